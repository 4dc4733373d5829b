/**
 * Lines: what each line of a ```mahjong block is, before anything is known of tiles.
 *
 * A line is blank, a `# comment`, a `key: value`, a player's header, a lone sign, a line of a river (`j…`), or else
 * a row of notation. Spans leave out the blanks around a line and its line ending.
 */
import type {Span} from '@tehai/kernel/source'
import type {Player, Wind} from '../../labels/winds.js'
import {exampleOfCall} from './call-words.js'
import {findKey, foldName, type Key} from './keys.js'

export interface BlankLine extends Span {
  readonly type: 'blank'
}

export interface CommentLine extends Span {
  readonly type: 'comment'
}

/** A lone `→` or `+`, drawn between rows. */
export interface SignLine extends Span {
  readonly type: 'sign'
  readonly sign: '→' | '+'
}

/** A row of notation. */
export interface RowLine extends Span {
  readonly type: 'row'
}

/** A line that begins with `j`. */
export interface RiverLine extends Span {
  readonly type: 'river'
}

/** `key: value`. `key` is `null` for an unknown one; `name` is the A of `hand A`; `colon`: whether it has its colon. */
export interface KeyLine extends Span {
  readonly type: 'key'
  readonly key: Key | null
  readonly name: string | null
  readonly colon: boolean
  readonly nameStart: number
  readonly nameEnd: number
  readonly valueStart: number
  readonly valueEnd: number
}

/** Who a header speaks of: somebody seen from the owner of the page's hand, or somebody at a wind. */
export type Who = {readonly player: Player} | {readonly wind: Wind}

/** `対面: …`: the lines below are theirs. */
export interface PlayerLine extends Span {
  readonly type: 'player'
  readonly who: Who
  /** Whether it has its colon. */
  readonly colon: boolean
  readonly nameStart: number
  readonly nameEnd: number
  readonly valueStart: number
  readonly valueEnd: number
}

export type Line = BlankLine | CommentLine | SignLine | RowLine | RiverLine | KeyLine | PlayerLine

const whoByName: ReadonlyMap<string, Who> = new Map<string, Who>(
  (
    [
      [{player: 'self'}, ['self', 'me', '自家', '自分']],
      [{player: 'shimocha'}, ['shimocha', 'right', '下家']],
      [{player: 'toimen'}, ['toimen', 'across', 'opposite', '対面', 'トイメン']],
      [{player: 'kamicha'}, ['kamicha', 'left', '上家']],
      [{wind: 'east'}, ['east', 'east seat', 'dealer', '東家', '親']],
      [{wind: 'south'}, ['south', 'south seat', '南家']],
      [{wind: 'west'}, ['west', 'west seat', '西家']],
      [{wind: 'north'}, ['north', 'north seat', '北家']]
    ] as const
  ).flatMap(([who, names]) => names.map((name): [string, Who] => [foldName(name), who]))
)

/** Names that a player's header may have. */
export const playerNames: readonly string[] = [...whoByName.keys()]

/** Whom a name speaks of, or `null`. */
export function findPlayer(text: string): Who | null {
  return text.length > 24 ? null : (whoByName.get(foldName(text)) ?? null)
}

/** Read the lines of a block. Never throws; takes time proportional to the length of the text. */
export function parseLines(text: string): Line[] {
  const lines: Line[] = []
  for (let start = 0; start <= text.length;) {
    let end = start
    while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++
    lines.push(lineOf(text, start, end))
    start = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
  }
  return lines
}

/** Whether a unit is white space. Every unit of a line may be looked at, and most are printed ASCII. */
const isBlank = (unit: string | undefined) =>
  unit !== undefined && (unit <= ' ' || unit > '~') && /\s/.test(unit)

