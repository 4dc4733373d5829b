/**
 * How likely each key is at a place of a block. This is computed from how often pages have it, the lines around it,
 * what its value looks like, and what the page reports for the block with it (naive Bayes over the counts of
 * `usage.ts`).
 */
import type {GameId} from '../../page/page.js'
import {keysOf, type GameKey} from '../../syntax/game-keys.js'
import {usage, type Counts} from './usage.js'
import {classOf, type ValueClass} from '../../syntax/value-class.js'

/** The outcome of a key before a value, on a page. */
export type KeyOutcome = 'unreadable' | 'bad' | 'false' | 'breaks' | 'true' | 'filled' | 'mends' | 'ok'

/** A place of a block where a key is to be written. */
export interface KeyPlace {
  /** The key on the line before; `row` for a row, `other` for another name, `start` on the first line. */
  readonly before: string
  /** The same for the line after; `end` on the last line. */
  readonly after: string
  /** What the value looks like; `winning` for a tile that completes the hand, `null` if there is no value yet. */
  readonly looks: ValueClass | 'winning' | null
  /** The keys of the blocks around it, and what their values look like. */
  readonly near: Uses
}

/** How often each key is written, and what its values look like. */
export type Uses = ReadonlyMap<string, ReadonlyMap<string, number>>

/** The counts of the keys with one kind of values, as evidence for keys that pages seldom have. */
interface Game {
  readonly total: number
  readonly keys: ReadonlyMap<string, Counts>
  readonly kinds: ReadonlyMap<string, {readonly looks: Table; readonly wrong: Table}>
  readonly before: Table
  readonly after: Table
}

type Table = ReadonlyMap<string, number>

const none: Counts = {looks: new Map(), before: new Map(), after: new Map(), wrong: new Map()}

function sumOf(table: Table): number {
  let sum = 0
  table.forEach(count => (sum += count))
  return sum
}

/** Several tables as one. */
function joined(tables: Iterable<Table>): Table {
  const sums = new Map<string, number>()
  for (const table of tables) for (const [name, count] of table) sums.set(name, (sums.get(name) ?? 0) + count)
  return sums
}

const kindOf = ({value, group}: GameKey): string => value ?? group

function gameOf(game: GameId): Game {
  const all = keysOf[game]
  // The example in its table is one more use of a key.
  const keys = new Map(
    all.map(key => {
      const {looks, ...counts} = usage[game].get(key.id) ?? none
      return [key.id, {...counts, looks: joined([looks, new Map([[classOf(key.example), 1]])])}]
    })
  )
  const kinds = new Map(
    [...new Set(all.map(kindOf))].map(kind => {
      const counts = all.filter(key => kindOf(key) === kind).map(({id}) => keys.get(id)!)
      const of = (name: 'looks' | 'wrong') => joined(counts.map(one => one[name]))
      return [kind, {looks: of('looks'), wrong: of('wrong')}]
    })
  )
  const used = [...usage[game].values()]
  const [before, after] = [joined(used.map(one => one.before)), joined(used.map(one => one.after))]
  return {total: sumOf(before), keys, kinds, before, after}
}

const games: Readonly<Record<GameId, Game>> = {mahjong: gameOf('mahjong'), hanafuda: gameOf('hanafuda')}

/** How many uses of a key's kind, or of all keys, are added to the uses of the key itself. */
const OF_KIND = 4
const OF_ALL = 3
const OF_OUTCOMES = 30

/** Uses that are added to the counts, since every key may occur anywhere. */
const LEAST = 2

/** The weight of a use of a key on the page, in uses elsewhere, and the most uses that are counted. */
const OF_PAGE = 8
const MOST_USES = 4
/** Weight of the known looks of values, from uses elsewhere, in uses on the page. */
const LIKE_ALL = 3

const nothing: Table = new Map()

/** Lines around a key say less than its value does. */
const WEIGHT_AROUND = 0.6

