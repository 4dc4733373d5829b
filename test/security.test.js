/**
 * What the READMEs promise under "Security": a table lists each promise with the tests that verify it.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {fromHtml} from 'hast-util-from-html'
import {defaultSchema, sanitize} from 'hast-util-sanitize'
import {toHtml} from 'hast-util-to-html'
import {allowTiles} from 'rehype-tiles'
import {describe, expect, test} from 'vitest'
import {engines} from './engines/engines.js'
import {bait, baits, caughtIn} from './fuzz/markup.js'
import {promises} from './security.js'

const root = resolve(import.meta.dirname, '..')
const packages = readdirSync(join(root, 'packages'))

/** The promises of a README: the items of the list under "Security". */
function promisesOf(readme) {
  const section = /\n## Security\n([^]*?)(?=\n## |$)/.exec(readme)?.[1] ?? ''
  return [...section.matchAll(/^- (.*(?:\n {2}.*)*)/gm)].map(([, item]) => item.replace(/\s+/g, ' '))
}

const made = packages.map(name => [
  name,
  promisesOf(readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'))
])

test.each(made)('every promise of %s has tests', (_, list) => {
  expect(list.length).toBeGreaterThan(1)
  expect(list.filter(promise => !promises.has(promise))).toEqual([])
})

test('every promise with tests is made somewhere', () => {
  const all = new Set(made.flatMap(([, list]) => list))
  expect([...promises.keys()].filter(promise => !all.has(promise))).toEqual([])
})

test.each([...promises])('the tests exist: %s', (_, tests) => {
  for (const one of tests) {
    const [file, title] = one.split(' > ')
    const source = readFileSync(join(root, file), 'utf8')
    expect(
      ["'", '"', '`'].some(quote => source.includes(title + quote)),
      one
    ).toBe(true)
  }
})

/** A page on which an author tries to get out of every place of our constructs. */
const hostile = baits
  .filter(one => !/[\]`]/.test(one))
  .slice(0, process.env.THOROUGH ? undefined : 3)
  .map(
    one => `:tiles[1m{${one}}]{title='${one.replaceAll("'", '"')}' waits="${one.replaceAll('"', "'")}"}

\`\`\`mahjong title="${one.replaceAll('"', "'")}"
123m{${one}} ${one}
${one}: ${one}
waits: ${one}
note: ${one} :tiles[1m{${one}}]
\`\`\`

\`\`\`hanafuda title="${one.replaceAll('"', "'")}"
1h ${one}
yaku: ${one}
note: ${one}
\`\`\`
`
  )
  .join('\n')

const plain =
  'Draw :tiles[4m].\n\n```mahjong\n123m456p789s1122z\nwaits: ?\n```\n\n```hanafuda\n1h 3h\nyaku: ?\n```\n'
const names = Object.keys(engines).filter(name => !name.includes('MDX'))

/** Elements of a tree, in order. */
const elementsOf = tree =>
  (tree.children ?? []).flatMap(child => (child.type === 'element' ? [child, ...elementsOf(child)] : []))

describe.each(names)('%s', engine => {
  test('no text of an author becomes markup', async () => {
    const {html, messages} = await engines[engine]('/none.md', hostile, {})
    expect(messages.length).toBeGreaterThan(20)
    expect(html.split(bait).length).toBeGreaterThan(20)
    expect(caughtIn(html)).toEqual([])
  })

  test.each([{}, {output: 'defs'}])('pictures hold nothing that a strict policy stops', async options => {
    const {html} = await engines[engine]('/none.md', plain, options)
    const all = elementsOf(fromHtml(html, {fragment: true}))
    expect(all.filter(({tagName}) => tagName === 'svg').length).toBeGreaterThan(2)
    for (const {tagName, properties} of all) {
      expect([
        'a',
        'base',
        'embed',
        'form',
        'iframe',
        'image',
        'link',
        'object',
        'script',
        'style'
      ]).not.toContain(tagName)
      for (const [name, value] of Object.entries(properties)) {
        expect(/^on|^style$|^src/i.test(name), `${tagName} ${name}`).toBe(false)
        expect(/url\(|^[a-z]+:/i.test(String(value)), `${name}="${value}"`).toBe(false)
        if (/href/i.test(name)) expect(String(value)).toMatch(/^#/)
      }
    }
  })
})

const twelve = Array.from({length: 12}, (_, index) => `:tiles[${(index % 9) + 1}p]`).join(' ')

test('pictures have ids only where they share their art', async () => {
  const idsUnder = async output =>
    (await engines.unified('/none.md', twelve, {output})).html.split(' id="').length - 1
  expect(await idsUnder('inline')).toBe(0)
  expect(await idsUnder('img')).toBe(0)
  expect(await idsUnder('auto')).toBeGreaterThan(8)
})

test('rehype-sanitize leaves twelve pictures whole that are complete in themselves', async () => {
  const leaves = async output => {
    const tree = fromHtml((await engines.unified('/none.md', twelve, {output})).html, {fragment: true})
    return [toHtml(sanitize(tree, allowTiles(defaultSchema))), toHtml(tree)]
  }
  const [left, whole] = await leaves('inline')
  expect(left).toBe(whole)
  const [shared, before] = await leaves('auto')
  expect(shared).not.toBe(before) // `<use>` refers to ids that are gone
})

/** What reads files: the command line, the reader of game records, what Astro and Nuxt keep from build to build, whether a record of Docusaurus exists, the style sheets that Hexo serves and Astro links, and what counts the lines of a page. */
const readers =
  /^(?:cli\/|astro\/(?:memory|records|style)\.ts$|docusaurus\/record-loader\.ts$|hexo\/index\.ts$|nuxt\/store\.ts$|kernel\/report\/in-file\.ts$|core\/log\/files\/files\.ts$)/

test('no package but those for it reads files, and none opens a connection', () => {
  const wrong = packages.flatMap(name =>
    readdirSync(join(root, 'packages', name, 'src'), {recursive: true})
      .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter(file => {
        const source = readFileSync(join(root, 'packages', name, 'src', file), 'utf8')
        if (
          /'node:(?:https?|http2|net|tls|dns|dgram|child_process)|\bfetch\(|XMLHttpRequest|WebSocket/.test(
            source
          )
        )
          return true
        return !readers.test(`${name}/${file}`) && /'node:fs/.test(source)
      })
      .map(file => `${name}/${file}`)
  )
  expect(wrong).toEqual([])
})
