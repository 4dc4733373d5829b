/**
 * Entries of dictionaries that are English in another language: those that say so, and those that do not.
 */
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {englishDictionaries, pathIn, root} from './dictionaries.js'
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

/** The entries of a language that are the same as in English, with words in them, and are not declared. */
export async function untranslated(language, folder = root) {
  const declared = new Set(declaredFallbacks(language, folder))
  const found = []
  for (const {file, dictionary} of filesOf(language, folder)) {
    const english = entriesOf(await builtDictionary(dictionary, 'en', folder))
    const entries = entriesOf(await builtDictionary(dictionary, language, folder))
    for (const [path, value] of entries) {
      const isDeclared = path.split('.').some(name => declared.has(`${file}: ${name}`))
      if (value === english.get(path) && hasWords(value) && !isDeclared) found.push(`${file}: ${path}`)
    }
  }
  return found
}

function filesOf(language, folder) {
  return englishDictionaries(folder).map(dictionary => {
    const file = `${dictionary.words}/${pathIn(language, dictionary.path)}`
    return {dictionary, file, text: readFileSync(join(folder, file), 'utf8')}
  })
}

/** Texts and functions of a dictionary by their path; of a function its texts. */
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
  return [...source.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)]
    .map(([literal]) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, '{}'))
    .join('\n')
}

/** Whether a text has English words outside code and the names of values. */
function hasWords(text) {
  return /[A-Za-z]{2,}/.test(text.replace(/`[^`]*`|\{\w*\}/g, ''))
}
