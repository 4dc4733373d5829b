/**
 * The board of a block: its players around a table, from the rows that the author typed.
 *
 * A block remains a list if its rows have something that a board cannot show, such as two hands of one player. If a
 * board was requested, that is reported.
 */
import {grammars, groupDigits} from '@tehai/kernel/source'
import {formatTiles, isTile} from '@tehai/riichi/tile'
import {arashino} from '../../format/dialects/arashino.js'
import {describe} from '../../labels/rows/describe.js'
import {nameOfHonba, nameOfRound, nameOfSticks, nameOfTilesLeft} from '../../labels/play/situation.js'
import {nameOfPlayer, nameOfWind, seatOrder, type Wind} from '../../labels/play/winds.js'
import {isKita} from '../../model/resolve.js'
import type {Diagram, HandDiagram} from '../../model/diagram.js'
import {turnOrder, type Player, type Seat} from '../../model/players.js'
import type {Node, TileNode} from '../../notation/tree.js'
import type {BoardPart} from '../check/result/checked-block.js'
import type {BlockContext} from '../check/context/context.js'
import {rowsBySection, type ReadBlockRow} from '../check/context/rows.js'
import {ownerWind, seatsOf} from '../check/context/seats.js'
import type {BlockVerdicts} from '../check/verdicts.js'
import {pageMessage} from '../grammar/messages.js'
import {readOption} from '../grammar/keys/option-values.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import {formatBoards, type WrittenSeat} from '../row/board-row.js'

/** A board, and which parts of the block it shows. */
export interface BlockBoard {
  readonly part: BoardPart
  /** Indexes of its rows. */
  readonly rows: ReadonlySet<number>
}

/** Why a block has no board. */
export type BoardFault = 'tiles' | 'players' | 'marks' | 'rows' | 'seats'

/** A section of a block as a seat. */
interface SeatOfBlock {
  readonly seat: WrittenSeat
  readonly spoken: string
}

/** The board of a block; `null` if the players are shown as a list, with the reason if a board was requested. */
export function boardOfBlock(
  context: BlockContext,
  {verdicts}: BlockVerdicts
): BlockBoard | BoardFault | null {
  const {sections, rows, settings, sanma, record} = context
  if (record !== null || settings.layout === 'list') return null
  if (settings.layout === 'auto') {
    const withRiver = rows.list.flatMap(({diagram, row}) => (diagram.mode === 'river' ? [row.section] : []))
    if (new Set(withRiver).size < (sanma ? 3 : 4)) return null
    // Marks of claims are under the tiles of a row.
    if ([...verdicts.values()].some(verdict => verdict?.mark)) return null
  }
  if (rows.list.length === 0) return 'tiles'
  if (sections.length < 2) return 'players'
  if (rows.list.some(isUnfit)) return 'marks'
  const bySection = rowsBySection(rows.list, sections.length)
  if (bySection.some(list => !isOneSeat(list))) return 'rows'
  const seats = seatsOfBlock(context, bySection)
  return seats === null ? 'seats' : {part: boardPart(context, seats), rows: new Set(rows.list.keys())}
}

/** Report that a block has no board, although its author requests one. */
export function noBoard({layoutEntry}: BlockContext, fault: BoardFault): readonly PlacedMessage[] {
  // A misspelt value has its own message.
  if (layoutEntry === null || readOption('layout', layoutEntry.value) !== 'board') return []
  const {part, nameSpan} = layoutEntry
  return [{part, message: pageMessage('no-board', nameSpan.start, nameSpan.end, {fault})}]
}

function boardPart(context: BlockContext, seats: readonly SeatOfBlock[]): BoardPart {
  const source = formatBoards(
    [
      {
        caption: '',
        mark: '',
        label: '',
        spoken: seats.map(({spoken}) => spoken),
        lines: linesOf(context),
        indicators: formatTiles(context.dora.open.indicators),
        seats: seats.map(({seat}) => seat)
      }
    ],
    null
  )
  return {type: 'board', source, options: {board: true, lang: context.settings.lang, checked: true}}
}

/** At most one hand and one river. */
function isOneSeat(list: readonly ReadBlockRow[]): boolean {
  const hands = list.filter(({diagram}) => diagram.mode === 'hand').length
  return hands <= 1 && list.length - hands <= 1 && list.every(({row}) => !row.name)
}

/** Whether a row has something that a board does not show. */
function isUnfit({diagram, options}: ReadBlockRow): boolean {
  if (options.mark !== undefined || options.bars !== undefined || options.label !== undefined) return true
  if (diagram.mode === 'hand' && diagram.groups) return true
  return diagram.nodes.some(node => unfitTypes.has(node.type) || (node.type === 'tile' && isUnfitTile(node)))
}

/** What a row may have besides tiles that a board has no place for. */
const unfitTypes: ReadonlySet<Node['type']> = new Set<Node['type']>(['text', 'placeholder'])

/** Whether a tile has a label or a mark that a board does not show, or is neither a tile nor a back. */
const isUnfitTile = ({label, marks, face}: TileNode): boolean =>
  label !== null ||
  marks.some(mark => mark === 'ring' || mark === 'dim') ||
  !(isTile(face) || face === 'back')

