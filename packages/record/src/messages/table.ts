/**
 * Messages about records: severities, and the words of their values.
 */
import {
  grammars,
  languages,
  messageTable,
  type InEachLanguage,
  type Language,
  type MessageWords,
  type Severity,
  type Value,
  type Vocabulary,
  type Wording
} from '@tehai/kernel/source'
import {en} from '../words/en/messages.js'
import {vocabulary as enVocabulary} from '../words/en/vocabulary.js'
import {yakuName as enYaku} from '../words/en/yaku.js'
import {ja} from '../words/ja/messages.js'
import {vocabulary as jaVocabulary} from '../words/ja/vocabulary.js'
import {yakuName as jaYaku} from '../words/ja/yaku.js'
import {filled} from './filled.js'

export type RecordMessageId = keyof typeof en

/** Words of seats, reasons and rounds in each language. */
export const vocabularies: InEachLanguage<typeof enVocabulary | typeof jaVocabulary> = {
  en: enVocabulary,
  ja: jaVocabulary
}

/** What is only skipped, or missing at the end: the rest of the record is still good. */
const warnings: ReadonlySet<RecordMessageId> = new Set(['unknown-tag', 'bad-value', 'round-has-no-end'])

const severities = Object.fromEntries(
  Object.keys(en).map((id): [string, Severity] => [
    id,
    warnings.has(id as RecordMessageId) ? 'warning' : 'error'
  ])
) as Readonly<Record<RecordMessageId, Severity>>

/** Values that are seats, by name. */
export const seatValues = ['player', 'from', 'turn', 'actual', 'statedSeat', 'foundSeat'] as const

const seats = inEachLanguage(language => vocabularies[language].seats)
const reasons = inEachLanguage(language => vocabularies[language].reasons)

/** `{id: {en, ja}}` from a table of words in each language. */
function inEachLanguage(words: (language: Language) => Readonly<Record<string, string>>): Vocabulary {
  const ids = Object.keys(words('en'))
  return Object.fromEntries(
    ids.map(id => [
      id,
      Object.fromEntries(languages.map(language => [language, words(language)[id]])) as InEachLanguage<string>
    ])
  )
}

/** A list of yaku; anything else is said as it is. */
const yakuWording: Wording = (value: Value, language) => {
  if (!Array.isArray(value)) return String(value)
  const {yaku} = vocabularies[language]
  const {comma} = grammars[language]
  return value
    .map(({values}) =>
      filled(yaku, {name: yakuNames[language](String(values['name'])), han: String(values['han'])})
    )
    .join(comma)
}

const yakuNames: InEachLanguage<(id: string) => string> = {en: enYaku, ja: jaYaku}

const wordings = {
  ...Object.fromEntries(seatValues.map(name => [name, seats])),
  reason: reasons,
  stated: yakuWording,
  found: yakuWording
}

/** Words of all messages about records, by id. */
export const recordMessages: Readonly<Record<RecordMessageId, MessageWords>> = messageTable(
  severities,
  {en, ja},
  Object.fromEntries(Object.keys(en).map(id => [id, wordings]))
)
