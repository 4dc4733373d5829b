/**
 * The dictionaries of the project, and the lists of them: `words/messages.ts` lists `words/en/messages.ts` and the same
 * file of each other language, and `words/index.ts` lists `words/en.ts`.
 *
 * The languages are those of `packages/kernel/src/source/language/languages.ts`; The dictionaries are those that exist
 * in English.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {basename, dirname, join, relative, resolve} from 'node:path'

export const root = resolve(import.meta.dirname, '..')

/** The file that lists the languages, from a root. */
export const listOfLanguages = 'packages/kernel/src/source/language/languages.ts'

/** The languages, English first, from the file that lists them. */
export function languagesIn(text) {
  const [, list] = /export const languages = \[([^\]]*)\]/.exec(text) ?? []
  if (list === undefined) throw new Error(`Expected \`export const languages = […]\` in ${listOfLanguages}`)
  return [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id)
}

/** The languages whose words are always loaded, from the same file. */
export function residentLanguagesIn(text) {
  return languagesIn(text.slice(text.indexOf('export const residentLanguages')).replace('residentL', 'l'))
}

/** The languages of the project in a folder. */
export function languagesOf(folder = root) {
  return languagesIn(readFileSync(join(folder, listOfLanguages), 'utf8'))
}

/** The name of the dictionary of a language in code: `zhHans` for `zh-Hans`. */
export function constantOf(language) {
  return language.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

/**
 * The dictionaries in English, each with its folder `words` and its path in that folder: `en.ts`, `en/messages.ts`.
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

/** The file of every list, relative to a root, and the text that it should have. */
export function listFiles(folder = root) {
  const languages = languagesOf(folder)
  const dictionaries = englishDictionaries(folder).map(one => ({
    ...one,
    text: readFileSync(join(folder, one.words, one.path), 'utf8')
  }))
  const resident = residentLanguagesIn(readFileSync(join(folder, listOfLanguages), 'utf8'))
  const lists = dictionaries
    .filter(dictionary => !isPart(dictionary, dictionaries))
    .map(({words, path}) => ({
      file: `${words}/${path === 'en.ts' ? 'index.ts' : basename(path)}`,
      expected: areRead({words, path})
        ? listOf(languages, path)
        : loadedList(languages, resident, {words, path})
    }))
  return [...lists, ...languageModules(folder, languages, resident, dictionaries)]
}

/**
 * Dictionaries that are always loaded in every language, because authors write their words: the names of keys and
 * tiles. The grammar of a language contains the tags of the language.
 */
const readInAll = [
  'packages/core/src/page/grammar/words/en/keys.ts',
  'packages/kernel/src/source/words/en.ts'
]

const areRead = ({words, path}) => readInAll.includes(`${words}/${path}`)

/** Missing dictionaries: files that exist in English but not in another language. */
export function lackingDictionaries(folder = root) {
  const languages = languagesOf(folder)
  return englishDictionaries(folder).flatMap(({words, path}) =>
    languages
      .map(language => `${words}/${pathIn(language, path)}`)
      .filter(file => !existsSync(join(folder, file)))
  )
}

/** Whether a dictionary is a part of another one of its language, which contains it in every list. */
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

/** A list in which the dictionaries of further languages are loaded when they are needed. */
function loadedList(languages, resident, dictionary) {
  const {words, path} = dictionary
  if (languages.length === resident.length) return listOf(languages, path)
  const room = /^packages\/[^/]+\/src\/(.*)$/.exec(words)[1]
  const up = '../'.repeat(room.split('/').length)
  const source = language => `./${pathIn(language, path).replace(/\.ts$/, '.js')}`
  const imports = languages.map(
    language =>
      `import ${resident.includes(language) ? '' : 'type '}{${constantOf(language)}} from '${source(language)}'`
  )
  const types = languages.map(language => `  readonly ${keyOf(language)}: typeof ${constantOf(language)}`)
  return `/**
 * The dictionary of each language. Written by \`scripts/languages.js\`.
 */
import {dictionariesOf} from '${up}languages/index.js'
${imports.toSorted(byConstant).join('\n')}

export const dictionaries: {
${types.join('\n')}
} = dictionariesOf('${placeOf(dictionary)}', {${resident.map(constantOf).join(', ')}})
`
}

const byConstant = (a, b) => (a.replace('type ', '') < b.replace('type ', '') ? -1 : 1)
const keyOf = language => (language.includes('-') ? `'${language}'` : language)

/** The name of a dictionary in its package: `notation/messages`, or `source` for the only one of a room. */
function placeOf({words, path}) {
  const room = /^packages\/[^/]+\/src\/(.*)$/.exec(words)[1]
  return (
    [...room.split('/').slice(0, -1), ...(path === 'en.ts' ? [] : [basename(path, '.ts')])].join('/') ||
    'words'
  )
}

/** Packages without words of their own, through which a page names the words that it loads. */
const hosts = {
  'markdown-it': ['@tehai/core'],
  'rehype-tiles': ['@tehai/core'],
  'remark-mahjong': ['@tehai/core']
}

/**
 * The modules \`languages/\` of the packages: one adds all dictionaries of a package in one language, and those of the packages
 * below it; \`languages/index\` says how they are loaded. And the entries of the packages for them.
 */
function languageModules(folder, languages, resident, dictionaries) {
  const further = languages.filter(language => !resident.includes(language))
  if (further.length === 0) return []
  const loaded = dictionaries.filter(one => !areRead(one) && !isPart(one, dictionaries))
  const withWords = [...new Set(loaded.map(({words}) => words.split('/')[1]))]
  const manifest = name => JSON.parse(readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8'))
  const names = new Map(withWords.map(name => [manifest(name).name, name]))
  const files = withWords.flatMap(name => {
    const json = manifest(name)
    const own = loaded.filter(({words}) => words.split('/')[1] === name)
    const below = Object.keys(json.dependencies ?? {}).filter(one => names.has(one))
    const loading = name === 'kernel' ? '../source/language/further-languages.js' : '@tehai/kernel/source'
    return [
      {file: `packages/${name}/src/languages/index.ts`, expected: loaderOf(json.name, loading, further)},
      ...further.map(language => ({
        file: `packages/${name}/src/languages/${language}.ts`,
        expected: wordsModule(json.name, language, own, below, loading)
      }))
    ]
  })
  const ofHosts = Object.entries(hosts).flatMap(([name, below]) =>
    further.map(language => ({
      file: `packages/${name}/src/languages/${language}.ts`,
      expected: `${aboutWords(language)}${below.map(one => `import '${one}/languages/${language}'\n`).join('')}`
    }))
  )
  const manifests = [...withWords, ...Object.keys(hosts)].map(name => ({
    file: `packages/${name}/package.json`,
    expected: `${JSON.stringify(withEntries(manifest(name), further), null, 2)}\n`
  }))
  return [...files, ...ofHosts, ...manifests]
}

const aboutWords = language => `/**
 * The words of this package in \`${language}\`, and of those that it is made of. Written by \`scripts/languages.js\`.
 */
`

function loaderOf(name, loading, further) {
  const modules = further.map(language => `  ${keyOf(language)}: () => import('./${language}.js')`)
  return `/**
 * How the words of this package are loaded in languages that are not resident. Written by \`scripts/languages.js\`.
 */
import {wordsOfPackage, type DictionariesOf} from '${loading}'

// Nothing but its \`url\`: what makes CommonJS of this module knows no other use of \`import.meta\`.
const url = (import.meta as {readonly url?: string}).url

export const dictionariesOf: DictionariesOf = wordsOfPackage('${name}', url, {
${modules.join(',\n')}
})
`
}

function wordsModule(name, language, own, below, loading) {
  const places = own.map(placeOf)
  const constant = place => place.replace(/[/-](\w)/g, (_, letter) => letter.toUpperCase())
  const imports = own.map(({words, path}, index) => {
    const room = /^packages\/[^/]+\/src\/(.*)$/.exec(words)[1]
    const file = pathIn(language, path).replace(/\.ts$/, '.js')
    return `import {${constantOf(language)} as ${constant(places[index])}} from '../${room}/${file}'`
  })
  const entries = places.map(place => {
    const key = /^\w+$/.test(place) ? place : `'${place}'`
    return key === constant(place) ? `  ${key}` : `  ${key}: ${constant(place)}`
  })
  return `${aboutWords(language)}import {addDictionaries} from '${loading}'
${below.map(one => `import '${one}/languages/${language}'\n`).join('')}${imports.join('\n')}

addDictionaries('${language}', '${name}', {
${entries.join(',\n')}
})
`
}

/** A manifest with an entry for the words of each language. Modules of words have side effects. */
function withEntries(json, further) {
  const words = further.map(language => [
    `./languages/${language}`,
    {types: `./dist/languages/${language}.d.ts`, default: `./dist/languages/${language}.js`}
  ])
  const others = Object.entries(json.exports).filter(([entry]) => !entry.startsWith('./languages/'))
  const last = others.filter(([entry]) => /\.(?:css|json)$/.test(entry))
  const effects = (json.sideEffects || []).filter(one => !one.includes('languages'))
  return {
    ...json,
    sideEffects: [...effects, './dist/languages/*.js'],
    exports: Object.fromEntries([...others.filter(one => !last.includes(one)), ...words, ...last])
  }
}

/** Write the lists that are not current. @returns their files */
export function writeLists(folder = root) {
  return listFiles(folder)
    .filter(({file, expected}) => {
      const path = join(folder, file)
      return !existsSync(path) || readFileSync(path, 'utf8') !== expected
    })
    .map(({file, expected}) => {
      mkdirSync(dirname(join(folder, file)), {recursive: true})
      writeFileSync(join(folder, file), expected)
      return file
    })
}
