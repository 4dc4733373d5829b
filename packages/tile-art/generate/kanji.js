/**
 * Writes the modules `kanji.generated.ts`: the outlines of the characters on the tiles. In text they are those of the font Yuji
 * Syuku; in display size and on honors they are written stroke by stroke after it (`strokes.js`), with the ends of a brush
 * full of ink, which the font has half dry.
 *
 *     npm run build && node packages/tile-art/generate/kanji.js
 *
 * The font and fontkit are development dependencies; who builds or uses the package needs neither.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {fileURLToPath} from 'node:url'
import * as fontkit from 'fontkit'
import {formatPath} from '../dist/path.js'
import {outlineOf} from './outline.js'
import {contourOf} from './spline.js'
import {strokes} from './strokes.js'
import {unionOf} from './union.js'
import {fontOf} from './woff.js'

/**
 * How outlines are made of the font, in text: no loss can be seen at 24 pixels.
 *
 * `tolerance`: how far an outline may stray from the font, in tile units. `bold`: how far it moves outwards, so that the
 * thin parts of the brush survive small sizes.
 */
const style = {tolerance: 4, bold: 6}

/** Where a character differs: 萬 leaves the lead to the numeral, and 五 is so near to 三. */
const exceptions = {萬: {bold: 0}, 五: {bold: 7.5}}

/** How far an outline may stray from the strokes, in tile units: less than a pixel at 240 pixels. */
const tolerance = 1.5

const numeral = [36, 24, 228, 166]

/** Character → the box it fills before it is made bold: x, y, width, height. */
const boxes = {
  一: [38, 76, 224, 58],
  二: [36, 50, 228, 118],
  三: numeral,
  四: numeral,
  五: [42, 18, 216, 178],
  伍: numeral,
  六: numeral,
  七: numeral,
  八: [30, 24, 240, 166],
  九: [30, 24, 240, 166],
  萬: [58, 204, 184, 152]
}

const header = `/**
 * Outlines of the characters on the tiles, in tile units, drawn after the font Yuji Syuku
 * (© 2021 The Yuji Project Authors, OFL-1.1).
 *
 * Written by \`generate/kanji.js\`; do not edit.
 */

`

/** Where the outlines of each size go: a page that draws text only loads no others. */
const folders = {text: 'text/', display: 'display/', honors: ''}

/** The modules that hold the outlines, as paths and texts. Both sizes have the same honors. */
export function kanjiModules() {
  const font = fontkit.create(fontOf(readFileSync(fontPath())))
  return Object.entries(folders).map(([size, folder]) => ({
    path: fileURLToPath(new URL(`../src/${folder}kanji.generated.ts`, import.meta.url)),
    text: header + tableOf(size, font)
  }))
}

/** The outlines of a size as constants: 五, which few sites choose, apart from those that all have. */
function tableOf(size, font) {
  const outlines = Object.entries(size === 'text' ? fromFont(font) : fromStrokes(strokes[size])).map(
    ([character, contours]) => [character, formatPath(contours)]
  )
  const lines = outlines.filter(([character]) => character !== '五').map(([name, d]) => `  ${name}: '${d}'`)
  const five = outlines.find(([character]) => character === '五')
  const apart = five
    ? `\n/** 五, where the site prefers it to 伍. */\nexport const plainFive = '${five[1]}'\n`
    : ''
  return `export const kanji = {\n${lines.join(',\n')}\n} as const\n${apart}`
}

function fromFont(font) {
  return mapped(boxes, ([x, y, width, height], character) => {
    const {path} = font.glyphForCodePoint(character.codePointAt(0))
    return outlineOf(path, {x, y, width, height}, {...style, ...exceptions[character]})
  })
}

function fromStrokes(characters) {
  return mapped(characters, list => unionOf(list.map(contourOf), tolerance))
}

function mapped(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}

function fontPath() {
  return createRequire(import.meta.url).resolve(
    '@fontsource/yuji-syuku/files/yuji-syuku-japanese-400-normal.woff'
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const {path, text} of kanjiModules()) writeFileSync(path, text)
}
