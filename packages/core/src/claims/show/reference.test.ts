/**
 * Tables of reference beside what the engine says and beside formulas that know nothing of it.
 */
import {expect, test} from 'vitest'
import {presets, score, yakuTable, type Rules, type YakuId} from '@tehai/riichi'
import type {Tile} from '@tehai/riichi/tile'
import type {Markup} from '@tehai/kernel/markup'
import {checkBlock} from '../../page/check-block.js'
import {sentenceOf} from '../../page/check/result/sentences.js'
import {drawnRow} from '../../page/row/row.js'
import {claimChecker} from '../check.js'
import '../with-safety.js'
import {possibleFu} from '../amounts.js'
import {hanColumns, scoreTables} from './score-table.js'
import {isOpenYakuman, worthOfYaku, yakuInRules} from './yaku-table.js'
import {yakuExamples} from './yaku-examples.js'

const textOf = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.children.map(textOf).join('|')

const elements = (markup: Markup, name: string): Markup[] =>
  typeof markup === 'string'
    ? []
    : [...(markup.name === name ? [markup] : []), ...markup.children.flatMap(one => elements(one, name))]

/** The cells of a table, by fu and han: ron and tsumo, or a limit. */
function cellsOf(table: Markup): Map<string, string> {
  const rows = elements(table, 'tr').slice(1)
  return new Map(
    rows.flatMap(row => {
      const fu = textOf(elements(row, 'th')[0]!)
      return elements(row, 'td').map((cell, index): [string, string] => [`${index + 1} ${fu}`, textOf(cell)])
    })
  )
}

const hundreds = (points: number) => 100 * Math.ceil(points / 100)

/** A cell by the formula of rule books: fu × 2^(han + 2), times 4, 6, 2 and 1. */
function formula(han: number, fu: number, isDealer: boolean, rules: Rules): string {
  const base = fu * 2 ** (han + 2)
  if (base >= 2000 || (rules.kiriage && base === 1920)) return '満貫'
  const ron = hundreds(base * (isDealer ? 6 : 4))
  const tsumo = isDealer ? `${hundreds(2 * base)}オール` : `${hundreds(base)} / ${hundreds(2 * base)}`
  return `${ron}|${tsumo}`
}

for (const [name, rules] of [
  ['tenhou', presets.tenhou],
  ['kiriage', {...presets.tenhou, kiriage: true}]
] as const) {
  test(`every cell of the table of points is that of the formula: ${name}`, () => {
    const [child, dealer] = scoreTables(rules, 'ja').map(cellsOf)
    for (const fu of possibleFu) {
      for (const han of hanColumns) {
        for (const [cells, isDealer] of [
          [child!, false],
          [dealer!, true]
        ] as const) {
          const cell = cells.get(`${han} ${fu}`)!
          const [ron, tsumo] = formula(han, fu, isDealer, rules).split('|')
          const parts = cell.split('|')
          // Empty parts are tried one by one below.
          if (parts.length === 1) expect(['―', ron]).toContain(cell)
          else expect([[ron, '―'].includes(parts[0]), [tsumo, '―'].includes(parts[1])]).toEqual([true, true])
        }
      }
    }
  })
}

test('the cells that no hand has are those of printed tables', () => {
  const [child] = scoreTables(presets.tenhou, 'ja').map(cellsOf)
  const empty = [...child!].filter(([, text]) => text.includes('―'))
  expect(empty).toEqual([
    ['1 20', '―'],
    ['2 20', '―|400 / 700'],
    ['3 20', '―|700 / 1300'],
    ['4 20', '―|1300 / 2600'],
    ['1 25', '―'],
    ['2 25', '1600|―'],
    ['1 110', '3600|―']
  ])
})

/** The concealed tiles and melds of a row; its last closed tile won. */
function winOf(source: string) {
  const {diagram} = drawnRow(source, {mode: 'hand'})
  if (diagram.mode !== 'hand') throw new Error(source)
  const {concealed, draw, melds} = diagram.hand
  const closed = draw ? [...concealed, draw] : concealed
  return {hand: closed.slice(0, -1), melds, win: closed.at(-1) as Tile}
}

const situation = {round: 'east', seat: 'south'} as const

test('every cell that a hand reaches is what the engine pays for that hand', () => {
  const tables = {
    south: cellsOf(scoreTables(presets.tenhou, 'ja')[0]!),
    east: cellsOf(scoreTables(presets.tenhou, 'ja')[1]!)
  }
  const sources = [
    ...Object.values(yakuExamples),
    '234m 456p 66s 789s 44p4p',
    '111m99m444p234s11-1z',
    '2-34m456p66s78s345s9s',
    '1111-m 999-9p 234s 5z 55-5z 5z'
  ]
  let tried = 0
  for (const source of sources) {
    for (const seat of ['south', 'east'] as const) {
      for (const by of ['ron', 'tsumo'] as const) {
        const found = score({...winOf(source), by, situation: {round: 'east', seat}}, presets.tenhou)
        if (found.outcome !== 'win' || found.han === 0 || found.han > 4) continue
        const cell = tables[seat].get(`${found.han} ${found.fu}`)
        if (cell === undefined) continue
        tried += 1
        const [first, other] = found.tsumoPayments ?? []
        const paid =
          first === undefined
            ? String(found.points)
            : other === undefined
              ? `${first}オール`
              : `${other} / ${first}`
        if (found.limit) expect([source, cell]).toEqual([source, '満貫'])
        else expect([source, cell.split('|')[by === 'ron' ? 0 : 1]]).toEqual([source, paid])
      }
    }
  }
  expect(tried).toBeGreaterThan(40)
})

