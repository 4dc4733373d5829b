/**
 * Words of commands, options and reports, each in every language: an entry that a dictionary lacks does not compile.
 */
import {filledParts, languages, type InEachLanguage, type Translation} from '@tehai/kernel/source'
import {en as enHelp} from './en/help.js'
import {en as enKoikoi} from './en/koikoi.js'
import {en as enReports} from './en/reports.js'
import {ja as jaHelp} from './ja/help.js'
import {ja as jaKoikoi} from './ja/koikoi.js'
import {ja as jaReports} from './ja/reports.js'
import type {Words} from './schema.js'

type English = typeof enHelp & typeof enKoikoi & typeof enReports

/** The entries of a dictionary, each as a text in every language. */
type InWords<Dictionary> = {
  readonly [Name in keyof Dictionary]: Dictionary[Name] extends string ? Words : InWords<Dictionary[Name]>
}

const dictionaries: InEachLanguage<Translation<English>> = {
  en: {...enHelp, ...enKoikoi, ...enReports},
  ja: {...jaHelp, ...jaKoikoi, ...jaReports}
}

/** The words, by command or report and by option or entry. */
export const commandWords: InWords<English> = inWords(dictionaries) as InWords<English>

function inWords(tables: InEachLanguage<unknown>): unknown {
  const [first] = languages as readonly [keyof typeof tables]
  if (typeof tables[first] === 'string') return tables
  return Object.fromEntries(
    Object.keys(tables[first] as object).map(name => [
      name,
      inWords(eachLanguage(language => (tables[language] as Readonly<Record<string, unknown>>)[name]))
    ])
  )
}

/** Words with their values filled in. */
export function withValues(words: Words, values: Readonly<Record<string, string>>): Words {
  return eachLanguage(language => filledParts(words[language], name => values[name] ?? '').join(''))
}

function eachLanguage<Value>(of: (language: keyof InEachLanguage<Value>) => Value): InEachLanguage<Value> {
  return Object.fromEntries(languages.map(language => [language, of(language)])) as InEachLanguage<Value>
}
