/**
 * Words of commands, options and reports, each in every language: an entry that a dictionary lacks does not compile.
 */
import {
  filledParts,
  forEachLanguage,
  grammars,
  type InEachLanguage,
  type Translation
} from '@tehai/kernel/source'
import {dictionaries as help} from './help.js'
import {dictionaries as koikoi} from './koikoi.js'
import {dictionaries as log} from './log.js'
import {dictionaries as reports} from './reports.js'
import type {Words} from './schema.js'

type English = typeof help.en & typeof koikoi.en & typeof log.en & typeof reports.en

/** The entries of a dictionary, each as a text in every language. */
type InWords<Dictionary> = {
  readonly [Name in keyof Dictionary]: Dictionary[Name] extends string ? Words : InWords<Dictionary[Name]>
}

const dictionaries: InEachLanguage<Translation<English>> = forEachLanguage(language => ({
  ...help[language],
  ...koikoi[language],
  ...log[language],
  ...reports[language]
}))

/** The words, by command or report and by option or entry. */
export const commandWords: InWords<English> = inWords(dictionaries) as InWords<English>

function inWords(tables: InEachLanguage<unknown>): unknown {
  if (typeof tables.en === 'string') return tables
  return Object.fromEntries(
    Object.keys(tables.en as object).map(name => [
      name,
      inWords(forEachLanguage(language => (tables[language] as Readonly<Record<string, unknown>>)[name]))
    ])
  )
}

/** Words with their values filled in; lists as each language writes them. */
export function withValues(
  words: Words,
  values: Readonly<Record<string, string | readonly string[]>>
): Words {
  return forEachLanguage(language => {
    const {list, after} = grammars[language]
    const textOf = (value: string | readonly string[]) => (typeof value === 'string' ? value : list(value))
    return filledParts(words[language], name => textOf(values[name] ?? ''), after).join('')
  })
}
