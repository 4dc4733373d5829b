import {expect, test} from 'vitest'
import {plainNumbers} from './plain-numbers.js'

// [why the row is here, text, in digits; `null`: it has no other numbers]
const rows: readonly (readonly [why: string, text: string, plain: string | null])[] = [
  ['thousands', '25k 25K 7.7k 3,9k', '25000 25000 7700 3900'],
  ['points between thousands', '25.000 1.000.000', '25000 1000000'],
  ['other marks between thousands', "25'000 25’000", '25000 25000'],
  ['blanks between thousands', '25 000 25 000', '25000 25000'],
  ['letters for digits', '25O00 2l0', '25000 210'],
  ['kanji after digits', '2千点 2万5千点 8百', '2000点 25000点 800'],
  ['kanji', '二千点 一万二千 千点 二万五千', '2000点 12000 1000点 25000'],
  ['kanji and digits', '2万5000', '25000'],
  ['words', 'one honba, twenty-five thousand points', '1 honba, 25000 points'],
  ['hundreds', 'two hundred and fifty, three thousand nine hundred', '250, 3900'],
  ['several words', 'two, five and eight, one two', '2, 5 and 8, 1 2'],
  ['order', 'sixth turn', '6th turn'],
  ['digits', '25000 25,000 30 2 E1-1 1.5 10.30', null],
  ['letters', '2m 5k9 stone none okay K k', null],
  ['kanji digits', '東一局 三巡目 二十五符', null]
]
for (const [why, text, plain] of rows) {
  test(`numbers in digits: ${why} (${text})`, () => expect(plainNumbers(text)?.text ?? null).toBe(plain))
}

test('ranges of the text come from ranges of the original', () => {
  const {text, original} = plainNumbers('x one honba, two y')!
  const of = (part: string) => {
    const start = text.indexOf(part)
    const span = original({start, end: start + part.length})
    return 'x one honba, two y'.slice(span.start, span.end)
  }
  expect(text).toBe('x 1 honba, 2 y')
  expect([of('x'), of('1'), of('1 honba'), of('honba'), of('2'), of('y')]).toEqual([
    'x',
    'one',
    'one honba',
    'honba',
    'two',
    'y'
  ])
})
