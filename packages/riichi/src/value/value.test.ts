/**
 * What suits and dragons have in common: with their names exchanged, a hand is worth the same.
 *
 * Source: <https://en.wikipedia.org/wiki/Japanese_mahjong_yaku>: a full flush is of any one suit; the yaku of dragons do not differ by dragon.
 */
import {expect, test} from 'vitest'
import {defaultRules} from '../rules/rules.js'
import {handValue} from './hand-value-input.js'

const valuesOf = (hand: string) => {
  const found = handValue({hand, round: 'east', seat: 'west'})
  if (found.outcome !== 'value') throw new Error(`Expected a value, got ${found.outcome}`)
  return found.discards.map(({value}) => value[0]!).toSorted((a, b) => a - b)
}

test.each(['p', 's'])('a full flush of %s is worth what one of m is', suit => {
  const expected = valuesOf('11123456789m99m1m')
  for (const [index, value] of valuesOf(`11123456789${suit}99${suit}1${suit}`).entries())
    expect(value).toBeCloseTo(expected[index]!, 6)
})

test('four dragons of one kind beside another are worth what others are', () => {
  const expected = valuesOf('123m456p78s555566z')
  for (const [index, value] of valuesOf('123m456p78s777766z').entries())
    expect(value).toBeCloseTo(expected[index]!, 6)
})

test.each(['indicators', 'visible'])('%s that are no tiles are named in the error', name => {
  const given = {hand: '123m456p789s11222z', round: 'east', seat: 'west', [name]: 7} as never
  expect(() => handValue(given)).toThrow(`\`${name}\``)
})

test('a complete hand may discard any of its tiles, and waits after each', () => {
  const found = handValue({hand: '123m456p789s11222z'})
  if (found.outcome !== 'value') throw new Error(`Expected a value, got ${found.outcome}`)
  expect(found.discards.map(({tile, shanten}) => `${tile} ${shanten}`)).toEqual(
    ['1m', '2m', '3m', '4p', '5p', '6p', '7s', '8s', '9s', '1z', '2z'].map(tile => `${tile} 0`)
  )
})

test('where one tile alone can win in the whole game, it is worth its points', () => {
  // Riichi, tsumo and the round wind: 3 han and 40 fu, 5,200 for a player who is not the dealer.
  const rules = {...defaultRules, redFives: 0, ura: false}
  const given = {hand: '123m456p789s111z25z', visible: '222z', round: 'east', seat: 'west'}
  const found = handValue(given, {rules})
  if (found.outcome !== 'value') throw new Error(`Expected a value, got ${found.outcome}`)
  const {win, value} = found.discards.find(({tile}) => tile === '2z')!
  expect(win[0]).toBeGreaterThan(0)
  for (const [turn, share] of win.entries()) expect(value[turn]).toBeCloseTo(5200 * share, 6)
})
