/**
 * Closing a run: its suit has come, and its drafts become tiles, melds or discards.
 */
import type {Values} from '../../source/message.js'
import type {Meld} from '../../tile/meld.js'
import {notationMessage, type NotationMessageId} from '../messages.js'
import {meldNode, tileNode} from '../tree.js'
import {
  CALLED,
  DIM,
  FACE_DOWN,
  HIDDEN,
  RED,
  RIICHI,
  RING,
  SIDEWAYS,
  TSUMOGIRI,
  faceOf,
  marksOf,
  type Draft
} from './draft.js'
import {chainOf, faultOf, meldOf, type Fault, type MeldPart} from './marked-run.js'
import {readAnkan, readDaiminkan, readTurnedRun, type TurnedMeld} from './paiga-meld.js'
import {charValues, clearPrefixes, fail, failRun, push, pushPlainTile, type Row} from './row.js'

/** End a run of kanji, whose suit is known. A run of digits, and prefixes after the kanji, go on waiting. */
export function closeKanji(row: Row): void {
  if (!row.isKanjiRun || row.run.length === 0) return
  const {prefixes, prefixStart, yAt} = row
  clearPrefixes(row)
  closeRun(row, 'z', row.run.at(-1)!.end)
  row.prefixes = prefixes
  row.prefixStart = prefixStart
  row.yAt = yAt
}

/** End whatever run is pending: kanji become tiles, digits lack their suit. */
export function endRun(row: Row): void {
  closeKanji(row)
  if (row.run.length > 0) failRun(row)
}

/**
 * Close the pending run.
 *
 * @param suit
 *   Suit letter, `x` for tiles lying face down.
 * @param end
 *   Offset after the suit letter.
 */
export function closeRun(row: Row, suit: string, end: number): void {
  const drafts = row.run
  const {start} = drafts[0]!
  const trailingY = takeTrailingY(row, start, end)
  if (row.run.length === 0) return
  row.run = []
  row.isKanjiRun = false
  const isMarked = drafts.some(({digit, marks}) => marks.length > 0 || digit === HIDDEN)
  if (trailingY >= 0 && (isMarked || suit === 'x')) {
    fail(row, faultAt('dangling-modifier', trailingY, trailingY + 1), start, end)
  } else if (suit === 'x') closeBacks(row, drafts, end)
  else if (drafts.some(draft => !exists(draft, suit))) closeFaulty(row, drafts, suit, end, isMarked)
  else if (row.river) closeDiscards(row, drafts, suit, end)
  else if (isMarked) closeMarked(row, drafts, suit, end)
  else closePlain(row, drafts, suit, end, trailingY)
}

/**
 * A prefix between the digits and their suit has no tile, except `y` after a whole meld (`555yp`).
 *
 * @returns Its offset, or -1. Any other prefix is reported, and the run with it.
 */
function takeTrailingY(row: Row, start: number, end: number): number {
  const {yAt, prefixes, prefixStart, run} = row
  if (prefixStart < 0) return -1
  if (prefixes === SIDEWAYS && !row.river && !row.yIsPrefix) {
    clearPrefixes(row)
    return yAt
  }
  const fault =
    prefixes === FACE_DOWN && !row.river
      ? faultAt('bad-meld-size', start, end, {count: run.length, wanted: 'four'})
      : faultAt('dangling-modifier', prefixStart, end - 1)
  fail(row, fault, start, end)
  return -1
}

function faultAt(id: NotationMessageId, start: number, end: number, values: Values = {}): Fault {
  return {id, start, end, values, expected: []}
}

/** Whether there is such a tile: no `8z`, no red four. */
function exists({digit, prefixes}: Draft, suit: string): boolean {
  if (prefixes & RED) return digit === 5 && suit !== 'z'
  return suit !== 'z' || digit < 0 || (digit >= 1 && digit <= 7)
}

/** What is wrong with a tile that does not exist; `end` is the end of its text. */
function faultOfTile({digit, prefixes, start, at}: Draft, suit: string, end: number): Fault {
  const tile = `${digit}${suit}`
  if ((prefixes & RED) === 0) return faultAt('bad-rank', at, at + 1, {tile, wanted: 'honors'})
  const plain = digit === 0 || suit === 'z' ? [] : [tile]
  return {id: 'red-not-five', start, end: Math.min(end, at + 2), values: {}, expected: plain}
}

