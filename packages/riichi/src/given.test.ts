import {expect, test} from 'vitest'
import {countTiles, type Meld, type Tile} from './tile/index.js'
import {
  analyse,
  decompose,
  discards,
  parseMeld,
  parseTiles,
  presets,
  score,
  shanten,
  shantenByForm,
  ukeire,
  waits
} from './index.js'

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
    hand => analyse({hand}),
    hand => shanten(hand, {visible: hand, melds: []}),
    hand => score({hand, win: '9s', by: 'ron'})
  ]
  for (const call of functions) {
    expect(call(text)).toEqual(call(list))
    expect(call(counts)).toEqual(call(list))
  }
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
  ['a tile that there is not', () => waits('8z'), 'Expected a tile such as `5m`, got `8z`'],
  ['a meld that is none', () => score({...win, melds: ['123x']}), 'Expected a meld such as `123m@3`'],
  ['melds that are no list', () => waits(text, wrong({melds: '123m@3'})), 'Expected a list of melds'],
  ['a hand in place of an object', () => analyse(wrong(text)), 'Expected a hand such as']
]
test.each(calls)('a wrong call throws: %s', (_, call, says) => {
  expect(call).toThrow(TypeError)
  expect(call).toThrow(says)
  expect(score(win, presets.tenhou).outcome).toBe('win')
})
