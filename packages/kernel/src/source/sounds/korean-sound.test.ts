import {expect, test} from 'vitest'
import {koreanSound} from './korean-sound.js'

test.each([
  ['니치', '리치'],
  ['탠파이', '텐파이'],
  ['핀후', '핑후'],
  ['싹', '삭'],
  ['뷰', '부']
])('%s sounds like %s', (typed, meant) => {
  expect(koreanSound(typed)).toBe(koreanSound(meant))
})

test.each([
  ['민수', '리치'],
  ['동', '남'],
  ['부', '판']
])('%s does not sound like %s', (typed, other) => {
  expect(koreanSound(typed)).not.toBe(koreanSound(other))
})