/**
 * A run in which some tiles do not exist: these are shown as text, neighbours together, the others as tiles.
 * A meld with such a tile is text as a whole.
 */
function closeFaulty(row: Row, drafts: readonly Draft[], suit: string, end: number, isMarked: boolean): void {
  const endOf = (index: number) => (index === drafts.length - 1 ? end : drafts[index]!.end)
  if (isMarked && !row.river) {
    const first = drafts.findIndex(draft => !exists(draft, suit))
    fail(row, faultOfTile(drafts[first]!, suit, endOf(first)), drafts[0]!.start, end)
    return
  }
  for (let index = 0; index < drafts.length; index++) {
    const draft = drafts[index]!
    if (exists(draft, suit)) {
      pushDraft(row, draft, suit, endOf(index), bitsOf(row, draft))
      continue
    }
    const fault = faultOfTile(draft, suit, endOf(index))
    let last = index
    while (last + 1 < drafts.length && !exists(drafts[last + 1]!, suit)) last++
    const stretch = last === index ? fault : {...fault, end: drafts[last]!.at + 1}
    fail(row, stretch, draft.start, endOf(last))
    index = last
  }
}

/** Add the tile of a draft. */
function pushDraft(row: Row, draft: Draft, suit: string, end: number, bits: number): void {
  pushPlainTile(row, tileNode(faceOf(draft, suit), draft.start, end, marksOf(bits), draft.label))
}

const bitByDiscardMark: Readonly<Record<string, number>> = {'=': TSUMOGIRI, '+': RIICHI, '-': CALLED}

/** Bits of a tile: its prefixes, and in a river its marks. */
function bitsOf({river}: Row, {prefixes, marks}: Draft): number {
  if (!river) return prefixes
  const bits = riichiBits(prefixes)
  return marks.reduce((all, {sign}) => all | (bitByDiscardMark[sign] ?? 0), bits)
}

/** In a river, lying sideways declares riichi. */
export function riichiBits(prefixes: number): number {
  return prefixes & SIDEWAYS ? (prefixes & ~SIDEWAYS) | RIICHI : prefixes
}

/** `00x`: tiles of which only the back is seen. */
function closeBacks(row: Row, drafts: readonly Draft[], end: number): void {
  const {start} = drafts[0]!
  const [mark] = drafts.flatMap(({marks}) => marks)
  const hidden = drafts.find(({digit}) => digit === HIDDEN)
  if (hidden) fail(row, faultAt('bad-char', hidden.at, hidden.at + 1, charValues(row.grammar)), start, end)
  else if (mark && !row.river) {
    fail(row, faultAt('bad-mark-position', mark.at, mark.at + 1, {wanted: 'open-meld'}), start, end)
  } else {
    for (const [index, draft] of drafts.entries()) {
      const tileEnd = index === drafts.length - 1 ? end : draft.end
      const marks = marksOf(bitsOf(row, draft) & ~FACE_DOWN)
      pushPlainTile(row, tileNode('back', draft.start, tileEnd, marks, draft.label))
    }
    addConcealed(row, drafts.length, 'x')
  }
}

/** Discards: `=` tsumogiri, `+` riichi, `-` called away, and `y` riichi. */
function closeDiscards(row: Row, drafts: readonly Draft[], suit: string, end: number): void {
  const {start} = drafts[0]!
  const quoted = drafts.flatMap(({marks}) => marks).find(({sign}) => sign === "'")
  const hidden = drafts.find(({digit}) => digit === HIDDEN)
  if (quoted) {
    fail(row, faultAt('bad-mark-position', quoted.at, quoted.at + 1, {wanted: 'hand-only'}), start, end)
  } else if (hidden) {
    fail(row, faultAt('bad-char', hidden.at, hidden.at + 1, charValues(row.grammar)), start, end)
  } else {
    for (const [index, draft] of drafts.entries()) {
      pushDraft(row, draft, suit, index === drafts.length - 1 ? end : draft.end, bitsOf(row, draft))
    }
  }
}

