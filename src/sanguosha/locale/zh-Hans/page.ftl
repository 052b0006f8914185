# 网页上除提问与战报之外的文字。

page-connection-lost = 连接已断开，正在重新连接……
page-question = 当前提问
page-others = 其他玩家
page-middle = 牌桌中央
page-your-place = 你的位置
page-your-hand = 你的手牌：{ $count }张
page-round = 第{ $round }轮
page-drawer = 战报与聊天
page-log = 战报
page-chat = 聊天
page-chat-empty = 还没有人说话。
page-chat-write = 说点什么
page-chat-send = 发送
page-threw-flower = 向{ $at }献花
page-threw-egg = 向{ $at }扔鸡蛋
page-close = 关闭
page-settings = 设置
page-leave = 离开房间
page-leave-really = 确定离开？将由电脑代打
page-hand-over =
    { $on ->
        [yes] 取消托管
       *[no] 托管
    }
page-take-back = 取消托管
page-auto-pass = { $how ->
        [card] 此牌不问无懈
        [round] 本轮不问无懈
       *[always] 始终不问无懈
    }
page-auto-pass-always = 始终不询问无懈可击
page-auto-pass-stop = 恢复询问无懈可击
page-pass-card = 此牌不再询问
page-pass-round = 本轮不再询问
page-waiting-for = 等待{ $seats }
page-turn-of =
    { $mine ->
        [yes] 你的回合
       *[no] { $seat }的回合
    }
page-still-can-act = 你还可以出牌，确定结束出牌阶段？
page-go-on = 继续出牌
page-back = 撤回上一步
page-use = 使用{ $card }
page-use-on = 对{ $targets }使用{ $card }
page-play = 打出{ $card }
page-recast = 重铸{ $cards }
page-choose-cards = 选择{ $cards }
page-choose-seats = 选择{ $targets }
page-why-dead = { $seat }已阵亡。
page-why-far = { $seat }不在攻击范围内：距离{ $distance }，你的攻击范围{ $range }。
page-why-card-first = 请先选择牌或技能。
page-why-not-seat = 现在不能选择{ $seat }。
page-why-not-card = 现在不能选择{ $card }。
page-order = 手牌排序：{ $order ->
        [kind] 按种类
        [suit] 按花色
       *[drawn] 按摸牌顺序
    }
page-order-short =
    { $order ->
        [kind] 种类
        [suit] 花色
       *[drawn] 摸牌
    }
page-unfold = 展开全部手牌
page-fold = 收起手牌
page-no-hand = 没有手牌
page-no-equipment = 没有装备
page-hand-count = { $count }张手牌
page-unseen-card = 第{ $number }张暗牌
page-turned-over = 翻面：跳过下一个回合
page-away = 离线
page-bot-plays = 电脑操作中
page-seat-number = { $number }号位
page-seat-spoken = { $seat }，{ $alive ->
        [yes] 体力{ $hp }/{ $max }，手牌{ $hand }张
       *[no] 已阵亡
    }{ $turn ->
        [yes] ，当前回合
       *[no] { "" }
    }
page-distance = 距离{ $distance }{ $reach ->
        [yes] ；在你的攻击范围内
       *[no] ；不在你的攻击范围内
    }{ $reached ->
        [yes] ；你在其攻击范围内
       *[no] ；你不在其攻击范围内
    }
page-fact-hp = 体力{ $hp }/{ $max }
page-fact-range = 攻击范围{ $range }
page-my-guess = 我猜其身份
page-flower = 献花
page-egg = 扔鸡蛋
page-counts-as = 视为{ $card }
page-judging = { $seat }判定：{ $reason }
page-dying = 濒死！
page-arrange-pile =
    { $pile ->
        [first] 牌堆顶
        [last] 牌堆底
       *[middle] 中间
    }
page-arrange-card = { $card }，第{ $place }张，共{ $count }张
page-arrange-hint = 拖动牌来排序，点一下换到另一行，也可用方向键。
page-share-hint =
    { $giving ->
        [yes] 再选择获得此牌的角色。
       *[no] 先选牌，再选获得它的角色。
    }
page-result =
    { $won ->
        [yes] 胜利
       *[no] 失败
    }
page-result-draw = 平局
page-result-over = 游戏结束
page-result-show = 查看结果
page-result-hide = 查看牌桌
page-winner = 胜
page-score-damage = 伤害
page-score-saved = 救人
page-score-kills = 击杀
page-rematch = 再来一局
page-to-room = 返回房间
page-watch-replay = 观看录像
page-share = 复制链接
page-copied = 已复制
phrase-greet = 诸位，请了！
phrase-hurry = 快点吧，我等得花儿都谢了！
phrase-wait = 容我想想。
phrase-thanks = 多谢！
phrase-well = 打得漂亮！
phrase-sorry = 得罪了。
phrase-lord = 保护主公！
phrase-rebel = 讨伐主公！
phrase-peach = 求桃！
phrase-laugh = 哈哈哈！
