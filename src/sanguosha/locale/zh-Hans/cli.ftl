# 终端里除询问与战报之外的文字。

welcome =
    { $seat ->
        [0] 第{ $seed }号对局，{ $players }人，你在旁观。
       *[other] 第{ $seed }号对局，{ $players }人，你坐{ $seat }号位。输入“?”查看帮助，“q”退出。
    }
goodbye =
    { $saved ->
        [yes]
            再见。对局已保存：{ $path }
            继续对局：{ $command }
       *[no] 再见。对局尚未保存。
    }
saved =
    { $saved ->
        [yes] 录像已保存：{ $path }
       *[no] 录像未能保存。
    }
your-role = 你的身份：{ $role }。
your-result =
    { $draw ->
        [yes] 平局，无人获胜。
       *[no]
            { $won ->
                [yes] 你赢了！
               *[no] 你输了。
            }
    }
confirm = { $picks }。回车：确定；u：撤销上一步。
confirm-help = 回车表示确定，“u”撤销上一步，“q”退出。
help =
    输入数字选择，也可一次输入几个，如“1 3”；0表示结束或放弃。
    u：撤销上一步   t：显示牌桌   l：最近的战报
    ? 2：说明第2项   ? 杀：说明任何牌、武将或技能，以及为什么不能选   q：保存并退出
nothing-to-undo = 没有可以撤销的步骤。
no-such-choice =
    { $count ->
        [0] 这里只能选0。
        [1] 请输入1或列出的其他选项；“?”查看帮助。
       *[other] 请输入1到{ $count }的数字或列出的其他选项；“?”查看帮助。
    }
do-not-fit = 不能这样一起选。
unknown-name =
    { $hint ->
        [yes] 没有名为“{ $name }”的牌、武将或技能。是不是：{ $near }
       *[no] 没有名为“{ $name }”的牌、武将或技能。
    }

board-title = 第{ $round }轮 | 牌堆{ $draw }张，弃牌堆{ $discard }张
board-title-turn = 第{ $round }轮，{ $seat }的{ $phase } | 牌堆{ $draw }张，弃牌堆{ $discard }张
board-hand = 你的手牌：{ $cards }
board-hand-of = { $seat }的手牌：{ $cards }
board-pile = { $pile }：{ $cards }
no-cards = 没有牌
note-distance = 距离{ $distance }
note-range = 攻击范围{ $range }

column-seat = 座次
column-agent = 电脑
column-general = 武将
column-role = 身份
column-hp = 体力
column-hand = 手牌
column-equip = 装备区
column-judge = 判定区
column-notes = 备注
column-type = 类别
column-package = 包
column-id = 代号
column-name = 名称
column-games = 局数
column-wins = 胜局
column-rate = 胜率
column-interval = 95%区间

head = { $name }（{ $note }）
general-note = { $title }，{ $kingdom }势力，{ $gender }，{ $hp }体力
skill-entry = { $name }：{ $text }
more-in-full = 详细说明：加上 --full
copies = 共{ $count }张：{ $cards }

wins-draw = 平局{ $count }局
averages = 平均每局：{ $decisions }次抉择，{ $turns }个回合，{ $rounds }轮。
speed = { $games }局（出错{ $errors }局），用时{ $seconds }秒：每秒{ $games_per_second }局，每秒{ $decisions_per_second }次抉择。

verified =
    { $over ->
        [yes] { $file }无误：{ $turns }个回合、{ $answers }个回答与结果均相符。
       *[no] { $file }至此无误：{ $turns }个回合、{ $answers }个回答均相符；对局尚未结束。
    }
promised = 洗牌与承诺相符：承诺{ $commitment }与密钥及{ $count }名玩家的随机数一致。
not-promised = 这次洗牌未经承诺：录像中没有承诺，无从得知编号的来历。
replay-help =
    回车或n：下一步   n 10：前进十步   b：后退一步   g：下一回合   g 7：到第7个回合   e：到结尾
    t：显示牌桌   s 2：以2号位的视角   s 0：以旁观者的视角   s open：全部公开   l：最近的战报
    ? 杀：说明   q：退出
replay-end = 录像到此结束。

seat-points = { $seat } { $points }
points = 得分：{ $points }。
mean-points = 场均得分：{ $points }。

series-head = 系列赛共{ $games }局，编号{ $seed }。按行动顺序的座次：{ $players }。
series-player = 玩家{ $number }
series-game =
    { $outcome ->
        [lord] 第{ $game }局（共{ $games }局），主公为{ $lord }：主公一方获胜。
        [rebel] 第{ $game }局（共{ $games }局），主公为{ $lord }：反贼获胜。
        [renegade] 第{ $game }局（共{ $games }局），主公为{ $lord }：内奸获胜。
       *[other] 第{ $game }局（共{ $games }局），主公为{ $lord }：平局。
    }
series-final = 系列赛结束。
series-goodbye =
    系列赛已保存：{ $path }
    继续进行：{ $command }
column-player = 玩家
column-game = 第{ $number }局
column-total = 总分
column-place = 名次
