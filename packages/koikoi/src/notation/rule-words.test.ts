import {expect, test} from 'vitest'
import {ruleChanges} from '../rules/index.js'
import {parseRules} from './record-rules.js'

// [text, preset, changes]
const rows: ReadonlyArray<[string, string, object]> = [
  ['任天堂ルール', 'nintendo', {}],
  ['nintendo rules', 'nintendo', {}],
  ['花見・月見なし', 'standard', {hanamiScore: 0, tsukimiScore: 0}],
  ['standard, no viewing yaku', 'standard', {hanamiScore: 0, tsukimiScore: 0}],
  ['hanami off, tsukimi off', 'standard', {hanamiScore: 0, tsukimiScore: 0}],
  ['花見で一杯なし、月見で一杯3文', 'standard', {hanamiScore: 0, tsukimiScore: 3}],
  ['雨流れあり', 'standard', {rainSpoilsViewing: true}],
  ['霧流れ', 'standard', {fogSpoilsViewing: true}],
  ['月札4文', 'standard', {monthlyScore: 4}],
  ['手四六文', 'standard', {enableTeshi: true, teshiScore: 6}],
  ['任天堂 手四なし', 'nintendo', {enableTeshi: false}],
  ['nintendo teshiScore=10 月札4文', 'nintendo', {teshiScore: 10, monthlyScore: 4}],
  ['親権6文', 'standard', {oyaKenScore: 6}],
  ['七文以上倍', 'standard', {sevenPointMultiplier: 2}],
  ['任天堂（花見・月見なし）', 'nintendo', {hanamiScore: 0, tsukimiScore: 0}],
  ['任天堂ルール、ただし月見なし', 'nintendo', {tsukimiScore: 0}],
  ['倍返し', 'standard', {koiKoiMode: 'opponent'}],
  ['任天堂规则，有月札4文', 'nintendo', {monthlyScore: 4}],
  ['standard, doubled at 7', 'standard', {sevenPointMultiplier: 2}],
  ['无赏花赏月', 'standard', {hanamiScore: 0, tsukimiScore: 0}],
  ['七文以上翻倍', 'standard', {sevenPointMultiplier: 2}],
  ['꽃구경 달구경 없음', 'standard', {hanamiScore: 0, tsukimiScore: 0}],
  ['7점 이상 두 배', 'standard', {sevenPointMultiplier: 2}]
]
for (const [text, name, changes] of rows) {
  test(`rules: ${text}`, () => {
    const {rules, messages} = parseRules(text)
    expect(messages).toEqual([])
    expect(rules.name).toBe(name)
    expect(ruleChanges(rules)).toEqual(changes)
  })
}

test('where a rule is on whose points differ, those that are usual are proposed', () => {
  for (const [text, meant] of [
    ['月札あり', 'monthlyScore=4'],
    ['親権あり', 'oyaKenScore=1'],
    ['kuttsuki on', 'kuttsukiScore=6']
  ]) {
    const [message] = parseRules(text!).messages
    expect(message).toMatchObject({id: 'unknown-rule-set', start: 0, end: text!.length, expected: [meant]})
  }
})

test('other words are no rules', () => {
  for (const text of ['nintendo garbage', '花見', 'some viewing', '月札4', '7']) {
    expect(parseRules(text).messages).not.toEqual([])
  }
})