function seatsOfBlock(
  context: BlockContext,
  bySection: readonly (readonly ReadBlockRow[])[]
): readonly SeatOfBlock[] | null {
  const seats = seatsOf(context)
  const said = ownerWind(context)
  const own = said === null && isOfWinds(context) ? seatOfHand(seats, bySection) : null
  const owner = own === null ? said : seatOrder[own]!
  const found = new Map<Player, SeatOfBlock>()
  for (const [section, seat] of seats.entries()) {
    const rows = bySection[section]!
    if (rows.length === 0) continue
    const steps = seat === null ? null : (seat - (own ?? 0) + 4) % 4
    const place = steps === null ? undefined : turnOrder[steps]
    if (place === undefined || found.has(place)) return null
    found.set(place, seatOfSection(context, {section, rows, place, wind: windAt(owner, steps!)}))
  }
  return turnOrder.flatMap(place => found.get(place) ?? [])
}

/** Whether all players are named by their winds. */
const isOfWinds = ({sections}: BlockContext): boolean =>
  sections.every(({player}) => player === null || 'wind' in player.who)

/** The seat of the only open hand, from whose side a table of winds is seen; otherwise East. */
function seatOfHand(seats: readonly (Seat | null)[], bySection: readonly (readonly ReadBlockRow[])[]): Seat {
  const isOpen = ({diagram}: ReadBlockRow) =>
    diagram.mode === 'hand' && diagram.nodes.some(node => node.type === 'tile' && isTile(node.face))
  const open = seats.filter((_, section) => bySection[section]!.some(isOpen))
  return open.length === 1 ? (open[0] ?? 0) : 0
}

const windAt = (owner: Wind | null, steps: number): Wind | null =>
  owner === null ? null : seatOrder[(seatOrder.indexOf(owner) + steps) % 4]!

/** A section of a block, and its player. */
interface SeatedSection {
  readonly section: number
  readonly rows: readonly ReadBlockRow[]
  readonly place: Player
  readonly wind: Wind | null
}

function seatOfSection(
  {settings: {lang}, rows: {situations}}: BlockContext,
  {section, rows, place, wind}: SeatedSection
): SeatOfBlock {
  const situation = rows.at(-1)?.situation ?? situations[section]!
  const {points} = situation
  const hand = rows.find(({diagram}) => diagram.mode === 'hand')?.diagram
  const river = rows.find(({diagram}) => diagram.mode === 'river')?.diagram
  const isRiichi =
    situation.riichi !== undefined || (river?.mode === 'river' && river.discards.some(({riichi}) => riichi))
  const name = wind === null ? nameOfPlayer(place, lang) : nameOfWind(wind, lang)
  const names = [name, ...(points === undefined ? [] : [groupDigits(points)])]
  const {list: listed, stop, capital, sentences} = grammars[lang]
  const said = [
    listed(wind === null ? names : [nameOfPlayer(place, lang), ...names]),
    ...(hand ? [describe(hand, lang)] : []),
    ...(river ? [describe(river, lang)] : [])
  ]
  return {
    seat: {
      place,
      isDealer: wind === 'east',
      isRiichi,
      isLast: false,
      draw: hand?.mode === 'hand' ? drawnOf(hand) : null,
      names,
      rows: [...(hand ? [rowText(hand)] : []), ...(river ? [rowText(river)] : [])]
    },
    spoken: sentences(said.filter(one => one !== '').map(one => capital(one) + stop))
  }
}

function drawnOf({nodes, apart}: HandDiagram): string | null {
  const node = apart === null ? undefined : nodes[apart]
  if (node?.type !== 'tile') return null
  return isTile(node.face) ? node.face : '0x'
}

/** A row with call and discard marks, without the drawn tile. */
function rowText(diagram: Diagram): string {
  if (diagram.mode === 'river') {
    const {text} = arashino({mode: 'river', nodes: diagram.nodes, draw: null, riichi: false, rows: []})
    return `j ${text}`
  }
  const {apart, hand} = diagram
  const nodes = diagram.nodes
    .filter((node, index) => index !== apart && !(node.type === 'tile' && isKita(node)))
    .map(unmarked)
  const {text} = arashino({mode: 'hand', nodes, draw: null, riichi: false, rows: []})
  return hand.kita === 0 ? text : `${text} f${'4'.repeat(hand.kita)}z`
}

/** Marks of a tile in a hand are not shown on a board. */
const unmarked = (node: Node): Node => (node.type === 'tile' ? {...node, marks: []} : node)

/** Round, honba, sticks and tiles left, where the block says them. */
function linesOf({rows: {situations, list}, settings: {lang}}: BlockContext): readonly string[] {
  const said = [...list.map(({situation}) => situation), ...situations]
  const round = said.find(one => one.round)?.round
  const honba = said.find(one => one.honba !== undefined)?.honba ?? 0
  const sticks = said.find(one => one.sticks !== undefined)?.sticks ?? 0
  const left = said.find(one => one.left !== undefined)?.left
  return [
    ...(round ? [nameOfRound(round.wind, round.hand, lang)] : []),
    ...(honba > 0 ? [nameOfHonba(honba, lang)] : []),
    ...(sticks > 0 ? [nameOfSticks(sticks, lang)] : []),
    ...(left === undefined ? [] : [nameOfTilesLeft(left, lang)])
  ]
}
