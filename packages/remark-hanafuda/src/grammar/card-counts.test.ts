import {expect, test} from 'vitest'
import {cardCounts, withoutCounts} from './card-counts.js'

// [text, kinds and numbers, what is left for cards]
const texts: ReadonlyArray<[string, readonly string[], string]> = [
  ['10 plains', ['kasu 10'], ''],
  ['3 plains, 2 red poetry ribbons and 1 brights', ['kasu 3', 'akatan 2', 'hikari 1'], ''],
  ['2 plain cards', ['kasu 2'], ''],
  ['10 plain', [], '10 plain'],
  ['plains: 10 cards', ['kasu 10'], ''],
  ['1h 3h 10 plains', ['kasu 10'], '1h 3h'],
  ['1k 2k (2 plains) 3h', ['kasu 2'], '1k 2k            3h'],
  ['カス10枚', ['kasu 10'], ''],
  ['青短三枚、光二枚', ['aotan 3', 'hikari 2'], ''],
  ['松に鶴、カス十一枚', ['kasu 11'], '松に鶴'],
  ['松カ 梅カ（カス2枚）', ['kasu 2'], '松カ 梅カ'],
  ['松のカス2枚', [], '松のカス2枚'],
  ['열끗 5장, 홍단 3장', ['tane 5', 'akatan 3'], ''],
  ['素 10 張', ['kasu 10'], ''],
  ['10張素，2张红短', ['kasu 10', 'akatan 2'], ''],
  ['13枚', [], '13枚'],
  ['1 brights, 3 brights', [], '1 brights, 3 brights'],
  ['1 bright, 6 animals', [], '1 bright, 6 animals'],
  ['8 brights', [], '8 brights'],
  ['11 animals', [], '11 animals'],
  ['26 plains', ['kasu 26'], ''],
  ['4 blue ribbons', ['aotan 4'], ''],
  ['10 kasu', ['kasu 10'], ''],
  ['1 kasu, 2 kasu', [], '1 kasu, 2 kasu'],
  ['plains: 10', ['kasu 10'], ''],
  ['red poetry ribbons: 3', ['akatan 3'], ''],
  ['brights: 3, plains: 10', ['hikari 3', 'kasu 10'], ''],
  ['カス：10', ['kasu 10'], ''],
  ['光×3、カス×10', ['hikari 3', 'kasu 10'], ''],
  ['plains x10', ['kasu 10'], ''],
  ['光3 タネ5 短4 カス１０', ['hikari 3', 'tane 5', 'tanzaku 4', 'kasu 10'], ''],
  ['松鶴 カス10', [], '松鶴 カス10'],
  ['plains 10, brights 3', ['kasu 10', 'hikari 3'], ''],
  ['カス 10', ['kasu 10'], ''],
  ['ten plains and three brights', ['kasu 10', 'hikari 3'], ''],
  ['six brights', ['hikari 6'], ''],
  ['피 열 장, 광 세 장', ['kasu 10', 'hikari 3'], ''],
  ['피: 10장', ['kasu 10'], ''],
  ['1h 3 plum, 6 animals', [], '1h 3 plum, 6 animals']
]
test.each(texts)('%s', (text, kinds, rest) => {
  const counts = cardCounts(text)
  expect(counts.map(({kind, count}) => `${kind} ${count}`)).toEqual(kinds)
  for (const {number, count} of counts) {
    expect(text.slice(number.start, number.end)).toMatch(
      /^(?:[\d０-９]{1,2}|[一-龠]{1,2}|[가-힣]{1,2}|[a-z]+)$/
    )
    expect(count).toBeGreaterThan(0)
  }
  expect(withoutCounts(text, counts)).toBe(rest)
})
