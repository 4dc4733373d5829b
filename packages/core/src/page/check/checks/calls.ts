/** Calls: a tile that a hand has called is marked as called away in the river that it came from. */
import {kindOf, tileOf, type TileKind, type From} from '@tehai/riichi/tile'
import type {MeldNode, RiverDiagram} from '../../../model/diagram.js'
import type {BlockContext} from '../context/context.js'
import {pageMessage} from '../../grammar/messages.js'
import {countCalls, isWholeRiver} from './river-length.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {BlockRows, ReadBlockRow} from '../context/rows.js'
import type {Seat} from '../../../model/players.js'
import {seatFrom, seatsOf} from '../context/seats.js'

/** A called tile and the place of its meld in the row. */
interface Call {
  readonly kind: TileKind
  readonly from: From
  readonly node: MeldNode
}

/**
 * Report calls of tiles that are not marked in the river of the player they came from, if the block shows that river in
 * full.
 */
export function checkCalls(context: BlockContext): PlacedMessage[] {
  const {rows, sanma} = context
  if (sanma) return []
  const callers = rows.list.filter(({diagram}) => diagram.mode === 'hand' && diagram.hand.melds.length > 0)
  if (callers.length === 0) return []
  const seats = seatsOf(context)
  const rivers = riversBySeat(rows, seats)
  return callers.flatMap(row => {
    const seat = seats[row.row.section] ?? null
    return seat === null ? [] : checkCallsOf(row, seat, rivers)
  })
}

/** The rivers that are complete. If a player has several, none of them is. */
function riversBySeat(rows: BlockRows, seats: readonly (Seat | null)[]): Map<Seat, RiverDiagram> {
  const calls = countCalls(rows)
  const found = new Map<Seat, RiverDiagram>()
  const cut = new Set<Seat>()
  for (const {row, diagram, situation} of rows.list) {
    const seat = seats[row.section] ?? null
    if (diagram.mode !== 'river' || seat === null) continue
    if (found.has(seat) || !isWholeRiver(diagram, situation.turn ?? null, calls)) cut.add(seat)
    found.set(seat, diagram)
  }
  for (const seat of cut) found.delete(seat)
  return found
}

function checkCallsOf(
  {row, diagram}: ReadBlockRow,
  seat: Seat,
  rivers: ReadonlyMap<Seat, RiverDiagram>
): PlacedMessage[] {
  const messages: PlacedMessage[] = []
  const taken = new Map<string, number>()
  for (const {kind, from, node} of diagram.nodes.flatMap(callOf)) {
    const river = rivers.get(seatFrom(seat, from))
    if (!river) continue
    const key = `${from} ${kind}`
    const before = taken.get(key) ?? 0
    taken.set(key, before + 1)
    if (river.discards.filter(one => one.called && one.tile && kindOf(one.tile) === kind).length > before)
      continue
    const [start, end] = [row.start + node.start, row.start + node.end]
    const tile = tileOf(kind)
    const values = {tile, from, marked: `${tile[0]}-${tile[1]}`}
    messages.push({part: 'body', message: pageMessage('call-not-in-river', start, end, values)})
  }
  return messages
}

function callOf(node: ReadBlockRow['diagram']['nodes'][number]): Call[] {
  if (node.type !== 'meld' || node.meld.type === 'ankan') return []
  const {tiles, called, from} = node.meld
  return [{kind: kindOf(tiles[called]!), from, node}]
}
