import {gzipSync} from 'node:zlib'
import {Resvg} from '@resvg/resvg-js'
import {describe, expect, test} from 'vitest'
import {checkTileSet, type Shape} from '@tehai/kernel/picture'
import {cardCodes, type CardFace} from './card.js'
import {cards} from './cards.js'
import {cardNames} from './names.js'
import {light} from './palette.js'
import {cardSvg} from './svg.js'

const pictures = cards.art.faces.text
const faces = Object.keys(pictures) as CardFace[]
const flat = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap(shape => [shape, ...flat(shape.children ?? [])])
const corners = cards.art.corners ?? {}
const everyShape = [...Object.values(pictures), ...Object.values(corners)].flatMap(flat)

test('48 cards in order, and a back', () => {
  expect(cardCodes).toHaveLength(48)
  expect([cardCodes[0], cardCodes[6], cardCodes[47]]).toEqual(['1a', '2c', '12d'])
  expect(faces.toSorted()).toEqual([...cardCodes, 'back'].toSorted())
  expect(Object.keys(corners).toSorted()).toEqual([...cardCodes].toSorted())
})

test('every face has its own name in both languages', () => {
  for (const language of ['ja', 'en'] as const) {
    const names = faces.map(face => cardNames[face][language])
    expect(new Set(names).size).toBe(49)
  }
  expect(cardNames['1a']).toEqual({ja: '松に鶴', en: 'Pine with crane'})
  expect(cardNames['11d'].ja).toBe('柳のカス')
})

describe('the data', () => {
  test('is plain', () => {
    expect(JSON.parse(JSON.stringify(cards))).toEqual(cards)
  })

  test('has no ids, styles, gradients, filters, clip paths or text', () => {
    const allowed = new Set([
      'd',
      'fill',
      'stroke',
      'stroke-width',
      'stroke-linecap',
      'stroke-linejoin',
      'stroke-dasharray',
      'stroke-dashoffset'
    ])
    for (const {name, attributes} of everyShape) {
      expect(['path', 'g']).toContain(name)
      expect(Object.keys(attributes).filter(key => !allowed.has(key))).toEqual([])
    }
  })

  test('names colours of the palette', () => {
    const colours = everyShape.flatMap(({attributes: {fill, stroke}}) => [fill ?? 'none', stroke ?? 'none'])
    expect([...new Set(colours)].filter(name => name !== 'none' && !(name in light))).toEqual([])
  })

  test('has relative paths of integers', () => {
    for (const {name, attributes} of everyShape)
      if (name === 'path') expect(attributes['d']).toMatch(/^m[-0-9 a-z]+$/)
  })
})

test('the set lacks nothing', () => {
  expect(() => checkTileSet(cards, faces)).not.toThrow()
})

test('no two cards are the same picture', () => {
  const pictures = cardCodes.map(code => cardSvg(code))
  expect(new Set(pictures).size).toBe(48)
})

/** Pixels of one unit of a card. */
const scale = 3

/** Opacity of each pixel of a picture and of 40 units around it. */
function opacity(svg: string): Uint8Array {
  const wide = svg.replace('viewBox="0 0 240 400"', 'viewBox="-40 -40 320 480"')
  const pixels: Uint8Array = new Resvg(wide, {
    fitTo: {mode: 'height', value: 480 * scale},
    font: {loadSystemFonts: false}
  }).render().pixels
  const alphas = new Uint8Array(pixels.length / 4)
  for (let at = 0; at < alphas.length; at++) alphas[at] = pixels[4 * at + 3]!
  return alphas
}

/** The cards without their rim, which would hide what ends under it. */
const rimless = {...cards, art: {...cards.art, rim: []}}

/** Number of pixels that the art of a face paints past what the rim covers. */
function pixelsOutside(face: CardFace, pictures: typeof cards = rimless): number {
  const painted = opacity(cardSvg(face, {cards: pictures, corner: true}))
  let count = 0
  for (let at = 0; at < painted.length; at++) if (painted[at]! > covered[at]! + 32) count++
  return count
}

/** What the rim covers, less a unit all round: where a unit is not whole pixels, paint up to the edge shows as a fringe. */
const covered = (() => {
  const {x, y, d} = cards.art.rim![0]!.upright
  const width = Number(cards.art.rim![0]!.attributes['stroke-width']) - 2
  return opacity(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 400"><path stroke="#000" stroke-width="${width}" d="M${x} ${y}${d}"/></svg>`
  )
})()

test('nothing sticks out past the rim: no card needs a clip path', () => {
  // Each sixth, with `THOROUGH=1` all: each is drawn by a library.
  const tried = faces.filter((_, index) => process.env['THOROUGH'] || index % 6 === 0)
  const outside = tried.map(face => [face, pixelsOutside(face)] as const)
  expect(outside.filter(([, pixels]) => pixels > 0)).toEqual([])
})

test('a dot that reaches one unit past the edge is seen', () => {
  const dot: Shape = {name: 'path', attributes: {fill: 'red', d: 'm188 396h4v5h-4z'}}
  const text = {...pictures, '2c': [...pictures['2c'], dot]}
  const faulty = {...rimless, art: {...rimless.art, faces: {...rimless.art.faces, text}}}
  expect(pixelsOutside('2c', faulty)).toBeGreaterThan(0)
})

const isSigned = (svg: string) => svg.length > cardSvg('5a').length + 100

describe('a standalone card', () => {
  test('has a corner mark from 40 to 80 pixels by default', () => {
    expect(isSigned(cardSvg('5a', {size: 80}))).toBe(true)
    expect(isSigned(cardSvg('5a', {size: 81}))).toBe(false)
    expect(isSigned(cardSvg('5a', {size: 40}))).toBe(true)
    expect(isSigned(cardSvg('5a', {size: 39}))).toBe(false)
    expect(isSigned(cardSvg('5a', {size: 48, corner: false}))).toBe(false)
    expect(isSigned(cardSvg('5a', {corner: true}))).toBe(true)
    expect(cardSvg('back', {size: 28})).toMatch(/^<svg [^>]*width="16.8" height="28"/)
  })

  test('has an ink rim on light pages and a red one on dark pages', () => {
    expect(cardSvg('8c')).toContain(`stroke="${light.edge}"`)
    expect(cardSvg('8c', {palette: 'dark'})).toContain('stroke="#aa3333"')
  })

  test('wants a card', () => {
    expect(() => cardSvg('13a' as CardFace)).toThrow(
      'Expected a face such as `1a` of the tile set `hanafuda`, got `13a`'
    )
  })
})

test('the set is light: 18 KB gzip, half of the cards at most 2.5 KB', () => {
  const texts = faces.map(face => cardSvg(face))
  const lengths = texts.map(text => text.length).toSorted((a, b) => a - b)
  expect(gzipSync(texts.join('\n'), {level: 9}).length).toBeLessThanOrEqual(18_432)
  expect(lengths[24]).toBeLessThanOrEqual(2500)
})
