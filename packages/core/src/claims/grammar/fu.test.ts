import {expect, test} from 'vitest'
import {readFu, type Summand} from './fu.js'

const shortly = (list: readonly Summand[]) =>
  list.map(({fu, words}) => `${fu}${words ? ` ${words.join('/')}` : ''}`).join(', ')

// [text, summands, sums].
const rows: ReadonlyArray<readonly [string, string, string]> = [
  ['40', '', '40'],
  ['40符', '', '40'],
  ['40 fu', '', '40'],
  ['20+10+8', '20, 10, 8', ''],
  ['20 + 2 + 10 = 32 → 40', '20, 2, 10', '32, 40'],
  ['32 → 40', '', '32, 40'],
  ['副底20＋門前ロン10＋嵌張2', '20 base, 10 menzen_ron, 2 kanchan', ''],
  ['20 base + 10 closed ron = 30 fu', '20 base, 10 menzen_ron', '30'],
  ['副底20＋中張暗刻2p4＋待ち2＝26', '20 base, 4 ankou, 2 kanchan/penchan/tanki', '26'],
  ['七対子25', '25 chiitoitsu', '']
]
test.each(rows)('fu: %s', (text, summands, sums) => {
  const read = readFu(text)
  expect([shortly(read.summands), shortly(read.sums), read.unread]).toEqual([summands, sums, []])
})

test('what is not understood is reported at its place', () => {
  expect(readFu('20+many').unread).toEqual([{type: 'unread', start: 3, end: 7}])
})
