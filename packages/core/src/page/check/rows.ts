/**
 * The rows of a block: their options, what they show, and the state of play around each.
 */
import {formatTiles, isTile, kindOf, type Tile} from '@tehai/riichi/tile'
import type {Diagram, WinBy} from '../../model/diagram.js'
import {isKita} from '../../model/resolve.js'
import type {BlockRow, BlockSection} from '../grammar/block.js'
import type {BlockDora} from './block-dora.js'
import {report, type Check} from './checking.js'
import {placeIn, type Entry} from '../grammar/entries.js'
import type {Who} from '../grammar/lines.js'
import {markedBy, readMarks} from '../grammar/marks.js'
import {pageMessage} from '../grammar/messages.js'
import {hasRoomFor, readRow} from '../row/row.js'
import {countHand} from '../../model/validate.js'
import {optionsOfRow, type RowOptions} from '../row/row-options.js'
import type {Size} from '@tehai/kernel/block'
import {problemOf, type Said} from '../grammar/said.js'
import {
  mergeSituations,
  parseSituation,
  situationOf,
  type Situation,
  type SituationFact
} from '../grammar/situation.js'

/** The tile a key names as drawn or won. */
export interface NamedTile {
  readonly tile: Tile
  /** How it was won; `null` where it is not said, or not won. */
  readonly by: WinBy | null
  readonly from: Who | null
  readonly won: boolean
  /** The key that names it. */
  readonly entry: Entry
}

/** A row that has been read. */
export interface ReadBlockRow {
  readonly row: BlockRow
  readonly source: string
  readonly options: RowOptions
  readonly diagram: Diagram
  readonly situation: Situation
  readonly named: NamedTile | null
  readonly pao: Who | null
  /** What keys say of this row. */
  readonly said: readonly Said[]
}

export interface BlockRows {
  readonly list: readonly ReadBlockRow[]
  /** What is said in the header of each section. */
  readonly headers: readonly (readonly SituationFact[])[]
  /** The state of play around each section. */
  readonly situations: readonly Situation[]
  /** What is said of the situation of all rows, and of the rules. */
  readonly common: readonly Said[]
}

/** Read all rows of a block. */
export function readRows(check: Check, dora: BlockDora): BlockRows {
  const {block, text} = check
  const headers = block.sections.map(({player}) =>
    player ? parseSituation(text.slice(player.valueStart, player.valueEnd), player.valueStart) : []
  )
  const saidByRow = new Map<number, Said[]>()
  for (const one of check.said) {
    const {row} = one.entry
    if (row === null) continue
    const list = saidByRow.get(row)
    if (list) list.push(one)
    else saidByRow.set(row, [one])
  }
  const common = check.said.filter(
    ({entry: {key, common: ofAll}}) => key.id === 'rules' || (ofAll && key.group === 'situation')
  )
  const commonFacts = common.flatMap(({facts}) => facts)
  const ofAll = situationOf(commonFacts)
  const ofOthers = situationOf(commonFacts.filter(({field}) => ofTable.has(field)))
  const bySection = sectionFacts(check, headers).map((facts, section) =>
    mergeSituations(isOthers(block.sections[section]!) ? ofOthers : ofAll, situationOf(facts))
  )
  const ringed = formatTiles([...dora.open.dora, ...dora.ura.dora])
  const hasHand = block.rows.some(({mode}) => mode === 'hand')
  const list = block.rows.map((row, index) => {
    const said = saidByRow.get(index) ?? []
    const own = said.filter(({entry}) => !entry.common).flatMap(({facts}) => facts)
    const situation = mergeSituations(bySection[row.section]!, situationOf(own))
    return withKita(check, readOne(check, row, said, situation, ringed, hasHand))
  })
  return {list, headers, situations: bySection, common}
}

/** What a situation says of the table rather than of one player. */
const ofTable: ReadonlySet<string> = new Set([
  'round',
  'last-hand',
  'honba',
  'sticks',
  'turn',
  'stage',
  'drawn-hand'
])

/** Whether a section is that of somebody else than the owner of the page's hand. */
function isOthers({player}: BlockSection): boolean {
  return player !== null && !('player' in player.who && player.who.player === 'self')
}

/** What holds for all rows of each section: its header, and its keys that speak of no row. */
function sectionFacts({block, said}: Check, headers: BlockRows['headers']): readonly SituationFact[][] {
  const facts = block.sections.map(({player}, index): SituationFact[] => {
    const wind = player && 'wind' in player.who ? player.who.wind : null
    const seat: SituationFact[] = wind
      ? [{field: 'seat', wind, start: player!.start, end: player!.start}]
      : []
    return [...seat, ...(headers[index] ?? [])]
  })
  for (const {entry, facts: own} of said) {
    if (entry.row !== null || entry.common) continue
    for (const fact of own) facts[entry.section]?.push(fact)
  }
  return facts
}

