/**
 * Values that the types do not allow, as they come from JavaScript and JSON: each throws what was expected, none is taken for something
 * else.
 */
import {describe, expect, test} from 'vitest'
import {
  analyse,
  answerHand,
  answerOf,
  answerWin,
  compositions,
  compositionsFromLowest,
  decompose,
  defaultRules,
  discards,
  goodShape,
  improvements,
  isWaitName,
  nagashiPayments,
  nearMisses,
  parseTiles,
  presets,
  ronPoints,
  ronWinners,
  rulesOf,
  score,
  seatOf,
  shanten,
  shantenByForm,
  shapeGains,
  shapeSetUkeire,
  shapeUkeire,
  shapeWaits,
  tsumoPayments,
  tsumoPoints,
  ukeire,
  valuesOfRule,
  waits,
  worthOf,
  yakumanWorth
} from './index.js'
import {safety, safetyOf, viewOf} from './safety/index.js'
import {isTile, kindOf} from './tile/index.js'
import {answerValue, handValue} from './value/index.js'

/** Takes any arguments, as JavaScript does. */
type Loose = (...given: readonly unknown[]) => unknown

const hand = '234m345p567s66p78s'
/** A list without its second element. */
function withHole<Element>(list: readonly Element[]): readonly Element[] {
  const copy = list.slice()
  delete copy[1]
  return copy
}

const withCount = (count: unknown) => Array.from({length: 34}, (_, kind) => (kind === 3 ? count : 0))

const ofHand: Readonly<Record<string, Loose>> = {
  shanten: shanten as Loose,
  shantenByForm: shantenByForm as Loose,
  ukeire: ukeire as Loose,
  waits: waits as Loose,
  discards: discards as Loose,
  shapeWaits: shapeWaits as Loose,
  shapeUkeire: shapeUkeire as Loose,
  shapeGains: shapeGains as Loose,
  decompose: decompose as Loose,
  compositions: compositions as Loose,
  compositionsFromLowest: compositionsFromLowest as Loose,
  analyse: tiles => (analyse as Loose)({hand: tiles}),
  score: tiles => (score as Loose)({hand: tiles, win: '9s', by: 'ron'}),
  handValue: tiles => (handValue as Loose)({hand: tiles}),
  safety: tiles => (safety as Loose)({hand: tiles, visible: '', river: ''}),
  river: tiles => (safety as Loose)({hand: '1m', visible: '', river: tiles}),
  dora: tiles => (score as Loose)({hand, win: '9s', by: 'ron', situation: {dora: tiles}}),
  visible: tiles => (ukeire as Loose)(hand, {visible: tiles})
}

// [what is given for tiles, the tiles, what the error says]
const noTiles: readonly (readonly [string, unknown, string])[] = [
  ['a number in a list', ['2m', 3], 'Expected a tile such as `5m`, got `number`'],
  ['a list in a list', [['2m']], 'Expected a tile such as `5m`, got `object`'],
  ['a hole in a list', withHole(['2m', '3m', '4m']), 'Expected a tile such as `5m`, got `undefined`'],
  ['an empty list of 34', Array.from({length: 34}), 'Expected a tile such as `5m`, got `undefined`'],
  ['NaN', withCount(NaN), 'each a whole number from 0 to 4, got `NaN` for `4m`'],
  ['a fraction', withCount(1.5), 'each a whole number from 0 to 4, got `1.5` for `4m`'],
  ['a negative number', withCount(-1), 'each a whole number from 0 to 4, got `-1` for `4m`'],
  ['a count as text', withCount('4'), 'each a whole number from 0 to 4, got `4` for `4m`'],
  ['nothing for a count', withCount(undefined), 'each a whole number from 0 to 4, got `undefined` for `4m`'],
  ['more than memory holds', withCount(1e9), 'each a whole number from 0 to 4, got `1000000000` for `4m`']
]
describe.each(Object.entries(ofHand))('%s', (_, call) => {
  test.each(noTiles)('%s', (_, tiles, says) => {
    expect(() => call(tiles)).toThrow(TypeError)
    expect(() => call(tiles)).toThrow(says)
  })
})

const win = {hand, win: '9s', by: 'ron'}
const looseScore = score as Loose
const looseValue = handValue as Loose
const looseRules = rulesOf as Loose
const looseView = viewOf as Loose
const pon = {type: 'pon', called: 0, from: 'toimen'}

