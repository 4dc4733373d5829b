/**
 * What boards of a page share: the panel with its words, and rows that begin like others.
 */
import type {Board} from '@tehai/core/layout'
import {layoutBoard} from '@tehai/core/layout'
import type {Element} from 'hast'
import {expect, test} from 'vitest'
import {boardElement} from './board.js'
import {makeDefinitions} from '../ink/definitions.js'
import {mahjong} from '../game/mahjong.js'

const river = (...tiles: readonly string[]) =>
  tiles.map(tile => ({tile: tile as '1m', riichi: false, called: false, states: []}))

const seat = (name: string, tiles: readonly string[] = []) => ({
  name: [name, '25,000'],
  isDealer: name === 'East',
  river: river(...tiles),
  melds: [],
  kita: 0,
  hand: [],
  drawn: null
})

const boardWith = (left: string, tiles: readonly string[], west = 'West'): Board => ({
  seats: {self: seat('East', tiles), toimen: seat(west)},
  lines: ['East 1', left],
  indicators: ['1m']
})

function drawn(
  boards: readonly Board[],
  isLast = true
): {pictures: readonly Element[]; defs: readonly Element[]} {
  const game = mahjong({})
  const {ink, element} = makeDefinitions(game.art, 'mahjong-')
  const pictures = boards.map(board => boardElement(layoutBoard(board), '', {game, ink, className: []}))
  return {pictures, defs: (element(isLast)!.children[0] as Element).children as Element[]}
}

const hrefs = ({children}: Element): readonly unknown[] =>
  children.flatMap(one => (one.type === 'element' && one.tagName === 'use' ? [one.properties['href']] : []))

const partsOf = (defs: readonly Element[]): readonly Element[] =>
  defs.filter(({properties}) => String(properties['id']).startsWith('mahjong-part-'))

test('boards with the same names share a panel; the number of tiles left is their own', () => {
  const {pictures, defs} = drawn([boardWith('24 left', ['1z']), boardWith('23 left', ['1z', '2z'])])
  expect(partsOf(defs)).toHaveLength(1)
  const [first, second] = pictures.map(hrefs)
  expect(first![0]).toBe(second![0])
  const words = pictures.map(({children}) => JSON.stringify(children.at(-1)))
  expect(words[0]).toContain('24 left')
  expect(words[1]).toContain('23 left')
})

test('another name is another panel', () => {
  const boards = [boardWith('', []), boardWith('', [], '西')]
  expect(partsOf(drawn([...boards, ...boards]).defs)).toHaveLength(2)
})

test('what one board alone has is drawn in its place', () => {
  const {pictures, defs} = drawn([boardWith('24 left', ['1z', '9m'])])
  expect(defs.filter(({properties}) => /-(?:part|row)-/.test(String(properties['id'])))).toEqual([])
  const places = pictures[0]!.children.flatMap(one =>
    one.type === 'element' && one.tagName === 'g' ? [one.properties['transform']] : []
  )
  expect(places).toHaveLength(3) // panel, river, indicator
  expect(JSON.stringify(pictures)).toContain('#mahjong-9m')
})

test('pictures that may have been printed stay as they are', () => {
  const {pictures, defs} = drawn([boardWith('24 left', ['1z', '9m'])], false)
  const ids = defs.map(({properties}) => `#${String(properties['id'])}`)
  expect(ids).toEqual(expect.arrayContaining([...hrefs(pictures[0]!)]))
  expect(hrefs(pictures[0]!)).toHaveLength(3)
})

test('a row that begins like one before refers to it, and is drawn the same', () => {
  const short = boardWith('24 left', ['1z', '9m', '3p'])
  const long = boardWith('23 left', ['1z', '9m', '3p', '4s', '2m'])
  const {defs} = drawn([short, long, long])
  const longer = defs.find(({properties}) => properties['id'] === 'mahjong-row-1z-9m-3p-4s-2m')!
  expect(hrefs(longer)).toEqual(['#mahjong-row-1z-9m-3p', '#mahjong-bodies-2', '#mahjong-4s', '#mahjong-2m'])
  expect(longer.children.map(one => (one as Element).properties['x'])).toEqual([undefined, 918, 918, 1224])
})

test('rows in rows end somewhere', () => {
  const all = ['1m', '2p', '3s', '4z', '5m', '6p', '7s', '1z', '2m', '3p', '4s', '5z', '6m', '7p']
  const hands = all.map((_, index): Board => ({
    ...boardWith('', []),
    seats: {self: {...seat('East'), hand: all.slice(0, index + 1) as '1m'[]}}
  }))
  const {defs} = drawn([...hands, ...hands])
  const rows = new Map(defs.map(one => [`#${String(one.properties['id'])}`, one]))
  const depth = (one: Element): number =>
    Math.max(
      0,
      ...hrefs(one).map(href => (/-row-/.test(String(href)) ? 1 + depth(rows.get(String(href))!) : 0))
    )
  expect(Math.max(...[...rows.values()].map(depth))).toBe(6)
})
