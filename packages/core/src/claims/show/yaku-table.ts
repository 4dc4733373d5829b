/**
 * The list of yaku (役一覧): han closed and open by the rules in force, with an example of each that tiles show.
 */
import {isOutOfSanma, isTile, kindOf, type Tile} from '@tehai/riichi/tile'
import {yakuTable, type Rules, type YakuId, type YakuRow} from '@tehai/riichi'
import {element, type Markup} from '@tehai/kernel/markup'
import type {Language} from '@tehai/kernel/source'
import {nameOfHan, nameOfLimit, nameOfYaku} from '../../labels/scores/yaku.js'
import {dictionaries as tableWords} from '../../labels/words/tables.js'
import {inlineCode} from '../../page/row/wire.js'
import {referenceTable, type Cell} from './reference-table.js'
import {yakuExamples} from './yaku-examples.js'

/** The yaku that the rules have, in the order of the table. */
export function yakuInRules(rules: Rules): YakuRow[] {
  const rows: readonly YakuRow[] = yakuTable
  return rows.filter(({id, rule}) => {
    const isOn = rule === undefined || (rules[rule] !== false && rules[rule] !== 'off')
    return isOn && !(rules.sanma && id === 'sanshoku')
  })
}

/** What a yaku is worth by the rules: han, or how many yakuman; 0: it is not possible in such a hand. */
export interface YakuWorth {
  readonly closed: number
  readonly open: number
  readonly yakuman: number
  /** Whether the yaku raises a hand that is worth less to a mangan. */
  readonly isMangan: boolean
}

/** What a yaku is worth by the rules. */
export function worthOfYaku({id, closed, open, yakuman}: YakuRow, rules: Rules): YakuWorth {
  if (id === 'renhou') {
    const isYakuman = rules.renhou === 'yakuman'
    return {
      closed: isYakuman ? 0 : closed,
      open: 0,
      yakuman: isYakuman ? 1 : 0,
      isMangan: rules.renhou === 'mangan'
    }
  }
  const isOpen = open > 0 && (id !== 'tanyao' || rules.kuitan)
  const {doubleYakuman} = rules
  const names: readonly string[] = Array.isArray(doubleYakuman) ? doubleYakuman : []
  const isDouble = yakuman === 2 && (doubleYakuman === true || names.includes(id))
  return {closed, open: isOpen ? open : 0, yakuman: isDouble ? 2 : Math.min(yakuman, 1), isMangan: false}
}

/** Yakuman that an open hand can have: those of triplets, and those that depend on the tiles alone. */
const openYakuman: ReadonlySet<YakuId> = new Set<YakuId>([
  'tsuuiisou',
  'ryuuiisou',
  'chinroutou',
  'daisangen',
  'shousuushii',
  'daisuushii',
  'suukantsu'
])

/** Whether an open hand can have a yakuman. */
export const isOpenYakuman = (id: YakuId): boolean => openYakuman.has(id)

/** The list of yaku. */
export function yakuTableMarkup(rules: Rules, lang: Language): Markup[] {
  const {headings} = tableWords[lang]
  const rows = yakuInRules(rules).map(row => [
    [element('div', {}, nameOfYaku(row.id as YakuId, lang)), ...exampleOf(row.id as YakuId, rules, lang)],
    ...hanCells(row, rules, lang)
  ])
  return [referenceTable('yaku', null, [headings.yaku, headings.closed, headings.open], rows)]
}

function hanCells(row: YakuRow, rules: Rules, lang: Language): Cell[] {
  const {none} = tableWords[lang]
  const {closed, open, yakuman, isMangan} = worthOfYaku(row, rules)
  if (isMangan) return [[nameOfLimit('mangan', 1, lang)], [none]]
  if (yakuman > 0) {
    const name = nameOfLimit('yakuman', yakuman, lang)
    return [[name], [isOpenYakuman(row.id as YakuId) ? name : none]]
  }
  return [[nameOfHan(closed, lang)], [open > 0 ? nameOfHan(open, lang) : none]]
}

/** The example of a yaku, unless it has tiles that are not used with three players. */
function exampleOf(id: YakuId, rules: Rules, lang: Language): Cell {
  const example = yakuExamples[id]
  if (!example || (rules.sanma && tilesIn(example).some(tile => isOutOfSanma(kindOf(tile))))) return []
  return [element('div', {}, inlineCode(example, {lang, checked: true}))]
}

const tilesIn = (text: string): Tile[] =>
  [...text.matchAll(/([0-9-]{1,14})([mpsz])/g)].flatMap(([, ranks, suit]) =>
    [...ranks!].map(rank => rank + suit!).filter(isTile)
  )
