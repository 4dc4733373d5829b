/**
 * The dictionaries of the project, and the lists of them: `words/messages.ts` lists `words/en/messages.ts` and the same of
 * each other language, `words/index.ts` lists `words/en.ts`.
 *
 * The languages are those of `packages/kernel/src/source/languages.ts`; English says which dictionaries there are.
 */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {basename, dirname, join, relative, resolve} from 'node:path'

export const root = resolve(import.meta.dirname, '..')

/** The file that lists the languages, from a root. */
export const listOfLanguages = 'packages/kernel/src/source/languages.ts'

/** The languages, English first, as the file that lists them says. */
export function languagesIn(text) {
  const [, list] = /export const languages = \[([^\]]*)\]/.exec(text) ?? []
  if (list === undefined) throw new Error(`Expected \`export const languages = […]\` in ${listOfLanguages}`)
  return [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id)
}

/** The languages of the project in a folder. */
export function languagesOf(folder = root) {
  return languagesIn(readFileSync(join(folder, listOfLanguages), 'utf8'))
}

/** What the dictionary of a language is called in code: `zhHans` for `zh-Hans`. */
export function constantOf(language) {
  return language.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

/**
 * The dictionaries in English, each with the folder `words` that it is in and its path from there: `en.ts`, `en/messages.ts`.
 */
export function englishDictionaries(folder = root) {
  return readdirSync(join(folder, 'packages'))
    .map(name => `packages/${name}/src`)
    .filter(src => existsSync(join(folder, src)))
    .flatMap(src => readdirSync(join(folder, src), {recursive: true}).map(file => `${src}/${file}`))
    .map(file => /^(.*\/words)\/(en\.ts|en\/[^/]+\.ts)$/.exec(file.replaceAll('\\', '/')))
    .filter(found => found !== null)
    .map(([, words, path]) => ({words, path}))
    .toSorted((a, b) => `${a.words}/${a.path}`.localeCompare(`${b.words}/${b.path}`))
}

/** The path of a dictionary in another language: `ja/messages.ts` for `en/messages.ts`. */
export function pathIn(language, path) {
  return path.replace(/^en\b/, language)
}

/** The file of every list, from a root, and what it should be. */
export function listFiles(folder = root) {
  const languages = languagesOf(folder)
  const dictionaries = englishDictionaries(folder).map(one => ({
    ...one,
    text: readFileSync(join(folder, one.words, one.path), 'utf8')
  }))
  return dictionaries
    .filter(dictionary => !isPart(dictionary, dictionaries))
    .map(({words, path}) => ({
      file: `${words}/${path === 'en.ts' ? 'index.ts' : basename(path)}`,
      expected: listOf(languages, path)
    }))
}

/** Dictionaries that are lacking: files that English has and another language has not. */
export function lackingDictionaries(folder = root) {
  const languages = languagesOf(folder)
  return englishDictionaries(folder).flatMap(({words, path}) =>
    languages
      .map(language => `${words}/${pathIn(language, path)}`)
      .filter(file => !existsSync(join(folder, file)))
  )
}

/** Whether a dictionary is a part of another one of its language, which has it in every list. */
function isPart({words, path}, dictionaries) {
  return dictionaries.some(
    other =>
      other.words === words &&
      other.path !== path &&
      other.text.includes(`from '${specifier(other.path, path)}'`)
  )
}

function specifier(from, to) {
  const path = relative(dirname(from), to).replaceAll('\\', '/').replace(/\.ts$/, '.js')
  return path.startsWith('.') ? path : `./${path}`
}

function listOf(languages, path) {
  const imports = languages.map(
    language => `import {${constantOf(language)}} from './${pathIn(language, path).replace(/\.ts$/, '.js')}'`
  )
  const keys = languages.map(language => (language.includes('-') ? `'${language}'` : language))
  const types = languages.map(
    (language, index) => `  readonly ${keys[index]}: typeof ${constantOf(language)}`
  )
  const values = languages.map((language, index) =>
    keys[index] === constantOf(language) ? `  ${language}` : `  ${keys[index]}: ${constantOf(language)}`
  )
  return `/**
 * The dictionary of each language. Written by \`scripts/languages.js\`.
 */
${imports.toSorted().join('\n')}

export const dictionaries: {
${types.join('\n')}
} = {
${values.join(',\n')}
}
`
}

/** Write the lists that are not current; their files. */
export function writeLists(folder = root) {
  return listFiles(folder)
    .filter(({file, expected}) => {
      const path = join(folder, file)
      return !existsSync(path) || readFileSync(path, 'utf8') !== expected
    })
    .map(({file, expected}) => {
      writeFileSync(join(folder, file), expected)
      return file
    })
}
