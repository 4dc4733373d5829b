import {expect, test} from 'vitest'
import {answerHand, answerWin, type WinCase} from '../case/case.js'
import {presets} from '../rules/presets.js'

/**
 * The wins of a game of three at tenhou, with the yaku, fu, points and changes of score that the server gave.
 *
 * From <https://github.com/dnovikoff/tenhou> (MIT). The stick of the winner's own riichi is among `sticks`.
 */
const wins: readonly (readonly [why: string, given: Omit<WinCase, 'rules'>, expected: object])[] = [
  [
    'tsumo, of which the share of North is lost; the north put aside is a dora',
    {
      hand: '123p777p234s789s11z',
      win: '9s',
      by: 'tsumo',
      situation: {round: 0, seat: 1, riichi: 1, dora: ['9p'], ura: ['3s'], kita: 1, sticks: 1}
    },
    {
      yaku: {riichi: 1, menzen_tsumo: 1, dora: 2, ura_dora: 1},
      fu: 30,
      points: 6000,
      payments: [-4000, 7000, -2000]
    }
  ],
  [
    'ron from the next player',
    {
      hand: '11133567999p',
      win: '9p',
      by: 'ron',
      melds: ['222p@1'],
      situation: {round: 0, seat: 0, loser: 1, dora: ['4s'], sticks: 1}
    },
    {yaku: {chinitsu: 5}, fu: 40, points: 12000, payments: [13000, -12000, 0]}
  ],
  [
    'a dealer’s tsumo with two honba',
    {
      hand: '11789p123406789s',
      win: '8p',
      by: 'tsumo',
      situation: {round: 0, seat: 0, dora: ['6p'], kita: 1, honba: 2, sticks: 1}
    },
    {
      yaku: {menzen_tsumo: 1, ittsuu: 2, dora: 2, aka_dora: 1},
      fu: 30,
      points: 12000,
      payments: [13400, -6200, -6200]
    }
  ],
  [
    'tanyao with a north put aside',
    {
      hand: '23477p2345678s88s',
      win: '7p',
      by: 'tsumo',
      situation: {round: 0, seat: 2, dora: ['4z'], kita: 1, honba: 3}
    },
    {yaku: {menzen_tsumo: 1, tanyao: 1, dora: 1}, fu: 30, points: 3000, payments: [-2300, -1300, 3600]}
  ],
  [
    'ippatsu beside a north put aside',
    {
      hand: '440566p44678s666z',
      win: '4p',
      by: 'ron',
      situation: {
        round: 0,
        seat: 2,
        loser: 1,
        riichi: 1,
        ippatsu: true,
        dora: ['3p'],
        ura: ['2z'],
        kita: 1,
        sticks: 2
      }
    },
    {
      yaku: {riichi: 1, ippatsu: 1, iipeikou: 1, hatsu: 1, dora: 3, aka_dora: 1},
      payments: [-16000, 0, 18000]
    }
  ]
]

for (const [why, given, expected] of wins) {
  test(`tenhou-sanma: ${why}`, () => {
    expect(answerWin({...given, rules: {...presets['tenhou-sanma']}})).toMatchObject({win: true, ...expected})
  })
}

const three = {sanma: true}
const problemsOf = (answer: {readonly problems?: readonly {readonly id: string}[]}) =>
  answer.problems?.map(({id}) => id)

test('a hand of three players accepts no 2m to 8m', () => {
  // Four players also draw 2m for the kanchan.
  expect(answerHand({hand: '1m9m45699p12399s1z'}).ukeire).toHaveProperty('2m')
  expect(answerHand({hand: '1m9m45699p12399s1z', rules: three}).ukeire).toEqual({
    '1m': 3,
    '9m': 3,
    '9p': 2,
    '9s': 2,
    '1z': 3
  })
})

test('norths put aside do not come again', () => {
  const pairs = '1199m1122p3344s4z'
  expect(answerHand({hand: pairs, rules: three, kita: 1}).ukeire).toEqual({'4z': 2})
  expect(answerHand({hand: pairs, rules: three, melds: ['f4z', 'f4z', 'f4z']}).shanten?.best).toBe(1)
  expect(answerHand({hand: '1199m1122p3344s1z', rules: three, kita: 4}).shanten?.kokushi).toBeNull()
})

// [why, answer, problems]
const impossible: readonly (readonly [
  why: string,
  problems: readonly string[] | undefined,
  expected: readonly string[]
])[] = [
  [
    '2m in the hand',
    problemsOf(answerHand({hand: '123m45699p1239s1z', rules: three})),
    ['not-in-sanma', 'not-in-sanma']
  ],
  [
    'a chii',
    problemsOf(answerHand({hand: '45699p1239s1z', melds: ['123p@3'], rules: three})),
    ['chii-in-sanma']
  ],
  [
    'norths put aside by four players',
    problemsOf(answerHand({hand: '1m', kita: 1})),
    ['kita-with-four-players']
  ],
  [
    'five norths',
    problemsOf(answerHand({hand: '44z45699p12399s1z', kita: 3, rules: three})),
    ['too-many-copies']
  ],
  ['half a north', problemsOf(answerHand({hand: '1m', kita: 0.5, rules: three})), ['bad-field']],
  [
    'a North seat',
    problemsOf(answerWin({hand: '1z', win: '1z', by: 'ron', situation: {seat: 3}, rules: three})),
    ['bad-field']
  ],
  [
    'five norths of a win',
    problemsOf(
      answerWin({
        hand: '444z45699p12399s1z',
        win: '1z',
        by: 'ron',
        situation: {kita: 2, riichi: 1},
        rules: three
      })
    ),
    ['too-many-copies']
  ],
  [
    'chiihou after a north was put aside',
    problemsOf(
      answerWin({
        hand: '1m45699p12399s11z',
        win: '1m',
        by: 'tsumo',
        situation: {kita: 1, chiihou: true},
        rules: three
      })
    ),
    ['first-turn-with-kita']
  ]
]

for (const [why, problems, expected] of impossible) {
  test(`cannot be: ${why}`, () => {
    expect(problems).toEqual(expected)
  })
}
