/**
 * Sounds: words that are written with other characters than those meant, and read the same.
 *
 *     マチ  待ち      満かん  満貫      厅牌  听牌      倍萬  倍満      荣合  荣和
 *
 * Input methods give characters by their sound, and authors leave kana as they are. Forms of one character
 * (聴, 听, 聽) are the same character here.
 */
import {nearest} from './nearest.js'

/** Forms of one character, in simplified, traditional and Japanese writing. */
const forms =
  '万萬 满滿満 贯貫 双雙 宝寶 两兩両 东東 庄莊荘 闲閒閑 场場 发發発髪 岭嶺 枪槍鎗 杠槓 捞撈 鱼魚 里裏裡 数數 点點 张張 边邊辺 单單単 骑騎 对對対 无無 现現 余餘 国國 风風 龙竜龍 门門 断斷 么幺 顺順 连連 侧側 纯純 带帯帶 绿綠緑 莲蓮 荣榮栄 会會 绝絶絕 铳銃 压圧壓 规規 则則 题題 说説說 释釈釋 标標 记記 战戦戰 图図圖 样様樣 状狀 况況 时時 应応應 个個 种種 听聽聴 进進 转転轉 实実實 补補 舍捨 弃棄 领領 谱譜 录録錄 问問 选選 择択擇 体體 亲親 变変變 强強 杂雑雜 飜翻 条條 饼餅 观観觀 节節 续続續 级級 关関關 灯燈 闭閉 开開 气気氣 猪豬 鹤鶴 樱桜櫻 莺鶯鴬 凤鳳 杯盃 叶葉 枫楓 红紅 摇搖 让譲讓 贝貝 剩剰 处処處 扑撲 营営營 阴陰 阳陽 儿兒 团団團 剑剣劍 爱愛 绢絹 缝縫 银銀 鸟鳥 岛島 乱亂 号號 广広廣 帘簾 亚亜亞 广 鸣鳴 残殘 张 头頭 对 块塊 减減 轮輪 铺 结結 终終 总総總 权権權 读読讀 见見 览覧覽 马馬 长長 负負 财財 贵貴 赢贏 输輸 预預 颗顆 验験驗 寻尋 厅廳 锁鎖 惯慣 钟鐘鍾 冲衝沖 线線 圆圓円 运運 电電 语語 词詞 误誤 计計 设設 评評 调調 论論 识識 质質 费費 战 阶階 术術 岁歳歲 写寫 举挙舉'

/** Readings in Japanese, and characters that have them. */
const japanese =
  'マン:満万漫慢 カン:貫間槓缶管館 パイ:牌配倍 ハイ:牌配杯敗 テン:聴点天転店展典 チヤ:家茶 ケ:家 ヤ:家矢 トン:東 ヒカシ:東 ナン:南難何 ミナミ:南 シヤ:西 ニシ:西 ペ:北 キタ:北 ハク:白 シロ:白 ハツ:發 ナカ:中 チユン:中 マチ:待町街 マ:待間麻 キヨク:局曲極 ハ:場 ホン:本 ツモ:積 ツ:積自 モ:摸模 リツ:立率 チ:直 リ:立 シユン:巡順旬循 メ:目 フ:符府付譜普富婦福服副幅伏 ハン:翻半版藩般範繁返反番 マイ:枚毎舞妹昧 シ:自字四 カセ:風 ク:九供苦 タク:託卓宅 ヤク:役約訳薬 シマイ:枚 セン:千洗線戦 オヤ:親 コ:子 ウラ:裏浦 アカ:赤 ヒヨウ:表票 ヒヨ:表 シメ:示 コタ:答 コタエ:答 モン:問門 タイ:題台対 キ:切着 ウ:受打 ウケ:受請 イレ:入 イ:入 ス:捨素数 ステ:捨 カワ:河川 リユウ:流竜 ナカシ:流 キヨ:清 チン:清珍 イツ:一 イチ:一 ニ:二 サン:三山 コウ:向公后 シヤン:向上 イカ:以下 タ:多打田他 トイ:対 トツ:独 タイメン:対面 メン:面門 シモ:下 カミ:上 ミチ:道 チヤン:張長 リヤン:両良 ヘン:辺変偏 タン:単断短 キヨウ:京 コク:国 ソウ:双荘槍 ヒン:平品筒 チイ:七 チ:七地 アン:暗安 ミン:明 コ:刻 カン:嵌 トク:得特 ネ:値 モチ:持 モ:持 キヨウタク:供託 テ:手 テハイ:手牌 ホウ:放砲 チユウ:銃中 アカリ:和 アカ:上 ラ:和 ロン:栄 ワ:和 ホ:和 フ:和 ネカ:願 ムス:娘 ソ:素 ツル:鶴 マツ:松 ウメ:梅 サクラ:桜 フシ:藤 アヤメ:菖 ホタン:牡 ハキ:萩 ススキ:芒 キク:菊 モミシ:紅 ヤナキ:柳 キリ:桐 タンサク:短 イノ:猪 シカ:鹿 チヨウ:蝶 アオ:青 アメ:雨 ツキ:月 ミ:見 ハナ:花 コウ:光 ヒカリ:光 テキ:出 ヤマ:役 カス:数 オナ:同 カイ:海解階 テイ:底 カタ:形型 シヨウ:小少正詳 シツ:七 セイ:正清聖成精 カイ:回 ホウ:宝包法方鳳 リヨウ:了 コ:後語 セン:全選 シユン:純準 シヤン:雀 トウ:筒頭投当東灯動等 サク:索策作削昨 ヌ:抜 ム:無 ツウ:通 アタマ:頭 タイ:大帯 ワ:分 コン:混 ホン:混碰 レン:連莲 シヨウ:状奨 ケイ:計 キ:期記規 クチ:口 ハチ:八 ハツ:八 フク:複 ト:度 シ:時指 カタ:方片 キヨウ:況 レイ:岭 リン:岭輪 ヒヨウ:標 ケン:現言 コウ:構候高考効項合 フ:不 ハネ:跳 ラオ:捞老 アマ:余 ロウ:老 シユウ:十終拾 ロク:六 チユウ:注 レツ:列 スイ:推 タカ:高 シン:進 ラン:覧 モト:戻 ク:喰食 ヒ:備 フン:文分 カ:替河何可 ス:図 ソク:則 シ:次 セキ:責席 ニン:任人 ツツ:包 カンカ:考 スカタ:姿 イン:印 シルシ:印 ハシラ:柱 チ:置 タク:択 アン:案 リ:理 ユウ:由有 シヨ:序書 アタイ:値 リン:車 サン:残 ノコ:残 ト:取 ア:当 ナ:鳴 メイ:鳴 ス:捨拾 シヤク:釈'

