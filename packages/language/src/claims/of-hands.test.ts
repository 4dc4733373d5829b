import type {Element, ElementContent} from 'hast'
import {expect, test} from 'vitest'
import {readings, ukeire, waits} from './of-hands.js'

const text = (value: string): ElementContent => ({type: 'text', value})
const element = (tagName: string, className: string[], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {className},
  children
})
const list = (...items: string[]) => element('ul', [], ...items.map(item => element('li', [], text(item))))

test('waits are tiles, then with their count and their name', () => {
  const aside = element('span', ['mahjong-aside'], text('two-sided, 7 tiles'))
  expect(waits('69s', [text('69s'), aside])).toEqual([
    '69s',
    undefined,
    '6-9s',
    '69s',
    '69s 7 tiles',
    '69s two-sided 7 tiles',
    '69s two-sided',
    '69s'
  ])
})

test('waits on many kinds are named before a run of three', () => {
  const aside = element('span', ['mahjong-aside'], text('nine gates, 23枚'))
  expect(waits('123456789m', [aside]).slice(0, 3)).toEqual(['123456789m', 'nine gates', undefined])
  expect(waits('147m', [])[2]).toBe('1-4-7m')
  expect(waits('148m', [])[2]).toBeUndefined()
})

test('what a waiting hand accepts is tiles and a count', () => {
  const tiles = element('p', ['mahjong-accepted'], text('36m 9p'))
  expect(ukeire('3 kinds, 11 tiles', [tiles])).toEqual([
    '3 kinds, 11 tiles',
    '11 tiles',
    '36m9p 11 tiles',
    '36m9p 3 kinds, 11 tiles',
    '11',
    '36m9p'
  ])
})

test('of several discards the best is claimed, and the one after it', () => {
  const row = (...cells: string[]) => element('tr', [], ...cells.map(cell => element('td', [], text(cell))))
  const table = element(
    'table',
    [],
    element('tbody', [], row('1m', '36m 9p', '11'), row('9s', '36m', '11'), row('4p', '3m', '4'))
  )
  expect(ukeire('', [table])).toEqual([
    '1m 11, 9s 11',
    '11',
    '1m 11, 4p 4',
    '1m 3 kinds 11, 4p 1 kind 4',
    '36m9p 11',
    '1m: 36m9p 11',
    '3 kinds 11'
  ])
  expect(ukeire('', [element('table', [])])).toEqual([])
  const named = element('table', [], element('tbody', [], row('1m', '36m 9p', '11枚')))
  expect(ukeire('', [named], [], 'ja')).toEqual(['3種11枚', '11枚', '36m9p 11枚', '36m9p 3種11枚', '1m 11枚'])
})

test('readings are the first way, all of them, and each', () => {
  expect(readings('2', [list('[123m] 44p{pair}', '[234m] 11p')])).toEqual([
    '123m 44p',
    '2',
    '123m 44p / 234m 11p',
    '234m 11p'
  ])
})
