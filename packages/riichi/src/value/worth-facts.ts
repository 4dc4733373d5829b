/**
 * What the worth of a win depends on besides its tiles.
 */
import type {Meld, Tile} from '../tile/index.js'
import type {Rules} from '../rules/rules.js'
import type {Wind} from '../hand/situation.js'
import type {Wall} from './wall.js'

/** What does not change from win to win. */
export interface WorthFacts {
  readonly melds: readonly Meld[]
  readonly round: Wind
  readonly seat: Wind
  readonly indicators: readonly Tile[]
  readonly kita: number
  /** Whether ura dora count. */
  readonly ura: boolean
  readonly rules: Rules
  readonly wall: Wall
}
