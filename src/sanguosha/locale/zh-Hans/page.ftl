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
page-log-earlier = 查看更早
page-chat = 聊天
page-chat-empty = 还没有人说话。
page-chat-write = 说点什么
page-chat-send = 发送
page-threw-flower = 向{ $at }献花
page-threw-egg = 向{ $at }扔鸡蛋
page-fine-print = 详细
page-fine-print-hint = 右键：详细说明
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
page-next =
    { $what ->
        [seat] { $name }：请选择目标。
        [second] { $name }：再选择{ $first }的对象。
        [card] { $name }：请选择牌。
       *[other] { $name }：请继续选择。
    }
page-go-on = 继续出牌
page-back = 撤回上一步
page-use = 使用【{ $card }】
page-use-on = 对{ $targets }使用【{ $card }】
page-play-card = 打出【{ $card }】
page-equip = 装备【{ $card }】
page-rescue =
    { $me ->
        [yes] 用【{ $card }】自救
       *[no] 用【{ $card }】救{ $seat }
    }
page-use-as = { $skill }当【{ $as }】
page-use-as-on = { $skill }当【{ $as }】对{ $targets }使用
page-use-skill =
    { $card ->
        [yes] 发动【{ $skill }】
       *[no] 发动“{ $skill }”
    }
page-use-skill-on =
    { $card ->
        [yes] 对{ $targets }发动【{ $skill }】
       *[no] 对{ $targets }发动“{ $skill }”
    }
page-recast = 重铸{ $cards }
page-choose-cards = 选择{ $cards }
page-choose-seats = 选择{ $targets }
page-order = 手牌排序：{ $order ->
        [kind] 按种类
        [suit] 按花色
       *[drawn] 按摸牌顺序
    }
page-order-short =
    { $order ->
        [kind] 按种类
        [suit] 按花色
       *[drawn] 按摸牌
    }
page-unfold = 展开全部手牌
page-fold = 收起手牌
page-no-hand = 没有手牌
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
page-distance-hint = （距离按座位较近的一边计算，坐骑可使其增减。↑亮：你的【杀】够得着；↓亮：其【杀】够得着你。）
page-fact-hp = 体力{ $hp }/{ $max }
page-fact-range = 攻击范围{ $range }
page-my-guess = 我猜其身份
page-flower = 献花
page-egg = 扔鸡蛋
page-counts-as = 视为{ $card }
page-judging = { $seat }判定：{ $reason }
page-out = 你已阵亡。
page-out-hurry = 加快到终局
page-out-hurried = 电脑正在快速打完这一局。
page-out-watch = 继续观战
page-out-leave = 离开
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

# 首页、房间、选将、图鉴、录像、设置、学习。

page-name = 三国杀
page-tagline = 忠奸难辨，刀光剑影，逐鹿三国
page-play = 开始游戏
page-play-hint = { $bots }名电脑玩家，身份随机
page-connecting = 正在连接……
page-language = 语言
page-your-name = 你的名字
page-table-size = 牌桌人数
page-seats = { $count }人
page-less = 减少
page-more = 增加
page-with-others = 联机
page-create-hint = 开一个房间，把链接发给朋友，空位由电脑补上。
page-create = 创建房间
page-code = 房间号
page-password-if = 密码（如有）
page-join = 加入
page-watch = 旁观
page-public-rooms = 公开房间
page-no-rooms = 目前没有公开房间，来开一个吧！
page-room-line = { $mode } · 已有{ $taken }/{ $players }人
page-locked = 需要密码
page-refresh = 刷新
page-more-screens = 更多
page-learn = 学习玩法
page-learn-hint = 六个小局面
page-gallery = 图鉴
page-gallery-hint = { $generals }名武将，{ $cards }种牌
page-replays = 录像
page-replays-hint = 重看以往的对局
page-back-to-start = 首页
page-bot-name = 电脑{ $number }
page-guest-name = 游客{ $code }
page-back-to-room = 返回房间
page-back-to-table = 返回牌桌
page-invited = 前往房间{ $code }？
page-invited-hint =
    { $running ->
        [yes] 你正在房间{ $code }的游戏中，离开后由电脑代打。
       *[no] 你现在在房间{ $code }。
    }
