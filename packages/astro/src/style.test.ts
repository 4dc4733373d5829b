import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {describe, expect, onTestFinished, test} from 'vitest'
import type {AstroConfig} from './host.js'
import {isStatic, linkStyles, withLinks} from './style.js'

const style = {id: 'mahjong', file: new URL('../style.css', import.meta.url)}

/** Link the style sheet in the pages of a built site; gives the pages, and the names of its assets. */
function build(pages: Record<string, string>, config: Partial<AstroConfig> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tehai-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const files = Object.entries(pages).map(([name, text]) => {
    mkdirSync(join(folder, name, '..'), {recursive: true})
    writeFileSync(join(folder, name), text)
    return pathToFileURL(join(folder, name))
  })
  const root = pathToFileURL(`${folder}/`)
  linkStyles([style], {root, markdown: {}, ...config}, root, files)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {read, assets: () => readdirSync(join(folder, config.build?.assets ?? '_astro')), folder}
}

describe('a static build', () => {
  const tiles = '<html><head></head><body><span class="mahjong-row"></span></body></html>'
  const plain = '<html><head></head><body><a href="/mahjong-tips">tips</a></body></html>'

  test('links the style sheet in pages with tiles alone', () => {
    const {read, assets} = build({'a/index.html': tiles, 'b/index.html': plain, 'rss.xml': tiles})
    const [name] = assets()
    expect(name).toMatch(/^tehai\.[\w-]{8}\.css$/)
    expect(read('a/index.html')).toContain(`<head><link rel="stylesheet" href="/_astro/${name}"></head>`)
    expect(read('b/index.html')).toBe(plain)
    expect(read('rss.xml')).toBe(tiles)
    expect(read(`_astro/${name}`)).toMatch(/^\.mahjong-tiles \{|^\/\*/)
    expect(read(`_astro/${name}`)).not.toContain('@import')
  })

  test('writes none where no page has tiles', () => {
    expect(readdirSync(build({'index.html': plain}).folder)).toEqual(['index.html'])
  })

  test('names it below the base of the site, or where its assets are', () => {
    const href = (config: Partial<AstroConfig>) =>
      /href="([^"]*)\/tehai/.exec(build({'index.html': tiles}, config).read('index.html'))![1]
    expect(href({base: '/docs/'})).toBe('/docs/_astro')
    expect(href({build: {assets: 'files'}})).toBe('/files')
    expect(href({build: {assetsPrefix: 'https://cdn.example'}})).toBe('https://cdn.example/_astro')
    expect(href({build: {assetsPrefix: {css: 'https://css.example', fallback: 'https://cdn.example'}}})).toBe(
      'https://css.example/_astro'
    )
  })
})

// [why the row is here, page with `|` where the link is expected]
const rows: readonly (readonly [string, string])[] = [
  [
    'before the styles of the site',
    '<head><title>a</title>|<link rel="stylesheet" href="a"><style></style></head>'
  ],
  ['before an inline style', '<head>|<style>p{}</style></head>'],
  ['not in a script', '<head><script>"<style>"</script>|</head>'],
  ['not in a comment', '<head><!-- <style> -->|</head>'],
  ['a page without a head', '<!DOCTYPE html><meta charset="utf-8">|<p>a</p>'],
  ['a page with a body alone', '<!DOCTYPE html>|<body><p>a</p>'],
  ['a script without an end', '<!DOCTYPE html>|<script><style>'],
  ['a link that is no style', '<head><link rel="icon" href="a">|</head>']
]
for (const [why, page] of rows) {
  test(`place of the link: ${why}`, () => {
    expect(withLinks(page.replace('|', ''), '|')).toBe(page)
  })
}

test('a search for the place takes linear time', () => {
  const start = performance.now()
  withLinks('<link '.repeat(100_000) + '<!-- -->'.repeat(100_000), '|')
  expect(performance.now() - start).toBeLessThan(1000)
})

test('servers make pages one by one', () => {
  const config: AstroConfig = {root: {pathname: '/'}, markdown: {}}
  expect(isStatic('build', config)).toBe(true)
  expect(isStatic('dev', config)).toBe(false)
  expect(isStatic('build', {...config, adapter: {}})).toBe(false)
  expect(isStatic('build', {...config, output: 'server'})).toBe(false)
  expect(isStatic('build', {...config, build: {inlineStylesheets: 'always'}})).toBe(false)
})
