/**
 * Can the tiles be distinguished at small sizes, and how large are they in bytes?
 *
 *     npm run build && node bench/legibility.js [--tiles <set.js>] [--peer <folder>]…
 *
 * Prints, for every palette and variant, the closest pair of faces at 48 pixels (the display size), 24 and 16 pixels in
 * colour and in gray, and how different each red five is from its five; then the bytes. Ends with exit code 1 if the
 * set falls below its bounds.
 *
 * `--tiles` measures another set: a module (or a file of JSON) whose default export is a tile set.
 *
 * `--peer` measures a folder of SVG files too: named `1m.svg` … `7z.svg`, or as in FluffyStuff's
 * riichi-mahjong-tiles (`Man1.svg` …, with `Front.svg` under them).
 */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {gzipSync} from 'node:zlib'
import {tiles as faces} from '@tehai/riichi/tile'
import {tileSvg} from '@tehai/tile-art'
import {closestPairs, render} from './legibility/measure.js'
import {tilesAt} from './tile-set.js'

const sizes = [48, 24, 16]

/**
 * Bounds of the default set: the distance of the closest pair, by size; and the distance of a red five from its five in
 * gray.
 */
const bounds = {
  48: {colour: 5.3, gray: 4.5},
  24: {colour: 5.4, gray: 5.1},
  16: {colour: 4.8, gray: 3.89},
  red: 4
}
/** Bytes of the text pictures, of both sizes, and of the median text picture. */
const byteBounds = {set: 6000, both: 12288, median: 900}

/** Figures of other sets, measured in the same way: the trial set that this set is based on, and a well-known set. */
const anchors = [
  'anchor: first set     24 px 5.23 colour 4.56 gray   16 px 4.38 colour 2.93 gray',
  'anchor: FluffyStuff   48 px 4.79 colour 4.53 gray   24 px 3.21 colour 3.21 gray   16 px 2.30 colour 2.30 gray',
  'anchor bytes: first set 5.3 KB gzip, median 826 B; FluffyStuff 25.0 KB; pymdownx-mahjong 30.4 KB a theme'
]

const {values} = parseArgs({options: {peer: {type: 'string', multiple: true}, tiles: {type: 'string'}}})
const tiles = await tilesAt(values.tiles)
const {art, palettes, variants} = tiles
const svg = (face, choice) => tileSvg(face, {tiles, ...choice})
/** Whether tiles of a height in pixels have their display pictures. */
const isDisplay = size => size >= 42

/** Name → layers of a face as SVG texts, at a height in pixels. */
const sets = {
  ...Object.fromEntries(
    Object.keys(palettes).map(palette => [
      palette,
      (face, size) => [svg(face, {palette, display: isDisplay(size)})]
    ])
  ),
  ...Object.fromEntries(
    variantChoices().map(([name, choice]) => [
      name,
      (face, size) => [svg(face, {variants: choice, display: isDisplay(size)})]
    ])
  ),
  ...peers()
}

/** Each choice of a variant that is not the standard one. */
function variantChoices() {
  return Object.entries(variants).flatMap(([variant, {standard, choices}]) =>
    Object.keys(choices)
      .filter(choice => choice !== standard)
      .map(choice => [`${variant} ${choice}`, {[variant]: choice}])
  )
}

const failures = []
console.log('mean ΔE76 of the closest pairs of 37 faces (red fives against their fives separately: m p s)\n')
for (const [name, layersOf] of Object.entries(sets)) {
  for (const size of sizes) {
    const images = new Map(faces.map(face => [face, render(layersOf(face, size), size)]))
    for (const light of ['colour', 'gray']) report(name, size, light, closestPairs(images, light === 'gray'))
  }
}
console.log(`\n${anchors.join('\n')}\n`)
reportWhite()
reportBytes()
for (const failure of failures) console.error(`below its bound: ${failure}`)
if (failures.length > 0) process.exitCode = 1

/** Whether a pair is a five and the red five of its suit. */
function isRedPair({one, other}) {
  return one[1] === other[1] && one[0] === '5' && other[0] === '0'
}