page-invited-go = 前往{ $code }
page-invited-stay = 留在这里
page-keys = 按键
page-keys-hint = 按键一览（?）
page-key-pick = 选择手牌或面板中的牌、按钮
page-key-seat = 选择角色，按座位上的字母
page-key-enter = 确定
page-key-escape = 撤回上一步，关闭说明
page-key-space = 结束出牌阶段，或放弃
page-key-arrows = 观星：排列牌
page-key-question = 说明焦点所在的牌、武将或技能；否则显示此表
page-key-step = 录像：后退、前进一步
page-key-turn = 录像：上一回合、下一回合
page-key-ends = 录像：开头、结尾
page-key-play = 录像：播放、暂停
page-loading = 载入中……
page-room-title = 房间 { $code }
page-room-code = 房间
page-copy-link = 复制邀请链接
page-free-place = 空位
page-add-bot = 添加电脑
page-fill = 空位全部添加电脑
page-bot = 电脑
page-host = 房主
page-ready = 已准备
page-not-ready = 未准备
page-you = 你
page-move = 调换座位
page-move-name = 调换{ $name }的座位
page-move-here = 与此座位调换
page-kick = 请离
page-kick-name = 将{ $name }请离
page-send-away = 请离
page-send-away-name = 请{ $name }离开
page-watching = { $count }人旁观
page-start = 开始
page-not-all-ready = 还有{ $count }人未准备
page-bots-fill = { $count }个空位由电脑补上。
page-all-ready = 全员就绪。
page-be-ready = 准备
page-take-ready-back = 取消准备
page-host-starts = 由房主开始游戏。
page-you-watch = 你在旁观，游戏尚未开始。
page-game-runs = 游戏进行中。
page-rules-of-room = 游戏设置
page-mode = 模式
page-mode-hegemony = 国战
page-role-set = 身份配置
page-role-set-standard = 标准
page-role-set-two_renegades = 双内奸
page-roles = 本桌身份
page-role-count = { $role } × { $count }
page-with-generals = 使用武将
page-with-generals-hint = 不使用武将时人人没有技能，最为简单。
page-choices = 可选武将数
page-generals-count = 每人{ $count }名
page-packages = 扩展包
package-standard = 标准版
package-wind = 神话再临·风
page-banned = 禁用武将（{ $count }）：
page-choose-banned = 禁用武将
page-ban-hint = 点选武将以禁用或恢复。
page-left-out = 禁用
page-ban-nobody = 全部恢复
page-copy-list = 复制名单
page-paste-list = 粘贴名单
page-use-list = 使用名单
page-time = 思考时间
page-seconds = { $count }秒
page-pace = 电脑速度
page-pace-fast = 快
page-pace-usual = 适中
page-pace-slow = 慢
page-public = 公开房间
page-public-hint = 所有人都能在首页看到此房间。
page-spectators = 允许旁观
page-spectators-hint = 有链接的人可以旁观。
page-delay = 旁观延迟
page-no-delay = 无延迟
page-password = 密码
page-no-password = 无
page-has-password = 此房间设有密码。
page-your-role = 你的身份：
page-the-lord = 主公：
page-others-choose = 还有{ $count }人在选将
page-seconds-left = 剩余{ $count }秒
page-pick-general = 请选择一名武将
page-take-general = 选择{ $general }
page-chosen-wait = 已选定，等待其他玩家……
page-hp = 体力{ $hp }/{ $max }
page-role-unknown = 身份未知
page-card-as = { $card }，视为{ $as }
page-shelf = 显示
page-generals = 武将
page-cards = 卡牌
page-search = 搜索
page-search-hint = 名称、技能或任意文字
page-kingdom = 势力
page-all-packages = 全部扩展包
page-card-type = 卡牌类型
page-all-types = 全部类型
page-found = 共{ $count }项
page-general-facts = { $kingdom } · { $gender } · 体力{ $hp } · { $package }
page-import = 导入录像
page-imported = 导入
page-export = 导出文件
page-my-replays = 我的对局
page-no-replays-of-mine = 你还没有打完的对局。你的对局不分享，别人就看不到。
page-shared-replays = 分享的对局
page-no-replays = 还没有人分享对局。
page-share-replay = 分享给所有人
page-unshare-replay = 已分享给所有人：取消分享
page-outcome-round_cap = 平局：轮数已尽
page-outcome-no_cards = 平局：牌已用尽
page-outcome-other = 游戏结束
page-replay-controls = 录像控制
page-time-line = 时间轴
page-shuffle-promised = 洗牌承诺：{ $commitment }
page-shuffle-promised-hint = 服务器先承诺自己的密钥，再收各玩家的随机数；对局结束后，回放会显示洗牌出自两者。
page-shuffle =
    { $state ->
        [agrees] 洗牌与承诺相符：{ $commitment }与密钥及{ $count }名玩家的随机数一致。
        [left_out] 洗牌与承诺相符（{ $commitment }），但本浏览器给出的随机数没有算入：若你在开局前离开，理应如此；若你参加了这一局，则是被漏掉了。
       *[differs] 洗牌与承诺不符：{ $commitment }对不上。
    }
