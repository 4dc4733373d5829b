import {expect, test} from 'vitest'
import {checkBlock} from './block.js'
import {defaultSettings} from '../grammar/settings.js'

test.each(['note', 'question', 'answer', 'why'])('cards in the words of a %s', key => {
  const {markup, messages} = checkBlock(
    `captured: 1h 3h\n${key}: see :花札[3k 8x]{yaku=?} there`,
    '',
    defaultSettings
  )
  const shown = JSON.stringify(markup)
  for (const part of ['see ', 'hanafuda-inline', '3k 8x', ' there']) expect(shown).toContain(part)
  const [start, end] = [messages[0]!.start, messages[0]!.end]
  expect(`captured: 1h 3h\n${key}: see :花札[3k 8x]`.slice(start, end)).toBe('8x')
})

test('cards in a note of a round', () => {
  const source = 'seed 23\ndealer 1\nnote: see :hanafuda[1q]'
  const [message] = checkBlock(source, '', defaultSettings).messages
  expect(source.slice(message!.start, message!.end)).toBe('1q')
})

test('text that is no row', () => {
  const {markup, messages} = checkBlock('captured: 1h\nnote: <b> :hanafuda[1h', '', defaultSettings)
  expect(JSON.stringify(markup)).toContain('<b> :hanafuda[1h')
  expect(messages).toEqual([])
})
