/**
 * Remarks: what authors say of the table around a hand that decides no rule and is not checked.
 *
 *     平場      2軒リーチ      対面リーチなし      上家2副露      安牌3枚      two riichi      3 safe tiles
 */
import {kanjiNumber} from '@tehai/kernel/source'
import {end, phrase, type SituationPhrase} from './phrase.js'
import {anyPlayer, romajiPlayer} from './players.js'
import {noRiichi} from './riichi-kind.js'

const N = `(?:\\d{1,2}|[両兩]|${kanjiNumber})`
const player = `(?:${anyPlayer}|親|${romajiPlayer}|dealer)(?:['’]s)?`
/** Between a player and what is said of them. */
const says = '(?:[はがの는은가이]| has)? ?'

const riichi = '(?:立直|リーチ)'
const inPlay = '(?:が?(?:入っ|かかっ)(?:て(?:い)?る|た)|を受けて(?:い)?る|し(?:て(?:い)?る|た)|中|者)?'

/** Each by what it is about. Four riichi are a draw. */
const remarks: readonly string[] = [
  // A table of which nothing else is to be said: no honba, no stick, all equal.
  '平場|平[场場]',
  // How many players have declared riichi.
  `(?:[23二三両两兩](?:軒|人|家|者)|[두세] ?(?:명|사람|집)(?:이|의)? ?)(?:から|が|の|都|[已也])*(?:先制)?${riichi}${inPlay}`,
  `(?:two|three|2|3)(?: (?:players?|opponents?))?(?: (?:are|have|in))*(?: declared)? (?:riichis?|reach)${end}`,
  // Who has not.
  `${player}${says}${noRiichi}`,
  `${player}${says}(?:まだ)?${riichi}(?:はまだ|を?し?て(?:い)?ない|せず)|${player}(?:还|還)?[没沒未](?:有)?立直|no riichi (?:by|from) (?:the )?${player}${end}`,
  // How many melds a player has.
  `(?:${player}${says})?(?:${N} ?(?:副露|フーロ|晒し|鳴き|후로|부로)(?:して(?:い)?る)?|(?:副露|フーロ)(?:なし|${N}[つ回次組]?))`,
  `(?:${player} )?(?:has |with )?(?:\\d|one|two|three|four) (?:calls?|(?:open )?melds?)${end}`,
  // How many safe tiles the hand has.
  `(?:安全牌|安牌|現物)(?:[はが有]|가|이)? ?(?:残り|あと|[剩只])?(?:${N} ?[枚張张]|なし|無し|ゼロ|あり)(?:のみ|だけ|しかない|ある|持ち)?|안전패(?:가|는)? ?(?:${N} ?[장張枚]|없음|있음)`,
  `(?:\\d{1,2}|no|one|two|three) safe tiles?(?: left)?${end}`
]

/** The phrases, which come before all others: 平場 begins with no wind, 上家2副露 names no riichi. */
export const remarkPhrases: readonly SituationPhrase[] = remarks.map(pattern =>
  phrase(pattern, () => ({field: 'remark'}))
)
