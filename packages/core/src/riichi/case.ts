/**
 * Cases: wins and hands as JSON, one object each, as the vectors and the `--jsonl` commands write them.
 *
 * Tiles are mpsz text (`340m` with a red five). A meld is its tiles, `a` before a concealed kan, `k` before an added one,
 * `@1`, `@2`, `@3` after them: called from the right, across, the left. `f4z` is a north put aside (抜き北).
 */
import {isTile, type From, type Meld, type Tile} from '../tile/index.js'
import type {Values} from '../source/message.js'
import type {Problem} from './problem.js'
import {analyse, type DiscardingHand, type WaitingHand} from './analyse.js'
import {checkRules, rulesOf, type RuleChanges, type RuleProblem} from './rules.js'
import {score, type WinScore} from './score.js'
import {winds, type Situation, type Win} from './situation.js'

/** A win as JSON. */
export interface WinCase {
  readonly id?: string | undefined
  /** Closed tiles before the win. */
  readonly hand: string
  readonly win: string
  readonly by: 'tsumo' | 'ron'
  readonly melds?: readonly string[] | undefined
  readonly situation?: SituationCase | undefined
  readonly rules?: Readonly<Record<string, unknown>> | undefined
}

/** The situation as JSON: seats as numbers, 0 for east. */
export interface SituationCase {
  readonly round?: number | undefined
  /** Default: 1, south. */
  readonly seat?: number | undefined
  /** Seats after the winner: 1, 2, 3. */
  readonly loser?: number | undefined
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

/** Something wrong with a case: of the rules, of the hand, or of the writing. */
export type CaseProblem = Problem | RuleProblem | {readonly id: 'bad-field'; readonly values: Values}

/** The answer to a case. */
export interface WinAnswer {
  readonly id?: string | undefined
  readonly win: boolean
  /** Han by yaku, dora among them (`dora`, `ura_dora`, `aka_dora`); 13 or 26 for a yakuman. */
  readonly yaku?: Readonly<Record<string, number>>
  /** 0 for a yakuman, as is the fu. */
  readonly han?: number
  readonly fu?: number
  readonly points?: number
  readonly yakuman?: number
  readonly tsumoPayments?: readonly number[]
  readonly payments?: readonly number[]
  /** Why it is not a win. */
  readonly reason?: 'incomplete' | 'no-yaku' | 'impossible'
  readonly problems?: readonly CaseProblem[]
}

/** Answer a case. Nothing that stands in it makes this throw. */
export function answerWin(given: WinCase): WinAnswer {
  const id = given.id === undefined ? {} : {id: given.id}
  const read = readWinCase(given)
  if ('problems' in read) return {...id, win: false, reason: 'impossible', problems: read.problems}
  const result = score(read.win, read.rules)
  if (result.outcome === 'win') return {...id, ...answerOf(result)}
  const problems = result.outcome === 'impossible' ? {problems: result.problems} : {}
  return {...id, win: false, reason: result.outcome, ...problems}
}

/** A score in the shape of an answer. */
export function answerOf(result: WinScore): WinAnswer {
  const {han, fu, points, yakuman, tsumoPayments, payments, dora} = result
  const yaku: Record<string, number> = {}
  for (const one of result.yaku) yaku[one.id] = one.han
  if (yakuman === 0) {
    // The servers count a north put aside among the dora.
    if (dora.dora + dora.north > 0) yaku.dora = dora.dora + dora.north
    if (dora.ura > 0) yaku.ura_dora = dora.ura
    if (dora.red > 0) yaku.aka_dora = dora.red
  }
  return {
    win: true,
    yaku,
    han,
    fu,
    points,
    yakuman,
    ...(tsumoPayments ? {tsumoPayments} : {}),
    ...(payments ? {payments} : {})
  }
}

/** A hand to analyse as JSON. */
export interface HandCase {
  readonly id?: string | undefined
  /** Closed tiles: 13 or 14 less three for every meld. */
  readonly hand: string
  readonly melds?: readonly string[] | undefined
  /** Tiles seen besides the hand and its melds: mpsz text, or a list of such. */
  readonly visible?: string | readonly string[] | undefined
  /** Norths put aside (抜き北), as `f4z` among the melds says as well. */
  readonly kita?: number | undefined
  /** Rules as in a win; `sanma` is what matters here. */
  readonly rules?: Readonly<Record<string, unknown>> | undefined
  /** Count waits of which all four tiles are in the hand (default: `false`). */
  readonly shape?: boolean | undefined
}

/** The answer to a hand: of 3n+1 tiles waits, ukeire and total, of 3n+2 tiles discards. */
export interface HandAnswer {
  readonly id?: string | undefined
  readonly shanten?: WaitingHand['shanten']
  readonly waits?: WaitingHand['waits']
  readonly ukeire?: WaitingHand['ukeire']
  readonly total?: number
  readonly discards?: DiscardingHand['discards']
  readonly problems?: readonly CaseProblem[]
}

/** Answer a hand. Nothing that stands in it makes this throw. */
export function answerHand(given: HandCase): HandAnswer {
  const id = given.id === undefined ? {} : {id: given.id}
  const problems: CaseProblem[] = []
  const hand = readTiles(given.hand, 'hand', problems)
  const melds = readMelds(given.melds, problems)
  const visible = listOf(given.visible).flatMap(text => readTiles(text, 'visible', problems))
  const rules = given.rules ?? {}
  problems.push(...checkRules(rules))
  if (given.kita !== undefined && !isBelow(given.kita, Infinity)) bad(problems, 'kita', given.kita)
  if (problems.length > 0) return {...id, problems}
  const kita = (given.kita ?? 0) + countKita(given.melds)
  const {sanma} = rulesOf(rules as RuleChanges)
  const analysis = analyse({hand, melds, visible, shape: given.shape === true, sanma, kita})
  if (analysis.outcome === 'impossible') return {...id, problems: analysis.problems}
  const {outcome: _, ...facts} = analysis
  return {...id, ...facts}
}

/** What was read, or what stood in the way. */
type Read<T> = T | {readonly problems: readonly CaseProblem[]}

/** The win and the rules of a case, or what cannot be read in it. */
export function readWinCase(
  given: WinCase
): Read<{readonly win: Win; readonly rules: ReturnType<typeof rulesOf>}> {
  const problems: CaseProblem[] = []
  const changes: Readonly<Record<string, unknown>> = given.rules ?? {}
  problems.push(...checkRules(changes))
  const hand = readTiles(given.hand, 'hand', problems)
  const [win, ...more] = readTiles(given.win, 'win', problems)
  if (win === undefined || more.length > 0) bad(problems, 'win', given.win)
  if (given.by !== 'tsumo' && given.by !== 'ron') bad(problems, 'by', given.by)
  const norths = countKita(given.melds)
  const melds = readMelds(given.melds, problems)
  const situation = readSituation(given.situation ?? {}, changes.sanma === true, norths, problems)
  if (problems.length > 0 || win === undefined) return {problems}
  return {win: {hand, win, by: given.by, melds, situation}, rules: rulesOf(changes as RuleChanges)}
}

/**
 * Tiles of an mpsz text such as `123m0p`.
 *
 * @param problems
 *   Receives `bad-field` if it is no such text.
 */
export function readTiles(text: unknown, field: string, problems: CaseProblem[]): Tile[] {
  const tiles: Tile[] = []
  if (typeof text !== 'string' || !/^(?:\d+[mpsz]\s*)*$/.test(text)) {
    bad(problems, field, text)
    return tiles
  }
  for (const [, digits, suit] of text.matchAll(/(\d+)([mpsz])/g)) {
    for (const digit of digits!) {
      if (isTile(digit + suit!)) tiles.push((digit + suit!) as Tile)
      else bad(problems, field, digit + suit!)
    }
  }
  return tiles
}

function readMelds(texts: unknown, problems: CaseProblem[]): Meld[] {
  const made = listOf(texts).filter(text => !isNorth(text))
  return made.map(text => readMeld(text, problems)).filter(meld => meld !== null)
}

/** Norths put aside among the melds. */
function countKita(melds: unknown): number {
  return listOf(melds).filter(isNorth).length
}

function isNorth(text: unknown): boolean {
  return text === 'f4z'
}

/** What may be a list, as one: nothing is an empty list, anything else a list of itself. */
function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

const froms: readonly From[] = ['shimocha', 'toimen', 'kamicha']

/** A meld such as `123m@3`, `555z@1`, `a1111p`, `k5555z@2`; null if it cannot be read. */
export function readMeld(text: unknown, problems: CaseProblem[]): Meld | null {
  const parts = typeof text === 'string' ? /^([ak]?)(\d+[mpsz])(?:@([123]))?$/.exec(text) : null
  if (!parts) {
    bad(problems, 'melds', text)
    return null
  }
  const [, mark, digits, seat] = parts
  const tiles = readTiles(digits, 'melds', problems)
  if (tiles.length === 0) return null
  if (mark === 'a') return {type: 'ankan', tiles, faceDown: null}
  const isRun = tiles.some(tile => tile !== tiles[0] && tile[0] !== '0' && tiles[0]![0] !== '0')
  const from = froms[Number(seat ?? 3) - 1]!
  if (mark === 'k') return {type: 'kakan', tiles, called: 0, added: tiles.length - 1, from}
  return {type: tiles.length === 4 ? 'daiminkan' : isRun ? 'chii' : 'pon', tiles, called: 0, from}
}

function readSituation(
  given: SituationCase,
  sanma: boolean,
  norths: number,
  problems: CaseProblem[]
): Situation {
  const {round = 0, seat = 1, loser, dora, ura, riichi, kita, north, ...rest} = given
  const players = sanma ? 3 : 4
  if (!isBelow(round, 4)) bad(problems, 'round', round)
  if (!isBelow(seat, players)) bad(problems, 'seat', seat)
  if (loser !== undefined && !(isBelow(loser, 4) && loser > 0)) bad(problems, 'loser', loser)
  for (const field of ['kita', 'north', 'honba', 'sticks'] as const) {
    if (given[field] !== undefined && !isBelow(given[field], Infinity)) bad(problems, field, given[field])
  }
  const known = new Set<string>(flags)
  for (const field of Object.keys(rest))
    if (!known.has(field)) bad(problems, field, rest[field as keyof typeof rest])
  return {
    ...rest,
    kita: (kita ?? north ?? 0) + norths,
    round: winds[round]!,
    seat: winds[seat]!,
    ...(loser === undefined ? {} : {loser: fromOf(seat, loser, sanma)}),
    riichi: Number(riichi) === 2 ? 'double' : Boolean(riichi),
    dora: listOf(dora).flatMap(tile => readTiles(tile, 'dora', problems)),
    ura: listOf(ura).flatMap(tile => readTiles(tile, 'ura', problems))
  }
}

/** Fields of a situation that are taken as they are. */
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
  'honba',
  'sticks',
  'laterRon'
] as const

function isBelow(value: unknown, end: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < end
}

/** Seats after the winner as a direction; with three players the seats are counted without the empty one. */
function fromOf(seat: number, loser: number, sanma: boolean): From {
  const steps = sanma && loser < 3 ? (((seat + loser) % 3) - seat + 4) % 4 : loser
  return froms[steps - 1]!
}

function bad(problems: CaseProblem[], field: string, value: unknown): void {
  problems.push({
    id: 'bad-field',
    values: {field, value: typeof value === 'string' ? value : (JSON.stringify(value) ?? '')}
  })
}