// [what is wrong, the call, what the error says]
const calls: readonly (readonly [string, () => unknown, string])[] = [
  ['no text', () => (parseTiles as Loose)(5), 'Expected tiles such as `234m340p11z`, got `5`'],
  ['no tile', () => (kindOf as Loose)(5), 'Expected a tile such as `5m`, got `number`'],
  [
    'a hole among melds',
    () => (ukeire as Loose)(hand, {melds: withHole(['123m@3', '123m@3', '456p@3'])}),
    'Expected a meld such as `123m@3`, `555z@2`, `a1111p` or `k5555z@1`, got `undefined`'
  ],
  [
    'a meld of numbers',
    () => (ukeire as Loose)('234m345p567s6p', {melds: [{...pon, tiles: [1, 1, 1]}]}),
    'Expected a tile such as `5m`, got `number`'
  ],
  ['a meld without a type', () => (ukeire as Loose)(hand, {melds: [{}]}), 'got `undefined`'],
  [
    'norths of no number',
    () => (ukeire as Loose)(hand, {kita: NaN}),
    'Expected `kita` to be a whole number from 0, got `NaN`'
  ],
  [
    'text for a choice',
    () => (analyse as Loose)({hand, sanma: 'no'}),
    'Expected `sanma` to be `true` or `false`, got `no`'
  ],
  [
    'liability of no yakuman',
    () => looseScore({...win, situation: {pao: {suuankou: 'toimen'}}}),
    'Expected `pao` to be a player'
  ],
  [
    'liability of no player',
    () => looseScore({...win, situation: {pao: {daisangen: 'me'}}}),
    'Expected `pao` to be a player'
  ],
  [
    'liability as a list',
    () => looseScore({...win, situation: {pao: ['toimen']}}),
    'Expected `pao` to be a player'
  ],
  [
    'a rule that is no number',
    () => looseScore(win, {...defaultRules, honba: NaN}),
    'Expected a whole number for rule `honba`, got `NaN`'
  ],
  [
    'a rule as text',
    () => looseScore(win, {...defaultRules, honba: '300'}),
    'Expected a whole number for rule `honba`, got `300`'
  ],
  [
    'a rule without a value',
    () => looseScore(win, {...defaultRules, kuitan: undefined}),
    'got some without `kuitan`'
  ],
  [
    'a rule of changes',
    () => looseScore(win, {...defaultRules, kazoe: true}),
    'Expected yakuman, sanbaiman for rule `kazoe`, got `true`'
  ],
  [
    'a preset for changes',
    () => looseRules('tenhou'),
    'Expected rules such as `presets.tenhou` or `rulesOf({kuitan: false})`, got `tenhou`'
  ],
  ['a base that is none', () => looseRules({}, 'tenhou'), 'Expected rules such as `presets.tenhou`'],
  ['a base that lacks rules', () => looseRules({}, {kuitan: false}), 'got some without `redFives`'],
  [
    'rules of a value',
    () => looseValue({hand}, {rules: 'tenhou'}),
    'Expected rules such as `presets.tenhou`'
  ],
  [
    'another name for indicators',
    () => looseValue({hand, dora: '5p'}),
    'Expected a field of a hand (`hand`, `melds`, `indicators`'
  ],
  ['an unknown option', () => looseValue({hand}, {handchange: true}), 'did you mean `handChange`?'],
  ['a wind that is none', () => looseValue({hand, seat: 'East'}), 'did you mean `east`?'],
  [
    'six indicators',
    () => looseValue({hand: `${hand}9s`, indicators: '123456z'}),
    'Expected at most 5 `indicators`, got `6`'
  ],
  ['no view', () => (safety as Loose)('3m'), 'Expected a view such as'],
  [
    'a view without a river',
    () => (safetyOf as Loose)({hand: '3m', visible: ''}, '3m'),
    'Expected `river` to be tiles as text, a list or counts, got `undefined`'
  ],
  [
    'players without rivers',
    () => looseView({hand: '3m', players: [{discards: []}, {discards: []}]}, 1),
    'Expected `river` to be a list, got `undefined`'
  ],
  [
    'a river of text',
    () => looseView({hand: '3m', players: [{river: '17p'}, {river: []}]}, 1),
    'Expected `river` to be a list, got `17p`'
  ]
]
test.each(calls)('%s', (_, call, says) => {
  expect(call).toThrow(TypeError)
  expect(call).toThrow(says)
})

