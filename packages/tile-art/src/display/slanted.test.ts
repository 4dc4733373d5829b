import {Resvg} from '@resvg/resvg-js'
import {expect, test} from 'vitest'
import {tiles, tileSvg} from '../index.js'
import type {Shape} from '@tehai/kernel/picture'
import {slanted} from './slanted.js'

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

/** How many pieces there are that touch no other. */
function pieces(picture: readonly Shape[]): number {
  const {width, height, inkAt} = drawn(picture)
  const isInk = (at: number): boolean => inkAt(at % width, Math.floor(at / width)) >= 0.5
  const seen = new Set<number>()
  let count = 0
  for (let start = 0; start < width * height; start++) {
    if (seen.has(start) || !isInk(start)) continue
    count++
    const open = [start]
    seen.add(start)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const next of [at - width, at - 1, at + 1, at + width]) {
        if (seen.has(next) || !isInk(next)) continue
        seen.add(next)
        open.push(next)
      }
    }
  }
  return count
}

/** Row by row, where the ink of a picture begins from the left, and how far from the right it ends. */
function margins({width, height, inkAt}: Drawn): (readonly [left: number, right: number])[] {
  const columns = Array.from({length: width}, (_, x) => x)
  return Array.from({length: height}, (_, y): readonly [number, number] => [
    columns.findIndex(x => inkAt(x, y) >= 0.5),
    columns.findIndex(x => inkAt(width - 1 - x, y) >= 0.5)
  ])
}

/** Of rows with ink, the first one, and how many rows are below the last one. */
function above(rows: readonly (readonly [number, number])[]): readonly [first: number, below: number] {
  const end = 368 * scale
  const last = rows.findLastIndex(([left]) => left >= 0)
  return [rows.findIndex(([left]) => left >= 0), end - 1 - last]
}

test('M and W of 8s are even', () => {
  const rows = margins(drawn(slanted))
  // Ends are a little askew, as the nodes bend down on both sides; the renderer rounds too.
  for (const [left, right] of rows) expect(Math.abs(left - right)).toBeLessThanOrEqual(2 * scale)
  const [first, below] = above(rows)
  expect(Math.abs(first - below)).toBeLessThanOrEqual(2 * scale)
})

test('the sticks of 8s are whole: three internodes each', () => {
  for (const stick of slanted) expect(pieces([stick])).toBe(3)
})

test('the sticks of 8s touch no other', () => {
  expect(pieces(slanted)).toBe(4 * 3)
  expect(pieces(tiles.art.faces.display!['8s']!)).toBe(8 * 3)
})

test('the slanted sticks of 8s are as far from the uprights as from each other', () => {
  const {width, height, inkAt} = drawn(slanted)
  const uprights = drawn(tiles.art.faces.display!['8s']!.slice(0, -slanted.length))
  const middle = width / 2
  const half = Array.from({length: middle}, (_, x) => x)
  const beside: number[] = []
  const between: number[] = []
  for (let y = 0; y < height; y++) {
    const outer = half.findIndex(x => inkAt(x, y) >= 0.5)
    const inner = half.findLastIndex(x => inkAt(x, y) >= 0.5)
    const upright = half.findLastIndex(x => uprights.inkAt(x, y) >= 0.5)
    if (outer >= 0 && upright >= 0) beside.push(outer - upright)
    if (inner >= 0) between.push(2 * (middle - inner))
  }
  expect(Math.abs(Math.min(...beside) - Math.min(...between))).toBeLessThanOrEqual(1.5 * scale)
})
