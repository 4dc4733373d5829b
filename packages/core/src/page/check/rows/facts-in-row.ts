/**
 * Facts in a row: statements about a hand after its tiles, on the same line.
 *
 *     123m456p789s1122z3s → 3s             discard: 3s
 *     123m456p789s1122z + 1z ron           ron: 1z
 *     123m456p789s1122z / tsumo 1z / cut 2z
 *     123m456p789s1122z dora 5s
 */
import type {Message} from '@tehai/kernel/source'
import {findKey} from '../../grammar/keys/keys.js'
import {pageMessage} from '../../grammar/messages.js'
import {otherKeys} from '../../grammar/keys/other-keys.js'

/** Separates the tiles and each fact: a mark, or a blank before a word and its tile. */
const divider =
  /\s{0,3}(?:[-=]{0,2}[>＞]|[→⇒➡⟶]|[/／|｜;；,，、()（）])\s{0,3}|\s{1,3}[+＋&＆]\s{0,3}|\s{1,3}(?=\p{L}{2,20}[ \u3000]?(?:\d{1,4}[mpsz]|[東南西北白發発中]))/gu

const arrow = /[>＞→⇒➡⟶]/
const plus = /[+＋&＆]/

const tile = '(\\d{1,4}[mpsz]|[東南西北白發発中])'
const words = "(\\p{L}[\\p{L}'’ -]{0,24}\\p{L})"
const filler = '(?:[:：=＝]|は|が|を)?\\s?(?:(?:the|a|is|on|for|with)\\s)?'
const wordFirst = new RegExp(`^${words}\\s?${filler}${tile}$`, 'u')
const tileFirst = new RegExp(`^${tile}\\s?(?:を|で|の)?${words}$`, 'u')
const tileAlone = new RegExp(`^${tile}$`, 'u')

/** Tiles without a word among them. */
const tilesOnly = /^[\d\smpszMPSZ東南西北白發発中'+=_-]{2,120}$/

/** Keys with one tile or a few, which cannot be part of a row. */
const isOfTiles: ReadonlySet<string> = new Set(['tile', 'tiles', 'claim'])

/**
 * A message for each fact after the tiles of a row; empty where one of them is not understood.
 *
 * @param source
 *   The row, without blanks around it.
 */
export function factsInRow(source: string): Message[] {
  const [first, ...others] = piecesOf(source)
  if (!first || others.length === 0 || !tilesOnly.test(first.text)) return []
  const isWhole = (first.text.match(/[\d東南西北白發発中]/g)?.length ?? 0) % 3 === 2
  const messages = others.map(({text, divided, start, end}) => {
    const meant = linesFor(text, divided, isWhole)
    return meant.length > 0 ? pageMessage('fact-in-row', start, end, {}, meant) : null
  })
  return messages.every(one => one !== null) ? messages : []
}

interface Piece {
  readonly text: string
  /** What is before it. */
  readonly divided: string
  readonly start: number
  readonly end: number
}

function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  let divided = ''
  let start = 0
  const add = (end: number) => {
    const text = source.slice(at, end).trim()
    const closed = /[(（]/.test(divided) && /[)）]/.test(source[end] ?? '') ? end + 1 : end
    if (text !== '') pieces.push({text, divided, start, end: closed})
  }
  for (const {0: mark, index} of source.matchAll(divider)) {
    add(index)
    start = index + mark.length - mark.trimStart().length
    at = index + mark.length
    divided = source.slice(at - mark.length, at)
  }
  add(source.length)
  return pieces
}

/** The lines that should be written for a piece. */
function linesFor(text: string, divided: string, isWhole: boolean): string[] {
  const [, alone] = tileAlone.exec(text) ?? []
  if (alone !== undefined) {
    if (plus.test(divided)) return [`draw: ${alone}`]
    if (!arrow.test(divided)) return []
    return isWhole ? [`discard: ${alone}`] : [`waits: ${alone}`, `draw: ${alone}`]
  }
  const [, word = '', named = ''] = wordFirst.exec(text) ?? []
  const [, said = '', after = ''] = word === '' ? (tileFirst.exec(text) ?? []) : []
  const name = nameOf(word === '' ? after : word)
  return name === null ? [] : [`${name}: ${word === '' ? said : named}`]
}

/** The key that one or several words refer to, as written; `null` if there is none. */
function nameOf(written: string): string | null {
  const key = findKey(written)?.key
  if (key) return isOfTiles.has(key.value) ? written : null
  return otherKeys(written)?.[0] ?? null
}
