import type {Element, ElementContent} from 'hast'
import {expect, test} from 'vitest'
import {best, figure, safe} from './of-choices.js'

const element = (tagName: string, ...children: (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child): ElementContent =>
    typeof child === 'string' ? {type: 'text', value: child} : child
  )
})

test('a figure is exact or in round numbers; the discard after the best has its own', () => {
  const row = (...cells: string[]) => element('tr', ...cells.map(cell => element('td', cell)))
  const table = element('table', element('tbody', row('3m', '41.6%', '2345'), row('9p', '12.0%', '800')))
  expect(figure(1)('3m 41.6%', [table])).toEqual([
    '3m 41.6%',
    '3m 42%',
    '3m',
    '41.6%',
    '9p 12.0%',
    '3m 41.6%'
  ])
  expect(figure(2)('3m 2345 points', [table])).toEqual([
    '3m 2345',
    '3m 2350',
    '3m',
    '2345',
    '9p 800',
    '3m 2345 points'
  ])
})

test('the figure of a discard of which other claims speak is second', () => {
  const row = (...cells: string[]) => element('tr', ...cells.map(cell => element('td', cell)))
  const table = element('table', element('tbody', row('3m', '41%'), row('9p', '12%'), row('1z', '9%')))
  expect(figure(1)('3m 41%', [table], ['3m', '1z']).slice(0, 2)).toEqual(['3m 41%', '1z 9%'])
})

test('without a table there is no other discard', () => {
  expect(figure(1)('3m 41.6%', [])[4]).toBeUndefined()
})

test('of the best cards at most four are claimed', () => {
  const items = ['6d wins 3 points', '1h', '3d', '4t', '8b'].map(item => element('li', item))
  expect(best('', [element('ul', ...items)])).toEqual(['6k', '1h', '3k', '4t'])
})

test('cards are named by their kind, as messages name them; what is no card as it is', () => {
  const items = ['6d -1.2', '4a', 'x'].map(item => element('li', item))
  expect(best('', [element('ul', ...items)])).toEqual(['6k', '4t', 'x'])
})

test('safety is said with reasons, of the safest alone, and with marks', () => {
  const classed = (name: string, one: Element): Element => ({...one, properties: {className: [name]}})
  const group = (mark: string, tiles: string, reason: string) =>
    classed(
      'mahjong-safety',
      element(
        'span',
        `${mark} `,
        classed('mahjong-inline', element('code', tiles)),
        ' ',
        classed('mahjong-aside', element('span', reason))
      )
    )
  expect(
    safe('◎ 9p ; ○ 7z', [group('◎', '9p', 'genbutsu'), '; ', group('○', '7z', 'honor')].map(textual))
  ).toEqual(['9p genbutsu; 7z honor', '9p genbutsu', '◎ 9p; ○ 7z'])
  expect(safe('none', [])).toEqual(['none'])
})

const textual = (one: Element | string): ElementContent =>
  typeof one === 'string' ? {type: 'text', value: one} : one
