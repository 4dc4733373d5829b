/**
 * Results that are taken out of records are found again.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import type {RecordedGame, Result} from '../game/record.js'
import {readRecord} from '../readers/reader.js'
import {toTenhou6} from '../writers/tenhou6.js'
import {gameOf, playRound} from './playout.js'
import {scoredGame} from './scored-game.js'

const folder = new URL('../../test/logs/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
const files = readdirSync(folder).filter(file => file.endsWith('.xml'))

const without = (result: Result): Result =>
  result.type === 'draw'
    ? {...result, delta: null}
    : {...result, fu: null, han: null, points: null, limit: null, yaku: [], yakuman: 0, delta: null}

/** What a result is worth, without what only some formats say. */
function worth(result: Result, players: number) {
  // Some records have a fourth place for three players.
  const delta = result.delta?.slice(0, players)
  if (result.type === 'draw') return delta
  const {points, yakuman, yaku} = result
  return {points, yakuman, delta, han: yaku.reduce((sum, {han}) => sum + han, 0)}
}

test.each(files)('of %s', file => {
  const {game} = readRecord(read(file))
  const bare: RecordedGame = {
    ...game!,
    rounds: game!.rounds.map(round => ({...round, results: round.results.map(without)}))
  }
  const worthIn = ({rounds, players}: RecordedGame) =>
    rounds.map(({results}) => results.map(result => worth(result, players)))
  expect(worthIn(scoredGame(bare))).toEqual(worthIn(game!))
})

test('a record that says all stays as it is', () => {
  const {game} = readRecord(read('double-ron.xml'))
  expect(scoredGame(game!)).toBe(game)
})

test('mjai that only says who has won is written with scores and read again without faults', () => {
  const {game} = readRecord(read('three-rounds.mjai.jsonl'))
  const text = JSON.stringify(toTenhou6(game!))
  expect(text).not.toContain('null')
  expect(text).toContain('満貫2000-4000点')
  expect(readRecord(text).faults).toEqual([])
})

test('a round without an end is written and read without faults', () => {
  const {game} = readRecord(read('kan-opened-01.xml'))
  expect(game!.rounds.some(({results}) => results.length === 0)).toBe(true)
  expect(readRecord(JSON.stringify(toTenhou6(game!))).faults).toEqual([])
})

test('what comes after the end of a round stays as it is', () => {
  const round = playRound({seed: 9})
  expect(round.results).toMatchObject([{type: 'win'}])
  const draw: Result = {type: 'draw', reason: 'exhaustive', tenpai: null, before: null, delta: null}
  const longer = {
    ...round,
    events: [...round.events, {type: 'ryuukyoku', reason: 'exhaustive'} as const],
    results: [...round.results, draw]
  }
  expect(scoredGame(gameOf([longer], 4)).rounds[0]!.results).toEqual(longer.results)
})
