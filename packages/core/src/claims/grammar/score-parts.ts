/**
 * What can be said of a score.
 */
import type {LimitId} from '@tehai/riichi'
import type {Span} from '@tehai/kernel/source'
import type {YakuPart} from './yaku.js'

/** A limit that is claimed. */
export type NamedLimit = LimitId | 'kiriage'

/** One thing that is said of a score. */
export type ScorePart =
  | YakuPart
  | ({readonly type: 'han'; readonly han: number} & Span)
  | ({readonly type: 'fu'; readonly fu: number} & Span)
  /** `yakuman`: how many yakuman it is. */
  | ({readonly type: 'limit'; readonly limit: NamedLimit; readonly yakuman: number} & Span)
  /** One amount. `honba`: with honba, as after は. */
  | ({readonly type: 'points'; readonly points: number; readonly honba: boolean} & Span)
  /** Two amounts of a tsumo: the lesser from each other, the greater from the dealer. */
  | ({
      readonly type: 'shares'
      readonly other: number
      readonly dealer: number
      readonly honba: boolean
    } & Span)
  /** The same from every other player. */
  | ({
      readonly type: 'all'
      readonly each: number
      readonly honba: boolean
      /** It may also be meant as the sum (default: `false`). */
      readonly isTotalToo?: boolean
    } & Span)
  | ({readonly type: 'dealer'; readonly dealer: boolean} & Span)
  | ({readonly type: 'by'; readonly by: 'tsumo' | 'ron'} & Span)
  | ({readonly type: 'honba-count'; readonly honba: number} & Span)
  | ({readonly type: 'no-yaku'} & Span)
  /** There are no yaku besides those that it names. */
  | ({readonly type: 'only'} & Span)
  /** An amount is with honba: 本場込み. `honba`: how many; `null`: not said. */
  | ({readonly type: 'honba-in'; readonly honba: number | null} & Span)
  /** は: the amount after it is with honba. */
  | ({readonly type: 'becomes'} & Span)
  | ({readonly type: 'filler'} & Span)

/** A part that is an amount. */
export type Amount = Extract<ScorePart, {type: 'points' | 'shares' | 'all'}>
