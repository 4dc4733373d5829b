/**
 * The order of turns, which tenhou.net/6 leaves out: each player has a list of draws and one of discards, and a call
 * is among the draws of the caller.
 *
 * After a discard, each player whose next draw is a call of that tile from that player may have called it now, or a later
 * copy of it.
 * Both ways are tried, the call first, until one uses up all items: a record is a puzzle with one solution. If no way
 * does, the longest one counts.
 *
 *     player 0 discards 15, player 2 has "p151515" next: now, or when player 0 discards 15 once more?
 */
import {append} from '@tehai/kernel/source'
import type {Event, Player} from '../../game/event.js'
import {nextOf} from '../../game/seats.js'
import type {Place} from '../../game/record.js'
import type {Item} from './items.js'

/** The lists of one player, and where their items are written. */
export interface PlayerLists {
  readonly draws: readonly Item[]
  readonly discards: readonly Item[]
  readonly placeOfDraw: (index: number) => Place
  readonly placeOfDiscard: (index: number) => Place
}

/** The result: the events, the number of unused items, and whether the search was given up. */
export interface Turns {
  readonly events: readonly Event[]
  readonly places: readonly Place[]
  /** Places of the first unused item of each list. */
  readonly left: readonly Place[]
  readonly isTangled: boolean
}

/** A way so far. */
interface Way {
  /** How many draws and discards of each player are used. */
  readonly drawn: readonly number[]
  readonly discarded: readonly number[]
  readonly steps: Steps | null
  readonly player: Player
  readonly next: 'draw' | 'discard' | 'end'
}

/** Events of a way, the last first, so that ways share their beginnings. */
interface Steps {
  readonly event: Event
  readonly place: Place
  readonly before: Steps | null
}

/** More steps than any round needs; the search of a hostile record ends here. */
const MOST_STEPS = 20_000

/** Finds the order of turns. */
export function orderTurns(lists: readonly PlayerLists[], dealer: Player, players: 3 | 4): Turns {
  const none = lists.map(() => 0)
  const open: Way[] = [{drawn: none, discarded: none, steps: null, player: dealer, next: 'draw'}]
  const seen = new Set<string>()
  const total = lists.reduce((sum, {draws, discards}) => sum + draws.length + discards.length, 0)
  let best = open[0]!
  let steps = 0
  for (let way = open.pop(); way && steps < MOST_STEPS; way = open.pop()) {
    for (let now: Way | null = way; now && steps < MOST_STEPS; steps += 1) {
      if (used(now) > used(best)) best = now
      if (used(now) === total) return turnsOf(now, lists, false)
      const ways: readonly Way[] = stepsFrom(now, lists, players)
      if (ways.length > 1) {
        // The same state can be reached twice only if there are several ways to continue.
        const key = `${now.drawn.join()}|${now.discarded.join()}|${now.player}`
        if (seen.has(key)) break
        seen.add(key)
        append(open, ways.slice(1).reverse())
      }
      now = ways[0] ?? null
    }
  }
  return turnsOf(best, lists, steps >= MOST_STEPS)
}

function used({drawn, discarded}: Way): number {
  let sum = 0
  for (const count of drawn) sum += count
  for (const count of discarded) sum += count
  return sum
}

/** What may come next, the likeliest first; empty if the round ends or the way is a dead end. */
function stepsFrom(way: Way, lists: readonly PlayerLists[], players: 3 | 4): readonly Way[] {
  return way.next === 'draw' ? drawFrom(way, lists) : discardFrom(way, lists, players)
}

function drawFrom(way: Way, lists: readonly PlayerLists[]): readonly Way[] {
  const {player, drawn} = way
  const index = drawn[player]!
  const item = lists[player]!.draws[index]
  if (item?.type !== 'tile') return []
  const place = lists[player]!.placeOfDraw(index)
  return [
    {
      ...way,
      drawn: drawn.with(player, index + 1),
      steps: {event: {type: 'draw', player, tile: item.tile}, place, before: way.steps},
      next: 'discard'
    }
  ]
}

