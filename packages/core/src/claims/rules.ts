/**
 * Rules as an author names them: a preset, changes to it, or both.
 *
 *     tenhou      Mリーグ      雀魂、喰いタンなし      no kuitan, kiriage      doubleWindPairFu=2      三麻
 */
import type {RulesSetting} from '../page/grammar/options.js'
import {ruleSets} from '../page/grammar/rule-sets.js'
import {sanmaWords} from '../page/grammar/sanma.js'
import type {KeyPlace} from '../page/check/claims.js'
import {
  presets,
  checkRules,
  defaultRules,
  rulesOf,
  valuesOfRule,
  type RuleChanges,
  type Rules
} from '@tehai/riichi'
import {nearestOrSounding} from '@tehai/kernel/sounds'
import {lookup, nearest, type Span} from '@tehai/kernel/source'
import {foldClaim} from './grammar/phrases.js'

/** Rules, and the parts of the text that are not understood. Spans are offsets into the text. */
export interface NamedRules {
  readonly rules: Rules
  readonly unknown: readonly (Span & {readonly text: string; readonly nearest: readonly string[]})[]
}

type Change = (isOn: boolean) => RuleChanges

/** Rules by the words for them; a word alone switches the rule on, なし or `no` off. */
const ruleWords: Readonly<Record<string, Change>> = lookup({
  喰いタン: kuitan => ({kuitan}),
  食いタン: kuitan => ({kuitan}),
  クイタン: kuitan => ({kuitan}),
  赤: isOn => ({redFives: isOn ? 3 : 0}),
  赤ドラ: isOn => ({redFives: isOn ? 3 : 0}),
  赤牌: isOn => ({redFives: isOn ? 3 : 0}),
  redfives: isOn => ({redFives: isOn ? 3 : 0}),
  red: isOn => ({redFives: isOn ? 3 : 0}),
  aka: isOn => ({redFives: isOn ? 3 : 0}),
  reds: isOn => ({redFives: isOn ? 3 : 0}),
  akadora: isOn => ({redFives: isOn ? 3 : 0}),
  切り上げ満貫: kiriage => ({kiriage}),
  切上満貫: kiriage => ({kiriage}),
  切り上げ: kiriage => ({kiriage}),
  kiriage: kiriage => ({kiriage}),
  kiriagemangan: kiriage => ({kiriage}),
  数え役満: isOn => ({kazoe: isOn ? 'yakuman' : 'sanbaiman'}),
  kazoe: isOn => ({kazoe: isOn ? 'yakuman' : 'sanbaiman'}),
  kazoeyakuman: isOn => ({kazoe: isOn ? 'yakuman' : 'sanbaiman'}),
  ダブル役満: doubleYakuman => ({doubleYakuman}),
  doubleyakuman: doubleYakuman => ({doubleYakuman}),
  複合役満: multipleYakuman => ({multipleYakuman}),
  役満複合: multipleYakuman => ({multipleYakuman}),
  一発: ippatsu => ({ippatsu}),
  裏ドラ: ura => ({ura}),
  裏: ura => ({ura}),
  一発裏: isOn => ({ippatsu: isOn, ura: isOn}),
  一発裏ドラ: isOn => ({ippatsu: isOn, ura: isOn}),
  槓ドラ: kanDora => ({kanDora}),
  カンドラ: kanDora => ({kanDora}),
  槓裏: kanUra => ({kanUra}),
  カン裏: kanUra => ({kanUra}),
  ツモ損: isOn => ({sanmaTsumo: isOn ? 'loss' : 'split'}),
  北抜き: northDora => ({northDora}),
  抜きドラ: northDora => ({northDora}),
  ピンヅモ: pinfuTsumo => ({pinfuTsumo}),
  ピンツモ: pinfuTsumo => ({pinfuTsumo}),
  頭ハネ: isOn => ({rons: isOn ? 1 : 2}),
  ダブロン: isOn => ({rons: isOn ? 2 : 1}),
  トリロン: isOn => ({rons: isOn ? 3 : 2}),
  オープンリーチ: openRiichi => ({openRiichi}),
  オープン立直: openRiichi => ({openRiichi}),
  人和役満: isOn => ({renhou: isOn ? 'yakuman' : 'off'}),
  人和満貫: isOn => ({renhou: isOn ? 'mangan' : 'off'}),
  人和: isOn => ({renhou: isOn ? 'mangan' : 'off'}),
  renhou: isOn => ({renhou: isOn ? 'mangan' : 'off'}),
  連風牌2符: isOn => ({doubleWindPairFu: isOn ? 2 : 4}),
  連風牌4符: isOn => ({doubleWindPairFu: isOn ? 4 : 2}),
  大車輪: daisharin => ({daisharin}),
  大七星: daichisei => ({daichisei}),
  八連荘: paarenchan => ({paarenchan}),
  流し満貫: nagashiMangan => ({nagashiMangan}),
  流局満貫: nagashiMangan => ({nagashiMangan}),
  쿠이탕: kuitan => ({kuitan}),
  후로탕야오: kuitan => ({kuitan}),
  헤아림役満: isOn => ({kazoe: isOn ? 'yakuman' : 'sanbaiman'}),
  二倍役満: doubleYakuman => ({doubleYakuman}),
  役満복합: multipleYakuman => ({multipleYakuman}),
  핑후ツモ: pinfuTsumo => ({pinfuTsumo}),
  깡ドラ: kanDora => ({kanDora}),
  北ドラ: northDora => ({northDora}),
  아타마하네: isOn => ({rons: isOn ? 1 : 2}),
  二倍론: isOn => ({rons: isOn ? 2 : 1}),
  오픈立直: openRiichi => ({openRiichi}),
  연풍패2符: isOn => ({doubleWindPairFu: isOn ? 2 : 4}),
  연풍패4符: isOn => ({doubleWindPairFu: isOn ? 4 : 2}),
  双倍役満: doubleYakuman => ({doubleYakuman}),
  役満可複合: multipleYakuman => ({multipleYakuman}),
  役満不可複合: isOn => ({multipleYakuman: !isOn}),
  累計役満: isOn => ({kazoe: isOn ? 'yakuman' : 'sanbaiman'}),
  平和自摸: pinfuTsumo => ({pinfuTsumo}),
  食断: kuitan => ({kuitan}),
  赤宝牌: isOn => ({redFives: isOn ? 3 : 0}),
  紅宝牌: isOn => ({redFives: isOn ? 3 : 0}),
  裏宝牌: ura => ({ura}),
  双響: isOn => ({rons: isOn ? 2 : 1}),
  三響: isOn => ({rons: isOn ? 3 : 2}),
  ツモ손: isOn => ({sanmaTsumo: isOn ? 'loss' : 'split'}),
  截胡: isOn => ({rons: isOn ? 1 : 2}),
  頭跳: isOn => ({rons: isOn ? 1 : 2})
})

