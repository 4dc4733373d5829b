import {expect, test} from 'vitest'
import {readValue, type Measure} from '../grammar/value.js'
import {figureLike} from './figure-like.js'

const rows: ReadonlyArray<[string, Measure, number, string]> = [
  ['45%', 'win', 0.345, '34.5%'],
  ['45.0 %', 'win', 0.34512, '34.5 %'],
  ['45', 'tenpai', 0.345, '34.5'],
  ['0.45', 'win', 0.345, '0.345'],
  ['45パーセント', 'win', 0.345, '34.5パーセント'],
  ['1440', 'value', 1887.4, '1887'],
  ['1,440 points', 'value', 1887.4, '1,887 points'],
  ['1.4k', 'value', 1887.4, '1.9k'],
  ['1.4千点', 'value', 1887.4, '1.9千点'],
  ['500', 'value', 12_345, '12345']
]

test.each(rows)('%s, truly %s %f: %s', (text, measure, amount, expected) => {
  expect(figureLike(text, measure, amount)).toBe(expected)
})

test.each(rows)('%s as %s is read back within its tolerance', (text, measure, amount) => {
  const [{figures: [figure] = []} = {}] = readValue(figureLike(text, measure, amount), measure).statements
  expect(Math.abs(figure!.amount - amount)).toBeLessThanOrEqual(figure!.tolerance + 1e-9)
})
