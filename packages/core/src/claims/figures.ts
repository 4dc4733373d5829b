/**
 * Figures of the discards of a hand according to the model, with all tiles that the block shows taken from the wall.
 */
import type {HandValue} from '@tehai/riichi/value'
import {kindOf, type Tile} from '@tehai/riichi/tile'
import {clause, type Clause} from '../labels/clauses/clauses.js'
import type {ClaimedHand} from '../page/check/result/claims.js'
import type {Analysis} from './analysis.js'
import type {Measure, ValueSwitch} from './grammar/value.js'
import {valueEngine, type ValueOfHand} from './engines.js'

/** Figures of a hand from one turn on, or why there are none; `null` if another message says why. */
export type Figures =
  {readonly found: HandValue; readonly turn: number} | {readonly found: null; readonly reason: Clause | null}

const LAST_TURN = 18

/** The turn of the figures: the one that a claim names, else that of the situation, else the first. */
export function turnOf(said: number | null, {situation}: ClaimedHand): number {
  return Math.min(LAST_TURN, Math.max(1, said ?? situation.turn ?? 1))
}

/** The figures of the hand of a claim. Never throws. */
export function figuresOf(
  {hand, tiles, rules}: Analysis,
  switches: ReadonlySet<ValueSwitch>,
  turn: number
): Figures {
  const {situation, diagram, indicators, visible} = hand
  if (situation.riichi || diagram.hand.riichi) return {found: null, reason: clause('value-after-riichi')}
  const compute = valueEngine.loaded()?.handValue
  if (!compute) return {found: null, reason: clause('not-loaded')}
  const given = {
    hand: tiles!.closed,
    melds: tiles!.melds,
    indicators,
    visible: withoutThese(visible, indicators),
    round: situation.round?.wind,
    seat: situation.seat,
    kita: situation.kita ?? 0
  }
  const ruled = rules()
  const options = {
    rules: switches.has('noRed') ? {...ruled, redFives: 0} : ruled,
    ura: switches.has('noUra') ? false : undefined,
    handChange: switches.has('handChange'),
    shantenBack: switches.has('shantenBack')
  }
  const found = remembered(compute, given, options)
  if (found.outcome === 'impossible') return {found: null, reason: null}
  if (found.outcome === 'too-wide')
    return {found: null, reason: clause('value-too-wide', {many: found.mostStates})}
  return {found, turn}
}

/** Tiles except the indicators among them, which are counted separately. */
function withoutThese(visible: readonly Tile[], indicators: readonly Tile[]): Tile[] {
  const left = visible.slice()
  for (const indicator of indicators) {
    const at = left.findIndex(tile => kindOf(tile) === kindOf(indicator))
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

type ValueResult = ReturnType<ValueOfHand>
type ValueArgument = Parameters<ValueOfHand>[0]
type Options = Parameters<ValueOfHand>[1]

/** Results by their input, so that building a page again does not compute them again. */
const results = new Map<string, ValueResult>()
const MOST_RESULTS = 200

function remembered(compute: ValueOfHand, given: ValueArgument, options: Options): ValueResult {
  const key = JSON.stringify([given, options])
  const known = results.get(key)
  if (known) return known
  const found = compute(given, options)
  const [oldest] = results.keys()
  if (results.size >= MOST_RESULTS && oldest !== undefined) results.delete(oldest)
  results.set(key, found)
  return found
}

/** The figure of a discard from a turn on. */
export function figureOf(discard: HandValue['discards'][number], measure: Measure, turn: number): number {
  return discard[measure][turn - 1]!
}

/** Discards, the best by a measure first. */
export function rankedBy({discards}: HandValue, measure: Measure, turn: number): HandValue['discards'] {
  const at = turn - 1
  return discards.toSorted(
    (a, b) => b[measure][at]! - a[measure][at]! || b.value[at]! - a.value[at]! || b.win[at]! - a.win[at]!
  )
}
