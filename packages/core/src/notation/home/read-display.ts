/**
 * Readers of the display marks, which only `auto` reads: `!` ring, `~` dim, `{A}` label, `_` slot, `?` unknown tile,
 * `___` any meld, `…` left out.
 */
import {tileNode, type MeldNode, type Node} from '../tree.js'
import {closeKanji, endRun} from './close-run.js'
import {doubtDim} from './doubts.js'
import {DIM, RED, RING, SLOT, UNKNOWN, marksOf} from './draft.js'
import {addDraft, addPrefix} from './read-tiles.js'
import {charValues, failPrefixes, failCharacters} from './row-messages.js'
import {clearPrefixes, push, pushPlainTile, type Row} from './row.js'

export function readRing(row: Row): void {
  addPrefix(row, RING)
}

export function readDim(row: Row): void {
  doubtDim(row)
  addPrefix(row, DIM)
}

/** `?` an unknown tile, alone or among digits (`4?6m`). */
export function readUnknown(row: Row): void {
  closeKanji(row)
  if (row.run.length > 0) addDraft(row, UNKNOWN)
  else pushPlace(row, 'unknown')
}

const UNDERSCORES_OF_A_MELD = 3

/** `_` an empty slot, alone or among digits; three in a row are any meld. */
export function readUnderscore(row: Row): void {
  closeKanji(row)
  if (row.folded.startsWith('___', row.at)) pushPlaceholder(row, 'any-meld', UNDERSCORES_OF_A_MELD)
  else if (row.run.length > 0) addDraft(row, SLOT)
  else pushPlace(row, 'slot')
}

/** `…` or `...`: tiles left out. */
export function readLeftOut(row: Row): void {
  if (row.folded[row.at] === '…') pushPlaceholder(row, 'left-out', 1)
  else if (row.folded.startsWith('...', row.at)) pushPlaceholder(row, 'left-out', 3)
  else {
    closeKanji(row)
    failCharacters(row, 'bad-char', row.at + 1, charValues(row.grammar))
  }
}

function pushPlace(row: Row, face: 'unknown' | 'slot'): void {
  if (row.prefixes & RED) failPrefixes(row)
  const start = row.prefixStart >= 0 ? row.prefixStart : row.at
  const marks = marksOf(row.prefixes)
  clearPrefixes(row)
  row.at++
  pushPlainTile(row, tileNode(face, start, row.at, marks))
  row.concealed.push({node: row.nodes.length - 1, count: 1, suit: face})
}

function pushPlaceholder(row: Row, placeholder: 'any-meld' | 'left-out', length: number): void {
  endRun(row)
  if (row.prefixStart >= 0) failPrefixes(row)
  const start = row.at
  row.at += length
  row.isMixedWord = true
  push(row, {type: 'placeholder', placeholder, start, end: row.at, label: null})
}

/** The proposal closes an unclosed label after at most this many units. */
const LONGEST_PROPOSAL = 20

/** `{A}` under the tile before it. */
export function readLabel(row: Row): void {
  const {at, text, folded} = row
  const close = row.noMoreBraces ? -1 : folded.indexOf('}', at)
  if (close < 0) {
    row.noMoreBraces = true
    closeKanji(row)
    const words = text.slice(at, at + LONGEST_PROPOSAL)
    const isLabel = words.length > 1 && /^\{[^{}\s]*$/.test(words)
    const expected = isLabel ? [`${words}}`] : []
    failCharacters(row, 'bad-char', at + (isLabel ? words.length : 1), charValues(row.grammar), expected)
    return
  }
  if (row.prefixStart >= 0) failPrefixes(row)
  const label = text.slice(at + 1, close).trim()
  const draft = row.run.at(-1)
  if (draft && draft.label === null) {
    draft.label = label
    draft.end = row.at = close + 1
    return
  }
  const index = row.nodes.length - 1
  const labelled = draft ? null : withLabel(row.nodes[index], label, close + 1)
  if (labelled === null) {
    failCharacters(row, 'dangling-modifier', close + 1)
    return
  }
  row.nodes[index] = labelled
  row.gapStart = -1
  row.at = close + 1
}

/** The node with a label; in a meld, the last tile has it. `null` if there is no node to label. */
function withLabel(node: Node | undefined, label: string, end: number): Node | null {
  switch (node?.type) {
    case 'tile':
      return node.label === null ? tileNode(node.face, node.start, end, node.marks, label) : null
    case 'placeholder':
      return node.label === null
        ? {type: 'placeholder', placeholder: node.placeholder, start: node.start, end, label}
        : null
    case 'meld':
      return labelMeld(node, label, end)
    default:
      return null
  }
}

function labelMeld({meld, nodes, start}: MeldNode, label: string, end: number): MeldNode | null {
  const last = nodes.at(-1)!
  if (last.label !== null) return null
  const labelled = tileNode(last.face, last.start, last.end, last.marks, label)
  return {type: 'meld', meld, nodes: [...nodes.slice(0, -1), labelled], start, end}
}
