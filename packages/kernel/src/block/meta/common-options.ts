/**
 * Options that every game has: the language of words, and the size of pictures.
 */
import {languageNames, languages, type Language} from '../../source/language/languages.js'
import {isAvailable} from '../../source/language/further-languages.js'

/**
 * The language of Tehai's words for a language tag (`ja-JP`, `en`); `undefined` if there are no such words, or if they
 * are not loaded and cannot be loaded here.
 */
export function languageOf(tag: string): Language | undefined {
  const language = languageNamed(tag)
  return language && isAvailable(language) ? language : undefined
}

/** The language that a tag means, whether its words are loaded or not. */
export function languageNamed(tag: string): Language | undefined {
  const subtags = tag
    .trim()
    .toLowerCase()
    .split(/[^a-z\d]+/, MOST_SUBTAGS)
  for (let count = subtags.length; count > 0; count--) {
    const written = subtags.slice(0, count).join('-')
    const language = languages.find(id => languageNames[id].tags.includes(written))
    if (language) return language
  }
  return languages.find(id => tag.trim().startsWith(languageNames[id].name))
}

/** Subtags that are read: a language, a script, a region. */
const MOST_SUBTAGS = 3

/** Height of a tile: `s` 1.4em, `m` 2em, `l` 2.6em, `xl` 3.4em, or a number of em. */
export type Size = 's' | 'm' | 'l' | 'xl' | number

/** A size: a letter, or a number of em from 0.5 to 20 (`2.2`, `2.2em`). */
export function sizeOf(text: string): Size | undefined {
  const word = text.trim().toLowerCase()
  if (word === 's' || word === 'm' || word === 'l' || word === 'xl') return word
  const size = /^\d{1,2}(?:\.\d{1,4})?(?=(?:em)?$)/.exec(word)?.[0]
  return size !== undefined && Number(size) >= 0.5 && Number(size) <= 20 ? Number(size) : undefined
}

/** Pictures on a line: a number from 1 to 39. */
export function columnsOf(text: string): number | undefined {
  return /^(?:[1-9]|[1-3]\d)$/.test(text.trim()) ? Number(text) : undefined
}
