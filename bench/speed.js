/**
 * CPU time that ten elements add to a page, compared with peers, in one run.
 *
 *     node bench/speed.js [rounds]
 *
 * In each round, each pipeline in turn gets a few documents, so that changes in the speed of the machine, which are
 * frequent on shared ones, affect all of them equally. A figure is the mean over all rounds, including garbage
 * collection, minus the mean of the plain pipeline, divided by the number of elements. Only ratios are meaningful,
 * since machines differ.
 */
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {inlinePage, page, randomFrom, randomHand} from './documents.js'
import {remarkDirective, trivialDirective, trivialFence} from './peers.js'

/** Shiki and KaTeX, which have a separate lock file; `null` if they are not installed. */
const plugins = await import('./plugins/index.js').catch(error => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.log('Without Shiki and KaTeX; `npm ci --prefix bench/plugins` installs them.\n')
  return null
})

/** Number of documents of each pipeline, of documents in a round, and of warm-up rounds. */
const [COUNT, AT_ONCE, WARM_UP] = [200, 20, 10]
const rounds = Number(process.argv[2] ?? 60)
const random = randomFrom(42)
const times = (n, make) => Array.from({length: n}, (_, index) => make(index))
const pages = make => times(COUNT, () => make())

const base = () => unified().use(remarkParse)
const finish = processor => processor.use(remarkRehype).use(rehypeStringify).freeze()

const block = () => page(times(10, () => `\`\`\`mahjong\n${randomHand(random)}\n\`\`\``))
const tile = () => randomHand(random, 1)
// Two lines of usual length: 718 B of HTML (the trivial fence makes 851 B).
const shiki = () =>
  page(
    times(
      10,
      index =>
        `\`\`\`js\nconst hand = parse('123m', {mode: 'hand'})\nconsole.log(hand.tree, ${index})\n\`\`\``
    )
  )

const pipelines = {
  plain: [finish(base()), pages(() => page())],
  'plain, inline text': [finish(base()), pages(() => inlinePage(times(10, () => '')))],
  'fence: 14 tiles, ours': [
    base().use(remarkMahjong).use(remarkRehype).use(rehypeTiles).use(rehypeStringify).freeze(),
    pages(block)
  ],
  'fence: 14 <use>, trivial': [finish(base().use(trivialFence)), pages(block)],
  'inline: one tile, ours': [
    base().use(remarkMahjong).use(remarkRehype).use(rehypeTiles).use(rehypeStringify).freeze(),
    pages(() => inlinePage(times(10, () => `:tiles[${tile()}]`)))
  ],
  'inline: 6 <use>, trivial directive': [
    finish(base().use(remarkDirective).use(trivialDirective)),
    pages(() => inlinePage(times(10, () => `:tiles[${randomHand(random, 6)}]`)))
  ]
}

if (plugins) {
  const {rehypeKatex, rehypeShiki, remarkMath} = plugins
  pipelines['fence: two lines of js, @shikijs/rehype'] = [
    base()
      .use(remarkRehype)
      .use(rehypeShiki, {theme: 'github-light', langs: ['js']})
      .use(rehypeStringify)
      .freeze(),
    pages(shiki)
  ]
  pipelines['inline: one formula, rehype-katex'] = [
    base().use(remarkMath).use(remarkRehype).use(rehypeKatex).use(rehypeStringify).freeze(),
    pages(() => inlinePage(times(10, index => `$x_{${index}} = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$`)))
  ]
}

/** CPU time of the documents of a round, in µs per document. */
async function run([processor, documents], round) {
  const first = (round * AT_ONCE) % COUNT
  const start = process.cpuUsage()
  for (const document of documents.slice(first, first + AT_ONCE)) await processor.process(document)
  const {user, system} = process.cpuUsage(start)
  return (user + system) / AT_ONCE
}

/** A list in random orders, which are the same in every run. */
function shuffled(list) {
  const left = [...list]
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0])
}

const names = Object.keys(pipelines)
const mean = Object.fromEntries(names.map(name => [name, 0]))
for (let round = -WARM_UP; round < rounds; round++) {
  // The order changes from round to round, since a pipeline after a heavy one has cold caches and collects its garbage.
  for (const name of shuffled(names)) {
    const spent = await run(pipelines[name], round + WARM_UP)
    if (round >= 0) mean[name] += spent / rounds
  }
}

const added = (name, plain) => (mean[name] - mean[plain]) / 10
const figures = Object.fromEntries(
  Object.keys(pipelines).map(name => [
    name,
    added(name, name.startsWith('inline') ? 'plain, inline text' : 'plain')
  ])
)
for (const [name, figure] of Object.entries(figures)) {
  console.log(
    `${name.padEnd(42)} ${mean[name].toFixed(0).padStart(7)} µs a page ${figure.toFixed(1).padStart(8)} µs an element`
  )
}

const ratio = (a, b) => figures[a] / figures[b]
const bounds = [
  [
    '14-tile block / trivial fence of 14 <use>',
    ratio('fence: 14 tiles, ours', 'fence: 14 <use>, trivial'),
    1.5
  ],
  [
    '14-tile block / Shiki block of two lines',
    ratio('fence: 14 tiles, ours', 'fence: two lines of js, @shikijs/rehype'),
    0.5
  ],
  [
    'one-tile inline / trivial directive of 6 <use>',
    ratio('inline: one tile, ours', 'inline: 6 <use>, trivial directive'),
    1.2
  ],
  ['14-tile block / KaTeX formula', ratio('fence: 14 tiles, ours', 'inline: one formula, rehype-katex'), 0.5],
  [
    'one-tile inline / KaTeX formula',
    ratio('inline: one tile, ours', 'inline: one formula, rehype-katex'),
    0.5
  ]
]
console.log()
for (const [what, value, bound] of bounds) {
  if (Number.isNaN(value)) continue // of a plugin that is not installed
  console.log(`${what.padEnd(50)} ${value.toFixed(2)}  (bound ${bound}) ${value <= bound ? 'ok' : 'ABOVE'}`)
}
