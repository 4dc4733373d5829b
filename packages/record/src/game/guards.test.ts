import {presets} from '@tehai/riichi'
import {expect, test} from 'vitest'
import {checkGame} from '../check/check.js'
import {gameOf, playRound} from '../check/playout.js'
import {scoredGame} from '../check/scored-game.js'
import {readRecord} from '../readers/reader.js'
import {summaryOf} from '../summary.js'
import {toMjai} from '../writers/mjai.js'
import {toTenhou6} from '../writers/tenhou6.js'
import {tablesOf} from './moments.js'
import {play} from './play.js'
import {startOf} from './start.js'

const round = playRound({seed: 5})
const table = startOf(round, 4)

// What types refuse, as a program in JavaScript may pass it.
const anything = (value: unknown): never => value as never

// [what is wrong, the call, what it throws]
const calls: readonly [string, () => unknown, string][] = [
  ['a record that is no text', () => readRecord(anything(null)), 'Expected a record as text, got `null`'],
  ['a file that was not decoded', () => readRecord(anything(new Uint8Array(2))), 'Expected a record as text'],
  ['a seed alone', () => playRound(anything(5)), 'Expected a start such as `{seed: 1}`, got `5`'],
  [
    'a seed that is no number',
    () => playRound(anything({seed: '1'})),
    'Expected `seed` to be a whole number'
  ],
  [
    'two players',
    () => playRound(anything({seed: 1, players: 2})),
    'Expected `players` to be 3 or 4, got `2`'
  ],
  ['rounds that are no list', () => gameOf(anything(5), 4), 'Expected a list of rounds, got `5`'],
  ['a game without players', () => gameOf([round], anything(undefined)), 'Expected `players` to be 3 or 4'],
  ['a text for a game', () => checkGame(anything('<mjloggm>')), 'Expected a game as `readRecord` gives it'],
  [
    'a text for a game, with rules',
    () => checkGame(anything('x'), presets.tenhou),
    'Expected a game as `readRecord`'
  ],
  ['a deal that is none', () => startOf(anything({}), 4), 'Expected a round of a game, got `{}`'],
  ['what reading gives for its game', () => toMjai(anything(readRecord('[]'))), 'Expected a game as'],
  ['a round for a game', () => toTenhou6(anything(round)), 'Expected a game as `readRecord` gives it'],
  [
    'a game to score that is none',
    () => scoredGame(anything(null)),
    'Expected a game as `readRecord` gives it'
  ],
  [
    'a round that is none',
    () => summaryOf(anything({}), {players: 4}),
    'Expected a round of a game, got `{}`'
  ],
  ['no number of players', () => tablesOf(round, anything({})), 'Expected `players` to be 3 or 4'],
  [
    'a table that is none',
    () => play(anything(undefined), {type: 'ryuukyoku', reason: null}),
    'Expected a table'
  ],
  ['an event that is none', () => play(table, anything('draw')), 'Expected an event such as']
]
test.each(calls)('%s', (_, call, message) => {
  expect(call).toThrow(TypeError)
  expect(call).toThrow(message)
})
