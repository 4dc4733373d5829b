import {Resvg} from '@resvg/resvg-js'
import {expect, test} from 'vitest'
import {tiles, tileSvg} from '../index.js'
import type {Shape} from '@tehai/kernel/picture'
import {eight} from './eight.js'

/** Pixels of a tile unit. */
const scale = 2

interface Drawn {
  readonly width: number
  readonly height: number
  /** How much ink a pixel has, from 0 to 1. */
  inkAt(x: number, y: number): number
}

/** A picture of 8s, without the tile. */
function drawn(picture: readonly Shape[]): Drawn {
  const {faces} = tiles.art
  const display = {...faces.display, '8s': picture}
  const bare = {...tiles.art, body: [], displayBody: [], faces: {...faces, display}}
  const svg = tileSvg('8s', {tiles: {...tiles, art: bare}, size: 400 * scale, display: true})
  const {width, height, pixels} = new Resvg(svg, {font: {loadSystemFonts: false}}).render()
  return {width, height, inkAt: (x, y) => pixels[(y * width + x) * 4 + 3]! / 255}
}

/** The pieces of a picture that touch no other: how far each reaches. */
function pieces(
  picture: readonly Shape[]
): (readonly [left: number, top: number, right: number, bottom: number])[] {
  const {width, height, inkAt} = drawn(picture)
  const isInk = (at: number): boolean => inkAt(at % width, Math.floor(at / width)) >= 0.5
  const seen = new Set<number>()
  const found: [number, number, number, number][] = []
  for (let start = 0; start < width * height; start++) {
    if (seen.has(start) || !isInk(start)) continue
    const piece: [number, number, number, number] = [width, height, 0, 0]
    const open = [start]
    seen.add(start)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      piece[0] = Math.min(piece[0], x)
      piece[1] = Math.min(piece[1], y)
      piece[2] = Math.max(piece[2], x)
      piece[3] = Math.max(piece[3], y)
      for (const next of [at - width, at - 1, at + 1, at + width]) {
        if (seen.has(next) || !isInk(next)) continue
        seen.add(next)
        open.push(next)
      }
    }
    found.push(piece)
  }
  return found
}

const sticks = eight.filter(({attributes}) => attributes['fill'] === 'green')
const inlaid = eight.filter(({attributes}) => attributes['fill'] === 'leaf')

test('8s is the same in a mirror and upside down', () => {
  const {width, inkAt} = drawn(eight)
  const height = 368 * scale
  let other = 0
  let ink = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      ink += inkAt(x, y)
      other += Math.abs(inkAt(x, y) - inkAt(width - 1 - x, y)) / 2
      other += Math.abs(inkAt(x, y) - inkAt(x, height - 1 - y)) / 2
    }
  }
  // Points of slanted sticks are in whole numbers on both sides.
  expect(other / ink).toBeLessThan(0.01)
})

/** How many units are between the sticks of M, from left to right: the least in rows that have ink of all four. */
function gapsNear(from: number, to: number): readonly number[] {
  const {width, inkAt} = drawn(sticks)
  const least = [Infinity, Infinity, Infinity]
  for (let y = from * scale; y < to * scale; y++) {
    const ink = Array.from({length: width}, (_, x) => x).filter(x => inkAt(x, y) >= 0.5)
    const gaps = ink.flatMap((x, index) =>
      index > 0 && x > ink[index - 1]! + 1 ? [x - ink[index - 1]! - 1] : []
    )
    if (gaps.length !== least.length) continue
    for (const [index, gap] of gaps.entries()) least[index] = Math.min(least[index]!, gap / scale)
  }
  return least
}

test('eight sticks of two internodes each, none of which touches another one', () => {
  expect(pieces(sticks)).toHaveLength(8 * 2)
})

test('slanted sticks are 6 to 7 units from the uprights, and nearly meet in the middle', () => {
  const [outer, , other] = gapsNear(20, 60)
  expect(outer).toBe(other)
  expect(outer).toBeGreaterThanOrEqual(6)
  expect(outer).toBeLessThanOrEqual(7)
  const [, inner] = gapsNear(136, 176)
  expect(inner).toBe(3)
})

test('M and W do not touch', () => {
  const height = 184 * scale
  for (const [, top, , bottom] of pieces(eight)) expect(top < height && bottom > height).toBe(false)
})

test('eight rings and sixteen strips', () => {
  expect(pieces(inlaid)).toHaveLength(8 + 16)
})

test('strips are in the left halves of uprights, in M and in W', () => {
  /** Middles of pieces that are narrow and high: parts of uprights. */
  const middles = (picture: readonly Shape[], breadth: number): number[] =>
    pieces(picture)
      .filter(([left, top, right, bottom]) => bottom - top > 50 * scale && right - left < breadth * scale)
      .map(([left, , right]) => (left + right) / 2)
      .toSorted((a, b) => a - b)
  const uprights = middles(sticks, 40)
  const strips = middles(inlaid, 10)
  expect(uprights).toHaveLength(8)
  expect(strips).toHaveLength(8)
  for (const [index, middle] of strips.entries()) expect(middle).toBeLessThan(uprights[index]! - 2 * scale)
})

test('the uprights are 12 % of the tile from its edges, or more', () => {
  for (const [left, , right] of pieces(eight)) {
    expect(left).toBeGreaterThanOrEqual(0.12 * 300 * scale)
    expect(right).toBeLessThan(0.88 * 300 * scale)
  }
})