test.each(Object.entries(yakuExamples))('the example of %s has it', (id, source) => {
  const found = (['ron', 'tsumo'] as const).map(by =>
    score({...winOf(source), by, situation}, presets.tenhou)
  )
  const yaku = found.flatMap(one => (one.outcome === 'win' ? one.yaku.map(one => one.id as string) : []))
  expect(yaku).toContain(id)
})

test('every yaku of the rules is listed once, with the han of the table of the engine', () => {
  const {tenhou} = presets
  const rows = yakuInRules(tenhou)
  expect(rows.map(({id}) => id)).toEqual(
    yakuTable
      .map(({id}) => id)
      .filter(id => !['open_riichi', 'renhou', 'paarenchan', 'daisharin', 'daichisei'].includes(id))
  )
  expect(yakuInRules({...tenhou, ippatsu: false}).map(({id}) => id)).not.toContain('ippatsu')
  const tanyao = rows.find(({id}) => id === 'tanyao')!
  expect(worthOfYaku(tanyao, tenhou)).toMatchObject({closed: 1, open: 1})
  expect(worthOfYaku(tanyao, {...tenhou, kuitan: false})).toMatchObject({closed: 1, open: 0})
  const daisuushii = rows.find(({id}) => id === 'daisuushii')!
  expect(worthOfYaku(daisuushii, {...tenhou, doubleYakuman: true}).yakuman).toBe(2)
  expect(worthOfYaku(daisuushii, {...tenhou, doubleYakuman: ['kokushi_13']}).yakuman).toBe(1)
  const renhou = yakuInRules({...tenhou, renhou: 'mangan'}).find(({id}) => id === 'renhou')!
  expect(worthOfYaku(renhou, {...tenhou, renhou: 'mangan'})).toMatchObject({isMangan: true})
  expect(worthOfYaku(renhou, {...tenhou, renhou: 'yakuman'})).toMatchObject({yakuman: 1})
})

test.each([
  ['open_riichi', {openRiichi: true}],
  ['renhou', {renhou: 'yakuman'}],
  ['paarenchan', {paarenchan: true}],
  ['daisharin', {daisharin: true}],
  ['daichisei', {daichisei: true}]
] as const)('%s is listed where the rules have it', (id, rules) => {
  expect(yakuInRules({...presets.tenhou, ...rules}).map(row => row.id)).toContain(id)
})

test('a yakuman is open where a hand with a pon has it', () => {
  const opened: Partial<Record<YakuId, string>> = {
    tsuuiisou: '11-1z 222333z44z555z',
    ryuuiisou: '22-2s 333s444s66z 666s',
    chinroutou: '11-1m 999m111p999s11s',
    suuankou: '22-2m 555p777s99m999p',
    daisangen: '55-5z 666z777z234m99p',
    shousuushii: '11-1z 222z333z44z234m',
    daisuushii: '11-1z 222z333z444z55m'
  }
  for (const [id, source] of Object.entries(opened)) {
    const found = score({...winOf(source), by: 'tsumo', situation}, presets.tenhou)
    const ids = found.outcome === 'win' ? found.yaku.map(one => one.id as string) : []
    expect([id, ids.includes(id)]).toEqual([id, isOpenYakuman(id as YakuId)])
  }
})

test('a table that is not known is reported with the nearest names', () => {
  const {messages} = checkBlock('table: scroe', claimChecker())
  expect(messages.map(one => sentenceOf(one, 'table: scroe', 'en'))).toEqual([
    'Unexpected table `scroe`, expected `score`, `yaku`, `suji` or `kabe`; did you mean `score`?'
  ])
})

test('a table is that of the rules of the block', () => {
  const more = (text: string) => JSON.stringify(checkBlock(text, claimChecker()).sections)
  expect(more('rules: no kuitan\ntable: yaku')).not.toBe(more('rules: kuitan\ntable: yaku'))
  expect(more('rules: kiriage\ntable: score')).not.toBe(more('table: score'))
})

test('the tables of safety are of what their names say: rivers make suji, walls make no-chance', () => {
  const headings = (text: string) =>
    checkBlock(text, claimChecker()).sections.flatMap(({groups}) =>
      groups
        .flat()
        .flatMap(entry =>
          'content' in entry ? entry.content.flatMap(markup => elements(markup, 'thead').map(textOf)) : []
        )
    )
  expect(headings('table: suji')).toEqual(['In the river|Suji|Half suji'])
  expect(headings('table: kabe')).toEqual(['All four visible|No chance|One side walled'])
})
