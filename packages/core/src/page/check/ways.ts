/**
 * Ways of winning: what a block says of how one hand was won. Not by tsumo and by ron, and not by ron from oneself.
 */
import type {WinBy} from '../../model/diagram.js'
import type {Span} from '@tehai/kernel/source'
import {report, type Check} from './checking.js'
import {pageMessage} from '../grammar/messages.js'
import type {BlockRows, ReadBlockRow} from './rows.js'
import {problemOf, type Said} from '../grammar/said.js'

/** A place that says how a hand was won. */
interface Way extends Span {
  readonly by: WinBy
  readonly part: 'body' | 'meta'
}

/** Report hands that are won in two ways, or by a ron from their own player. */
export function reportWays(check: Check, rows: BlockRows): void {
  for (const row of rows.list) {
    if (row.diagram.mode === 'river' || (row.said.length === 0 && row.situation.win === undefined)) continue
    const ways = waysOf(row, rows)
    const [first] = ways
    const other = ways.find(({by}) => by !== first!.by)
    if (other) {
      const values = {other: first!.by}
      report(check, other.part, pageMessage('tsumo-and-ron', other.start, other.end, values))
    }
    reportRonFromSelf(check, row)
  }
}

/** Everything that says how a hand was won: its notation first, then its keys, then the situation. */
function waysOf(row: ReadBlockRow, {common}: BlockRows): Way[] {
  const {situation, said} = row
  const ways = [...waysInRow(row), ...said.flatMap(wayOfKey)]
  if (situation.win === undefined) return ways
  const own = said.filter(({entry}) => !entry.common)
  const situations = own.some(({facts}) => facts.some(({field}) => field === 'win')) ? own : common
  return [...ways, ...situations.flatMap(waysInSituation)]
}

/** Marks that were typed; one that a key has put there says nothing that the key does not. */
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
function wayOfKey(said: Said): Way[] {
  const {entry, by, who} = said
  const {id} = entry.key
  if (problemOf(said) || (id !== 'draw' && id !== 'win' && id !== 'ron')) return []
  const way = id === 'draw' ? 'tsumo' : id === 'ron' ? 'ron' : (by ?? (who ? 'ron' : null))
  return way ? [{by: way, part: entry.part, start: entry.nameSpan.start, end: entry.end}] : []
}

function waysInSituation({entry, facts}: Said): Way[] {
  return facts.flatMap((fact): Way[] =>
    fact.field === 'win' ? [{by: fact.by, part: entry.part, start: fact.start, end: fact.end}] : []
  )
}

function reportRonFromSelf(check: Check, {row, named, situation}: ReadBlockRow): void {
  if (named?.by !== 'ron' || !named.from) return
  const {from, entry} = named
  const player = check.block.sections[row.section]?.player?.who
  const isOwn = !player || ('player' in player && player.player === 'self')
  const isSelf = 'player' in from ? isOwn && from.player === 'self' : from.wind === situation.seat
  if (isSelf) report(check, entry.part, pageMessage('ron-from-self', entry.start, entry.end))
}
