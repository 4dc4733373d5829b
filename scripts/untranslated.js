/**
 * Entries of dictionaries that are in another language: those declared to be English, and those without such a
 * declaration.
 */
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {englishDictionaries, languagesOf, pathIn, root} from './dictionaries.js'
import {builtDictionary} from './new-dictionary.js'

/**
 * The entries of a language that are declared to be English, `…fromEnglish(en, 'empty')`, as file and entry.
 */
export function declaredFallbacks(language, folder = root) {
  return filesOf(language, folder).flatMap(({file, text}) =>
    [...text.matchAll(/\.\.\.fromEnglish\(\s*[\w.]+,([^)]*)\)/g)].flatMap(([, names]) =>
      [...names.matchAll(/['"]([^'"]+)['"]/g)].map(([, name]) => `${file}: ${name}`)
    )
  )
}

/**
 * The undeclared entries of a language that contain words in its letters and are the same as in a language before it in
 * the list.
 */
export async function untranslated(language, folder = root) {
  const declared = new Set(declaredFallbacks(language, folder))
  const languages = languagesOf(folder)
  const others = await Promise.all(
    languages.slice(0, languages.indexOf(language)).map(async id => {
      const {letter} = await builtDictionary(grammar, id, folder)
      return {id, letter}
    })
  )
  const found = new Set()
  for (const {file, dictionary} of filesOf(language, folder)) {
    const entries = entriesOf(await builtDictionary(dictionary, language, folder))
    for (const {id, letter} of others) {
      const theirs = entriesOf(await builtDictionary(dictionary, id, folder))
      for (const [path, value] of entries) {
        const isDeclared = path.split('.').some(name => declared.has(`${file}: ${name}`))
        const isSame = value === theirs.get(path) && hasWords(value, letter)
        if (isSame && !isDeclared) found.add(`${file}: ${path}`)
      }
    }
  }
  return [...found]
}

/**
 * The entries of the dictionaries of a language, by the file of the dictionary and the path in it. A list is one entry.
 */
export async function entryPaths(language, folder = root) {
  const found = []
  for (const {dictionary} of filesOf(language, folder)) {
    const entries = entriesOf(await builtDictionary(dictionary, language, folder))
    for (const path of entries.keys())
      found.push(`${dictionary.words}/${dictionary.path}: ${path.replace(/\.\d+$/, '')}`)
  }
  return found
}

/** The grammar of a language, which defines its letters. */
const grammar = {words: 'packages/kernel/src/source/words', path: 'en.ts'}

function filesOf(language, folder) {
  return englishDictionaries(folder).map(dictionary => {
    const file = `${dictionary.words}/${pathIn(language, dictionary.path)}`
    return {dictionary, file, text: readFileSync(join(folder, file), 'utf8')}
  })
}

/** Texts and functions of a dictionary by their path; for a function, the texts in it. */
function entriesOf(dictionary) {
  const entries = new Map()
  const add = (value, path) => {
    if (value instanceof RegExp) return
    if (typeof value === 'string') entries.set(path, value)
    else if (typeof value === 'function') entries.set(path, textsOf(String(value)))
    else if (value !== null && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) add(one, path === '' ? name : `${path}.${name}`)
  }
  add(dictionary, '')
  return entries
}

/** The literals of a function, without the values in them. */
function textsOf(source) {
  // The separator of a `join` is a quoted text inside the quotes of the text.
  const plain = source.replace(/\(`([^`$]{0,4})`\)/g, "('$1')")
  return [...plain.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)]
    .map(([literal]) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, '{}'))
    .join('\n')
}

/** Whether a text has two letters of a language side by side, outside code and the names of values. */
function hasWords(text, letter) {
  if (letter === null) return false
  return new RegExp(`(?:${letter.source}){2}`).test(text.replace(/`[^`]*`|\{\w*\}/g, ''))
}
