/**
 * Tiles that are named after a hand, on its line: the drawn or winning tile, the dora, the waits, the discard.
 *
 *     234m567p34s88p555z ツモ6m ドラ3s       123m456p789s1122z, ron 1z       123m456p789s1122z 摸9p（宝牌3p）
 *
 * A drawn or winning tile may be before its word. Both may be on a line of their own: 1zロン, `9p draw`, ツモ6m.
 */
import type {HeaderLine, KeyLine, Line, RowLine} from '@tehai/kernel/block'
import type {Span} from '@tehai/kernel/source'
import {divideHeader} from './header-row.js'
import {findKey, type FoundKey, type Key} from '../keys/keys.js'
import type {Who} from '../situation/players.js'
import {tilesOfText} from '../tiles/tiles-of-text.js'

type BlockLine = Line<Key, Who, 'hand' | 'river'>

/** Longest row that is looked at, in UTF-16 units, and the fewest tiles of a hand. */
const [LONGEST_ROW, FEWEST_TILES] = [200, 4]

/** The tiles at the end of a row, and the text between them and their name. */
const tilesAtEnd = /(?:[0-9一二三四五六七八九]{1,5}[mpsz萬万筒索]|[東南西北白發発中]){1,5}(?=[)）]?$)/u
const colonAtEnd = /(?:[ \u3000]?[:：=＝]|[!！]{1,3})?[ \u3000]?$/
/** Marks at the end of a line, as in exclamations at a table: 1zロン！ */
const exclamation = /[!！]{1,3}[ \u3000]{0,3}$/

/**
 * Up to three words at the end of the text before the tiles, and the separator between them and the hand or another
 * fact.
 */
const wordsAtEnd = /(?<!\p{L})\p{L}{1,16}(?: \p{L}{1,16}){0,2}$/u
const divider = /[\s,，、/／;；(（]{1,4}$/

/**
 * A tile at the beginning or after a separator, and the word after it: 1zロン, 1zでロン, `9p draw`. 南ツモ may be about a
 * player.
 */
const tileFirst =
  /(?<=^|[\s,，、/／;；(（])([0-9一二三四五六七八九][mpsz萬万筒索]|[白發発中])[ \u3000]?(?:[でをの을를로]|으로)?[ \u3000]?(\p{L}{1,16})(?=[)）]?$)/u

/**
 * The lines that a line represents: a header and its row, a hand and the keys after it; for any other line, only
 * itself.
 */
export function divideLine(text: string, line: BlockLine): readonly BlockLine[] {
  if (line.type === 'header') return divideBehindHeader(text, line)
  return divideHeader(text, line).flatMap(one => divideRow(text, one))
}

/** `East: 123m456p789s1122z draw 9p`: without the facts at its end, the header has a hand. */
function divideBehindHeader(text: string, line: HeaderLine<Who>): readonly BlockLine[] {
  const {valueStart: start, valueEnd: end} = line
  const facts = line.colon && end - start <= LONGEST_ROW ? factsIn(text, {start, end}) : []
  const [first] = facts
  if (!first) return divideHeader(text, line)
  const lines = divideHeader(text, {...line, end: first.gap, valueEnd: first.gap})
  return lines.length > 1 ? [...lines, ...facts.map(one => one.line)] : divideHeader(text, line)
}

/** The line of a hand and those of the keys after it; for any other line, only itself. */
function divideRow(text: string, line: BlockLine): readonly BlockLine[] {
  if (line.type === 'key' && line.inLine) return [isTileFact(text, line) ? {...line, inLine: false} : line]
  const row = rowOf(line)
  if (row === null || row.end - row.start > LONGEST_ROW) return [line]
  const facts = factsIn(text, row)
  const [first] = facts
  if (!first || isRowOfLetters(text, row, facts)) return [line]
  const isKey = line.type === 'key' && !line.colon
  if ((isKey || line.type === 'row') && first.gap === row.start) return facts.map(one => one.line)
  if (isKey) return [line]
  const {tiles, messages} = tilesOfText(text.slice(row.start, first.gap))
  if (messages.length > 0 || tiles.length < FEWEST_TILES) return [line]
  const hand = {...line, end: first.gap, ...(line.type === 'key' ? {valueEnd: first.gap} : {})}
  return [hand, ...facts.map(one => one.line)]
}

/** Whether the letters of a word after its tile are tiles themselves. */
const isRowOfLetters = (text: string, {start, end}: Span, facts: readonly FactBehind[]): boolean =>
  facts.some(({line: {nameStart, valueStart}}) => nameStart > valueStart) &&
  tilesOfText(text.slice(start, end)).messages.length === 0

/** Where the hand of a line may be. */
function rowOf(line: BlockLine): Pick<RowLine<'hand'>, 'start' | 'end'> | null {
  if (line.type === 'row') return line.mode === 'hand' ? line : null
  if (line.type !== 'key' || line.key === null) return null
  if (!line.colon) return line.key.group === 'shown' && isOfTiles(line.key) ? line : null
  return line.key.value === 'row' ? {start: line.valueStart, end: line.valueEnd} : null
}

interface FactBehind {
  /** Where what is before it ends. */
  readonly gap: number
  readonly line: KeyLine<Key>
}

/** The facts at the end of a row, in order. */
function factsIn(text: string, {start, end}: Pick<RowLine<'hand'>, 'start' | 'end'>): readonly FactBehind[] {
  const facts: FactBehind[] = []
  const marks = exclamation.exec(text.slice(start, end))?.[0].length ?? 0
  for (let until = end - marks; ; until = facts[0]!.gap) {
    const part = text.slice(start, until)
    const found = factAtEnd(part, start) ?? tileBeforeWord(part, start)
    if (!found) return facts
    facts.unshift(found)
  }
}

/** The fact that a text ends with, given the offset of the text in its block; `null` if there is none. */
function factAtEnd(text: string, offset: number): FactBehind | null {
  const tiles = tilesAtEnd.exec(text)
  if (!tiles) return null
  const before = text.slice(0, tiles.index).replace(colonAtEnd, '')
  const words = wordsAtEnd.exec(before)?.[0].split(' ') ?? []
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(-count).join(' ')
    const nameStart = before.length - name.length
    const gap = nameStart === 0 ? 0 : before.slice(0, nameStart).search(divider)
    const found = gap < 0 ? null : findKey(name)
    if (found !== null && isOfTiles(found.key))
      return {
        gap: offset + gap,
        line: lineOf(found, name, offset + nameStart, offset + tiles.index, tiles[0])
      }
  }
  return null
}

