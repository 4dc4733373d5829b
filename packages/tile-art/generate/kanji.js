/**
 * Writes the modules `kanji.generated.ts`: the outlines of the characters on the tiles, from Yuji Syuku, and 發 from `strokes.js`.
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
import {glyphOf} from './brush.js'
import {outlineOf} from './outline.js'
import {patches} from './patches.js'
import {ownStrokes} from './strokes.js'
import {fontOf} from './woff.js'

/**
 * How outlines are made for a size.
 *
 * `tolerance`: how far an outline may stray from the font, in tile units. `bold`: how far it moves outwards, so that the
 * thin parts of the brush survive small sizes. `contrast`: how much thinner horizontals are on each side. `shear`: how much horizontals rise to the right, as the brush writes them.
 */
const styles = {
  // No loss can be seen at 24 pixels; 萬 leaves the lead to the numeral.
  text: {tolerance: 4, bold: 6, shear: 0},
  display: {tolerance: 2, bold: 4, contrast: 2, smooth: 2, shear: 0.06, pointed: true, mended: true},
  // Stretched upwards, their horizontals would be as thick as their verticals.
  honors: {tolerance: 2.4, bold: 3.5, contrast: 4, smooth: 2, shear: 0.06, pointed: true, mended: true},
  // What is drawn here is as it shall be.
  own: {tolerance: 2, smooth: 1.5, pointed: true}
}

/** Where a character differs from its style: 伍 and 萬 have the most strokes, and 五 is so near to 三. */
const exceptions = {
  text: {萬: {bold: 0}, 五: {bold: 7.5}},
  display: {四: {bold: 3}, 五: {bold: 5}, 萬: {bold: 2}},
  honors: {}
}

const numeral = [36, 24, 228, 166]

/** Character → the box it fills before it is made bold: x, y, width, height. Both sizes have the same honors. */
const boxes = {
  text: {
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
  },
  display: {
    一: [40, 84, 220, 58],
    二: [38, 48, 224, 116],
    三: [49, 29, 202, 148],
    四: [42, 30, 216, 136],
    五: [40, 18, 220, 166],
    伍: [34, 24, 232, 152],
    六: [40, 28, 220, 152],
    七: [38, 24, 224, 148],
    八: [30, 28, 240, 142],
    九: [34, 27, 232, 150],
    萬: [55, 190, 190, 164]
  },
  honors: {
    東: [38, 36, 224, 302],
    南: [40, 40, 220, 296],
    西: [40, 56, 220, 260],
    北: [38, 52, 224, 270],
    中: [52, 26, 196, 320]
  }
}

const header = `/**
 * Outlines of the characters on the tiles, in tile units, drawn after the font Yuji Syuku
 * (© 2021 The Yuji Project Authors, OFL-1.1); 發 by the strokes of \`generate/strokes.js\`.
 *
 * Written by \`generate/kanji.js\`; do not edit.
 */

`

/** Where the outlines of each size go: a page that draws text only loads no others. */
const folders = {text: 'text/', display: 'display/', honors: ''}

/** The modules that hold the outlines, as paths and texts. */
export function kanjiModules() {
  const font = fontkit.create(fontOf(readFileSync(fontPath())))
  return Object.entries(folders).map(([size, folder]) => ({
    path: fileURLToPath(new URL(`../src/${folder}kanji.generated.ts`, import.meta.url)),
    text: header + tableOf(size, font)
  }))
}

/** The outlines of a size as constants: 五, which few sites choose, apart from those that all have. */
function tableOf(size, font) {
  const drawn = Object.entries(boxes[size]).map(([character, [x, y, width, height]]) => {
    const {path} = font.glyphForCodePoint(character.codePointAt(0))
    const {mended, ...style} = {...styles[size], ...exceptions[size][character]}
    const patch = mended ? patches[character] : undefined
    return [character, outlineOf(path, {x, y, width, height}, {...style, patch})]
  })
  const own = Object.entries(ownStrokes[size] ?? {}).map(([character, strokes]) => {
    const {path, box} = glyphOf(strokes)
    return [character, outlineOf(path, box, styles.own)]
  })
  const outlines = [...drawn, ...own].map(([character, contours]) => [character, formatPath(contours)])
  const lines = outlines.filter(([character]) => character !== '五').map(([name, d]) => `  ${name}: '${d}'`)
  const five = outlines.find(([character]) => character === '五')
  const apart = five
    ? `\n/** 五, where the site prefers it to 伍. */\nexport const plainFive = '${five[1]}'\n`
    : ''
  return `export const kanji = {\n${lines.join(',\n')}\n} as const\n${apart}`
}

function fontPath() {
  return createRequire(import.meta.url).resolve(
    '@fontsource/yuji-syuku/files/yuji-syuku-japanese-400-normal.woff'
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const {path, text} of kanjiModules()) writeFileSync(path, text)
}
