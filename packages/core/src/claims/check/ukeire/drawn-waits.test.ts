/**
 * Claims as a page shows them: each tile that is named is drawn where it is written.
 */
import {expect, test} from 'vitest'
import type {ClaimedHand} from '../../../page/check/result/claims.js'
import {defaultSettings} from '../../../page/grammar/keys/options.js'
import {readUkeire} from '../../grammar/ukeire.js'
import {readWaits} from '../../grammar/waits.js'
import {drawnTiles} from './drawn-waits.js'

const hand = {settings: defaultSettings, place: null} as unknown as ClaimedHand
const written = (text: string, drawn: readonly {readonly start: number; readonly end: number}[]) =>
  drawn.map(({start, end}) => text.slice(start, end))

test('tiles and the discard of waits', () => {
  const text = '打9m 2-5p, tanki'
  const drawn = drawnTiles(readWaits(text), hand)
  expect(written(text, drawn)).toEqual(['9m', '2-5p'])
  expect(JSON.stringify(drawn[0])).toContain('9m')
  expect(JSON.stringify(drawn[1])).toContain('25p')
})

test('tiles and the discards of ukeire', () => {
  const text = '打6s 36m 8枚、打9s 12種'
  const drawn = drawnTiles(readUkeire(text), hand)
  expect(written(text, drawn)).toEqual(['6s', '36m', '9s'])
  expect(JSON.stringify(drawn[1])).toContain('36m')
})
