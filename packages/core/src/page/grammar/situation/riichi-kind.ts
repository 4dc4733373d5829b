/**
 * The words for riichi, and which of them each is.
 */
import type {RiichiKind} from '../../../labels/ids.js'

/** The source of a pattern of the words in East Asian writing, as one group. */
export const riichiWords =
  '(両立直|双立直|雙立直|開立直|ダブル立直|ダブルリーチ|ダブリー|オープン立直|オープンリーチ|오픈 ?立直|立直|リーチ)'

/** The riichi that a word names: ダブリー, 両立直, `open riichi`. */
export const kindOfRiichi = (word: string): RiichiKind =>
  /^(?:ダブ|[両双雙w]|double|daburu)/i.test(word)
    ? 'double'
    : /^(?:オープン|開|오픈|open)/i.test(word)
      ? 'open'
      : 'riichi'
