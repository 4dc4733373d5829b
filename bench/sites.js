/**
 * CPU time that a row adds to the build of a site: 500 pages of 15 rows, on Sätteri and on unified, in one run.
 *
 *     node bench/sites.js [pages] [rounds]
 *
 * A page has ten rows in its text and five blocks; two more sites have only rows of one sort. Each site is built with
 * and without our plugins, a few pages in turn, so that a slow phase of the machine affects all of them equally. A
 * figure is the CPU time of all rounds minus that without plugins, divided by the number of rows. Minimal plugins are
 * measured as well, since they are also slow on a slow machine.
 */
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import satteriMahjong from '@tehai/satteri'
import {markdownToHtml} from 'satteri'
import {unified} from 'unified'
import {page, randomFrom, randomHand, sentence} from './documents.js'
import {remarkDirective, trivialDirective, trivialFence, trivialForSatteri} from './peers.js'

const count = Number(process.argv[2] ?? 500)
const rounds = Number(process.argv[3] ?? 3)
/** How many pages of a site each engine builds before the next engine's turn. */
const AT_ONCE = 20
const random = randomFrom(42)
const times = (n, make) => Array.from({length: n}, (_, index) => make(index))

const block = () => `\`\`\`mahjong\n${randomHand(random, 14)}\n\`\`\``
const inText = () => `${sentence} Draw :tiles[${randomHand(random, 1 + Math.floor(random() * 6))}] and win.`

/** Site → its pages, each of 15 rows. */
const sites = {
  'ten rows in text, five blocks': () => page(times(5, block)) + times(10, inText).join('\n\n'),
  'fifteen blocks': () => `${page(times(10, block))}\n${times(5, block).join('\n\n')}\n`,
  'fifteen rows in text': () => page() + times(15, inText).join('\n\n')
}

const finish = processor => processor.use(remarkRehype).use(rehypeStringify).freeze()
const onUnified = processor => text => String(processor.processSync(text))
const throughSatteri = options => text => markdownToHtml(text, options).html
const base = () => unified().use(remarkParse)

const engines = {
  'Sätteri, plain': throughSatteri({}),
  'Sätteri, trivial': throughSatteri(trivialForSatteri),
  'Sätteri, ours': throughSatteri(satteriMahjong({closed: true})), // as Astro has it
  'unified, plain': onUnified(finish(base())),
  'unified, trivial': onUnified(finish(base().use(remarkDirective).use(trivialDirective).use(trivialFence))),
  'unified, ours': onUnified(
    base().use(remarkMahjong).use(remarkRehype).use(rehypeTiles).use(rehypeStringify).freeze()
  )
}

/** CPU time of some pages, in µs, and their size. */
function build(render, pages) {
  const start = process.cpuUsage()
  let bytes = 0
  for (const text of pages) bytes += render(text).length
  const {user, system} = process.cpuUsage(start)
  return {time: user + system, bytes}
}

/** CPU time of each engine for a site, in µs, and the size of its output. */
function buildAll(pages) {
  const time = Object.fromEntries(Object.keys(engines).map(name => [name, 0]))
  const bytes = {...time}
  for (let round = -1; round < rounds; round++) {
    // A shorter warm-up round before the first one does not count.
    for (let from = 0; from < (round < 0 ? 200 : pages.length); from += AT_ONCE) {
      for (const [name, render] of Object.entries(engines)) {
        const built = build(render, pages.slice(from, from + AT_ONCE))
        if (round < 0) continue
        time[name] += built.time / rounds
        bytes[name] += built.bytes / rounds
      }
    }
  }
  return {time, bytes}
}

let above = 0
const say = (what, value, bound, unit) => {
  const holds = value <= bound
  if (!holds) above++
  console.log(
    `  ${what.padEnd(34)} ${value.toFixed(unit ? 1 : 2)}${unit}  (bound ${bound}${unit}) ${holds ? 'ok' : 'ABOVE'}`
  )
}

for (const [site, make] of Object.entries(sites)) {
  const pages = times(count, make)
  const {time, bytes} = buildAll(pages)
  console.log(`${count} pages, ${site}`)
  for (const name of Object.keys(engines)) {
    const seconds = (time[name] / 1e6).toFixed(2)
    console.log(
      `  ${name.padEnd(20)} ${seconds.padStart(6)} s ${(bytes[name] / 1e6).toFixed(1).padStart(6)} MB`
    )
  }
  const added = (name, plain) => (time[name] - time[plain]) / (count * 15)
  const ours = added('unified, ours', 'unified, plain')
  const trivial = added('unified, trivial', 'unified, plain')
  const trivialOnSatteri = added('Sätteri, trivial', 'Sätteri, plain')
  const onSatteri = added('Sätteri, ours', 'Sätteri, plain')
  say('Sätteri: added by a row', onSatteri, 60, ' µs')
  // The bound was set on a machine on which the trivial plugin takes 35 µs.
  console.log(`  Sätteri: trivial plugin            ${trivialOnSatteri.toFixed(1)} µs`)
  say('Sätteri: ours / trivial plugin', onSatteri / trivialOnSatteri, 1.7, '')
  console.log(
    `  unified: added by a row            ${ours.toFixed(1)} µs; trivial plugins ${trivial.toFixed(1)} µs`
  )
  say('unified: ours / trivial plugins', ours / trivial, 1.5, '')
}
if (above > 0) process.exitCode = 1
