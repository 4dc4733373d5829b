/**
 * Results: a scored hand, and the error in its place.
 */
import type {Tile} from '../tile/tile.js'

/** One of the 37 tiles as it is written, such as `'5m'`, `'0p'` or `'7z'`. */
export type TileCode = Tile

/** An error: a sentence, as a string type. */
export type MahjongError<Sentence extends string = string> = `⚠ ${Sentence}`

/** A scored hand: each field is a literal type, as `score` gives it. */
export interface Result<Yaku, Han, Fu, Points, Limit, Yakuman, Paid, Total> {
  /** Yaku by name, as a union, which has no order. Without dora; only the yakuman if there are any. */
  readonly yaku: readonly Yaku[]
  /** Han with dora; 0 for a yakuman. */
  readonly han: Han
  /** Fu, rounded up; 0 for a yakuman. */
  readonly fu: Fu
  /** Points without honba and sticks. */
  readonly points: Points
  /** From mangan on, the name of the limit; otherwise `null`. */
  readonly limit: Limit
  /** How many yakuman it counts as; 0 for none. */
  readonly yakuman: Yakuman
  /** `[from the dealer, from each other]`, or `[from each]`, without honba; `null` for a ron. */
  readonly tsumoPayments: Paid
  /** What the winner gets: points, honba and sticks. */
  readonly total: Total
}
