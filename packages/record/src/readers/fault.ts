/**
 * What is wrong with the text of a record: an id, values, and the place.
 */
import type {Values} from '@tehai/kernel/source'
import type {Place, RecordedGame} from '../game/record.js'

/** Why a record, or a part of it, cannot be read. */
export type ReadFaultId =
  | 'unknown-format'
  | 'other-game'
  | 'not-json'
  | 'cut-off'
  | 'unknown-tag'
  | 'bad-value'
  | 'bad-tile'
  | 'bad-meld'
  | 'missing-value'
  | 'no-rounds'
  | 'item-left'
  | 'too-tangled'

/** Faults of parts that are only skipped: the rest of the record is still good. */
export const skippedFaults: readonly ReadFaultId[] = ['unknown-tag', 'bad-value']

export interface ReadFault {
  readonly id: ReadFaultId
  readonly values: Values
  readonly place: Place
}

/** The result of a reader: what could be read, and the faults. */
export interface Reading {
  /** `null` if nothing could be read. */
  readonly game: RecordedGame | null
  readonly faults: readonly ReadFault[]
}

/** The reading of a record. Without rounds there is no game, which is a fault unless another fault explains it. */
export function readingOf(game: RecordedGame, faults: readonly ReadFault[]): Reading {
  if (game.rounds.length > 0) return {game, faults}
  return {game: null, faults: faults.length > 0 ? faults : [fault('no-rounds', {start: 0, end: 0})]}
}

/** A fault. */
export function fault(id: ReadFaultId, place: Place, values: Values = {}): ReadFault {
  return {id, values, place}
}
