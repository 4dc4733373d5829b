/**
 * Validating: checks on diagrams that belong together, such as the hand, indicators and rivers of one block.
 *
 * Nothing here judges how well a hand is played; it finds what is impossible at one table.
 */
import {isRed, isTile, kindOf, tileOf, type Tile, type TileKind, countTiles} from '@tehai/riichi/tile'
import type {Message, Span} from '@tehai/kernel/source'
import {notationMessage} from '../notation/messages.js'
import type {Node, TileNode} from '../notation/tree.js'
import type {Diagram, Hand, HandDiagram, RiverDiagram} from './diagram.js'
import {tileNodesOf} from './resolve.js'
import {wonBy} from './won-by.js'
import {handSize, WAITING, WHOLE} from '../notation/hand-size.js'

/** Copies of each kind in a set of tiles. */
export const COPIES = 4
/** The most red fives of one suit: a set with four red fives has two red 5p, one with six has two of each suit. */
export const REDS = 2

/**
 * Warn of a fifth copy of a tile over all diagrams (`too-many-copies`, once in a diagram for each kind), of a third red five of one suit
 * (`too-many-reds`) and of discards from the hand after riichi (`tedashi-after-riichi`).
 *
 * A red five and its plain five are copies of one tile. A tile called away from a river is the called tile of a meld. A
 * tile won by ron is also the last tile of a river, the winning tile of another hand, or the tile that another player
 * added to a pon. Each is counted once.
 *
 * @returns
 *   The messages of each diagram; their spans are offsets into its source. Takes time proportional to all nodes.
 */
export function validate(diagrams: readonly Diagram[]): Message[][] {
  const copies = countTiles([])
  const reds = new Map<Tile, number>()
  const hasRiver = diagrams.some(({mode}) => mode === 'river')
  const takenAway = hasRiver ? calledTiles(diagrams) : []
  const ronTiles = hasRiver ? tilesWonByRon(diagrams) : []
  const shared = ronsShownElsewhere(diagrams)
  return diagrams.map(diagram => {
    const messages: Message[] = []
    const reported = new Set<TileKind>()
    const count = (node: TileNode) => {
      if (!isTile(node.face)) return
      const kind = kindOf(node.face)
      copies[kind]! += 1
      if (copies[kind]! > COPIES) {
        if (!reported.has(kind)) messages.push(tooManyCopies(node, kind, copies[kind]!))
        reported.add(kind)
      } else if (isRed(node.face)) {
        const count = (reds.get(node.face) ?? 0) + 1
        reds.set(node.face, count)
        if (count === REDS + 1) messages.push(tooManyReds(node, node.face, count))
      }
    }
    if (diagram.mode === 'hand') {
      const won = shared.get(diagram)
      for (const node of diagram.nodes) if (node !== won) eachTileNode(node, count)
    } else for (const node of lyingHere(diagram, takenAway, ronTiles)) count(node)
    if (diagram.mode === 'river')
      for (const message of [...tedashiAfterRiichi(diagram), ...secondRiichi(diagram)]) messages.push(message)
    return messages
  })
}

function tooManyCopies({start, end}: Span, kind: TileKind, count: number): Message {
  return notationMessage('too-many-copies', start, end, {
    tile: tileOf(kind),
    count,
    limit: COPIES,
    elsewhere: 'none'
  })
}

function tooManyReds({start, end}: Span, tile: Tile, count: number): Message {
  return notationMessage('too-many-reds', start, end, {tile, count, limit: REDS})
}

function eachTileNode(node: Node, visit: (tile: TileNode) => void): void {
  if (node.type === 'tile') visit(node)
  else if (node.type === 'meld') node.nodes.forEach(visit)
}

/**
 * The tiles of a river except those that another diagram shows as well. Subtracts the tiles left out from the counts.
 */
function lyingHere(river: RiverDiagram, takenAway: number[], ronTiles: number[]): readonly TileNode[] {
  const nodes = river.nodes.flatMap(tileNodesOf)
  return nodes.filter((node, index) => {
    if (!isTile(node.face)) return false
    const kind = kindOf(node.face)
    const elsewhere = node.marks.includes('called') ? takenAway : index === nodes.length - 1 ? ronTiles : null
    if (elsewhere === null || elsewhere[kind] === 0) return true
    elsewhere[kind]!--
    return false
  })
}

/** How many tiles of each kind are the called tile of a meld. */
function calledTiles(diagrams: readonly Diagram[]): number[] {
  return countTiles(
    diagrams.flatMap(({nodes}) =>
      nodes.flatMap(node =>
        node.type === 'meld' && node.meld.type !== 'ankan' ? [node.meld.tiles[node.meld.called]!] : []
      )
    )
  )
}

