/**
 * Cases of values: hands as JSON, one object each, as `tehai value --jsonl` reads them.
 */
import {
  bad,
  checkFields,
  idOf,
  readFlag,
  readList,
  withoutNulls,
  type CaseProblem,
  type Fields
} from '../case/fields.js'
import {countKita, readMelds, readTile, readTiles} from '../case/tiles.js'
import {readRules, readVisible, type WinCase} from '../case/case.js'
import {winds, type Wind} from '../hand/situation.js'
import {kindOf} from '../tile/index.js'
import {handValue, mostIndicators, type DiscardValue} from './value.js'

/** A hand to value as JSON. */
export interface ValueCase {
  readonly id?: string | undefined
  /** Closed tiles: 14 less three for every meld. */
  readonly hand: string
  readonly melds?: readonly string[] | undefined
  /** Tiles seen besides the hand, its melds and the indicators: mpsz text, or a list of such. */
  readonly visible?: string | readonly string[] | undefined
  /** Winds as tiles, `1z`–`4z` (default: `1z` and `2z`). */
  readonly roundWind?: string | undefined
  readonly seatWind?: string | undefined
  /** Dora indicators (default: none). */
  readonly indicators?: readonly string[] | undefined
  /** Whether there are red fives (default: as the rules have it). */
  readonly redFives?: boolean | undefined
  readonly ura?: boolean | undefined
  readonly handChange?: boolean | undefined
  readonly shantenBack?: boolean | undefined
  /** A preset or changes, as of a win. */
  readonly rules?: WinCase['rules']
}

const valueFields = [
  ...(['id', 'hand', 'melds', 'visible', 'roundWind', 'seatWind', 'indicators', 'redFives', 'ura'] as const),
  ...(['handChange', 'shantenBack', 'rules', 'wall', 'shanten', 'discards'] as const)
]

/** The answer to a hand. */
export interface ValueAnswer {
  readonly id?: string | undefined
  /** Unseen tiles. */
  readonly wall?: number
  readonly shanten?: number
  /** What was requested but not followed, because there would have been too many hands. */
  readonly without?: readonly ('handChange' | 'shantenBack')[]
  readonly discards?: readonly DiscardValue[]
  /** More hands would have to be followed than this. */
  readonly tooWide?: number
  readonly problems?: readonly CaseProblem[]
}

/**
 * Answer a hand. Never throws, whatever the case contains. The fields `wall`, `shanten` and `discards`, which follow
 * from the hand, are not read.
 */
export function answerValue(given: ValueCase): ValueAnswer {
  const id = idOf(given)
  const problems: CaseProblem[] = []
  const fields = withoutNulls(given as unknown as Fields)
  checkFields(fields, valueFields, problems)
  const hand = readTiles(fields['hand'], 'hand', problems)
  const laid = readList(fields, 'melds', problems)
  const melds = readMelds(laid, problems)
  const visible = readVisible(fields, problems)
  const indicators = readList(fields, 'indicators', problems)
    .map(text => readTile(text, 'indicators', problems))
    .filter(tile => tile !== null)
  if (indicators.length > mostIndicators) bad(problems, 'indicators', fields['indicators'])
  const round = readWind(fields, 'roundWind', problems)
  const seat = readWind(fields, 'seatWind', problems)
  const ruled = readRules(fields, problems)
  const redFives = readFlag(fields, 'redFives', problems)
  const ura = readFlag(fields, 'ura', problems)
  const handChange = readFlag(fields, 'handChange', problems)
  const shantenBack = readFlag(fields, 'shantenBack', problems)
  if (problems.length > 0) return {...id, problems}
  const reds = redFives === undefined ? ruled.redFives : redFives ? ruled.redFives || 3 : 0
  const found = handValue(
    {hand, melds, visible, indicators, round, seat, kita: countKita(laid)},
    {rules: {...ruled, redFives: reds}, ura, handChange, shantenBack}
  )
  if (found.outcome === 'impossible') return {...id, problems: found.problems}
  if (found.outcome === 'too-wide') return {...id, tooWide: found.mostStates}
  const without = (['handChange', 'shantenBack'] as const).filter(
    name => fields[name] === true && !found[name]
  )
  const {wall, shanten, discards} = found
  return {...id, wall, shanten, ...(without.length > 0 ? {without} : {}), discards}
}

function readWind(fields: Fields, field: string, problems: CaseProblem[]): Wind | undefined {
  if (fields[field] === undefined) return undefined
  const tile = readTile(fields[field], field, problems)
  const wind = tile === null ? undefined : winds[kindOf(tile) - 27]
  if (tile !== null && wind === undefined) bad(problems, field, fields[field])
  return wind
}
