/**
 * Writes `src/kanji.generated.ts`: the outlines of the characters on the tiles, from Yuji Syuku.
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
import {fontOf} from './woff.js'

/** How far an outline may stray from the font, in tile units. No loss can be seen at 120 pixels. */
const tolerance = 3

/** 伍 and 萬 have the most strokes: a little more freedom is what keeps the red 伍萬 light. */
const freer = {伍: 3.5, 萬: 3.4}

/**
 * How far the outline moves outwards, in tile units, so that the thin parts of the brush survive small sizes.
 * 五 is bolder than the other numerals, because it is so near to 三; 萬 leaves the lead to the numeral.
 */
const bold = {numeral: 6, 五: 7.5, 萬: 0, honor: 3}
const honors = '東南西北發中'

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
  萬: [58, 204, 184, 152],
  東: [34, 32, 232, 308],
  南: [36, 32, 228, 308],
  西: [36, 48, 228, 276],
  北: [32, 44, 236, 284],
  發: [28, 36, 244, 300],
  中: [50, 28, 200, 316]
}

const header = `/**
 * Outlines of the characters on the tiles, in tile units, drawn after the font Yuji Syuku
 * (© 2021 The Yuji Project Authors, OFL-1.1).
 *
 * Written by \`generate/kanji.js\`; do not edit.
 */

`

/** The text of \`src/kanji.generated.ts\`. */
export function kanjiModule() {
  const font = fontkit.create(fontOf(readFileSync(fontPath())))
  const lines = Object.entries(boxes).map(([character, [x, y, width, height]]) => {
    const {path} = font.glyphForCodePoint(character.codePointAt(0))
    const contours = outlineOf(path, {x, y, width, height}, freer[character] ?? tolerance, boldOf(character))
    return `  ${character}: '${formatPath(contours)}'`
  })
  const names = Object.keys(boxes).map(character => `  | '${character}'`)
  return (
    header +
    `export type Kanji =\n${names.join('\n')}\n\n` +
    `export const kanji: Readonly<Record<Kanji, string>> = {\n${lines.join(',\n')}\n}\n`
  )
}

function boldOf(character) {
  return bold[character] ?? (honors.includes(character) ? bold.honor : bold.numeral)
}

/** Where the module goes. */
export const target = fileURLToPath(new URL('../src/kanji.generated.ts', import.meta.url))

function fontPath() {
  return createRequire(import.meta.url).resolve(
    '@fontsource/yuji-syuku/files/yuji-syuku-japanese-400-normal.woff'
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, kanjiModule())