/** How many tiles of each kind may have been won by ron: marked as ron, or set apart without a mark. */
function tilesWonByRon(diagrams: readonly Diagram[]): number[] {
  return countTiles(diagrams.flatMap(diagram => (diagram.mode === 'hand' ? ronTilesOf(diagram.hand) : [])))
}

/**
 * The tile that a hand won by ron, by hands for which it is shown elsewhere: in the hand of another winner, or in the
 * kan that was robbed.
 */
function ronsShownElsewhere(diagrams: readonly Diagram[]): ReadonlyMap<HandDiagram, Node> {
  const won = diagrams.flatMap(diagram => {
    if (diagram.mode !== 'hand' || diagram.hand.win?.by !== 'ron') return []
    const kind = kindOf(diagram.hand.win.tile)
    const node = wonNode(diagram, kind)
    return node ? [{diagram, node, kind}] : []
  })
  const isElsewhere = ({diagram, kind}: (typeof won)[number], index: number): boolean =>
    won.findIndex(one => one.kind === kind) < index ||
    diagrams.some(other => other !== diagram && other.mode === 'hand' && hasAddedTo(other.hand, kind))
  return new Map(won.filter(isElsewhere).map(({diagram, node}) => [diagram, node]))
}

/** The tile of a hand that is marked as won by ron, or set apart as it. */
function wonNode({nodes, apart}: HandDiagram, kind: TileKind): Node | undefined {
  const marked = nodes.find(node => node.type === 'tile' && wonBy(node) === 'ron')
  const last = apart === null ? undefined : nodes[apart]
  return (
    marked ?? (last?.type === 'tile' && isTile(last.face) && kindOf(last.face) === kind ? last : undefined)
  )
}

/** Whether a tile was added to a pon of its kind. */
const hasAddedTo = ({melds}: Hand, kind: TileKind): boolean =>
  melds.some(({type, tiles}) => type === 'kakan' && kindOf(tiles[0]!) === kind)

function ronTilesOf({win, draw}: Hand) {
  if (win) return win.by === 'ron' ? [win.tile] : []
  return draw ? [draw] : []
}

/** Discards from the hand after riichi, in a river that says which were tsumogiri. */
function tedashiAfterRiichi({nodes, discards}: RiverDiagram): Message[] {
  const declared = discards.findIndex(({riichi}) => riichi)
  if (declared < 0 || !discards.some(({tsumogiri}) => tsumogiri)) return []
  return nodes
    .filter(isTileNode)
    .filter((_, index) => index > declared && !discards[index]!.tsumogiri && !discards[index]!.riichi)
    .map(({face, start, end}) => notationMessage('tedashi-after-riichi', start, end, {tile: face}))
}

/** A second sideways tile although the first is still in the river. */
function secondRiichi({nodes, discards}: RiverDiagram): Message[] {
  const [first, second] = discards.flatMap(({riichi}, index) => (riichi ? [index] : []))
  if (first === undefined || second === undefined || discards[first]!.called) return []
  const tiles = nodes.filter(isTileNode)
  if (tiles.length !== discards.length) return []
  const {face, start, end} = tiles[second]!
  const marked = `${tiles[first]!.face[0]!}+-${tiles[first]!.face[1]!}`
  return [notationMessage('second-riichi', start, end, {tile: face, marked})]
}

const isTileNode = (node: Node): node is TileNode => node.type === 'tile'

/** How many tiles a row has as a hand: a meld counts as three. */
export function countHand({hand}: HandDiagram): number {
  const {concealed, draw, melds} = hand
  return handSize(concealed.length + (draw === null ? 0 : 1), melds.length)
}

/**
 * Warn of a row that is not a whole hand (`hand-size`). Call only if something requires a whole hand: a situation, a
 * claim.
 *
 * @param wanted
 *   13 before a draw, 14 with the drawn tile (default: either).
 */
export function checkHandSize(
  diagram: HandDiagram,
  wanted: 13 | 14 | '13-or-14' = '13-or-14'
): Message | null {
  const count = countHand(diagram)
  if (count === wanted || (wanted === '13-or-14' && (count === WAITING || count === WHOLE))) return null
  const start = diagram.nodes[0]?.start ?? 0
  const end = diagram.nodes.at(-1)?.end ?? 0
  return notationMessage('hand-size', start, end, {count, wanted: String(wanted)})
}
