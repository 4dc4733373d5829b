import {readFileSync} from 'node:fs'
import {gzipSync} from 'node:zlib'
import {Resvg} from '@resvg/resvg-js'
import {resolveArt, type Shape} from '@tehai/kernel/picture'
import {flowers as names} from '@tehai/riichi/tile'
import {describe, expect, test} from 'vitest'
import {charactersModule, path} from '../../generate/flower-characters.js'
import {tiles, tileSvg} from '../index.js'

const {text, display} = tiles.art.rare!
const colours: ReadonlySet<unknown> = new Set(Object.keys(tiles.palettes.light))

// Fitting curves to characters takes seconds: `THOROUGH=1` does it.
test.runIf(process.env['THOROUGH'])('the committed outlines are what the generator makes of the font', () => {
  expect(readFileSync(path, 'utf8')).toBe(charactersModule())
})

test('the set has the joker, the flowers and the seasons in both sizes', () => {
  expect(Object.keys(text).toSorted()).toEqual([...names])
  expect(Object.keys(display!).toSorted()).toEqual([...names])
})

test('they are rare: art that pages share is without them', () => {
  const {rare, pictures} = resolveArt(tiles)
  expect(rare.toSorted()).toEqual([...names])
  expect(rare.every(name => Object.hasOwn(pictures, name))).toBe(true)
})

test('they are light', () => {
  const svgs = names.flatMap(face => [tileSvg(face), tileSvg(face, {display: true})])
  expect(gzipSync(svgs.join('\n'), {level: 9}).length).toBeLessThanOrEqual(8000)
})

const drawings = names.flatMap(face => [
  [face, 'text', text[face]!] as const,
  [face, 'display', display![face]!] as const
])
describe.each(drawings)('%s in %s size', (face, size, shapes: readonly Shape[]) => {
  test('is of few shapes, in colours by name', () => {
    expect(shapes.length).toBeLessThanOrEqual(size === 'text' ? 5 : 9)
    for (const {attributes} of shapes) {
      for (const name of ['fill', 'stroke']) {
        const colour = attributes[name] ?? 'none'
        expect(colour === 'none' || colours.has(colour)).toBe(true)
      }
      expect(attributes['d']).toMatch(/^m[ \dachlmqvz-]*$/)
    }
  })

  test('stays on its face', () => {
    const art = {...tiles.art, body: [], displayBody: []}
    const svg = tileSvg(face, {tiles: {...tiles, art}, size: 400, display: size === 'display'})
    const {width, height, pixels} = new Resvg(svg, {font: {loadSystemFonts: false}}).render()
    const inked = Array.from({length: width * height}, (_, at) => at).filter(at => pixels[at * 4 + 3]! >= 128)
    const rows = inked.map(at => Math.floor(at / width))
    const columns = inked.map(at => at % width)
    const most = (list: readonly number[]) => list.reduce((a, b) => Math.max(a, b))
    const least = (list: readonly number[]) => list.reduce((a, b) => Math.min(a, b))
    expect(least(columns)).toBeGreaterThanOrEqual(14)
    expect(most(columns)).toBeLessThan(286)
    expect(least(rows)).toBeGreaterThanOrEqual(14)
    expect(most(rows)).toBeLessThan(362)
  })
})
