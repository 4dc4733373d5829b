import {readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {answerHand, answerWin, type HandCase, type WinCase} from './case.js'
import {yakuTable} from '../yaku/table.js'

interface Vector extends WinCase {
  readonly id: string
  readonly title?: string
  readonly expect: Readonly<Record<string, unknown>>
}

const file: {vectors: Vector[]; real: Vector[]} = JSON.parse(
  readFileSync(new URL('../../../../vectors/scoring.json', import.meta.url), 'utf8')
)

describe.each([
  ['made', file.vectors],
  ['real', file.real]
])('%s wins', (_, vectors) => {
  for (const vector of vectors) {
    test(`${vector.id} ${vector.title ?? vector.hand}`, () => {
      expect(answerWin(vector)).toMatchObject({id: vector.id, ...vector.expect})
      const {yaku} = vector.expect
      if (yaku !== undefined) expect(answerWin(vector).yaku).toEqual(yaku)
    })
  }
})

test('every yaku of the vectors is a known yaku or a dora', () => {
  const known = new Set<string>([...yakuTable.map(({id}) => id), 'dora', 'ura_dora', 'aka_dora'])
  const named = [...file.vectors, ...file.real].flatMap(vector => Object.keys(vector.expect.yaku ?? {}))
  expect(named.filter(id => !known.has(id))).toEqual([])
})

const closed: WinCase = {hand: '234678m34p567s99s', win: '5p', by: 'ron'}

// [why, what is changed in a closed pinfu, problems]
const wrong: ReadonlyArray<[string, Readonly<Record<string, unknown>>, ReadonlyArray<[string, object]>]> = [
  ['not a tile', {win: '8z'}, [['bad-field', {field: 'win', value: '8z'}]]],
  ['two winning tiles', {win: '55p'}, [['bad-field', {field: 'win', value: '55p'}]]],
  ['not mpsz', {hand: '234q'}, [['bad-field', {field: 'hand', value: '234q'}]]],
  ['no hand', {hand: undefined}, [['bad-field', {field: 'hand', value: ''}]]],
  ['neither ron nor tsumo', {by: 'chombo'}, [['bad-field', {field: 'by', value: 'chombo'}]]],
  ['a seat that does not exist', {situation: {seat: 4}}, [['bad-field', {field: 'seat', value: '4'}]]],
  [
    'an unknown circumstance',
    {situation: {ipatsu: true}},
    [['unknown-field', {field: 'ipatsu', value: 'true', nearest: 'ippatsu'}]]
  ],
  [
    'an unknown field',
    {meld: ['123m@3']},
    [['unknown-field', {field: 'meld', value: '["123m@3"]', nearest: 'melds'}]]
  ],
  [
    'a field of the prototype',
    {constructor: 1},
    [['unknown-field', {field: 'constructor', value: '1', nearest: ''}]]
  ],
  [
    'a flag that is no flag',
    {situation: {ippatsu: 'yes'}},
    [['bad-field', {field: 'ippatsu', value: 'yes'}]]
  ],
  ['a riichi that is none', {situation: {riichi: 3}}, [['bad-field', {field: 'riichi', value: '3'}]]],
  ['half a honba', {situation: {honba: 0.5}}, [['bad-field', {field: 'honba', value: '0.5'}]]],
  ['a seat in words', {situation: {seat: 'east'}}, [['bad-field', {field: 'seat', value: 'east'}]]],
  ['indicators that are no list', {situation: {dora: '3p'}}, [['bad-field', {field: 'dora', value: '3p'}]]],
  ['melds that are no list', {melds: '123m@3'}, [['bad-field', {field: 'melds', value: '123m@3'}]]],
  ['a situation that is a list', {situation: [1]}, [['bad-field', {field: 'situation', value: '[1]'}]]],
  ['an unknown preset', {rules: 'tenho'}, [['bad-field', {field: 'rules', value: 'tenho'}]]],
  [
    'a preset of the prototype',
    {rules: 'constructor'},
    [['bad-field', {field: 'rules', value: 'constructor'}]]
  ],
  [
    'a rule whose value is an object',
    {rules: {renhou: {toString: 1}}},
    [['bad-rule-value', {rule: 'renhou', value: '{"toString":1}', expected: 'off, mangan, 5-han, yakuman'}]]
  ],
  [
    'tiles nested deep',
    {hand: JSON.parse('['.repeat(9000) + ']'.repeat(9000))},
    [['bad-field', {field: 'hand', value: '[[[…]]]'}]]
  ],
  ['a meld that is none', {melds: ['12']}, [['bad-field', {field: 'melds', value: '12'}]]],
  ['a meld with a tile that is none', {melds: ['888z@1']}, [['bad-field', {field: 'melds', value: '8z'}]]],
  ['a misspelt rule', {rules: {kuitann: true}}, [['unknown-rule', {rule: 'kuitann', nearest: 'kuitan'}]]],
  [
    'a value a rule cannot have',
    {rules: {doubleWindPairFu: 3}},
    [['bad-rule-value', {rule: 'doubleWindPairFu', value: '3', expected: '2, 4'}]]
  ]
]
for (const [why, change, problems] of wrong) {
  test(`a case that cannot be read: ${why}`, () => {
    const answer = answerWin({id: 'x', ...closed, ...change} as WinCase)
    expect(answer).toMatchObject({id: 'x', win: false, reason: 'impossible'})
    const found = answer.problems?.map(({id, values}) => [id, values])
    expect(found?.slice(0, problems.length)).toEqual(problems)
  })
}

test('a hand that does not win says whether it is incomplete or has no yaku', () => {
  expect(answerWin({...closed, win: '1z'})).toEqual({win: false, reason: 'incomplete'})
  const open = {hand: '345678m34p99s', win: '5p', by: 'ron', melds: ['111p@2']} as const
  expect(answerWin(open)).toEqual({win: false, reason: 'no-yaku'})
})

// Every circumstance of a case reaches the hand: [field, what else is so, by, the yaku that it gives].
const circumstances: ReadonlyArray<[string, object, 'ron' | 'tsumo', string, object?]> = [
  ['openRiichi', {riichi: 1}, 'ron', 'open_riichi', {openRiichi: true}],
  ['ippatsu', {riichi: 1}, 'ron', 'ippatsu'],
  ['chankan', {}, 'ron', 'chankan'],
  ['haitei', {}, 'tsumo', 'haitei'],
  ['houtei', {}, 'ron', 'houtei'],
  ['tenhou', {seat: 0}, 'tsumo', 'tenhou'],
  ['chiihou', {seat: 1}, 'tsumo', 'chiihou'],
  ['renhou', {seat: 1}, 'ron', 'renhou', {renhou: 'mangan'}],
  ['paarenchan', {}, 'ron', 'paarenchan', {paarenchan: true}]
]
for (const [field, others, by, yaku, rules = {}] of circumstances) {
  test(`a case may say ${field}`, () => {
    const yakuOf = (situation: object) => {
      const answer = answerWin({...closed, by, rules, situation} as WinCase)
      return Object.keys(answer.yaku ?? {})
    }
    expect(yakuOf(others)).not.toContain(yaku)
    expect(yakuOf({...others, [field]: true})).toContain(yaku)
  })
}

test('a case may say rinshan, and a later ron', () => {
  const kan: WinCase = {hand: '234678m34p99s', win: '5p', by: 'tsumo', melds: ['a1111p']}
  expect(Object.keys(answerWin({...kan, situation: {rinshan: true}}).yaku ?? {})).toContain('rinshan')
  const later = (laterRon: boolean) =>
    answerWin({...closed, situation: {loser: 1, honba: 2, sticks: 1, laterRon}}).payments
  expect([later(false), later(true)]).toEqual([
    [0, 2600, -1600, 0],
    [0, 1000, -1000, 0]
  ])
})

test('what is null is not given', () => {
  const nulls = {...closed, melds: null, rules: null, situation: {honba: null, dora: null, riichi: null}}
  expect(answerWin(nulls as unknown as WinCase)).toEqual(answerWin(closed))
  expect(answerHand({hand: '123m456p789s1122z', visible: null} as unknown as HandCase).total).toBe(4)
})

test('rules may be the name of a preset', () => {
  const kiriage = {
    hand: '234678m34p99s',
    win: '5p',
    by: 'tsumo',
    melds: ['a1111p'],
    situation: {rinshan: true, riichi: 1}
  } as const
  expect([answerWin(kiriage).points, answerWin({...kiriage, rules: 'm-league'}).points]).toEqual([7900, 8000])
})
