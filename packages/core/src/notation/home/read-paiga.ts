/**
 * Readers of 牌画 notation: prefixes, postfixes and honor letters.
 *
 * No letters clash: digits are pending until their suit, so a suit letter without digits before it can have another
 * meaning.
 */
import type {Tile} from '@tehai/riichi/tile'
import {notationMessage} from '../messages.js'
import {meldNode, tileNode, type Mark} from '../tree.js'
import {closeKanji, closeRun, endRun} from './close-run.js'
import {DIM, FACE_DOWN, RED, RING, SIDEWAYS, TSUMOGIRI, marksOf} from './draft.js'
import {doubtHalfAnkan, doubtOver, runMeant} from './doubts.js'
import {addPrefix, readForeign} from './read-tiles.js'
import {riichiBits} from './run-tiles.js'
import {clearPrefixes, push, pushPlainTile, pushTile, type Row} from './row.js'
import {fail, failPrefixes, failCharacters} from './row-messages.js'

const honorByLetter: Readonly<Record<string, Tile>> = {
  t: '1z',
  n: '2z',
  s: '3z',
  p: '4z',
  h: '5z',
  r: '6z',
  c: '7z'
}

const bitByPrefix: Readonly<Record<string, number>> = {
  y: SIDEWAYS,
  a: RED,
  赤: RED,
  g: TSUMOGIRI,
  o: FACE_DOWN
}

/** `y a g` before a tile, in any order. */
export function readPrefix(row: Row): void {
  const character = row.folded[row.at]!
  if (character === 'y') {
    row.hasTurned = true
    if (row.yAt < 0) row.yAt = row.at
  }
  addPrefix(row, bitByPrefix[character]!)
}

const tileBegins = /[0-9tnsphrcyagr!~東南西北白發中赤]/

/** `o` before a tile turns it over; alone it is a back. */
export function readOver(row: Row): void {
  const next = row.folded[row.at + 1]
  closeKanji(row)
  doubtOver(row)
  if (row.run.length > 0 || (next !== undefined && tileBegins.test(next))) {
    addPrefix(row, FACE_DOWN)
    return
  }
  if (row.prefixes & RED) failPrefixes(row)
  if (row.closed?.end === row.at) doubtHalfAnkan(row, row.at, row.closed, 'before')
  const start = row.prefixStart >= 0 ? row.prefixStart : row.at
  const marks = marksOf(discardBits(row) & ~FACE_DOWN)
  clearPrefixes(row)
  row.at++
  pushPlainTile(row, tileNode('back', start, row.at, marks))
  row.concealed.push({node: row.nodes.length - 1, count: 1, suit: 'x'})
}

const discardBits = ({river, prefixes}: Row) => (river ? riichiBits(prefixes) : prefixes)

/** `t n h c`: an honor. */
export function readHonor(row: Row): void {
  // Digits before it lack their suit and are reported; the letter itself, most likely a slip for the suit, is not
  // reported as well.
  const isAfterDigits = row.run.length > 0 && !row.isKanjiRun
  endRun(row)
  const {at, prefixStart, prefixes, folded} = row
  const tile = honorByLetter[folded[at]!]!
  const start = prefixStart >= 0 ? prefixStart : at
  if (prefixes & RED) {
    row.at = at + 1
    fail(row, {id: 'red-not-five', start, end: row.at, values: {}, expected: []}, start, row.at)
    return
  }
  if (prefixes & FACE_DOWN && !row.river && folded[at + 1] === folded[at] && folded[at + 2] === 'o') {
    readHonorAnkan(row, tile, start)
    return
  }
  const marks = marksOf(discardBits(row))
  clearPrefixes(row)
  row.at = at + 1
  pushTile(row, tileNode(tile, start, row.at, marks))
  row.concealed.push({node: row.nodes.length - 1, count: 1, suit: ''})
  if (prefixStart < 0 && !row.river && !isAfterDigits) row.letters.push({tile, start, end: row.at})
}

/** `otto`: four easts, the inner two seen. */
function readHonorAnkan(row: Row, tile: Tile, start: number): void {
  const {at, prefixes} = row
  const marks = marksOf(prefixes & (RING | DIM))
  clearPrefixes(row)
  row.at = at + 3
  const nodes = [
    tileNode(tile, start, at, marks),
    tileNode(tile, at, at + 1),
    tileNode(tile, at + 1, at + 2),
    tileNode(tile, at + 2, at + 3)
  ]
  row.isMixedWord = true
  push(
    row,
    meldNode({type: 'ankan', tiles: [tile, tile, tile, tile], faceDown: 'outer'}, nodes, start, at + 3)
  )
}

