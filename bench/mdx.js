/**
 * Bytes of a page's script if MDX becomes React: 20 rows of a page, minified, including the art that they use.
 *
 *     node bench/mdx.js
 *
 * The size of a page without tiles is subtracted. Docusaurus sites have the art in a separate script for all pages. It
 * also measures how long a page takes to compile, compared with rehype-tiles alone.
 */
import {readFileSync} from 'node:fs'
import {gzipSync} from 'node:zlib'
import {compile} from '@mdx-js/mdx'
import {minifySync} from 'rolldown/utils'
import tehai from '@tehai/docusaurus'
import rehypeTiles from 'rehype-tiles'
import rehypeTilesReact from 'rehype-tiles/react'
import remarkMahjong from 'remark-mahjong'
import {randomFrom, randomHand} from './documents.js'

const page = new URL('../examples/docusaurus/docs/twenty.md', import.meta.url)
const random = randomFrom(42)
const sets = {
  'hands of a lesson': readFileSync(page, 'utf8').match(/(?<=```mahjong\n).+/g),
  'random hands': Array.from({length: 20}, () => randomHand(random))
}

/** The plugins that a site of Docusaurus gets, read from a bundler configuration with one Markdown loader. */
const docusaurus = () => {
  const siteConfig = {markdown: {parseFrontMatter: async file => file}}
  const plugin = tehai({siteDir: '/', siteConfig, i18n: {currentLocale: 'en'}})
  const module = {rules: [{use: [{loader: '/@docusaurus/mdx-loader/index.js', options: {}}]}]}
  const [addAll] = plugin.configureWebpack({}, true).plugins
  addAll.apply({options: {module}})
  const {remarkPlugins, rehypePlugins} = module.rules[0].use[0].options
  return {remarkPlugins, rehypePlugins, plugin}
}

const onSite = docusaurus()
const ways = {
  'rehype-tiles': {remarkPlugins: [remarkMahjong], rehypePlugins: [rehypeTiles]},
  'react, inline': {remarkPlugins: [remarkMahjong], rehypePlugins: [[rehypeTilesReact, {output: 'inline'}]]},
  'rehype-tiles/react': {remarkPlugins: [remarkMahjong], rehypePlugins: [rehypeTilesReact]},
  '@tehai/docusaurus': {remarkPlugins: onSite.remarkPlugins, rehypePlugins: onSite.rehypePlugins}
}

const scriptOf = async (rows, plugins) => {
  const value = `# Hands\n\n${rows.map(row => `\`\`\`mahjong\n${row}\n\`\`\`\n`).join('\n')}`
  return String(await compile({value, path: 'page.md'}, {...plugins, providerImportSource: '@mdx-js/react'}))
}

const weigh = script => {
  const {code} = minifySync('page.js', script)
  return {raw: Buffer.byteLength(code), gzip: gzipSync(code, {level: 9}).length}
}

const compileTime = async (rows, plugins) => {
  const start = performance.now()
  await scriptOf(rows, plugins)
  return performance.now() - start
}

const median = list => list.toSorted((a, b) => a - b)[list.length >> 1]
const line = (what, way, {raw, gzip}, verdict = '') =>
  console.log(
    `${what.padEnd(18)} ${way.padEnd(19)} ${String(raw).padStart(6)} B ${String(gzip).padStart(6)} B gzip ${verdict}`
  )

const empty = weigh(await scriptOf([], ways['rehype-tiles']))
for (const [what, rows] of Object.entries(sets)) {
  if (rows?.length !== 20) throw new Error(`Expected 20 rows of ${what}, got ${rows?.length}`)
  for (const [way, plugins] of Object.entries(ways)) {
    const {raw, gzip} = weigh(await scriptOf(rows, plugins))
    const over = {raw: raw - empty.raw, gzip: gzip - empty.gzip}
    const isAbove = over.raw > 40_960 || over.gzip > 4096
    if (isAbove && way === '@tehai/docusaurus') process.exitCode = 1
    line(what, way, over, isAbove ? 'ABOVE 40 KB or 4 KB gzip' : 'ok')
  }
}
await onSite.plugin.contentLoaded({
  actions: {createData: async (_, code) => line('art of a site', '@tehai/docusaurus', weigh(code))}
})

const rows = sets['hands of a lesson']
const times = Object.fromEntries(Object.keys(ways).map(way => [way, []]))
for (let round = 0; round < 12; round++) {
  for (const [way, plugins] of Object.entries(ways)) times[way].push(await compileTime(rows, plugins))
}
const plain = median(times['rehype-tiles'])
for (const [way, list] of Object.entries(times)) {
  console.log(`time to compile: ${way} / rehype-tiles = ${(median(list) / plain).toFixed(2)}`)
}
