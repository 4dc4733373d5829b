import {dialectIds, dialects} from '@tehai/core'
import {expect, test} from 'vitest'
import {detect} from '../../examples/astro/src/playground/detection.js'

// [why the row is here, text, dialect, whether auto reads it]
const rows = [
  ['plain', '123m406p東東', 'mpsz', true],
  ['a gap does not matter', '123m 456p', 'mpsz', true],
  ['a quote mark, and gaps that this notation does not know', "123m 5'55z 1'23p", 'quote', true],
  ['新篠', '123m 5-55=0z'.replace('0z', '5z'), 'arashino', true],
  ['牌画', 'jptg1s9p', 'paiga', true],
  ['two at once', "5'55z 5-55s", 'auto', true],
  ['a mark of auto itself', '!4s', 'auto', true],
  ['the letter before the digits', 'm123p456', 'kobalab', false]
]
for (const [why, text, dialect, isRead] of rows) {
  test(why, () => {
    expect(detect(text)).toMatchObject({dialect, isRead})
  })
}

test('nothing reads everything', () => {
  expect(detect('123m 8z')).toBeNull()
  expect(detect('')).toBeNull()
})

test('reasons are given in both languages', () => {
  for (const id of dialectIds) {
    const found = detect(dialects[id].example)
    if (found) expect(found.why).toMatchObject({en: expect.any(String), ja: expect.stringMatching(/[ぁ-ん]/)})
  }
})
