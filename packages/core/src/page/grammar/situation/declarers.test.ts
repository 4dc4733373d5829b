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
  ['West declared riichi on turn 6.', 'west riichi6'],
  ['East 1, South seat. West declared riichi in turn 6.', 'west riichi6'],
  ['South seat, West has declared riichi on the 6th turn', 'west riichi6'],
  ['West riichied at turn 6. You are South.', 'west riichi6'],
  ['South seat, no one has declared riichi yet.', ''],
  ['South seat, no one in riichi', ''],
  ['East 2 turn 9; the dealer called riichi on the 7th turn', 'east riichi7'],
  ['东1局 南家 8巡，西家在第6巡宣布立直。', 'west riichi6'],
  ['我是南家，庄家于6巡目时立直了', 'east riichi6'],
  ['西家第6巡立直，自家南家', 'west riichi6'],
  ['東1局，自家為南家，對家已於第六巡宣告立直', 'toimen riichi6'],
  ['现在第8巡，场上无人立直', ''],
  ['轮到南家，西家已经立直，北家刚刚立直', 'west riichi, north riichi'],
  ['南家，对家第5巡打出2索立直', 'toimen riichi5'],
  ['남가, 지금은 8순째, 서가는 6순째에 리치', 'west riichi6'],
  ['동1국 남가 8순, 서가가 6순에 리치했다.', 'west riichi6'],
  ['나는 남가, 서가 6순째 리치', 'west riichi6'],
  ['대가가 6순째에 리치를 선언했습니다', 'toimen riichi6'],
  ['동1국 남가, 아무도 리치하지 않았다', ''],
  ['South 4, 3000 points behind second', ''],
  ['南4局 西家，与上家差3000点，领先四位2000点', ''],
  ['남4국 3위, 1위와 2000점 차이', ''],
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
