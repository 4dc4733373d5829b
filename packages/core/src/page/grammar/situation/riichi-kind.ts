/** The words for riichi, and the kind of riichi that each means. */
import type {RiichiKind} from '../../../labels/ids.js'

/** The source of a pattern for the words in East Asian scripts, as one group. */
export const riichiWords =
  '(両立直|双立直|雙立直|開立直|ダブル立直|ダブルリーチ|ダブリー|オープン立直|オープンリーチ|오픈 ?立直|立直|リーチ|(?<=[親即])リー(?![ァ-ヺー]))'

/** The source of a pattern for whether another riichi came before: 先制リーチ, 추격 리치. */
export const riichiOrder = '(?:先制|先に|追っかけ|追いかけ|ツモ切り|即|선제|추격) ?'

/** The source of a pattern for no player having declared riichi: リーチなし, 无人立直, `no riichi yet`. */
export const noRiichi =
  '(?:상대(?:방)?[의은는]? ?)?立直 ?なし|아무도 立直(?:[를을]? ?선언)?하지 ?않[가-힣]{1,4}|(?:リーチ|立直)(?:者|자)?(?:は|が)?(?:まだ)? ?(?:なし|無し|いない)|[无無没沒]有?人(?:[宣][告言])?立直|no(?:body|[ -]one)?(?: (?:has(?: yet)? (?:declared|called)|is in|in))? riichi(?: yet)?(?![A-Za-z0-9])'

/** The source of a pattern for the turn of a riichi, as one group: `on turn 6`, `in the 6th turn`, `(turn 6)`. */
export const turnInEnglish =
  '(?:,? ?\\(?(?:(?:on|in|at) )?(?:the )?(?:turn |(?=\\d{1,2}(?:st|nd|rd|th) turn))(\\d{1,2})(?:(?:st|nd|rd|th) turn)?\\)?)?'

/** The riichi that a word names: ダブリー, 両立直, `open riichi`. */
export const kindOfRiichi = (word: string): RiichiKind =>
  /^(?:ダブ|[両双雙w]|double|daburu)/i.test(word)
    ? 'double'
    : /^(?:オープン|開|오픈|open)/i.test(word)
      ? 'open'
      : 'riichi'
