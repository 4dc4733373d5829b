/**
 * Writes `src/flowers/characters.generated.ts`: the outlines of the characters on flowers, seasons and the joker.
 *
 *     npm run build && node packages/tile-art/generate/flower-characters.js
 *
 * As `kanji.js` does for the tiles, from the same font.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {fileURLToPath} from 'node:url'
import * as fontkit from 'fontkit'
import {formatPath} from '../dist/path.js'
import {outlineOf} from './outline.js'
import {fontOf} from './woff.js'

/** How outlines are made for a size: what the names mean is said in `kanji.js`. */
const styles = {
  text: {tolerance: 4, bold: 5, shear: 0},
  display: {tolerance: 1.8, bold: 2, smooth: 1.5, shear: 0.06, pointed: true}
}

/** Where a character differs from its style: that with the most strokes. */
const exceptions = {
  text: {蘭: {bold: 1}, 梅: {bold: 3}, 菊: {bold: 2}, 搭: {bold: 3}},
  display: {蘭: {bold: 0.5}}
}

const plants = [...'梅蘭竹菊春夏秋冬']

/** Character → the box it fills before it is made bold: x, y, width, height. */
const boxes = {
  text: {
    ...Object.fromEntries(plants.map(character => [character, [44, 22, 212, 160]])),
    百: [56, 28, 188, 142],
    搭: [48, 194, 204, 156]
  },
  display: {
    ...Object.fromEntries(plants.map(character => [character, [28, 28, 98, 104]])),
    百: [58, 34, 184, 138],
    搭: [46, 190, 208, 156]
  }
}

const header = `/**
 * Outlines of the characters on flowers, seasons and the joker, in tile units, drawn after the font Yuji Syuku
 * (© 2021 The Yuji Project Authors, OFL-1.1).
 *
 * Written by \`generate/flower-characters.js\`; do not edit.
 */

`

export const path = fileURLToPath(new URL('../src/flowers/characters.generated.ts', import.meta.url))

/** The module that holds the outlines. */
export function charactersModule() {
  const font = fontkit.create(fontOf(readFileSync(fontPath())))
  const tables = Object.entries(boxes).map(([size, all]) => {
    const lines = Object.entries(all).map(([character, [x, y, width, height]]) => {
      const glyph = font.glyphForCodePoint(character.codePointAt(0))
      const style = {...styles[size], ...exceptions[size][character]}
      return `  ${character}: '${formatPath(outlineOf(glyph.path, {x, y, width, height}, style))}'`
    })
    return `export const ${size} = {\n${lines.join(',\n')}\n} as const\n`
  })
  return header + tables.join('\n')
}

function fontPath() {
  return createRequire(import.meta.url).resolve(
    '@fontsource/yuji-syuku/files/yuji-syuku-japanese-400-normal.woff'
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(path, charactersModule())
