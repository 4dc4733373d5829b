/**
 * What hosts print about a broken hand, for hosts that need no site: the programs of docs/hosts.md are run unchanged.
 * Sites are in `examples/broken.js`.
 */
import {execFile} from 'node:child_process'
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {brokenSites} from '../examples/broken.js'
import {documentedHosts, documentedOf, saidIn, writeDocumented} from '../examples/documented.js'

const docs = readFileSync(new URL('../docs/hosts.md', import.meta.url), 'utf8')
const tehai = fileURLToPath(new URL('../packages/cli/bin/tehai.js', import.meta.url))
const cache = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url))

const section = title => docs.split(/^## /m).find(text => text.startsWith(`${title}\n`))
const programOf = title => /```js\n([^]*?)```/.exec(section(title))[1]

/** Host → how it is run: the program of a section of the docs, or arguments of the command line. */
const hosts = {
  mdx: {section: 'MDX'},
  unified: {section: 'unified'},
  satteri: {section: 'Sätteri alone'},
  'markdown-it': {section: 'markdown-it'},
  cli: {args: ['build', 'broken.md', '-o', 'broken.html']},
  'cli-markdown': {args: ['build', 'broken.md', '--markdown', '-o', 'src/broken.md']},
  mdbook: {args: ['mdbook'], input: bookOf},
  pandoc: {args: ['pandoc', 'html'], input: () => brokenDocument}
}

/** The page as Pandoc passes it. */
const brokenDocument = JSON.stringify({
  'pandoc-api-version': [1, 22, 2, 1],
  meta: {title: {t: 'MetaInlines', c: [{t: 'Str', c: 'Broken'}]}},
  blocks: [
    {
      t: 'Para',
      c: [
        {t: 'Str', c: 'We'},
        {t: 'Space'},
        {t: 'Str', c: 'meet'},
        {t: 'Space'},
        {t: 'Str', c: 'at'},
        {t: 'Space'},
        {t: 'Str', c: '10:30.'}
      ]
    },
    {
      t: 'BulletList',
      c: [
        [
          {
            t: 'Plain',
            c: [
              {t: 'Str', c: 'A'},
              {t: 'Space'},
              {t: 'Str', c: 'hand:'},
              {t: 'Space'},
              {t: 'Str', c: ':tiles[123m8z]'}
            ]
          }
        ]
      ]
    }
  ]
})

/** The page as mdBook passes it. */
function bookOf(page) {
  const chapter = {
    name: 'Broken',
    content: page,
    number: [1],
    sub_items: [],
    path: 'broken.md',
    parent_names: []
  }
  const context = {root: folder, config: {book: {src: 'src'}}, renderer: 'html', mdbook_version: '0.5.2'}
  return JSON.stringify([context, {items: [{Chapter: chapter}]}])
}

// A host takes a process and a second, so a run tries two hosts, and `THOROUGH=1` all.
const tried = process.env.THOROUGH || process.env.UPDATE ? Object.keys(hosts) : ['unified', 'cli']

let folder

beforeAll(() => {
  mkdirSync(cache, {recursive: true})
  folder = mkdtempSync(join(cache, 'hosts-'))
  const [, page] = /```md\n([^]*?)```/.exec(docs)
  writeFileSync(join(folder, 'broken.md'), page)
  writeFileSync(join(folder, 'broken.mdx'), page)
})

afterAll(() => rmSync(folder, {recursive: true}))

/** What a program prints, also one that ends with an error. */
async function printedBy(args, input = '') {
  const env = {...process.env, NO_COLOR: '1', LANG: 'C', LC_ALL: 'C'}
  const run = promisify(execFile)(process.execPath, args, {cwd: folder, env})
  run.child.stdin.end(input)
  const {stdout, stderr} = await run.catch(error => error)
  return input === '' ? stdout + stderr : stderr
}

async function say(name) {
  const {section: title, args, input} = hosts[name]
  if (args) return printedBy([tehai, ...args], input?.(readFileSync(join(folder, 'broken.md'), 'utf8')))
  writeFileSync(join(folder, `${name}.mjs`), programOf(title))
  return printedBy([`${name}.mjs`])
}

describe('a broken hand', () => {
  test.each(tried)('%s prints what the docs say', async name => {
    const printed = await say(name)
    const said = saidIn(printed, folder)
    expect(said, printed).toContain('8z')
    if (process.env.UPDATE === '1') writeDocumented(name, said)
    expect(said).toBe(documentedOf(name))
  })

  test('is documented for every host', () => {
    expect(documentedHosts().toSorted()).toEqual(
      [...new Set([...Object.keys(hosts), ...brokenSites])].toSorted()
    )
  })
})
