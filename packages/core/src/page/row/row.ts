/**
 * Rows: from the source of one row and its options to its drawing.
 *
 * Both stages call it: the Markdown stage for the messages, the drawing stage for the diagram. Between them is HTML, so
 * each reads the row itself, which takes a few microseconds; keeping the result of the first made no page faster.
 */
import {isTile, kindOf, type Tile} from '@tehai/riichi/tile'
import type {Diagram, HandDiagram, Mark, MeldNode, Node, TileNode} from '../../model/diagram.js'
import type {Message} from '@tehai/kernel/source'
import {resolve} from '../../model/resolve.js'
import {countHand} from '../../model/validate.js'
import {isFault} from '../../notation/fault.js'
import {parseRow} from '../../notation/parse-row.js'
import {tileNode, type ParseResult} from '../../notation/tree.js'
import {markedBy, readMarks, sameKind} from '../grammar/tiles/marks.js'
import {faultsOfRow} from './row-faults.js'
import type {RowOptions} from './row-options.js'
import {tilesOfText} from '../grammar/tiles/tiles-of-text.js'
import {WHOLE} from '../../notation/hand-size.js'

/** The content of a row, and the messages about its source. Spans are offsets into the source. */
export interface ReadRow {
  readonly diagram: Diagram
  readonly messages: readonly Message[]
}

/**
 * Reads a row for its picture. Never throws on any text; takes time proportional to its length.
 *
 * It does not look for what the row may be meant as, which needs far more code: `readRow` of `check` does so. A row
 * that was not checked before is validated as if it were alone on its table, so a fifth copy gives a message. Messages
 * refer to the source alone: options that cannot be applied (a mark for a tile that is not there) are reported where
 * they are read.
 */
export function drawnRow(source: string, options: RowOptions = {}): ReadRow {
  const {dialect, mode, y} = options
  return rowOfNotation(parseRow(source, {dialect, mode, y}), options, source.length)
}

/** A row whose notation has been read, from a source that ends at `end`. */
export function rowOfNotation({tree, messages}: ParseResult, options: RowOptions, end: number): ReadRow {
  const resolved = resolve(tree)
  const diagram = withAdded(messages.some(isFault) ? inDoubt(resolved) : resolved, options, end)
  if (options.checked === true) return {diagram, messages}
  return {diagram, messages: faultsOfRow(diagram, messages)}
}

/** A diagram with the additions of options to its source, which ends at `end`: the drawn tile, marks, bars and dora. */
export function withAdded(diagram: Diagram, options: RowOptions, end: number): Diagram {
  const drawn = options.draw === undefined ? diagram : withDraw(diagram, options, end)
  return withMarks(drawn, options)
}

/** A hand in which some tiles may be meant differently. */
function inDoubt(diagram: Diagram): Diagram {
  return diagram.mode === 'river' ? diagram : {...diagram, hand: {...diagram.hand, doubtful: true}}
}

/**
 * A hand with the tile that an option names as drawn or won.
 *
 * A whole hand has it in the row: at the end it is set apart, elsewhere it stays in its place. If a row still has room
 * for it, as with 13 tiles, it is added after all others.
 */
function withDraw(diagram: Diagram, {draw, won}: RowOptions, end: number): Diagram {
  const tile = tilesOfText(draw ?? '').tiles[0]
  if (diagram.mode === 'river' || !tile) return diagram
  const {nodes, hand} = diagram
  const by = won === 'win' ? undefined : won
  const win = by ? {tile, by} : hand.win
  const wonFlag = won === 'win' && hand.win === null ? ({isWon: true} as const) : {}
  if (hasRoomFor(tile, diagram)) {
    const added = tileNode(tile, end, end)
    return {
      ...diagram,
      ...wonFlag,
      nodes: [...nodes, added],
      apart: nodes.length,
      hand: {...hand, draw: tile, win}
    }
  }
  const last = nodes.at(-1)
  if (
    hand.draw === null &&
    last?.type === 'tile' &&
    isTile(last.face) &&
    kindOf(last.face) === kindOf(tile)
  ) {
    const concealed = hand.concealed.slice(0, -1)
    return {...diagram, ...wonFlag, apart: nodes.length - 1, hand: {...hand, concealed, draw: last.face, win}}
  }
  const isApart = hand.draw !== null && kindOf(hand.draw) === kindOf(tile)
  return {
    ...diagram,
    ...(isApart && wonFlag),
    nodes: by ? markWon(diagram, tile, by) : nodes,
    hand: {...hand, win}
  }
}

/** Whether a drawn tile has its place after a row, rather than being one of the row. */
export function hasRoomFor(tile: Tile, diagram: HandDiagram): boolean {
  const {concealed, draw} = diagram.hand
  if (draw !== null || countHand(diagram) >= WHOLE) return false
  return concealed.length % 3 === 1 || !concealed.some(one => kindOf(one) === kindOf(tile))
}

/** Mark the winning tile of the row (the last copy of it), unless it is set apart. */
function markWon({nodes, apart}: HandDiagram, tile: Tile, won: 'tsumo' | 'ron'): readonly Node[] {
  const apartNode = apart === null ? undefined : nodes[apart]
  if (apartNode?.type === 'tile' && isTile(apartNode.face) && kindOf(apartNode.face) === kindOf(tile))
    return nodes
  const index = nodes.findLastIndex(node => node.type === 'tile' && node.face === tile)
  const node = nodes[index]
  return node?.type === 'tile' ? nodes.with(index, {...node, marks: [...node.marks, won]}) : nodes
}

/** What marks and dora add to tiles. */
interface TileMarks {
  readonly dora: ReadonlySet<Tile>
  readonly labels: ReadonlyMap<Tile, string>
}

function withMarks(diagram: Diagram, {mark, bars, dora, dialect}: RowOptions): Diagram {
  if (mark === undefined && bars === undefined && dora === undefined) return diagram
  const ringed = new Set(dora === undefined ? [] : tilesOfText(dora).tiles.flatMap(sameKind))
  const labels = new Map<Tile, string>()
  for (const item of mark === undefined ? [] : readMarks(mark, dialect).items) {
    for (const tile of item.tiles.flatMap(markedBy)) {
      if (item.label === null) ringed.add(tile)
      else if (!labels.has(tile)) labels.set(tile, item.label)
    }
  }
  const added: TileMarks = {dora: ringed, labels}
  const numbers = new Map(
    (bars === undefined ? [] : readMarks(bars, dialect).items).flatMap(({tiles, label}) =>
      tiles.flatMap(markedBy).map((tile): [string, string] => [tile, label ?? ''])
    )
  )
  const nodes = diagram.nodes.map((node): Node => {
    if (node.type === 'tile') {
      const bar = numbers.get(node.face)
      // One bar for all copies of a tile.
      numbers.delete(node.face)
      const marked = markTile(node, added)
      return bar !== undefined && parseFloat(bar) >= 0 ? {...marked, bar} : marked
    }
    return node.type === 'meld' ? markMeld(node, added) : node
  })
  return {...diagram, nodes}
}

function markMeld(node: MeldNode, added: TileMarks): MeldNode {
  return {...node, nodes: node.nodes.map(tile => markTile(tile, added))}
}

function markTile(node: TileNode, {dora, labels}: TileMarks): TileNode {
  const {face, marks} = node
  if (!isTile(face)) return node
  const label = node.label ?? labels.get(face) ?? null
  const added = dora.has(face) && !marks.includes('dora')
  if (label === node.label && !added) return node
  return {...node, label, marks: added ? [...marks, 'dora' as Mark] : marks}
}
