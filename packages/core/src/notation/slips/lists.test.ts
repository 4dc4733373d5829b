/**
 * The lists of slips, each by itself: what `meant-rows` puts one after the other.
 */
import {expect, test} from 'vitest'
import {markSlips} from './marks.js'
import {markupSlips, tagSlips} from './markup.js'
import {glyphSlips, numeralSlips} from './numerals.js'
import {callSlips, riverSlips, rowSlips} from './rows.js'
import {wordSlips} from './words.js'
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
  ['marks', markSlips, '1m to 9m', '123456789m'],
  ['marks', markSlips, '2x5z', '55z'],
  ['marks', markSlips, '東x3', '東東東'],
  ['marks', markSlips, '1到9万', '123456789万'],
  ['markup', markupSlips, '["1m","2m"]', '1m 2m'],
  ['words', wordSlips, '123 manzu', '123m'],
  ['words', wordSlips, '3먼', '3m'],
  ['words', wordSlips, 'マンズ123', '123m'],
  ['words', wordSlips, '123 bambo', '123s'],
  ['words', wordSlips, '5ピンp', '5p'],
  ['words', wordSlips, '발발즁', '6z6z7z'],
  ['words', wordSlips, '동남풍', '1z2z'],
  ['words', wordSlips, '赤ピン5', '0p'],
  ['words', wordSlips, '123 man', '123m'],
  ['words', wordSlips, '红钟', '7z'],
  ['words', wordSlips, 'east east', '1z 1z'],
  ['words', wordSlips, '3 reds', '3 reds'],
  ['words', wordSlips, '2 white dragons', '55z'],
  ['words', wordSlips, 'ESW', '123z'],
  ['words', wordSlips, '5-8s', '58s'],
  ['calls', callSlips, '(c)123m', 'chi 123m'],
  ['calls', callSlips, 'kong 1111z', 'kan 1111z'],
  ['calls', callSlips, 'open 123p', '(123p)'],
  ['rivers', riverSlips, '3p立直 4s', '3+p 4s'],
  ['rivers', riverSlips, '9m【リーチ】', '9+m'],
  ['rivers', riverSlips, '3p(手出し) 4s', '3p 4s'],
  ['rows', rowSlips, 'm123 456p', '123m 456p'],
  ['calls', callSlips, 'pno 555z', 'pon 555z'],
  ['calls', callSlips, '対面からポン555p', '55-5p'],
  ['calls', callSlips, 'pon 555p from toimen', '55-5p'],
  ['calls', callSlips, '上家からチー123m', 'チー 123m'],
  ['calls', callSlips, 'man 123m', 'man 123m'],
  ['rivers', riverSlips, '1m(riichi) 2p(tsumogiri)', '1+m 2=p'],
  ['rows', rowSlips, '123m p456', '123m 456p'],
  ['rows', rowSlips, '123m ツモ2z', '123m 2z'],
  ['rows', rowSlips, '123m/456p', '123m 456p'],
  ['rows', rowSlips, '1m.2m.3m', '1m 2m 3m']
]

test.each(cases)('slips of %s', (_, slips, text, meant) => {
  expect(rewritten(text, slips, true, 400)).toBe(meant)
})