function lineOf(text: string, lineStart: number, lineEnd: number): Line {
  let start = lineStart
  let end = lineEnd
  while (start < end && isBlank(text[start])) start++
  while (end > start && isBlank(text[end - 1])) end--
  if (start === end) return {type: 'blank', start: lineStart, end: lineStart}
  const first = text[start]!
  if (first === '#' || first === '＃') return {type: 'comment', start, end}
  const sign = end - start <= 2 ? signs.get(text.slice(start, end)) : undefined
  if (sign) return {type: 'sign', sign, start, end}
  const named =
    namedLine(text, start, end) ?? barePlayerLine(text, start, end) ?? bareKeyLine(text, start, end)
  if (named) return named
  return /[jJｊＪ]/.test(first) ? {type: 'river', start, end} : {type: 'row', start, end}
}

const signs: ReadonlyMap<string, '→' | '+'> = new Map<string, '→' | '+'>([
  ['→', '→'],
  ['⇒', '→'],
  ['->', '→'],
  ['=>', '→'],
  ['+', '+'],
  ['＋', '+']
])

/** A name nobody knows is a key all the same when it is made of words: `wait: 25p`, `まち: 25p`. */
const wordsOnly = /^\p{L}[\p{L}\p{M}\p{N} \u3000_・-]*$/u

/** `name: value` as a key or a player's header; `null` if the line is no such thing. */
function namedLine(text: string, start: number, end: number): KeyLine | PlayerLine | null {
  const colon = text.slice(start, Math.min(end, start + 65)).search(/[:：]/)
  if (colon < 1) return null
  let nameEnd = start + colon
  while (isBlank(text[nameEnd - 1])) nameEnd--
  let valueStart = start + colon + 1
  while (valueStart < end && isBlank(text[valueStart])) valueStart++
  const name = text.slice(start, nameEnd)
  const place = {nameStart: start, nameEnd, valueStart, valueEnd: end}
  const who = findPlayer(name)
  if (who) return {type: 'player', who, colon: true, start, end, ...place}
  const found = findKey(name)
  if (!found && !wordsOnly.test(name)) return null
  return {type: 'key', key: found?.key ?? null, name: found?.name ?? null, colon: true, start, end, ...place}
}

/** Up to three words of letters, then a blank, a character typed for the colon, or the end of the line: `ura dora indicator 3p`. */
const words = /\p{L}[\p{L}_-]+(?:[ \t\u3000]\p{L}[\p{L}_-]*){0,2}(?=[ \t\u3000\r\n;；=＝]|$)/uy

/** Names with which no row of notation begins, nor a line that means something else: `east` alone may be tiles. */
const bareHeader = /(?:[東南西北上下自]家|対面|self|shimocha|toimen|kamicha)(?=[ \t\u3000])/iuy

/** A header without a colon: `対面 西家 31000`. */
function barePlayerLine(text: string, start: number, end: number): PlayerLine | null {
  bareHeader.lastIndex = start
  const name = bareHeader.exec(text)?.[0]
  const who = name === undefined ? null : findPlayer(name)
  if (name === undefined || !who) return null
  const nameEnd = start + name.length
  let valueStart = nameEnd
  while (isBlank(text[valueStart])) valueStart++
  const place = {nameStart: start, nameEnd, valueStart, valueEnd: end}
  return valueStart < end ? {type: 'player', who, colon: false, start, end, ...place} : null
}

/** Characters that are typed in place of a colon, and blanks around them. */
const isBlankOrSlip = (unit: string): boolean => isBlank(unit) || /[;；=＝]/.test(unit)

/** A key or a call without a colon, as in `waits 258s` or `river` alone; no row of notation begins with such a word. */
function bareKeyLine(text: string, start: number, end: number): KeyLine | null {
  words.lastIndex = start
  for (let name = words.exec(text)?.[0] ?? ''; name.length > 1; name = name.replace(/(?:^|\s)\S*$/, '')) {
    const key = findKey(name)?.key ?? null
    const nameEnd = start + name.length
    if (nameEnd > end || !(key || (nameEnd < end && exampleOfCall(name)))) continue
    let valueStart = nameEnd
    while (valueStart < end && isBlankOrSlip(text[valueStart]!)) valueStart++
    const place = {nameStart: start, nameEnd, valueStart, valueEnd: end}
    return {type: 'key', key, name: null, colon: false, start, end, ...place}
  }
  return null
}
