# 終端裡除詢問與戰報之外的文字。

welcome =
    { $seat ->
        [0] 第{ $seed }號對局，{ $players }人，你在旁觀。
       *[other] 第{ $seed }號對局，{ $players }人，你坐{ $seat }號位。輸入「?」查看說明，「q」離開。
    }
goodbye =
    { $saved ->
        [yes]
            再見。對局已儲存：{ $path }
            繼續對局：{ $command }
       *[no] 再見。對局尚未儲存。
    }
saved =
    { $saved ->
        [yes] 錄像已儲存：{ $path }
       *[no] 錄像未能儲存。
    }
your-role = 你的身份：{ $role }。
your-result =
    { $draw ->
        [yes] 平局，無人獲勝。
       *[no]
            { $won ->
                [yes] 你贏了！
               *[no] 你輸了。
            }
    }
confirm = { $picks }。Enter：確定；u：收回上一步。
confirm-help = Enter 表示確定，「u」收回上一步，「q」離開。
help =
    輸入數字選擇，也可一次輸入幾個，如「1 3」；0表示結束或放棄。
    u：收回上一步   t：顯示牌桌   l：最近的戰報
    ? 2：說明第2項   ? 殺：說明任何牌、武將或技能，以及為什麼不能選   q：儲存並離開
nothing-to-undo = 沒有可以收回的步驟。
no-such-choice =
    { $count ->
        [0] 這裡只能選0。
        [1] 請輸入1或列出的其他選項；「?」查看說明。
       *[other] 請輸入1到{ $count }的數字或列出的其他選項；「?」查看說明。
    }
do-not-fit = 不能這樣一起選。
unknown-name =
    { $hint ->
        [yes] 沒有名為「{ $name }」的牌、武將或技能。是不是：{ $near }
       *[no] 沒有名為「{ $name }」的牌、武將或技能。
    }

board-title = 第{ $round }輪 | 牌堆{ $draw }張，棄牌堆{ $discard }張
board-title-turn = 第{ $round }輪，{ $seat }的{ $phase } | 牌堆{ $draw }張，棄牌堆{ $discard }張
board-hand = 你的手牌：{ $cards }
board-hand-of = { $seat }的手牌：{ $cards }
board-pile = { $pile }：{ $cards }
no-cards = 沒有牌
note-distance = 距離{ $distance }
note-range = 攻擊範圍{ $range }

column-seat = 座次
column-agent = 電腦
column-general = 武將
column-role = 身份
column-hp = 體力
column-hand = 手牌
column-equip = 裝備區
column-judge = 判定區
column-notes = 備註
column-type = 類別
column-package = 包
column-id = 代號
column-name = 名稱
column-games = 局數
column-wins = 勝局
column-rate = 勝率
column-interval = 95%區間

head = { $name }（{ $note }）
general-note = { $title }，{ $kingdom }勢力，{ $gender }，{ $hp }體力
skill-entry = { $name }：{ $text }
more-in-full = 詳細說明：加上 --full
copies = 共{ $count }張：{ $cards }

wins-draw = 平局{ $count }局
averages = 平均每局：{ $decisions }次抉擇，{ $turns }個回合，{ $rounds }輪。
speed = { $games }局（出錯{ $errors }局），用時{ $seconds }秒：每秒{ $games_per_second }局，每秒{ $decisions_per_second }次抉擇。

verified =
    { $over ->
        [yes] { $file }無誤：{ $turns }個回合、{ $answers }個回答與結果均相符。
       *[no] { $file }至此無誤：{ $turns }個回合、{ $answers }個回答均相符；對局尚未結束。
    }
promised = 洗牌與承諾相符：承諾{ $commitment }與密鑰及{ $count }名玩家的隨機數一致。
not-promised = 這次洗牌未經承諾：錄像中沒有承諾，無從得知編號的來歷。
replay-help =
    Enter 或 n：下一步   n 10：前進十步   b：後退一步   g：下一回合   g 7：到第7個回合   e：到結尾
    t：顯示牌桌   s 2：以2號位的視角   s 0：以旁觀者的視角   s open：全部公開   l：最近的戰報
    ? 殺：說明   q：離開
replay-end = 錄像到此結束。

seat-points = { $seat } { $points }
points = 得分：{ $points }。
mean-points = 場均得分：{ $points }。

series-head = 系列賽共{ $games }局，編號{ $seed }。按行動順序的座次：{ $players }。
series-player = 玩家{ $number }
series-game =
    { $outcome ->
        [lord] 第{ $game }局（共{ $games }局），主公為{ $lord }：主公一方獲勝。
        [rebel] 第{ $game }局（共{ $games }局），主公為{ $lord }：反賊獲勝。
        [renegade] 第{ $game }局（共{ $games }局），主公為{ $lord }：內奸獲勝。
       *[other] 第{ $game }局（共{ $games }局），主公為{ $lord }：平局。
    }
series-final = 系列賽結束。
series-goodbye =
    系列賽已儲存：{ $path }
    繼續進行：{ $command }
column-player = 玩家
column-game = 第{ $number }局
column-total = 總分
column-place = 名次
