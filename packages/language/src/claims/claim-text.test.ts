import type {Element, ElementContent} from 'hast'
import {expect, test} from 'vitest'
import {claimText, discardsIn, itemsOf} from './claim-text.js'

const element = (tagName: string, className: string[], ...children: (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {className},
  children: children.map((child): ElementContent =>
    typeof child === 'string' ? {type: 'text', value: child} : child
  )
})

test('the claim is what is shown without notes', () => {
  const line = element('span', [], '69s ', element('span', ['mahjong-aside'], 'two-sided'))
  expect(claimText([line, element('details', [], '30 fu'), element('p', [], 'and so on')])).toBe('69s')
})

test('items of lists are found at any depth', () => {
  expect(
    itemsOf([element('div', [], element('ul', [], element('li', [], 'a'), element('li', [], 'b')))])
  ).toEqual(['a', 'b'])
})

test('discards are the rows below the head of a table, without meters', () => {
  const cells = (name: string, ...texts: (Element | string)[]) =>
    element('tr', [], ...texts.map(one => element(name, [], one)))
  const table = element(
    'table',
    [],
    element('thead', [], cells('th', 'discard', 'points')),
    element('tbody', [], cells('td', '3m', element('span', [], '1,200', element('meter', [], 'bar'))))
  )
  expect(discardsIn([table])).toEqual([['3m', '1200']])
  expect(discardsIn([])).toEqual([])
})
