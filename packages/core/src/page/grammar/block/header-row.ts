/**
 * Headers with their first row: a hand or a river after the colon, or named together with its player.
 *
 *     East: 123m456p789s1122z       East's river: 1z9m       東家の河: 1z9m       동가의 손패: 123m…       東: 123m…
 *     East: 25000, 123m456p789s1122z       東家: 123m456p789s1122z リーチ       東家の河（リーチ）: j1z9m
 *
 * Keys of their hands may be named in the same way: `East's waits: 12z`, 東家の待ち: 12z.
 */
import type {HeaderLine, KeyLine, Line} from '@tehai/kernel/block'
import {findKey, type Key, type KeyValue} from '../keys/keys.js'
import {findPlayer, findWindPlayer, type Who} from '../situation/players.js'
import {tilesOfText} from '../tiles/tiles-of-text.js'

type BlockLine = Line<Key, Who, 'hand' | 'river'>

/** The line of a header and that of its row; for any other line, only that line. */
export function divideHeader(text: string, line: BlockLine): readonly BlockLine[] {
  if (line.type === 'header') return line.colon ? rowInValue(text, line) : [line]
  if (line.type === 'key') return line.key === null ? keyOfPlayer(text, line) : [line]
  return line.type === 'row' ? rowWithAside(text, line) : [line]
}

/** Longest row that is looked at, in UTF-16 units, and most words. */
const [LONGEST_ROW, MOST_WORDS] = [200, 24]

/** A hand or a river in a header's value; other text there remains the value. */
function rowInValue(text: string, line: HeaderLine<Who>): readonly BlockLine[] {
  const {nameEnd, valueStart, valueEnd} = line
  const value = text.slice(valueStart, valueEnd)
  if (value.length > LONGEST_ROW || !/\d[mpszMPSZ]/.test(value)) return [line]
  const words = [...value.matchAll(/[^\s,，、]+/g)].map(({0: word, index}) => ({
    start: valueStart + index,
    end: valueStart + index + word.length
  }))
  if (words.length > MOST_WORDS) return [line]
  const found = namedAmong(text, words) ?? rowAmong(text, words)
  if (!found) return [line]
  const {mode, start, end, rest} = found
  const row: BlockLine = {type: 'row', mode, start, end}
  const [own, ...also] = rest
  const colonEnd = nameEnd + text.slice(nameEnd, valueStart).trimEnd().length
  if (!own) return [{...line, end: colonEnd, valueStart: colonEnd, valueEnd: colonEnd}, row]
  return [{...line, end: own.end, valueStart: own.start, valueEnd: own.end, also}, row]
}

interface Word {
  readonly start: number
  readonly end: number
}

/** A row among the words of a value, with the text before and after it, if any. */
interface RowAmong extends Word {
  readonly mode: 'hand' | 'river'
  readonly rest: readonly Word[]
}

const spanOf = (words: readonly Word[]): Word => ({start: words[0]!.start, end: words.at(-1)!.end})

/** The row after the name of a row: `riichi, discards 1z 9m`. */
function namedAmong(text: string, words: readonly Word[]): RowAmong | null {
  const at = words.findIndex(({start, end}) => findKey(text.slice(start, end))?.key.row !== undefined)
  if (at < 0 || at === words.length - 1) return null
  const {start, end} = words[at]!
  const mode = findKey(text.slice(start, end))!.key.row as 'hand' | 'river'
  const span = spanOf(words.slice(at + 1))
  const {tiles, messages} = tilesOfText(text.slice(span.start, span.end))
  if (messages.length > 0 || tiles.length === 0) return null
  return {...span, mode, rest: at > 0 ? [spanOf(words.slice(0, at))] : []}
}

/** The longest row that some of the words form: the first words, the last words, or some in between. */
function rowAmong(text: string, words: readonly Word[]): RowAmong | null {
  for (let count = words.length; count > 0; count--) {
    const last = words.length - count
    for (const first of new Set([0, last, ...words.keys()].filter(at => at <= last))) {
      const span = spanOf(words.slice(first, first + count))
      if (!isRow(text.slice(span.start, span.end))) continue
      const rest = [words.slice(0, first), words.slice(first + count)].filter(some => some.length > 0)
      return {...span, mode: isRiver(text[span.start]!) ? 'river' : 'hand', rest: rest.map(spanOf)}
    }
  }
  return null
}

/** Fewer tiles than this are not a hand: they may be dora, or discards. A river has its `j`. */
const FEWEST_TILES = 7

const isRiver = (first: string): boolean => first === 'j' || first === 'J'

/** Points, which would otherwise be read as tiles of the suit after them: `25000, 123m`. */
const points = /(?:^|[\s,，、])\d*00(?=$|[\s,，、])/