page-turn-count = 第{ $turn }/{ $turns }回合
page-death-of = { $seat }阵亡
page-turn-back = 上一回合
page-turn-on = 下一回合
page-step-back = 后退一步
page-step = 前进一步
page-play-on = 播放
page-pause = 暂停
page-speed = 速度
page-look-from = 视角
page-seen-by = { $seat }的视角
page-seen-by-all = 旁观视角
page-open-hands = 明牌
page-copy-moment = 复制此刻的链接
page-leave-replay = 返回列表
page-save = 保存
page-motion = 动画
page-card-speed = 卡牌飞行速度
page-speed-slow = 慢
page-speed-usual = 正常
page-speed-fast = 快
page-speed-none = 无动画
page-still = 减少动态效果
page-still-hint = 无论系统设置如何，不再震动、飞行、渐变。
page-sound = 声音
page-sound-on = 音效
page-sound-hint = 弦、鼓、刀、锣
page-sound-ask = 要开声音吗？
page-sound-ask-text = 弦、鼓、刀、锣，都由本页自己合成。随时可在设置中更改。
page-sound-all = 音效与音乐
page-sound-only = 只要音效
page-sound-none = 静音
page-sound-sample = 先听一下
page-music = 音乐
page-music-hint = 对局时轻轻的弦乐
page-music-volume = 音乐音量
page-volume = 音量
page-playing = 操作
page-auto-pass-hint = 自动略过每次询问，可在牌桌上更改。
page-quick = 一次点击即可时不再确认
page-quick-hint = 只需选择一项时无须再按确认。
page-hand-order = 手牌排序
page-credits = 图画、音效与音乐均为自制。字体与程序库依各自的许可证使用。
page-licences = 许可证全文
refused-no-such-room = 没有这个房间。
refused-wrong-password = 密码不正确。
refused-full = 座位已满，可以旁观。
refused-running = 游戏已经开始，可以旁观。
refused-no-spectators = 该房间不允许旁观。
refused-in-room = 请先离开当前房间。
refused-draining = 服务器即将更新，稍后才能开始新游戏；进行中的游戏不受影响。
refused-too-many-rooms = 房间过多，请稍后再试。
refused-too-many-guests = 来自你的网络的新访客过多，请几分钟后再试。
refused-too-many-guesses = 房间代码或密码输错次数过多，请几分钟后再试。
refused-sent-away = 你已被这个房间的房主请离，不能再进入。
refused-too-many-people = 房间人数多于座位数。
refused-bad-options = 无法如此设置：
refused-bad-number = 洗牌用的随机数有误。
refused-bad-name = 名字须为1至20个字符。
refused-not-host = 只有房主可以这样做。
refused-series = 系列赛结束前，座位和规则不能改变。
refused-silent = 本局进行中，对局者不能发言或互动。
refused-kicked = 你被房主请离。
refused-too-fast = 操作过快，请稍候。
refused-not-stored = 服务器暂时无法保存，请重试。
refused-wrong-protocol = 页面与服务器版本不符，请重新载入。
refused-not-out = 还有其他玩家在场，电脑保持原来的速度。
refused-fault = 服务器出错，操作未完成。
page-learn-lead = 每人扮演一名三国武将，并有一个秘密身份，只有主公公开。出【杀】、用【闪】、救濒死，看清谁与你同路。
page-learn-try = 动手试试
page-learn-solved = 已解{ $count }/{ $all }
page-learn-play = 来一局五人局
page-learn-roles = 身份
page-learn-role-lord = 消灭所有反贼和内奸。你的身份公开，五人以上的对局中体力上限加1。
page-learn-role-loyalist = 保护主公。主公胜则你胜，即使你已阵亡。
page-learn-role-rebel = 击杀主公。全体反贼共同获胜。杀死反贼者摸3张牌。
page-learn-role-renegade = 成为最后的幸存者：先除他人，最后对决主公。
page-learn-turn = 一个回合
page-learn-phase-prepare = 部分技能在此发动。
page-learn-phase-judge = 判定你面前的延时锦囊。
page-learn-phase-draw = 摸2张牌。
page-learn-phase-play = 任意使用手牌，但【杀】限一张。
page-learn-phase-discard = 手牌数不得超过当前体力值，多的弃置。
page-learn-phase-finish = 部分技能在此发动。
page-learn-cards = 牌
page-learn-type-basic = 基本牌
page-learn-type-basic-text = 攻击、闪避、治疗，即时结算。
page-learn-type-trick = 锦囊牌
page-learn-type-trick-text = 一次性的强力效果，都可被【无懈可击】抵消。
page-learn-type-delayed = 延时锦囊
page-learn-type-delayed-text = 置于判定区，待判定阶段翻牌决定。
page-learn-type-equipment = 装备牌
page-learn-type-equipment-text = 留在你面前：武器增加攻击范围，防具保护你，坐骑改变距离。
page-learn-all-cards = 查看全部卡牌
page-learn-distance = 距离与攻击范围
page-learn-distance-picture = 六人围坐：邻座距离1，再下一位距离2，对面距离3。
page-learn-distance-text = 距离是沿牌桌较近一侧数过去的人数，只计存活的角色。
page-learn-range-text = 【杀】的目标须在攻击范围内：没有武器时为1。-1坐骑使你离他人更近，+1坐骑使他人离你更远。
page-learn-dying = 濒死、判定、技能
page-learn-dying-text = 体力降至0时濒死，众人依次可用【桃】相救，濒死者自己还可用【酒】。
page-learn-death-text = 阵亡者公开身份。主公误杀忠臣则弃置所有牌。
page-learn-judge-text = 判定即翻开牌堆顶的一张牌，以花色或点数决定结果。
page-learn-skills-text = 技能可以打破规则。点击技能名称即可查看说明。
page-lesson-slash-title = 第一张【杀】
page-lesson-slash-ask = 你的回合。你是关羽，想攻击邻座的曹操。用哪张牌？
page-lesson-slash-slash = 对。除非曹操使用【闪】，否则他受到1点伤害。每个出牌阶段限用一张【杀】。
page-lesson-slash-dodge = 【闪】不能主动使用，只用来响应【杀】。
page-lesson-slash-peach = 【桃】用于回复体力，而你没有受伤。
page-lesson-dodge-title = 闪避
page-lesson-dodge-ask = 张飞对你使用【杀】。你用什么响应？
page-lesson-dodge-dodge = 对：【杀】被抵消，你只花掉这张牌。
page-lesson-dodge-peach = 【桃】挡不住【杀】。留到受伤或濒死时再用。
page-lesson-dodge-duel = 【决斗】在自己的回合使用。
page-lesson-range-title = 谁在攻击范围内？
page-lesson-range-ask = 你没有武器，攻击范围为1。点选一名你能攻击的角色。
page-lesson-range-right = 对。左右两名邻座与你的距离为1。
page-lesson-range-wrong = 太远：距离为2，而攻击范围为1。射程更长的武器或-1坐骑会有帮助。
page-lesson-trick-title = 合适的锦囊
page-lesson-trick-ask = 对面的曹仁装备着【八卦阵】。哪张牌能拆掉它？
page-lesson-trick-dismantlement = 对。【过河拆桥】可弃置任意一名其他角色的一张牌，不限距离。
page-lesson-trick-snatch = 【顺手牵羊】还能把它拿过来，但只对距离1的角色；曹仁距离为2。
page-lesson-trick-indulgence = 【乐不思蜀】可能让他跳过出牌阶段，但防具还在。
page-lesson-dying-title = 救驾
page-lesson-dying-ask = 你是忠臣。主公刘备体力为0，濒临死亡。用什么救他？
page-lesson-dying-peach = 对：他回到1点体力，游戏继续。主公一旦阵亡，反贼获胜。
page-lesson-dying-wine = 【酒】只能救自己。
page-lesson-dying-slash = 【杀】救不了人。
page-lesson-roles-title = 该打谁？
page-lesson-roles-ask = 你是反贼，人人都在攻击范围内。你攻击谁？
page-lesson-roles-right = 对。主公阵亡，则全体反贼获胜，无论存亡。
page-lesson-roles-wrong = 那可能是同伴：其他反贼和你一样隐藏身份。只有主公一定是敌人。
