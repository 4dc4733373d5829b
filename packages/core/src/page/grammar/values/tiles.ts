/**
 * Values that are tiles, and the tile that was drawn or won.
 */
import type {Message} from '@tehai/kernel/source'
import type {DialectId} from '../../../notation/dialect.js'
import type {Entry} from '../block/entries.js'
import {bad, valueOf, withMessages, type EntryValue} from './entry-value.js'
import {tilesOfCandidates} from '../block/choice-labels.js'
import {flowersIn} from '../tiles/flowers.js'
import {foldHan} from '../spelling/han.js'
import {pageMessage} from '../messages.js'
import {tilesNear} from '../tiles/tiles-near.js'
import {readTiles} from '../tiles/read-tiles.js'
import {readWin} from './win.js'

/** `裏ドラ: なし` says that there are none. */
const none = /^(?:なし|無し|无|無|없음|none|no|-|－|ー)$/i

/** Words that name no tile are reported as a whole, not letter by letter: `red five`, 中張. */
const wordsOnly = /^\s*\p{L}{3,}(?:[\s-]+\p{L}{2,}){0,5}\s*$/u
const eastAsianWord = /^\s*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,}\s*$/u

export function readTilesEntry(entry: Entry, dialect: DialectId): EntryValue {
  if (none.test(entry.value.trim())) return valueOf(entry, {})
  const isList = entry.key.id === 'candidates'
  const text = foldHan(isList ? tilesOfCandidates(entry.value) : entry.value)
  const read = readTiles(text, dialect)
  const {tiles} = read
  const messages = [...read.messages, ...flowersIn(text, dialect)]
  const isMostlyUnread = messages.length > 0 && tiles.length <= messages.length
  const isMeant = messages.length === 1 && messages[0]!.expected.length > 0
  const isWord =
    (messages.length > 1 && wordsOnly.test(entry.value)) ||
    (isMostlyUnread && eastAsianWord.test(entry.value) && !isMeant)
  if (isWord) return valueOf(entry, {messages: [bad(entry, tilesNear(entry.value))]})
  const ten = doubtfulTen(entry)
  return withMessages(entry, [...messages, ...ten], {tiles})
}

/** `10m` alone may be meant as one tile: read as two, it is a dora and its own red five, which is impossible. */
function doubtfulTen({value}: Entry): Message[] {
  const [, before = '', suit] = /^(\s*)10([mps])\s*$/.exec(value) ?? []
  if (suit === undefined) return []
  const start = before.length
  const [one, red] = [`1${suit}`, `0${suit}`]
  return [pageMessage('doubtful-ten', start, start + 3, {both: `${one} ${red}`}, [one, red])]
}

/** A tile drawn or won. A win may name no tile: then the tile is the one that is set apart in the row. */
export function readTileEntry(entry: Entry, dialect: DialectId): EntryValue {
  const {tile, by, from, messages} = readWin(entry.value, entry.name, entry.key.id !== 'draw', dialect)
  const how = entry.key.id === 'ron' ? 'ron' : by
  return withMessages(entry, messages, {tiles: tile ? [tile] : [], by: how, who: from})
}
