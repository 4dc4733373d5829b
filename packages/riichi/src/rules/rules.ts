/**
 * Rules: one flat object with every switch that changes what a hand is worth.
 *
 * `docs/rules.md` lists them with defaults and sources.
 */
import {type Values, shownValue, wrongCall} from '@tehai/kernel/source'
import {doubleYakuman, paoYakuman, type DoubleYakumanId, type PaoYakumanId} from './yakuman.js'
import {meant, nearestName} from '../tile/wrong.js'

export interface Rules {
  /** Open tanyao (喰いタン) counts. */
  readonly kuitan: boolean
  /** Red fives in the set (赤ドラ); with 0 a red five is worth nothing more. */
  readonly redFives: number
  /** 30 fu 4 han and 60 fu 3 han are a mangan (切り上げ満貫). */
  readonly kiriage: boolean
  /** What thirteen han and more pay (数え役満). */
  readonly kazoe: 'yakuman' | 'sanbaiman'
  /** Yakuman that count double (ダブル役満): all four possible ones, none, or those named. */
  readonly doubleYakuman: boolean | readonly DoubleYakumanId[]
  /**
   * What a hand that was complete as dealt (天和) waited for: the tile given as the winning tile, or any tile that makes
   * it kokushi_13, junsei_chuuren or suuankou_tanki.
   */
  readonly tenhouWait: 'drawn' | 'best'
  /** Several yakuman in one hand add up; otherwise the greatest counts. */
  readonly multipleYakuman: boolean
  /** Fu of a pair that is both round and seat wind (連風牌). */
  readonly doubleWindPairFu: 2 | 4
  /** Fu of an open hand won by ron that has only the base of 20 (喰い平和形). */
  readonly openPinfuFu: 20 | 30
  /** Pinfu and tsumo together (ピンヅモ), 20 fu; otherwise a tsumo has 2 fu and no pinfu. */
  readonly pinfuTsumo: boolean
  /** The replacement tile of a kan has the 2 fu of a tsumo (嶺上開花). */
  readonly rinshanFu: boolean
  /** Ron before one's first draw (人和): nothing, a mangan if the hand is worth less, five han, or a yakuman. */
  readonly renhou: 'off' | 'mangan' | '5-han' | 'yakuman'
  /** Ryuuiisou (緑一色) needs 發. */
  readonly ryuuiisouNeedsHatsu: boolean
  /** Yakuman that make the player who fed the last set liable (責任払い). */
  readonly pao: readonly PaoYakumanId[]
  /** What the liable player answers for if there are several yakuman: only that one, or the whole hand. */
  readonly paoCovers: 'yakuman' | 'hand'
  /**
   * Who pays the honba of a ron for which another player is liable, or of a tsumo for which the liable player pays
   * only a part.
   */
  readonly paoHonba: 'discarder' | 'liable'
  /** Points of one honba (本場) from each player. A ron pays all of them. */
  readonly honba: number
  /** A river of terminals and honors pays a mangan (流し満貫). */
  readonly nagashiMangan: boolean
  /** Riichi with the hand shown (オープン立直). */
  readonly openRiichi: boolean
  /** 22334455667788p (大車輪) is a yakuman. */
  readonly daisharin: boolean
  /** Seven pairs of all honors (大七星) are a yakuman beside tsuuiisou. */
  readonly daichisei: boolean
  /** The eighth win in a row of the dealer (八連荘) is a yakuman. */
  readonly paarenchan: boolean
  /** A win within one turn of riichi (一発) counts. */
  readonly ippatsu: boolean
  /** Ura dora (裏ドラ) count. */
  readonly ura: boolean
  /** Dora of kans (槓ドラ) count: indicators after the first. */
  readonly kanDora: boolean
  /** Ura dora of kans (槓裏) count. */
  readonly kanUra: boolean
  /** How many may win by the same discard: one (頭ハネ), two, three. */
  readonly rons: 1 | 2 | 3
  /** Three players (三人麻雀): no 2m–8m, no chii, and the dora after 1m is 9m. */
  readonly sanma: boolean
  /** With three players a north put aside (抜き北) is a dora. */
  readonly northDora: boolean
  /**
   * With three players, the share of the missing player in a tsumo: lost (ツモ損), or divided equally between the two.
   */
  readonly sanmaTsumo: 'loss' | 'split'
}

/** Changes of rules, as callers write them: any rules, with `true` and `false` allowed for `kazoe`. */
export type RuleChanges = {
  readonly [Key in keyof Rules]?: Key extends 'kazoe' ? Rules['kazoe'] | boolean | 'off' : Rules[Key]
}

/** Our own defaults: today's common game, as at tenhou, with double yakuman. Frozen, as all presets are. */
export const defaultRules: Rules = Object.freeze<Rules>({
  kuitan: true,
  redFives: 3,
  kiriage: false,
  kazoe: 'yakuman',
  doubleYakuman: true,
  tenhouWait: 'drawn',
  multipleYakuman: true,
  doubleWindPairFu: 4,
  openPinfuFu: 30,
  pinfuTsumo: true,
  rinshanFu: true,
  renhou: 'off',
  ryuuiisouNeedsHatsu: false,
  pao: Object.freeze(['daisangen', 'daisuushii'] as const),
  paoCovers: 'yakuman',
  paoHonba: 'discarder',
  honba: 100,
  nagashiMangan: true,
  openRiichi: false,
  daisharin: false,
  daichisei: false,
  paarenchan: false,
  ippatsu: true,
  ura: true,
  kanDora: true,
  kanUra: true,
  rons: 2,
  sanma: false,
  northDora: true,
  sanmaTsumo: 'loss'
})

