/**
 * A round while it is read, for the formats that list events.
 */
import type {DiscardEvent, Event} from '../game/event.js'
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
  readonly latest: Latest
}

/**
 * What readers need from the events so far, updated as events are added: searching them would take longer with each
 * event.
 */
export interface Latest {
  /** Indicators that were turned after the deal. */
  indicators: number
  /** The last event other than a turned indicator. */
  event: Event | null
  /** The last event other than a win: the one that a win is by. */
  move: Event | null
  discard: DiscardEvent | null
}

/** A round without events. */
export function openRound(deal: Deal): OpenRound {
  const latest = {indicators: 0, event: null, move: null, discard: null}
  return {deal, events: [], places: [], results: [], calledCopies: {}, latest}
}

/** Add an event. */
export function addEvent({events, places, latest}: OpenRound, event: Event, place: Place): void {
  events.push(event)
  places.push(place)
  if (event.type === 'dora') {
    latest.indicators += 1
    return
  }
  latest.event = event
  if (event.type !== 'agari') latest.move = event
  if (event.type === 'discard') latest.discard = event
}

/** Remove an indicator that was the last event. */
export function dropIndicator({events, places, latest}: OpenRound): void {
  events.pop()
  places.pop()
  latest.indicators -= 1
}

/** The round as it was read. */
export function closeRound({
  deal,
  events,
  places,
  results,
  calledCopies
}: Omit<OpenRound, 'latest'>): RecordedRound {
  return {...deal, events, places, results, calledCopies}
}
