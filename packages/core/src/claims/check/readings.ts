/**
 * Checking how a hand is made up: each group must be valid, and the groups and the leftover tiles must make up the
 * whole hand.
 */
import {compositions, compositionsFromLowest, type Composition} from '@tehai/riichi'
import {formatTiles, kindOf, plainOf, tileOf, type Tile} from '@tehai/riichi/tile'
import type {Message, Span} from '@tehai/kernel/source'
import {clause, type Clauses} from '../../labels/clauses/clauses.js'
import type {Claim} from '../../page/check/result/claims.js'
import {claimMessage} from '../../page/check/result/claim-messages.js'
import type {Analysis} from '../analysis.js'
import {readReadings, type WrittenWay} from '../grammar/readings.js'
import type {TileAt} from '../grammar/tile-words.js'
import {readingRows, readingsMarkup, textOfWay} from '../show/readings.js'
import {tilesMarkup} from '../show/written-text.js'
import {filledOutcome, leftOutcome, type Outcome} from './outcome/outcome.js'
import {unreadMessages} from './outcome/unread-messages.js'

/** Check a claim about how a hand is made up, or fill it in. */
export function checkReadings(claim: Claim, {hand, tiles}: Analysis): Outcome {
  const {value, fill} = claim
  const {counts, melds, closed, possible} = tiles!
  const read = readReadings(fill === null ? value : value.replaceAll(/[?？]/g, ' '))
  const unread = unreadMessages(read.parts, value, 'readings')
  if (!possible) return leftOutcome(unread, [], value)
  const found = read.isAll ? compositionsFromLowest(counts) : compositions(counts, melds)
  const truth = () => readingsMarkup(found, hand, closed)
  const rows = () => readingRows(found, hand, closed)
  if (fill !== null) return filledOutcome(unread, [], truth, rows)
  const drawn = read.ways.flatMap(({groups, left}) =>
    [...groups, ...left.map(({tile, start, end}) => ({start, end, tiles: [{tile}]}))]
      .toSorted((a, b) => a.start - b.start)
      .map(({start, end, tiles: all}) => ({
        start,
        end,
        markup: tilesMarkup(
          all.map(({tile}) => tile),
          hand
        )
      }))
  )
  const {count} = read
  const miscounted = count && count.count !== found.length ? [wrongCount(count, found)] : []
  const messages = [...read.ways.flatMap(way => wayProblem(way, tiles!, found)), ...miscounted]
  const checked = read.ways.length > 0 || count !== null
  return {messages: [...messages.slice(0, MOST_MESSAGES), ...unread], checked, drawn, truth}
}

const MOST_MESSAGES = 3

const falseReading = ({start, end}: Span, truth: Clauses, reason: Clauses): Message =>
  claimMessage('false-readings', start, end, {truth, reason})

const truthOf = (found: readonly Composition[]): Clauses =>
  found[0] ? clause('tiles', {tiles: textOfWay(found[0])}) : clause('none')

function wrongCount(span: Span, found: readonly Composition[]): Message {
  const tiles = found.slice(0, MOST_WAYS).map(textOfWay).join(' / ')
  return falseReading(span, clause('ways', {ways: found.length}), clause('made-up-of', {tiles}))
}

/** At most this many ways are named in a sentence. */
const MOST_WAYS = 4

type HandOf = Pick<NonNullable<Analysis['tiles']>, 'counts' | 'melds'>

/** The first thing that is wrong with a way. */
function wayProblem(
  {groups, left, start, end}: WrittenWay,
  hand: HandOf,
  found: readonly Composition[]
): Message[] {
  const truth = truthOf(found)
  const rest = Array.from(hand.counts)
  for (const {tiles} of hand.melds) for (const tile of tiles) rest[kindOf(tile)]! += 1
  for (const group of groups) {
    if (typeOf(kindsOf(group)) === null)
      return [falseReading(group, truth, clause('no-group', {tiles: formatTiles(tilesOf(group))}))]
  }
  let pairs = 0
  let sets = 0
  for (const group of likelyFirst(groups, found)) {
    const missing = takeAll(rest, tilesOf(group))
    if (missing.length > 0)
      return [falseReading(group, truth, clause('tiles-not-held', {tiles: formatTiles(missing)}))]
    if (typeOf(kindsOf(group)) === 'pair') pairs++
    else sets++
    if (pairs > 1 && sets > 0) return [falseReading(group, truth, clause('one-pair'))]
  }
  const missing = takeAll(
    rest,
    left.map(({tile}) => tile)
  )
  if (missing.length > 0)
    return [
      falseReading(firstOf(left, missing), truth, clause('tiles-not-held', {tiles: formatTiles(missing)}))
    ]
  // Melds may be left out: they are groups already.
  const unsaid = withoutMelds(rest, hand)
  if (unsaid.length === 0) return []
  return [falseReading({start, end}, truth, clause('are-left-over', {tiles: formatTiles(unsaid)}))]
}

/** The first of the missing tiles. */
const firstOf = (left: readonly TileAt[], missing: readonly Tile[]): TileAt =>
  left.find(({tile}) => missing.includes(tile)) ?? left[0]!

type Group = WrittenWay['groups'][number]

const tilesOf = ({tiles}: Group): readonly Tile[] => tiles.map(({tile}) => tile)
const kindsOf = (group: Group): readonly number[] => tilesOf(group).map(kindOf)

/** Groups of the most similar way first, so that a group that occurs in no way is the one whose tiles are missing. */
function likelyFirst(groups: readonly Group[], found: readonly Composition[]): readonly Group[] {
  const names = groups.map(group => formatTiles(tilesOf(group).map(plainOf)))
  let best: readonly boolean[] = []
  let most = -1
  for (const way of found.slice(0, MOST_COMPARED)) {
    const left = textOfWay(way).split(' ')
    const isIn = names.map(name => {
      const at = left.indexOf(name)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
    const count = isIn.filter(Boolean).length
    if (count > most) [best, most] = [isIn, count]
  }
  return [...groups.filter((_, index) => best[index]), ...groups.filter((_, index) => !best[index])]
}

/** At most this many ways are compared with what is written. */
const MOST_COMPARED = 100

/** What a group is; `null` if it is neither a set nor a pair. */
function typeOf(kinds: readonly number[]): 'pair' | 'set' | null {
  const [first = -1, ...others] = kinds.toSorted((a, b) => a - b)
  if (others.every(kind => kind === first))
    return kinds.length === 2 ? 'pair' : kinds.length > 1 ? 'set' : null
  const isRun =
    kinds.length === 3 && first < 27 && first % 9 < 7 && others.every((kind, at) => kind === first + at + 1)
  return isRun ? 'set' : null
}

/** Takes tiles away from the counts; returns those that are not there. */
function takeAll(rest: number[], tiles: readonly Tile[]): Tile[] {
  return tiles.filter(tile => {
    const kind = kindOf(tile)
    rest[kind]! -= 1
    return rest[kind]! < 0
  })
}

function withoutMelds(rest: readonly number[], {melds}: HandOf): Tile[] {
  const left = rest.slice()
  for (const {tiles} of melds) {
    const kinds = tiles.map(kindOf)
    const isThere = kinds.every(kind => left[kind]! >= kinds.filter(one => one === kind).length)
    if (isThere) for (const kind of kinds) left[kind]! -= 1
  }
  return left.flatMap((count, kind) => Array.from({length: count}, () => tileOf(kind)))
}
