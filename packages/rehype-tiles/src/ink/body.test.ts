import {GAP, resolveArt, type PlacedPicture} from '@tehai/kernel/picture'
import {tiles} from '@tehai/tile-art'
import {expect, test} from 'vitest'
import {tintElements, tintedOf} from './body.js'
import {makeDefinitions} from './definitions.js'

const art = resolveArt(tiles)
const row = ['4p', '0p', '5p'].map((face, index): PlacedPicture<string> => ({
  face,
  x: index * (art.width + GAP),
  y: 0,
  turn: 0,
  states: []
}))

test('red fives alone have a tint: one layer in text, three from the display size on', () => {
  expect(tintedOf(row, art)).toEqual([row[1]])
  expect([false, true].map(display => tintElements(row, art, display).length)).toEqual([1, 3])
  expect(tintElements([row[0]!], art)).toEqual([])
})

test('a page defines a tint once, apart from the bodies', () => {
  const {ink, element} = makeDefinitions(art, 'mahjong-')
  for (const display of [false, true]) {
    ink.bodies([], row, display)
    ink.bodies([], row, display)
  }
  const ids = element()!.children.flatMap(defs =>
    defs.type === 'element' ? defs.children.map(one => one.type === 'element' && one.properties.id) : []
  )
  expect(ids.toSorted()).toEqual([
    'mahjong-bodies-3',
    'mahjong-display-bodies-3',
    'mahjong-display-tints-1',
    'mahjong-tints-1'
  ])
})

test('a lying tint lies as its tile', () => {
  const lying = {...row[1]!, turn: -90} as const
  const [upright, turned] = [row[1]!, lying].map(tile => tintElements([tile], art)[0]!.properties['d'])
  expect(turned).not.toBe(upright)
})
