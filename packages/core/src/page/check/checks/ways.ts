/**
 * Ways of winning: what a block says about how one hand was won. It cannot be by tsumo and by ron, with two tiles, by
 * ron from oneself, or by tsumo from another player.
 */
import type {WinBy} from '../../../model/diagram.js'
import type {Span} from '@tehai/kernel/source'
import type {BlockContext} from '../context/context.js'
import {pageMessage} from '../../grammar/messages.js'
import type {PlacedMessage} from '../../grammar/placed-message.js'
import type {BlockRows, ReadBlockRow} from '../context/rows.js'
import type {Who} from '../../grammar/situation/players.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'

/** A place that says how a hand was won. */
interface Way extends Span {
  readonly by: WinBy
  readonly part: 'body' | 'meta'
}

/** Report hands that are won in two ways, by a ron from their own player, or by a tsumo from another. */
export function checkWays(context: BlockContext): PlacedMessage[] {
  return context.rows.list.flatMap((row): PlacedMessage[] => {
    const {diagram, values, situation} = row
    if (diagram.mode === 'river' || (values.length === 0 && situation.win === undefined)) return []
    const twoWays = checkTwoWays(waysOf(row, context.rows))
    return [
      ...(twoWays.length > 0 ? twoWays : checkTwoTiles(row, context.text)),
      ...checkRonFromSelf(context, row),
      ...checkTsumoFromOther(context, row)
    ]
  })
}

function checkTwoWays([first, ...others]: readonly Way[]): PlacedMessage[] {
  const other = others.find(({by}) => by !== first!.by)
  if (!first || !other) return []
  const {part, start, end} = other
  return [{part, message: pageMessage('tsumo-and-ron', start, end, {other: first.by})}]
}

const winning: ReadonlySet<string> = new Set(['draw', 'win', 'ron'])

/** One tile completes a hand: not `win: 2s` and `ron: 5s`. */
function checkTwoTiles({values, typed}: ReadBlockRow, text: string): PlacedMessage[] {
  const isDrawn = typed.mode === 'hand' && typed.hand.draw !== null
  const named = values.filter(
    ({entry, tiles, problem}) =>
      !problem &&
      tiles.length === 1 &&
      winning.has(entry.key.id) &&
      // A tile that is set apart and also named has its own message.
      !(isDrawn && entry.key.id === 'draw') &&
      entry.part === 'body'
  )
  const [first] = named
  const other = named.find(
    ({entry, tiles}) =>
      entry.key !== first!.entry.key && entry.section === first!.entry.section && tiles[0] !== first!.tiles[0]
  )
  if (!first || !other) return []
  const {part, nameSpan, end} = other.entry
  const before = text.slice(first.entry.nameSpan.start, first.entry.end)
  return [{part, message: pageMessage('second-fact', nameSpan.start, end, {before})}]
}

/** Every part of the block that says how a hand was won: its notation first, then its keys, then the situation. */
function waysOf(row: ReadBlockRow, {common}: BlockRows): Way[] {
  const {situation, values} = row
  const ways = [...waysInRow(row), ...values.flatMap(wayOfKey)]
  if (situation.win === undefined) return ways
  const own = values.filter(({entry}) => !entry.common)
  const situations = own.some(({facts}) => facts.some(({field}) => field === 'win')) ? own : common
  return [...ways, ...situations.flatMap(waysInSituation)]
}

/** Marks that were typed; a mark that was added by a key says no more than the key. */
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

/** `draw`, ツモ, is a way of winning if a ron or a win is also named. */
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

function checkRonFromSelf(context: BlockContext, row: ReadBlockRow): PlacedMessage[] {
  const {named} = row
  if (named?.by !== 'ron' || !named.from || !isSelf(named.from, context, row)) return []
  const {entry} = named
  return [{part: entry.part, message: pageMessage('ron-from-self', entry.start, entry.end)}]
}

/** A drawn tile comes from the wall: `tsumo: 8s from kamicha` is a ron, or must not name a player. */
function checkTsumoFromOther(context: BlockContext, row: ReadBlockRow): PlacedMessage[] {
  const other = row.values.find(
    ({entry, by, who, problem}) =>
      !problem &&
      who &&
      (entry.key.id === 'draw' || (entry.key.id === 'win' && by === 'tsumo')) &&
      !isSelf(who, context, row)
  )
  if (!other) return []
  const {part, nameSpan, end} = other.entry
  return [{part, message: pageMessage('tsumo-from-other', nameSpan.start, end)}]
}

/** Whether a player is the owner of the row. */
function isSelf(who: Who, {sections}: BlockContext, {row, situation}: ReadBlockRow): boolean {
  const player = sections[row.section]?.player?.who
  const isOwn = !player || ('player' in player && player.player === 'self')
  return 'player' in who ? isOwn && who.player === 'self' : who.wind === situation.seat
}
