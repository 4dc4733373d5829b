/**
 * Messages about records: severities, and the words of their values.
 */
import {
  forEachLanguage,
  grammars,
  messageTable,
  type Language,
  type MessageWords,
  type Severity,
  type Value,
  type Vocabulary,
  type Wording
} from '@tehai/kernel/source'
import {yakuTable} from '@tehai/riichi'
import {skippedFaults} from '../readers/fault.js'
import {dictionaries} from '../words/messages.js'
import {dictionaries as vocabularies} from '../words/vocabulary.js'
import {dictionaries as yakuNames} from '../words/yaku.js'
import {filled} from './templates.js'

export {vocabularies}

export type RecordMessageId = keyof typeof dictionaries.en

/** Messages about parts that are only skipped or missing at the end: the rest of the record is still good. */
const warnings: ReadonlySet<RecordMessageId> = new Set([...skippedFaults, 'round-has-no-end'])

const severities = Object.fromEntries(
  Object.keys(dictionaries.en).map((id): [string, Severity] => [
    id,
    warnings.has(id as RecordMessageId) ? 'warning' : 'error'
  ])
) as Readonly<Record<RecordMessageId, Severity>>

/** Values that are seats, by name. */
export const seatValues = ['player', 'from', 'turn', 'actual', 'statedSeat', 'foundSeat'] as const

const seats = inEachLanguage(language => vocabularies[language].seats)
const reasons = inEachLanguage(language => vocabularies[language].reasons)

/** `{id: {en, ja, …}}` from the tables of words of all languages. */
function inEachLanguage(words: (language: Language) => Readonly<Record<string, string>>): Vocabulary {
  const ids = Object.keys(words('en'))
  return Object.fromEntries(ids.map(id => [id, forEachLanguage(language => words(language)[id]!)]))
}

/** Ids of yaku, and of dora, in the order in which dictionaries list their names. */
export const yakuIds: readonly string[] = [...yakuTable.map(({id}) => id), 'dora', 'ura', 'aka', 'kita']

/** A list of yaku; anything else is used as it is. */
const yakuWording: Wording = (value: Value, language) => {
  if (!Array.isArray(value)) return String(value)
  const {yaku} = vocabularies[language]
  const {comma} = grammars[language]
  return value
    .map(({values}) => {
      const id = String(values['name'])
      const name = yakuNames[language].yakuName(id, yakuIds.indexOf(id))
      return filled(yaku, {name, han: String(values['han'])})
    })
    .join(comma)
}

const wordings = {
  ...Object.fromEntries(seatValues.map(name => [name, seats])),
  reason: reasons,
  stated: yakuWording,
  found: yakuWording
}

/** Words of all messages about records, by id. */
export const recordMessages: Readonly<Record<RecordMessageId, MessageWords>> = messageTable(
  severities,
  dictionaries,
  Object.fromEntries(Object.keys(dictionaries.en).map(id => [id, wordings]))
)
