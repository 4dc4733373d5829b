import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {resolve} from '../model/resolve.js'
import {parse} from '../notation/parse.js'
import type {Layout} from '@tehai/kernel/picture'
import {layoutRow} from './row.js'
import {GAP} from '@tehai/kernel/picture'
import {DRAW_GAP, FIRST_MELD_GAP, MELD_GAP, RIVER_PITCH, TILE_WIDTH} from './units.js'

const layoutsOf = (source: string, options = {}, mode: 'hand' | 'river' = 'hand'): Layout<string>[] =>
  layoutRow(resolve(parse(source, {mode}).tree), options).flatMap(piece =>
    piece.type === 'picture' ? [piece.layout] : []
  )

const only = (source: string, options = {}, mode: 'hand' | 'river' = 'hand'): Layout<string> => {
  const layouts = layoutsOf(source, options, mode)
  expect(layouts).toHaveLength(1)
  return layouts[0]!
}

describe('hands', () => {
  test('tiles stand one pitch apart', () => {
    expect(only('123m').tiles.map(({x}) => x)).toEqual([0, 306, 612])
    expect(only('123m').width).toBe(3 * TILE_WIDTH + 2 * GAP)
  })

  test('the drawn tile stands apart', () => {
    const {tiles} = only('3456s3s')
    expect(tiles[4]!.x - tiles[3]!.x - TILE_WIDTH).toBe(DRAW_GAP)
  })

  test('a tile marked as won stands apart at the end, and has a word under it', () => {
    const won = {tsumo: 'ツモ', ron: 'ロン'}
    const {tiles, texts} = only('3456s3sl', {won})
    expect(tiles[4]!.x - tiles[3]!.x - TILE_WIDTH).toBe(DRAW_GAP)
    expect(texts.map(({text}) => text)).toEqual(['ロン'])
    expect(only('345sm3s', {won}).texts.map(({text}) => text)).toEqual(['ツモ'])
    expect(only('345sm3s').texts).toEqual([])
  })

  test('melds stand apart, the first one more', () => {
    const {tiles} = only("11m 2'34p 55'5z")
    expect(tiles[2]!.x - tiles[1]!.x - TILE_WIDTH).toBe(FIRST_MELD_GAP)
    expect(tiles[5]!.x - tiles[4]!.x - TILE_WIDTH).toBe(MELD_GAP)
  })

  test('a lying tile stands on the line of the others', () => {
    const {tiles, line} = only("2'34p")
    expect(tiles.map(({turn}) => turn)).toEqual([-90, 0, 0])
    expect(tiles.map(({y, turn}) => y + (turn === 0 ? 400 : 300))).toEqual([line, line, line])
  })

  test('an added tile lies on the called one in blocks, beside it in a line of text', () => {
    expect(only("99'9'9s").height).toBe(600)
    expect(only("99'9'9s", {stack: false}).height).toBe(400)
    expect(only("99'9'9s", {stack: false}).width).toBe(only("99'9'9s").width + 400 + GAP)
  })

  test('pictures begin anew at each meld where they may wrap, and stand for all of the source', () => {
    const pieces = layoutRow(resolve(parse("11m 2'34p 55'5z").tree), {wrap: true})
    expect(pieces.map(({start, end}) => [start, end])).toEqual([
      [0, 4],
      [4, 10],
      [10, null]
    ])
  })
})

describe('rivers', () => {
  test('wrap by six, the third row running on', () => {
    const {tiles} = only('j123456789m123456789p19s')
    const rows = new Map<number, number>()
    for (const {y} of tiles) rows.set(y, (rows.get(y) ?? 0) + 1)
    expect([...rows]).toEqual([
      [0, 6],
      [RIVER_PITCH, 6],
      [2 * RIVER_PITCH, 8]
    ])
  })

  test('a turned tile widens its row by a third of a tile', () => {
    expect(only('j123y456m').width - only('j123456m').width).toBe(100)
  })
})

/** Text made of what notation is made of. */
const notation = fc.string({
  unit: fc.constantFrom(..."0123456789mpszx+-='yagoldjr !~_?…{}A ,東"),
  maxLength: 60
})

test('nothing reaches out of its layout', () => {
  fc.assert(
    fc.property(
      notation,
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom('hand' as const, 'river' as const),
      (source, wrap, stack, mode) => {
        for (const {tiles, vacancies, width, height} of layoutsOf(source, {wrap, stack}, mode)) {
          for (const {x, y, turn} of tiles) {
            expect(x).toBeGreaterThanOrEqual(0)
            expect(y).toBeGreaterThanOrEqual(0)
            expect(x + (turn === 0 ? 300 : 400)).toBeLessThanOrEqual(width)
            expect(y + (turn === 0 ? 400 : 300)).toBeLessThanOrEqual(height)
          }
          for (const vacancy of vacancies) {
            expect(vacancy.x + vacancy.width).toBeLessThanOrEqual(width)
            expect(vacancy.y).toBeGreaterThanOrEqual(0)
          }
        }
      }
    ),
    {numRuns: 1000}
  )
})
