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
page-log-earlier = 查看更早
page-chat = 聊天
page-chat-empty = 還沒有人說話。
page-chat-write = 說點什麼
page-chat-send = 傳送
page-threw-flower = 向{ $at }獻花
page-threw-egg = 向{ $at }扔雞蛋
page-fine-print = 詳細
page-fine-print-hint = 右鍵：詳細說明
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
page-next =
    { $what ->
        [seat] { $name }：請選擇目標。
        [second] { $name }：再選擇{ $first }的對象。
        [card] { $name }：請選擇牌。
       *[other] { $name }：請繼續選擇。
    }
page-go-on = 繼續出牌
page-back = 撤回上一步
page-use = 使用【{ $card }】
page-use-on = 對{ $targets }使用【{ $card }】
page-play-card = 打出【{ $card }】
page-equip = 裝備【{ $card }】
page-rescue =
    { $me ->
        [yes] 用【{ $card }】自救
       *[no] 用【{ $card }】救{ $seat }
    }
page-use-as = { $skill }當【{ $as }】
page-use-as-on = { $skill }當【{ $as }】對{ $targets }使用
page-use-skill =
    { $card ->
        [yes] 發動【{ $skill }】
       *[no] 發動「{ $skill }」
    }
page-use-skill-on =
    { $card ->
        [yes] 對{ $targets }發動【{ $skill }】
       *[no] 對{ $targets }發動「{ $skill }」
    }
page-recast = 重鑄{ $cards }
page-choose-cards = 選擇{ $cards }
page-choose-seats = 選擇{ $targets }
page-order = 手牌排序：{ $order ->
        [kind] 按種類
        [suit] 按花色
       *[drawn] 按摸牌順序
    }
page-order-short =
    { $order ->
        [kind] 按種類
        [suit] 按花色
       *[drawn] 按摸牌
    }
page-unfold = 展開全部手牌
page-fold = 收起手牌
page-no-hand = 沒有手牌
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
page-distance-hint = （距離按座位較近的一邊計算，坐騎可使其增減。↑亮：你的【殺】夠得著；↓亮：其【殺】夠得著你。）
page-fact-hp = 體力{ $hp }/{ $max }
page-fact-range = 攻擊範圍{ $range }
page-my-guess = 我猜其身分
page-flower = 獻花
page-egg = 扔雞蛋
page-counts-as = 視為{ $card }
page-judging = { $seat }判定：{ $reason }
page-out = 你已陣亡。
page-out-hurry = 加快到終局
page-out-hurried = 電腦正在快速打完這一局。
page-out-watch = 繼續觀戰
page-out-leave = 離開
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

# 首頁、房間、選將、圖鑑、錄影、設定、學習。

page-name = 三國殺
page-tagline = 忠奸難辨，刀光劍影，逐鹿三國
page-play = 開始遊戲
page-play-hint = { $bots }名電腦玩家，身份隨機
page-connecting = 正在連接……
page-language = 語言
page-your-name = 你的名字
page-table-size = 牌桌人數
page-seats = { $count }人
page-less = 減少
page-more = 增加
page-with-others = 連線
page-create-hint = 開一個房間，把連結發給朋友，空位由電腦補上。
page-create = 建立房間
page-code = 房間號
page-password-if = 密碼（如有）
page-join = 加入
page-watch = 旁觀
page-public-rooms = 公開房間
page-no-rooms = 目前沒有公開房間，來開一個吧！
page-room-line = { $mode } · 已有{ $taken }/{ $players }人
page-locked = 需要密碼
page-refresh = 重新整理
page-more-screens = 更多
page-learn = 學習玩法
page-learn-hint = 六個小局面
page-gallery = 圖鑑
page-gallery-hint = { $generals }名武將，{ $cards }種牌
page-replays = 錄影
page-replays-hint = 重看以往的對局
page-back-to-start = 首頁
page-bot-name = 電腦{ $number }
page-guest-name = 遊客{ $code }
page-back-to-room = 返回房間
page-back-to-table = 返回牌桌
page-invited = 前往房間{ $code }？
page-invited-hint =
    { $running ->
        [yes] 你正在房間{ $code }的遊戲中，離開後由電腦代打。
       *[no] 你現在在房間{ $code }。
    }