function readOne(
  check: Check,
  row: BlockRow,
  said: readonly Said[],
  situation: Situation,
  ringed: string,
  hasHand: boolean
): ReadBlockRow {
  const {settings, text} = check
  const source = text.slice(row.start, row.end)
  const isHand = row.mode === 'hand'
  const find = (id: string) => said.findLast(({entry}) => entry.key.id === id)
  const options = optionsOfRow(row.mode, settings)
  const {diagram: plain, messages} = readRow(source, options)
  for (const one of messages) {
    check.messages.push({...one, start: one.start + row.start, end: one.end + row.start})
  }
  const named = isHand ? namedTile(said, situation, plain) : null
  const marks = said.filter(({entry}) => entry.key.id === 'mark')
  reportMarks(check, marks, plain, ringed)
  const size = sizeOfRow(settings.size, isHand || !hasHand)
  if (size !== null) options.size = size
  if (said.length > 0) {
    const columns = isHand ? undefined : find('columns')?.number
    const label = find('label')?.entry.value
    const mark = marks.map(({entry}) => entry.value).join(', ')
    if (label) options.label = label
    if (columns) options.columns = columns
    if (mark) options.mark = mark
  }
  if (ringed) options.dora = ringed
  if (named) options.draw = named.tile
  if (named?.by) options.won = named.by
  if (named) reportNamed(check, named, plain)
  const diagram = named ? readRow(source, options).diagram : plain
  return {row, source, options, diagram, situation, named, pao: find('pao')?.who ?? null, said}
}

/** Norths put aside in the row itself; a key that says another number is reported. */
function withKita(check: Check, read: ReadBlockRow): ReadBlockRow {
  const {diagram, situation, said} = read
  const kita = diagram.mode === 'hand' ? diagram.hand.kita : 0
  if (kita === 0) return read
  for (const {entry, facts} of said) {
    const fact = facts.findLast(({field}) => field === 'kita')
    if (fact?.field !== 'kita' || fact.value === kita) continue
    const {start, end} = fact
    report(check, entry.part, pageMessage('kita-mismatch', start, end, {kita}, [String(kita)]))
  }
  return {...read, situation: {...situation, kita}}
}

/** Rivers beside a hand are never larger than usual, and shrink with it. */
function sizeOfRow(size: Size | null, isMain: boolean): Size | null {
  if (size === null || isMain) return size
  if (size === 's') return 's'
  return typeof size === 'number' && size < 2 ? size : null
}

/** The drawn or winning tile that keys name, or that they say was won: `ron` before `win` before `draw`. */
function namedTile(said: readonly Said[], situation: Situation, diagram: Diagram): NamedTile | null {
  for (const id of ['ron', 'win', 'draw'] as const) {
    const found = said.findLast(({entry}) => entry.key.id === id)
    if (!found || problemOf(found)) continue
    const {entry, who} = found
    const tile =
      found.tiles[0] ?? (diagram.mode === 'hand' ? (diagram.hand.draw ?? diagram.hand.win?.tile) : null)
    if (!tile) continue
    const by = id === 'draw' ? null : (found.by ?? (who ? 'ron' : (situation.win ?? null)))
    return {tile, by, from: who, won: id !== 'draw', entry}
  }
  return null
}

/** A tile that a key names as drawn must be the one that stands apart, or be in the row, or have a place after it. */
function reportNamed(check: Check, {tile, entry, won}: NamedTile, diagram: Diagram): void {
  if (diagram.mode === 'river') return
  const {concealed, draw} = diagram.hand
  const {part, start, end} = entry
  if (draw !== null && kindOf(draw) !== kindOf(tile)) {
    report(check, part, pageMessage('draw-twice', start, end, {drawn: draw}))
  } else if (
    draw === null &&
    !hasRoomFor(tile, diagram) &&
    !concealed.some(one => kindOf(one) === kindOf(tile))
  ) {
    const values = {tile, count: countHand(diagram), what: won ? 'won' : 'drawn'}
    report(check, part, pageMessage('draw-too-many', start, end, values))
  }
}

/** Marks for tiles that the row does not have. */
function reportMarks(check: Check, marks: readonly Said[], diagram: Diagram, ringed: string): void {
  if (marks.length === 0) return
  const faces = new Set<string>()
  for (const node of diagram.nodes) {
    if (node.type === 'tile') faces.add(node.face)
    else if (node.type === 'meld') for (const tile of node.meld.tiles) faces.add(tile)
  }
  for (const {entry} of marks) {
    const {items, dora} = readMarks(entry.value, check.settings.dialect)
    for (const {tiles, start, end} of items) {
      if (tiles.every(tile => markedBy(tile).some(face => faces.has(face)))) continue
      report(check, entry.part, placeIn(entry, pageMessage('tile-not-in-row', start, end)))
    }
    if (dora && !ringed)
      report(check, entry.part, placeIn(entry, pageMessage('no-dora', dora.start, dora.end)))
  }
}

/** The tiles of a row that lie face up, but norths put aside. */
export function tilesOf(diagram: Diagram): Tile[] {
  return diagram.nodes.flatMap(node => {
    if (node.type === 'meld') return node.meld.tiles
    return node.type === 'tile' && isTile(node.face) && !isKita(node) ? [node.face] : []
  })
}
