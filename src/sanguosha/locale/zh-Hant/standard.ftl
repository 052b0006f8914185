# 標準版武將與技能（身份局）

general-liu_bei = 劉備
    .title = 仁義之君
skill-rende = 仁德
    .text = 出牌階段，你可以將任意張手牌交給其他角色。當你此階段給出的牌首次達到兩張時，你回復1點體力。
    .detail =
        可多次發動，也可一次分給多名角色；對方不能拒絕。
        每個階段只回復一次。裝備區裡的牌不能給。
    .verb = 將{ $count }張牌交給{ $targets }
skill-jijiang = 激將
    .text = 主公技，當你需要使用或打出【殺】時，你可以令其他蜀勢力角色選擇是否替你打出一張【殺】。
    .detail =
        從你起按行動順序依次詢問，有人打出即停止。此【殺】視為由你使用或打出，花色、顏色與屬性不變。
        若為使用，你先指定目標，且須符合你自己使用【殺】的一切條件（距離、次數等）。
        若無人打出，你仍可自己使用或打出【殺】；但你在出牌階段為使用【殺】而無人打出後，此階段不能再為使用【殺】發動。
    .verb = 請蜀勢力角色代出【殺】

general-zhang_fei = 張飛
    .title = 長坂怒吼
skill-paoxiao = 咆哮
    .text = 出牌階段，你使用【殺】無次數限制。
    .detail = 攻擊範圍與目標的限制不變。

general-guan_yu = 關羽
    .title = 千里獨行
skill-wusheng = 武聖
    .text = 你可以將一張紅色牌當【殺】使用或打出。
    .detail =
        手牌和裝備區裡的牌都可以，當作普通【殺】。
        若此【殺】要依靠某張裝備牌才合法（攻擊範圍、距離、額外使用次數）或才有某種效果，你不能用該裝備牌來轉化。例如紅色的【麒麟弓】只能當【殺】對沒有它也在攻擊範圍內的角色使用。

general-zhuge_liang = 諸葛亮
    .title = 隆中臥龍
skill-guanxing = 觀星
    .text = 準備階段，你可以觀看牌堆頂的X張牌（X為存活角色數，至多為5），將它們以任意順序置於牌堆頂或牌堆底。
    .detail =
        置於牌堆頂的張數任意，可以是全部，也可以一張也沒有。
        其他角色只知道牌堆頂和牌堆底各置幾張。
    .verb = 觀看牌堆頂的牌
skill-kongcheng = 空城
    .text = 鎖定技，若你沒有手牌，你不能被選為【殺】或【決鬥】的目標。
    .detail = 此條件只在選擇或變更目標時檢查，此後手牌數的變化不影響已成立的目標。

general-zhao_yun = 趙雲
    .title = 常山飛騎
skill-longdan = 龍膽
    .text = 你可以將【殺】當【閃】、【閃】當【殺】使用或打出。
    .detail = 只限手牌。任何屬性的【殺】都可以；【閃】當作普通【殺】。

general-ma_chao = 馬超
    .title = 西涼銀騎
skill-mashu = 馬術
    .text = 鎖定技，你計算與其他角色的距離-1。
    .detail = 至少為1。不佔用坐騎欄，可與進攻坐騎疊加。
skill-tieqi = 鐵騎
    .text = 當你使用【殺】指定一名目標後，你可以進行判定：若結果為紅色，其不能使用【閃】響應此【殺】。
    .detail =
        以任何方式都不能使用【閃】，【八卦陣】也不行。
        對每名目標分別決定是否發動。
    .verb = 進行判定

general-huang_yueying = 黃月英
    .title = 巧思才女
skill-jizhi = 集智
    .text = 當你使用普通錦囊牌時，你可以摸一張牌。
    .detail =
        在該牌結算前摸牌。
        延時錦囊牌不是普通錦囊牌；重鑄不是使用。
    .verb = 摸一張牌
skill-qicai = 奇才
    .text = 你使用錦囊牌無距離限制。

general-sun_quan = 孫權
    .title = 江東之主
skill-zhiheng = 制衡
    .text = 出牌階段限一次，你可以棄置任意張牌，然後摸等量的牌。
    .detail = 至少一張。手牌和裝備區裡的牌都可以。
    .verb = 棄置{ $count }張，摸{ $count }張
