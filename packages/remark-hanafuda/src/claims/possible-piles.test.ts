import {evaluateYaku} from '@tehai/koikoi/yaku/reading'
import {presets} from '@tehai/koikoi/rules'
import {parseCards} from '@tehai/koikoi/notation/reading'
import {expect, test} from 'vitest'
import {cardCounts} from '../grammar/card-counts.js'
import {possiblePiles} from './possible-piles.js'

// [cards that are shown, numbers of others, rules, numbers of cards of the piles, their yaku]
const known: ReadonlyArray<[string, string, keyof typeof presets, readonly number[], readonly string[]]> = [
  ['', 'カス10枚', 'standard', [10], ['kasu']],
  ['1h 3h', 'カス8枚', 'standard', [10], ['']],
  ['9t', 'カス10枚', 'nintendo', [10, 11], ['kasu']],
  ['', '光3枚', 'standard', [3], ['', 'sanko']],
  ['', '短冊5枚、青短3枚', 'standard', [5, 8], ['aotan,tanzaku', 'akatan,aotan,tanzaku']],
  ['', '青短3枚', 'standard', [3], ['aotan']],
  ['3h 8h', 'タネ1枚', 'standard', [3], ['', 'hanami,tsukimi']]
]
test.each(known)('%s and %s by the %s rules', (shown, counts, rules, sizes, yaku) => {
  const held = parseCards(shown).cards.flatMap(({card}) => card ?? [])
  const piles = possiblePiles({
    held,
    counted: cardCounts(counts),
    gone: [],
    rules: presets[rules],
    month: null
  })!
  for (const pile of piles) expect(new Set(pile).size).toBe(pile.length)
  expect([...new Set(piles.map(({length}) => length))].toSorted((a, b) => a - b)).toEqual(sizes)
  const found = piles.map(pile => String(evaluateYaku(pile, presets[rules]).map(({type}) => type)))
  expect([...new Set(found)].toSorted()).toEqual(yaku.toSorted())
})

test('as many piles as cannot be tried', () => {
  const counted = cardCounts('光2枚、タネ4枚、短冊4枚、カス5枚')
  expect(possiblePiles({held: [], counted, gone: [], rules: presets.standard, month: null})).toBe(null)
})
