/**
 * Draws the contact sheet of the README: every face at three sizes, in the three palettes.
 *
 *     npm run build && node packages/tile-art/generate/contact-sheet.js [file]
 */
import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {Resvg} from '@resvg/resvg-js'
import {makeTiles, tiles, tileSvg} from '../dist/index.js'

const suits = ['m', 'p', 's']
const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
const rows = [
  ...suits.map(suit => ranks.map(rank => `${rank}${suit}`)),
  ['1z', '2z', '3z', '4z', '5z', '6z', '7z', 'back', 'blank', 'unknown']
]

const pages = [
  {palette: 'light', page: '#ffffff'},
  {palette: 'dark', page: '#14171c'},
  {palette: 'black', page: '#14171c'}
]

/** Height of the large tiles, in pixels. */
const large = Number(process.argv[3] ?? 96)
const [pad, gap] = [12, 3]

/** A tile at a place, in pixels. */
function placed(face, {x, y, height, ...options}) {
  return tileSvg(face, {...options, size: height}).replace('<svg ', `<svg x="${x}" y="${y}" `)
}

/** A row of small tiles. */
function strip(y, height, palette) {
  const pitch = Math.ceil(height * 0.75) + 1
  return rows.flat().map((face, index) => placed(face, {x: pad + index * pitch, y, height, palette}))
}

/** The sheet of one palette. */
function sheet({palette, page}, top) {
  const pitch = {x: large * 0.75 + gap, y: large + gap}
  const y = top + pad + 54
  const grid = rows.flatMap((row, line) =>
    row.map((face, index) =>
      placed(face, {x: pad + index * pitch.x, y: y + line * pitch.y, height: large, palette})
    )
  )
  const below = y + rows.length * pitch.y
  const lying = ['0m', '7z', '5p', '1s'].map((face, index) =>
    placed(face, {x: pad + index * (large + gap), y: below, height: large, palette, lying: true})
  )
  const others = [
    ['5m', makeTiles({five: 'plain'})],
    ['5z', makeTiles({white: 'empty'})],
    ['slot', tiles]
  ].map(([face, art], index) =>
    placed(face, {x: pad + 4 * (large + gap) + index * pitch.x, y: below, height: large, palette, art})
  )
  const height = 54 + (rows.length + 1) * pitch.y + 2 * pad
  const small = [...strip(top + pad, 16, palette), ...strip(top + pad + 22, 24, palette)]
  const ground = `<rect y="${top}" width="100%" height="${height}" fill="${page}"/>`
  return {height, svg: [ground, ...small, ...grid, ...lying, ...others].join('')}
}

let top = 0
let inside = ''
for (const page of pages) {
  const {height, svg} = sheet(page, top)
  top += height
  inside += svg
}
const width = Math.ceil(2 * pad + Math.max(10 * (large * 0.75 + gap), 40 * 19))
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top}">${inside}</svg>`
const file = process.argv[2] ?? fileURLToPath(new URL('../contact-sheet.png', import.meta.url))
writeFileSync(file, new Resvg(picture).render().asPng())
