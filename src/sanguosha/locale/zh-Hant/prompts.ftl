# 詢問玩家的話，以及問題下方按鈕上的字。
# $a、$b…是問題的參數（文字），$a_id 是原樣，$a_me 為 “yes” 表示就是被詢問的玩家。
# $low 與 $high 是可選的數量，$ways 是第一步有多少種選擇。

play-phase = 你的出牌階段：請使用一張牌或發動技能。
    .pass = 結束出牌階段
    .recast = 重鑄一張牌
    .declare = 明置武將
choose-revealed = 你的回合開始：要明置哪些武將？
    .pass = 不明置
ask-reveal-hand_limit = 是否明置{ $a }以改變手牌上限？
    .yes = 明置
    .no = 不明置
ask-reveal-judgement = 是否明置{ $a }以改變{ $b }的花色？
    .yes = 明置
    .no = 不明置
ask-reveal-target = { $c }對你使用【{ $b }】：是否明置{ $a }以不成為目標？
    .yes = 明置
    .no = 不明置
ask-reveal-dying = { $b }瀕死：是否明置{ $a }以改變可救援者？
    .yes = 明置
    .no = 不明置
use-skill =
    { $b_id ->
        [line]
            { $c_me ->
                [yes] 你
               *[no] { $c }
            }對{ $d_me ->
                [yes] 你
               *[no] { $d }
            }使用【{ $e }】：
        [dodged]
            { $c_me ->
                [yes] 你
               *[no] { $c }
            }的【{ $e }】被{ $d_me ->
                [yes] 你
               *[no] { $d }
            }抵消：
        [use]
            { $c_me ->
                [yes] 你
               *[no] { $c }
            }使用【{ $d }】：
        [play]
            { $c_me ->
                [yes] 你
               *[no] { $c }
            }打出【{ $d }】：
        [damage]
            { $d_id ->
                [none]
                    { $c_me ->
                        [yes] 你
                       *[no] { $c }
                    }受到{ $e }點傷害：
               *[other]
                    { $d_me ->
                        [yes] 你
                       *[no] { $d }
                    }對{ $c_me ->
                        [yes] 你
                       *[no] { $c }
                    }造成{ $e }點傷害：
            }
        [judgement]
            { $c_me ->
                [yes] 你
               *[no] { $c }
            }的「{ $d }」判定牌為{ $e }：
       *[none] { "" }
    }{ $ways ->
        [0] 沒有可用於{ $a_card ->
                [yes] 【{ $a }】
               *[no] 「{ $a }」
            }的牌。
        [1] 是否發動{ $a_card ->
                [yes] 【{ $a }】
               *[no] 「{ $a }」
            }？
       *[other] 可以發動多項技能，先發動哪一項？
    }
    .pass = 不發動

ask-dodge =
    { $c ->
        [1] { $a }對你使用【{ $b }】，是否使用一張【閃】？
       *[other] { $a }對你使用【{ $b }】，須使用{ $c }張【閃】才能抵消，是否使用一張？
    }
    .pass = 不閃
ask-duel =
    { $b ->
        [1] 與{ $a }決鬥：請打出一張【殺】，否則受到1點傷害。
       *[other] 與{ $a }決鬥：請依次打出{ $b }張【殺】，否則受到1點傷害。
    }
    .pass = 認輸
ask-archery_attack = { $a }的【萬箭齊發】：請打出一張【閃】，否則受到1點傷害。
    .pass = 受到傷害
ask-savage_assault = { $a }的【南蠻入侵】：請打出一張【殺】，否則受到1點傷害。
    .pass = 受到傷害
ask-nullification =
    { $b_id ->
        [nullification]
            { $d_id ->
                [on]
                    { $c_me ->
                        [yes] { $a }要讓【{ $e }】仍對你生效，是否使用【無懈可擊】抵消？
                       *[no] { $a }要讓【{ $e }】仍對{ $c }生效，是否使用【無懈可擊】抵消？
                    }
               *[off]
                    { $c_me ->
                        [yes] { $a }要抵消【{ $e }】對你的效果，是否使用【無懈可擊】令其仍然生效？
                       *[no] { $a }要抵消【{ $e }】對{ $c }的效果，是否使用【無懈可擊】令其仍然生效？
                    }
            }
       *[other]
            { $own ->
                [yes]
                    { $c_me ->
                        [yes] 你的【{ $b }】即將生效，是否使用【無懈可擊】抵消？
                       *[no] { $c }的【{ $b }】即將生效，是否使用【無懈可擊】抵消？
                    }
               *[no]
                    { $c_me ->
                        [yes] { $a }的【{ $b }】即將對你生效，是否使用【無懈可擊】抵消？
                       *[no] { $a }的【{ $b }】即將對{ $c }生效，是否使用【無懈可擊】抵消？
                    }
            }
    }
    .pass = 不無懈
ask-rescue =
    { $a_me ->
        [yes] 你處於瀕死狀態，須以【桃】或【酒】回復{ $b }點體力，否則死亡。
       *[no] { $a }處於瀕死狀態，還需回復{ $b }點體力，是否使用【桃】相救？
    }
    .pass =
        { $a_me ->
            [yes] 放棄自救
           *[no] 不救
        }
