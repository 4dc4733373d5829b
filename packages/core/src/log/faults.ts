/** Faults of a record, and of a block's requests to it, as a page reports them. */
import {sentence, type Language} from '@tehai/kernel/source'
import {recordMessages, roundName, type CheckedRecord, type RecordMessage} from '@tehai/record'
import type {RecordAnswer, RecordFault, RecordRequest} from '../page/grammar/block/records.js'
import {dictionaries} from './words/places.js'

/** At most this many faults of a record are reported: the first ones cause the others. */
const MOST_FAULTS = 3

/** A record that has been read. */
export interface ReadRecord extends CheckedRecord {
  readonly text: string
  /** The rounds found by name, by that name. */
  readonly named: Map<string, number | null>
  /** The answers to blocks, by their requests: a page that is built again makes the same requests. */
  readonly answers: Map<string, RecordAnswer>
}

/** An answer without a board: only faults. */
export const answerOfFaults = (faults: readonly RecordFault[]): RecordAnswer => ({
  board: '',
  more: [],
  position: null,
  faults
})

/** A fault, of the key `log` unless another is given. */
export function faultOf(id: RecordFault['id'], what: Partial<RecordFault> = {}): RecordFault {
  return {id, key: 'log', part: null, values: {}, expected: [], ...what}
}

/** Why a record has no rounds to show. */
export function unreadable({messages, text}: ReadRecord, {language}: RecordRequest): RecordFault {
  const [first] = messages
  if (!first || first.id === 'unknown-format')
    return faultOf(/^https?:\/\//i.test(text) ? 'record-address' : 'not-a-record')
  return faultOf('record-fault', {values: {said: said(first, text, language), where: ''}})
}

const said = (message: RecordMessage, text: string, language: Language): string =>
  sentence(message, recordMessages, text, language)

/** What is wrong with the round that is shown, and with the record as a whole. */
export function faultsOf(
  {messages, text, game}: ReadRecord,
  index: number,
  language: Language
): readonly RecordFault[] {
  return messages
    .filter(({round}) => round === null || round === index)
    .slice(0, MOST_FAULTS)
    .map(message => {
      const {round, event} = message
      const words = dictionaries[language]
      const name = round === null ? '' : roundName(game!.rounds[round]!, language)
      const where = round === null ? '' : event === null ? words.round(name) : words.event(name, event + 1)
      return faultOf('record-fault', {values: {said: said(message, text, language), where}})
    })
}