/** `r` before 5 makes it red, any other `r` is 發. */
export function readRedOrHonor(row: Row): void {
  closeKanji(row)
  if (row.folded[row.at + 1] === '5' && !isLetterBeforeHonors(row)) addPrefix(row, RED)
  else readHonor(row)
}

const honors = /[0-9]+z/y

/** Whether an `r` after other letters or a turned tile comes before honors, which are never red: `rryr55z`. */
function isLetterBeforeHonors({run, hasTurned, letters, folded, at}: Row): boolean {
  if (run.length > 0 || (!hasTurned && letters.length === 0)) return false
  honors.lastIndex = at + 1
  return honors.test(folded)
}

/** `m p s` after digits are suits; without digits `p s` are 北 西 and `m` says tsumo. */
export function readSuitOrHonor(row: Row): void {
  closeKanji(row)
  const {at, folded, text, run} = row
  const character = folded[at]!
  if (run.length > 0) {
    row.at++
    closeRun(row, character, row.at)
  } else if (isKanji(text[at]!)) failCharacters(row, 'missing-rank', at + 1)
  else if (row.prefixes & RED && folded[at + 1] === '5') readSuitBeforeFive(row)
  else if (isCapital(text[at]!) && !(character === 'm' && isCapital(text[at - 1] ?? ''))) readForeign(row)
  else if (character === 'm') readPostfix(row)
  else readHonor(row)
}

/** 萬 筒 索 are suits and nothing else. */
function isKanji(unit: string): boolean {
  return unit >= '一' && unit <= '鿿'
}

/** `S` alone is no 西; but where all suits are capitals, `7SM` is a tsumo. */
function isCapital(unit: string): boolean {
  return unit !== unit.toLowerCase()
}

/** `am5`: an older form of `a5m`. */
function readSuitBeforeFive(row: Row): void {
  const {at, prefixStart, folded} = row
  const suit = folded[at]!
  const marks = marksOf(discardBits(row))
  clearPrefixes(row)
  row.at = at + 2
  pushPlainTile(row, tileNode(`0${suit}` as Tile, prefixStart, row.at, marks))
  row.concealed.push({node: row.nodes.length - 1, count: 1, suit})
  row.messages.push(notationMessage('deprecated-form', prefixStart, row.at, {}, [`a5${suit}`]))
}

const markByPostfix: Readonly<Record<string, Mark>> = {m: 'tsumo', l: 'ron', d: 'dora'}

/** `m` tsumo, `l` ron, `d` dora: they apply to the tile just finished. */
export function readPostfix(row: Row): void {
  closeKanji(row)
  if (row.prefixStart >= 0) failPrefixes(row)
  const {at, last, nodes, folded, river} = row
  const mark = markByPostfix[folded[at]!]!
  const tile = nodes[last]
  const isFree = row.run.length === 0 && !(river && mark === 'tsumo')
  if (isFree && tile?.type === 'tile' && tile.end === at && excludes(tile.marks, mark)) {
    failCharacters(row, 'bad-mark-position', at + 1, {wanted: mark === 'dora' ? 'once' : 'one-win'})
    return
  }
  if (!isFree || tile?.type !== 'tile' || excludes(tile.marks, mark)) {
    failCharacters(row, 'dangling-modifier', at + 1, {}, mark === 'ron' ? runMeant(row, '1') : [])
    return
  }
  if (mark !== 'dora') (row.wins ??= new Map()).set(tile.start, at)
  row.at++
  row.gapStart = -1
  nodes[last] = tileNode(tile.face, tile.start, row.at, [...tile.marks, mark], tile.label)
}

/** A tile has each postfix at most once, and is won in one way. */
function excludes(marks: readonly Mark[], mark: Mark): boolean {
  return marks.includes(mark) || (mark !== 'dora' && (marks.includes('tsumo') || marks.includes('ron')))
}

/** `j` inside a row; at the beginning it has already been read. */
export function readRiverMarker(row: Row): void {
  closeKanji(row)
  if (row.river && isLineStart(row)) row.at++
  else failCharacters(row, 'river-marker-position', row.at + 1)
}

function isLineStart({folded, at}: Row): boolean {
  let before = at - 1
  while (before >= 0 && /[^\S\n\r]/.test(folded[before]!)) before--
  return before < 0 || folded[before] === '\n' || folded[before] === '\r'
}
