import {toHtml} from 'hast-util-to-html'
import {checkInline} from '@tehai/core/page'
import {expect, test} from 'vitest'
import {makePieceDrawer, type Piece} from './pieces.js'

const tiles = (label: string, after?: string): Piece => ({markup: checkInline(label).markup, after})

test('each piece becomes its picture; closing marks move into it', () => {
  const {pieces, definitions} = makePieceDrawer()([tiles('1m', '、次'), tiles('2m', ' a'), tiles('3m')])
  expect(definitions).toEqual([])
  expect(pieces.map(({after}) => after)).toEqual(['次', ' a', ''])
  expect(toHtml(pieces[0]!.element)).toMatch(/^<span class="mahjong-nowrap"><span .*<\/span>、<\/span>$/)
  expect(pieces[1]!.element.tagName).toBe('span')
})

test('opening marks before a piece move into it', () => {
  const {pieces} = makePieceDrawer()([{...tiles('1m', '」'), before: '「'}])
  expect(pieces[0]).toMatchObject({before: '', after: ''})
  expect(toHtml(pieces[0]!.element)).toMatch(/^<span class="mahjong-nowrap">「<span .*<\/span>」<\/span>$/)
})

test('nine pieces share their art', () => {
  const {pieces, definitions} = makePieceDrawer()(Array.from({length: 9}, () => tiles('5z')))
  expect(toHtml([...definitions])).toContain('id="mahjong-5z"')
  expect(toHtml(pieces[8]!.element)).toContain('href="#mahjong-5z"')
})

test('a page without pieces has nothing', () => {
  expect(makePieceDrawer({output: 'defs'})([])).toEqual({pieces: [], definitions: []})
})

test('an option that does not exist throws', () => {
  expect(() => makePieceDrawer({output: 'png' as 'img'})).toThrow(/Expected `output`/)
})