/** Syllables of Mandarin, and characters that have them, in simplified form. */
const chinese =
  'pai:牌排派拍 ban:板班半办版 zhong:钟种 hong:红洪 ting:听厅停庭挺 he:和合河荷盒喝何 hu:胡糊湖和壶 rong:荣容融绒 fan:番翻饭反犯 fu:符府付福副辐 dian:点店电典 zhang:张章涨掌 zhi:直值止只 li:立里力利 man:满慢漫 guan:贯冠惯灌关 bei:倍北背贝备 tiao:跳条 yi:役一亿义 dong:东冬动 nan:南男难 xi:西希喜洗 jia:家加佳 ju:局句据 chang:场常长 ben:本笨 bao:宝报包 zhuang:庄装桩 duan:断段短 yao:幺么要腰摇 jiu:九久酒 qi:七期起 dui:对队 zi:子字自 mo:摸磨模 qie:切且 da:打大答 an:暗安 ming:明名 gang:杠刚岗 peng:碰朋 chi:吃迟池 zhong:中种 fa:发罚 bai:白百 wan:万完 suo:索所锁缩嗦 tong:筒桶同 bing:饼兵 dao:到道 xun:巡寻旬 xiang:向相像 shou:手收 he:河 qing:清青情 hun:混浑 ping:平瓶 dan:单丹 qi:骑其 kan:坎嵌看 bian:边变 liang:两良 mian:面免 ming:鸣 lin:岭林 shang:上尚 kai:开 hua:花化 hai:海 di:底地 lao:捞老 yue:月 yu:鱼雨 qiang:枪抢 tian:天 ren:人仁 liu:流留 ju:局 gong:供公共 tuo:托脱 wei:位为未 shi:示是式视 biao:表标 chi:持 xian:闲限 xia:下 qin:亲 pao:炮包泡 chong:铳冲 guang:光 zhu:猪竹 lu:鹿绿 die:蝶叠 song:松送 mei:梅枚没 ying:樱 teng:藤 ju:菊 liu:柳 tong:桐 feng:枫风封'

/** What a table of `reading:characters` says of each character. */
function readingsOf(table: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const row of table.split(' ')) {
    const [reading = '', characters = ''] = row.split(':')
    for (const one of characters) {
      const known = found.get(sameForm(one))
      if (known) known.push(reading)
      else found.set(sameForm(one), [reading])
    }
  }
  return found
}

