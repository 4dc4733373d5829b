import {expect, test} from 'vitest'
import {headerFacts} from './header-facts.js'
import {parseSituation} from './parse-situation.js'
import {mergeSituations, situationOf, type Situation} from './situation.js'

/** The riichi that a situation says: the own one, and those of others. */
const riichiIn = ({riichi, riichiTurn, riichiOf = []}: Situation): string =>
  [
    ...(riichi ? [`${riichi}${riichiTurn ?? ''}`] : []),
    ...riichiOf.map(({who, kind, turn}) => `${Object.values(who)[0]} ${kind}${turn ?? ''}`)
  ].join(', ')

// prettier-ignore
const rows: ReadonlyArray<readonly [situation: string, said: string]> = [
  ['東1局 南家 リーチ', 'riichi'],
  ['東1局 南家 南家リーチ', 'riichi'],
  ['東1局 南家 西家リーチ', 'west riichi'],
  ['西家リーチ', 'west riichi'],
  ['南家リーチ、一発ツモ', 'riichi'],
  ['南家 7巡目 親リーチ', 'east riichi'],
  ['南家 親 リーチ', 'east riichi'],
  ['東1局 南家 対面リーチ6巡目', 'toimen riichi6'],
  ['下家からリーチ、上家ダブルリーチ', 'shimocha riichi, kamicha double'],
  ['东1局 南家 对家立直', 'toimen riichi'],
  ['동1국 남가, 서가 리치', 'west riichi'],
  ['동1국 남가 대면 리치', 'toimen riichi'],
  ['서가의 리치', 'west riichi'],
  ['East 1, South seat, toimen riichi on turn 5', 'toimen riichi5'],
  ['South seat, kamicha has declared riichi', 'kamicha riichi'],
  ['South seat, riichi by the dealer', 'east riichi'],
  ['South seat, west riichi', 'west riichi'],
  ['West seat riichi', 'riichi']
]

test.each(rows)('%s', (text, said) => {
  expect(parseSituation(text).filter(({field}) => field === 'unread')).toEqual([])
  expect(riichiIn(situationOf(parseSituation(text)))).toBe(said)
})

test('a seat that is said elsewhere makes the riichi of its wind the own one', () => {
  const [named, seat] = ['西家リーチ', '西家'].map(text => situationOf(parseSituation(text)))
  expect(riichiIn(mergeSituations(named!, seat!))).toBe('riichi')
})

test('in the header of a player the wind is of that player', () => {
  expect(headerFacts('西家リーチ8巡目', 0).map(({field}) => field)).toEqual(['seat', 'riichi'])
})
