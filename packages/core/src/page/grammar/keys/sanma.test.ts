import {expect, test} from 'vitest'
import {rulesOfText} from '../../../claims/rules.js'
import {presets} from '@tehai/riichi'
import type {RulesSetting} from './options.js'
import {isSanmaRules, sanmaWords} from './sanma.js'

// [rules as an author writes them, whether they are those of three]
const rows: readonly (readonly [RulesSetting, boolean])[] = [
  ...Object.keys(presets).map((name): [string, boolean] => [name, name.endsWith('-sanma')]),
  ...sanmaWords.map((word): [string, boolean] => [word, true]),
  ['tenhou sanma', true],
  ['天鳳三麻', true],
  ['雀魂 三人麻雀', true],
  ['三麻、喰いタンなし', true],
  ['Ｓａｎｍａ', true],
  ['no sanma', false],
  ['三麻なし', false],
  ['sanma=true', true],
  ['sanma=false', false],
  [{sanma: true}, true],
  [{sanma: 'yes'}, true],
  [{sanma: false, preset: 'tenhou-sanma'}, false],
  [{preset: 'tenhou-sanma'}, true],
  [{preset: 'tenhou', kuitan: false}, false]
]

for (const [rules, expected] of rows) {
  test(`${JSON.stringify(rules)} is for three players: ${expected}`, () => {
    const read = rulesOfText(rules)
    expect(read.unknown).toEqual([])
    expect([isSanmaRules(rules), read.rules.sanma]).toEqual([expected, expected])
  })
}
