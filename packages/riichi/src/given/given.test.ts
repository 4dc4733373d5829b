import {expect, test} from 'vitest'
import {countTiles, type Meld, type Tile} from '../tile/index.js'
import {
  analyse,
  decompose,
  discards,
  goodShape,
  improvements,
  nearMisses,
  parseMeld,
  parseTiles,
  presets,
  score,
  shanten,
  shantenByForm,
  shapeGains,
  shapeSetUkeire,
  shapeUkeire,
  shapeWaits,
  ukeire,
  waits,
  type NoYaku,
  type WinScore
} from '../index.js'
import {safety, safetyOf, viewOf} from '../safety/index.js'
import {handValue} from '../value/index.js'

const text = '234m345p567s66p78s'
const list: readonly Tile[] = parseTiles(text)
const counts = countTiles(list)
const options = ['555z', '55z'] as const

test('a hand is the same as text, as a list and as counts', () => {
  const functions: readonly ((hand: string | readonly Tile[] | readonly number[]) => unknown)[] = [
    shanten,
    shantenByForm,
    ukeire,
    waits,
    hand => decompose(hand),
    shapeWaits,
    shapeUkeire,
    shapeGains,
    shapeSetUkeire,
    goodShape,
    improvements,
    hand => safety({hand, visible: hand, river: hand}),
    hand => safetyOf({hand, visible: '1z', river: hand, passed: hand}, '19m'),
    hand => safety(viewOf({hand, players: [{river: []}, {river: []}], indicators: hand}, 1)),
    hand =>
      nearMisses(score({hand, win: '9s', by: 'ron'}) as WinScore | NoYaku, {hand, win: '9s', by: 'ron'}),
    hand => score({hand, win: '9s', by: 'ron', situation: {riichi: true, dora: hand}}),
    hand => analyse({hand}),
    hand => shanten(hand, {visible: hand, melds: []}),
    hand => score({hand, win: '9s', by: 'ron'})
  ]
  for (const call of functions) {
    expect(call(text)).toEqual(call(list))
    expect(call(counts)).toEqual(call(list))
  }
  const toValue = parseTiles('123m456p789s1122z5m')
  expect(handValue({hand: '123m456p789s1122z5m', indicators: '9s', melds: []})).toEqual(
    handValue({hand: toValue, indicators: ['9s']})
  )
  expect(discards(`${text}1z`)).toEqual(discards([...list, '1z']))
  expect(parseTiles('340m 1z,7z')).toEqual(['3m', '4m', '0m', '1z', '7z'])
  expect(options.map(one => parseTiles(one).length)).toEqual([3, 2])
})

test('melds are objects or text', () => {
  const pon: Meld = {type: 'pon', tiles: ['5z', '5z', '5z'], called: 0, from: 'toimen'}
  expect(parseMeld('555z@2')).toEqual(pon)
  const win = (melds: readonly (Meld | string)[]) =>
    score({hand: '234p66p78s123s', melds, win: '9s', by: 'tsumo'})
  expect(win(['555z@2'])).toEqual(win([pon]))
  expect(win(['555z@2']).outcome).toBe('win')
  expect(waits('66p78s', {melds: ['555z@2', '123s@3', 'a1111z']})).toEqual(waits('66p78s', {melds: [pon]}))
  expect(['a1111p', 'k5555z@1', '067p@3'].map(one => parseMeld(one).type)).toEqual(['ankan', 'kakan', 'chii'])
})

const wrong = <Value>(value: unknown): Value => value as Value
const win = {hand: text, win: '9s', by: 'ron'} as const

// [what is wrong, the call, what it says]
const calls: ReadonlyArray<readonly [string, () => unknown, string]> = [
  ['the name of rules', () => score(win, wrong('tenhou')), 'Expected rules such as `presets.tenhou`'],
  ['no win', () => score(wrong(null)), 'Expected a win such as'],
  [
    'a wind in capitals',
    () => score({...win, situation: wrong({seat: 'East'})}),
    'got `East`; did you mean `east`?'
  ],
  [
    'a wind that is none',
    () => score({...win, situation: wrong({round: 5})}),
    'Expected `round` to be one of'
  ],
  [
    'no way to win',
    () => score(wrong({...win, by: 'rong'})),
    'Expected `by` to be `tsumo` or `ron`, got `rong`'
  ],
  [
    'visible that is no tiles',
    () => ukeire(text, wrong({visible: 5})),
    'Expected `visible` to be tiles as text'
  ],
  ['visible that is short', () => analyse({hand: text, visible: '12q'}), 'got `q` at 2 of `12q`'],
  ['no hand', () => shanten(wrong(undefined)), 'Expected `hand` to be tiles as text, a list or counts'],
  ['digits without a suit', () => shanten('123'), 'Expected a suit letter (m, p, s or z) after `123`'],
  ['an unknown tile', () => waits('8z'), 'Expected a tile such as `5m`, got `8z`'],
  ['a meld that is none', () => score({...win, melds: ['123x']}), 'Expected a meld such as `123m@3`'],
  ['melds that are no list', () => waits(text, wrong({melds: '123m@3'})), 'Expected a list of melds'],
  [
    'counts of some kinds',
    () => waits('23m', {visible: [1, 2]}),
    'Expected `visible` to be counts of 34 kinds, got `2`'
  ],
  ['an unknown option', () => waits('23m', wrong({visble: '1m'})), 'got `visble`; did you mean `visible`?'],
  [
    'a field of another object',
    () => score(wrong({...win, seat: 'east'})),
    'got `seat`; it belongs to `situation`'
  ],
  ['an unknown field', () => analyse(wrong({hand: text, goodShape: true})), 'did you mean `goodShapes`?'],
  [
    'no winning tile',
    () => score(wrong({hand: text, by: 'ron'})),
    'Expected `win` to be a tile such as `9s`, got `undefined`'
  ],
  ['rules that are not complete', () => score(win, wrong({kuitan: false})), 'got some without `redFives`'],
  ['a misspelt situation', () => score({...win, situation: wrong({richi: true})}), 'did you mean `riichi`?'],
  [
    'riichi in words',
    () => score({...win, situation: wrong({riichi: 'yes'})}),
    'Expected `riichi` to be `true`, `false` or `double`'
  ],
  [
    'honba as text',
    () => score({...win, situation: wrong({honba: '2'})}),
    'Expected `honba` to be a whole number from 0'
  ],
  [
    'dora as a number',
    () => score({...win, situation: wrong({dora: 3})}),
    'Expected `dora` to be tiles as text'
  ],
  [
    'a type of meld',
    () => score({...win, melds: [wrong({type: 'pom', tiles: []})]}),
    'got `pom`; did you mean `pon`?'
  ],
  [
    'a meld from the left',
    () => waits('23m', {melds: [wrong({type: 'pon', tiles: ['5z', '5z', '5z'], from: 'left'})]}),
    'got `left`'
  ],
  ['a value of no hand', () => handValue(wrong({hand: 5})), 'Expected `hand` to be tiles as text'],
  [
    'safety of no hand',
    () => safety(wrong({hand: '1m', river: ''})),
    'Expected `visible` to be tiles as text'
  ],
  ['a hand in place of an object', () => analyse(wrong(text)), 'Expected a hand such as']
]
test.each(calls)('a wrong call throws: %s', (_, call, says) => {
  expect(call).toThrow(TypeError)
  expect(call).toThrow(says)
  expect(score(win, presets.tenhou).outcome).toBe('win')
})