function discardFrom(way: Way, lists: readonly PlayerLists[], players: 3 | 4): readonly Way[] {
  const {player, discarded} = way
  const index = discarded[player]!
  const item = lists[player]!.discards[index]
  const event = item && ownEvent(item, player, way.steps?.event)
  if (!event) return []
  const after: Way = {
    ...way,
    discarded: discarded.with(player, index + 1),
    steps: {event, place: lists[player]!.placeOfDiscard(index), before: way.steps},
    next: 'draw'
  }
  if (event.type !== 'discard') return [after]
  return [...callsOf(after, event, lists, players), {...after, player: nextOf(player, players)}]
}

/** The event of an item of a player's own discards; nothing if it cannot be one. */
function ownEvent(item: Item, player: Player, before: Event | undefined): Event | null {
  switch (item.type) {
    case 'tile':
      return {type: 'discard', player, tile: item.tile, tsumogiri: false, riichi: false}
    case 'riichi':
      return {type: 'discard', player, tile: item.tile, tsumogiri: false, riichi: true}
    case 'tsumogiri':
      if (before?.type !== 'draw' || before.tile === null) return null
      return {type: 'discard', player, tile: before.tile, tsumogiri: true, riichi: item.riichi}
    case 'ankan':
      return {type: 'ankan', player, tiles: item.tiles}
    case 'kakan':
      return {type: 'kakan', player, tile: item.tile}
    case 'kita':
      return {type: 'kita', player}
    default:
      return null
  }
}

/** Who may have called a discard: players whose next item is such a call, pon and kan before chii. */
function callsOf(
  after: Way,
  {player: from, tile}: Extract<Event, {type: 'discard'}>,
  lists: readonly PlayerLists[],
  players: 3 | 4
): readonly Way[] {
  const calls: Way[] = []
  for (let steps = players - 1; steps > 0; steps--) {
    const player = ((from + steps) % players) as Player
    const index = after.drawn[player]!
    const item = lists[player]!.draws[index]
    if (
      item === undefined ||
      !('from' in item) ||
      item.tile !== tile ||
      !sits(from, player, item.from, players)
    )
      continue
    const {type, own} = item
    const isKan = type === 'daiminkan'
    const discarded = after.discarded[player]!
    if (isKan && lists[player]!.discards[discarded]?.type !== 'nothing') continue
    const event: Event = {type, player, tile, own, from}
    calls.push({
      ...after,
      drawn: after.drawn.with(player, index + 1),
      discarded: isKan ? after.discarded.with(player, discarded + 1) : after.discarded,
      steps: {event, place: lists[player]!.placeOfDraw(index), before: after.steps},
      player,
      next: isKan ? 'draw' : 'discard'
    })
  }
  return calls
}

/** Whether the place of the letter fits; with three players, some writers count the empty seat and some do not. */
function sits(from: Player, player: Player, steps: number, players: 3 | 4): boolean {
  return (player + steps) % 4 === from || (players === 3 && (player + (steps === 1 ? 1 : 2)) % 3 === from)
}

function turnsOf(way: Way, lists: readonly PlayerLists[], isTangled: boolean): Turns {
  const events: Event[] = []
  const places: Place[] = []
  for (let steps = way.steps; steps; steps = steps.before) {
    events.push(steps.event)
    places.push(steps.place)
  }
  const left = lists.flatMap(({draws, discards, placeOfDraw, placeOfDiscard}, player) => [
    ...(way.drawn[player]! < draws.length ? [placeOfDraw(way.drawn[player]!)] : []),
    ...(way.discarded[player]! < discards.length ? [placeOfDiscard(way.discarded[player]!)] : [])
  ])
  return {events: events.reverse(), places: places.reverse(), left, isTangled}
}
