/**
 * `handValue` for tiles in any spelling: text (`'123m456p789s1122z5m'`), a list, or counts; melds as objects or text.
 */
import {lookup} from '@tehai/kernel/source'
import {assertFields, assertFlag} from '../given/fields.js'
import {meldsIn, type MeldInput} from '../given/melds.js'
import {assertObject, assertRules} from '../rules/complete-rules.js'
import {situationIn} from '../given/situation.js'
import {tilesIn, type TilesInput} from '../tile/spelling.js'
import {wrong} from '../tile/wrong.js'
import {
  handValue as valueOfTiles,
  mostIndicators,
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
  /** Dora indicators, that of the deal first; at most five (default: none). */
  readonly indicators?: TilesInput | undefined
  /** Tiles seen elsewhere, each once: rivers, melds of others (default: none). */
  readonly visible?: TilesInput | undefined
}

/** Fields of a hand and of options: programs may pass one object for both. */
const known: Readonly<Record<keyof HandToValue | keyof ValueOptions, true>> = lookup({
  hand: true,
  melds: true,
  indicators: true,
  visible: true,
  round: true,
  seat: true,
  kita: true,
  rules: true,
  ura: true,
  handChange: true,
  shantenBack: true,
  mostStates: true
})

/** @throws {TypeError} if a wind, a number, rules or a choice is not valid. */
function assertValues({round, seat, kita}: HandValueInput, options: ValueOptions): void {
  situationIn({round, seat, kita})
  if (options.rules !== undefined) assertRules(options.rules)
  assertFlag(options, 'ura')
  assertFlag(options, 'handChange')
  assertFlag(options, 'shantenBack')
  const {mostStates = 1} = options
  // `Infinity`: no limit.
  if (typeof mostStates !== 'number' || !(mostStates >= 1))
    throw wrong('`mostStates` to be a number, 1 or more', mostStates)
}

/**
 * The figures of every discard. An impossible hand is a result.
 *
 * @param given
 *   A hand about to discard: 14 tiles, less three for every meld.
 * @param options
 *   Rules, and which draws and discards are followed.
 * @throws {TypeError} if something given as tiles, a meld, a wind, rules or an option is not one, or there are more
 *   than five indicators.
 */
export function handValue(
  given: HandValueInput,
  options: ValueOptions = {}
): HandValue | ImpossibleValue | TooWide {
  assertObject(given, "a hand such as `{hand: '123m456p789s1122z5m'}`")
  assertFields(given, known, 'a hand')
  assertObject(options, 'an object of options')
  assertFields(options, known, 'options')
  assertValues(given, options)
  const {hand, melds, indicators, visible} = given
  const shown = indicators === undefined ? undefined : tilesIn(indicators, 'indicators')
  if (shown && shown.length > mostIndicators)
    throw wrong(`at most ${mostIndicators} \`indicators\``, shown.length)
  const read = {
    ...given,
    hand: tilesIn(hand, 'hand'),
    melds: meldsIn(melds),
    indicators: shown,
    visible: visible === undefined ? undefined : tilesIn(visible, 'visible')
  }
  return valueOfTiles(read, options)
}
