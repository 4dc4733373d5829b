import {expect, test} from 'vitest'
import {en} from '../../labels/words/en/values.js'
import {ja} from '../../labels/words/ja/values.js'
import {ko} from '../../labels/words/ko/values.js'
import {zhHans} from '../../labels/words/zh-Hans/values.js'
import {zhHant} from '../../labels/words/zh-Hant/values.js'
import {foldKorean} from '../../page/grammar/spelling/korean.js'
import {readValue, type Measure} from './value.js'

const said = (text: string, measure: Measure) => {
  const {statements, turn, switches, parts} = readValue(text, measure)
  return {
    statements: statements.map(({discards, figures}) => [
      discards.map(({tile}) => tile).join(' '),
      figures.map(one => `${one.measure} ${+one.amount.toFixed(6)} ±${+one.tolerance.toFixed(6)}`).join(', ')
    ]),
    turn,
    switches: [...switches],
    unread: parts.filter(({type}) => type === 'unread').map(({start, end}) => text.slice(start, end))
  }
}

// [text, measure of the key, statements]
const claims: readonly (readonly [string, Measure, readonly (readonly [string, string])[]])[] = [
  ['打2s 1900点', 'value', [['2s', 'value 1900 ±50']]],
  ['cut 2s: 1,887', 'value', [['2s', 'value 1887 ±0.5']]],
  ['2s 2000', 'value', [['2s', 'value 2000 ±50']]],
  [
    '2s 1.9k, 8p 1.85k',
    'value',
    [
      ['2s', 'value 1900 ±50'],
      ['8p', 'value 1850 ±5']
    ]
  ],
  ['21%', 'win', [['', 'win 0.21 ±0.005']]],
  [
    '64.3% with 6m, 34.1% with 8s',
    'win',
    [
      ['6m', 'win 0.643 ±0.0005'],
      ['8s', 'win 0.341 ±0.0005']
    ]
  ],
  ['3割5分', 'win', [['', 'win 0.35 ±0.005']]],
  ['和了率は二割ほど', 'value', [['', 'win 0.2 ±0.05']]],
  ['9m切りが有利', 'value', [['9m', '']]],
  [
    '9m ≧ 8s',
    'value',
    [
      ['9m', ''],
      ['8s', '']
    ]
  ],
  ['21%前後', 'win', [['', 'win 0.21 ±0.005']]],
  ['打2s 1900点ほど', 'value', [['2s', 'value 1900 ±50']]],
  ['打2s 1900点程度', 'value', [['2s', 'value 1900 ±50']]],
  ['打2s 1900点左右', 'value', [['2s', 'value 1900 ±50']]],
  ['2s 약 1900점', 'value', [['2s', 'value 1900 ±50']]],
  ['2s 1900점 정도', 'value', [['2s', 'value 1900 ±50']]],
  ['21.3 %', 'tenpai', [['', 'tenpai 0.213 ±0.0005']]],
  ['打8p 21', 'win', [['8p', 'win 0.21 ±0.005']]],
  ['8p 0.21', 'win', [['8p', 'win 0.21 ±0.005']]],
  ['2s', 'value', [['2s', '']]],
  ['1900点 和了率21%、聴牌率64%', 'value', [['', 'value 1900 ±50, win 0.21 ±0.005, tenpai 0.64 ±0.005']]],
  ['8p切り 21パーセント', 'win', [['8p', 'win 0.21 ±0.005']]],
  ['about 1900 points with 2s', 'value', [['2s', 'value 1900 ±50']]]
]
test.each(claims)('%s (%s)', (text, measure, statements) => {
  expect(said(text, measure)).toMatchObject({statements, unread: []})
})

// [text, turn, switches]
const models: readonly (readonly [string, number | null, readonly string[]])[] = [
  ['? turn 6', 6, []],
  ['? hand-change, no-ura', null, ['handChange', 'noUra']],
  ['? 手変わりを考慮、裏ドラ抜き', null, ['handChange', 'noUra']],
  ['? 九巡目、シャンテン落としあり', 9, ['shantenBack']],
  ['? 换牌，不算裏宝牌，不计赤五', null, ['handChange', 'noUra', 'noRed']],
  ['? 手牌改良、向聽後退', null, ['handChange', 'shantenBack']],
  ['? 裏ドラ考慮なし、赤牌を除く', null, ['noUra', 'noRed']],
  ['? 9巡目 手替わり 向聴戻し 裏ドラなし 赤なし', 9, ['handChange', 'shantenBack', 'noUra', 'noRed']],
  ['? 第3巡 手牌变化', 3, ['handChange']],
  ['? 退向听', null, ['shantenBack']],
  [foldKorean('? 6순째 손바꿈 뒷도라 없음 적도라 없음'), 6, ['handChange', 'noUra', 'noRed']]
]
test.each(models)('%s', (text, turn, switches) => {
  expect(said(text, 'value')).toMatchObject({turn, switches, unread: [], statements: []})
})

const shown = [en, ja, zhHans, zhHant, ko].flatMap(words => Object.entries(words.switches))
test.each(shown)('%s as a page says it: %s', (option, words) => {
  expect(said(foldKorean(`? ${words}`), 'value')).toMatchObject({switches: [option], unread: []})
})

test('what is not understood', () => {
  expect(said('2s 1900 shantenbak', 'value').unread).toEqual(['shantenbak'])
})
