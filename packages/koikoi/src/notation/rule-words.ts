/**
 * Rules in words, by which authors describe those of their own table: 花見・月見なし, 月札4文, 雨流れあり, `no viewing`, 七文以上倍,
 * カス11枚から.
 */
import {readNumber} from '@tehai/kernel/source'
import type {GameRules} from '../rules/index.js'

type Option = Exclude<keyof GameRules, 'name'>

/** A subject of phrases: its words, its options, and the usual points if the preset has none. */
interface Subject {
  readonly words: readonly string[]
  readonly options: readonly Option[]
  readonly usual: number
}

const subjects: readonly Subject[] = (
  [
    [
      'hanamiScore',
      5,
      '花見で一杯|花見酒|花見|hanami|flower viewing|花见酒|花见|赏花酒|赏花|賞花酒|賞花|꽃구경|꽃놀이'
    ],
    [
      'tsukimiScore',
      5,
      '月見で一杯|月見酒|月見|tsukimi|moon viewing|月见酒|月见|赏月酒|赏月|賞月酒|賞月|달구경|달맞이'
    ],
    [
      'hanamiScore tsukimiScore',
      5,
      '花見月見|花見酒月見酒|花見で一杯月見で一杯|viewing|viewing yaku|viewings|hanami tsukimi|hanami and tsukimi|花见月见|赏花赏月|賞花賞月|赏花酒赏月酒|賞花酒賞月酒|꽃구경달구경|꽃놀이달맞이'
    ],
    ['monthlyScore', 4, '月札|monthly|month cards|cards of the month|tsukifuda|月牌|이달 패|이달의 패|월패'],
    ['teshiScore', 6, '手四|teshi|총통|테시'],
    ['kuttsukiScore', 6, 'くっつき|食い付き|kuttsuki|四对|四對|네 쌍|쿳츠키'],
    ['oyaKenScore', 1, '親権|oyaken|oya-ken|亲权|親權|친권'],
    ['rainSpoilsViewing', 0, '雨流れ|雨流|우천|비 오면 무효'],
    ['fogSpoilsViewing', 0, '霧流れ|雾流|霧流'],
    ['sakeAsKasu', 0, '盃カス|盃はカスにも|sake as kasu|sake cup as chaff']
  ] as const
).map(([options, usual, words]) => ({
  words: words.split('|').map(plain),
  options: options.split(' ') as Option[],
  usual
}))

/** Words without blanks and the marks between them. */
function plain(text: string): string {
  return text.replace(/[\s・･·&＆+＋と、,-]+/g, '')
}

const before = /^(?:no|without|无|無|不算)/
const off = /^(?:なし|無し|off|なしで|ない|없음|없이|不算|无|無)$/
const on = /^(?:あり|有り|on|yes|있음|有)$/
const points = /^(\d{1,3}|[〇一二三四五六七八九十]{1,3})(?:文|点|점|points?|pts)$/

/** What may be before a rule: ただし花見・月見なし. */
const lead = /^(?:ただし|但し|但|有|with|but|단)/

const isValue = new RegExp([off, on, points].map(({source}) => source).join('|'))

/** Seven points or more, doubled. */
const seven =
  /^(?:standard)?(?:(?:7|七|칠)(?:文|点|点数|分|점)?以?(?:上|이상)?(?:で|は|면)?(?:(?:2|二|두)?(?:倍|배)(?:付け)?|翻倍|加倍)|doubled?(?:at|for|from)?(?:7|seven)(?:\+|ormore|points|pointsormore)?|(?:7|seven)(?:\+|ormore|pointsormore)doubled?)(あり|なし)?$/

/** From how many cards on a yaku counts. */
const counts: readonly (readonly [option: Option, words: RegExp])[] = [
  ['taneCount', /^(?:タネ|種|种|tane|animals|열끗|타네)/],
  ['tanzakuCount', /^(?:タン|短冊|短册|tan|ribbons|띠|단|탄)/],
  ['kasuCount', /^(?:カス|皮|素|kasu|plains|chaff|피|카스)/]
]
const fromCount =
  /^(?:は|from)?(\d{1,2}|[一二三四五六七八九十]{1,3})(?:(?:枚|[张張]|장|cards)(?:から|以上|起|부터|이상|ormore)?|ormore)$/

/** The change of カス11枚から; `null` for other words. */
function countOf(text: string): RulesInWords | null {
  for (const [option, words] of counts) {
    const [word] = words.exec(text) ?? []
    const [, count] = word === undefined ? [] : (fromCount.exec(text.slice(word.length)) ?? [])
    if (count !== undefined) return {changes: {[option]: readNumber(count)}, meant: []}
  }
  return null
}

/** Whose koi-koi doubles. */
const modes: ReadonlyMap<string, GameRules['koiKoiMode']> = new Map([
  ['倍返し', 'opponent'],
  ['こいこい倍返し', 'opponent'],
  ['相手のこいこいで倍', 'opponent'],
  ['自分のこいこいで倍', 'self'],
  ['どちらのこいこいでも倍', 'either']
])

/** The options that rules in words change, with their values; `null` for other words. */
export interface RulesInWords {
  readonly changes: Partial<Record<Option, number | boolean | string>>
  /** An option with a value, proposed for words that leave the value open, such as 月札あり. */
  readonly meant: readonly string[]
}

/** Read a folded phrase about rules; `null` for any other text. */
export function rulesInWords(phrase: string): RulesInWords | null {
  const text = plain(phrase).replace(lead, '')
  const doubling = seven.exec(text)
  if (doubling) return {changes: {sevenPointMultiplier: doubling[1] === 'なし' ? 1 : 2}, meant: []}
  const counted = countOf(text)
  if (counted) return counted
  const mode = modes.get(text)
  if (mode) return {changes: {koiKoiMode: mode}, meant: []}
  const isDenied = before.test(text)
  const said = isDenied ? text.replace(before, '') : text
  for (const subject of subjects) {
    const word = subject.words.find(one => said.startsWith(one) && isValue.test(said.slice(one.length)))
    if (word === undefined) continue
    const value = said.slice(word.length)
    const isOff = isDenied || off.test(value)
    return changesOf(subject, isOff ? 0 : on.test(value) ? null : readNumber(points.exec(value)![1]!))
  }
  const subject = subjectOf(said)
  return subject && (isDenied || isFlag(subject)) ? changesOf(subject, isDenied ? 0 : null) : null
}

const subjectOf = (words: string): Subject | undefined => subjects.find(one => one.words.includes(words))

/** Whether a rule is on or off, without points. */
const isFlag = ({usual}: Subject): boolean => usual === 0

/**
 * The changes for a subject.
 *
 * @param score
 *   Its points, 0 if it is off; `null` if it is on without points.
 */
function changesOf(subject: Subject, score: number | null): RulesInWords {
  const {options, usual} = subject
  if (isFlag(subject)) return {changes: {[options[0]!]: score !== 0}, meant: []}
  const isTeshi = options.includes('teshiScore')
  if (isTeshi && (score === null || score === 0)) return {changes: {enableTeshi: score === null}, meant: []}
  if (score === null) return {changes: {}, meant: [options.map(option => `${option}=${usual}`).join(' ')]}
  const scores = Object.fromEntries(options.map(option => [option, score]))
  return {changes: isTeshi ? {...scores, enableTeshi: true} : scores, meant: []}
}
