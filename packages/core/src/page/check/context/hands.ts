/**
 * The hands that a block says something about, each with everything that the block says about it and shows around it.
 */
import type {Diagram, HandDiagram, RiverDiagram} from '../../../model/diagram.js'
import {countTiles, kindOf, type Tile} from '@tehai/riichi/tile'
import type {ClaimedHand, KeyPlace, UraStatement} from '../result/claims.js'
import type {BlockContent} from '../../grammar/content.js'
import type {BlockDora} from './dora.js'
import type {EntryValue} from '../../grammar/values/entry-value.js'
import {tilesOf, type BlockRows, type ReadBlockRow} from './rows.js'
import type {Who} from '../../grammar/situation/players.js'
import {seenFromSection} from './seats.js'
import type {Situation} from '../../grammar/situation/situation.js'
import {isFaulty, tableOf, tilesOfOthers, type Table} from './table.js'

/** Groups of keys that treat a hand as one of a game. */
const gameGroups: ReadonlySet<string> = new Set(['situation', 'claim', 'quiz'])

/** Keys of the tile that won. */
const winKeys: ReadonlySet<string> = new Set(['win', 'ron'])

/**
 * The hands that a situation, a claim or a quiz refers to, by the index of their row; all hands if the rules are given.
 */
export function readHands(content: BlockContent, dora: BlockDora, rows: BlockRows): Map<number, ClaimedHand> {
  const isRuled = rows.common.some(({entry}) => entry.key.id === 'rules')
  return handsOf(content, dora, rows, ({values, situation}) => {
    const isOfGame = values.some(({entry}) => gameGroups.has(entry.key.group) || winKeys.has(entry.key.id))
    return isRuled || isOfGame || situation.tenpai !== undefined || situation.riichi !== undefined
  })
}

/** The hands of some rows, by the index of the row. */
export function handsOf(
  content: BlockContent,
  dora: BlockDora,
  rows: BlockRows,
  isWanted: (row: ReadBlockRow) => boolean
): Map<number, ClaimedHand> {
  const hands = new Map<number, ClaimedHand>()
  let table: Table | null = null
  let ura = saidUraOf(dora, rows)
  for (const [index, row] of rows.list.entries()) {
    if (row.diagram.mode === 'river' || !isWanted(row)) continue
    table ??= tableOf(content, dora, rows)
    const one = handOf({content, dora, rows, table}, row, row.diagram)
    const isOneOfSeveral = rows.list.some(
      other => other !== row && other.diagram.mode === 'hand' && other.row.section === row.row.section
    )
    const hand = isOneOfSeveral ? {...one, isOneOfSeveral} : one
    const isJudged: boolean =
      ura !== null && row.values.some(({entry: {key}}) => uraClaims.has(key.id) || winKeys.has(key.id))
    hands.set(index, isJudged ? {...hand, saidUra: ura} : hand)
    if (isJudged) ura = null
  }
  return hands
}

/** Keys of the tile that was drawn or won. */
const lastTileKeys: ReadonlySet<string> = new Set(['draw', 'win', 'ron'])

const isUnreadWin = ({entry, problem}: EntryValue): boolean =>
  problem !== null && lastTileKeys.has(entry.key.id)

/** Claims that depend on the ura dora. */
const uraClaims: ReadonlySet<string> = new Set(['score', 'yaku'])

/** The ura dora of a block, to be judged with the first hand that won: a fault of them is reported once. */
function saidUraOf({ura: {entry}}: BlockDora, {list, situations, common}: BlockRows): UraStatement | null {
  if (!entry) return null
  const isRiichi =
    situations.some(({riichi}) => riichi !== undefined) ||
    common.some(({facts}) => facts.some(({field}) => field === 'riichi' || field === 'riichi-of')) ||
    list.some(({situation, diagram}) => situation.riichi !== undefined || isInRiichi(diagram))
  return {start: entry.start, end: entry.end, part: entry.part, isRiichi}
}

const isInRiichi = (diagram: Diagram): boolean =>
  diagram.mode === 'river' ? diagram.discards.some(({riichi}) => riichi) : diagram.hand.riichi

/** Whether a key says something about the situation that could not be read. */
const isUnreadSituation = (value: EntryValue): boolean =>
  value.entry.key.group === 'situation' &&
  (isFaulty(value) || value.facts.some(({field}) => field === 'unread'))

