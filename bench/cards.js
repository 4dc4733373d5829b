/**
 * Can the hanafuda cards be distinguished at small sizes, and how large are they in bytes?
 *
 *     npm run build && node bench/cards.js
 *
 * Prints the closest pairs of the 48 cards at 28 pixels in colour and in gray, with and without the mark in the corner;
 * how different the three ribbons are in gray; and the bytes. Ends with exit code 1 if a figure misses its bound. Two
 * plain cards of one month may look alike, since they are worth the same.
 */
import {gzipSync} from 'node:zlib'
import {cardCodes, cards, cardSvg} from '@tehai/card-art'
import {closestPairs, render} from './legibility/measure.js'

const size = 28
const bounds = {colour: 6, ribbons: 3, set: 18432, median: 2500}

/** Figures of earlier cards, measured in the same way. */
const anchors = [
  'anchor: first eight cards   28 px closest pair 9.7 (plum ribbon / plum plain)',
  'anchor: a known set of 48   31 KB a card'
]

/**
 * Cards with a ribbon, by exact code. The first card of each kind has its ribbon in the middle, and is the one that is
 * compared.
 */
const ribbons = {written: '1b 2b 3b', red: '4b 5b 7b 11c', blue: '9b 6b 10b'}
const plains = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap(month => [`${month}c`, `${month}d`])
const chaff = new Set([...plains, '11d', '12b', '12c', '12d'])

const failures = []
console.log(
  `mean ΔE76 of the closest pairs of 48 cards at ${size} px, except plain cards of the same month\n`
)
for (const palette of ['light', 'dark']) {
  for (const corner of [false, true]) {
    const images = new Map(cardCodes.map(code => [code, render([cardSvg(code, {palette, corner})], size)]))
    for (const light of ['colour', 'gray'])
      report(palette, corner, light, closestPairs(images, light === 'gray'))
  }
}
reportRibbons()
console.log(`\n${anchors.join('\n')}`)
reportBytes()
for (const failure of failures) console.error(`below its bound: ${failure}`)
if (failures.length > 0) process.exitCode = 1

function report(palette, corner, light, pairs) {
  const others = pairs.filter(pair => !isOneMonthsChaff(pair))
  const worst = others.slice(0, 5).map(({one, other, distance}) => `${one}/${other} ${distance.toFixed(2)}`)
  const marks = corner ? 'with corner marks' : 'without         '
  console.log(`${palette.padEnd(6)} ${marks.padEnd(18)} ${light.padEnd(7)} worst ${worst.join(', ')}`)
  if (light === 'colour') hold(`${palette} ${marks.trim()}`, others[0].distance, bounds.colour)
}

function isOneMonthsChaff({one, other}) {
  return chaff.has(one) && chaff.has(other) && Number.parseInt(one, 10) === Number.parseInt(other, 10)
}

/** The ribbons alone, each on an empty card: what remains without plants and hues. */
function reportRibbons() {
  const images = new Map(
    Object.entries(ribbons).map(([kind, codes]) => [kind, render([ribbonAlone(codes.split(' ')[0])], size)])
  )
  console.log('\nribbons alone on an empty card, in gray')
  for (const {one, other, distance} of closestPairs(images, true)) {
    console.log(`${one} / ${other}`.padEnd(18), distance.toFixed(2))
    hold(`ribbons ${one} / ${other}`, distance, bounds.ribbons)
  }
  const all = new Map(cardCodes.map(code => [code, render([cardSvg(code, {corner: false})], size)]))
  const kinds = Object.entries(ribbons).flatMap(([kind, codes]) => codes.split(' ').map(code => [code, kind]))
  const kindOf = new Map(kinds)
  const closest = closestPairs(new Map(kinds.map(([code]) => [code, all.get(code)])), true)
  const mixed = closest.filter(({one, other}) => kindOf.get(one) !== kindOf.get(other))[0]
  console.log(
    `closest ribbon cards of two kinds in gray: ${mixed.one}/${mixed.other} ${mixed.distance.toFixed(2)}`
  )
  hold('ribbon cards of two kinds in gray', mixed.distance, bounds.ribbons)
}

/** A card with only its ribbon: the last shapes of the face, from the ribbon's edged outline on. */
function ribbonAlone(code) {
  const shapes = cards.art.faces.text[code]
  const start = shapes.findLastIndex(
    ({attributes}) => attributes.stroke === 'ink' && attributes.fill !== 'none'
  )
  const ink = shapes
    .slice(start)
    .map(
      ({attributes: {d, fill, stroke}}) =>
        `<path fill="${cards.palettes.light[fill] ?? 'none'}"${stroke ? ` stroke="${cards.palettes.light[stroke]}" stroke-width="5"` : ''} d="${d}"/>`
    )
  const ground = `<path fill="${cards.palettes.light.face}" d="M0 0h240v400h-240z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 400">${ground}${ink.join('')}</svg>`
}

/** Bytes of the standalone files, and of all of them in one gzip stream. */
function reportBytes() {
  const plain = weigh(false)
  const signed = weigh(true)
  const median = plain.lengths[plain.lengths.length >> 1]
  const data = gzipSync(JSON.stringify(cards.art.faces.text), {level: 9}).length
  console.log(
    `\nwhole set, ${plain.texts.length} files: ${plain.set} B gzip; art alone as JSON: ${data} B gzip`
  )
  console.log(`the same with corner marks: ${signed.set} B gzip`)
  console.log(`standalone card: median ${median} B, largest ${plain.lengths.at(-1)} B`)
  hold('gzip of the set (negative bytes)', -plain.set, -bounds.set)
  hold('median card (negative bytes)', -median, -bounds.median)
}

function weigh(corner) {
  const texts = Object.keys(cards.art.faces.text).map(face => cardSvg(face, {corner}))
  const lengths = texts.map(text => Buffer.byteLength(text)).toSorted((a, b) => a - b)
  return {texts, lengths, set: gzipSync(texts.join('\n'), {level: 9}).length}
}

function hold(what, figure, bound) {
  if (figure < bound) failures.push(`${what} ${figure.toFixed(2)}, expected at least ${bound}`)
}