// [what is wrong, the call, what the error says]
const ofPoints: readonly (readonly [string, () => unknown, string])[] = [
  ['no number of han', () => worthOf(NaN, 30), 'Expected `han` to be a whole number from 1, got `NaN`'],
  ['han as text', () => (worthOf as Loose)('3', 30), 'Expected `han` to be a whole number from 1, got `3`'],
  ['fu that are not rounded up', () => worthOf(3, 32), 'Expected fu, rounded up: 20, 25, 30 …, got `32`'],
  ['less fu than any hand has', () => worthOf(3, 10), 'Expected fu, rounded up: 20, 25, 30 …, got `10`'],
  ['negative fu', () => worthOf(3, -30), 'Expected fu, rounded up: 20, 25, 30 …, got `-30`'],
  ['fu as text', () => (worthOf as Loose)(3, '30'), 'Expected fu, rounded up: 20, 25, 30 …, got `30`'],
  ['no fu', () => (worthOf as Loose)(3, null), 'Expected fu, rounded up: 20, 25, 30 …, got `null`'],
  ['no yakuman', () => yakumanWorth(0), 'Expected `yakuman` to be a whole number from 1, got `0`'],
  [
    'no number of yakuman',
    () => yakumanWorth(NaN),
    'Expected `yakuman` to be a whole number from 1, got `NaN`'
  ],
  [
    'base points of no number',
    () => ronPoints(NaN, true),
    'Expected `base` to be a whole number from 0, got `NaN`'
  ],
  ['base points below 0', () => ronPoints(-1, true), 'Expected `base` to be a whole number from 0, got `-1`'],
  [
    'base points as text',
    () => (ronPoints as Loose)('960'),
    'Expected `base` to be a whole number from 0, got `960`'
  ],
  [
    'base points that are no whole',
    () => tsumoPayments(0.5, true),
    'Expected `base` to be a whole number from 0, got `0.5`'
  ],
  [
    'base points without end',
    () => tsumoPayments(Infinity, true),
    'Expected `base` to be a whole number from 0, got `Infinity`'
  ],
  [
    'no payments',
    () => (tsumoPoints as Loose)(NaN, 4),
    'Expected payments such as `[2000, 1000]` or `[2000]`, got `NaN`'
  ],
  [
    'payments by seat',
    () => (tsumoPoints as Loose)([1, 2, 3], 4),
    'Expected payments such as `[2000, 1000]` or `[2000]`, got `[1,2,3]`'
  ],
  [
    'a payment of no number',
    () => tsumoPoints([2000, NaN], 4),
    'Expected `payments` to be a whole number from 0, got `NaN`'
  ],
  [
    'an empty list of payments',
    () => (tsumoPoints as Loose)([], 4),
    'Expected `payments` to be a whole number from 0, got `undefined`'
  ],
  ['five players', () => tsumoPoints([2000], 5), 'Expected `players` to be 3 or 4, got `5`'],
  ['a seat of no wind', () => (seatOf as Loose)('East', 'toimen', defaultRules), 'did you mean `east`?'],
  [
    'a seat of no player',
    () => (seatOf as Loose)('east', 'toimenn', defaultRules),
    'Expected a player (`kamicha`, `toimen`, `shimocha`), got `toimenn`; did you mean `toimen`?'
  ],
  ['no wind', () => (nagashiPayments as Loose)('East'), 'did you mean `east`?'],
  [
    'a north of three players',
    () => nagashiPayments('north', presets['tenhou-sanma']),
    'Expected a wind (`east`, `south`, `west`), got `north`'
  ],
  [
    'nagashi by no rules',
    () => (nagashiPayments as Loose)('east', 'tenhou'),
    'Expected rules such as `presets.tenhou`'
  ],
  ['a caller who is none', () => (ronWinners as Loose)('east', ['foo']), 'Expected a wind (`east`'],
  [
    'callers who are no list',
    () => (ronWinners as Loose)('east', 'south'),
    'Expected a list of winds, got `south`'
  ],
  [
    'a caller twice',
    () => ronWinners('east', ['south', 'south']),
    'Expected each caller once, and not the loser, got `south`'
  ],
  [
    'a ron on the own discard',
    () => ronWinners('east', ['east']),
    'Expected each caller once, and not the loser, got `east`'
  ],
  [
    'callers by no rules',
    () => (ronWinners as Loose)('east', ['south'], {rons: 1}),
    'got some without `kuitan`'
  ],
  ['values of no rule', () => (valuesOfRule as Loose)('kuitann'), 'got `kuitann`; did you mean `kuitan`?'],
  [
    'a name of no waits',
    () => (isWaitName as Loose)([], 'nobetann'),
    'got `nobetann`; did you mean `nobetan`?'
  ],
  [
    'an answer of no win',
    () => (answerOf as Loose)(score({hand, win: '1z', by: 'ron'})),
    'Expected a scored win, got `{"outcome":"incomplete"}`'
  ],
  [
    'near misses of no win',
    () => (nearMisses as Loose)(score({hand, win: '1z', by: 'ron'}), win),
    'Expected a win or a hand without yaku, got `incomplete`'
  ],
  [
    'near misses of nothing',
    () => (nearMisses as Loose)(undefined, win),
    'Expected a result of `score`, got `undefined`'
  ],
  [
    'near misses by no rules',
    () => (nearMisses as Loose)(score({hand, win: '9s', by: 'tsumo'}), win, 'tenhou'),
    'Expected rules such as `presets.tenhou`'
  ]
]
test.each(ofPoints)('%s', (_, call, says) => {
  expect(call).toThrow(TypeError)
  expect(call).toThrow(says)
})

