/**
 * Rows as text in dialects that put digits before a suit letter: neighbours of one suit share it.
 *
 *     1m 2m 3m, pon of 5z   →   123m5'55z
 *
 * A style says how a dialect writes what differs between them.
 */
import {isFlower, isHonor, isTile, suitOf, type Tile} from '@tehai/riichi/tile'
import {drawOf} from '../notation/draw.js'
import type {Node, TileGroup, TileNode, Tree} from '../notation/tree.js'
import type {FormattedRow} from './formatted-row.js'
import {add, endRun, lose, put, type Writing} from './row-writing.js'
import {blanksAround, tilesAlone} from './tiles-apart.js'
import type {RowStyle} from './row-style.js'

/** Write a row in a style. Takes time proportional to its nodes. */
export function writeRow(tree: Tree, style: RowStyle): FormattedRow {
  const writing: Writing = {
    tree,
    style,
    pieces: [],
    tail: '',
    lost: [],
    runs: [],
    digits: '',
    suit: '',
    count: 0,
    first: 0
  }
  if (tree.mode === 'river') put(writing, style.riverPrefix)
  const breaks = new Set(tree.mode === 'river' ? tree.rows : [])
  const alone = tilesAlone(tree)
  const between = style.handMarks.rotated ? blanksAround(tree, alone) : alone
  const groups = style.labels ? (tree.groups ?? []).filter(({label}) => isWritable(label)) : []
  const begins = new Set(groups.map(({from}) => from))
  const ends = new Map(groups.map(({to, label}) => [to, label]))
  let discards = 0
  for (const [index, node] of tree.nodes.entries()) {
    if (node.type === 'tile' && breaks.has(discards)) writeBreak(writing)
    if (between !== alone && between.has(index)) writeBlank(writing, index)
    if (begins.has(index)) {
      endRun(writing)
      put(writing, '[')
    }
    writeNode(writing, node, index, alone.has(index))
    const ended = ends.get(index + 1)
    if (ended !== undefined) {
      endRun(writing)
      put(writing, `]{${ended}}`)
    }
    if (node.type === 'tile') discards++
  }
  endRun(writing)
  loseOfRow(writing, groups)
  return {text: writing.pieces.join(''), lost: writing.lost}
}

/** Record what the text does not say about the row as a whole: riichi, groups, and which tile is drawn. */
function loseOfRow(writing: Writing, groups: readonly TileGroup[]): void {
  const {tree, runs} = writing
  if (tree.riichi) lose(writing, 'riichi', 0)
  if (groups.length < (tree.groups?.length ?? 0)) {
    const kept = new Set(groups)
    for (const group of tree.groups!) if (!kept.has(group)) lose(writing, 'label', group.from)
  }
  if (tree.mode === 'river') return
  const last = drawOf(tree.nodes, runs)
  const isInGroup = last !== null && groups.some(({from, to}) => from <= last && last < to)
  const drawn = isInGroup ? null : last
  if (drawn !== tree.draw) lose(writing, 'draw', tree.draw ?? drawn ?? 0)
}

/** Whether a label can be written in braces. */
const isWritable = (label: string): boolean => !label.includes('}') && label === label.trim()

/** A line of discards ends. */
function writeBreak(writing: Writing): void {
  endRun(writing)
  put(writing, `\n${writing.style.riverPrefix}`)
}

function writeNode(writing: Writing, node: Node, index: number, isAlone: boolean): void {
  const {style, tree} = writing
  if (node.type !== 'tile') endRun(writing)
  switch (node.type) {
    case 'tile':
      if (isAlone) endRun(writing)
      writeTile(writing, node, index)
      if (isAlone) endRun(writing)
      break
    case 'meld': {
      const {text, lost} = tree.mode === 'hand' ? style.meld(node) : {text: '', lost: ['meld'] as const}
      for (const what of lost) lose(writing, what, index)
      add(writing, text, index)
      break
    }
    case 'gap':
      writeGap(writing, node.width, index)
      break
    case 'placeholder': {
      const written = tree.mode === 'hand' ? style.placeholders[node.placeholder] : undefined
      if (written === undefined) lose(writing, 'placeholder', index)
      else add(writing, written + labelText(writing, node.label, index), index)
      break
    }
    case 'text':
      lose(writing, 'text', index)
  }
}

/** A blank where there is no gap. */
function writeBlank(writing: Writing, index: number): void {
  endRun(writing)
  if (writing.tail === '' || writing.tail.endsWith(' ')) return
  put(writing, ' ')
  lose(writing, 'gap', index)
}

/** A blank between two written items; anywhere else a gap would not be read again. */
function writeGap(writing: Writing, width: number | null, index: number): void {
  const {style, tree, tail} = writing
  const next = tree.nodes[index + 1]
  const isBetween = tail !== '' && next !== undefined && next.type !== 'gap' && tree.mode === 'hand'
  if (!isBetween || !style.gaps || width !== null) lose(writing, 'gap', index)
  if (isBetween) put(writing, ' ')
}

function writeTile(writing: Writing, node: TileNode, index: number): void {
  const {style, tree} = writing
  const [digit, suit] = digitAndSuit(writing, node, index)
  if (digit === null) {
    lose(writing, 'face', index)
    return
  }
  const around = {before: '', 'after-digit': '', 'after-suit': ''}
  const writtenMarks = tree.mode === 'river' ? style.riverMarks : style.handMarks
  for (const mark of node.marks) {
    const written = writtenMarks[mark]
    const isTurnedFace = mark === 'facedown' && !isTile(node.face) && !isFlower(node.face)
    if (!written || isTurnedFace || (suit === '' && written[0] === 'after-digit'))
      lose(writing, 'mark', index)
    else around[written[0]] += written[1]
  }
  const tail = around['after-suit'] + labelText(writing, node.label, index)
  const unit = around.before + digit + around['after-digit']
  if (suit === '') {
    endRun(writing)
    add(writing, unit + tail, index)
    writing.runs.push({node: index, count: 1, suit: isTile(node.face) ? '' : node.face})
    return
  }
  if (suit !== writing.suit || index === tree.draw) endRun(writing)
  if (writing.count === 0) {
    writing.digits = ''
    writing.suit = suit
    writing.first = index
  }
  writing.digits += unit
  writing.count++
  if (tail === '') return
  endRun(writing)
  put(writing, tail)
}

/** Digit and suit letter of a tile; a face without a suit letter has no suit. */
function digitAndSuit(
  {style, tree}: Writing,
  {face, marks}: TileNode,
  index: number
): readonly [string | null, string] {
  if (!isTile(face)) return style.faces[face] ?? [null, '']
  const isUpright = index !== tree.draw && !marks.includes('facedown')
  const letter = isHonor(face) && isUpright ? style.honorLetter?.(face, tree.nodes[index + 1]) : null
  return letter ? [letter, ''] : [digitOf(face, style.red), suitOf(face)]
}

/** The digit of a tile; `red` for a red five. */
export function digitOf(tile: Tile, red: string): string {
  return tile[0] === '0' ? red : tile[0]!
}

/** A label in a form that can be read again. A label without one is lost. */
function labelText(writing: Writing, label: string | null, index: number): string {
  if (label === null) return ''
  if (writing.style.labels && isWritable(label)) return `{${label}}`
  lose(writing, 'label', index)
  return ''
}
