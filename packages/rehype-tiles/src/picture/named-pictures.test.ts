import {toHtml} from 'hast-util-to-html'
import {expect, test} from 'vitest'
import rehypeTiles from '../index.js'
import {renderHtml, renderSvg} from '../render.js'

/** The tiles of a picture: face and classes besides `tile`, in the order in which they are drawn. */
function tilesOf(source: string, options = {}) {
  const {picture} = renderHtml(source, {named: true, ...options})
  const groups = [...picture.matchAll(/<g class="tile ?([^"]*)" data-tile="([^"]*)">/g)]
  return groups.map(([, classes, face]) => `${face} ${classes}`.trim())
}

test('each tile is an element with its face and its states', () => {
  expect(tilesOf('340p')).toEqual(['3p', '4p', '0p'])
  expect(tilesOf('1-23s')).toEqual(['1s rotated', '2s', '3s'])
  expect(tilesOf('12m', {dora: '2m'})).toEqual(['1m', '2m dora'])
})

test('of a kakan the tile behind is drawn first', () => {
  const [first] = tilesOf("99'9'9s")
  expect(first).toMatch(/behind/)
})

test('words and empty places are drawn as well', () => {
  const {picture} = renderSvg('12m … ?', {named: true})
  expect(picture.match(/data-tile="\d/g)).toHaveLength(2)
  expect(picture).toMatch(/stroke-dasharray="30 26"|stroke-width="44"/)
})

test('without the option no tile has an element of its own', () => {
  expect(renderHtml('123m').picture).not.toContain('data-tile')
})

test('as definitions, tiles refer to their art', () => {
  const code = {
    type: 'element' as const,
    tagName: 'code',
    properties: {className: ['language-mahjong']},
    children: [{type: 'text' as const, value: '11m'}]
  }
  const tree = {type: 'root' as const, children: [code]}
  rehypeTiles({named: true, output: 'defs'})(tree, {message: () => {}} as never)
  expect(
    toHtml(tree).match(/<g class="tile" data-tile="1m"><use [^>]*><\/use><use href="#mahjong-1m"/g)
  ).toHaveLength(2)
})

test('what is no boolean is refused', () => {
  expect(() => rehypeTiles({named: 'yes' as never})).toThrow(
    'Expected `named` to be `true` or `false`, got `yes`'
  )
})
