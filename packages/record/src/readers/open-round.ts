/**
 * A round while it is read, for the formats that list events.
 */
import type {Event} from '../game/event.js'
import type {Place, RecordedRound, Result} from '../game/record.js'

/** What is dealt. */
export type Deal = Pick<
  RecordedRound,
  'kyoku' | 'honba' | 'sticks' | 'dealer' | 'scores' | 'indicator' | 'haipai'
>

/** Events and results as they are added. */
export interface OpenRound {
  readonly deal: Deal
  readonly events: Event[]
  readonly places: Place[]
  readonly results: Result[]
  readonly calledCopies: Record<number, number>
}

/** A round without events. */
export function openRound(deal: Deal): OpenRound {
  return {deal, events: [], places: [], results: [], calledCopies: {}}
}

/** Add an event. */
export function addEvent({events, places}: OpenRound, event: Event, place: Place): void {
  events.push(event)
  places.push(place)
}

/** The round as it was read. */
export function closeRound({deal, events, places, results, calledCopies}: OpenRound): RecordedRound {
  return {...deal, events, places, results, calledCopies}
}
