/**
 * READMEs of the packages: their sections in the order of unified's, every entry and every option named, and the packages
 * in the README of the repository. What their programs print is compared in `readme-programs.test.js`.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {dialectIds, writtenDialects} from '@tehai/core'
import {describe, expect, test} from 'vitest'

const packages = resolve(import.meta.dirname, '../packages')
const read = path => readFileSync(resolve(packages, path), 'utf8')
const names = readdirSync(packages)

/** Sections in their order, as the READMEs of unified have them; other ones may lie between. */
const before = ['What is this?', 'When should I use this?', 'Install', 'Use']
const after = ['Types', 'Compatibility', 'Security', 'Related', 'Contribute', 'License']

const headingsOf = text =>
  [...text.replaceAll(/^(`{3,})[^]*?^\1$/gm, '').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)

describe.each(names)('packages/%s/README.md', name => {
  const text = read(`${name}/README.md`)
  const manifest = JSON.parse(read(`${name}/package.json`))
  const headings = headingsOf(text).filter(heading => heading !== 'Contents')

  test('has its sections in their order', () => {
    const known = [...before, 'API', ...after]
    expect(headings.filter(heading => known.includes(heading))).toEqual(
      known.filter(heading => heading !== 'API' || headings.includes('API'))
    )
    expect(headings.slice(0, before.length)).toEqual(before)
    expect(headings.at(-1)).toBe('License')
  })

  test('lists its sections, where it lists any', () => {
    const listed = [...text.matchAll(/^- \[(.+)\]\(#/gm)].map(([, heading]) => heading)
    if (listed.length > 0) expect(listed).toEqual(headings)
  })

  test('names every entry', () => {
    const entries = Object.keys(manifest.exports ?? {})
      .filter(entry => entry !== './package.json')
      .map(entry => entry.slice(1).replace(/^(\/languages)\/.*$/, '$1/zh-Hans'))
    // Entries beside one that is named may be shortened: `/rules` beside `@tehai/koikoi/cards`.
    const missing = entries.filter(
      entry => !text.includes(manifest.name + entry) && !text.includes(`\`${entry}`)
    )
    expect(missing).toEqual([])
  })
})

/** Where the options of a README are declared: a file, and the interfaces in it. */
const options = {
  'remark-mahjong': [
    ['core/src/markdown/settings.ts', 'MarkdownOptions'],
    ['core/src/page/grammar/keys/options.ts', 'PageOptions'],
    ['kernel/src/markdown/game/host-settings.ts', 'HostOptions']
  ],
  'rehype-tiles': [
    ['rehype-tiles/src/game/options.ts', 'Options'],
    ['rehype-tiles/src/react.ts', 'Options']
  ],
  'remark-hanafuda': [
    ['remark-hanafuda/src/grammar/settings.ts', 'Options'],
    ['remark-hanafuda/src/cards/hanafuda.ts', 'ArtOptions'],
    ['remark-hanafuda/src/drawing.ts', 'DrawingOptions'],
    ['kernel/src/markdown/game/host-settings.ts', 'HostOptions']
  ],
  astro: [['astro/src/options.ts', 'Options']],
  satteri: [['satteri/src/options.ts', 'Options']],
  docusaurus: [['docusaurus/src/index.ts', 'Options']],
  nuxt: [['nuxt/src/index.ts', 'Options']],
  hexo: [['hexo/src/index.ts', 'Options']],
  markdown: [['markdown/src/vite.ts', 'Options']],
  'markdown-it': [['markdown-it/src/options.ts', 'Options']],
  obsidian: [['obsidian/src/index.ts', 'Options']],
  language: [['language/src/page/options.ts', 'Options']],
  'tile-art': [['tile-art/src/svg.ts', 'SvgOptions']],
  'card-art': [['card-art/src/svg.ts', 'CardSvgOptions']]
}

/** Names of the properties that an interface declares itself. */
function propertiesOf(file, name) {
  const [, body] = new RegExp(`^export interface ${name}[ \\n][^]*?\\{\\n([^]*?)^\\}`, 'm').exec(read(file))
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, property]) => property)
}

test.each(Object.entries(options))('packages/%s/README.md describes every option', (name, declared) => {
  const text = read(`${name}/README.md`)
  const properties = declared.flatMap(([file, type]) => propertiesOf(file, type))
  expect(properties.length).toBeGreaterThan(0)
  expect(properties.filter(property => !new RegExp(`\`(?:\\w+\\.)?${property}(?:\`|:)`).test(text))).toEqual(
    []
  )
})

test('the README of the core counts the dialects', () => {
  expect(read('core/README.md')).toContain(
    `notation in ${dialectIds.length} dialects, ${writtenDialects.length} of which`
  )
})

test('the README of the repository lists every package', () => {
  const text = read('../README.md')
  const missing = names.filter(name => !text.includes(`(packages/${name})`))
  expect(missing).toEqual([])
})
