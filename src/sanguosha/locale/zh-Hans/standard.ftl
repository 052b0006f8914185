# 标准版武将与技能（身份局）

general-liu_bei = 刘备
    .title = 仁义之君
skill-rende = 仁德
    .text = 出牌阶段，你可以将任意张手牌交给其他角色。当你此阶段给出的牌首次达到两张时，你回复1点体力。
    .detail =
        可多次发动，也可一次分给多名角色；对方不能拒绝。
        每个阶段只回复一次。装备区里的牌不能给。
    .verb = 将{ $count }张牌交给{ $targets }
skill-jijiang = 激将
    .text = 主公技，当你需要使用或打出【杀】时，你可以令其他蜀势力角色选择是否替你打出一张【杀】。
    .detail =
        从你起按行动顺序依次询问，有人打出即停止。此【杀】视为由你使用或打出，花色、颜色与属性不变。
        若为使用，你先指定目标，且须符合你自己使用【杀】的一切条件（距离、次数等）。
        若无人打出，你仍可自己使用或打出【杀】；但你在出牌阶段为使用【杀】而无人打出后，此阶段不能再为使用【杀】发动。
    .verb = 请蜀势力角色代出【杀】

general-zhang_fei = 张飞
    .title = 长坂怒吼
skill-paoxiao = 咆哮
    .text = 出牌阶段，你使用【杀】无次数限制。
    .detail = 攻击范围与目标的限制不变。

general-guan_yu = 关羽
    .title = 千里独行
skill-wusheng = 武圣
    .text = 你可以将一张红色牌当【杀】使用或打出。
    .detail =
        手牌和装备区里的牌都可以，当作普通【杀】。
        若此【杀】要依靠某张装备牌才合法（攻击范围、距离、额外使用次数）或才有某种效果，你不能用该装备牌来转化。例如红色的【麒麟弓】只能当【杀】对没有它也在攻击范围内的角色使用。

general-zhuge_liang = 诸葛亮
    .title = 隆中卧龙
skill-guanxing = 观星
    .text = 准备阶段，你可以观看牌堆顶的X张牌（X为存活角色数，至多为5），将它们以任意顺序置于牌堆顶或牌堆底。
    .detail =
        置于牌堆顶的张数任意，可以是全部，也可以一张也没有。
        其他角色只知道牌堆顶和牌堆底各置几张。
    .verb = 观看牌堆顶的牌
skill-kongcheng = 空城
    .text = 锁定技，若你没有手牌，你不能被选为【杀】或【决斗】的目标。
    .detail = 此条件只在选择或变更目标时检查，此后手牌数的变化不影响已成立的目标。

general-zhao_yun = 赵云
    .title = 常山飞骑
skill-longdan = 龙胆
    .text = 你可以将【杀】当【闪】、【闪】当【杀】使用或打出。
    .detail = 只限手牌。任何属性的【杀】都可以；【闪】当作普通【杀】。

general-ma_chao = 马超
    .title = 西凉银骑
skill-mashu = 马术
    .text = 锁定技，你计算与其他角色的距离-1。
    .detail = 至少为1。不占用坐骑栏，可与进攻坐骑叠加。
skill-tieqi = 铁骑
    .text = 当你使用【杀】指定一名目标后，你可以进行判定：若结果为红色，其不能使用【闪】响应此【杀】。
    .detail =
        以任何方式都不能使用【闪】，【八卦阵】也不行。
        对每名目标分别决定是否发动。
    .verb = 进行判定

general-huang_yueying = 黄月英
    .title = 巧思才女
skill-jizhi = 集智
    .text = 当你使用普通锦囊牌时，你可以摸一张牌。
    .detail =
        在该牌结算前摸牌。
        延时锦囊牌不是普通锦囊牌；重铸不是使用。
    .verb = 摸一张牌
skill-qicai = 奇才
    .text = 你使用锦囊牌无距离限制。

general-sun_quan = 孙权
    .title = 江东之主
skill-zhiheng = 制衡
    .text = 出牌阶段限一次，你可以弃置任意张牌，然后摸等量的牌。
    .detail = 至少一张。手牌和装备区里的牌都可以。
    .verb = 弃置{ $count }张，摸{ $count }张