skill-jiuyuan = 救援
    .text = 主公技，鎖定技，當你處於瀕死狀態時，其他吳勢力角色對你使用的【桃】令你額外回復1點體力。

general-gan_ning = 甘寧
    .title = 百騎劫營
skill-qixi = 奇襲
    .text = 出牌階段，你可以將一張黑色牌當【過河拆橋】使用。
    .detail = 手牌和裝備區裡的牌都可以。

general-lv_meng = 呂蒙
    .title = 刮目之士
skill-keji = 克己
    .text = 若你於出牌階段內沒有使用或打出過【殺】，你可以跳過本回合的棄牌階段。
    .detail =
        在【決鬥】中打出的【殺】也算。
        在棄牌階段開始前發動。
    .verb = 跳過棄牌階段

general-huang_gai = 黃蓋
    .title = 赤壁老將
skill-kurou = 苦肉
    .text = 出牌階段，你可以失去1點體力，然後摸兩張牌。
    .detail =
        可多次發動。失去體力不是受到傷害。
        若你因此進入瀕死狀態，先結算瀕死；存活才摸牌。
    .verb = 失去1點體力，摸兩張牌

general-zhou_yu = 周瑜
    .title = 顧曲儒將
skill-yingzi = 英姿
    .text = 摸牌階段，你可以多摸一張牌。
    .verb = 多摸一張牌
skill-fanjian = 反間
    .text = 出牌階段限一次，你可以令一名其他角色聲明一種花色，然後抽取你的一張手牌並展示：若花色與聲明的不同，你對其造成1點傷害。之後其獲得此牌。
    .detail =
        抽取時不看牌面；展示時此牌仍是你的手牌。
        無論花色是否相同，其存活即獲得此牌；若此牌此前已離開你的手牌，則不獲得。
    .verb = 令{ $targets }聲明花色並抽牌

general-da_qiao = 大喬
    .title = 江東明珠
skill-guose = 國色
    .text = 出牌階段，你可以將一張方塊牌當【樂不思蜀】使用。
    .detail = 手牌和裝備區裡的牌都可以。
skill-liuli = 流離
    .text = 當你成為【殺】的目標時，你可以棄置一張牌，將此【殺】轉移給你攻擊範圍內的一名其他角色。
    .detail =
        該角色不能是此【殺】的使用者，也不能已是其目標，且須能成為此【殺】的目標；不必在使用者的攻擊範圍內。
        手牌和裝備區裡的牌都可以棄置；計算距離與攻擊範圍時，不計入要棄置的牌。
    .verb = 將【殺】轉移給{ $targets }

general-lu_xun = 陸遜
    .title = 夷陵書生
skill-qianxun = 謙遜
    .text = 鎖定技，你不能成為【順手牽羊】或【樂不思蜀】的目標。
skill-lianying = 連營
    .text = 當你失去最後的手牌後，你可以摸一張牌。
    .detail = 立即摸牌，先於令你失去手牌的效果的後續結算：使用最後一張【殺】，先摸牌，對方再出【閃】。
    .verb = 摸一張牌

general-sun_shangxiang = 孫尚香
    .title = 江東巾幗
skill-jieyin = 結姻
    .text = 出牌階段限一次，你可以棄置兩張手牌並選擇一名已受傷的男性角色，你與其各回復1點體力。
    .detail = 你沒有受傷也可以發動，此時只有其回復。
    .verb = 棄置兩張牌，治療{ $targets }
skill-xiaoji = 梟姬
    .text = 當你失去裝備區裡的一張牌後，你可以摸兩張牌。
    .detail = 同時失去多張時，每張各發動一次。更換、棄置、被拿走都算失去。
    .verb = 摸兩張牌

general-cao_cao = 曹操
    .title = 亂世雄主
skill-jianxiong = 奸雄
    .text = 當你受到傷害後，你可以獲得造成此傷害的牌。
    .detail = 此牌須是仍在結算中的實體牌；由多張牌轉化而成的，可以全部獲得。
    .verb = 獲得造成傷害的牌
skill-hujia = 護駕
    .text = 主公技，當你需要使用或打出【閃】時，你可以令其他魏勢力角色選擇是否替你打出一張【閃】。
    .detail =
        從你起按行動順序依次詢問，有人打出即停止。此【閃】視為由你使用或打出。
        若無人打出，你仍可自己使用或打出【閃】。
    .verb = 請魏勢力角色代出【閃】

