/** Statements about a score. */
import type {LimitId} from '@tehai/riichi'
import type {Span} from '@tehai/kernel/source'
import type {YakuPart} from './yaku.js'

/** A limit that is claimed. */
export type NamedLimit = LimitId | 'kiriage'

/** One statement about a score. */
export type ScorePart =
  | YakuPart
  | ({readonly type: 'han'; readonly han: number} & Span)
  | ({readonly type: 'fu'; readonly fu: number} & Span)
  /** `yakuman`: how many yakuman it is. */
  | ({readonly type: 'limit'; readonly limit: NamedLimit; readonly yakuman: number} & Span)
  /** One amount. `honba`: including honba, as after は. */
  | ({readonly type: 'points'; readonly points: number; readonly honba: boolean} & Span)
  /** Two amounts of a tsumo: the smaller one from each other player, the larger one from the dealer. */
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
  /** The score has no other yaku than those that the claim names. */
  | ({readonly type: 'only'} & Span)
  /** An amount includes honba: 本場込み. `honba`: how many; `null`: not stated. */
  | ({readonly type: 'honba-in'; readonly honba: number | null} & Span)
  /** は: the amount after it includes honba. */
  | ({readonly type: 'becomes'} & Span)
  | ({readonly type: 'filler'} & Span)

/** A part that is an amount. */
export type Amount = Extract<ScorePart, {type: 'points' | 'shares' | 'all'}>
