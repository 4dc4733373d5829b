/**
 * Remarks: statements of authors about the table around a hand that affect no rule and are not checked.
 *
 *     平場      2軒リーチ      対面リーチなし      上家2副露      安牌3枚      two riichi      3 safe tiles
 */
import {kanjiNumber} from '@tehai/kernel/source'
import {end, phrase, type SituationPhrase} from './phrase.js'
import {anyPlayer, nearPlayers, romajiPlayer} from './players.js'
import {noRiichi} from './riichi-kind.js'

const N = `(?:\\d{1,2}|[両兩]|${kanjiNumber})`
const player = `(?:${anyPlayer}|親|${romajiPlayer}|dealer)(?:['’]s)?`
/** Between a player and the statement about that player. */
const says = '(?:[はがの는은가이]| has)? ?'

/** Another player by rank in the game: トップ, 2着, 3位, ラス. */
const place = `(?:トップ目?|ラス目?|[1-4一二三四](?:着目?|位)|上|下|${anyPlayer}|親)`

const riichi = '(?:立直|リーチ)'
const inPlay = '(?:が?(?:入っ|かかっ)(?:て(?:い)?る|た)|を受けて(?:い)?る|し(?:て(?:い)?る|た)|中|者)?'

/** Each pattern with its subject. Four riichi are a draw. */
const remarks: readonly string[] = [
  // A table with nothing else to mention: no honba, no stick, equal scores.
  '平場|平[场場]',
  // How many players have declared riichi.
  `(?:[23二三両两兩](?:軒|人|家|者)|[두세] ?(?:명|사람|집)(?:이|의)? ?)(?:から|[がの都已也]){0,2}(?:先制)?${riichi}${inPlay}`,
  `(?:two|three|2|3)(?: (?:players?|opponents?))?(?: (?:are|have|in)){0,2}(?: declared)? (?:riichis?|reach)(?! sticks?)${end}`,
  // Who has not.
  `${player}${says}(?:${noRiichi})`,
  `${player}${says}(?:まだ)?${riichi}(?:はまだ|を?し?て(?:い)?ない|せず)|${player}(?:还|還)?[没沒未](?:有)?立直|no riichi (?:by|from) (?:the )?${player}${end}`,
  // How many melds a player has.
  `(?:${player}${says})?(?:${N} ?(?:副露|フーロ|晒し|鳴き|후로|부로)(?:して(?:い)?る)?|(?:副露|フーロ)(?:なし|${N}[つ回次組]?))`,
  `(?:${player} )?(?:has |with )?(?:\\d|one|two|three|four) (?:calls?|(?:open )?melds?)${end}`,
  // The difference between points, and what is needed: トップと5200点差, 満貫ツモ条件.
  `(?:${place}(?:と|まで|との差(?:は)?|とは)? ?)?(?:\\d{1,3}(?:,?\\d{3})? ?点差|点差 ?(?:なし|無し|は?\\d{3,5}点?))`,
  `${place}(?:と|まで) ?\\d{3,5}点?(?!\\d)|(?:全員|全家) ?(?:が|は)?(?:原点|(?:\\d{2},?\\d{3})点?(?:持ち)?)|(?:ほぼ)?(?:フラット|横並び|原点)`,
  '(?:ツモ|出アガリ|直撃|[\\d,]{4,6}点?|(?:三倍|倍|跳|満)満?貫?|ハネ満|役満|和了|アガリ){1,3}(?:[条條索]件|必要)|(?:和了|アガリ|上がり)(?:トップ|ラス|止め|やめ)|(?:[1-3一二三]?着)?順?アップ(?:[条條索]件)?|[条條索]件(?:なし|無し)',
  // The time: at the start, or in the hand before the last.
  '(?:配牌|開局(?:直後)?|起[家親]|第[一1]?打|第[一1]ツモ|(?:オー)?ラス前|流局間際|最終盤|ラスト[1一]巡|ツモ番|手番|連荘中?)(?:の|から)?',
  // How advanced the hand is, or another player seems to be.
  `(?:(?:${anyPlayer}|自分)${says})?(?:まだ)?(?:[1-6一二三四五六]|イー|リャン|サン)(?:シャンテン|向聴)`,
  `(?:${player}${says})?(?:テンパイ|聴牌|染め手?|染手|ホンイツ|混一色?|チンイツ|清一色?|トイトイ|対々和?|仕掛け|ドラ){1,2}(?:気配|模様|濃厚|っぽい|警戒|の?疑い|て(?:い)?る)`,
  // That the hand has called nothing.
  '(?:門前|面前|門清|メンゼン)(?:で|の)?|(?:鳴き|仕掛け|動き)(?:なし|無し)|フリテン(?:中)?',
  // Rules of the table; about dora, only without tiles.
  '(?:赤(?:ドラ|牌|5)?|(?:一発)?(?:裏ドラ|裏)|一発|喰い?タン|アリアリ|ナシナシ){1,3} ?(?:(?:各?[1-4一三]枚)?(?:あり|有り|なし|無し|入り)|各1枚|[34]枚)|アリアリ|ナシナシ',
  // How many safe tiles the hand has.
  `(?:安全牌|安牌|現物)(?:[はが有]|가|이)? ?(?:残り|あと|[剩只])?(?:${N} ?[枚張张]|なし|無し|ゼロ|あり)(?:のみ|だけ|しかない|ある|持ち)?|안전패(?:가|는)? ?(?:${N} ?[장張枚]|없음|있음)`,
  `(?:\\d{1,2}|no|one|two|three) safe tiles?(?: left)?${end}`
]

/** The phrases, which come before all others: 平場 begins with no wind, 上家2副露 names no riichi. */
export const remarkPhrases: readonly SituationPhrase[] = remarks.map(pattern =>
  phrase(pattern, () => ({field: 'remark'}))
)

/** Words that occur in no other phrase of a situation. */
const prose =
  '(?![^\\s、,，。]{0,24}(?:[リロ家点巡局]|立直|本場|放銃|責任|供託|\\d[mpsz]))[^\\s、,，。・/;；|()]{2,24}'

/** Statements about other players, or about all, in the author's own words; tried last. */
export const proseOfPlayers: readonly SituationPhrase[] = [
  phrase(
    `(?:(?:${nearPlayers.join('|')}|他家|誰(?=も)|全員)(?:[がはもに]|の(?=[捨河手]))|場[がは])(?=[ぁ-んァ-ヶ一-龥\\d])${prose}`,
    () => ({
      field: 'remark'
    })
  )
]