/** A share of a table, as if `weight` more uses with the share `expected` had been counted. */
const shareOf = (table: Table, name: string, weight: number, expected: number): number =>
  ((table.get(name) ?? 0) + weight * expected) / (sumOf(table) + weight)

/** The logarithm of how likely a key is at a place, up to a constant. */
export function keyWeight(name: GameId, key: GameKey, {before, after, looks, near}: KeyPlace): number {
  const game = games[name]
  const counts = game.keys.get(key.id)!
  const here = near.get(key.id) ?? nothing
  const around = (table: Table, all: Table, one: string) =>
    Math.log(shareOf(table, one, OF_ALL, ((all.get(one) ?? 0) + 0.5) / (game.total + 10)))
  const weight =
    Math.log(
      (sumOf(counts.before) + 0.25 + LEAST + OF_PAGE * Math.min(sumOf(here), MOST_USES)) / (game.total + 20)
    ) +
    WEIGHT_AROUND * around(counts.before, game.before, before)
  // More lines may follow one that is being written.
  const isOpen = looks === null && after === 'end'
  const placed = isOpen ? weight : weight + WEIGHT_AROUND * around(counts.after, game.after, after)
  if (looks === null) return placed
  const counted = game.kinds.get(kindOf(key))!.looks
  const expected = ((counted.get(looks) ?? 0) + 0.02) / (sumOf(counted) + 0.5)
  const share = shareOf(counts.looks, looks, OF_KIND, expected)
  const all = Math.min(sumOf(here), MOST_USES)
  const alike = Math.min(here.get(looks) ?? 0, MOST_USES)
  return placed + Math.log((share * LIKE_ALL + alike) / (LIKE_ALL + all))
}

/** How often each outcome occurs for the key that an author has written: a right key seldom leads to a message. */
const chanceIfRight: Readonly<Record<KeyOutcome, number>> = {
  unreadable: 0.03,
  ok: 0.5,
  true: 0.25,
  filled: 0.12,
  mends: 0.1,
  breaks: 0.02,
  false: 0.03,
  bad: 0.01
}

/** How often each outcome occurs for a wrong key, from the counts of the key and of its kind. */
function shareWrong(name: GameId, key: GameKey, outcome: KeyOutcome): number {
  const game = games[name]
  const counted = game.kinds.get(kindOf(key))!.wrong
  const expected = ((counted.get(outcome) ?? 0) + 0.5) / (sumOf(counted) + 3)
  return shareOf(game.keys.get(key.id)!.wrong, outcome, OF_OUTCOMES, expected)
}

/** What is added to the weight of a key if its grammar reads the value: much if the grammar reads few values. */
export function readableWeight(name: GameId, key: GameKey, isReadable: boolean): number {
  const wrong = shareWrong(name, key, 'unreadable')
  return isReadable
    ? Math.log((1 - chanceIfRight.unreadable) / (1.001 - wrong))
    : Math.log(chanceIfRight.unreadable / wrong)
}

/** `?` is filled in for any key that allows it; a key for which it cannot be filled in is hardly meant. */
const scoreOfQuestion: Readonly<Record<KeyOutcome, number>> = {
  unreadable: -3,
  bad: -2.7,
  false: 0,
  breaks: -2.7,
  true: 0.4,
  filled: 0.4,
  mends: 0.4,
  ok: 0
}

/**
 * What an outcome adds to the weight of a key whose grammar reads the value: much if the key seldom has this outcome
 * when it is wrong.
 */
export function outcomeWeight(
  name: GameId,
  key: GameKey,
  outcome: KeyOutcome,
  looks: KeyPlace['looks']
): number {
  if (looks === 'question') return scoreOfQuestion[outcome]
  const wrong = shareWrong(name, key, outcome) / (1.001 - shareWrong(name, key, 'unreadable'))
  return Math.log(chanceIfRight[outcome] / Math.min(1, wrong))
}
