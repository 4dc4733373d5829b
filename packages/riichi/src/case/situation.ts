/**
 * The situation of a case: seats are numbers, 0 for east.
 */
import type {From} from '../tile/index.js'
import {
  bad,
  checkFields,
  isRecord,
  readAmount,
  readFlag,
  readList,
  readNumber,
  type CaseProblem,
  type Fields
} from './fields.js'
import {readTiles} from './tiles.js'
import {froms} from '../tile/meld-text.js'
import {winds, type Situation} from '../hand/situation.js'
import {paoYakuman, type PaoYakumanId} from '../rules/yakuman.js'

/** The situation as JSON. */
export interface SituationCase {
  readonly round?: number | undefined
  /** Default: 1, south. */
  readonly seat?: number | undefined
  /** Seats after the winner: 1, 2, 3. */
  readonly loser?: number | undefined
  /** Who is liable, for every yakuman with liability or for each by its id. A number counts seats after the winner; 0: no player. */
  readonly pao?: number | Readonly<Partial<Record<PaoYakumanId, number>>> | undefined
  readonly dora?: readonly string[] | undefined
  readonly ura?: readonly string[] | undefined
  /** 1 for riichi, 2 for double riichi. */
  readonly riichi?: number | boolean | undefined
  readonly openRiichi?: boolean | undefined
  readonly ippatsu?: boolean | undefined
  readonly rinshan?: boolean | undefined
  readonly chankan?: boolean | undefined
  readonly haitei?: boolean | undefined
  readonly houtei?: boolean | undefined
  readonly tenhou?: boolean | undefined
  readonly chiihou?: boolean | undefined
  readonly renhou?: boolean | undefined
  readonly paarenchan?: boolean | undefined
  /** Norths put aside (抜き北); `north` is read as well. */
  readonly kita?: number | undefined
  readonly north?: number | undefined
  readonly honba?: number | undefined
  readonly sticks?: number | undefined
  readonly laterRon?: boolean | undefined
}

const flags = [
  'openRiichi',
  'ippatsu',
  'rinshan',
  'chankan',
  'haitei',
  'houtei',
  'tenhou',
  'chiihou',
  'renhou',
  'paarenchan',
  'laterRon'
] as const

const amounts = ['kita', 'north', 'honba', 'sticks'] as const

/** Fields that are neither flags nor amounts: a seat, tiles, or one of several values. */
const others = ['round', 'seat', 'loser', 'pao', 'dora', 'ura', 'riichi'] as const

/**
 * Read a situation.
 *
 * @param norths
 *   Norths put aside among the melds.
 */
export function readSituation(
  given: Fields,
  sanma: boolean,
  norths: number,
  problems: CaseProblem[]
): Situation {
  checkFields(given, [...others, ...flags, ...amounts], problems)
  const round = readNumber(given, 'round', [0, 4], 0, problems)
  const seat = readNumber(given, 'seat', [0, sanma ? 3 : 4], 1, problems)
  const loser = readNumber(given, 'loser', [1, 4], null, problems)
  const [kita, north, honba, sticks] = amounts.map(amount => readAmount(given, amount, problems))
  return {
    ...Object.fromEntries(flags.map(flag => [flag, readFlag(given, flag, problems)])),
    honba,
    sticks,
    kita: (kita ?? north ?? 0) + norths,
    round: winds[round]!,
    seat: winds[seat]!,
    ...(loser === null ? {} : {loser: fromOf(seat, loser, sanma)}),
    pao: readPao(given, seat, sanma, problems),
    riichi: readRiichi(given['riichi'], problems),
    dora: readList(given, 'dora', problems).flatMap(tile => readTiles(tile, 'dora', problems)),
    ura: readList(given, 'ura', problems).flatMap(tile => readTiles(tile, 'ura', problems))
  }
}

function readPao(given: Fields, seat: number, sanma: boolean, problems: CaseProblem[]): Situation['pao'] {
  const liable = (fields: Fields, field: string): From | null | undefined => {
    const steps = readNumber(fields, field, [0, 4], undefined, problems)
    return steps === undefined ? undefined : steps === 0 ? null : fromOf(seat, steps, sanma)
  }
  const {pao} = given
  if (!isRecord(pao)) return liable(given, 'pao')
  checkFields(pao, paoYakuman, problems)
  return Object.fromEntries(paoYakuman.map(id => [id, liable(pao, id)]))
}

function readRiichi(value: unknown, problems: CaseProblem[]): Situation['riichi'] {
  if (value === 2) return 'double'
  if (value === undefined || value === 0 || value === false) return false
  if (value !== 1 && value !== true) bad(problems, 'riichi', value)
  return true
}

/** Seats after the winner as a direction; with three players the seats are counted without the empty one. */
function fromOf(seat: number, loser: number, sanma: boolean): From {
  const steps = sanma && loser < 3 ? (((seat + loser) % 3) - seat + 4) % 4 : loser
  return froms[steps - 1]!
}