/** A longer run than one meld can be chained melds. */
const LONGEST_MELD = 4

function closeMarked(row: Row, drafts: readonly Draft[], suit: string, end: number): void {
  const meld = meldOf(drafts, suit)
  const parts = meld
    ? [{meld, from: 0, to: drafts.length}]
    : row.grammar.chains && drafts.length > LONGEST_MELD
      ? chainOf(drafts, suit)
      : null
  if (parts) for (const part of parts) pushPart(row, part, drafts, suit, end)
  else fail(row, faultOf(drafts, suit, drafts[0]!.start, end), drafts[0]!.start, end)
}

/** Add one meld of a marked run. 新篠 marks can write a chii from elsewhere: it is read, with a warning. */
function pushPart(
  row: Row,
  {meld, from, to}: MeldPart,
  drafts: readonly Draft[],
  suit: string,
  end: number
): void {
  const part = drafts.slice(from, to)
  pushMeld(row, meld, part, part[0]!.start, to === drafts.length ? end : part.at(-1)!.end)
  if (meld.type !== 'chii' || meld.called === 0) return
  const called = part[meld.called]!
  const others = part.filter(draft => draft !== called).map(({digit}) => digit)
  const {at} = called.marks[0]!
  const right = [`${called.digit}-${others.join('')}${suit}`]
  row.messages.push(notationMessage('chii-not-from-kamicha', at, at + 1, {from: meld.from}, right, 'warning'))
}

/** Add a meld; its drafts are its tiles, in the same order. */
function pushMeld(row: Row, meld: Meld, drafts: readonly Draft[], start: number, end: number): void {
  const nodes = drafts.map((draft, index) =>
    tileNode(meld.tiles[index]!, draft.start, draft.end, marksOf(draft.prefixes & (RING | DIM)), draft.label)
  )
  row.isMixedWord = true
  push(row, meldNode(meld, nodes, start, end))
}

/** A run without call marks: tiles, unless 牌画 prefixes make a meld of it. */
function closePlain(row: Row, drafts: readonly Draft[], suit: string, end: number, trailingY: number): void {
  if (row.grammar.paiga && closePaigaMeld(row, drafts, suit, end, trailingY)) return
  const last = drafts.length - 1
  for (let index = 0; index <= last; index++) {
    const draft = drafts[index]!
    pushDraft(row, draft, suit, index === last ? end : draft.end, draft.prefixes)
  }
  addConcealed(row, drafts.length, suit)
  row.closed = {drafts, suit, end}
}

/** @returns Whether the run was a meld, or faulty, and is done with. */
function closePaigaMeld(
  row: Row,
  drafts: readonly Draft[],
  suit: string,
  end: number,
  trailingY: number
): boolean {
  const {start} = drafts[0]!
  const read = readTurnedRun(drafts, suit, trailingY, row.yIsPrefix)
  if (read !== null) {
    if ('meld' in read) pushTurned(row, read, start, end)
    else fail(row, read, start, end)
    return true
  }
  const {closed} = row
  const daiminkan = readDaiminkan(closed, drafts, suit)
  if (daiminkan !== null) {
    row.nodes.length -= closed!.drafts.length
    row.concealed.pop()
    pushTurned(row, daiminkan, closed!.drafts[0]!.start, end)
    return true
  }
  const ankan = row.signs[end] === 'o' ? readAnkan(drafts, suit, end) : null
  if (ankan === null) return false
  row.at = end + 1
  pushTurned(row, ankan, start, end + 1)
  return true
}

function pushTurned(row: Row, {meld, drafts, isAmbiguous}: TurnedMeld, start: number, end: number): void {
  pushMeld(row, meld, drafts, start, end)
  const y = drafts.find(({yAt}) => yAt >= 0)
  if (isAmbiguous && y) row.messages.push(notationMessage('ambiguous-y', y.yAt, y.yAt + 1))
}

function addConcealed(row: Row, count: number, suit: string): void {
  row.concealed.push({node: row.nodes.length - count, count, suit})
}