const analysisOf: Readonly<Record<string, Loose>> = {
  shanten: shanten as Loose,
  shantenByForm: shantenByForm as Loose,
  ukeire: ukeire as Loose,
  waits: waits as Loose,
  goodShape: goodShape as Loose,
  improvements: improvements as Loose,
  shapeWaits: shapeWaits as Loose,
  shapeUkeire: shapeUkeire as Loose,
  shapeSetUkeire: shapeSetUkeire as Loose,
  shapeGains: shapeGains as Loose
}
test.each(Object.entries(analysisOf))('%s of more tiles than a hand has, with its melds', (_, call) => {
  const says = 'Expected at most 14 tiles, three for each meld, got 16'
  expect(() => call(hand, {melds: ['555z@2']})).toThrow(says)
  expect(() => call(hand.slice(0, -3), {melds: ['555z@2', 'a1111z']})).toThrow(says.replace('16', '17'))
  expect(() => call('234m345p567s6s', {melds: ['555z@2']})).not.toThrow()
})

test('a hand to divide has no more tiles either', () => {
  expect(() => discards(`${hand}9s`, {melds: ['555z@2']})).toThrow('three for each meld, got 17')
  expect(() => compositions(hand, ['555z@2'])).toThrow('three for each meld, got 16')
  expect(() => decompose(`${hand}99s`)).toThrow('Expected at most 14 tiles, got 15')
})

test('an answer of a value is a problem where there are more indicators than kans', () => {
  const indicators = ['1z', '2z', '3z', '4z', '5z', '6z']
  expect(answerValue({hand: '123m456p3466788s9m', indicators}).problems).toEqual([
    {id: 'bad-field', values: {field: 'indicators', value: '["1z","2z","3z","4z","5z","6z"]'}}
  ])
})

test('rules that were right are looked at again after they were changed', () => {
  const rules: Record<string, unknown> = {...presets.tenhou}
  expect(looseScore(win, rules)).toEqual(looseScore(win, presets.tenhou))
  rules['honba'] = '300'
  expect(() => looseScore(win, rules)).toThrow('Expected a whole number for rule `honba`, got `300`')
})

test('rules of the library cannot be changed', () => {
  const pao: string[] = ['daisangen']
  const rules = looseRules({pao, doubleYakuman: ['kokushi_13']}) as typeof defaultRules
  pao.push('nothing')
  expect(rules.pao).toEqual(['daisangen'])
  for (const one of [rules, ...Object.values(presets)]) {
    expect([one, one.pao, one.doubleYakuman].map(value => Object.isFrozen(value))).toEqual([true, true, true])
    expect(looseScore(win, one)).toEqual(looseScore(win, {...one}))
  }
})

test('more fu than numbers of 32 bits hold are a mangan', () => {
  expect(worthOf(4, 2 ** 31 + 12)).toEqual({base: 2000, limit: 'mangan'})
})

test('rules may have more than rules, and have them from another object', () => {
  const club = {...presets.ema, name: 'a club'}
  const derived = Object.create(presets.ema) as typeof presets.ema
  for (const rules of [club, derived]) expect(looseScore(win, rules)).toEqual(looseScore(win, presets.ema))
})

test('the states of a hand may have no bound', () => {
  const whole = '123m456p789s11225z'
  expect(handValue({hand: whole}, {mostStates: Infinity})).toEqual(handValue({hand: whole}))
})

test('points without rules are those of the default rules', () => {
  const {base} = worthOf(3, 30)
  expect([base, ronPoints(base, false), tsumoPayments(base, false)]).toEqual([960, 3900, [2000, 1000]])
  expect(nagashiPayments('east')).toEqual([12000, -4000, -4000, -4000])
})

test.each([null, undefined, 5, 'x', []])('an answer to %j, which is no case, is a problem', given => {
  expect((answerHand as Loose)(given)).toHaveProperty('problems')
  expect((answerWin as Loose)(given)).toHaveProperty('problems')
  expect((answerValue as Loose)(given)).toHaveProperty('problems')
})

test('what is no text is no tile', () => {
  for (const value of [undefined, null, 5, ['5', 'm'], {length: 2}]) expect(isTile(value)).toBe(false)
})

test('a hand to value lacks a tile: the problem has the number that was expected', () => {
  const found = handValue({hand})
  expect(found.outcome === 'impossible' && found.problems).toEqual([
    {id: 'hand-size', values: {tiles: 13, expected: 14}}
  ])
})