/** A drawn or winning tile followed by its word, at the end of a text; `null` if there is none. */
function tileBeforeWord(text: string, offset: number): FactBehind | null {
  const found = tileFirst.exec(text)
  if (!found) return null
  const [all, tile = '', name = ''] = found
  const key = findKey(name)
  if (key?.key.value !== 'tile') return null
  const start = offset + found.index
  const nameStart = start + all.length - name.length
  const divided = text.slice(0, found.index).search(divider)
  const line = lineOf(key, name, nameStart, start, tile)
  return {gap: divided < 0 ? start : offset + divided, line: {...line, start, end: nameStart + name.length}}
}

/** The line of a key with its name and its tiles, as if it had a colon. */
function lineOf(
  found: FoundKey,
  name: string,
  nameStart: number,
  valueStart: number,
  tiles: string
): KeyLine<Key> {
  const [nameEnd, end] = [nameStart + name.length, valueStart + tiles.length]
  return {
    type: 'key',
    ...found,
    colon: true,
    start: nameStart,
    end,
    nameStart,
    nameEnd,
    valueStart,
    valueEnd: end
  }
}

/** Whether a key on the line of another one has only tiles: `dora: 5s draw: 3p`. */
function isTileFact(text: string, {key, valueStart, valueEnd}: KeyLine<Key>): boolean {
  if (key === null || !isOfTiles(key) || valueEnd - valueStart > LONGEST_ROW) return false
  const {tiles, messages} = tilesOfText(text.slice(valueStart, valueEnd).replace(exclamation, ''))
  return messages.length === 0 && tiles.length > 0
}

/**
 * Keys of tiles that the picture of a hand shows or that affect its score, and claims that may consist of tiles alone.
 */
const isOfTiles = ({id, group, value}: Key): boolean =>
  (group === 'shown' && (value === 'tile' || value === 'tiles')) || id === 'waits' || id === 'discard'
