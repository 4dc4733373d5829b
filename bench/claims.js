/**
 * What claims cost: a page of 100 scored blocks, built with and without its claims, in one run.
 *
 *     node bench/claims.js [--blocks 100] [--rounds 80]
 *
 * The figure is CPU time, which does not depend on other programs. Each block has a winning hand, its score and its
 * waits. Both pages have the same rows of hands; the waits are tiles, and therefore 100 additional pictures.
 */
import {parseArgs} from 'node:util'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {randomFrom, sentence} from './documents.js'

const {values} = parseArgs({
  options: {blocks: {type: 'string', default: '100'}, rounds: {type: 'string', default: '80'}}
})
const blocks = Number(values.blocks)
const rounds = Number(values.rounds)

const processor = () =>
  unified().use(remarkParse).use(remarkMahjong).use(remarkRehype).use(rehypeTiles).use(rehypeStringify)

const run = start => `${start}${start + 1}${start + 2}`

/** A hand of two runs, a triplet, a pair and a two-sided wait, won by ron. */
function scoredHand(random) {
  const from = (least, most) => least + Math.floor(random() * (most - least + 1))
  const [a, b, c, honor] = [from(1, 6), from(1, 7), from(2, 7), from(5, 7)]
  const row = `${run(a)}99m${run(b)}p${c}${c + 1}s${honor}${honor}${honor}z`
  return {row, win: `${c + 2}s`, waits: `${c - 1}-${c + 2}s`}
}

/** A page of blocks, with or without claims about their hands. */
function page(hands, hasClaims) {
  return hands
    .map(({row, win, waits}, index) => {
      const claims = hasClaims ? [`waits: ${waits}`, 'score: ?'] : []
      const lines = ['situation: East 1, South seat, turn 8, riichi', row, `ron: ${win}`, ...claims]
      return `${sentence} Here is the *${index + 1}th* hand.\n\n\`\`\`mahjong\n${lines.join('\n')}\n\`\`\``
    })
    .join('\n\n')
}

const random = randomFrom(20250101)
const hands = Array.from({length: blocks}, () => scoredHand(random))
const pages = {without: page(hands, false), with: page(hands, true)}
const {messages} = await processor().process(pages.with)
if (messages.length > 0) throw new Error(`Expected a page without messages, got ${messages[0]}`)

const WARM_UP = 40
const times = {without: [], with: []}
for (let round = 0; round < rounds + WARM_UP; round++) {
  for (const kind of round % 2 ? ['without', 'with'] : ['with', 'without']) {
    const one = processor().freeze()
    const start = process.cpuUsage()
    one.processSync(pages[kind])
    const {user, system} = process.cpuUsage(start)
    if (round >= WARM_UP) times[kind].push((user + system) / 1000)
  }
}
const median = list => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
const [without, withClaims] = [median(times.without), median(times.with)]
console.log(`${blocks} blocks without claims  ${without.toFixed(1)} ms`)
console.log(`${blocks} blocks with claims     ${withClaims.toFixed(1)} ms`)
console.log(`with / without          ${(withClaims / without).toFixed(2)}`)
