/**
 * Keys that other keys need: a moment is one of a record, a sum one of a score sheet.
 */
import {linesOf} from '../../syntax/block-line.js'
import {keyOfName, type GameKey} from '../../syntax/game-keys.js'
import type {OpenLine} from '../../syntax/open-line.js'
import type {GameId} from '../../page/page.js'

/** Rows are lines without a key, or with a key whose line the game reads as a row: `plains: 10`. */
const row = 'row'

/** What a block must contain besides a key: one key of each list. */
const needs: Readonly<Record<GameId, ReadonlyMap<string, readonly (readonly string[])[]>>> = {
  mahjong: new Map(['kyoku', 'at', 'show', 'open'].map(id => [id, [['log']]])),
  hanafuda: new Map([
    ['yaku', [['captured', 'hand', row]]],
    ['score', [['captured', 'hand', row]]],
    ['near', [['captured', row]]],
    ['take', [['field']]],
    ['best', [['field'], ['hand']]],
    ['total', [['sheet']]]
  ])
}

/** Whether the block of a line has what a key needs. */
export function hasNeeded({page, block, key}: OpenLine): (key: GameKey) => boolean {
  const {text} = page
  const {game} = block
  const present = new Set(
    linesOf(text, block)
      .filter(line => line.key.start !== key.start)
      .map(line => keyOfName(game, text.slice(line.key.start, line.key.end))?.id ?? row)
  )
  return ({id}) => (needs[game].get(id) ?? []).every(some => some.some(one => present.has(one)))
}
