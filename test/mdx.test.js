/**
 * MDX alone, as Next.js and others run it: with remark-directive as without it, as React as well as plain, by names and
 * JSON alone.
 */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {compile, evaluate} from '@mdx-js/mdx'
import {h} from 'hastscript'
import {toHtml} from 'hast-util-to-html'
import rehypeTiles from 'rehype-tiles'
import rehypeTilesReact from 'rehype-tiles/react'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkHanafuda from 'remark-hanafuda'
import rehypeHanafuda from 'remark-hanafuda/rehype'
import remarkMahjong from 'remark-mahjong'
import {VFile} from 'vfile'
import {describe, expect, test} from 'vitest'
import {fixtures, someCases} from './engines/cases.js'
import {partsOf} from './engines/compare.js'
import {ofHanafuda, ofMahjong} from './engines/engines.js'

/** A runtime that writes elements as React does on a server. */
const jsx = (type, {children = [], dangerouslySetInnerHTML, ...properties}) => {
  const inside = [children].flat(Infinity).filter(child => child !== undefined && child !== null)
  if (typeof type === 'function') return type({children: inside})
  if (type === 'fragment') return inside
  const raw = dangerouslySetInnerHTML && {type: 'raw', value: dangerouslySetInnerHTML['__html']}
  return h(type, properties, ...(raw ? [raw] : inside))
}
const runtime = {Fragment: 'fragment', jsx, jsxs: jsx}
const htmlOf = content => toHtml([content].flat(), {allowDangerousHtml: true, closeEmptyElements: false})

/** A page: our elements on it, its text, and the messages for its author; or the error that stopped it. */
async function page(name, {directive = false, rehype = rehypeTiles} = {}) {
  const path = join(fixtures, name, 'input.md')
  const file = new VFile({path, value: readFileSync(path, 'utf8')})
  const optionsPath = join(fixtures, name, 'options.json')
  const options = existsSync(optionsPath) ? JSON.parse(readFileSync(optionsPath, 'utf8')) : {}
  try {
    const {default: Content} = await evaluate(file, {
      ...runtime,
      format: 'mdx',
      remarkPlugins: [
        remarkFrontmatter,
        remarkGfm,
        ...(directive ? [remarkDirective] : []),
        [remarkMahjong, ofMahjong(options)],
        [remarkHanafuda, ofHanafuda(options)]
      ],
      rehypePlugins: [
        [rehype, ofMahjong(options)],
        [rehypeHanafuda, ofHanafuda(options)]
      ]
    })
    const html = htmlOf(jsx('div', {children: Content({})}))
    const messages = file.messages.map(
      ({place, ruleId}) => `${place?.start?.line}:${place?.start?.column} ${ruleId}`
    )
    return {...partsOf(html), messages}
  } catch (error) {
    return {error: String(error)}
  }
}

/** What two pages differ in. */
const differences = (a, b) =>
  ['error', 'ours', 'words', 'messages'].filter(part => JSON.stringify(a[part]) !== JSON.stringify(b[part]))

// Fixture → why it is another page where remark-directive is there, too.
const noPage = 'Alone, attributes without a label are an expression of MDX, and no page.'
const differsWithDirective = {'messages-missing-label': noPage, 'hanafuda-messages-missing-label': noPage}

// Braces after a blank or alone are an expression of MDX, and HTML that is not closed is no JSX: Markdown, but no MDX.
const notMdx = [
  'hanafuda-messages-block-in-html',
  'hanafuda-messages-detached-attributes',
  'hanafuda-messages-missing-label',
  'html-tiles',
  'inline-attributes',
  'messages-block-in-html',
  'messages-detached-attributes',
  'messages-label-in-cells',
  'messages-missing-label',
  'slips-of-marks',
  'slips-of-options'
]

// A page is compiled three times, so that a run tries each third of the cases of other engines, and `THOROUGH=1` all.
const pages = someCases.filter((_, index) => process.env.THOROUGH || index % 3 === 0)

describe('fixtures', () => {
  const alone = new Map()
  test.each(pages)('%s: React draws the same page', async name => {
    alone.set(name, await page(name))
    expect(differences(alone.get(name), await page(name, {rehype: rehypeTilesReact}))).toEqual([])
  })

  test.each(pages)('%s: remark-directive changes nothing', async name => {
    const found = differences(alone.get(name), await page(name, {directive: true}))
    if (differsWithDirective[name]) expect(found).not.toEqual([])
    else expect(found).toEqual([])
  })

  test('are pages', () => {
    const read = [...alone.values()].filter(({error}) => !error)
    const broken = [...alone].filter(([, {error}]) => error).map(([name]) => name)
    expect(broken.toSorted()).toEqual(notMdx.filter(name => pages.includes(name)))
    expect(read.flatMap(({ours}) => ours).length).toBeGreaterThan(pages.length)
  })
})

describe('Next.js', () => {
  // What `next.config.js` says goes through JSON, and plugins are found by their names.
  const config = JSON.parse(`{
    "remarkPlugins": [["remark-mahjong", {"onError": "throw", "names": ["tiles"], "size": "m", "lang": "en"}]],
    "rehypePlugins": [["rehype-tiles/react", {"output": "defs", "palette": "dark", "five": "plain", "idPrefix": "x-"}]]
  }`)
  const load = plugins =>
    Promise.all(plugins.map(async ([name, options]) => [(await import(name)).default, options]))

  test('names and JSON are enough', async () => {
    const remarkPlugins = await load(config.remarkPlugins)
    const rehypePlugins = await load(config.rehypePlugins)
    const script = String(await compile(':tiles[1m]', {remarkPlugins, rehypePlugins}))
    expect(script).toContain('href=\\"#x-1m\\"')
    expect(script).toContain('class=\\"mahjong-tiles mahjong-dark\\"')
  })

  test('a broken hand stops the build; the README says how', async () => {
    const remarkPlugins = await load(config.remarkPlugins)
    const file = new VFile({path: 'app/waits/page.mdx', value: '# Waits\n\nA slip :tiles[123m45] in text.\n'})
    const error = await compile(file, {remarkPlugins}).catch(thrown => thrown)
    expect(error.message).toMatch(/^Unexpected digits `45` without a suit letter/)
    expect(error.name).toBe('app/waits/page.mdx:3:19-3:21')
    const readme = readFileSync(new URL('../examples/next/README.md', import.meta.url), 'utf8')
    expect(readme).toContain(error.message)
  })
})
