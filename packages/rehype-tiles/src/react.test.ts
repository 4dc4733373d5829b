import {compile, evaluate, type CompileOptions} from '@mdx-js/mdx'
import {expect, test} from 'vitest'
import rehypeTiles from './index.js'
import rehypeTilesReact from './react.js'

const row = '```mahjong\n123m 5z{A}\n```\n'

/** Props as React takes them → the attributes that it writes, for what our pictures have. */
function html(type: unknown, {children, dangerouslySetInnerHTML, ...props}: Record<string, unknown>): string {
  const [given] = Object.values((dangerouslySetInnerHTML ?? {}) as Record<string, string>)
  const inside = given ?? [children].flat(9).join('')
  if (typeof type === 'function') return (type as (props: object) => string)({children: inside})
  if (type === 'fragment') return inside
  const attributes = Object.entries(props).map(([name, value]) => {
    const written = name === 'className' ? 'class' : name.replace(/(?<!view)[A-Z]/g, '-$&').toLowerCase()
    return ` ${name === 'viewBox' ? name : written}="${(value as string).replaceAll('<', '&lt;')}"`
  })
  return `<${type as string}${attributes.join('')}>${inside}</${type as string}>`
}

/** A page of MDX as HTML, by a runtime that writes elements out as React does on a server. */
async function page(mdx: string, plugin: NonNullable<CompileOptions['rehypePlugins']>[number]) {
  const components = {Tabs: ({children}: {children: string}) => `<section>${children}</section>`}
  const runtime = {Fragment: 'fragment', jsx: html, jsxs: html}
  const module = await evaluate(mdx, {...runtime, rehypePlugins: [plugin]} as never)
  return (module.default as (props: object) => string)({components}).replace(/\n/g, '')
}

/** The same page, however elements without children are closed. */
const closed = (text: string) => text.replace(/ ?\/>|><\/(?:path|use)>/g, '/>')

test.each(['inline', 'defs'] as const)('the page is the same as without it (%s)', async output => {
  const mdx = row.repeat(2)
  const plain = await page(mdx, [rehypeTiles, {output}])
  expect(plain).toContain('<path ')
  expect(closed(await page(mdx, [rehypeTilesReact, {output}]))).toBe(closed(plain))
})

test('a picture is one element of the script', async () => {
  const script = String(await compile(row, {rehypePlugins: [rehypeTilesReact]}))
  expect(script.match(/dangerouslySetInnerHTML/g)).toHaveLength(1)
  expect(script).not.toMatch(/_components\.(?:path|g|text)/)
})

test('elements of JSX are searched, too', async () => {
  const inTabs = `<Tabs>\n\n${row}\n\n</Tabs>`
  expect(await page(inTabs, rehypeTilesReact)).toMatch(/^<section>.*<svg .*<\/section>$/)
  expect(await page(inTabs, rehypeTiles)).toMatch(/^<section>.*<svg .*<\/section>$/)
})

test('text of an author stays text', async () => {
  const made = await page('```mahjong\n1m{</svg><script>}\n```\n', rehypeTilesReact)
  expect(made).not.toContain('<script>')
  expect(made).toContain('&#x3C;script>')
})

test('JSON is enough for all options', async () => {
  const options = JSON.parse('{"output":"defs","palette":"dark","lang":"ja"}') as object
  expect(await page(row, [rehypeTilesReact, options])).toContain('href="#mahjong-1f1w4ov-1m-display"')
})
