/**
 * Bytes that tiles add to a page: the difference of the HTML with and without them in gzip -9, without the style sheet.
 *
 *     node bench/bytes.js [--tiles <set.js>]
 *
 * `--tiles` measures another set: a module (or a file of JSON) whose default export is a tile set.
 */
import {parseArgs} from 'node:util'
import {gzipSync} from 'node:zlib'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {tiles as allTiles} from '@tehai/riichi/tile'
import {unified} from 'unified'
import {page, randomFrom, randomHand} from './documents.js'
import {tilesAt} from './tile-set.js'

const {values} = parseArgs({options: {tiles: {type: 'string'}}})
const tiles = await tilesAt(values.tiles)

const processor = unified()
  .use(remarkParse)
  .use(remarkMahjong)
  .use(remarkRehype)
  .use(rehypeTiles, {tiles})
  .use(rehypeStringify)
  .freeze()
const gzip = text => gzipSync(text, {level: 9}).length
const weigh = markdown => {
  const html = String(processor.processSync(markdown))
  return {raw: html.length, gzip: gzip(html)}
}

const empty = weigh(page())
const over = markdown => weigh(markdown).gzip - empty.gzip

const single = allTiles
  .map(tile => [tile, over(page([`A :tiles[${tile}] here.`])) - over(page(['A  here.']))])
  .sort((a, b) => a[1] - b[1])
const median = single[single.length >> 1]
const largest = single.at(-1)

const hands = count => {
  const random = randomFrom(42)
  const list = Array.from({length: count}, () => `\`\`\`mahjong\n${randomHand(random)}\n\`\`\``)
  return over(`${page()}\n${list.join('\n\n')}\n`)
}

let above = 0
const report = (what, bytes, bound) => {
  if (bytes > bound) above++
  console.log(
    `${what.padEnd(40)} ${String(bytes).padStart(6)} B gzip (bound ${bound}) ${bytes <= bound ? 'ok' : 'ABOVE'}`
  )
}
report(`one inline tile, median (${median[0]})`, median[1], 450)
report(`one inline tile, largest (${largest[0]})`, largest[1], 850)
report('one hand of 14', hands(1), 3276)
report('20 hands', hands(20), 14336)
report('100 hands', hands(100), 18432)
process.exitCode = above > 0 ? 1 : 0
