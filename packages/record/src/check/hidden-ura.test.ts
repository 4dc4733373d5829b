/**
 * Wins after riichi of which a record does not say the ura dora indicators.
 */
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {score, presets, type Win} from '@tehai/riichi'
import {checkRecord} from '../messages/messages.js'
import {winsWithUra} from './hidden-ura.js'

const text = readFileSync(
  new URL('../../test/logs/2011020401gm-00a9-0000-f6eff225.xml', import.meta.url),
  'utf8'
)
const withoutUra = text.replace(/ doraHaiUra="[^"]*"/g, '')

test('any number of ura dora that can be is right', () => {
  expect(text).toMatch(/ yaku="[^"]*\b53,[1-9]/)
  expect(checkRecord(text).messages).toEqual([])
  expect(checkRecord(withoutUra).messages).toEqual([])
})

test('what no ura dora can give is wrong all the same', () => {
  const wrong = withoutUra.replace(/(<AGARI [^>]* ten="\d+,)(\d+)(,0"[^>]* yaku="1,1,[^>]*)/, '$11$2$3')
  expect(wrong).not.toBe(withoutUra)
  expect(checkRecord(wrong).messages.map(({id}) => id)).toContain('wrong-points')
})

test('no indicator is a tile of which the hand has all four, and none is turned more often than there are copies', () => {
  const win: Win = {
    hand: ['4m', '5m', '6m', '3p', '3p', '4p', '4p', '5p', '6s', '6s'],
    win: '2p',
    by: 'ron',
    melds: [{type: 'ankan', tiles: ['1m', '1m', '1m', '1m'], faceDown: null}],
    situation: {round: 'east', seat: 'east', riichi: true, dora: ['5m', '8p'], ura: [], loser: 'toimen'}
  }
  const countsOf = (one: Win, rules = presets.tenhou): readonly (number | null)[] =>
    winsWithUra(one, rules).map(found => {
      const scored = score(found, rules)
      return scored.outcome === 'win' ? scored.dora.ura : null
    })
  expect(countsOf(win).slice(0, 5)).toEqual([0, 1, 2, 3, 4])
  // One indicator: of a single tile, of a pair, or of the kan.
  const single: Win = {...win, situation: {...win.situation, dora: ['5m']}}
  expect(countsOf(single)).toEqual([0, 1, 2, 4])
  expect(countsOf(win, {...presets.tenhou, kanUra: false})).toEqual([0, 1, 2, 4])
})
