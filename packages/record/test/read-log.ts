/**
 * Records of `logs/`, for tests.
 */
import {readFileSync} from 'node:fs'
import {expect} from 'vitest'
import {readRecord, type RecordedGame} from '../src/index.js'

/** The text of a file. */
export const read = (file: string): string => readFileSync(new URL(`logs/${file}`, import.meta.url), 'utf8')

/** The game of a text that is read without a fault. */
export function gameOf(text: string): RecordedGame {
  const {game, faults} = readRecord(text)
  expect(faults).toEqual([])
  if (game === null) throw new TypeError('Expected a game')
  return game
}
