/** Runs that become single tiles: concealed tiles, face-down tiles, discards. */
import {tileNode} from '../tree.js'
import {
  CALLED,
  FACE_DOWN,
  HIDDEN,
  RED,
  RIICHI,
  SIDEWAYS,
  TSUMOGIRI,
  faceOf,
  marksOf,
  type Draft
} from './draft.js'
import {exists, faultAt, faultOfTile} from './fault.js'
import {charValues, fail} from './row-messages.js'
import {pushPlainTile, type ClosedRun, type Row} from './row.js'

/** Add the tile of a draft. */
function pushDraft(row: Row, draft: Draft, suit: string, end: number, bits: number): void {
  pushPlainTile(row, tileNode(faceOf(draft, suit), draft.start, end, marksOf(bits), draft.label))
}

const bitByDiscardMark: Readonly<Record<string, number>> = {'=': TSUMOGIRI, '+': RIICHI, '-': CALLED}

/** Bits of a tile: its prefixes, and in a river its marks. */
function bitsOf({river}: Row, {prefixes, marks}: Draft): number {
  if (!river) return prefixes
  const bits = riichiBits(prefixes)
  return marks.reduce((all, {character}) => all | (bitByDiscardMark[character] ?? 0), bits)
}

/** In a river, a sideways tile declares riichi. */
export function riichiBits(prefixes: number): number {
  return prefixes & SIDEWAYS ? (prefixes & ~SIDEWAYS) | RIICHI : prefixes
}

/**
 * `00x`: tiles that only show their back. `12f`: flowers, which are set beside the hand, so that none is the drawn
 * tile.
 */
export function closeOutside(row: Row, {drafts, suit, start, end}: ClosedRun): void {
  const [mark] = drafts.flatMap(({marks}) => marks)
  const hidden = drafts.find(({digit}) => digit === HIDDEN)
  const red = drafts.find(({prefixes}) => prefixes & RED)
  if (red) fail(row, faultAt('red-not-five', red.start, red.at + 1), start, end)
  else if (hidden)
    fail(row, faultAt('bad-char', hidden.at, hidden.at + 1, charValues(row.grammar)), start, end)
  else if (mark && !row.river) {
    fail(row, faultAt('bad-mark-position', mark.at, mark.at + 1, {wanted: 'open-meld'}), start, end)
  } else {
    for (const [index, draft] of drafts.entries()) {
      const tileEnd = index === drafts.length - 1 ? end : draft.end
      pushDraft(row, draft, suit, tileEnd, bitsOf(row, draft) & (suit === 'x' ? ~FACE_DOWN : -1))
    }
    if (suit === 'x') addConcealed(row, drafts.length, suit)
  }
}

/** Discards: `=` tsumogiri, `+` riichi, `-` called away, and `y` riichi. */
export function closeDiscards(row: Row, {drafts, suit, start, end}: ClosedRun): void {
  const quoted = drafts.flatMap(({marks}) => marks).find(({character}) => character === "'")
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

/** Concealed tiles, with the marks of their prefixes. */
export function closeTiles(row: Row, run: ClosedRun): void {
  const {drafts, suit, end} = run
  const last = drafts.length - 1
  for (let index = 0; index <= last; index++) {
    const draft = drafts[index]!
    pushDraft(row, draft, suit, index === last ? end : draft.end, draft.prefixes)
  }
  addConcealed(row, drafts.length, suit)
  row.closed = run
}

/**
 * A run in which some tiles do not exist: these are shown as text, adjacent ones together, and the others as tiles. A
 * meld with such a tile is text as a whole.
 */
export function closeFaulty(row: Row, {drafts, suit, start, end}: ClosedRun, isMarked: boolean): void {
  const endOf = (index: number) => (index === drafts.length - 1 ? end : drafts[index]!.end)
  if (isMarked && !row.river) {
    const first = drafts.findIndex(draft => !exists(draft, suit))
    fail(row, faultOfTile(drafts[first]!, suit, endOf(first)), start, end)
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
    const range = last === index ? fault : {...fault, end: drafts[last]!.at + 1}
    fail(row, range, draft.start, endOf(last))
    index = last
  }
}

/** Pass the tiles just added to the draw rule. */
function addConcealed(row: Row, count: number, suit: string): void {
  row.concealed.push({node: row.nodes.length - count, count, suit})
}
