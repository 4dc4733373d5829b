import {toHtml} from 'hast-util-to-html'
import {expect, test} from 'vitest'
import {referenceElement, referenceHtml} from './references.js'

const printed = (refer: typeof referenceHtml, ...reference: Parameters<typeof referenceHtml>) =>
  toHtml(refer(...reference), {allowDangerousHtml: true})

test.each([
  ['#mahjong-5m', 0, 0],
  ['#mahjong-5m', 306, 0],
  ['#mahjong-5m', 306, 12.5],
  ['#mahjong-5m', 306, 12, ' rotate(-90)']
] as const)('a reference is the same as an element and as HTML: %s at %d, %d', (...reference) => {
  expect(printed(referenceHtml, ...reference)).toBe(printed(referenceElement, ...reference))
})

test('what a site lets ids begin with is an attribute', () => {
  expect(printed(referenceHtml, '#a"&<b>', 1, 0)).toBe('<use href="#a&quot;&amp;&lt;b&gt;" x="1"></use>')
})
