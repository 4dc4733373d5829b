import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {resolve} from '../model/resolve.js'
import {parse} from '../notation/parse.js'
import {GAP, type Layout} from '@tehai/kernel/picture'
import {layoutRow} from './row.js'
import {DRAW_GAP, FIRST_MELD_GAP, MELD_GAP, RIVER_GAP, STANDARD_TILE} from './units.js'

const {width: tileWidth, height: tileHeight} = STANDARD_TILE

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
  test('tiles are one pitch apart', () => {
    expect(only('123m').tiles.map(({x}) => x)).toEqual([0, 306, 612])
    expect(only('123m').width).toBe(3 * tileWidth + 2 * GAP)
  })

  test('the drawn tile is set apart', () => {
    const {tiles} = only('3456s3s')
    expect(tiles[4]!.x - tiles[3]!.x - tileWidth).toBe(DRAW_GAP)
  })

  test('a tile marked as won is set apart at the end, and has a word under it', () => {
    const won = {tsumo: 'ツモ', ron: 'ロン'}
    const {tiles, texts} = only('3456s3sl', {won})
    expect(tiles[4]!.x - tiles[3]!.x - tileWidth).toBe(DRAW_GAP)
    expect(texts.map(({text}) => text)).toEqual(['ロン'])
    expect(only('345sm3s', {won}).texts.map(({text}) => text)).toEqual(['ツモ'])
    expect(only('345sm3s').texts).toEqual([])
  })

  test('melds are set apart, the first one by a wider gap', () => {
    const {tiles} = only("11m 2'34p 55'5z")
    expect(tiles[2]!.x - tiles[1]!.x - tileWidth).toBe(FIRST_MELD_GAP)
    expect(tiles[5]!.x - tiles[4]!.x - tileWidth).toBe(MELD_GAP)
  })

  test('a lying tile is on the line of the others', () => {
    const {tiles, line} = only("2'34p")
    expect(tiles.map(({turn}) => turn)).toEqual([-90, 0, 0])
    expect(tiles.map(({y, turn}) => y + (turn === 0 ? 400 : 300))).toEqual([line, line, line])
  })

  test('an added tile lies on the called one in blocks, and is visible behind it in a line of text', () => {
    expect(only("99'9'9s").height).toBe(600)
    const {width, height, tiles} = only("99'9'9s", {stack: false})
    expect([width, height]).toEqual([only("99'9'9s").width, 400])
    const [added, called] = tiles.filter(({turn}) => turn === -90)
    expect(added).toMatchObject({x: called!.x, y: 0, states: ['behind']})
    expect(called).toMatchObject({y: 100, states: []})
  })

  test('a picture begins at each meld where a row may wrap, and together they cover all of the source', () => {
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
      [tileHeight + RIVER_GAP, 6],
      [2 * (tileHeight + RIVER_GAP), 8]
    ])
  })

  test('a mark below one row moves all rows apart alike', () => {
    const diagram = resolve(parse('j123456789m123456m', {mode: 'river'}).tree)
    const nodes = diagram.nodes.map((node, index) =>
      index === 1 && node.type === 'tile' ? {...node, label: '○'} : node
    )
    const [piece] = layoutRow({...diagram, nodes}, {})
    const tops = piece?.type === 'picture' ? [...new Set(piece.layout.tiles.map(({y}) => y))] : []
    expect(tops[1]).toBeGreaterThan(tileHeight + RIVER_GAP)
    expect(tops[2]).toBe(2 * tops[1]!)
  })

  test('a turned tile widens its row by a third of a tile', () => {
    expect(only('j123y456m').width - only('j123456m').width).toBe(100)
  })
})

describe('a set of other proportions', () => {
  const tile = {width: 250, height: 380}

  test('upright, lying and added tiles, in a hand', () => {
    const {tiles, width, height, line} = only("12m 99'9'9s", {tile})
    expect(tiles.map(({x, y, turn}) => [x, y, turn])).toEqual([
      [0, 120, 0],
      [256, 120, 0],
      [656, 120, 0],
      [912, 250, -90],
      [912, 0, -90],
      [1298, 120, 0]
    ])
    expect([width, height, line]).toEqual([1548, 500, 500])
  })

  test('rows of a river, and empty places', () => {
    const ys = new Set(only('j123456789m', {tile}).tiles.map(({y}) => y))
    expect([...ys]).toEqual([0, 380 + RIVER_GAP])
    expect(only('1m_', {tile}).vacancies).toEqual([{x: 256, y: 0, width: 250, height: 380}])
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
      fc.constantFrom(STANDARD_TILE, {width: 250, height: 380}, {width: 400, height: 400}),
      (source, wrap, stack, mode, tile) => {
        for (const {tiles, vacancies, width, height} of layoutsOf(source, {tile, wrap, stack}, mode)) {
          for (const {x, y, turn} of tiles) {
            expect(x).toBeGreaterThanOrEqual(0)
            expect(y).toBeGreaterThanOrEqual(0)
            expect(x + (turn === 0 ? tile.width : tile.height)).toBeLessThanOrEqual(width)
            expect(y + (turn === 0 ? tile.height : tile.width)).toBeLessThanOrEqual(height)
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
