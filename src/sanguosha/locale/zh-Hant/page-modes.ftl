# 頁面上關於3v3、可選規則與系列賽的文字。

page-play-teams-hint = 三人一隊，兩隊對抗；其餘位置由電腦擔任
page-variants = 可選規則
page-option-round_cap = 輪數上限
    .value = 最多{ $count }輪
    .hint = 到時仍未分出勝負，即為平局。
page-teams-hint = 6人：前三個位置對後三個位置，各隊居中者為主帥。
page-team = 第{ $number }隊
page-places = 座位
page-draft = 選將
page-draft-team = { $name }的隊伍
page-draft-marshal = 主帥
page-draft-picks = 正在挑選{ $count }名武將……
page-draft-has = { $count }／{ $all }
page-draft-thinks = 正在抉擇……
page-draft-open-slot = 空位
page-draft-table = 桌上有{ $count }名武將
page-draft-blind = 每疊八張武將牌，雙方主帥選定之前誰也看不到。
page-draft-wait = 雙方主帥正在抉擇。
page-draft-line-up = 從你的八名武將中按位置順序點選三名；再點一次可收回。
page-draft-line-wait = 對方主帥正在布陣，六名武將將同時亮出。
page-draft-take-back = 收回{ $general }
page-draft-take = 選走{ $generals }
page-draft-lined = 布陣
page-place-in-line =
    { $at ->
        [0] 主帥：{ $name }
        [1] 前鋒甲：{ $name }
       *[other] 前鋒乙：{ $name }
    }
page-acted = 已行動
page-acted-hint = 已行動：身份牌橫置，直到所有人都行動完畢。
page-side-acts = { $side }行動
page-soul-text = { $seat }的暗魂「{ $soul }」。{ $text }
page-soul-yours = 你的暗魂
page-soul-with = 附於{ $seat }
page-soul-use = 發動
page-soul-quiet = 本輪不再詢問
page-shield = 保護
page-shield-text =
    { $count ->
        [0] 有人陣亡之前，體力至少保持1點。
       *[other] 有人陣亡之前，體力至少保持1點；但被其攻擊過的人不受此限：{ $seats }。
    }
page-reborn = 轉世
page-reborn-text = 已轉世：照常遊戲，但判斷勝負時仍視為陣亡。
page-points = 積分
page-series-table = 系列賽積分表
page-series-so-far = 系列賽：已進行{ $played }／{ $count }局
page-series-over = 系列賽共{ $count }局，已結束。
page-series-game = 局
page-series-replay = 第{ $number }局錄像：{ $outcome }
page-series-total = 總分
page-series-rank = 名次
page-series-next-lord = 下一局主公：{ $name }
page-series-next = 下一局
page-series-anew = 新的系列賽
page-series-fixed = 系列賽結束之前，座位與規則保持不變。
page-series-end = 結束系列賽