const first: ReadonlyMap<string, string> = new Map(
  forms.split(' ').flatMap(([form, ...others]) => others.map((other): [string, string] => [other, form!]))
)

const sameForm = (character: string): string => first.get(character) ?? character

/** Kana as katakana without marks, small forms and long vowels: as much of a sound as authors get right. */
function plainKana(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u3099\u309a]/g, '')
    .replace(/[\u3041-\u3096]/g, kana => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[ァィゥェォッャュョヮ]/g, kana => String.fromCharCode(kana.charCodeAt(0) + 1))
    .replace(/ー/g, '')
    .normalize('NFC')
}

/** A text in which forms of one character are the same: 向聽, 向听. */
export const sameForms = (text: string): string => [...text].map(sameForm).join('')

/** A text in which forms of one character are the same, and kana are plain. */
const plainForms = (text: string): string => plainKana(sameForms(text))

/** Readings by character; made when a word is first compared. */
let readings: {
  readonly ja: ReadonlyMap<string, readonly string[]>
  readonly zh: ReadonlyMap<string, readonly string[]>
} | null = null

/** Longest word that is compared, in UTF-16 units. */
const LONGEST = 10

const east = /[\u3040-\u30ff\u4e00-\u9fff]/

/** Words that sound like another, or are written with other forms of its characters; most alike first. */
export function soundingLike(word: string, candidates: Iterable<string>): string[] {
  if (word.length < 2 || word.length > LONGEST || !east.test(word)) return []
  const typed = plainForms(word)
  // One character is meant only by all of its sound: まい, 枚.
  const least = /^[\u3040-\u30ff]+$/.test(word) ? 1 : 2
  const found: {readonly candidate: string; readonly cost: number}[] = []
  for (const candidate of candidates) {
    if (candidate.length < least || candidate.length > LONGEST || !east.test(candidate)) continue
    const cost = distanceOfSounds(typed, plainForms(candidate))
    if (cost !== null) found.push({candidate, cost})
  }
  const shared = (candidate: string): number => [...candidate].filter(one => word.includes(one)).length
  return found
    .toSorted((a, b) => a.cost - b.cost || shared(b.candidate) - shared(a.candidate))
    .map(({candidate}) => candidate)
}

/** Whether two characters sound the same, or nearly so in Korean: 펀, 판. */
export function soundsSame(one: string, other: string): boolean {
  const [letters, others] = [one.normalize('NFD'), other.normalize('NFD')]
  if (/[\uac00-\ud7a3]/.test(one + other))
    return (
      letters.length === others.length &&
      [...letters].filter((letter, at) => letter === others[at]).length === letters.length - 1
    )
  return soundingLike(`一${one}`, [`一${other}`]).length > 0
}

/** How many characters differ of two words that sound the same; `null` where they do not. */
function distanceOfSounds(typed: string, word: string): number | null {
  readings ??= {ja: readingsOf(japanese), zh: readingsOf(chinese)}
  const {ja, zh} = readings
  const read = (character: string): readonly string[] => ja.get(character) ?? []
  const isSame = (a: string, b: string): boolean =>
    read(a).some(one => read(b).includes(one)) || (zh.get(a) ?? []).some(one => zh.get(b)?.includes(one))
  const from = (i: number, j: number): number | null => {
    if (i === typed.length || j === word.length) return i === typed.length && j === word.length ? 0 : null
    const [a, b] = [typed[i]!, word[j]!]
    if (a === b) return from(i + 1, j + 1)
    const ways = [
      isSame(a, b) ? plus(from(i + 1, j + 1), 1) : null,
      ...read(b).map(one => (typed.startsWith(one, i) ? plus(from(i + one.length, j + 1), 0.5) : null)),
      ...read(a).map(one => (word.startsWith(one, j) ? plus(from(i + 1, j + one.length), 0.9) : null))
    ]
    return ways.reduce((least, one) => (one !== null && (least === null || one < least) ? one : least), null)
  }
  return from(0, 0)
}

const plus = (cost: number | null, more: number): number | null => (cost === null ? null : cost + more)

/** The words that sound like a misspelt one; else the nearest by edit distance. */
export function nearestOrSounding(word: string, candidates: Iterable<string>, most = 1): string[] {
  const all = [...candidates]
  const same = soundingLike(word, all)
  if (same.length > 0) return same.slice(0, most)
  const near = nearest(word, all, most)
  if (near.length > 0 || !/[\uac00-\ud7a3]/.test(word)) return near
  // Two syllables may have another letter each: 탄야우, 탕야오.
  return nearest(
    word.normalize('NFD'),
    all.map(one => one.normalize('NFD')),
    most
  ).map(one => one.normalize('NFC'))
}