general-sima_yi = 司馬懿
    .title = 隱忍謀臣
skill-fankui = 反饋
    .text = 當你受到傷害後，你可以獲得傷害來源的一張牌。
    .detail =
        裝備區裡的牌由你指定，手牌隨機獲得。
        傷害來源須存活。每次傷害限發動一次，與傷害點數無關。
    .verb = 獲得其一張牌
skill-guicai = 鬼才
    .text = 當一名角色的判定牌生效前，你可以打出一張手牌代替之。
    .detail = 任意角色的判定都可以，包括你自己的。原判定牌置入棄牌堆。
    .verb = 用{ $cards }代替判定牌

general-xiahou_dun = 夏侯惇
    .title = 拔矢之將
    .also = 夏侯敦
skill-ganglie = 剛烈
    .text = 當你受到傷害後，你可以進行判定：若結果不為紅桃，傷害來源須棄置兩張手牌，否則受到你造成的1點傷害。
    .detail =
        由傷害來源選擇；手牌不足兩張則只能受到傷害。
        傷害來源須存活。每次傷害限發動一次，與傷害點數無關。
    .verb = 進行判定

general-zhang_liao = 張遼
    .title = 逍遙津之威
skill-tuxi = 突襲
    .text = 摸牌階段，你可以放棄摸牌，改為獲得至多兩名其他角色的各一張手牌。
    .detail = 至少一名，須有手牌；手牌隨機獲得。
    .verb = 不摸牌，拿{ $targets }的手牌

general-xu_chu = 許褚
    .title = 赤膊猛士
skill-luoyi = 裸衣
    .text = 摸牌階段，你可以少摸一張牌，令你本回合出牌階段使用的【殺】和【決鬥】造成的傷害+1。
    .detail = 只計由你造成的傷害：你在自己的【決鬥】中受到的傷害不變。
    .verb = 少摸一張，傷害+1

general-guo_jia = 郭嘉
    .title = 料事奇才
skill-tiandu = 天妒
    .text = 當你的判定牌生效時，你可以獲得此牌。
    .detail = 在判定結果確定之後，不改變結果。
    .verb = 獲得判定牌
skill-yiji = 遺計
    .text = 當你每受到1點傷害後，你可以摸兩張牌，然後將這些牌交給任意角色。
    .detail = 兩張可以交給不同角色，也可以交給同一名角色；不交出的留給自己。
    .verb = 摸兩張牌

general-zhen_ji = 甄姬
    .title = 洛水佳人
skill-qingguo = 傾國
    .text = 你可以將一張黑色手牌當【閃】使用或打出。
skill-luoshen = 洛神
    .text = 準備階段，你可以進行判定：若結果為黑色，你獲得此牌，且可以再次判定。
    .detail = 立即獲得判定牌。結果為紅色時，判定牌置入棄牌堆，此技能結束。
    .verb = 進行判定

general-hua_tuo = 華佗
    .title = 杏林妙手
skill-jijiu = 急救
    .text = 你的回合外，你可以將一張紅色牌當【桃】使用。
    .detail = 手牌和裝備區裡的牌都可以。
skill-qingnang = 青囊
    .text = 出牌階段限一次，你可以棄置一張手牌，令一名已受傷的角色回復1點體力。
    .detail = 可以是你自己。
    .verb = 棄置一張牌，治療{ $targets }

general-lv_bu = 呂布
    .title = 虎牢飛將
skill-wushuang = 無雙
    .text = 鎖定技，你使用的【殺】須兩張【閃】才能抵消；與你【決鬥】的角色每次須打出兩張【殺】。
    .detail =
        兩張依次使用或打出；只出一張沒有效果，但牌照樣消耗。
        【決鬥】不論由誰使用。【殺】有多名目標時，每名目標都須兩張【閃】。

general-diao_chan = 貂蟬
    .title = 月下倩影
skill-lijian = 離間
    .text = 出牌階段限一次，你可以棄置一張牌並選擇兩名男性角色，令其中一名視為對另一名使用【決鬥】。
    .detail =
        由你指定誰是使用者；另一名先出【殺】。棄置手牌或裝備區裡的牌都可以。
        此【決鬥】沒有實體牌，不能被【無懈可擊】響應。
    .verb = 令{ $first }與{ $second }決鬥
skill-biyue = 閉月
    .text = 結束階段，你可以摸一張牌。
    .verb = 摸一張牌
