import {Resvg} from '@resvg/resvg-js'
import {expect, test} from 'vitest'
import {tiles, tileSvg} from '../index.js'
import type {Shape} from '@tehai/kernel/picture'
import {slanted} from './slanted.js'

/** Pixels of a tile unit. */
const scale = 4

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

test('W of 8s is M upside down, and both are even', () => {
  const {width, inkAt} = drawn(slanted)
  let most = 0
  for (let y = 0; y < 184 * scale; y++) {
    for (let x = 0; x < width / 2; x++) {
      const ink = inkAt(x, y)
      const beside = inkAt(width - 1 - x, y)
      const below = inkAt(x, 368 * scale - 1 - y)
      most = Math.max(most, Math.abs(ink - beside), Math.abs(ink - below))
    }
  }
  // The renderer rounds at the edges.
  expect(most).toBeLessThan(0.25)
})

test('the sticks of 8s are whole: two internodes and a node each', () => {
  for (const stick of slanted) expect(pieces([stick])).toBe(3)
})

test('the slanted sticks of 8s meet in pairs, and touch no upright', () => {
  // The two internodes in the middle of a pair are one piece.
  expect(pieces(slanted)).toBe(2 * (3 + 3 - 1))
  expect(pieces(tiles.art.faces.display!['8s']!)).toBe(4 * 3 + 2 * (3 + 3 - 1))
})
