# 询问玩家的话，以及问题下方按钮上的字。
# $a、$b…是问题的参数（文字），$a_id 是原样，$a_me 为 “yes” 表示就是被询问的玩家。
# $low 与 $high 是可选的数量，$ways 是第一步有多少种选择。

play-phase = 你的出牌阶段：请使用一张牌或发动技能。
    .pass = 结束出牌阶段
    .recast = 重铸一张牌
    .declare = 明置武将
choose-revealed = 你的回合开始：要明置哪些武将？
    .pass = 不明置
ask-reveal-hand_limit = 是否明置{ $a }以改变手牌上限？
    .yes = 明置
    .no = 不明置
ask-reveal-judgement = 是否明置{ $a }以改变{ $b }的花色？
    .yes = 明置
    .no = 不明置
ask-reveal-target = { $c }对你使用【{ $b }】：是否明置{ $a }以不成为目标？
    .yes = 明置
    .no = 不明置
ask-reveal-dying = { $b }濒死：是否明置{ $a }以改变可救援者？
    .yes = 明置
    .no = 不明置
use-skill =
    { $b_id ->
        [line]
            { $c_me ->
                [yes] 你
               *[no] { $c }
            }对{ $d_me ->
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
                    }受到{ $e }点伤害：
               *[other]
                    { $d_me ->
                        [yes] 你
                       *[no] { $d }
                    }对{ $c_me ->
                        [yes] 你
                       *[no] { $c }
                    }造成{ $e }点伤害：
            }
        [judgement]
            { $c_me ->
                [yes] 你
               *[no] { $c }
            }的“{ $d }”判定牌为{ $e }：
       *[none] { "" }
    }{ $ways ->
        [0] 没有可用于{ $a_card ->
                [yes] 【{ $a }】
               *[no] “{ $a }”
            }的牌。
        [1] 是否发动{ $a_card ->
                [yes] 【{ $a }】
               *[no] “{ $a }”
            }？
       *[other] 可以发动多项技能，先发动哪一项？
    }
    .pass = 不发动

ask-dodge =
    { $c ->
        [1] { $a }对你使用【{ $b }】，是否使用一张【闪】？
       *[other] { $a }对你使用【{ $b }】，须使用{ $c }张【闪】才能抵消，是否使用一张？
    }
    .pass = 不闪
ask-duel =
    { $b ->
        [1] 与{ $a }决斗：请打出一张【杀】，否则受到1点伤害。
       *[other] 与{ $a }决斗：请依次打出{ $b }张【杀】，否则受到1点伤害。
    }
    .pass = 认输
ask-archery_attack = { $a }的【万箭齐发】：请打出一张【闪】，否则受到1点伤害。
    .pass = 受到伤害
ask-savage_assault = { $a }的【南蛮入侵】：请打出一张【杀】，否则受到1点伤害。
    .pass = 受到伤害
ask-nullification =
    { $b_id ->
        [nullification]
            { $d_id ->
                [on]
                    { $c_me ->
                        [yes] { $a }要让【{ $e }】仍对你生效，是否使用【无懈可击】抵消？
                       *[no] { $a }要让【{ $e }】仍对{ $c }生效，是否使用【无懈可击】抵消？
                    }
               *[off]
                    { $c_me ->
                        [yes] { $a }要抵消【{ $e }】对你的效果，是否使用【无懈可击】令其仍然生效？
                       *[no] { $a }要抵消【{ $e }】对{ $c }的效果，是否使用【无懈可击】令其仍然生效？
                    }
            }
       *[other]
            { $own ->
                [yes]
                    { $c_me ->
                        [yes] 你的【{ $b }】即将生效，是否使用【无懈可击】抵消？
                       *[no] { $c }的【{ $b }】即将生效，是否使用【无懈可击】抵消？
                    }
               *[no]
                    { $c_me ->
                        [yes] { $a }的【{ $b }】即将对你生效，是否使用【无懈可击】抵消？
                       *[no] { $a }的【{ $b }】即将对{ $c }生效，是否使用【无懈可击】抵消？
                    }
            }
    }
    .pass = 不无懈
ask-rescue =
    { $a_me ->
        [yes] 你处于濒死状态，须以【桃】或【酒】回复{ $b }点体力，否则死亡。
       *[no] { $a }处于濒死状态，还需回复{ $b }点体力，是否使用【桃】相救？
    }
    .pass =
        { $a_me ->
            [yes] 放弃自救
           *[no] 不救
        }
ask-collateral = { $a }的【借刀杀人】：请对{ $b }使用一张【杀】，否则交出你的武器。
    .pass = 交出武器
ask-fire_attack = { $a }展示了一张{ $b }牌，是否弃置一张同花色的手牌，对其造成1点火焰伤害？
    .pass = 不弃置
    .confirm = 弃置{ $cards }
