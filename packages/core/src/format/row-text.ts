/**
 * Rows as text in dialects that put digits before a suit letter: neighbours of one suit share it.
 *
 *     1m 2m 3m, pon of 5z   →   123m5'55z
 *
 * A style says how a dialect writes what differs between them.
 */
import {isFlower, isHonor, isTile, suitOf, type Tile} from '@tehai/riichi/tile'
import {isLying} from '../notation/calls.js'
import {drawOf, type ConcealedRun} from '../notation/draw.js'
import {isTurned, turnedMelds} from '../notation/turned-melds.js'
import type {Mark, MeldNode, Node, PlaceholderNode, TileNode, Tree} from '../notation/tree.js'
import type {Formatted, Loss} from './formatted.js'

/** Where a mark is written: before the digit, after it, or after the suit letter. */
export type MarkPlace = 'before' | 'after-digit' | 'after-suit'

/** What is written for each mark. */
export type WrittenMarks = Readonly<Partial<Record<Mark, readonly [place: MarkPlace, text: string]>>>

/** Text of a node, and what of the node it does not say. */
export interface NodeText {
  readonly text: string
  readonly lost: ReadonlyArray<Loss['what']>
}

/** How a dialect writes. A mark, face or placeholder that is not listed cannot be written. */
export interface RowStyle {
  /** Digit of a red five, with its prefix if it has one. */
  readonly red: string
  /** Blanks are gaps. Where they are not, one is written all the same, to be read more easily. */
  readonly gaps: boolean
  readonly handMarks: WrittenMarks
  readonly riverMarks: WrittenMarks
  /** Faces that are no tile: what is written for the digit and for the suit letter. */
  readonly faces: Readonly<Partial<Record<string, readonly [digit: string, suit: string]>>>
  readonly labels: boolean
  readonly placeholders: Readonly<Partial<Record<PlaceholderNode['placeholder'], string>>>
  /** Prefix of each line of a river. */
  readonly riverPrefix: string
  readonly meld: (node: MeldNode) => NodeText
  /** A letter in place of digit and suit for an upright honor; `null`: none. */
  readonly honorLetter?: (tile: Tile, next: Node | undefined) => string | null
  /** Whether the next text would be misread right after the text so far, of which it sees the last 32 units. */
  readonly clash?: (before: string, next: string) => boolean
}

interface Writing {
  readonly tree: Tree
  readonly style: RowStyle
  readonly pieces: string[]
  /** The end of the text so far, as much as a clash looks at. Of a text that grows, each look would copy all. */
  tail: string
  readonly lost: Loss[]
  readonly runs: ConcealedRun[]
  /** The run being written: its digits so far and their suit letter. */
  digits: string
  suit: string
  count: number
  first: number
}

/** Write a row in a style. Takes time proportional to its nodes. */
export function writeRow(tree: Tree, style: RowStyle): Formatted {
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
  const {pieces, lost, runs} = writing
  if (tree.riichi) lost.push({what: 'riichi', node: 0})
  if (groups.length < (tree.groups?.length ?? 0)) {
    const kept = new Set(groups)
    for (const group of tree.groups!) if (!kept.has(group)) lose(writing, 'label', group.from)
  }
  if (tree.mode === 'hand') {
    const last = drawOf(tree.nodes, runs)
    const isInGroup = last !== null && groups.some(({from, to}) => from <= last && last < to)
    const drawn = isInGroup ? null : last
    if (drawn !== tree.draw) lost.push({what: 'draw', node: tree.draw ?? drawn ?? 0})
  }
  return {text: pieces.join(''), lost}
}

/** Units of the text so far that a clash may look at. */
const TAIL = 32

function put(writing: Writing, piece: string): void {
  writing.pieces.push(piece)
  writing.tail = (writing.tail + piece).slice(-TAIL)
}

function lose(writing: Writing, what: Loss['what'], node: number): void {
  writing.lost.push({what, node})
}

/** Add text that is no part of a run. A space is written before it where it would be misread, and that makes a gap. */
function add(writing: Writing, text: string, node: number): void {
  if (writing.style.clash?.(writing.tail, text)) {
    put(writing, ' ')
    if (writing.tree.mode === 'hand') lose(writing, 'gap', node)
  }
  put(writing, text)
}

function endRun(writing: Writing): void {
  const {digits, suit, count, first} = writing
  if (count === 0) return
  writing.count = 0
  add(writing, digits + suit, first)
  if (suit !== 'f') writing.runs.push({node: first, count, suit})
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

/** A blank between two things that are written; elsewhere a gap is not seen again. */
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

/**
 * Tiles that need a separate suit letter: neighbours of one suit of which one lies sideways or face down would be
 * read as a meld of 牌画 notation.
 */
function tilesAlone({nodes, mode}: Tree): ReadonlySet<number> {
  const alone = new Set<number>()
  if (mode === 'river') return alone
  let from = 0
  while (from < nodes.length) {
    const to = endOfSuit(nodes, from)
    const isApart = nodes.slice(from, to).some(node => node.type === 'tile' && isHiddenOrTurned(node))
    if (isApart) for (let index = from; index < to; index++) alone.add(index)
    from = to
  }
  return alone
}

/**
 * Nodes before which a space is written: it separates a tile on its side from tiles that would make a meld with it.
 */
function blanksAround({nodes, mode}: Tree, alone: ReadonlySet<number>): ReadonlySet<number> {
  if (mode === 'river' || !nodes.some(isLying)) return alone
  const blanks = new Set<number>()
  const runs = [...nodes.keys()].map(node => ({node, count: 1}))
  for (const {from, to} of turnedMelds(nodes, runs)) {
    for (let index = from; index < to; index++) {
      if (isTurned(nodes[index]!)) blanks.add(index).add(index + 1)
    }
  }
  return blanks
}

/** Index after the last neighbour of the same suit, at least the next index. */
function endOfSuit(nodes: readonly Node[], from: number): number {
  const suit = suitOfNode(nodes[from])
  if (suit === null) return from + 1
  for (let to = from + 1; to < nodes.length; to++) if (suitOfNode(nodes[to]) !== suit) return to
  return nodes.length
}

function suitOfNode(node: Node | undefined): string | null {
  return node?.type === 'tile' && isTile(node.face) ? suitOf(node.face) : null
}

function isHiddenOrTurned({marks}: TileNode): boolean {
  return marks.includes('rotated') || marks.includes('facedown') || marks.includes('kita')
}
