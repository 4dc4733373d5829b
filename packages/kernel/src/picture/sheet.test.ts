import {expect, test} from 'vitest'
import {resolveArt, sheetSvg, type TileSet} from './index.js'

const outline = {x: 0, y: 0, d: 'h300v400h-300z'}
const dot = {name: 'path', attributes: {fill: 'ink', d: 'm9 9h9'}} as const
const light = {gold: '#eebb00', ink: '#111111'}
const coins: TileSet<'heads' | 'tails'> = {
  id: 'coins',
  license: 'MIT',
  palettes: {light, dark: {...light, gold: '#aa8800'}},
  variants: {},
  art: {
    width: 300,
    height: 400,
    roles: {edge: 'ink', ring: 'ink', dora: 'ink'},
    body: [{attributes: {fill: 'gold'}, upright: outline, lying: outline}],
    bodiless: [],
    lyingTransform: 'rotate(-90)',
    faces: {text: {heads: [], tails: [dot]}, display: {tails: [dot, dot]}},
    corners: {heads: [dot]}
  }
}
const arts = ['light', 'dark'].map(palette => resolveArt(coins, {palette}))

test('every face is on it in four sizes, each palette, gray and two kinds of colour blindness', () => {
  const svg = sheetSvg(arts)
  const uses = svg.match(/<use href="#[^"]+"/g)!
  expect(uses).toHaveLength(2 * 4 * 5)
  const ids = new Set(svg.match(/(?<=<symbol id=")[^"]+/g))
  for (const use of uses) expect(ids).toContain(use.slice(12, -1))
  expect(svg.match(/<text [^>]*>[^<]+/g)!.map(text => text.replace(/.*>/, ''))).toEqual([
    'light',
    'dark',
    'gray',
    'deuteranopia',
    'protanopia'
  ])
})

test('large pictures are those for display, and corner marks are on those of 48 pixels alone', () => {
  const paths = (id: string, svg: string) =>
    new RegExp(`<symbol id="${id}".*?</symbol>`).exec(svg)![0].match(/<path/g)!.length
  const svg = sheetSvg(arts)
  expect(['small', 'marked', 'large'].map(size => paths(`light-tails-${size}`, svg))).toEqual([2, 3, 3])
  expect(['small', 'marked', 'large'].map(size => paths(`dark-heads-${size}`, svg))).toEqual([1, 2, 1])
  expect(paths('dark-heads-marked', sheetSvg(arts, {corners: false}))).toBe(1)
})

test('ways of seeing have the words of the reader', () => {
  const words = {gray: 'グレー', deuteranopia: '2型', protanopia: '1型'}
  expect(sheetSvg(arts, {words})).toContain('>2型</text>')
})

test('a sheet of nothing is a mistake of the programmer', () => {
  expect(() => sheetSvg([])).toThrow('Expected an art for each palette, got none')
})