/** Whether a text is a hand or a river. */
function isRow(text: string): boolean {
  if (!/^[\djJ(]/.test(text) || points.test(text)) return false
  const {tiles, messages} = tilesOfText(text)
  return messages.length === 0 && tiles.length >= (isRiver(text[0]!) ? 1 : FEWEST_TILES)
}

/** `East's river: 1z9m`, `East's waits: 12z` */
function keyOfPlayer(text: string, line: KeyLine<Key>): readonly BlockLine[] {
  const {start, nameEnd, inLine} = line
  const found = headerOfKey(text.slice(start, nameEnd))
  if (!found) return windHeader(text, line)
  const end = start + found.length
  const keyStart = start + found.keyStart
  const own = findKey(text.slice(keyStart, nameEnd))
  const place = {start, end, nameStart: start, nameEnd: end, valueStart: end, valueEnd: end}
  return [
    {type: 'header', header: found.header, colon: true, ofRow: true, inLine, ...place},
    {...line, ...own, inLine: false, start: keyStart, nameStart: keyStart}
  ]
}

/** A number of copies of a tile: `北: 2` is neither points nor the row of a player. */
const tileCount = /^[×x]?\d{1,2} ?[^\dmpszMPSZ\s]{0,5}$/u

/** `東: 123m456p789s1122z`, `E: 25000`: a wind by itself. */
function windHeader(text: string, line: KeyLine<Key>): readonly BlockLine[] {
  const {start, end, nameStart, nameEnd, valueStart, valueEnd, colon, inLine} = line
  const header = colon && inLine !== true ? findWindPlayer(text.slice(nameStart, nameEnd)) : null
  if (header === null || tileCount.test(text.slice(valueStart, valueEnd).trim())) return [line]
  return divideHeader(text, {
    type: 'header',
    header,
    colon,
    start,
    end,
    nameStart,
    nameEnd,
    valueStart,
    valueEnd
  })
}

/** `東家の河（リーチ）: 1z9m`: the text in brackets is about the player. */
const withAside = /^([^()（）:：\d]{2,40}?)\s*([(（])([^()（）:：]{1,40})[)）]\s*[:：]\s*/u

function rowWithAside(text: string, line: BlockLine): readonly BlockLine[] {
  const {start, end} = line
  const [whole, name, , aside] = withAside.exec(text.slice(start, Math.min(end, start + LONGEST_ROW))) ?? []
  const found = name === undefined ? null : headerOfKey(name)
  if (!found) return [line]
  const [keyStart, keyEnd] = [start + found.keyStart, start + name!.length]
  const own = findKey(text.slice(keyStart, keyEnd))!
  if (own.key.row === undefined) return [line]
  const headerEnd = start + found.length
  const asideStart = start + whole!.indexOf(aside!, name!.length)
  const value = {valueStart: asideStart, valueEnd: asideStart + aside!.length}
  const header = {start, end: headerEnd, nameStart: start, nameEnd: headerEnd, ...value}
  const named = {
    start: keyStart,
    end,
    nameStart: keyStart,
    nameEnd: keyEnd,
    valueStart: start + whole!.length
  }
  return [
    {type: 'header', header: found.header, colon: true, ofRow: true, ...header},
    {type: 'key', colon: true, ...own, ...named, valueEnd: end}
  ]
}

/** A player in the name of a key, the length of the player's name, and the offset of the rest of the key. */
export interface HeaderOfKey {
  readonly header: Who
  readonly length: number
  readonly keyStart: number
}

/** What connects a player with a possession, in each language. */
const possessive = /^\s*(?:['’]s(?=\s)|の|的|의)?\s*/u

/** The player that a key begins with; a letter for a wind must be separated from the rest. */
const ownerOf = (name: string, joint: string): Who | null =>
  findPlayer(name) ?? (joint === '' && /^[a-z]$/i.test(name) ? null : findWindPlayer(name))

/** Longest name that is looked at, in UTF-16 units. */
const LONGEST_NAME = 40

/** Whether a key is a row, or says something about a hand or a river rather than about the table, as a round does. */
const isOfPlayer = ({row, group, value, of}: Key): boolean =>
  row !== undefined || (of !== 'block' && of !== 'place' && (group === 'claim' || ofHands.has(value)))

/** Types of values of further keys that belong to one hand or river. */
const ofHands: ReadonlySet<KeyValue> = new Set<KeyValue>(['tile', 'tiles', 'riichi', 'flag', 'marks', 'bars'])

/** The player in the name of a row or of a key about a row; `null` for every other name. */
export function headerOfKey(name: string): HeaderOfKey | null {
  if (name.length > LONGEST_NAME) return null
  for (let length = name.length - 1; length > 0; length--) {
    const [joint] = possessive.exec(name.slice(length))!
    const header = ownerOf(name.slice(0, length), joint)
    if (header === null) continue
    const keyStart = length + joint.length
    const found = findKey(name.slice(keyStart))
    if (found && isOfPlayer(found.key)) return {header, length, keyStart}
  }
  return null
}
