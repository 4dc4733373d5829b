/**
 * Headers with their first row: a hand or a river behind the colon, or named together with its player.
 *
 *     East: 123m456p789s1122z       East's river: 1z9m       東家の河: 1z9m       동가의 손패: 123m…
 */
import type {HeaderLine, Line} from '@tehai/kernel/block'
import {findKey, type Key} from './keys.js'
import {findPlayer, type Who} from './players.js'
import {tilesOfText} from './values.js'

type BlockLine = Line<Key, Who, 'hand' | 'river'>

/** The line of a header and that of its row; any other line alone. */
export function divideHeader(
  text: string,
  line: BlockLine,
  before: readonly BlockLine[]
): readonly BlockLine[] {
  if (line.type === 'header') return line.colon && isRow(text, line) ? rowBehind(text, line) : [line]
  return line.type === 'key' && line.key === null ? rowOfPlayer(text, line, before) : [line]
}

/** `East: 123m456p789s1122z` */
function rowBehind(text: string, line: HeaderLine<Who>): readonly BlockLine[] {
  const {nameEnd, valueStart: start, end: rowEnd} = line
  const end = nameEnd + text.slice(nameEnd, start).trimEnd().length
  const mode = isRiver(text[start]!) ? 'river' : 'hand'
  return [
    {...line, end, valueStart: end, valueEnd: end},
    {type: 'row', mode, start, end: rowEnd}
  ]
}

/** So many lines of one player at most have no header between them. */
const MOST_ROWS = 60

/** `East's river: 1z9m`; below other rows of East, the row alone. */
function rowOfPlayer(
  text: string,
  line: Extract<BlockLine, {type: 'key'}>,
  before: readonly BlockLine[]
): readonly BlockLine[] {
  const {start, inLine} = line
  const found = headerOfRow(text.slice(start, line.nameEnd))
  if (!found) return [line]
  const end = start + found.length
  const keyStart = start + found.keyStart
  const own = findKey(text.slice(keyStart, line.nameEnd))
  const place = {start, end, nameStart: start, nameEnd: end, valueStart: end, valueEnd: end}
  const {header} = found
  const row: BlockLine = {...line, ...own, inLine: false, start: keyStart, nameStart: keyStart}
  const last = before.slice(-MOST_ROWS).findLast(one => one.type === 'header')
  if (last?.header === header) return [row]
  return [{type: 'header', header, colon: true, inLine, ...place}, row]
}

/** A player in the name of a key, the length of the player's name, and where that of the key starts. */
export interface HeaderOfRow {
  readonly header: Who
  readonly length: number
  readonly keyStart: number
}

/** What joins a player to what is theirs, in each language. */
const possessive = /^\s*(?:['’]s(?=\s)|の|的|의)?\s*/u

/** Longest name that is looked at, in UTF-16 units. */
const LONGEST_NAME = 40

/** The player in the name of a row; `null` for every other name. */
export function headerOfRow(name: string): HeaderOfRow | null {
  if (name.length > LONGEST_NAME) return null
  for (let length = name.length - 1; length > 0; length--) {
    const header = findPlayer(name.slice(0, length))
    if (header === null) continue
    const keyStart = length + possessive.exec(name.slice(length))![0].length
    if (findKey(name.slice(keyStart))?.key.row !== undefined) return {header, length, keyStart}
  }
  return null
}

/** Fewer tiles than these are no hand: they may be dora, or what was discarded. A river has its `j`. */
const FEWEST_TILES = 7

/** Longest row that is looked at, in UTF-16 units. */
const LONGEST_ROW = 200

const isRiver = (first: string): boolean => first === 'j' || first === 'J'

/** Whether the value of a header is a hand or a river. */
function isRow(text: string, {valueStart, valueEnd}: HeaderLine<Who>): boolean {
  const first = text[valueStart] ?? ''
  if (valueEnd - valueStart > LONGEST_ROW || !/[\djJ]/.test(first)) return false
  const {tiles, messages} = tilesOfText(text.slice(valueStart, valueEnd))
  return messages.length === 0 && tiles.length >= (isRiver(first) ? 1 : FEWEST_TILES)
}
