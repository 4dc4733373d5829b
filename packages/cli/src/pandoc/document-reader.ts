/**
 * The walk over a document: every construct becomes a slot in the tree, in the order of the page.
 */
import {
  codeRow,
  documentOf,
  openPage,
  positionOf,
  type Document,
  type FrontMatter,
  type GameConstructs,
  type GamePage
} from '@tehai/kernel/markdown'
import {append} from '@tehai/kernel/source'
import {kindOfList, type Attr, type Node} from './ast.js'
import {paragraphsOf, readBlock, readLostFence, type ReadBlock} from './blocks.js'
import {openedLine, readLine, reportAlmost, slotOf, type Slot} from './constructs.js'
import {lostFenceIn, type LostFence} from './fences.js'
import {originsInLine, unknownOrigin} from './origin.js'
import {lineOf} from './source.js'

/** A part of a document with a known text, and its findings. */
export interface Part extends Omit<ReadBlock, 'slot'> {
  /** Number of the block of the document that contains it, from 1; 0 for the metadata. */
  readonly block: number
}

export interface ReadDocument {
  readonly blocks: readonly Node[]
  readonly slots: readonly Slot[]
  /** The parts that have findings. */
  readonly parts: readonly Part[]
}

/** How the games of a document are opened. */
export interface Opening {
  readonly games: readonly GameConstructs[]
  readonly frontOf: (game: GameConstructs) => FrontMatter
  /** Fences of the file that Pandoc reads as code in a line; empty if the file is unknown. */
  readonly fences: ReadonlyMap<string, LostFence>
}

/** How many levels of nested lists and nodes are read: some hundred quotes. */
const MOST_LEVELS = 600

/** A document while it is read. */
interface Reading {
  readonly opening: Opening
  readonly fronts: readonly FrontMatter[]
  readonly slots: Slot[]
  readonly parts: Part[]
  /** Number of the block that is being read, from 1; 0 before the first. */
  block: number
}

/** Where in a block a value is. */
interface Depth {
  readonly levels: number
  readonly isInHeading: boolean
}

const atTop: Depth = {levels: 0, isInHeading: false}

/** Read every construct of a document. Never throws. */
export function readDocument(blocks: readonly Node[], opening: Opening): ReadDocument {
  const fronts = opening.games.map(opening.frontOf)
  const reading: Reading = {opening, fronts, slots: [], parts: [], block: 0}
  const metadata = documentOf('')
  keep(reading, {document: metadata, games: openAll(reading, metadata), findings: []})
  const read = blocks.flatMap(node => {
    reading.block++
    return readNode(reading, node, atTop)
  })
  return {blocks: read, slots: reading.slots, parts: reading.parts}
}

/** The games, opened for a text, with the findings about the metadata. */
function openAll({opening: {games}, fronts}: Reading, document: Document): GamePage[] {
  return games.map((game, index) => openPage(game, document, fronts[index]!))
}

/** The games, opened for a text of the document. The metadata is reported only once. */
function openText(reading: Reading, document: Document): GamePage[] {
  return openAll(reading, document).map(page => ({...page, findings: []}))
}

/** Keep a part if it has findings. */
function keep(
  {parts, block}: Reading,
  {document, games, findings, originOf = unknownOrigin}: Omit<ReadBlock, 'slot'>
): void {
  if (findings.length === 0 && games.every(page => page.findings.length === 0)) return
  parts.push({block, document, games, findings, originOf})
}

/** Read the content of a value. Values that are nested too deep stay as they are. */
function readWithin(reading: Reading, value: unknown, depth: Depth): unknown {
  if (depth.levels > MOST_LEVELS) return value
  const inside: Depth = {...depth, levels: depth.levels + 1}
  if (Array.isArray(value)) return readList(reading, value, inside)
  if (typeof value !== 'object' || value === null || isSlot(value)) return value
  const node = value as Node
  if (node.t === 'Header') return {...node, c: readWithin(reading, node.c, {...inside, isInHeading: true})}
  const isRead = typeof node.c === 'object' && node.t !== 'Image'
  return isRead ? {...node, c: readWithin(reading, node.c, inside)} : node // a slot remembers the text after it
}

function readList(reading: Reading, list: readonly unknown[], depth: Depth): readonly unknown[] {
  const kind = kindOfList(list)
  if (kind === 'inlines') return readInlines(reading, list as readonly Node[], depth)
  return kind === 'blocks'
    ? (list as readonly Node[]).flatMap(node => readNode(reading, node, depth))
    : list.map(one => readWithin(reading, one, depth))
}

/** A block as it was meant, which may be several blocks. */
function readNode(reading: Reading, node: Node, depth: Depth): readonly Node[] {
  const meant = paragraphsOf(node, reading.opening.games) ?? [node]
  return meant.map(one => readOneBlock(reading, one, depth))
}

function readOneBlock(reading: Reading, node: Node, depth: Depth): Node {
  const {games, fences} = reading.opening
  const open = (document: Document) => openText(reading, document)
  const lost = lostFenceIn(node, fences)
  const read = lost ? readLostFence(lost, open) : readBlock(node, games, open)
  if (read) keep(reading, read)
  if (!read?.slot) return readWithin(reading, node, depth) as Node
  reading.slots.push(read.slot)
  return read.slot
}

function readInlines(reading: Reading, inlines: readonly Node[], depth: Depth): readonly Node[] {
  const originOf = originsInLine(lineOf(inlines))
  const line = lineOf(openedLine(inlines, reading.opening.games))
  const document = documentOf(line.text)
  const pages = openText(reading, document)
  const {nodes, spans} = readLine(line, document, pages)
  reportAlmost(line, spans, document, pages)
  const read = nodes.map(node => (node.t === 'Code' ? codeSlot(node, document, pages) : node))
  keep(reading, {document, games: pages, findings: [], originOf})
  return read.map(node => {
    if (!isSlot(node)) return readWithin(reading, node, depth) as Node
    const slot = {...node, isInHeading: depth.isInHeading}
    reading.slots.push(slot)
    return slot
  })
}

/** Inline code that begins with the prefix of a game, as a slot. */
function codeSlot(node: Node, document: Document, pages: readonly GamePage[]): Node {
  const [, value] = node.c as [Attr, string]
  for (const page of pages) {
    const start = Math.max(0, document.text.indexOf(`\`${value}\``))
    const position = positionOf(document, start, start + value.length + 2)
    const row = codeRow(document, {value, position}, page.game.host.inlineCode)
    if (!row) continue
    const read = page.file.readRow(row)
    append(page.findings, read.findings)
    return slotOf(read, false)
  }
  return node
}

function isSlot(value: unknown): value is Slot {
  return (value as Node | null)?.t === 'Slot'
}

/** A tree in which each slot is replaced by what was drawn. `depth`: its depth in the whole tree. */
export function filled(value: unknown, depth: number = 0): unknown {
  // Below the depth to which a document is read there are no slots.
  if (typeof value !== 'object' || value === null || depth > 2 * MOST_LEVELS) return value
  if (Array.isArray(value)) {
    return value.flatMap((one): readonly unknown[] => (isSlot(one) ? one.drawn : [filled(one, depth + 1)]))
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, depth + 1)]))
}
