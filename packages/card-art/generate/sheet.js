/**
 * Writes the contact sheets in `docs/`: all cards large, small with and without corner marks, and on a dark page.
 *
 *     npm run build && node packages/card-art/generate/sheet.js
 */
import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {Resvg} from '@resvg/resvg-js'
import {cardSvg, palettes} from '../dist/index.js'
import {pngOf} from './png.js'

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const slots = ['a', 'b', 'c', 'd']
const pages = {light: '#ffffff', dark: '#14171c'}

/** A block of cards on a page of one colour: its size, and its SVG at `x`, `y`. */
function block(palette, size, corner, rows) {
  const gap = Math.max(4, Math.round(size * 0.05))
  const width = size * 0.6 + gap
  const height = size + gap
  const total = {width: rows[0].length * width + gap, height: rows.length * height + gap}
  const cards = rows.flatMap((row, down) =>
    row.map((face, across) => {
      const svg = cardSvg(face, {palette, size, corner})
      return svg.replace('<svg ', `<svg x="${gap + across * width}" y="${gap + down * height}" `)
    })
  )
  const ground = `<rect width="${total.width}" height="${total.height}" fill="${pages[palette]}"/>`
  return {...total, svg: ground + cards.join('')}
}

/** Blocks one below the other. */
function stacked(blocks) {
  const width = Math.max(...blocks.map(each => each.width))
  let y = 0
  const parts = blocks.map(each => {
    const part = `<svg y="${y}" width="${width}" height="${each.height}">${each.svg}</svg>`
    y += each.height
    return part
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${Math.ceil(y)}">${parts.join('')}</svg>`
}

const byMonth = slots.map(slot => months.map(month => month + slot))
/** Month after month, so many months in a row. */
function inRowsOf(count) {
  return Array.from({length: months.length / count}, (_, row) =>
    months.slice(row * count, (row + 1) * count).flatMap(month => slots.map(slot => month + slot))
  )
}

const small = Object.keys(palettes).flatMap(palette =>
  [false, true].map(corner => block(palette, 28, corner, inRowsOf(6)))
)
const sheets = {
  'cards-200px.png': [block('light', 200, false, byMonth)],
  'cards-28px.png': small,
  'cards-72px-dark.png': [block('dark', 72, true, [...inRowsOf(4), ['back']])]
}

for (const [name, blocks] of Object.entries(sheets)) {
  const target = fileURLToPath(new URL(`../docs/${name}`, import.meta.url))
  writeFileSync(target, pngOf(new Resvg(stacked(blocks)).render()))
}
