/**
 * Writes `generate/kana.generated.js`: the characters on the ribbons and on the cup, from Yuji Syuku.
 *
 *     node packages/card-art/generate/kana.js
 *
 * The font and fontkit are development dependencies; who generates the cards needs neither.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {fileURLToPath} from 'node:url'
import * as fontkit from 'fontkit'
import {outlineOf} from '../../tile-art/generate/outline.js'
import {fontOf} from '../../tile-art/generate/woff.js'
import {movePath, writePath} from './pen.js'
import {writtenTurn} from './turn.js'

/** How far an outline may stray from the font, in card units. */
const tolerance = 1.2
/** Outlines are walked in steps made for tiles; these characters are small, so they are walked magnified. */
const lens = 5

/** Height of an em in card units: of the kana on the ribbons, and of the character on the cup. */
const em = {kana: 57, cup: 72}

/**
 * A character around the middle of its box, turned as the ribbon is. All kana have one scale and one turn, so
 * that よ and し are the same text on every ribbon.
 */
function outlineAround(font, character, size, turn) {
  const {path} = font.glyphForCodePoint(character.codePointAt(0))
  const scale = (size / font.unitsPerEm) * lens
  const width = (path.bbox.maxX - path.bbox.minX) * scale
  const height = (path.bbox.maxY - path.bbox.minY) * scale
  const box = {x: -width / 2, y: -height / 2, width, height}
  const segments = outlineOf(path, box, {tolerance: tolerance * lens}).flatMap(segmentsOf)
  return writePath(movePath(segments, {scale: 1 / lens, turn}))
}

function segmentsOf({start, segments}) {
  const commands = {l: 'L', c: 'C'}
  return [
    {command: 'M', numbers: [...start]},
    ...segments.map(([command, ...points]) => ({command: commands[command], numbers: points.flat()})),
    {command: 'Z', numbers: []}
  ]
}

export function kanaModule() {
  const font = fontkit.create(
    fontOf(
      readFileSync(
        createRequire(import.meta.url).resolve(
          '@fontsource/yuji-syuku/files/yuji-syuku-japanese-400-normal.woff'
        )
      )
    )
  )
  const lines = [...'あかよろしみの']
    .map(character => [character, outlineAround(font, character, em.kana, writtenTurn)])
    .concat([['寿', outlineAround(font, '寿', em.cup, 0)]])
    .map(([character, outline]) => `  ${character}: '${outline}'`)
  return `/**
 * Outlines of the characters on the ribbons and on the cup, in card units around their middle, drawn after the
 * font Yuji Syuku (© 2021 The Yuji Project Authors, OFL-1.1). The kana are turned as the ribbons are.
 *
 * Written by \`generate/kana.js\`; do not edit.
 */

export const kana = {
${lines.join(',\n')}
}
`
}

export const target = fileURLToPath(new URL('kana.generated.js', import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, kanaModule())
