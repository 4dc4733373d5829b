/**
 * kobalab against majiang-core itself: the same strings mean the same hands.
 */
import Majiang from '@kobalab/majiang-core'
import {array, assert, constantFrom, oneof, property, tuple} from 'fast-check'
import {expect, test} from 'vitest'
import {kobalab as write} from '../../format/dialects/kobalab.js'
import {parse} from '../parse.js'

const tile = oneof(
  {weight: 9, arbitrary: tuple(constantFrom('m', 'p', 's'), constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8, 9))},
  {weight: 2, arbitrary: tuple(constantFrom('z'), constantFrom(1, 2, 3, 4, 5, 6, 7))}
)

const sets = ['111-', '111=', '111+', '1111-', '1111=', '1111+', '111-1', '111=1', '111+1', '1111']
const fives = ['550-', '055=', '505+', '5550', '0555=', '5055+', '550-5', '055=0', '555+0', '5500']
const runs = ['1-23', '12-3', '123-', '231-', '312-', '4-06', '406-', '60-4', '067-', '340-', '34-0', '3-40']

const meld = oneof(
  tuple(constantFrom('m', 'p', 's', 'z'), constantFrom(...sets)),
  tuple(constantFrom('m', 'p', 's'), constantFrom(...fives, ...runs))
).map(([suit, digits]) => suit + digits)

const hand = tuple(array(tile, {maxLength: 14}), array(meld, {maxLength: 4}), constantFrom('', '*'))

/** What majiang-core makes of a string, or `null` where it throws (a fifth copy of a tile). */
function majiang(text: string): string | null {
  try {
    return Majiang.Shoupai.fromString(text).toString()
  } catch {
    return null
  }
}

test('majiang-core reads what we write as it reads what we read', () => {
  let tried = 0
  let compared = 0
  assert(
    property(hand, ([tiles, melds, riichi]) => {
      tried++
      const kept = tiles.slice(0, 14 - 3 * melds.length)
      const concealed = kept.map(([suit, rank]) => `${suit}${rank}`).join('')
      const text = [concealed + riichi, ...melds].join(',')
      const wanted = majiang(text)
      if (wanted === null || text === '' || text === '*') return
      const {tree, messages} = parse(text, {dialect: 'kobalab'})
      expect(messages).toEqual([])
      const written = write(tree)
      expect(written.lost).toEqual([])
      expect(majiang(written.text)).toBe(wanted)
      compared++
    }),
    {numRuns: 3000}
  )
  expect(compared).toBeGreaterThan(tried / 6)
})