page-invited-go = 前往{ $code }
page-invited-stay = 留在這裡
page-keys = 按鍵
page-keys-hint = 按鍵一覽（?）
page-key-pick = 選擇手牌或面板中的牌、按鈕
page-key-seat = 選擇角色，按座位上的字母
page-key-enter = 確定
page-key-escape = 收回上一步，關閉說明
page-key-space = 結束出牌階段，或放棄
page-key-arrows = 觀星：排列牌
page-key-question = 說明焦點所在的牌、武將或技能；否則顯示此表
page-key-step = 錄影：後離、前進一步
page-key-turn = 錄影：上一回合、下一回合
page-key-ends = 錄影：開頭、結尾
page-key-play = 錄影：播放、暫停
page-loading = 載入中……
page-room-title = 房間 { $code }
page-room-code = 房間
page-copy-link = 複製邀請連結
page-free-place = 空位
page-add-bot = 加入電腦
page-fill = 空位全部加入電腦
page-bot = 電腦
page-host = 房主
page-ready = 已準備
page-not-ready = 未準備
page-you = 你
page-move = 調換座位
page-move-name = 調換{ $name }的座位
page-move-here = 與此座位調換
page-kick = 請離
page-kick-name = 將{ $name }請離
page-send-away = 請離
page-send-away-name = 請{ $name }離開
page-watching = { $count }人旁觀
page-start = 開始
page-not-all-ready = 還有{ $count }人未準備
page-bots-fill = { $count }個空位由電腦補上。
page-all-ready = 全員就緒。
page-be-ready = 準備
page-take-ready-back = 取消準備
page-host-starts = 由房主開始遊戲。
page-you-watch = 你在旁觀，遊戲尚未開始。
page-game-runs = 遊戲進行中。
page-rules-of-room = 遊戲設定
page-mode = 模式
page-mode-hegemony = 國戰
page-role-set = 身份配置
page-role-set-standard = 標準
page-role-set-two_renegades = 雙內奸
page-roles = 本桌身份
page-role-count = { $role } × { $count }
page-with-generals = 使用武將
page-with-generals-hint = 不使用武將時人人沒有技能，最為簡單。
page-choices = 可選武將數
page-generals-count = 每人{ $count }名
page-packages = 擴充包
package-standard = 標準版
package-wind = 神話再臨·風
page-banned = 禁用武將（{ $count }）：
page-choose-banned = 禁用武將
page-ban-hint = 點選武將以禁用或恢復。
page-left-out = 禁用
page-ban-nobody = 全部恢復
page-copy-list = 複製名單
page-paste-list = 貼上名單
page-use-list = 使用名單
page-time = 思考時間
page-seconds = { $count }秒
page-pace = 電腦速度
page-pace-fast = 快
page-pace-usual = 適中
page-pace-slow = 慢
page-public = 公開房間
page-public-hint = 所有人都能在首頁看到此房間。
page-spectators = 允許旁觀
page-spectators-hint = 有連結的人可以旁觀。
page-delay = 旁觀延遲
page-no-delay = 無延遲
page-password = 密碼
page-no-password = 無
page-has-password = 此房間設有密碼。
page-your-role = 你的身份：
page-the-lord = 主公：
page-others-choose = 還有{ $count }人在選將
page-seconds-left = 剩餘{ $count }秒
page-pick-general = 請選擇一名武將
page-take-general = 選擇{ $general }
page-chosen-wait = 已選定，等待其他玩家……
page-hp = 體力{ $hp }/{ $max }
page-role-unknown = 身份未知
page-card-as = { $card }，視為{ $as }
page-shelf = 顯示
page-generals = 武將
page-cards = 卡牌
page-search = 搜尋
page-search-hint = 名稱、技能或任意文字
page-kingdom = 勢力
page-all-packages = 全部擴充包
page-card-type = 卡牌類型
page-all-types = 全部類型
page-found = 共{ $count }項
page-general-facts = { $kingdom } · { $gender } · 體力{ $hp } · { $package }
page-import = 匯入錄影
page-imported = 匯入
page-export = 匯出檔案
page-my-replays = 我的對局
page-no-replays-of-mine = 你還沒有打完的對局。你的對局不分享，別人就看不到。
page-shared-replays = 分享的對局
page-no-replays = 還沒有人分享對局。
page-share-replay = 分享給所有人
page-unshare-replay = 已分享給所有人：取消分享
page-outcome-round_cap = 平局：輪數已盡
page-outcome-no_cards = 平局：牌已用盡
page-outcome-other = 遊戲結束
page-replay-controls = 錄影控制
page-time-line = 時間軸
page-shuffle-promised = 洗牌承諾：{ $commitment }
page-shuffle-promised-hint = 伺服器先承諾自己的密鑰，再收各玩家的隨機數；對局結束後，回放會顯示洗牌出自兩者。
page-shuffle =
    { $state ->
        [agrees] 洗牌與承諾相符：{ $commitment }與密鑰及{ $count }名玩家的隨機數一致。
        [left_out] 洗牌與承諾相符（{ $commitment }），但本瀏覽器給出的隨機數沒有算入：若你在開局前離開，理應如此；若你參加了這一局，則是被漏掉了。
       *[differs] 洗牌與承諾不符：{ $commitment }對不上。
    }
