/**
 * Rules as a program gives them: they must be complete: the engine would take a missing rule, `undefined`, for a choice.
 */
import {shownValue} from '@tehai/kernel/source'
import {defaultRules, type Rules} from './rules.js'

/**
 * Whether rules say everything. Written out name by name, because this runs for every win that is scored: V8 then checks
 * once what kind of object they are, and in a loop over the names for each. `given-rules.test.ts` holds it to `defaultRules`.
 */
const areComplete = (rules: object): boolean =>
  'kuitan' in rules &&
  'redFives' in rules &&
  'kiriage' in rules &&
  'kazoe' in rules &&
  'doubleYakuman' in rules &&
  'tenhouWait' in rules &&
  'multipleYakuman' in rules &&
  'doubleWindPairFu' in rules &&
  'openPinfuFu' in rules &&
  'pinfuTsumo' in rules &&
  'rinshanFu' in rules &&
  'renhou' in rules &&
  'ryuuiisouNeedsHatsu' in rules &&
  'pao' in rules &&
  'paoCovers' in rules &&
  'paoHonba' in rules &&
  'honba' in rules &&
  'nagashiMangan' in rules &&
  'openRiichi' in rules &&
  'daisharin' in rules &&
  'daichisei' in rules &&
  'paarenchan' in rules &&
  'ippatsu' in rules &&
  'ura' in rules &&
  'kanDora' in rules &&
  'kanUra' in rules &&
  'rons' in rules &&
  'sanma' in rules &&
  'northDora' in rules &&
  'sanmaTsumo' in rules

/** @throws {TypeError} if rules are no object, or one of them is missing. */
export function assertRules(rules: Rules): void {
  if (rules === defaultRules) return
  const wanted = 'rules such as `presets.tenhou` or `rulesOf({kuitan: false})`'
  assertObject(rules, wanted)
  if (areComplete(rules)) return
  const missing = Object.keys(defaultRules).find(name => !(name in rules))!
  throw new TypeError(`Expected ${wanted}, got some without \`${missing}\``)
}

/** @throws {TypeError} if a value is no object, or a list. */
export function assertObject(value: unknown, wanted: string): asserts value is object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return
  throw new TypeError(`Expected ${wanted}, got \`${shownValue(value)}\``)
}
