/**
 * Writes `src/faces.generated.ts`: all cards as data.
 *
 *     node packages/card-art/generate/cards.js
 *
 * Each month has its own file: a plant as a function of the places of its parts, and what accompanies it.
 */
import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {back} from './back.js'
import {joined} from './brush.js'
import {cornerMark} from './corner.js'
import {pine} from './months/01-pine.js'
import {plum} from './months/02-plum.js'
import {cherry} from './months/03-cherry.js'
import {wisteria} from './months/04-wisteria.js'
import {iris} from './months/05-iris.js'
import {peony} from './months/06-peony.js'
import {clover} from './months/07-clover.js'
import {pampas} from './months/08-pampas.js'
import {chrysanthemum} from './months/09-chrysanthemum.js'
import {maple} from './months/10-maple.js'
import {willow} from './months/11-willow.js'
import {paulownia} from './months/12-paulownia.js'

const months = [
  pine,
  plum,
  cherry,
  wisteria,
  iris,
  peony,
  clover,
  pampas,
  chrysanthemum,
  maple,
  willow,
  paulownia
]

/** Kinds of the cards of a month where they are not light or animal, ribbon, chaff, chaff. */
const kindsOfMonth = {
  1: ['light', 'ribbon', 'chaff', 'chaff'],
  3: ['light', 'ribbon', 'chaff', 'chaff'],
  8: ['light', 'animal', 'chaff', 'chaff'],
  11: ['light', 'animal', 'ribbon', 'chaff'],
  12: ['light', 'chaff', 'chaff', 'chaff']
}
const usualKinds = ['animal', 'ribbon', 'chaff', 'chaff']

/** Lines in a row share what all lines have: no fill, round ends. */
function finished(shapes) {
  const result = []
  let lines = []
  const flush = () => {
    if (lines.length > 1)
      result.push({
        name: 'g',
        attributes: {fill: 'none', 'stroke-linecap': 'round'},
        children: lines.map(bare)
      })
    else result.push(...lines)
    lines = []
  }
  for (const shape of joined(shapes)) {
    if (isLine(shape)) lines.push(shape)
    else {
      flush()
      result.push(shape)
    }
  }
  flush()
  return result
}

function isLine({attributes}) {
  return attributes.fill === 'none' && attributes['stroke-linecap'] === 'round'
}

function bare({name, attributes}) {
  const {fill: _fill, 'stroke-linecap': _linecap, ...rest} = attributes
  return {name, attributes: rest}
}

const header = `/**
 * The cards as shapes, in card units, and the marks in their corners.
 *
 * The words on the ribbons and on the cup are drawn after the font Yuji Syuku
 * (© 2021 The Yuji Project Authors, OFL-1.1).
 *
 * Written by \`generate/cards.js\`; do not edit.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {CardCode, CardFace} from './card.js'

`

/** The text of \`src/faces.generated.ts\`. */
export function facesModule() {
  const faces = {}
  const corners = {}
  for (const [index, month] of months.entries()) {
    for (const [at, slot] of [...'abcd'].entries()) {
      const number = index + 1
      faces[number + slot] = finished(month[slot])
      corners[number + slot] = finished(cornerMark(number, (kindsOfMonth[number] ?? usualKinds)[at]))
    }
  }
  faces.back = finished(back)
  return (
    header +
    table('faces', 'CardFace', faces) +
    '\n/** Month and kind in the corner of a card. */\n' +
    table('corners', 'CardCode', corners)
  )
}

/** A table with one shape a line. */
function table(name, key, entries) {
  const rows = Object.entries(entries).map(
    ([face, shapes]) => `  '${face}': [\n${linesOf(shapes, '    ')}\n  ]`
  )
  return (
    '// prettier-ignore\n' +
    `export const ${name}: Readonly<Record<${key}, readonly Shape[]>> = {\n${rows.join(',\n')}\n}\n`
  )
}

function linesOf(shapes, indent) {
  const lines = shapes.map(({name, attributes, children}) => {
    const written = Object.entries(attributes).map(([key, value]) => `${quoted(key)}: ${literal(value)}`)
    const inside = children ? `, children: [\n${linesOf(children, `${indent}  `)}\n${indent}]` : ''
    return `${indent}{name: '${name}', attributes: {${written.join(', ')}}${inside}}`
  })
  return lines.join(',\n')
}

function quoted(key) {
  return /^\w+$/.test(key) ? key : `'${key}'`
}

function literal(value) {
  return typeof value === 'number' ? String(value) : `'${value}'`
}

/** Where the module goes. */
export const target = fileURLToPath(new URL('../src/faces.generated.ts', import.meta.url))

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, facesModule())
