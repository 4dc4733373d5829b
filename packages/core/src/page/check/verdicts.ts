/** Verdicts: the result of each claim of a block. */
import type {CheckedClaim} from './result/checked-block.js'
import {claimedTable} from './claimed-table.js'
import type {Claim, Verdict} from './result/claims.js'
import type {BlockContext} from './context/context.js'
import {placeIn} from '@tehai/kernel/block'
import type {EntryValue} from '../grammar/values/entry-value.js'
import {placeOf} from './context/hands.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import {entryWithoutTile, isOtherDraw} from './checks/row-values.js'
import {seenPlayers} from './seen-players.js'

/** The claims of a block. */
export interface BlockVerdicts {
  /** In the order of the block. */
  readonly claims: readonly CheckedClaim[]
  /** The result of each value that is a claim; `null` if it was not checked. */
  readonly verdicts: ReadonlyMap<EntryValue, Verdict | null>
  readonly messages: readonly PlacedMessage[]
}

/** Check every claim of a block. */
export function readVerdicts(context: BlockContext): BlockVerdicts {
  const claims: CheckedClaim[] = []
  const verdicts = new Map<EntryValue, Verdict | null>()
  const messages: PlacedMessage[] = []
  const unscored = new Set<number | null>()
  const isUnwhole = unwholeRows(context)
  for (const value of context.sections.flatMap(({items}) => items.flatMap(claimOf))) {
    const claim = claimIn(context, value)
    const verdict = value.problem ? null : verdictOf(context, claim)
    const {key, value: text, fill, start, end, part, row, table} = claim
    const state = verdict?.state ?? 'unchecked'
    claims.push({key, value: text, fill, start, end, part, row, table, state})
    verdicts.set(value, verdict)
    for (const message of verdict?.messages ?? []) {
      if (message.id === 'no-score') {
        // The reason why a hand cannot be scored is reported once, however many claims need its score.
        if (unscored.has(row) || isUnwhole(row)) continue
        unscored.add(row)
      }
      messages.push({part, message: placeIn(value.entry, message)})
    }
  }
  return {claims, verdicts, messages}
}

/** Messages that by themselves explain why a row has no score. */
const sizeMessages: ReadonlySet<string> = new Set(['hand-size', 'draw-too-many'])

/**
 * Determines for which rows another message reports too few or too many tiles, or a last tile other than the winning
 * tile.
 */
function unwholeRows({messages, rows}: BlockContext): (row: number | null) => boolean {
  const starts = new Set(
    messages.flatMap(({part, message: {id, start}}) =>
      part === 'body' && sizeMessages.has(id) ? [start] : []
    )
  )
  return index => {
    if (index === null) return false
    const {row, named, typed} = rows.list[index]!
    if (starts.has(row.start) || (named?.entry.part === 'body' && starts.has(named.entry.start))) return true
    return named === null ? entryWithoutTile(rows.list[index]!) !== null : isOtherDraw(named, typed)
  }
}

/** The value of an item that is a claim. */
function claimOf(item: BlockContext['sections'][number]['items'][number]): EntryValue[] {
  if (item.type !== 'value') return []
  const {key} = item.value.entry
  return key.group === 'claim' || key.value === 'claim' ? [item.value] : []
}

function claimIn(context: BlockContext, value: EntryValue): Claim {
  const {key, value: text, start, end, part, row} = value.entry
  const isOfTable = key.id === 'scores-after' || key.id === 'payments'
  const table = isOfTable ? claimedTable(context, value) : undefined
  const players = key.id === 'safe' && row !== null ? seenPlayers(context, row) : undefined
  const reference = key.id === 'table' ? referenceOf(context) : undefined
  return {
    key: key.id as Claim['key'],
    value: text,
    fill: value.fill,
    start,
    end,
    part,
    row,
    table,
    reference,
    players
  }
}

/** What a table of reference depends on besides its name. */
function referenceOf({settings, rows}: BlockContext): Claim['reference'] {
  const rules = rows.common.filter(({entry}) => entry.key.id === 'rules')
  return {settings, said: rules.map(placeOf)}
}

function verdictOf({judges: {checkClaim}, hands}: BlockContext, claim: Claim): Verdict | null {
  if (!checkClaim) return null
  const {table, row} = claim
  if (table) return checkClaim(claim, table.winners[0] ?? null)
  return checkClaim(claim, row === null ? null : (hands.get(row) ?? null))
}
