/**
 * Draws the contact sheet of the README: every face, large and small, in the three palettes.
 *
 *     npm run build && node packages/tile-art/generate/contact-sheet.js [file] [zoom]
 */
import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {Resvg} from '@resvg/resvg-js'
import {tileSvg} from '../dist/index.js'

const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
const rows = [
  ...['m', 'p', 's'].map(suit => ranks.map(rank => `${rank}${suit}`)),
  ['1z', '2z', '3z', '4z', '5z', '6z', '7z', 'back', 'blank', 'unknown']
]

/** Margin of the sheet, space between tiles and width of the sheet, in pixels. */
const [margin, gap, width] = [12, 3, 784]

/** A tile at a place, in pixels. */
function placed(face, {x, y, ...options}) {
  return tileSvg(face, options).replace('<svg ', `<svg x="${x}" y="${y}" `)
}

/** All faces in one row of small tiles. */
function strip(y, size, palette) {
  const pitch = Math.ceil(size * 0.75) + 1
  return rows.flat().map((face, index) => placed(face, {x: margin + index * pitch, y, size, palette}))
}

/** All faces, a suit a row. */
function grid(x, y, size, palette) {
  return rows.flatMap((row, line) =>
    row.map((face, index) =>
      placed(face, {x: x + index * (size * 0.75 + gap), y: y + line * (size + gap), size, palette})
    )
  )
}

/** Lying tiles, what the options change, and an empty place. */
function others(x, y, size) {
  const lying = ['0m', '7z', '1s', '5p', 'back', '3s'].map((face, index) => {
    const place = {x: x + (index % 2) * (size + gap), y: y + Math.floor(index / 2) * (size * 0.75 + gap)}
    return placed(face, {...place, size, lying: true})
  })
  const below = y + 3 * (size + gap)
  const upright = [
    ['5m', {five: 'plain'}],
    ['5z', {white: 'empty'}],
    ['slot', {}]
  ].map(([face, variants], index) =>
    placed(face, {x: x + index * (size * 0.75 + gap), y: below, size, variants})
  )
  return [...lying, ...upright]
}

const light = [
  ...strip(margin, 16, 'light'),
  ...strip(margin + 22, 24, 'light'),
  ...grid(margin, 70, 72, 'light'),
  ...others(margin + 10 * 57 + 18, 70, 72)
]
const ground = 70 + 4 * 75 + margin
const night = [
  ...strip(ground + margin, 24, 'dark'),
  ...strip(ground + margin + 28, 24, 'black'),
  ...grid(margin, ground + 76, 46, 'dark'),
  ...grid(width / 2 + 5, ground + 76, 46, 'black')
]
const height = ground + 76 + 4 * 49 + margin

const picture =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="#fff"/>` +
  `<rect y="${ground}" width="${width}" height="${height - ground}" fill="#14171c"/>` +
  `${light.join('')}${night.join('')}</svg>`
const file = process.argv[2] ?? fileURLToPath(new URL('../contact-sheet.png', import.meta.url))
const zoom = Number(process.argv[3] ?? 1)
writeFileSync(file, new Resvg(picture, {fitTo: {mode: 'zoom', value: zoom}}).render().asPng())