/** One line: the closest pairs, and the red fives. */
function report(name, size, light, pairs) {
  const red = pairs.filter(isRedPair).toSorted((a, b) => 'mps'.indexOf(a.one[1]) - 'mps'.indexOf(b.one[1]))
  const others = pairs.filter(pair => !isRedPair(pair))
  const worst = others.slice(0, 4).map(({one, other, distance}) => `${one}/${other} ${distance.toFixed(2)}`)
  const reds = red.map(({distance}) => distance.toFixed(2))
  console.log(
    `${name.padEnd(16)} ${size} px ${light.padEnd(6)} ${others[0].distance.toFixed(2)}`,
    `  red ${reds.join(' ')}   worst ${worst.join(', ')}`
  )
  if (name !== 'light') return
  hold(`${size} px ${light}`, others[0].distance, bounds[size][light])
  if (light === 'gray') for (const {one, distance} of red) hold(`${size} px red ${one}`, distance, bounds.red)
}

/** 白 is left out if it would be compared with a tile without a face. */
function reportWhite() {
  for (const palette of Object.keys(palettes)) {
    const figures = [24, 16].flatMap(size => {
      const images = new Map(['5z', 'blank'].map(face => [face, render([svg(face, {palette})], size)]))
      return [false, true].map(gray => closestPairs(images, gray)[0].distance.toFixed(2))
    })
    console.log(
      `白 and blank, ${palette}: 24 px ${figures[0]} / ${figures[1]}, 16 px ${figures[2]} / ${figures[3]}`
    )
  }
}

/** Bytes of the standalone files, and of all of them in one gzip stream. */
function reportBytes() {
  const pictures = display => Object.keys(art.faces.text).map(face => svg(face, {display}))
  const both = gzipSync([...new Set([...pictures(false), ...pictures(true)])].join('\n'), {level: 9}).length
  const texts = [...Object.keys(art.faces.text).map(face => svg(face)), svg('back', {lying: true})]
  const lengths = texts.map(text => Buffer.byteLength(text)).toSorted((a, b) => a - b)
  const set = gzipSync(texts.join('\n'), {level: 9}).length
  const median = lengths[lengths.length >> 1]
  const data = gzipSync(JSON.stringify(art.faces), {level: 9}).length
  const elements = Object.values(art.faces).flatMap(pictures => Object.values(pictures).map(countElements))
  const mean = elements.reduce((sum, count) => sum + count) / elements.length
  console.log(`\nwhole set, ${texts.length} files: ${set} B gzip; art alone as JSON: ${data} B gzip`)
  console.log(`both sizes: ${both} B gzip`)
  console.log(`standalone tile: median ${median} B, largest ${lengths.at(-1)} B`)
  console.log(`elements of the art: mean ${mean.toFixed(2)}, most ${Math.max(...elements)}`)
  hold('gzip of the set (negative bytes)', -set, -byteBounds.set)
  hold('gzip of both sizes (negative bytes)', -both, -byteBounds.both)
  hold('median tile (negative bytes)', -median, -byteBounds.median)
}

function countElements(shapes) {
  return shapes.reduce((sum, {children}) => sum + 1 + countElements(children ?? []), 0)
}

function hold(what, figure, bound) {
  if (figure < bound) failures.push(`${what} ${figure.toFixed(2)}, expected at least ${bound}`)
}

/** Sets named with `--peer`; a missing one is skipped with a note. */
function peers() {
  const found = (values.peer ?? []).filter(folder => {
    const isThere = existsSync(folder)
    if (!isThere) console.log(`peer ${folder}: not there, skipped`)
    return isThere
  })
  return Object.fromEntries(
    found.map(folder => [`peer ${folder.slice(-11)}`, face => layersIn(folder, face)])
  )
}

/** The files of a face: one, or FluffyStuff's pair of a front and a picture. */
function layersIn(folder, face) {
  const read = name => readFileSync(join(folder, `${name}.svg`), 'utf8')
  return existsSync(join(folder, 'Front.svg')) ? [read('Front'), read(fluffyName(face))] : [read(face)]
}

function fluffyName([rank, suit]) {
  if (suit === 'z') return ['Ton', 'Nan', 'Shaa', 'Pei', 'Haku', 'Hatsu', 'Chun'][rank - 1]
  const name = {m: 'Man', p: 'Pin', s: 'Sou'}[suit]
  return rank === '0' ? `${name}5-Dora` : `${name}${rank}`
}
