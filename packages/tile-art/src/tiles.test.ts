import {gzipSync} from 'node:zlib'
import {Resvg} from '@resvg/resvg-js'
import {tiles as names, type Face} from '@tehai/riichi/tile'
import {checkTileSet, resolveArt, type Shape} from '@tehai/kernel/picture'
import {describe, expect, test} from 'vitest'
import {tiles, tileSvg} from './index.js'

const {art} = tiles
const pictures = art.faces.text
const faces = Object.keys(pictures) as Face[]
/** The pictures of both sizes. */
const sizes = {text: pictures, display: {...pictures, ...art.faces.display}}
const drawings = Object.entries(sizes).flatMap(([size, pictures]) =>
  faces.map(face => [face, size as keyof typeof sizes, pictures[face]] as const)
)
const colours: ReadonlySet<unknown> = new Set(Object.keys(tiles.palettes.light))

function flat(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap(shape => [shape, ...flat(shape.children ?? [])])
}

test('the set has every tile, and the faces that are no tile', () => {
  expect([...faces].toSorted()).toEqual([...names, 'back', 'blank', 'unknown', 'slot'].toSorted())
})

describe.each(drawings)('%s in %s size', (face, size, picture) => {
  const shapes = flat(picture)

  test('has presentation attributes only, and colours by name', () => {
    for (const {attributes} of shapes) {
      for (const [key, value] of Object.entries(attributes)) {
        expect(key).toMatch(
          /^(d|transform|fill|stroke|stroke-(width|linecap|linejoin|dasharray|dashoffset))$/
        )
        if (key === 'fill' || key === 'stroke') expect(value === 'none' || colours.has(value)).toBe(true)
        if (key === 'd') expect(value).toMatch(/^[Mm][ \dachlmqsvz-]*$/)
      }
    }
  })

  test('is cheap to clone', () => {
    // A page puts several shapes of an art into a group; one shape has its id itself.
    const elements = shapes.length + (picture.length === 1 ? 0 : 1)
    expect(elements).toBeLessThanOrEqual(size === 'text' ? 6 : 10)
  })

  test('stays on its face', () => {
    if (art.bodiless.includes(face) || hasOwnBody(face, size)) return
    const [left, top, right, bottom] = inkBox(face, size)
    expect(left).toBeGreaterThanOrEqual(8)
    expect(right).toBeLessThanOrEqual(292)
    expect(top).toBeGreaterThanOrEqual(8)
    expect(bottom).toBeLessThanOrEqual(364)
  })
})

test('a large tile that lies face down covers its body up to the edge, and no more', () => {
  expect(inkBox('back', 'display')).toEqual([3, 3, 297, 397])
})

/** Whether a picture has its own body, over that of the tile. */
function hasOwnBody(face: Face, size: keyof typeof sizes): boolean {
  return face === 'back' && size === 'display'
}

/** Where there is ink, in tile units: left, top, right, bottom. */
function inkBox(face: Face, size: keyof typeof sizes): [number, number, number, number] {
  const {width, height, pixels} = drawn(face, size)
  const box: [number, number, number, number] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[(y * width + x) * 4 + 3]! < 128) continue
      box[0] = Math.min(box[0], x)
      box[1] = Math.min(box[1], y)
      box[2] = Math.max(box[2], x + 1)
      box[3] = Math.max(box[3], y + 1)
    }
  }
  return box
}

/** The art alone, one pixel a unit. */
function drawn(face: Face, size: keyof typeof sizes): {width: number; height: number; pixels: Uint8Array} {
  const svg = tileSvg(face, {
    tiles: {...tiles, art: {...art, body: [], displayBody: [], tint: {faces: [], body: []}}},
    size: 400,
    display: size === 'display'
  })
  const {width, height, pixels} = new Resvg(svg, {font: {loadSystemFonts: false}}).render()
  return {width, height, pixels}
}

test('what is one part of many faces looks the same in all of them', () => {
  const parts = new Map<string, Shape>()
  for (const shape of drawings.flatMap(([, , picture]) => flat(picture))) {
    if (shape.part === undefined) continue
    expect(shape).toEqual(parts.get(shape.part) ?? shape)
    expect(pictures).not.toHaveProperty(shape.part)
    parts.set(shape.part, shape)
  }
  expect([...parts.keys()]).toEqual(['wan', 'wan-display'])
})

test('art is light: both sizes, median tile, elements a face', () => {
  const texts = faces.map(face => tileSvg(face))
  const both = [...new Set([...texts, ...faces.map(face => tileSvg(face, {display: true}))])]
  expect(gzipSync(both.join('\n'), {level: 9}).length).toBeLessThanOrEqual(12_288)
  const lengths = texts.map(text => text.length).toSorted((a, b) => a - b)
  expect(gzipSync(texts.join('\n'), {level: 9}).length).toBeLessThanOrEqual(6000)
  expect(lengths[lengths.length >> 1]).toBeLessThanOrEqual(900)
  expect(faces.flatMap(face => flat(pictures[face])).length / faces.length).toBeLessThanOrEqual(3)
})

/** Faces that some variants draw differently from the standard ones, in text and in display size. */
function differing(variants: Record<string, string | null>): Face[][] {
  const {pictures: drawn, displayNames} = resolveArt(tiles, {variants})
  const nameOf = {text: (face: Face) => face, display: (face: Face) => displayNames?.get(face) ?? face}
  return (['text', 'display'] as const).map(size =>
    faces.filter(face => JSON.stringify(drawn[nameOf[size](face)]) !== JSON.stringify(sizes[size][face]))
  )
}

test('variants change the fives of man and the white dragon, nothing else', () => {
  const fives = ['5m', '0m']
  expect(differing({five: 'plain'})).toEqual([fives, fives])
  expect(differing({white: 'empty'})).toEqual([['5z'], ['5z']])
  expect(differing({white: 'mixed'})).toEqual([[], ['5z']])
  expect(differing({five: null, white: 'framed'})).toEqual([[], []])
  expect(resolveArt(tiles, {variants: {white: 'empty'}}).pictures['5z']).toEqual([])
})

test('the set lacks nothing', () => {
  expect(() => checkTileSet(tiles, faces)).not.toThrow()
})
