/**
 * Fixtures: `fixtures/<case>/input.md` → `output.html` and `messages.txt`, through the pipeline of a real site.
 *
 * Both games are on: the options under `hanafuda` in `options.json` are those of that game.
 *
 * To add a test, add a folder with an `input.md`, and `options.json` where the plugins need options (both get them;
 * `output` is `defs` unless it says otherwise, which shows each tile at its place). `UPDATE=1` writes what comes out; read it before you commit it. One case
 * in eight is tried, with `THOROUGH=1` all. Cases also run with remark-directive, registered before and after remark-mahjong (one in
 * 24, with `THOROUGH=1` all): the page must not change. The messages of cases that are about messages are listed in every language.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {languages} from '@tehai/kernel/source'
import rehypeRaw from 'rehype-raw'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkHanafuda, {messages as hanafudaMessages} from 'remark-hanafuda'
import rehypeHanafuda from 'remark-hanafuda/rehype'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMahjong, {messages} from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkSmartypants from 'remark-smartypants'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {describe, expect, test} from 'vitest'
import {cases, fixtures as folder, someCases, triedCases} from './engines/cases.js'

const update = process.env.UPDATE === '1'

/** The games: where the cases of their messages begin, their words, and the page that explains them. */
const games = [
  {prefix: 'messages-', messages, page: '../docs/messages.md'},
  {prefix: 'hanafuda-messages-', messages: hanafudaMessages, page: '../docs/hanafuda.md'}
]
const isOfMessages = name => games.some(({prefix}) => name.startsWith(prefix))

/** The place of remark-directive in the pipeline. */
const hosts = ['without remark-directive', 'remark-directive before', 'remark-directive after']

async function run(name, host, more = {}) {
  const {hanafuda, ...options} = {output: 'defs', ...readOptions(name), ...more}
  const ofHanafuda = {output: options.output, ...more, ...hanafuda}
  const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkSmartypants)
  if (host === 'remark-directive before') processor.use(remarkDirective)
  processor.use(remarkMahjong, options).use(remarkHanafuda, ofHanafuda)
  if (host === 'remark-directive after') processor.use(remarkDirective)
  processor
    .use(remarkRehype, {allowDangerousHtml: true})
    .use(rehypeRaw)
    .use(rehypeTiles, options)
    .use(rehypeHanafuda, ofHanafuda)
    .use(rehypeStringify)
  return processor.process(
    new VFile({path: `${name}/input.md`, value: readFileSync(join(folder, name, 'input.md'))})
  )
}

function readOptions(name) {
  const path = join(folder, name, 'options.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** The page, one line per picture, without the art itself, which is tested elsewhere. */
function showPage(html) {
  return html
    .replace(/(<g id="[^"]+">).*?<\/g>(?=<(?:g|path) id|<\/defs>)/gs, '\n$1…</g>')
    .replace(/(<path id="[^"]+") [^>]*><\/path>/g, '\n$1 …/>')
    .replace(/<path (?!id)[^>]*><\/path>/g, '')
    .replace(/<(?:svg|use|text) /g, '\n$&')
}

/** Messages of a file as a terminal shows them, and what they are in other languages. */
function listMessages(file, translations) {
  return file.messages
    .map((message, index) => {
      const {place, severity, ruleId, reason, note} = message
      const lines = [`${placeText(place)}  ${severity}  ${ruleId}`, `  ${reason}`]
      lines.push(...translations.map(({messages: reported}) => `  ${reported[index]?.reason}`))
      if (note) lines.push(...note.split('\n').map(line => `    ${line}`))
      return `${lines.join('\n')}\n`
    })
    .join('\n')
}

function placeText(place) {
  if (!place) return '-'
  const {start = place, end = place} = place
  return `${start.line}:${start.column}-${end.line}:${end.column}`
}

function expectFile(name, host, file, text) {
  const path = join(folder, name, file)
  if (update && host === hosts[0] && (text !== '' || existsSync(path))) writeFileSync(path, text)
  expect(text).toBe(existsSync(path) ? readFileSync(path, 'utf8') : '')
}

/** What the messages of a case are in other languages, where it is about messages; the same on every host. */
function translationsOf(name) {
  const others = isOfMessages(name) ? languages.slice(1) : []
  return Promise.all(others.map(lang => run(name, hosts[0], {lang})))
}

describe.each(update ? cases : triedCases)('%s', name => {
  let translations
  const isTriedEverywhere = update || someCases.includes(name)
  test.each(isTriedEverywhere ? hosts : hosts.slice(0, 1))('%s', async host => {
    const file = await run(name, host)
    translations ??= translationsOf(name)
    expectFile(name, host, 'output.html', `${showPage(String(file))}\n`)
    expectFile(name, host, 'messages.txt', listMessages(file, await translations))
  })
})

test.each(games)('every message has a case that gives it: $prefix', ({prefix, messages: words}) => {
  const missing = []
  for (const id of Object.keys(words)) {
    const path = join(folder, prefix + id, 'messages.txt')
    const shown = existsSync(path) ? readFileSync(path, 'utf8') : ''
    if (!new RegExp(`^\\S+  (error|warning)  ${id}$`, 'm').test(shown)) missing.push(id)
  }
  expect(missing).toEqual([])
})

test.each(games)('every case of a message is about one that exists: $prefix', ({prefix, messages: words}) => {
  const ids = cases.filter(name => name.startsWith(prefix)).map(name => name.slice(prefix.length))
  expect(ids.filter(id => !Object.hasOwn(words, id))).toEqual([])
})

test.each(games)('$page has a section for every message, to which its `url` leads', ({messages, page}) => {
  const text = readFileSync(resolve(folder, page), 'utf8')
  const headings = new Set(text.split('\n').filter(line => line.startsWith('### ')))
  expect(Object.keys(messages).filter(id => !headings.has(`### ${id}`))).toEqual([])
})

test('messages are catalogued once: no README repeats a section of one', () => {
  const ids = new Set(games.flatMap(({messages}) => Object.keys(messages)))
  for (const name of ['remark-mahjong', 'remark-hanafuda']) {
    const readme = readFileSync(resolve(folder, `../packages/${name}/README.md`), 'utf8')
    const headings = [...readme.matchAll(/^### (\S+)$/gm)].map(([, id]) => id)
    expect({name, repeated: headings.filter(id => ids.has(id))}).toEqual({name, repeated: []})
  }
})