/** Whether a non-dealer hand depends on an unstated seat, because it has a pair of winds. */
function isSeatOpen({seat, nonDealer}: Situation, diagram: HandDiagram): boolean {
  if (nonDealer !== true || seat !== undefined) return false
  const counts = countTiles(tilesOf(diagram))
  return counts.slice(SOUTH, SOUTH + 3).some(count => count > 1)
}

/** Whether a riichi is attributed to a wind while the seat of the owner is not stated: it may be the owner's own. */
const isRiichiOpen = ({seat, riichiOf}: Situation): boolean =>
  seat === undefined && riichiOf?.some(({who}) => 'wind' in who) === true

/** South, west and north are adjacent. */
const SOUTH = kindOf('2z')

/** The block around a hand. */
interface HandContext {
  readonly content: BlockContent
  readonly dora: BlockDora
  readonly rows: BlockRows
  readonly table: Table
}

/** The norths that other players have put aside. */
const northsOfOthers = ({kita}: Table, own: number): Tile[] =>
  [...kita].flatMap(([section, many]) =>
    section === own ? [] : Array.from({length: many}, (): Tile => '4z')
  )

function handOf(
  {content, dora, rows, table}: HandContext,
  read: ReadBlockRow,
  diagram: HandDiagram
): ClaimedHand {
  const {sanma, settings} = content
  const {common} = rows
  const {row, named, pao, values} = read
  const {rivers, open, elsewhere, isDoraUnread} = table
  const others = tilesOfOthers(table, row.section, diagram)
  const river = rivers.get(row.section) ?? null
  const own = values.filter(({entry}) => !entry.common || entry.key.group !== 'situation')
  const seen = (who: Who | null): Who | null =>
    who && seenFromSection(who, row.section, {sections: content.sections, rows})
  return {
    place: {start: row.start, end: row.end},
    diagram,
    situation: river ? withTurnedTile(read.situation, diagram, river) : read.situation,
    sanma,
    draw: named && !named.won ? named.tile : null,
    win: named?.won
      ? {tile: named.tile, by: named.by, from: seen(named.from)}
      : named
        ? null
        : wonFrom(seen(read.situation.ronFrom ?? null), diagram),
    dora: dora.open.dora,
    ura: dora.ura.dora,
    indicators: dora.open.indicators,
    uraIndicators: dora.ura.indicators,
    pao: seen(pao),
    river,
    visible: [...open, ...others, ...northsOfOthers(table, row.section)],
    elsewhere,
    isUnread:
      isDoraUnread ||
      isSeatOpen(read.situation, diagram) ||
      isRiichiOpen(read.situation) ||
      [...common, ...values].some(isUnreadSituation),
    said: [...common.map(placeOf), ...headerPlace(content, rows, row.section), ...own.map(placeOf)],
    settings,
    ...((content.record?.isDrawn || read.situation.drawnHand) && {isDrawn: true}),
    ...(isRiichiOpen(read.situation) && {isRiichiOpen: true}),
    ...(values.some(isUnreadWin) && {isWinUnread: true})
  }
}

/** The tile that is set apart, where the situation says who discarded it. */
function wonFrom(from: Who | null, {hand: {draw}}: HandDiagram): ClaimedHand['win'] {
  return from && draw ? {tile: draw, by: 'ron', from} : null
}

/** A turned tile in the river of a closed hand means riichi, as the word does. */
function withTurnedTile(situation: Situation, {hand}: HandDiagram, {discards}: RiverDiagram): Situation {
  const isOpen = hand.melds.some(({type}) => type !== 'ankan')
  if (situation.riichi || isOpen || !discards.some(({riichi}) => riichi)) return situation
  return {...situation, riichi: 'riichi'}
}

/** The content of a section's header, as if it were in a key. */
function headerPlace(
  {sections, text}: BlockContent,
  {headers}: BlockRows,
  section: number
): readonly KeyPlace[] {
  const player = sections[section]?.player
  const facts = headers[section] ?? []
  if (!player || facts.length === 0) return []
  const {valueStart: start, valueEnd: end} = player
  return [{key: 'situation', value: text.slice(start, end), part: 'body', start, end, facts}]
}

/** A key and the place of its value. */
export function placeOf({entry, facts}: EntryValue): KeyPlace {
  const {key, value, part, start, end} = entry
  return {key: key.id, value, part, start, end, facts}
}
