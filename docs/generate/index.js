/**
 * Writes the generated regions of the pages in docs, and the blocks that translations of hosts.md have from it;
 * `test/docs.test.js` fails when they are not current.
 *
 *     npm run docs
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {languages, loadLanguage} from '@tehai/kernel/source'
import {copyBlocks} from './blocks.js'
import {regions as cli} from './cli.js'
import {messageRegions as cardMessages, regions as hanafuda, tables as koikoi} from './hanafuda.js'
import {regions as hosts} from './hosts.js'
import {regions as messages} from './messages.js'
import {regions as minijong} from './minijong.js'
import {regions as notation} from './notation.js'
import {fillRegions} from './region.js'
import {regions as rules} from './rules.js'
import {regions as syntax} from './syntax.js'
import {regions as types} from './types.js'
import {en} from './words/en.js'
import {ja} from './words/ja.js'
import {ko} from './words/ko.js'
import {zhHans} from './words/zh-Hans.js'
import {zhHant} from './words/zh-Hant.js'

await Promise.all(languages.map(language => loadLanguage(language)))

/** Pages that other languages have: the part of their words that the page needs, and its regions. */
const translated = {
  'cli.md': ['cli', cli],
  'hosts.md': ['hosts', hosts],
  'koikoi.md': ['hanafuda', koikoi],
  'messages.md': ['messages', words => ({...messages(words), ...cardMessages(words)})],
  'notation.md': ['dialects', notation],
  'rules.md': ['rules', rules],
  'syntax.md': ['options', syntax]
}

/** The pages of a language. */
const pagesIn = words =>
  Object.entries(translated).flatMap(([name, [part, regions]]) =>
    words[part] ? [[`${words.language}/${name}`, () => regions(words)]] : []
  )

const pages = {
  'hanafuda.md': () => hanafuda(en),
  'hosts.md': () => hosts(en),
  'messages.md': () => messages(en),
  'minijong.md': minijong,
  'notation.md': () => notation(en),
  'syntax.md': () => syntax(en),
  'types.md': types,
  ...Object.fromEntries([ja, zhHans, zhHant, ko].flatMap(pagesIn))
}

const read = name => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** Every page with generated regions: where it is, what it says, and what it should say, before it is formatted. */
export function generatedPages() {
  return Object.entries(pages).map(([name, regions]) => {
    const path = fileURLToPath(new URL(`../${name}`, import.meta.url))
    const actual = read(name)
    const text = name.endsWith('/hosts.md') ? copyBlocks(actual, read('hosts.md')) : actual
    return {name, path, actual, expected: fillRegions(text, regions())}
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {format, resolveConfig} = await import('prettier')
  for (const {path, expected} of generatedPages()) {
    const options = await resolveConfig(path)
    writeFileSync(path, await format(expected, {...options, parser: 'markdown'}))
  }
}