const fold = (word: string) =>
  foldClaim(word)
    .toLowerCase()
    .replace(/[\s_-]+/g, '')

const sanmaByFolded: ReadonlySet<string> = new Set(sanmaWords.map(fold))

const ruleByFolded: ReadonlyMap<string, keyof Rules> = new Map(
  (Object.keys(defaultRules) as (keyof Rules)[]).map(rule => [fold(rule), rule])
)

/** Names that an author may mean. */
export const namesOfRules: readonly string[] = [
  ...Object.keys(presets),
  ...Object.keys(defaultRules),
  '天鳳',
  '雀魂',
  'Mリーグ',
  '三麻',
  '천봉',
  '작혼',
  '3인 마작',
  ...Object.keys(ruleWords)
]

/** Japanese rules with the words that switch them on or off, since the typo may be in either. */
const switched: readonly string[] = Object.keys(ruleWords)
  .filter(word => !/[a-z]/.test(word))
  .flatMap(word => [`${word}なし`, `${word}あり`])

const item = /[^,，、;；/／\n]+/g
const offWord = /(?:なし|無し|ナシ)$/
const onWord = /(?:あり|有り?|アリ)$/

/** The rules that hold for a hand: what the block says, else what the page says. */
export function rulesOfText(setting: RulesSetting | null, said: readonly KeyPlace[] = []): NamedRules {
  const line = said.findLast(({key}) => key === 'rules')
  const value = line ? line.value : setting
  if (value === null) return {rules: defaultRules, unknown: []}
  return typeof value === 'string' ? readRules(value) : rulesOfRecord(value)
}

/** Read rules. Never throws. */
export function readRules(text: string): NamedRules {
  const unknown: NamedRules['unknown'][number][] = []
  let base: Rules = defaultRules
  let changes: RuleChanges = {}
  for (const {0: written, index} of text.slice(0, LONGEST).matchAll(item)) {
    for (const {0: word, index: inside} of wordsOf(written)) {
      const preset = presetOf(word)
      const change = preset ? null : changeOf(word)
      if (preset) base = presets[preset]
      else if (change) changes = {...changes, ...change}
      else if (word.trim() !== '') {
        const start = index + inside
        unknown.push({
          text: word,
          start,
          end: start + word.length,
          nearest: nearestRules(word)
        })
      }
    }
  }
  return {rules: rulesOf(changes, base), unknown}
}

const LONGEST = 500

/** What an author may have meant: with the `no` before it, なし after it, or another value of the rule. */
function nearestRules(word: string): string[] {
  const equals = word.search(/[=＝:：]/)
  if (equals > 0) return nearestValues(word, equals)
  const no = /^(?:no|without)\s+/i.exec(word)?.[0] ?? ''
  const end = /(?:なし|無し|ナシ|あり|有り|アリ|\s{1,9}[있없]음)$/.exec(word)?.[0] ?? ''
  const name = word.slice(no.length, word.length - end.length)
  const near = nearestOrSounding(name.toLowerCase(), namesOfRules).flatMap(rule => {
    const said = no + rule + end
    return isRules(said) ? [said] : assignmentsOf(rule)
  })
  return near.length > 0 ? near : nearestOrSounding(word, switched)
}