/** The rules whose value is one of a few words or numbers. */
const choices: Partial<Record<keyof Rules, readonly unknown[]>> = {
  kazoe: ['yakuman', 'sanbaiman', 'off', true, false],
  doubleWindPairFu: [2, 4],
  openPinfuFu: [20, 30],
  renhou: ['off', 'mangan', '5-han', 'yakuman'],
  tenhouWait: ['drawn', 'best'],
  paoCovers: ['yakuman', 'hand'],
  paoHonba: ['discarder', 'liable'],
  rons: [1, 2, 3],
  sanmaTsumo: ['loss', 'split']
}

/** The rules whose value is a list of ids. */
const lists: Partial<Record<keyof Rules, readonly string[]>> = {
  doubleYakuman,
  pao: paoYakuman
}

/** A fault in rules given by a program or an author. */
export interface RuleProblem {
  readonly id: 'unknown-rule' | 'bad-rule-value'
  /** `rule`; `nearest`: the known name that may be meant, or ''; `value` and `expected` of a bad value. */
  readonly values: Values
}

/**
 * What is wrong with rules read from a text; empty if they are right.
 *
 * @param changes
 *   Values by the names of rules; `undefined` values count as not given.
 */
export function checkRules(changes: Readonly<Record<string, unknown>>): RuleProblem[] {
  const problems: RuleProblem[] = []
  for (const [rule, value] of Object.entries(changes)) {
    if (!Object.hasOwn(defaultRules, rule)) {
      const nearest = nearestName(rule, Object.keys(defaultRules))
      problems.push({id: 'unknown-rule', values: {rule, nearest}})
    } else if (value !== undefined && !isValueOf(rule as keyof Rules, value)) {
      const expected = expectedOf(rule as keyof Rules)
      problems.push({id: 'bad-rule-value', values: {rule, value: shownValue(value), expected}})
    }
  }
  return problems
}

/**
 * Complete rules: a base with changes, frozen.
 *
 * @param base
 *   Rules to start from (default: `defaultRules`); presets are in `presets`.
 * @throws {TypeError} if a rule is unknown or has a value that it cannot have.
 */
export function rulesOf(changes?: RuleChanges | null, base: Rules = defaultRules): Rules {
  if (!changes) return base
  const [problem] = checkRules(changes)
  if (problem) throw wrongRule(problem)
  const known = Object.entries(changes).filter(([, value]) => value !== undefined)
  const rules = {...base, ...Object.fromEntries(known)} as {-readonly [Key in keyof Rules]: Rules[Key]}
  const {pao, doubleYakuman} = rules
  const kazoe = changes.kazoe ?? base.kazoe
  rules.kazoe = kazoe === true || kazoe === 'yakuman' ? 'yakuman' : 'sanbaiman'
  rules.pao = Object.freeze(pao.slice())
  if (typeof doubleYakuman !== 'boolean') rules.doubleYakuman = Object.freeze(doubleYakuman.slice())
  return Object.freeze(rules)
}

/** Whether a rule can have a value, in changes of rules. */
export function isValueOf(rule: keyof Rules, value: unknown): boolean {
  const list = lists[rule]
  if (list && Array.isArray(value)) return value.every(id => list.includes(id as string))
  const choice = choices[rule]
  if (choice) return choice.includes(value)
  if (typeof defaultRules[rule] === 'number') return Number.isInteger(value) && (value as number) >= 0
  return typeof value === typeof defaultRules[rule] && !Array.isArray(defaultRules[rule])
}

/**
 * The values that a rule can have, as words; empty for numbers and lists.
 *
 * @throws {TypeError} if there is no such rule.
 */
export function valuesOfRule(rule: keyof Rules): string[] {
  if (!Object.hasOwn(defaultRules, rule)) throw unknownRule(rule)
  const choice = choices[rule]
  if (choice) return choice.map(String)
  return typeof defaultRules[rule] === 'boolean' ? ['true', 'false'] : []
}

/** The values that a rule can have, in words. */
export function expectedOf(rule: keyof Rules): string {
  const list = lists[rule]
  if (list) return `${rule === 'doubleYakuman' ? 'true, false or ' : ''}a list of ${list.join(', ')}`
  return valuesOfRule(rule).join(', ') || 'a whole number'
}

function wrongRule({id, values}: RuleProblem): TypeError {
  if (id === 'bad-rule-value')
    return wrongCall(`${values.expected} for rule \`${values.rule}\``, values.value)
  return unknownRule(values.rule)
}

function unknownRule(rule: unknown): TypeError {
  const known = Object.keys(defaultRules)
  return wrongCall(`a rule (${known.join(', ')})`, rule, meant(rule, known))
}
