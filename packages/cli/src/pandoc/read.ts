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

/** A part of a document whose text is known, and what there is to report of it. */
export interface Part extends Omit<ReadBlock, 'slot'> {
  /** Which block of the document it is in, from 1; 0 for the metadata. */
  readonly block: number
}

export interface ReadDocument {
  readonly blocks: readonly Node[]
  readonly slots: readonly Slot[]
  /** The parts of which there is something to report. */
  readonly parts: readonly Part[]
}

/** How the games of a document are opened. */
export interface Opening {
  readonly games: readonly GameConstructs[]
  readonly frontOf: (game: GameConstructs) => FrontMatter
  /** Fences of the file that Pandoc takes for code in a line; empty where the file is not known. */
  readonly fences: ReadonlyMap<string, LostFence>
}

/** Lists and nodes within each other that are read: some hundred quotes. */
const MOST_LEVELS = 600

/** Read every construct of a document. Never throws. */
export function readDocument(blocks: readonly Node[], {games, frontOf, fences}: Opening): ReadDocument {
  const slots: Slot[] = []
  const parts: Part[] = []
  const fronts = games.map(frontOf)
  let block = 0

  /** The games, open for a text; `isFirst`: with the findings about the metadata. */
  const open = (document: Document, isFirst = false): GamePage[] =>
    games.map((game, index) => {
      const page = openPage(game, document, fronts[index]!)
      return isFirst ? page : {...page, findings: []}
    })
  const keep = ({document, games: pages, findings, originOf = unknownOrigin}: Omit<ReadBlock, 'slot'>) => {
    if (findings.length === 0 && pages.every(page => page.findings.length === 0)) return
    parts.push({block, document, games: pages, findings, originOf})
  }
  let levels = 0

  /** Read what is in a value. What is nested too deep stays as it is. */
  function walk(value: unknown): unknown {
    if (levels > MOST_LEVELS) return value
    levels++
    const read = walkInto(value)
    levels--
    return read
  }

  function walkInto(value: unknown): unknown {
    if (Array.isArray(value)) {
      const kind = kindOfList(value)
      if (kind === 'inlines') return walkLine(value as Node[])
      return kind === 'blocks' ? (value as Node[]).flatMap(walkBlock) : value.map(walk)
    }
    if (typeof value !== 'object' || value === null || isSlot(value)) return value
    const node = value as Node
    if (node.t === 'Header') return walkHeading(node)
    const isRead = typeof node.c === 'object' && node.t !== 'Image'
    return isRead ? {...node, c: walk(node.c)} : node // a slot remembers the text after it
  }

  let isInHeading = false

  function walkHeading(node: Node): Node {
    isInHeading = true
    const read = {...node, c: walk(node.c)}
    isInHeading = false
    return read
  }

  /** A block as it was meant, which may have been several. */
  function walkBlock(node: Node): readonly Node[] {
    const paragraphs = paragraphsOf(node, games)
    return paragraphs ? paragraphs.map(walkOne) : [walkOne(node)]
  }

  function walkOne(node: Node): Node {
    const lost = lostFenceIn(node, fences)
    const read = lost ? readLostFence(lost, open) : readBlock(node, games, open)
    if (read) keep(read)
    if (read?.slot) slots.push(read.slot)
    return read?.slot ?? (walk(node) as Node)
  }

  function walkLine(inlines: readonly Node[]): readonly Node[] {
    const originOf = originsInLine(lineOf(inlines))
    const line = lineOf(openedLine(inlines, games))
    const document = documentOf(line.text)
    const pages = open(document)
    const {nodes, spans} = readLine(line, document, pages)
    reportAlmost(line, spans, document, pages)
    const read = nodes.map(node => (node.t === 'Code' ? codeSlot(node, document, pages) : node))
    keep({document, games: pages, findings: [], originOf})
    return read.map(node => {
      if (!isSlot(node)) return walk(node) as Node
      const slot = {...node, isInHeading}
      slots.push(slot)
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

  const first = documentOf('')
  keep({document: first, games: open(first, true), findings: []})
  const read = blocks.flatMap(node => {
    block++
    return walkBlock(node)
  })
  return {blocks: read, slots, parts}
}

export function isSlot(value: unknown): value is Slot {
  return (value as Node | null)?.t === 'Slot'
}

/** A tree in which each slot has become what was drawn. `depth`: how deep in the tree it is. */
export function filled(value: unknown, depth: number = 0): unknown {
  // Below the depth to which a document is read there are no slots.
  if (typeof value !== 'object' || value === null || depth > 2 * MOST_LEVELS) return value
  if (Array.isArray(value)) {
    return value.flatMap((one): readonly unknown[] => (isSlot(one) ? one.drawn : [filled(one, depth + 1)]))
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, depth + 1)]))
}
