/**
 * The table of points (点数表): what han and fu pay, by the rules in force.
 *
 * Fu go to 110, as in printed tables; higher fu are rare, or come with enough han for a limit. A cell is empty if no
 * hand has that han and fu: 20 fu is a tsumo with pinfu, or an open ron if the rules count it so; 25 fu is seven pairs;
 * 110 fu with one han requires a closed ron.
 */
import {limits, ronPoints, tsumoPayments, worthOf, type Rules} from '@tehai/riichi'
import {element, type Markup} from '@tehai/kernel/markup'
import type {Language} from '@tehai/kernel/source'
import {nameOfAmount} from '../../labels/scores/score.js'
import {nameOfLimit} from '../../labels/scores/yaku.js'
import {dictionaries as tableWords} from '../../labels/words/tables.js'
import {referenceTable, type Cell} from './reference-table.js'
import {possibleFu} from '../amounts.js'

/** The columns of the table; five han and more are limits. */
export const hanColumns = [1, 2, 3, 4] as const

/** Whether a hand with these han and fu can be won in a way. */
export function canBe(han: number, fu: number, by: 'ron' | 'tsumo', rules: Rules): boolean {
  if (fu === 20) return by === 'tsumo' ? rules.pinfuTsumo && han >= 2 : rules.openPinfuFu === 20
  if (fu === 25) return by === 'ron' ? han >= 2 : han >= 3
  return fu < 110 || han > 1 || by === 'ron'
}

/** The tables of points: of a non-dealer, of the dealer, and the limits. */
export function scoreTables(rules: Rules, lang: Language): Markup[] {
  const words = tableWords[lang]
  const rows = possibleFu.filter(fu =>
    hanColumns.some(han => canBe(han, fu, 'ron', rules) || canBe(han, fu, 'tsumo', rules))
  )
  const table = (isDealer: boolean) =>
    referenceTable(
      'score',
      words.payers[isDealer ? 'dealer' : 'non-dealer'],
      [`${words.headings.fu} \\ ${words.headings.han}`, ...hanColumns.map(String)],
      rows.map(fu => [[String(fu)], ...hanColumns.map(han => scoreCell({han, fu, isDealer}, rules, lang))])
    )
  return [table(false), table(true), limitTable(rules, lang)]
}

/** What is paid for han and fu, to a dealer or to another player. */
interface Worth {
  readonly han: number
  readonly fu: number
  readonly isDealer: boolean
}

/** Ron, with tsumo below it; the name of a mangan in place of both. */
function scoreCell({han, fu, isDealer}: Worth, rules: Rules, lang: Language): Cell {
  const {none} = tableWords[lang]
  const ways = (['ron', 'tsumo'] as const).filter(by => canBe(han, fu, by, rules))
  if (ways.length === 0) return [none]
  const {base, limit} = worthOf(han, fu, rules)
  if (limit !== null) return [nameOfLimit(limit, 1, lang)]
  return [
    element('div', {}, ways.includes('ron') ? nameOfAmount(ronPoints(base, isDealer), lang) : none),
    element('div', {}, ways.includes('tsumo') ? tsumoWords(base, isDealer, rules, lang) : none)
  ]
}

function tsumoWords(base: number, isDealer: boolean, rules: Rules, lang: Language): string {
  const [first, others] = tsumoPayments(base, isDealer, rules)
  return tableWords[lang].tsumo(
    nameOfAmount(first, lang),
    others === undefined ? null : nameOfAmount(others, lang)
  )
}

/** The han of each limit, and what it pays. */
function limitTable(rules: Rules, lang: Language): Markup {
  const words = tableWords[lang]
  const counted = limits.filter(({id}) => id !== 'kazoe-yakuman' || rules.kazoe === 'yakuman')
  const pays = (base: number, isDealer: boolean): Cell => [
    element('div', {}, nameOfAmount(ronPoints(base, isDealer), lang)),
    element('div', {}, tsumoWords(base, isDealer, rules, lang))
  ]
  const rows = counted.map(({id, minHan, base}, index): Cell[] => {
    const next = counted[index + 1]
    const from = String(minHan)
    const to = next ? String(next.minHan - 1) : null
    const han = from === to ? from : words.range(from, to)
    return [[nameOfLimit(id, 1, lang)], [han], pays(base, false), pays(base, true)]
  })
  const yakuman: Cell[] = [
    [nameOfLimit('yakuman', 1, lang)],
    [words.none],
    pays(8000, false),
    pays(8000, true)
  ]
  const {limit, han, dealer} = words.headings
  return referenceTable(
    'limits',
    words.limits,
    [limit, han, words.headings['non-dealer'], dealer],
    [...rows, yakuman]
  )
}
