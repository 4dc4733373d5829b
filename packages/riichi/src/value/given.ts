/**
 * `handValue` for tiles in any spelling: text (`'123m456p789s1122z5m'`), a list, or counts; melds as objects or text.
 */
import {meldsIn, type MeldInput} from '../given-melds.js'
import {tilesIn, type TilesInput} from '../tile/spelling.js'
import {
  handValue as valueOfTiles,
  type HandToValue,
  type HandValue,
  type ImpossibleValue,
  type TooWide,
  type ValueOptions
} from './value.js'

/** `HandToValue` with tiles and melds in any spelling. */
export interface HandValueInput extends Omit<HandToValue, 'hand' | 'melds' | 'indicators' | 'visible'> {
  readonly hand: TilesInput
  readonly melds?: readonly MeldInput[] | undefined
  /** Dora indicators, that of the deal first (default: none). */
  readonly indicators?: TilesInput | undefined
  /** Tiles seen elsewhere, each once: rivers, melds of others (default: none). */
  readonly visible?: TilesInput | undefined
}

/**
 * The figures of every discard. A hand that cannot be is a result.
 *
 * @throws {TypeError} if something given as tiles or a meld is none.
 */
export function handValue(
  given: HandValueInput,
  options: ValueOptions = {}
): HandValue | ImpossibleValue | TooWide {
  const {hand, melds, indicators, visible} = given
  const read = {
    ...given,
    hand: tilesIn(hand, 'hand'),
    melds: meldsIn(melds),
    indicators: indicators === undefined ? undefined : tilesIn(indicators, 'indicators'),
    visible: visible === undefined ? undefined : tilesIn(visible, 'visible')
  }
  return valueOfTiles(read, options)
}
