import {expect, test} from 'vitest'
import {ko} from './ko/sentences.js'
import {filledParts} from '../text/template.js'

const sentence = (template: string, value: string) =>
  filledParts<string>(template, () => value, ko.after).join('')

// [template, value, sentence]: a particle has the form that the sound before it needs
const rows: readonly (readonly [string, string, string])[] = [
  ['{a}이(가) 없습니다', '손패', '손패가 없습니다'],
  ['{a}이(가) 없습니다', '동', '동이 없습니다'],
  ['`{a}`을(를) 버립니다', '3s', '`3s`을 버립니다'],
  ['`{a}`을(를) 버립니다', '3z', '`3z`를 버립니다'],
  ['{a}은(는) {b}', '12', '12는 12'],
  ['{a}을(를) {b}', '`k`', '`k`를 `k`'],
  ['{a}을(를) {b}', '`m`', '`m`을 `m`'],
  ['{a}을(를) {b}', '`R`', '`R`을(를) `R`'],
  ['{a}은(는) {b}', '`?`', '`?`는 `?`'],
  ['{a}(으)로 읽었습니다', '발', '발로 읽었습니다'],
  ['{a}(으)로 읽었습니다', '북', '북으로 읽었습니다'],
  ['`{a}`(이)라는', '론', '`론`이라는'],
  ['`{a}`과(와)', '-o', '`-o`와'],
  ['`{a}`과(와)', 'east', '`east`과(와)'],
  ['을(를) {a}', '동', '을(를) 동']
]
test.each(rows)('%s with %s: %s', (template, value, expected) => {
  expect(sentence(template, value)).toBe(expected)
})

test('what an author wrote is not changed', () => {
  expect(sentence('{a}: {b}', '을(를)')).toBe('을(를): 을(를)')
})
