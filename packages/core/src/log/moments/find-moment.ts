/**
 * Finds a moment in a round: how many events have happened, or why there is no such moment.
 */
import {
  eventOfTurn,
  lastTurn,
  windOf,
  type Player,
  type RecordedGame,
  type RecordedRound,
  type TableState
} from '@tehai/record'
import type {Language, Values} from '@tehai/kernel/source'
import {nameOfTurn} from '../../labels/play/situation.js'
import type {Who} from '../../page/grammar/situation/players.js'
import type {PageMessageId} from '../../page/grammar/messages.js'
import type {NamedMoment} from './moments.js'
import {playerNamed} from './named-player.js'

/** How many events have happened at a moment, or why there is none. */
export type MomentResult =
  /** `fault`: a fault of the moment that is reported in addition. */
  | {readonly count: number; readonly isEnd: boolean; readonly fault?: PageMessageId}
  | {readonly id: PageMessageId; readonly values: Values; readonly expected: readonly string[]}

/** The round, and the seat whose view is shown. */
export interface RoundView {
  readonly round: RecordedRound
  readonly game: RecordedGame
  readonly player: Player
  readonly language: Language
  /** The table after a number of events. */
  readonly tables: readonly TableState[]
}

/** How many events have happened before the round ends by a win or a draw. */
export function endOf({round, tables}: Pick<RoundView, 'round' | 'tables'>): number {
  const end = round.events.findIndex(({type}) => type === 'agari' || type === 'ryuukyoku')
  return Math.min(end < 0 ? round.events.length : end, tables.length - 1)
}

/** Find a moment in a round. */
export function findMoment(moment: NamedMoment, view: RoundView): MomentResult {
  const {round, tables} = view
  const last = tables.length - 1
  switch (moment.type) {
    case 'all':
    case 'end':
      return {count: endOf(view), isEnd: true}
    case 'win':
    case 'draw': {
      const end = {count: endOf(view), isEnd: true}
      const isWon = round.events.some(({type}) => type === 'agari')
      const isDrawn = round.events.some(({type}) => type === 'ryuukyoku')
      const isOther = moment.type === 'win' ? isDrawn && !isWon : isWon && !isDrawn
      return isOther ? {...end, fault: 'not-recorded'} : end
    }
    case 'deal':
      return {count: 0, isEnd: false}
    case 'event':
      if (moment.number > last && moment.number <= round.events.length) return afterFault(last)
      if (moment.number < 1 || moment.number > last) {
        const values = {number: moment.number, last: Math.max(last, round.events.length)}
        return {id: 'no-such-event', values, expected: []}
      }
      return {count: moment.number, isEnd: false}
    case 'turn':
      return findTurn(moment, view)
    case 'riichi':
      return findRiichi(moment, view)
  }
}

/** The moment after a draw or a discard of a turn. */
function findTurn(moment: NamedMoment & {readonly type: 'turn'}, view: RoundView): MomentResult {
  const {round, tables} = view
  const last = tables.length - 1
  const who = playerOf(moment.who, view)
  if (who === null) return noSuchPlayer
  const index =
    moment.does === 'draw' ? eventOfTurn(round, who, moment.turn) : discardOf(round, who, moment.turn)
  if (index !== null) return index < last ? {count: index + 1, isEnd: false} : afterFault(last)
  return noSuchTurn(moment, who, view)
}

/** The moment before or after a riichi; the first riichi if no player is named. */
function findRiichi(moment: NamedMoment & {readonly type: 'riichi'}, view: RoundView): MomentResult {
  const {round, tables, player} = view
  const last = tables.length - 1
  const who = playerOf(moment.who, view)
  if (who === null) return noSuchPlayer
  const wanted = moment.who === null ? null : who
  const index = round.events.findIndex(
    event => event.type === 'discard' && event.riichi && (wanted ?? event.player) === event.player
  )
  if (index >= last) return afterFault(last)
  if (index >= 0) return {count: moment.isBefore ? index : index + 1, isEnd: false}
  return {
    id: 'no-such-riichi',
    values: {who: wanted === null ? 'any' : placeName(who, player, view)},
    expected: []
  }
}

/** A turn before the first one of a player, or after the last. */
function noSuchTurn(
  {turn, does}: NamedMoment & {readonly type: 'turn'},
  who: Player,
  {round, game, language}: RoundView
): MomentResult {
  const own = does === 'draw' ? lastTurnOf(round, who) : discardsOf(round, who)
  const last = lastTurn(round)
  const isOwn = turn >= 1 && turn <= last && own > 0
  const near = turn < 1 ? 1 : own
  return {
    id: 'no-such-turn',
    values: {
      turn,
      last: isOwn ? own : Math.max(own, last),
      who: isOwn ? windOf(who, round.dealer, game.players) : 'any'
    },
    expected: own > 0 ? [nameOfTurn(near, language)] : []
  }
}

const discardsOf = ({events}: RecordedRound, player: Player): number =>
  events.filter(event => event.type === 'discard' && event.player === player).length

/** A moment after a fault of the record, at which playing it stops. */
const afterFault = (last: number): MomentResult => ({id: 'moment-after-fault', values: {last}, expected: []})

const noSuchPlayer: MomentResult = {id: 'no-such-seat', values: {}, expected: []}

const placeName = (who: Player, player: Player, {round, game}: RoundView): string =>
  who === player ? 'self' : windOf(who, round.dealer, game.players)

/** The event of the discard that ends a turn; `null` if the round ends before it. */
function discardOf({events}: RecordedRound, player: Player, turn: number): number | null {
  let discards = 0
  for (const [index, event] of events.entries()) {
    if (event.type !== 'discard' || event.player !== player) continue
    discards += 1
    if (discards === turn) return index
  }
  return null
}

/** The last turn that a player begins. */
function lastTurnOf(round: RecordedRound, player: Player): number {
  let turn = 0
  while (eventOfTurn(round, player, turn + 1) !== null) turn += 1
  return turn
}

/** The player that a moment names, or else the viewer; `null` for a player who does not exist. */
const playerOf = (who: Who | null, {round, game, player}: RoundView): Player | null =>
  who === null ? player : playerNamed(who, player, round, game)
