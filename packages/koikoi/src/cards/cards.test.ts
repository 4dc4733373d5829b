import {expect, test} from 'vitest'
import {
  allCards,
  cardByCode,
  cardOf,
  cardsOfMonth,
  cardsOfPile,
  cardsOfType,
  codeOf,
  findCard,
  getCard,
  isCardId,
  kindCodeOf,
  Month,
  pileOf,
  sortCards,
  SpecialCardFlag
} from './index.js'

test('there are 5 lights, 9 animals, 10 ribbons and 24 plains', () => {
  const counts = (['hikari', 'tane', 'tanzaku', 'kasu'] as const).map(type => cardsOfType(type).length)
  expect(counts).toEqual([5, 9, 10, 24])
})

test('a card is found by month, type and index', () => {
  expect(getCard(Month.January, 'hikari').name).toBe('松に鶴')
  expect(getCard(Month.December, 'kasu', 2).id).toBe(47)
  expect(findCard(Month.November, 'kasu', 1)).toBeUndefined()
  expect(() => getCard(Month.February, 'hikari')).toThrow(RangeError)
})

test('a month has four cards, the brightest first', () => {
  expect(cardsOfMonth(Month.November).map(({type}) => type)).toEqual(['hikari', 'tane', 'tanzaku', 'kasu'])
})

test('codes name cards both ways', () => {
  for (const {id} of allCards) expect(cardByCode(codeOf(id))).toBe(id)
  expect(cardByCode('13a')).toBeUndefined()
  expect(kindCodeOf(43)).toBe('11k')
  expect(() => codeOf(48)).toThrow('Expected a card id, 0 to 47, got 48')
  expect(() => cardOf(-1)).toThrow(RangeError)
})

test('flags mark the special cards; the curtain and the moon are none', () => {
  const special = allCards.filter(({isSpecial}) => isSpecial).map(({id}) => codeOf(id))
  expect(special).toEqual(['1b', '2b', '3b', '6a', '6b', '7a', '9a', '9b', '10a', '10b', '11a'])
  expect(cardOf(8)).toMatchObject({specialFlag: SpecialCardFlag.Curtain, isSpecial: false})
  expect(cardOf(28)).toMatchObject({specialFlag: SpecialCardFlag.Moon, isSpecial: false})
})

test('a pile holds cards as bits', () => {
  expect(cardsOfPile(pileOf([47, 0, 23, 24, 0]))).toEqual([0, 23, 24, 47])
  expect(sortCards([5, 3, 40])).toEqual([3, 5, 40])
})

test('an id is a whole number from 0 to 47', () => {
  expect([0, 47, 48, -1, 1.5, '1', null].map(isCardId)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false
  ])
})
