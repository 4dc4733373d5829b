/**
 * The lists of slips, each by itself: what `meant-rows` puts one after the other.
 */
import {expect, test} from 'vitest'
import {markSlips} from './of-marks.js'
import {markupSlips, tagSlips} from './of-markup.js'
import {glyphSlips, numeralSlips} from './of-numerals.js'
import {riverSlips, rowSlips} from './of-rows.js'
import {wordSlips} from './of-words.js'
import {rewritten, type Slip} from './slip.js'

const cases: readonly (readonly [string, readonly Slip[], string, string])[] = [
  ['markup', markupSlips, 'https://tenhou.net/2/?q=123m456p', '123m456p'],
  ['markup', markupSlips, ':tiles[123m]', '123m'],
  ['markup', markupSlips, '- 123m', '123m'],
  ['markup', markupSlips, '“123m”', '123m'],
  ['tags', tagSlips, '<b>123m</b> **4p**', '123m 4p'],
  ['numerals', numeralSlips, 'one two m', '1 2 m'],
  ['numerals', numeralSlips, '일이삼만', '123만'],
  ['numerals', numeralSlips, '三四五索', '345索'],
  ['glyphs', glyphSlips, '🀇🀈🀉', '123m'],
  ['glyphs', glyphSlips, '①②③', '123p'],
  ['marks', markSlips, '1m×3', '111m'],
  ['marks', markSlips, '5m(red)', '0m'],
  ['marks', markSlips, '1-9m', '123456789m'],
  ['marks', markSlips, '1-4m', '1-4m'],
  ['words', wordSlips, '123 manzu', '123m'],
  ['words', wordSlips, 'east east', '1z 1z'],
  ['words', wordSlips, '3 reds', '3 reds'],
  ['words', wordSlips, '2 white dragons', '55z'],
  ['words', wordSlips, 'ESW', '123z'],
  ['words', wordSlips, '5-8s', '58s'],
  ['rivers', riverSlips, '1m(riichi) 2p(tsumogiri)', '1+m 2=p'],
  ['rows', rowSlips, '123m p456', '123m 456p'],
  ['rows', rowSlips, '123m ツモ2z', '123m 2z'],
  ['rows', rowSlips, '123m/456p', '123m 456p']
]

test.each(cases)('slips of %s', (_, slips, text, meant) => {
  expect(rewritten(text, slips, true, 400)).toBe(meant)
})
