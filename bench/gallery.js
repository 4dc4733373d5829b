/**
 * Writes the figures of the gallery in the example wiki, from what `bench/legibility.js` and `bench/bytes.js` print.
 *
 *     npm run build && node bench/gallery.js
 */
import {execFileSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

const target = new URL('../examples/astro/measures.json', import.meta.url)

const printedBy = name =>
  execFileSync(process.execPath, [fileURLToPath(new URL(name, import.meta.url))], {encoding: 'utf8'})

const line =
  /^(light|dark|black) +(\d+) px (colour|gray) +([\d.]+) +red ([\d.]+) ([\d.]+) ([\d.]+) +worst (\w+)\/(\w+)/
const weight = /^(.+?) +(\d+) B gzip \(bound (\d+)\)/

/**
 * The figures: the closest pair of each palette, size and colour mode, and the least distance of a red five from its
 * five, as mean ΔE76; and bytes that tiles add to a page, compressed.
 */
export function measure() {
  const legibility = printedBy('legibility.js').split('\n')
  const pairs = legibility.flatMap(text => {
    const found = line.exec(text)
    if (!found) return []
    const [, palette, size, light, distance, m, p, s, one, other] = found
    const red = Math.min(...[m, p, s].map(Number))
    return [{palette, size: Number(size), light, distance: Number(distance), pair: [one, other], red}]
  })
  const both = Number(/^both sizes: (\d+)/m.exec(legibility.join('\n'))[1])
  const bytes = printedBy('bytes.js')
    .split('\n')
    .flatMap(text => {
      const found = weight.exec(text)
      return found ? [Number(found[2])] : []
    })
  const [medianTile, largestTile, hand, hands20, hands100] = bytes
  return {pairs, bytes: {both, medianTile, largestTile, hand, hands20, hands100}}
}

if (process.argv[1] === import.meta.filename) writeFileSync(target, `${JSON.stringify(measure(), null, 2)}\n`)
