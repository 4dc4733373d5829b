import {expect, test} from 'vitest'
import {doubleYakuman} from '../rules/yakuman.js'
import {yakuTable, type YakuRow} from './table.js'

const rows: readonly YakuRow[] = yakuTable

test('each yaku is listed once', () => {
  expect(new Set(rows.map(({id}) => id)).size).toBe(rows.length)
})

test('a yakuman has no han; renhou (人和) is one or five han, by rule', () => {
  const both = rows.filter(({closed, open, yakuman}) => yakuman > 0 && (closed !== 0 || open !== 0))
  expect(both).toEqual([{id: 'renhou', closed: 5, open: 0, yakuman: 1, by: 'course', rule: 'renhou'}])
  expect(rows.filter(({closed, yakuman}) => closed === 0 && yakuman === 0)).toEqual([])
})

test('an open hand loses one han (食い下がり), all of the yaku, or nothing', () => {
  const lost = (by: number) =>
    rows.filter(row => row.open > 0 && row.closed - row.open === by).map(({id}) => id)
  expect(lost(1)).toEqual(['honitsu', 'chinitsu', 'sanshoku', 'ittsuu', 'chanta', 'junchan'])
  expect(rows.filter(row => row.open > 0).length).toBe(lost(0).length + lost(1).length)
})

test('what must be closed (門前限定)', () => {
  const closed = rows.filter(row => row.yakuman === 0 && row.open === 0).map(({id, closed: han}) => [id, han])
  expect(closed).toEqual([
    ['riichi', 1],
    ['double_riichi', 2],
    ['open_riichi', 1],
    ['ippatsu', 1],
    ['menzen_tsumo', 1],
    ['pinfu', 1],
    ['iipeikou', 1],
    ['ryanpeikou', 3],
    ['chiitoitsu', 2]
  ])
})

test('double yakuman are those of a better wait, and the four great winds', () => {
  expect(rows.filter(({yakuman}) => yakuman === 2).map(({id}) => id)).toEqual([...doubleYakuman])
})

test('what each yaku is found by', () => {
  const found = (group: YakuRow['by']) =>
    rows
      .filter(({by}) => by === group)
      .map(({id}) => id)
      .join(' ')
  expect([...new Set(rows.map(({by}) => by))].toSorted()).toEqual([
    'course',
    'honors',
    'pairs',
    'runs',
    'tiles',
    'triplets'
  ])
  expect(found('runs')).toBe('pinfu iipeikou ryanpeikou sanshoku ittsuu chanta junchan daisharin')
  expect(found('honors')).toBe('round_wind seat_wind haku hatsu chun shousangen')
  expect(found('pairs')).toBe('chiitoitsu kokushi kokushi_13 daichisei')
})

test('yaku of triplets and honors are worth as much open as closed', () => {
  const both = rows.filter(({by, yakuman}) => yakuman === 0 && (by === 'triplets' || by === 'honors'))
  expect(both.map(({id, closed, open}) => [id, closed, open])).toEqual([
    ...['toitoi', 'sanankou', 'sankantsu', 'sanshoku_doukou'].map(id => [id, 2, 2]),
    ...['round_wind', 'seat_wind', 'haku', 'hatsu', 'chun'].map(id => [id, 1, 1]),
    ['shousangen', 2, 2]
  ])
})
