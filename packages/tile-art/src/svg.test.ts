import {expect, test} from 'vitest'
import {tileSvg, tiles} from './index.js'

test('a tile is a separate document', () => {
  expect(tileSvg('5z')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">' +
      '<path fill="#d9cfb8" stroke="#b7ab90" stroke-width="8" d="M46 4h208q42 0 42 42v308q0 42-42 42h-208q-42 0-42-42v-308q0-42 42-42z"/>' +
      '<path fill="#fcf9ee" stroke="#fcf9ee" stroke-width="68" stroke-linejoin="round" d="M42 42h216v288h-216z"/>' +
      '<path fill="none" stroke="#1f4396" stroke-width="24" d="m74 38h152q32 0 32 32v232q0 32-32 32h-152q-32 0-32-32v-232q0-32 32-32z"/>' +
      '</svg>'
  )
})

test('from the display size on, the edge of the face is rounded and the lip is of two colours', () => {
  expect(tileSvg('5z', {display: true, variants: {white: 'empty'}})).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">' +
      '<path fill="#c6832a" stroke="#94702f" stroke-width="4" d="M44 2h212q42 0 42 42v312q0 42-42 42h-212q-42 0-42-42v-312q0-42 42-42z"/>' +
      '<path fill="#e8dbbe" d="M46 3h208q43 0 43 43v294q0 43-43 43h-208q-43 0-43-43v-294q0-43 43-43z"/>' +
      '<path fill="#fffdf7" d="M47 6h206q41 0 41 41v278q0 41-41 41h-206q-41 0-41-41v-278q0-41 41-41z"/>' +
      '<path fill="#fcf9ee" d="M47 12h206q35 0 35 35v275q0 35-35 35h-206q-35 0-35-35v-275q0-35 35-35z"/>' +
      '</svg>'
  )
  expect(tileSvg('5z', {size: 42})).toContain('#c6832a')
  expect(tileSvg('5z', {size: 41})).not.toContain('#c6832a')
})

test('a lying tile has its lip at the bottom and turns the art only', () => {
  const svg = tileSvg('7z', {lying: true})
  expect(svg).toContain('viewBox="0 0 400 300"')
  expect(svg).toContain('d="M42 42h316v188h-316z"')
  expect(svg).toContain('<g transform="translate(21 273) rotate(-90) scale(.91 .96)"><path')
})

test('a lying back is drawn differently: turned and scaled it would not cover the tile', () => {
  const svg = tileSvg('back', {lying: true})
  expect(svg).not.toContain('transform')
  expect(svg.match(/42 42h316v188h-316z/g)).toHaveLength(2)
})

test('a size is the height of an upright tile', () => {
  expect(tileSvg('1m', {size: 24})).toContain(' width="18" height="24" ')
  expect(tileSvg('1m', {size: 24, lying: true})).toContain(' width="24" height="18" ')
})

test('a palette is one of the set', () => {
  const loud = {...tiles.palettes.black, ink: '#ffffff'}
  const own = {...tiles, id: 'loud', palettes: {...tiles.palettes, loud}}
  expect(tileSvg('1m', {palette: 'black'})).toContain('fill="#f3efe2"')
  expect(tileSvg('1m', {tiles: own, palette: 'loud'})).toContain('fill="#ffffff"')
  expect(() => tileSvg('1m', {palette: 'loud'})).toThrow(
    'Expected `palette` to be one of `light`, `dark`, `black`, got `loud`'
  )
})

test('a tile without art is its body', () => {
  expect(tileSvg('5z', {variants: {white: 'empty'}, lying: true})).not.toContain('<g')
})

test('an empty place has no body', () => {
  expect(tileSvg('slot').match(/<path/g)).toHaveLength(1)
})

test('what is no face is a mistake of the programmer', () => {
  // @ts-expect-error: not a face.
  expect(() => tileSvg('8z')).toThrow('Expected a face such as `1m` of the tile set `mahjong`, got `8z`')
})
