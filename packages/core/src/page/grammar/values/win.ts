/**
 * The values of `draw`, `win` and `ron`: a tile, how it was won, and which player it came from.
 *
 *     2s      3m from toimen      対面から3m      ツモ 2s      ロン
 */
import {moved} from '@tehai/kernel/source'
import type {DialectId} from '../../../notation/dialect.js'
import type {Tile} from '@tehai/riichi/tile'
import {foldHan} from '../spelling/han.js'
import {pageMessage} from '../messages.js'
import {readTiles} from '../tiles/read-tiles.js'
import {valuesMeant} from './win-meant.js'
import {readWinWords, type WinWords} from './win-words.js'

/** The content of the value. Spans of messages are offsets into it. */
export interface WinValue extends Omit<WinWords, 'rest'> {
  /** `null` if none is written: the row has it. */
  readonly tile: Tile | null
}

/** Marks at the end, as in exclamations at a table: 1zロン！ */
const exclamation = /[!！]{1,3}(?=\s*$)/

/** A player in brackets after a tile: 5s（対面）. */
const inBrackets = /(?<=\S\s?)[(（]([^()（）]{1,30})[)）](?=\s*$)/

/**
 * Read a value. Never throws.
 *
 * @param key
 *   The key as written, for messages.
 * @param mayLackTile
 *   Whether it is enough to say how it was won, or which player it came from.
 */
export function readWin(written: string, key: string, mayLackTile: boolean, dialect: DialectId): WinValue {
  const value = written.replace(exclamation, marks => ' '.repeat(marks.length))
  const plain = readWinWords(value.replace(inBrackets, ' $1 '), mayLackTile)
  const {rest, from, by, messages} = plain.from ? plain : readWinWords(value, mayLackTile)
  const text = rest.trim()
  if (text === '' && mayLackTile && (by || from)) return {tile: null, by, from, messages}
  const start = rest.indexOf(text)
  const read = readTiles(foldHan(text), dialect)
  const [tile] = read.tiles
  if (read.tiles.length === 1 && read.messages.every(({severity}) => severity === 'warning')) {
    const warnings = read.messages.map(one => moved(one, start))
    return {tile: tile!, by, from, messages: [...messages, ...warnings]}
  }
  // Several tiles after a win are tiles with which the hand would win.
  const isList = mayLackTile && read.tiles.length > 1 && read.messages.length === 0
  const problem =
    text === ''
      ? pageMessage('not-one-tile', 0, value.length, {key})
      : pageMessage(
          'not-one-tile',
          start,
          start + text.length,
          {key},
          isList ? [`waits: ${text}`] : valuesMeant(text, {key, value, from})
        )
  return {tile: null, by, from, messages: [...messages, problem]}
}
