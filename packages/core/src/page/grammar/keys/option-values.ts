/**
 * Values of options, as an author writes them in fence meta, attributes, key lines and front matter.
 */
import type {DialectId, ReadingOfY} from '../../../notation/dialect.js'
import {dialectIds} from '../../../notation/dialects/index.js'
import type {Mode} from '../../../notation/tree.js'
import {nearestOrSounding} from '@tehai/kernel/sounds'
import {languages, lookup} from '@tehai/kernel/source'
import {columnsOf, languageOf, sizeOf} from '@tehai/kernel/block'

/** Whether a word names a dialect. */
export function isDialect(word: string): word is DialectId {
  return (dialectIds as readonly string[]).includes(word)
}

/** A reading of `y`. `seed`, the original name of `auto`, is still accepted. */
export function readingOfY(text: string): ReadingOfY | undefined {
  const word = text.trim().toLowerCase()
  if (word === 'seed') return 'auto'
  return word === 'auto' || word === 'prefix' ? word : undefined
}

/** What a page may show for a false claim; with `off`, claims are not checked. */
export const claimModes = ['mark', 'replace', 'off'] as const
export type ClaimMode = (typeof claimModes)[number]

/** How a block may show its players. */
export const layouts = ['board', 'list', 'auto'] as const
export type Layout = (typeof layouts)[number]

const modes: readonly Mode[] = ['hand', 'river']

const oneOf =
  (words: readonly string[]) =>
  (text: string): string | undefined =>
    words.find(word => word === text.trim().toLowerCase())

/** Other words for the layouts of the players of a block. */
const layoutByWord: ReadonlyMap<string, Layout> = new Map<string, Layout>([
  ['盤', 'board'],
  ['ボード', 'board'],
  ['盤面', 'board'],
  ['卓', 'board'],
  ['牌桌', 'board'],
  ['盘面', 'board'],
  ['盘', 'board'],
  ['탁자', 'board'],
  ['一覧', 'list'],
  ['一覧表', 'list'],
  ['リスト', 'list'],
  ['列表', 'list'],
  ['一览', 'list'],
  ['一覽', 'list'],
  ['목록', 'list'],
  ['리스트', 'list'],
  ['自動', 'auto'],
  ['自动', 'auto'],
  ['자동', 'auto']
])

function layoutOf(text: string): string | undefined {
  const word = text.trim().toLowerCase()
  return layoutByWord.get(word) ?? oneOf(layouts)(word)
}

const anyText = (text: string): string => text

/** How each option is read; `undefined` for text that is not a value of it. */
const readers: Readonly<Record<string, (text: string) => string | number | undefined>> = lookup({
  dialect: oneOf(dialectIds),
  mode: oneOf(modes),
  y: readingOfY,
  size: sizeOf,
  lang: languageOf,
  columns: columnsOf,
  claims: oneOf(claimModes),
  won: oneOf(['tsumo', 'ron', 'win']),
  layout: layoutOf,
  label: anyText,
  mark: anyText,
  bars: anyText,
  dora: anyText,
  draw: anyText,
  rules: anyText
})

/** A value of each option, to show in messages. */
export const optionExamples: Readonly<Record<string, string>> = lookup({
  dialect: 'quote',
  mode: 'river',
  y: 'prefix',
  size: 'l',
  lang: 'ja',
  columns: '6',
  claims: 'replace',
  won: 'ron',
  layout: 'board',
  rules: 'tenhou'
})

/** The words that are values of an option: all of them may be proposed. */
export const optionChoices: Readonly<Record<string, readonly string[]>> = lookup({
  dialect: dialectIds,
  mode: modes,
  y: ['auto', 'prefix'],
  size: ['s', 'm', 'l', 'xl'],
  lang: languages,
  claims: claimModes,
  won: ['tsumo', 'ron'],
  layout: [...layouts, ...layoutByWord.keys()]
})

/** Words that may be values of options. */
export const optionWords: readonly string[] = Object.values(optionChoices).flat()

/** Reads the value of an option; `undefined` if the text is not a value of it, or if there is no such option. */
export function readOption(name: string, text: string): string | number | undefined {
  return readers[name]?.(text)
}

/**
 * The value that may be meant by a text, if only one is similar to it; otherwise `undefined`. A misspelt option of a
 * page is reported once, not for each row that it applies to.
 */
export function meantOption(name: string, text: string): unknown {
  const [only, other] = optionExpected(name, text)
  return only === undefined || other !== undefined ? undefined : readOption(name, only)
}

/** Other words for the sizes. */
const sizeByWord: ReadonlyMap<string, string> = new Map([
  ...['small', '小', '小さい', 'tiny', '極小'].map(word => [word, 's'] as const),
  ...['medium', 'normal', '中', '普通'].map(word => [word, 'm'] as const),
  ...['large', 'big', '大', '大きい'].map(word => [word, 'l'] as const),
  ...['extra large', 'x-large', 'huge', '特大', '極大', '最大'].map(word => [word, 'xl'] as const)
])

/** Other words for the layouts. */
const otherLayouts: ReadonlyMap<string, string> = new Map([
  ...['table', 'square', 'tabletop'].map(word => [word, 'board'] as const),
  ...['rows', 'lines', 'plain'].map(word => [word, 'list'] as const)
])

/** Other CSS units, in em, for a letter of the usual 16 pixels. */
const emByUnit: ReadonlyMap<string, number> = new Map([
  ['px', 1 / 16],
  ['pt', 1 / 12],
  ['rem', 1],
  ['%', 1 / 100]
])

/** A size in another unit, as the nearest number of em; `undefined` for any other text. */
function sizeOfUnit(text: string): string | undefined {
  const [, number, unit] = /^(\d{1,4}(?:\.\d{1,3})?) ?(px|pt|rem|%)$/i.exec(text.trim()) ?? []
  if (number === undefined) return undefined
  const size = String(Math.round(Number(number) * emByUnit.get(unit!.toLowerCase())! * 10) / 10)
  return sizeOf(size) === undefined ? undefined : size
}

/** The values expected in place of a value, the nearest first. */
export function optionExpected(name: string, text: string): string[] {
  const size = name === 'size' ? sizeByWord.get(text.trim().toLowerCase()) : undefined
  if (size !== undefined) return [size]
  const layout = name === 'layout' ? otherLayouts.get(text.trim().toLowerCase()) : undefined
  if (layout !== undefined) return [layout]
  const inOtherUnit = name === 'size' ? sizeOfUnit(text) : undefined
  if (inOtherUnit !== undefined) return [inOtherUnit]
  return nearestOrSounding(text.trim().toLowerCase(), optionChoices[name] ?? [])
}
