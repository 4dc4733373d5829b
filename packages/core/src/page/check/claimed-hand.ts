/**
 * The hand that a claim speaks of, with everything that the block says of it.
 */
import type {ClaimedHand, SaidPlace} from './claims.js'
import type {Known} from './known.js'
import type {HandDiagram, RiverDiagram} from '../../model/diagram.js'
import {tilesOf, type ReadBlockRow} from './rows.js'
import type {Situation} from '../grammar/situation.js'
import type {Settings} from '../grammar/options.js'
import type {Said} from '../grammar/said.js'
import type {Tile} from '@tehai/riichi/tile'

/** The hand of a row, the same each time it is asked for; `null` if the row is a river. */
export function claimedHand(settings: Settings, known: Known, index: number): ClaimedHand | null {
  const found = known.claimed.get(index)
  if (found !== undefined) return found
  const made = makeHand(settings, known, index)
  known.claimed.set(index, made)
  return made
}

function makeHand(settings: Settings, known: Known, index: number): ClaimedHand | null {
  const read = known.rows.list[index]
  if (!read || read.diagram.mode === 'river') return null
  const {row, diagram, named, pao, said} = read
  const {sanma, dora, rivers, open, kita, hands} = known
  const others = [...hands].flatMap(([section, hand]) => (section === row.section ? [] : tilesOf(hand)))
  const norths = [...kita].flatMap(([section, many]) =>
    section === row.section ? [] : Array.from({length: many}, (): Tile => '4z')
  )
  const river = rivers.get(row.section) ?? null
  const situation = river ? withTurnedTile(read, diagram, river) : read.situation
  return {
    place: {start: row.start, end: row.end},
    diagram,
    situation,
    sanma,
    draw: named && !named.won ? named.tile : null,
    win: named?.won ? {tile: named.tile, by: named.by, from: named.from} : null,
    dora: dora.open.dora,
    ura: dora.ura.dora,
    indicators: dora.open.indicators,
    uraIndicators: dora.ura.indicators,
    pao,
    river,
    visible: [...open, ...others, ...norths],
    elsewhere: known.elsewhere,
    said: [
      ...known.rows.common,
      ...said.filter(({entry}) => !entry.common || entry.key.group !== 'situation')
    ].map(placeOf),
    isUnread: known.isDoraUnread || [...known.rows.common, ...said].some(isUnreadSituation),
    settings
  }
}

/** A turned tile in the river of a closed hand says riichi as the word does. */
function withTurnedTile({situation}: ReadBlockRow, {hand}: HandDiagram, {discards}: RiverDiagram): Situation {
  const isOpen = hand.melds.some(({type}) => type !== 'ankan')
  if (situation.riichi || isOpen || !discards.some(({riichi}) => riichi)) return situation
  return {...situation, riichi: 'riichi'}
}

/** Whether a key says something of the situation that could not be read. */
function isUnreadSituation({entry: {key}, facts, messages}: Said): boolean {
  return (
    key.group === 'situation' &&
    (messages.some(({severity}) => severity === 'error') || facts.some(({field}) => field === 'unread'))
  )
}

function placeOf({entry, facts}: Said): SaidPlace {
  const {key, value, part, start, end} = entry
  return {key: key.id, value, part, start, end, facts}
}
