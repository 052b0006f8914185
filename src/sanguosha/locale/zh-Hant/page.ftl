# 網頁上除提問與戰報之外的文字。

page-connection-lost = 連線已中斷，正在重新連線……
page-question = 目前提問
page-others = 其他玩家
page-middle = 牌桌中央
page-your-place = 你的位置
page-your-hand = 你的手牌：{ $count }張
page-round = 第{ $round }輪
page-drawer = 戰報與聊天
page-log = 戰報
page-chat = 聊天
page-chat-empty = 還沒有人說話。
page-chat-write = 說點什麼
page-chat-send = 傳送
page-threw-flower = 向{ $at }獻花
page-threw-egg = 向{ $at }扔雞蛋
page-close = 關閉
page-settings = 設定
page-leave = 離開房間
page-leave-really = 確定離開？將由電腦代打
page-hand-over =
    { $on ->
        [yes] 取消託管
       *[no] 託管
    }
page-take-back = 取消託管
page-auto-pass = { $how ->
        [card] 此牌不問無懈
        [round] 本輪不問無懈
       *[always] 始終不問無懈
    }
page-auto-pass-always = 始終不詢問無懈可擊
page-auto-pass-stop = 恢復詢問無懈可擊
page-pass-card = 此牌不再詢問
page-pass-round = 本輪不再詢問
page-waiting-for = 等待{ $seats }
page-turn-of =
    { $mine ->
        [yes] 你的回合
       *[no] { $seat }的回合
    }
page-still-can-act = 你還可以出牌，確定結束出牌階段？
page-go-on = 繼續出牌
page-back = 撤回上一步
page-use = 使用{ $card }
page-use-on = 對{ $targets }使用{ $card }
page-play = 打出{ $card }
page-recast = 重鑄{ $cards }
page-choose-cards = 選擇{ $cards }
page-choose-seats = 選擇{ $targets }
page-why-dead = { $seat }已陣亡。
page-why-far = { $seat }不在攻擊範圍內：距離{ $distance }，你的攻擊範圍{ $range }。
page-why-card-first = 請先選擇牌或技能。
page-why-not-seat = 現在不能選擇{ $seat }。
page-why-not-card = 現在不能選擇{ $card }。
page-order = 手牌排序：{ $order ->
        [kind] 按種類
        [suit] 按花色
       *[drawn] 按摸牌順序
    }
page-order-short =
    { $order ->
        [kind] 種類
        [suit] 花色
       *[drawn] 摸牌
    }
page-unfold = 展開全部手牌
page-fold = 收起手牌
page-no-hand = 沒有手牌
page-no-equipment = 沒有裝備
page-hand-count = { $count }張手牌
page-unseen-card = 第{ $number }張暗牌
page-turned-over = 翻面：跳過下一個回合
page-away = 離線
page-bot-plays = 電腦操作中
page-seat-number = { $number }號位
page-seat-spoken = { $seat }，{ $alive ->
        [yes] 體力{ $hp }/{ $max }，手牌{ $hand }張
       *[no] 已陣亡
    }{ $turn ->
        [yes] ，目前回合
       *[no] { "" }
    }
page-distance = 距離{ $distance }{ $reach ->
        [yes] ；在你的攻擊範圍內
       *[no] ；不在你的攻擊範圍內
    }{ $reached ->
        [yes] ；你在其攻擊範圍內
       *[no] ；你不在其攻擊範圍內
    }
page-fact-hp = 體力{ $hp }/{ $max }
page-fact-range = 攻擊範圍{ $range }
page-my-guess = 我猜其身分
page-flower = 獻花
page-egg = 扔雞蛋
page-counts-as = 視為{ $card }
page-judging = { $seat }判定：{ $reason }
page-dying = 瀕死！
page-arrange-pile =
    { $pile ->
        [first] 牌堆頂
        [last] 牌堆底
       *[middle] 中間
    }
page-arrange-card = { $card }，第{ $place }張，共{ $count }張
page-arrange-hint = 拖動牌來排序，點一下換到另一行，也可用方向鍵。
page-share-hint =
    { $giving ->
        [yes] 再選擇獲得此牌的角色。
       *[no] 先選牌，再選獲得它的角色。
    }
page-result =
    { $won ->
        [yes] 勝利
       *[no] 失敗
    }
page-result-draw = 平局
page-result-over = 遊戲結束
page-result-show = 查看結果
page-result-hide = 查看牌桌
page-winner = 勝
page-score-damage = 傷害
page-score-saved = 救人
page-score-kills = 擊殺
page-rematch = 再來一局
page-to-room = 返回房間
page-watch-replay = 觀看錄影
page-share = 複製連結
page-copied = 已複製
phrase-greet = 諸位，請了！
phrase-hurry = 快點吧，我等得花兒都謝了！
phrase-wait = 容我想想。
phrase-thanks = 多謝！
phrase-well = 打得漂亮！
phrase-sorry = 得罪了。
phrase-lord = 保護主公！
phrase-rebel = 討伐主公！
phrase-peach = 求桃！
phrase-laugh = 哈哈哈！