ask-double_swords = { $a }的【雌雄双股剑】：请弃置一张手牌，否则{ $a }摸一张牌。
    .pass = 让其摸牌
    .confirm = 弃置{ $cards }
ask-blade = 【青龙偃月刀】：你的【杀】被{ $a }抵消，是否对其再使用一张【杀】？
    .pass = 不再追击
ask-jijiang =
    { $b_id ->
        [none] { $a }发动“激将”：是否替其打出一张【杀】？
       *[other]
            { $c_id ->
                [none] { $a }发动“激将”，要对{ $b_me ->
                    [yes] 你
                   *[no] { $b }
                }使用【杀】：是否替其打出一张？
               *[other] { $a }发动“激将”，响应【{ $c }】：是否替其打出一张【杀】？
            }
    }
    .pass = 不响应
ask-hujia =
    { $b_id ->
        [none] { $a }发动“护驾”：是否替其打出一张【闪】？
       *[other] { $a }发动“护驾”，响应{ $b_me ->
            [yes] 你
           *[no] { $b }
        }的【{ $c }】：是否替其打出一张【闪】？
    }
    .pass = 不响应
ask-guhuo =
    { $c_id ->
        [none] { $a }的“蛊惑”：扣置一张牌，声称是【{ $b }】。是否质疑？
       *[other] { $a }的“蛊惑”：扣置一张牌，声称是对{ $c_me ->
            [yes] 你
           *[no] { $c }
        }使用的【{ $b }】。是否质疑？
    }
    .yes = 质疑
    .no = 不质疑
ask-ganglie = { $a }的“刚烈”：请弃置两张手牌，否则受到1点伤害。
    .pass = 受到伤害
    .confirm = 弃置{ $count }张
ask-reward = 你击杀了{ $a }，是否摸{ $b }张牌？
    .yes = 摸{ $b }张牌
    .no = 不摸牌
ask-luoshen = “洛神”判定为黑色：是否再次判定？
    .yes = 再次判定
    .no = 到此为止

choose-general = 请选择你的武将。
choose-discard = 手牌超出上限，请弃置{ $low }张牌。
    .confirm = 弃置{ $count }张
ask-dismantlement = 弃置{ $a }的哪张牌？
    .confirm = 弃置此牌
ask-snatch = 获得{ $a }的哪张牌？
    .confirm = 获得此牌
ask-fankui = { $skill }：获得{ $a }的哪张牌？
    .confirm = 获得此牌
ask-ice_sword = { $skill }：弃置{ $a }的哪张牌？
    .confirm = 弃置此牌
ask-amazing_grace = 【五谷丰登】：请选择一张牌获得。
    .confirm = 获得{ $cards }
ask-fire_attack-show = { $a }的【火攻】：请展示一张手牌。
    .confirm = 展示{ $cards }
choose-contest-card = 请选择拼点用的手牌。
    .confirm = 以{ $cards }拼点
ask-guanxing = 观星：先依次选置于牌堆顶的牌（先选的在最上），再依次选置于牌堆底的牌（后选的在最下）。
    .next = 其余置于牌堆底
    .confirm = 就这样放回
    .panel = 观星：上行放回牌堆顶，最左边的最先摸到；下行放到牌堆底。
ask-fanjian = { $a }的“反间”：请声明一种花色。
ask-fanjian-card = 请抽取{ $a }的一张手牌。
ask-yiji = “遗计”：可以将刚摸的牌交给其他角色。
    .done =
        { $picked ->
            [0] 都留给自己
           *[other] 就这样分配
        }
ask-buqu =
    { $low ->
        [1] 你回复了体力：移去哪张“不屈牌”？
       *[other] 你回复了体力：移去哪{ $low }张“不屈牌”？
    }
    .confirm = 移去{ $count }张

# What is asked where a skill or card has no words of its own: $skill is its name.
ask-cards = { $skill }：请选择牌。
ask-card_of = { $skill }：选择{ $a }的哪张牌？
ask-seats = { $skill }：请选择角色。
ask-option = { $skill }：请选择。
ask-distribute = { $skill }：请分配这些牌。
ask-arrange = { $skill }：请排列这些牌。
ask-play = { $skill }：是否打出一张牌？
ask-use = { $skill }：是否使用一张牌？

option-pass = 放弃
option-done = 完成
option-next = 下一堆
option-yes = 是，这样做
option-no = 不这样做
option-recast = 重铸一张牌
option-declare = 明置武将
way = { $skill }：{ $way }
way-shensu-1 = 跳过判定阶段和摸牌阶段
way-shensu-2 = 跳过出牌阶段并弃置一张装备牌
use-way =
    { $card ->
        [yes] 发动【{ $way }】
       *[no] 发动“{ $way }”
    }
unseen-card = { $seat }的一张手牌（不看牌面）
reason-hand_limit = 弃至手牌上限
reason-avoid = 以免受罚
reason-attack = 以造成伤害
