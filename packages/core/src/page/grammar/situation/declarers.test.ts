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
  ['東1局 南家 対面・上家リーチ', 'toimen riichi, kamicha riichi'],
  ['東1局 南家 対面が6巡目リーチ', 'toimen riichi6'],
  ['東1局 南家 対面の先制リーチ', 'toimen riichi'],
  ['東1局 南家 立直者は対面', 'toimen riichi'],
  ['東1局 南家 親のリーチを受けている', 'east riichi'],
  ['下家からリーチが入っている', 'shimocha riichi'],
  ['西家8巡目リーチ', 'riichi8'],
  ['東1局 南家 対面リーチ 自分もリーチ', 'riichi, toimen riichi'],
  ['南家 追っかけリーチ', 'riichi'],
  ['南家 リーチ者なし', ''],
  ['东1局 南家 对家和上家立直', 'toimen riichi, kamicha riichi'],
  ['东1局 南家 对家已立直', 'toimen riichi'],
  ['东1局 南家 上家立直了', 'kamicha riichi'],
  ['东1局 南家 无人立直', ''],
  ['동1국 남가 상가와 대가 리치', 'kamicha riichi, toimen riichi'],
  ['동1국 남가 대가가 리치를 걸었다', 'toimen riichi'],
  ['동1국 남가 리치 없음', ''],
  ['South seat, facing toimen\'s riichi', 'toimen riichi'],
  ['South seat, riichi from toimen and kamicha', 'toimen riichi, kamicha riichi'],
  ["South seat, kamicha riichi'd", 'kamicha riichi'],
  ['South seat, no riichi yet', ''],
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