skill-jiuyuan = 救援
    .text = 主公技，锁定技，当你处于濒死状态时，其他吴势力角色对你使用的【桃】令你额外回复1点体力。

general-gan_ning = 甘宁
    .title = 百骑劫营
skill-qixi = 奇袭
    .text = 出牌阶段，你可以将一张黑色牌当【过河拆桥】使用。
    .detail = 手牌和装备区里的牌都可以。

general-lv_meng = 吕蒙
    .title = 刮目之士
skill-keji = 克己
    .text = 若你于出牌阶段内没有使用或打出过【杀】，你可以跳过本回合的弃牌阶段。
    .detail =
        在【决斗】中打出的【杀】也算。
        在弃牌阶段开始前发动。
    .verb = 跳过弃牌阶段

general-huang_gai = 黄盖
    .title = 赤壁老将
skill-kurou = 苦肉
    .text = 出牌阶段，你可以失去1点体力，然后摸两张牌。
    .detail =
        可多次发动。失去体力不是受到伤害。
        若你因此进入濒死状态，先结算濒死；存活才摸牌。
    .verb = 失去1点体力，摸两张牌

general-zhou_yu = 周瑜
    .title = 顾曲儒将
skill-yingzi = 英姿
    .text = 摸牌阶段，你可以多摸一张牌。
    .verb = 多摸一张牌
skill-fanjian = 反间
    .text = 出牌阶段限一次，你可以令一名其他角色声明一种花色，然后抽取你的一张手牌并展示：若花色与声明的不同，你对其造成1点伤害。之后其获得此牌。
    .detail =
        抽取时不看牌面；展示时此牌仍是你的手牌。
        无论花色是否相同，其存活即获得此牌；若此牌此前已离开你的手牌，则不获得。
    .verb = 令{ $targets }声明花色并抽牌

general-da_qiao = 大乔
    .title = 江东明珠
skill-guose = 国色
    .text = 出牌阶段，你可以将一张方块牌当【乐不思蜀】使用。
    .detail = 手牌和装备区里的牌都可以。
skill-liuli = 流离
    .text = 当你成为【杀】的目标时，你可以弃置一张牌，将此【杀】转移给你攻击范围内的一名其他角色。
    .detail =
        该角色不能是此【杀】的使用者，也不能已是其目标，且须能成为此【杀】的目标；不必在使用者的攻击范围内。
        手牌和装备区里的牌都可以弃置；计算距离与攻击范围时，不计入要弃置的牌。
    .verb = 将【杀】转移给{ $targets }

general-lu_xun = 陆逊
    .title = 夷陵书生
skill-qianxun = 谦逊
    .text = 锁定技，你不能成为【顺手牵羊】或【乐不思蜀】的目标。
skill-lianying = 连营
    .text = 当你失去最后的手牌后，你可以摸一张牌。
    .detail = 立即摸牌，先于令你失去手牌的效果的后续结算：使用最后一张【杀】，先摸牌，对方再出【闪】。
    .verb = 摸一张牌

general-sun_shangxiang = 孙尚香
    .title = 江东巾帼
skill-jieyin = 结姻
    .text = 出牌阶段限一次，你可以弃置两张手牌并选择一名已受伤的男性角色，你与其各回复1点体力。
    .detail = 你没有受伤也可以发动，此时只有其回复。
    .verb = 弃置两张牌，治疗{ $targets }
skill-xiaoji = 枭姬
    .text = 当你失去装备区里的一张牌后，你可以摸两张牌。
    .detail = 同时失去多张时，每张各发动一次。更换、弃置、被拿走都算失去。
    .verb = 摸两张牌

general-cao_cao = 曹操
    .title = 乱世雄主
skill-jianxiong = 奸雄
    .text = 当你受到伤害后，你可以获得造成此伤害的牌。
    .detail = 此牌须是仍在结算中的实体牌；由多张牌转化而成的，可以全部获得。
    .verb = 获得造成伤害的牌
skill-hujia = 护驾
    .text = 主公技，当你需要使用或打出【闪】时，你可以令其他魏势力角色选择是否替你打出一张【闪】。
    .detail =
        从你起按行动顺序依次询问，有人打出即停止。此【闪】视为由你使用或打出。
        若无人打出，你仍可自己使用或打出【闪】。
    .verb = 请魏势力角色代出【闪】

