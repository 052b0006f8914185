general-zhou_cang = Chu Thương
    .title = Người vác đao
skill-kangdao = Khiêng Đao
    .text = Khi bạn trang bị một vũ khí, bạn có thể rút 1 lá.
card-feint = Dương Công
    .text = Dùng lên một nhân vật khác có bài trên tay: trừ khi người đó đánh ra một lá Thiểm, bạn bỏ một lá trên tay người đó.
ask-feint = { $a } dương công: hãy đánh ra một lá Thiểm, nếu không sẽ mất một lá trên tay.
