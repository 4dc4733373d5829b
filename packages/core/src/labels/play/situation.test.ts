import {languages} from '@tehai/kernel/source'
import {expect, test} from 'vitest'
import {circumstances} from '../ids.js'
import {fromWords, nameOfAnswer, nameOfHand} from './page.js'
import {nameOfCircumstance, nameOfPoints, nameOfRiichi, nameOfRound, nameOfSticks} from './situation.js'
import {nameOfWin} from '../rows/win.js'
import {nameOfPlayer, nameOfSeatWind, nameOfWind} from './winds.js'

// [words in English, in Japanese].
const rows: ReadonlyArray<[string, string, (language: 'en' | 'ja') => string]> = [
  ['South 3', '南3局', language => nameOfRound('south', 3, language)],
  ['East round', '東場', language => nameOfRound('east', null, language)],
  ['1 riichi stick', '供託1本', language => nameOfSticks(1, language)],
  ['2 riichi sticks', '供託2本', language => nameOfSticks(2, language)],
  ['900 points', '900点', language => nameOfPoints(900, language)],
  ['-12,300 points', '-12300点', language => nameOfPoints(-12300, language)],
  ['1,234,567 points', '1234567点', language => nameOfPoints(1234567, language)],
  ['double riichi', 'ダブル立直', language => nameOfRiichi('double', language)],
  ['ron', 'ロン', language => nameOfWin('ron', language)],
  ['West', '西', language => nameOfWind('west', language)],
  ['West seat', '西家', language => nameOfSeatWind('west', language)],
  ['from Toimen (across)', '対面から', language => fromWords(nameOfPlayer('toimen', language), language)],
  ['Hand A', '手牌A', language => nameOfHand('A', language)],
  ['Answer', '答え', language => nameOfAnswer(language)]
]
for (const [en, ja, words] of rows) {
  test(`words: ${en}, ${ja}`, () => {
    expect(words('en')).toBe(en)
    expect(words('ja')).toBe(ja)
  })
}

test('words: every circumstance has its own in each language', () => {
  for (const language of languages) {
    const words = circumstances.map(circumstance => nameOfCircumstance(circumstance, language))
    expect(new Set(words).size).toBe(circumstances.length)
  }
})
