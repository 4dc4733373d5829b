/**
 * Ways of winning: what a block says of how one hand was won. Not by tsumo and by ron, and not by ron from oneself.
 */
import type {WinBy} from '../../model/diagram.js'
import type {Span} from '@tehai/kernel/source'
import type {BlockContext} from './context.js'
import {pageMessage} from '../grammar/messages.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import type {BlockRows, ReadBlockRow} from './rows.js'
import type {EntryValue} from '../grammar/entry-values.js'

/** A place that says how a hand was won. */
interface Way extends Span {
  readonly by: WinBy
  readonly part: 'body' | 'meta'
}

/** Report hands that are won in two ways, or by a ron from their own player. */
export function checkWays(context: BlockContext): PlacedMessage[] {
  return context.rows.list.flatMap((row): PlacedMessage[] => {
    const {diagram, values, situation} = row
    if (diagram.mode === 'river' || (values.length === 0 && situation.win === undefined)) return []
    return [...checkTwoWays(waysOf(row, context.rows)), ...checkRonFromSelf(context, row)]
  })
}

function checkTwoWays([first, ...others]: readonly Way[]): PlacedMessage[] {
  const other = others.find(({by}) => by !== first!.by)
  if (!first || !other) return []
  const {part, start, end} = other
  return [{part, message: pageMessage('tsumo-and-ron', start, end, {other: first.by})}]
}

/** Everything that says how a hand was won: its notation first, then its keys, then the situation. */
function waysOf(row: ReadBlockRow, {common}: BlockRows): Way[] {
  const {situation, values} = row
  const ways = [...waysInRow(row), ...values.flatMap(wayOfKey)]
  if (situation.win === undefined) return ways
  const own = values.filter(({entry}) => !entry.common)
  const situations = own.some(({facts}) => facts.some(({field}) => field === 'win')) ? own : common
  return [...ways, ...situations.flatMap(waysInSituation)]
}

/** Marks that were typed; one that a key has put there says no more than the key. */
function waysInRow({row, diagram, named}: ReadBlockRow): Way[] {
  const ways: Way[] = []
  for (const node of diagram.nodes) {
    if (node.type !== 'tile' || node.marks.length === 0) continue
    const by = node.marks.find(mark => mark === 'tsumo' || mark === 'ron')
    if (!by || by === named?.by) continue
    ways.push({by, part: 'body', start: row.start + node.start, end: row.start + node.end})
  }
  return ways
}

/** `draw`, ツモ, is a way of winning where a ron or a win is named beside it. */
function wayOfKey({entry, by, who, problem}: EntryValue): Way[] {
  const {id} = entry.key
  if (problem || (id !== 'draw' && id !== 'win' && id !== 'ron')) return []
  const way = id === 'draw' ? 'tsumo' : id === 'ron' ? 'ron' : (by ?? (who ? 'ron' : null))
  return way ? [{by: way, part: entry.part, start: entry.nameSpan.start, end: entry.end}] : []
}

function waysInSituation({entry, facts}: EntryValue): Way[] {
  return facts.flatMap((fact): Way[] =>
    fact.field === 'win' ? [{by: fact.by, part: entry.part, start: fact.start, end: fact.end}] : []
  )
}

function checkRonFromSelf({sections}: BlockContext, {row, named, situation}: ReadBlockRow): PlacedMessage[] {
  if (named?.by !== 'ron' || !named.from) return []
  const {from, entry} = named
  const player = sections[row.section]?.player?.who
  const isOwn = !player || ('player' in player && player.player === 'self')
  const isSelf = 'player' in from ? isOwn && from.player === 'self' : from.wind === situation.seat
  if (!isSelf) return []
  return [{part: entry.part, message: pageMessage('ron-from-self', entry.start, entry.end)}]
}
