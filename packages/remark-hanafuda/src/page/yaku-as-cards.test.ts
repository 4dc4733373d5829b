import {expect, test} from 'vitest'
import {defaultSettings} from '../grammar/settings.js'
import {checkBlock} from './block.js'
import {checkInline} from './inline.js'

test.each([
  ['captured: 三光', '三光', []],
  ['captured: 三光、カス5枚', '三光', []],
  ['captured: 1k, Inoshikacho', 'Inoshikacho', ['6t 7t 10t']],
  ['captured: 四光', '四光', ['1h 3h 8h 12h']],
  ['captured: 1k\nhand: 花見で一杯', '花見で一杯', ['3h 9t']],
  ['月見', '月見', ['8h 9t']],
  ['먹은 패: 삼광', '삼광', []]
])('the name of a yaku in place of cards: %s', (source, name, expected) => {
  const {messages} = checkBlock(source, '', defaultSettings)
  expect(messages.map(one => [one.id, source.slice(one.start, one.end), one.expected])).toEqual([
    ['yaku-as-cards', name, expected]
  ])
})

test('in a line of text', () => {
  const {messages} = checkInline('五光', '', false, defaultSettings)
  expect(messages.map(({id, expected}) => [id, expected])).toEqual([['yaku-as-cards', ['1h 3h 8h 11h 12h']]])
})

test.each(['captured: 赤短', 'captured: タネ', 'captured: 三高', 'captured: 1h 松'])('%s is none', source => {
  expect(checkBlock(source, '', defaultSettings).messages.map(({id}) => id)).not.toContain('yaku-as-cards')
})