page-turn-count = 第{ $turn }/{ $turns }回合
page-death-of = { $seat }陣亡
page-turn-back = 上一回合
page-turn-on = 下一回合
page-step-back = 後退一步
page-step = 前進一步
page-play-on = 播放
page-pause = 暫停
page-speed = 速度
page-look-from = 視角
page-seen-by = { $seat }的視角
page-seen-by-all = 旁觀視角
page-open-hands = 明牌
page-copy-moment = 複製此刻的連結
page-leave-replay = 返回列表
page-save = 儲存
page-motion = 動畫
page-card-speed = 卡牌飛行速度
page-speed-slow = 慢
page-speed-usual = 正常
page-speed-fast = 快
page-speed-none = 無動畫
page-still = 減少動態效果
page-still-hint = 無論系統設定如何，不再震動、飛行、漸變。
page-sound = 聲音
page-sound-on = 音效
page-sound-hint = 弦、鼓、刀、鑼
page-sound-ask = 要開聲音嗎？
page-sound-ask-text = 弦、鼓、刀、鑼，都由本頁自己合成。隨時可在設定中更改。
page-sound-all = 音效與音樂
page-sound-only = 只要音效
page-sound-none = 靜音
page-sound-sample = 先聽一下
page-music = 音樂
page-music-hint = 對局時輕輕的弦樂
page-music-volume = 音樂音量
page-volume = 音量
page-playing = 操作
page-auto-pass-hint = 自動略過每次詢問，可在牌桌上更改。
page-quick = 一次點擊即可時不再確認
page-quick-hint = 只需選擇一項時無須再按確認。
page-hand-order = 手牌排序
page-credits = 圖畫、音效與音樂均為自製。字體與程式庫依各自的授權使用。
page-licences = 授權全文
refused-no-such-room = 沒有這個房間。
refused-wrong-password = 密碼不正確。
refused-full = 座位已滿，可以旁觀。
refused-running = 遊戲已經開始，可以旁觀。
refused-no-spectators = 該房間不允許旁觀。
refused-in-room = 請先離開目前房間。
refused-draining = 伺服器即將更新，稍後才能開始新遊戲；進行中的遊戲不受影響。
refused-too-many-rooms = 房間過多，請稍後再試。
refused-too-many-guests = 來自你的網路的新訪客過多，請幾分鐘後再試。
refused-too-many-guesses = 房間代碼或密碼輸錯次數過多，請幾分鐘後再試。
refused-sent-away = 你已被這個房間的房主請離，不能再進入。
refused-too-many-people = 房間人數多於座位數。
refused-bad-options = 無法如此設定：
refused-bad-number = 洗牌用的隨機數有誤。
refused-bad-name = 名字須為1至20個字元。
refused-not-host = 只有房主可以這樣做。
refused-series = 系列賽結束前，座位和規則不能改變。
refused-silent = 本局進行中，對局者不能發言或互動。
refused-kicked = 你被房主請離。
refused-too-fast = 操作過快，請稍候。
refused-not-stored = 伺服器暫時無法儲存，請重試。
refused-wrong-protocol = 頁面與伺服器版本不符，請重新載入。
refused-not-out = 還有其他玩家在場，電腦保持原來的速度。
refused-fault = 伺服器出錯，操作未完成。
page-learn-lead = 每人扮演一名三國武將，並有一個秘密身份，只有主公公開。出【殺】、用【閃】、救瀕死，看清誰與你同路。
page-learn-try = 動手試試
page-learn-solved = 已解{ $count }/{ $all }
page-learn-play = 來一局五人局
page-learn-roles = 身份
page-learn-role-lord = 消滅所有反賊和內奸。你的身份公開，五人以上的對局中體力上限加1。
page-learn-role-loyalist = 保護主公。主公勝則你勝，即使你已陣亡。
page-learn-role-rebel = 擊殺主公。全體反賊共同獲勝。殺死反賊者摸3張牌。
page-learn-role-renegade = 成為最後的倖存者：先除他人，最後對決主公。
page-learn-turn = 一個回合
page-learn-phase-prepare = 部分技能在此發動。
page-learn-phase-judge = 判定你面前的延時錦囊。
page-learn-phase-draw = 摸2張牌。
page-learn-phase-play = 任意使用手牌，但【殺】限一張。
page-learn-phase-discard = 手牌數不得超過目前體力值，多的棄置。
page-learn-phase-finish = 部分技能在此發動。
page-learn-cards = 牌
page-learn-type-basic = 基本牌
page-learn-type-basic-text = 攻擊、閃避、治療，即時結算。
page-learn-type-trick = 錦囊牌
page-learn-type-trick-text = 一次性的強力效果，都可被【無懈可擊】抵消。
page-learn-type-delayed = 延時錦囊
page-learn-type-delayed-text = 置於判定區，待判定階段翻牌決定。
page-learn-type-equipment = 裝備牌
page-learn-type-equipment-text = 留在你面前：武器增加攻擊範圍，防具保護你，坐騎改變距離。
page-learn-all-cards = 檢視全部卡牌
page-learn-distance = 距離與攻擊範圍
page-learn-distance-picture = 六人圍坐：鄰座距離1，再下一位距離2，對面距離3。
page-learn-distance-text = 距離是沿牌桌較近一側數過去的人數，只計存活的角色。
page-learn-range-text = 【殺】的目標須在攻擊範圍內：沒有武器時為1。-1坐騎使你離他人更近，+1坐騎使他人離你更遠。
page-learn-dying = 瀕死、判定、技能
page-learn-dying-text = 體力降至0時瀕死，眾人依次可用【桃】相救，瀕死者自己還可用【酒】。
page-learn-death-text = 陣亡者公開身份。主公誤殺忠臣則棄置所有牌。
page-learn-judge-text = 判定即翻開牌堆頂的一張牌，以花色或點數決定結果。
page-learn-skills-text = 技能可以打破規則。點擊技能名稱即可檢視說明。
page-lesson-slash-title = 第一張【殺】
page-lesson-slash-ask = 你的回合。你是關羽，想攻擊鄰座的曹操。用哪張牌？
page-lesson-slash-slash = 對。除非曹操使用【閃】，否則他受到1點傷害。每個出牌階段限用一張【殺】。
page-lesson-slash-dodge = 【閃】不能主動使用，只用來響應【殺】。
page-lesson-slash-peach = 【桃】用於回復體力，而你沒有受傷。
page-lesson-dodge-title = 閃避
page-lesson-dodge-ask = 張飛對你使用【殺】。你用什麼響應？
page-lesson-dodge-dodge = 對：【殺】被抵消，你只花掉這張牌。
page-lesson-dodge-peach = 【桃】擋不住【殺】。留到受傷或瀕死時再用。
page-lesson-dodge-duel = 【決鬥】在自己的回合使用。
page-lesson-range-title = 誰在攻擊範圍內？
page-lesson-range-ask = 你沒有武器，攻擊範圍為1。點選一名你能攻擊的角色。
page-lesson-range-right = 對。左右兩名鄰座與你的距離為1。
page-lesson-range-wrong = 太遠：距離為2，而攻擊範圍為1。射程更長的武器或-1坐騎會有幫助。
page-lesson-trick-title = 合適的錦囊
page-lesson-trick-ask = 對面的曹仁裝備著【八卦陣】。哪張牌能拆掉它？
page-lesson-trick-dismantlement = 對。【過河拆橋】可棄置任意一名其他角色的一張牌，不限距離。
page-lesson-trick-snatch = 【順手牽羊】還能把它拿過來，但只對距離1的角色；曹仁距離為2。
page-lesson-trick-indulgence = 【樂不思蜀】可能讓他跳過出牌階段，但防具還在。
page-lesson-dying-title = 救駕
page-lesson-dying-ask = 你是忠臣。主公劉備體力為0，瀕臨死亡。用什麼救他？
page-lesson-dying-peach = 對：他回到1點體力，遊戲繼續。主公一旦陣亡，反賊獲勝。
page-lesson-dying-wine = 【酒】只能救自己。
page-lesson-dying-slash = 【殺】救不了人。
page-lesson-roles-title = 該打誰？
page-lesson-roles-ask = 你是反賊，人人都在攻擊範圍內。你攻擊誰？
page-lesson-roles-right = 對。主公陣亡，則全體反賊獲勝，無論存亡。
page-lesson-roles-wrong = 那可能是同伴：其他反賊和你一樣隱藏身份。只有主公一定是敵人。
