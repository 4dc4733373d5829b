/**
 * Writes the list of dictionaries of every room that has words. `test/languages.test.js` fails when one is not current.
 *
 *     node scripts/languages.js
 *
 * Adds a language with a copy of every dictionary, and lists what is still English in it (both after a build):
 *
 *     node scripts/languages.js add ko --name 한국어 --tags ko --from ja
 *     node scripts/languages.js untranslated ko
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {englishDictionaries, languagesOf, listOfLanguages, pathIn, root, writeLists} from './dictionaries.js'
import {builtDictionary, newDictionary} from './new-dictionary.js'
import {untranslated} from './untranslated.js'

/**
 * Add a language: its id to the list, and a copy of every dictionary.
 *
 * @param language
 *   Its id (`ko`, `zh-Hans`), its name in the language itself, and its tags (default: its id).
 * @param from
 *   The language whose dictionaries are copied (default: English).
 * @returns
 *   The files that were written.
 */
export async function addLanguage(language, from = 'en', folder = root) {
  const languages = languagesOf(folder)
  if (languages.includes(language.id)) throw new Error(`Expected a new language, got \`${language.id}\``)
  if (!languages.includes(from)) throw new Error(`Expected one of ${languages.join(', ')}, got \`${from}\``)
  const written = []
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), {recursive: true})
    writeFileSync(join(folder, file), text)
    written.push(file)
  }
  for (const dictionary of englishDictionaries(folder)) {
    const source = readFileSync(join(folder, dictionary.words, pathIn(from, dictionary.path)), 'utf8')
    const evaluated = await builtDictionary(dictionary, from, folder)
    const text = newDictionary(source, dictionary, from, language, evaluated)
    write(`${dictionary.words}/${pathIn(language.id, dictionary.path)}`, text)
  }
  const list = readFileSync(join(folder, listOfLanguages), 'utf8')
  write(listOfLanguages, list.replace(/(export const languages = \[[^\]]*)\]/, `$1, '${language.id}']`))
  return [...written, ...writeLists(folder)]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {name: {type: 'string'}, tags: {type: 'string'}, from: {type: 'string', default: 'en'}}
  })
  const [command, id] = positionals
  if (command === 'add' && id) {
    const {format, resolveConfig} = await import('prettier')
    const language = {id, name: values.name ?? id, tags: values.tags?.split(',')}
    for (const file of await addLanguage(language, values.from)) {
      if (!file.endsWith('.ts')) continue
      const path = join(root, file)
      const options = {...(await resolveConfig(path)), parser: 'typescript'}
      writeFileSync(path, await format(readFileSync(path, 'utf8'), options))
      console.log(`wrote ${file}`)
    }
  } else if (command === 'untranslated' && id) {
    for (const entry of await untranslated(id)) console.log(entry)
  } else for (const file of writeLists()) console.log(`wrote ${file}`)
}
