/**
 * Scores: the points of all players and the riichi sticks add up to what was dealt out.
 */
import type {Span} from '@tehai/kernel/source'
import type {ContentSection} from '../../grammar/content.js'
import type {BlockContext} from '../context/context.js'
import {keyOf} from '../../grammar/keys/keys.js'
import {pageMessage} from '../../grammar/messages.js'
import {nameLike} from '../../grammar/keys/name-like.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {EntryValue, Points} from '../../grammar/values/entry-value.js'
import {isSameWho, type Who} from '../../grammar/situation/players.js'

/**
 * The total points of all players: 25,000 each is usual; 30,000 (with three players also 35,000 or 40,000) is played as
 * well.
 */
const totals = {
  four: [100_000, 120_000, 108_000],
  three: [105_000, 120_000, 75_000, 90_000]
} as const

const STICK = 1000

/** The most sticks that may be on the table without being mentioned: a larger difference is a slip in the points. */
const MOST_STICKS = 8

/** Report scores of all players that do not add up: those of the key, or else those in the players' headers. */
export function checkScores(context: BlockContext): PlacedMessage[] {
  const {values, sections} = context
  const lists = values.filter(({entry, messages}) => entry.key.value === 'scores' && messages.length === 0)
  const cut = lists.filter(({points}) => isCutShort(context, points)).map(cutShort)
  const scores = values.findLast(({entry}) => entry.key.id === 'scores')
  if (scores) {
    const {points, entry, messages} = scores
    if (messages.length > 0 || isCutShort(context, points)) return cut
    const all = points.map(one => one.points)
    return [...cut, ...checkSum(context, all, entry)]
  }
  if (sections.length < 3) return cut
  const found = pointsOfPlayers(context)
  const [first] = found
  if (!first) return cut
  const points = found.map(({value}) => value)
  const place = {part: first.part, start: first.start, end: found.at(-1)!.end}
  return [...cut, ...checkSum(context, points, place)]
}

/** Points of two or three players without their names, although four play: it is unknown to whom they belong. */
const isCutShort = ({sanma}: BlockContext, points: readonly Points[]): boolean =>
  (points.length === 2 || points.length === 3) && points.every(({who}) => who === null) && !sanma

function cutShort({entry, points}: EntryValue): PlacedMessage {
  const {part, start, end, name, key} = entry
  const wanted = points.length === 3 ? ['rules: sanma'] : []
  const values = {key: name, example: key.example, kind: 'scores'}
  return {part, message: pageMessage('bad-value', start, end, values, wanted)}
}

/** The points that a block gives to one player, and where. */
export interface PlayerScore extends Span {
  readonly value: number
  readonly part: 'body' | 'meta'
  /** Index of the section of the player. */
  readonly section: number
}

/**
 * Points in the order of the block: those of the page's hand from the situation, those of the others from their
 * sections.
 */
export function pointsOfPlayers({sections, values, rows: {headers, common}}: BlockContext): PlayerScore[] {
  const ownerSection = sections.findIndex(isOwner)
  const own = pointsIn(common, Math.max(0, ownerSection))
  const others = sections.flatMap(({player}, index): PlayerScore[] => {
    if (!player) return []
    const inHeader = headers[index]?.findLast(({field}) => field === 'points')
    if (inHeader?.field === 'points') return [{...inHeader, part: 'body', section: index}]
    const found = pointsIn(
      values.filter(({entry}) => entry.section === index && !entry.common),
      index
    )
    return found ? [found] : index === ownerSection && own ? [own] : []
  })
  return own && ownerSection < 0 ? [own, ...others] : others
}

const isOwner = ({player}: ContentSection): boolean =>
  player !== null && 'player' in player.who && player.who.player === 'self'

function pointsIn(values: readonly EntryValue[], section: number): PlayerScore | null {
  for (const {entry, facts} of values.toReversed()) {
    const fact = facts.findLast(({field}) => field === 'points')
    if (fact?.field === 'points') {
      const {value, start, end} = fact
      return {value, part: entry.part, start, end, section}
    }
  }
  return null
}

/** Points of three players; a log of such a game may list a fourth player with no points. */
const isOfThree = (points: readonly number[]) =>
  points.length === 3 || (points.length === 4 && points.includes(0))

/** Report points of all players that do not add up. */
function checkSum(
  context: BlockContext,
  points: readonly number[],
  {part, start, end}: Span & {readonly part: 'body' | 'meta'}
): PlacedMessage[] {
  const players = context.sanma ? (isOfThree(points) ? 'three' : null) : points.length === 4 ? 'four' : null
  if (!players) return []
  const known: readonly number[] = totals[players]
  const given = sticksOf(context)
  const sum = points.reduce((all, one) => all + one, 0) + (given ?? 0) * STICK
  // A riichi declared in the hand shown may involve a stick that is not subtracted yet.
  if (
    known.some(
      total => total >= sum && total - sum <= declared(context) * STICK && (total - sum) % STICK === 0
    )
  )
    return []
  const wanted = nearestTotal(known, sum)
  const missing = (wanted - sum) / STICK
  const forgotten = given === null && Number.isInteger(missing) && missing > 0 && missing <= MOST_STICKS
  const values = {sum, wanted, sticks: given ? 'given' : 'none'}
  const expected = forgotten ? [`${nameOfSticks(context)}: ${missing}`] : []
  return [{part, message: pageMessage('scores-sum', start, end, values, expected)}]
}

/** The key of sticks in the language of the other keys of a block. */
function nameOfSticks({values, settings: {lang}}: BlockContext): string {
  const names = values.map(({entry}) => entry.name).join(' ')
  return nameLike(keyOf('sticks'), names, lang)
}

/** The nearest possible total; the usual one if the points are far from all. */
function nearestTotal(known: readonly number[], sum: number): number {
  const far = (total: number) => Math.abs(total - sum)
  const near = known.filter(total => far(total) <= MOST_STICKS * STICK).toSorted((a, b) => far(a) - far(b))
  return near[0] ?? known[0]!
}

/** The sticks on the table, from a key or a header; `null` if they are not stated. */
export function sticksOf({values, rows: {headers}}: BlockContext): number | null {
  const facts = [...headers.flat(), ...values.flatMap(one => one.facts)]
  const sticks = facts.findLast(({field}) => field === 'sticks')
  return sticks?.field === 'sticks' ? sticks.value : null
}

/** How many players declare riichi in the block. */
function declared({rows: {list, headers, situations}, sections}: BlockContext): number {
  const players = new Set<number>()
  for (const {row, situation, diagram} of list) {
    const isTurned =
      diagram.mode === 'river' ? diagram.discards.some(({riichi}) => riichi) : diagram.hand.riichi
    if (isTurned || situation.riichi) players.add(row.section)
  }
  headers.forEach((facts, section) => {
    if (facts.some(({field}) => field === 'riichi')) players.add(section)
  })
  const absent: Who[] = []
  for (const {who} of situations.flatMap(({riichiOf}) => riichiOf ?? [])) {
    const section = sections.findIndex(({player}) => player && isSameWho(player.who, who))
    if (section >= 0) players.add(section)
    else if (!absent.some(one => isSameWho(one, who))) absent.push(who)
  }
  return situations.some(({fourRiichi}) => fourRiichi) ? 4 : players.size + absent.length
}
