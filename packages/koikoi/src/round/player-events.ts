/**
 * Events as one player sees them: for a server that must not send what a player cannot know.
 *
 * Only the hand dealt to the other player is hidden. No event contains the stock, and a card that is played, drawn or
 * taken is open.
 */
import type {CardId} from '../cards/index.js'
import type {DealtEvent, GameEvent} from './event.js'
import {assertPlayerId} from './options.js'
import type {PlayerId} from './state/state.js'

/** `Dealt` without the other hand, which is `null`. */
export interface DealtToPlayerEvent extends Omit<DealtEvent, 'hands'> {
  readonly hands: readonly [readonly CardId[] | null, readonly CardId[] | null]
}

/** An event as a player sees it. */
export type PlayerEvent = Exclude<GameEvent, DealtEvent> | DealtToPlayerEvent

/**
 * Events without what a player cannot see.
 *
 * @throws {TypeError} if `player` is neither 0 nor 1.
 */
export function eventsFor(player: PlayerId, events: readonly GameEvent[]): readonly PlayerEvent[] {
  assertPlayerId(player, 'player')
  return events.map(event => (event.type === 'Dealt' ? dealtTo(player, event) : event))
}

function dealtTo(player: PlayerId, event: DealtEvent): DealtToPlayerEvent {
  const {hands} = event
  return {...event, hands: player === 0 ? [hands[0], null] : [null, hands[1]]}
}
