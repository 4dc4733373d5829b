import {claimChecker} from '@tehai/core/claims'
import {expect, test} from 'vitest'
import {drawBlock} from '../../examples/astro/src/playground/block.js'
import {examples} from '../../examples/astro/src/playground/examples.js'
import {messagesIn} from '../../examples/astro/src/playground/messages.js'
import {drawText} from '../../examples/astro/src/playground/row.js'
import {defaults} from '../../examples/astro/src/playground/state.js'
import {readText} from '../../examples/astro/src/playground/text.js'

const draw = (text, {lang = 'en', checker = claimChecker(), state = defaults, palette} = {}) => {
  const read = readText(text)
  return read.kind === 'row'
    ? drawText(read, state, lang, palette)
    : drawBlock(read, state, lang, checker, palette)
}
const all = node => [node, ...(node.children ?? []).flatMap(all)]
const pictures = node => all(node).filter(({tagName}) => tagName === 'svg')

test('a row is drawn as it is in a block', () => {
  const {picture, labels, messages} = draw("123m 5'55z")
  expect(picture.properties.className).toEqual(['mahjong-block', 'mahjong-hand'])
  expect(pictures(picture)).toHaveLength(2) // melds wrap as wholes
  expect(labels).toEqual(['1 2 3 man; pon of white dragon from kamicha (left)'])
  expect(messages).toEqual([])
})

test('a row alone and in a block look alike', () => {
  const drawn = draw('123m 456p')
  const block = draw('123m 456p\n# no more')
  expect(pictures(block.picture)).toEqual(pictures(drawn.picture))
  expect(block.labels).toEqual(drawn.labels)
})

test('claims wait for a checker, and are filled in by one', () => {
  const text = 'waits: ?\n234m456p3456788s'
  const waiting = draw(text, {checker: null})
  expect(waiting.needsChecker).toBe(true)
  const checked = draw(text)
  expect(checked.needsChecker).toBe(false)
  expect(pictures(checked.picture).length).toBeGreaterThan(pictures(waiting.picture).length)
})

test('a block without claims needs no checker', () => {
  expect(draw('title: A hand\n123m', {checker: null}).needsChecker).toBe(false)
})

test('a false claim is found at its place', () => {
  const text = '234m456p3456788s\nwaits: 2s'
  const [message] = messagesIn(text, draw(text), 'en')
  expect(message).toMatchObject({severity: 'error', line: 2, column: 8, marked: '2s', before: 'waits: '})
})

test('messages of a fence are placed in the fence', () => {
  const text = '```mahjong sise=m\n123m 8z\n```'
  const found = messagesIn(text, draw(text), 'en')
  expect(found.map(({id, line, column, marked}) => [id, line, column, marked])).toEqual([
    ['unknown-option', 1, 12, 'sise'],
    ['bad-rank', 2, 6, '8']
  ])
})

test('messages of a directive are placed in its label and its attributes', () => {
  const text = ':tiles[8z]{waits=1m}'
  const found = messagesIn(text, draw(':tiles[8z]{sise=m}'), 'ja')
  expect(found.map(({column}) => column)).toEqual([8, 12])
  expect(draw(text, {checker: null}).needsChecker).toBe(true)
})

test('a long line is shown around the place', () => {
  const text = `${'1m'.repeat(80)} 8z ${'1p'.repeat(80)}`
  const message = messagesIn(text, draw(text), 'en').find(({id}) => id === 'bad-rank')
  expect(message.before.length).toBeLessThan(60)
  expect(message.before).toMatch(/^…/)
  expect(message.after).toMatch(/…$/)
  expect(message.marked).toBe('8')
})

test('chosen colours are written out', () => {
  for (const text of ['1m', 'title: One\n1m']) {
    expect(JSON.stringify(draw(text, {palette: 'black'}).picture)).toContain('#2b3038')
    expect(JSON.stringify(draw(text).picture)).toContain('#fcf9ee')
  }
})

// Those that show what Tehai says about mistakes.
const slips = new Set(['Another notation', 'Slips', 'ほかの記法', '間違い'])
for (const lang of ['en', 'ja']) {
  for (const {name, text} of examples[lang]) {
    test(`example: ${name}`, () => {
      const {picture, messages, labels} = draw(text, {lang})
      expect(pictures(picture).length).toBeGreaterThan(0)
      expect(labels.length).toBeGreaterThan(0)
      expect(messages.length > 0).toBe(slips.has(name))
    })
  }
}

test('the languages have the same examples', () => {
  expect(examples.ja).toHaveLength(examples.en.length)
})
