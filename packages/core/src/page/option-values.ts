/**
 * Values of options, as an author writes them in fence meta, attributes, key lines and front matter.
 */
import {dialectIds, type DialectId, type ReadingOfY} from '../notation/dialect.js'
import {lookup, nearest, grammars, languages, type Language} from '@tehai/kernel/source'

/** Whether a word names a dialect. */
export function isDialect(word: string): word is DialectId {
  return (dialectIds as readonly string[]).includes(word)
}

/** The language of Tehai's words for a language tag (`ja-JP`, `en`), or `undefined` if there are none. */
export function languageOf(tag: string): Language | undefined {
  const language = /^[a-z]+/i.exec(tag.trim())?.[0].toLowerCase() ?? ''
  return languages.find(
    id => grammars[id].tags.includes(language) || tag.trim().startsWith(grammars[id].name)
  )
}

/** Height of a tile: `s` 1.4em, `m` 2em, `l` 2.6em, `xl` 3.4em, or a number of em. */
export type Size = 's' | 'm' | 'l' | 'xl' | number

/** A size: a letter, or a number of em from 0.5 to 20 (`2.2`, `2.2em`). */
export function sizeOf(text: string): Size | undefined {
  const word = text.trim().toLowerCase()
  if (word === 's' || word === 'm' || word === 'l' || word === 'xl') return word
  const size = /^\d{1,2}(?:\.\d{1,4})?(?=(?:em)?$)/.exec(word)?.[0]
  return size !== undefined && Number(size) >= 0.5 && Number(size) <= 20 ? Number(size) : undefined
}

/** A reading of `y`. The name that `auto` had at first, `seed`, is still read. */
export function readingOfY(text: string): ReadingOfY | undefined {
  const word = text.trim().toLowerCase()
  if (word === 'seed') return 'auto'
  return word === 'auto' || word === 'prefix' ? word : undefined
}

const oneOf =
  (...words: readonly string[]) =>
  (text: string): string | undefined =>
    words.find(word => word === text.trim().toLowerCase())

const anyText = (text: string): string => text

/** How each option is read; `undefined` if its text is not a value of it. */
const readers: Readonly<Record<string, (text: string) => string | number | undefined>> = lookup({
  dialect: oneOf(...dialectIds),
  mode: oneOf('hand', 'river'),
  y: readingOfY,
  size: sizeOf,
  lang: languageOf,
  columns: text => (/^(?:[1-9]|[1-3]\d)$/.test(text.trim()) ? Number(text) : undefined),
  claims: oneOf('mark', 'replace', 'off'),
  won: oneOf('tsumo', 'ron'),
  label: anyText,
  mark: anyText,
  dora: anyText,
  draw: anyText,
  rules: anyText
})

/** A value of each option, to show in messages. */
export const optionExamples: Readonly<Record<string, string>> = lookup({
  dialect: 'quote',
  mode: 'river',
  y: 'prefix',
  size: 'l',
  lang: 'ja',
  columns: '6',
  claims: 'replace',
  won: 'ron',
  rules: 'tenhou'
})

const choices: Readonly<Record<string, readonly string[]>> = lookup({
  dialect: dialectIds,
  mode: ['hand', 'river'],
  y: ['auto', 'prefix'],
  size: ['s', 'm', 'l', 'xl'],
  lang: languages,
  claims: ['mark', 'replace', 'off'],
  won: ['tsumo', 'ron']
})

/** Read the value of an option; `undefined` if the text is not a value of it, or no such option exists. */
export function readOption(name: string, text: string): string | number | undefined {
  return readers[name]?.(text)
}

/**
 * The value that a text was meant as, where only one is near it; else `undefined`. What is misspelt in the options of a
 * page is said once, and not of each row that was written for them.
 */
export function meantOption(name: string, text: string): unknown {
  const [only, other] = optionExpected(name, text)
  return only === undefined || other !== undefined ? undefined : readOption(name, only)
}

/** What could stand in place of a value: the nearest first. */
export function optionExpected(name: string, text: string): string[] {
  return nearest(text.trim().toLowerCase(), choices[name] ?? [])
}