/** A rule with each of its values, for one that is not merely on or off: `rons=1`. */
function assignmentsOf(name: string): string[] {
  const rule = ruleByFolded.get(fold(name))
  return rule ? valuesOfRule(rule).map(value => `${rule}=${value}`) : []
}

/** A value that a rule does not have, or a rule that is not known, as in `renhou=6han` and `renho=mangan`. */
function nearestValues(word: string, equals: number): string[] {
  const name = word.slice(0, equals).trim()
  const value = word.slice(equals + 1).trim()
  const rule = ruleByFolded.get(fold(name))
  if (!rule) return nearest(name.toLowerCase(), Object.keys(defaultRules)).map(one => `${one}=${value}`)
  const all = valuesOfRule(rule)
  const near = nearest(value.toLowerCase(), all)
  return (near.length > 0 ? near : all).map(one => `${rule}=${one}`)
}

/** Whether rules are those of a server, a league or a rule book, by its name. */
export function isRuleSet(setting: RulesSetting | null): boolean {
  if (typeof setting !== 'string') return setting?.preset !== undefined
  const items = [...setting.slice(0, LONGEST).matchAll(item)]
  return items.some(({0: written}) => wordsOf(written).some(({0: word}) => presetOf(word) !== undefined))
}

/** An item whole if it is known, else its words. */
function wordsOf(written: string): {0: string; index: number}[] {
  const start = written.length - written.trimStart().length
  const whole = written.trim()
  if (isRules(whole)) return [{0: whole, index: start}]
  const words = [
    ...written.matchAll(
      /(?:(?:no|without)\s+)?[^\s\u3000]+(?:\s*[=＝:：]\s*[^\s\u3000]+|\s+(?:있음|없음|あり|有り|なし|無し))?/gi
    )
  ]
  return words.map(({0: word, index}) => ({0: word, index}))
}

const presetOf = (word: string) => ruleSets[fold(word).replace(/(?:ルール|규칙|rules?)$/, '')]

/** Whether a word names a preset or a change. */
const isRules = (word: string): boolean => presetOf(word) !== undefined || changeOf(word) !== null

/** What a word changes: `no kuitan`, 喰いタンなし, `doubleWindPairFu=2`; `null` if it is not known. */
function changeOf(word: string): RuleChanges | null {
  const assigned = word.trim()
  const equals = assigned.slice(1, -1).search(/[=＝:：]/) + 1
  if (equals > 0) {
    const rule = ruleByFolded.get(fold(assigned.slice(0, equals).trim()))
    return rule ? checked(rule, valueOf(fold(assigned.slice(equals + 1).trim()), rule)) : null
  }
  const plain = fold(word)
  const isOff = offWord.test(plain) || /^(?:no|without|[無无没])/.test(plain) || /^[-−!！]/.test(assigned)
  const name = plain
    .replace(offWord, '')
    .replace(onWord, '')
    .replace(/^(?:[!！+＋−]|no|without|with|有|[無无]|没有?)/, '')
    .replace(/^ルール/, '')
  if (sanmaByFolded.has(name)) return {sanma: !isOff}
  const change = ruleWords[name]
  if (change) return change(!isOff)
  const rule = ruleByFolded.get(name)
  return rule ? checked(rule, !isOff) : null
}

/** A folded value of a rule; `5han` is `5-han`. */
function valueOf(text: string, rule: keyof Rules): string | number | boolean {
  const named = valuesOfRule(rule).find(value => fold(value) === text && !/^(?:true|false|\d+)$/.test(value))
  if (named !== undefined) return named
  if (/^\d+$/.test(text)) return Number(text)
  if (/^(?:true|yes|on|あり|有り?)$/.test(text)) return true
  return /^(?:false|no|off|なし|無し?)$/.test(text) ? false : text
}

function checked(rule: keyof Rules, value: unknown): RuleChanges | null {
  return checkRules({[rule]: value}).length === 0 ? ({[rule]: value} as RuleChanges) : null
}

/** Rules of an object: `preset` names what it starts from. */
function rulesOfRecord(record: Readonly<Record<string, string | number | boolean>>): NamedRules {
  const {preset, ...changes} = record
  const base = typeof preset === 'string' ? readRules(preset) : {rules: defaultRules, unknown: []}
  const unknown = [...base.unknown]
  let rules: RuleChanges = {}
  for (const [name, value] of Object.entries(changes)) {
    const rule = ruleByFolded.get(fold(name))
    const written = textOfValue(value)
    const change = rule ? (checked(rule, value) ?? checked(rule, valueOf(fold(written), rule))) : null
    if (change) rules = {...rules, ...change}
    else {
      const meant = nearestValues(`${name}=${written}`, name.length).map(one => one.replace('=', ': '))
      unknown.push({text: name, start: 0, end: 0, nearest: meant})
    }
  }
  return {rules: rulesOf(rules, base.rules), unknown}
}

/** A value as text. YAML also has lists and mappings, which no rule takes: they are no text. */
const textOfValue = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