ask-collateral = { $a }的【借刀殺人】：請對{ $b }使用一張【殺】，否則交出你的武器。
    .pass = 交出武器
ask-fire_attack = { $a }展示了一張{ $b }牌，是否棄置一張同花色的手牌，對其造成1點火焰傷害？
    .pass = 不棄置
    .confirm = 棄置{ $cards }
ask-double_swords = { $a }的【雌雄雙股劍】：請棄置一張手牌，否則{ $a }摸一張牌。
    .pass = 讓其摸牌
    .confirm = 棄置{ $cards }
ask-blade = 【青龍偃月刀】：你的【殺】被{ $a }抵消，是否對其再使用一張【殺】？
    .pass = 不再追擊
ask-jijiang =
    { $b_id ->
        [none] { $a }發動「激將」：是否替其打出一張【殺】？
       *[other]
            { $c_id ->
                [none] { $a }發動「激將」，要對{ $b_me ->
                    [yes] 你
                   *[no] { $b }
                }使用【殺】：是否替其打出一張？
               *[other] { $a }發動「激將」，響應【{ $c }】：是否替其打出一張【殺】？
            }
    }
    .pass = 不響應
ask-hujia =
    { $b_id ->
        [none] { $a }發動「護駕」：是否替其打出一張【閃】？
       *[other] { $a }發動「護駕」，響應{ $b_me ->
            [yes] 你
           *[no] { $b }
        }的【{ $c }】：是否替其打出一張【閃】？
    }
    .pass = 不響應
ask-guhuo =
    { $c_id ->
        [none] { $a }的「蠱惑」：扣置一張牌，聲稱是【{ $b }】。是否質疑？
       *[other] { $a }的「蠱惑」：扣置一張牌，聲稱是對{ $c_me ->
            [yes] 你
           *[no] { $c }
        }使用的【{ $b }】。是否質疑？
    }
    .yes = 質疑
    .no = 不質疑
ask-ganglie = { $a }的「剛烈」：請棄置兩張手牌，否則受到1點傷害。
    .pass = 受到傷害
    .confirm = 棄置{ $count }張
ask-reward = 你擊殺了{ $a }，是否摸{ $b }張牌？
    .yes = 摸{ $b }張牌
    .no = 不摸牌
ask-luoshen = 「洛神」判定為黑色：是否再次判定？
    .yes = 再次判定
    .no = 到此為止

choose-general = 請選擇你的武將。
choose-discard = 手牌超出上限，請棄置{ $low }張牌。
    .confirm = 棄置{ $count }張
ask-dismantlement = 棄置{ $a }的哪張牌？
    .confirm = 棄置此牌
ask-snatch = 獲得{ $a }的哪張牌？
    .confirm = 獲得此牌
ask-fankui = { $skill }：獲得{ $a }的哪張牌？
    .confirm = 獲得此牌
ask-ice_sword = { $skill }：棄置{ $a }的哪張牌？
    .confirm = 棄置此牌
ask-amazing_grace = 【五穀豐登】：請選擇一張牌獲得。
    .confirm = 獲得{ $cards }
ask-fire_attack-show = { $a }的【火攻】：請展示一張手牌。
    .confirm = 展示{ $cards }
choose-contest-card = 請選擇拼點用的手牌。
    .confirm = 以{ $cards }拼點
ask-guanxing = 觀星：先依次選置於牌堆頂的牌（先選的在最上），再依次選置於牌堆底的牌（後選的在最下）。
    .next = 其餘置於牌堆底
    .confirm = 就這樣放回
    .panel = 觀星：上行放回牌堆頂，最左邊的最先摸到；下行放到牌堆底。
ask-fanjian = { $a }的「反間」：請聲明一種花色。
ask-fanjian-card = 請抽取{ $a }的一張手牌。
ask-yiji = 「遺計」：可以將剛摸的牌交給其他角色。
    .done =
        { $picked ->
            [0] 都留給自己
           *[other] 就這樣分配
        }
ask-buqu =
    { $low ->
        [1] 你回復了體力：移去哪張「不屈牌」？
       *[other] 你回復了體力：移去哪{ $low }張「不屈牌」？
    }
    .confirm = 移去{ $count }張

# What is asked where a skill or card has no words of its own: $skill is its name.
ask-cards = { $skill }：請選擇牌。
ask-card_of = { $skill }：選擇{ $a }的哪張牌？
ask-seats = { $skill }：請選擇角色。
ask-option = { $skill }：請選擇。
ask-distribute = { $skill }：請分配這些牌。
ask-arrange = { $skill }：請排列這些牌。
ask-play = { $skill }：是否打出一張牌？
ask-use = { $skill }：是否使用一張牌？

option-pass = 放棄
option-done = 完成
option-next = 下一堆
option-yes = 是，這樣做
option-no = 不這樣做
option-recast = 重鑄一張牌
option-declare = 明置武將
way = { $skill }：{ $way }
way-shensu-1 = 跳過判定階段和摸牌階段
way-shensu-2 = 跳過出牌階段並棄置一張裝備牌
use-way =
    { $card ->
        [yes] 發動【{ $way }】
       *[no] 發動「{ $way }」
    }
unseen-card = { $seat }的一張手牌（不看牌面）
reason-hand_limit = 棄至手牌上限
reason-avoid = 以免受罰
reason-attack = 以造成傷害