general-sima_yi = 司马懿
    .title = 隐忍谋臣
skill-fankui = 反馈
    .text = 当你受到伤害后，你可以获得伤害来源的一张牌。
    .detail =
        装备区里的牌由你指定，手牌随机获得。
        伤害来源须存活。每次伤害限发动一次，与伤害点数无关。
    .verb = 获得其一张牌
skill-guicai = 鬼才
    .text = 当一名角色的判定牌生效前，你可以打出一张手牌代替之。
    .detail = 任意角色的判定都可以，包括你自己的。原判定牌置入弃牌堆。
    .verb = 用{ $cards }代替判定牌

general-xiahou_dun = 夏侯惇
    .title = 拔矢之将
    .also = 夏侯敦
skill-ganglie = 刚烈
    .text = 当你受到伤害后，你可以进行判定：若结果不为红桃，伤害来源须弃置两张手牌，否则受到你造成的1点伤害。
    .detail =
        由伤害来源选择；手牌不足两张则只能受到伤害。
        伤害来源须存活。每次伤害限发动一次，与伤害点数无关。
    .verb = 进行判定

general-zhang_liao = 张辽
    .title = 逍遥津之威
skill-tuxi = 突袭
    .text = 摸牌阶段，你可以放弃摸牌，改为获得至多两名其他角色的各一张手牌。
    .detail = 至少一名，须有手牌；手牌随机获得。
    .verb = 不摸牌，拿{ $targets }的手牌

general-xu_chu = 许褚
    .title = 赤膊猛士
skill-luoyi = 裸衣
    .text = 摸牌阶段，你可以少摸一张牌，令你本回合出牌阶段使用的【杀】和【决斗】造成的伤害+1。
    .detail = 只计由你造成的伤害：你在自己的【决斗】中受到的伤害不变。
    .verb = 少摸一张，伤害+1

general-guo_jia = 郭嘉
    .title = 料事奇才
skill-tiandu = 天妒
    .text = 当你的判定牌生效时，你可以获得此牌。
    .detail = 在判定结果确定之后，不改变结果。
    .verb = 获得判定牌
skill-yiji = 遗计
    .text = 当你每受到1点伤害后，你可以摸两张牌，然后将这些牌交给任意角色。
    .detail = 两张可以交给不同角色，也可以交给同一名角色；不交出的留给自己。
    .verb = 摸两张牌

general-zhen_ji = 甄姬
    .title = 洛水佳人
skill-qingguo = 倾国
    .text = 你可以将一张黑色手牌当【闪】使用或打出。
skill-luoshen = 洛神
    .text = 准备阶段，你可以进行判定：若结果为黑色，你获得此牌，且可以再次判定。
    .detail = 立即获得判定牌。结果为红色时，判定牌置入弃牌堆，此技能结束。
    .verb = 进行判定

general-hua_tuo = 华佗
    .title = 杏林妙手
skill-jijiu = 急救
    .text = 你的回合外，你可以将一张红色牌当【桃】使用。
    .detail = 手牌和装备区里的牌都可以。
skill-qingnang = 青囊
    .text = 出牌阶段限一次，你可以弃置一张手牌，令一名已受伤的角色回复1点体力。
    .detail = 可以是你自己。
    .verb = 弃置一张牌，治疗{ $targets }

general-lv_bu = 吕布
    .title = 虎牢飞将
skill-wushuang = 无双
    .text = 锁定技，你使用的【杀】须两张【闪】才能抵消；与你【决斗】的角色每次须打出两张【杀】。
    .detail =
        两张依次使用或打出；只出一张没有效果，但牌照样消耗。
        【决斗】不论由谁使用。【杀】有多名目标时，每名目标都须两张【闪】。

general-diao_chan = 貂蝉
    .title = 月下倩影
skill-lijian = 离间
    .text = 出牌阶段限一次，你可以弃置一张牌并选择两名男性角色，令其中一名视为对另一名使用【决斗】。
    .detail =
        由你指定谁是使用者；另一名先出【杀】。弃置手牌或装备区里的牌都可以。
        此【决斗】没有实体牌，不能被【无懈可击】响应。
    .verb = 令{ $first }与{ $second }决斗
skill-biyue = 闭月
    .text = 结束阶段，你可以摸一张牌。
    .verb = 摸一张牌
