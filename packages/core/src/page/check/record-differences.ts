/**
 * What an author types beside a game record, compared with what the record says of the same moment.
 *
 * What could be: a win that has not happened, a riichi that a player could declare: is left alone.
 */
import type {Span} from '@tehai/kernel/source'
import {kindOf, type Tile} from '@tehai/riichi/tile'
import {nameOfRiichi} from '../../labels/situation.js'
import {nameOfSeatWind, seatOrder, type Wind} from '../../labels/winds.js'
import {readContent, type BlockContent} from '../grammar/content.js'
import type {Entry} from '../grammar/entries.js'
import type {EntryValue} from '../grammar/entry-value.js'
import {pageMessage} from '../grammar/messages.js'
import type {Settings} from '../grammar/options.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import type {Who} from '../grammar/players.js'
import {notationOfRecords} from '../grammar/record-lines.js'
import type {RecordPosition} from '../grammar/records.js'
import {parseSituation} from '../grammar/parse-situation.js'
import type {SituationFact} from '../grammar/situation.js'
import {drawnRow} from '../row/row.js'
import {readDora} from './dora.js'
import {stepsTo, type Seat} from './seats.js'

/** Where the author and the record say different things. */
export function differencesFrom(content: BlockContent, position: RecordPosition): PlacedMessage[] {
  const recorded = recordedOf(content, position)
  return [
    ...ofFacts(content, recorded),
    ...ofValues(content, recorded, position),
    ...ofHand(content, recorded),
    ...ofPlayers(content, recorded)
  ]
}

/** What a record says of one player. */
interface RecordedPlayer {
  /** Facts of the header, and the header. */
  readonly facts: readonly SituationFact[]
  readonly header: string
  /** The river in notation; `null`: nothing is discarded. */
  readonly river: string | null
}

/** What a record says, read as a block. */
interface Recorded {
  readonly content: BlockContent
  readonly owner: Wind | null
  readonly players: ReadonlyMap<Seat, RecordedPlayer>
  readonly own: readonly SituationFact[]
  /** The tile by which the owner of the page's hand has won; `null` if they have not. */
  readonly win: EntryValue | null
  readonly onTable: RecordPosition['onTable']
}

function recordedOf({settings}: BlockContent, {keys, scores, players, onTable}: RecordPosition): Recorded {
  const lines = [...keys.map(([key, value]) => `${key}: ${value}`), `scores: ${scores}`, players]
  const content = readContent(lines.join('\n'), '', notationOfRecords(settings))
  const owner = content.values.flatMap(({facts}) => facts).find(isSeat)?.wind ?? null
  const bySeat = new Map<Seat, RecordedPlayer>()
  for (const [section, {player}] of content.sections.entries()) {
    const seat = player ? seatOf(player.who, {owner, content}) : null
    if (!player || seat === null) continue
    const header = content.text.slice(player.valueStart, player.valueEnd)
    const river = content.rowSources.find(row => row.section === section && row.mode === 'river')
    bySeat.set(seat, {
      facts: parseSituation(header, player.valueStart),
      header,
      river: river ? content.text.slice(river.start, river.end) : null
    })
  }
  const win = content.values.find(({entry}) => entry.key.id === 'win' || entry.key.id === 'ron') ?? null
  return {content, owner, players: bySeat, own: bySeat.get(0)?.facts ?? [], win, onTable}
}

const STICK = 1000

const isSeat = (fact: SituationFact): fact is SituationFact & {readonly field: 'seat'} =>
  fact.field === 'seat'

/** The table of a record: whose hand the page shows, and how many play. */
type Seats = Pick<Recorded, 'owner' | 'content'>

/** Where a player sits, in steps from the owner of the page's hand; of three players the last one is kamicha. */
function seatOf(who: Who, {owner, content}: Seats): Seat | null {
  if ('player' in who) return stepsTo(who.player)
  if (owner === null) return null
  const step = seatOrder.indexOf(who.wind) - seatOrder.indexOf(owner)
  if (!content.sanma) return ((step + 4) % 4) as Seat
  const seat = (step + 3) % 3
  return seat === 2 ? 3 : (seat as Seat)
}

const differs = (part: PlacedMessage['part'], {start, end}: Span, expected: string): PlacedMessage => ({
  part,
  message: pageMessage('not-as-recorded', start, end, {}, [expected])
})

const notRecorded = ({start, end}: Span): PlacedMessage => ({
  part: 'body',
  message: pageMessage('not-recorded', start, end)
})

/** Sections that are about the owner of the page's hand: what is said of all, and their own. */
function isOwn({sections}: BlockContent, section: number, seats: Seats): boolean {
  const player = sections[section]?.player
  return !player || seatOf(player.who, seats) === 0
}

/** What keys say of the situation. */
function ofFacts(content: BlockContent, recorded: Recorded): PlacedMessage[] {
  return content.values.flatMap(({entry, facts, problem}) => {
    if (problem || entry.part !== 'body' || !isOwn(content, entry.section, recorded)) return []
    const riichi = recorded.own.find(({field}) => field === 'riichi')
    if (entry.key.id === 'riichi' && facts.length === 0 && riichi?.field === 'riichi' && entry.value !== '')
      return [differs('body', entry, nameOfRiichi(riichi.kind, content.settings.lang))]
    if (recorded.own.some(fact => isDenial(entry, facts, fact)))
      return [differs('body', entry, entry.key.example)]
    return facts.flatMap(fact => {
      const written = content.text.slice(fact.start, fact.end)
      const expected = expectedOf(fact, written, recorded)
      if (expected !== null) return [differs('body', fact, expected)]
      return hasNotHappened(fact, recorded) ? [notRecorded(fact)] : []
    })
  })
}

/** Whether a key says that something did not happen that the record has: `ippatsu: no`. */
const isDenial = ({key, value}: Entry, facts: readonly SituationFact[], fact: SituationFact): boolean =>
  key.value === 'flag' &&
  facts.length === 0 &&
  value !== '' &&
  fact.field === 'circumstance' &&
  fact.circumstance === key.id

/** What a record says in place of a fact about the owner of the page's hand; `null`: the same, or nothing. */
function expectedOf(fact: SituationFact, written: string, recorded: Recorded): string | null {
  const {content, own, players} = recorded
  // A seat says whose eyes see the table: it cannot differ.
  if (fact.field === 'seat') return null
  const truth =
    content.values.flatMap(({facts}) => facts).find(({field}) => field === fact.field) ??
    own.find(({field}) => field === fact.field)
  if (fact.field === 'honba' || fact.field === 'sticks') {
    // Of several winners one is paid honba and sticks: the others have none, or may say those of the round.
    const value = recorded.onTable[fact.field]
    const isRight = fact.value === value || (truth === undefined && fact.value === 0)
    return isRight ? null : inItsWords(written, String(value))
  }
  if (!truth) return null
  if (fact.field === 'riichi') return riichiOf(fact, written, players.get(0)!, recorded)
  const expected = differenceOf(fact, truth, valueOf(content.values, truth))
  return expected === null ? null : inItsWords(written, expected)
}

/** The riichi of a player in place of one that is written; `null` where both are the same. */
function riichiOf(
  fact: SituationFact & {readonly field: 'riichi'},
  written: string,
  {facts}: RecordedPlayer,
  {content}: Recorded
): string | null {
  const {lang} = content.settings
  const truth = facts.find(one => one.field === 'riichi')
  if (truth?.field !== 'riichi') return null
  if (fact.kind !== truth.kind) return nameOfRiichi(truth.kind, lang)
  // In `riichi, turn 15` the turn is that of the moment.
  const isNow = content.values.some(({facts: [now]}) => now?.field === 'turn' && now.value === fact.turn)
  if (fact.turn === null || fact.turn === truth.turn || isNow) return null
  return inItsWords(written, String(truth.turn))
}

/** Whether a fact is part of a win that was another one: at other moments it may be supposed. */
function hasNotHappened(fact: SituationFact, {own, win}: Recorded): boolean {
  if (win === null) return false
  if (fact.field === 'drawn-hand') return true
  if (fact.field === 'riichi') return !own.some(({field}) => field === 'riichi')
  return (
    fact.field === 'circumstance' &&
    !own.some(one => one.field === 'circumstance' && one.circumstance === fact.circumstance)
  )
}

/** What keys say of dora, scores, and the tile that was drawn or won. */
function ofValues(content: BlockContent, recorded: Recorded, position: RecordPosition): PlacedMessage[] {
  const {values, sanma} = content
  const {dora} = readDora({...recorded.content, sanma})
  return values.flatMap((value): PlacedMessage[] => {
    const {entry, tiles, points, problem} = value
    const {id} = entry.key
    if (problem || entry.part !== 'body' || !isOwn(content, entry.section, recorded)) return []
    const ofTiles = (truth: readonly Tile[]): PlacedMessage[] =>
      isSameKinds(tiles, truth) ? [] : [differs('body', entry, truth.join(''))]
    if (id === 'dora') return ofTiles(dora.open.dora)
    if (id === 'indicator') return ofTiles(dora.open.indicators)
    if (id === 'ura' && dora.ura.dora.length > 0) return ofTiles(dora.ura.dora)
    if (id === 'ura-indicator' && dora.ura.indicators.length > 0) return ofTiles(dora.ura.indicators)
    if ((id === 'draw' || id === 'win' || id === 'ron') && tiles.length === 1) return ofWin(value, recorded)
    if (id === 'scores' && points.length > 0 && !isScores(value, recorded))
      return [differs('body', entry, position.scores)]
    return []
  })
}

/** Whether points are those of a record: by name, or of all from east or from the owner of the page's hand. */
function isScores({points}: EntryValue, recorded: Recorded): boolean {
  const {content, owner} = recorded
  const truth = content.values.find(({entry}) => entry.key.id === 'scores')?.points ?? []
  const first = owner ? seatOrder.indexOf(owner) : 0
  const {length} = truth
  return [0, first].some(start =>
    points.every(({who, points: one}, index) => {
      if (who === null) return one === truth[(start + index) % length]?.points
      const seat = seatOf(who, recorded)
      return (
        seat === null || one === truth[(first + (length === 3 ? Math.min(seat, 2) : seat)) % length]?.points
      )
    })
  )
}

/** The tile that was drawn or won, how, and from whom. */
function ofWin(value: EntryValue, recorded: Recorded): PlacedMessage[] {
  const {content, win} = recorded
  const {entry, tiles, by, who} = value
  const {id} = entry.key
  if (win === null) {
    const drawn = content.values.find(one => one.entry.key.id === 'draw')?.tiles[0]
    const isOther = id === 'draw' && drawn !== undefined && drawn !== tiles[0]
    return isOther ? [differs('body', entry, drawn)] : []
  }
  const way = id === 'draw' ? 'tsumo' : by
  const isSameWay = way === null || way === win.by
  const isSamePlayer = who === null || win.who === null || seatOf(who, recorded) === seatOf(win.who, recorded)
  if (tiles[0] === win.tiles[0] && isSameWay && isSamePlayer) return []
  const whole = {start: entry.nameSpan.start, end: entry.end}
  return [differs('body', whole, `${win.entry.name}: ${win.entry.value}`)]
}

/** The hand of the page's owner. */
function ofHand({rowSources, text, settings}: BlockContent, {content, win}: Recorded): PlacedMessage[] {
  const [row] = rowSources
  const [own] = content.rowSources
  if (row?.mode !== 'hand' || row.section !== 0 || own?.mode !== 'hand') return []
  const typed = tilesIn(text.slice(row.start, row.end), settings)
  const drawn = content.values.find(one => one.entry.key.id === 'draw' && one.entry.row === 0)?.tiles ?? []
  const source = content.text.slice(own.start, own.end)
  const truth = [...tilesIn(source, content.settings), ...drawn]
  const isWon = win !== null && isSameKinds(typed, [...truth, ...win.tiles])
  return isWon || isSameKinds(typed, truth) ? [] : [differs('body', row, [source, ...drawn].join(' '))]
}

/** Headers and rivers of players. */
function ofPlayers(content: BlockContent, recorded: Recorded): PlacedMessage[] {
  return content.sections.flatMap(({player}, section) => {
    const seat = player ? seatOf(player.who, recorded) : null
    const truth = seat === null ? undefined : recorded.players.get(seat)
    if (!player || seat === null || !truth) return []
    const {valueStart, valueEnd} = player
    const facts = parseSituation(content.text.slice(valueStart, valueEnd), valueStart)
    const inHeader = facts.flatMap(fact => {
      const expected = inHeaderOf(fact, content.text.slice(fact.start, fact.end), seat, truth, recorded)
      if (expected !== null) return [differs('body', fact, expected)]
      const isRiichi = fact.field === 'riichi' && (seat !== 0 || recorded.win !== null)
      return isRiichi && !truth.facts.some(({field}) => field === 'riichi') ? [notRecorded(fact)] : []
    })
    return [...inHeader, ...ofRiver(content, section, truth, recorded)]
  })
}

/** What the header of a player has in place of a fact; `null`: the same, or the record says nothing of it. */
function inHeaderOf(
  fact: SituationFact,
  written: string,
  seat: Seat,
  player: RecordedPlayer,
  recorded: Recorded
): string | null {
  const {owner, content} = recorded
  if (fact.field === 'seat') {
    const wind = seat === 0 ? owner : (player.facts.find(isSeat)?.wind ?? null)
    return wind === null || wind === fact.wind ? null : nameOfSeatWind(wind, content.settings.lang)
  }
  if (fact.field === 'riichi') {
    if (player.facts.some(({field}) => field === 'riichi')) return riichiOf(fact, written, player, recorded)
    return null
  }
  if (fact.field !== 'points') return null
  const truth = player.facts.find(({field}) => field === 'points')
  if (truth?.field !== 'points') return null
  // The points may be those from before the stick was put down.
  const stick = player.facts.some(({field}) => field === 'riichi') ? STICK : 0
  return fact.value === truth.value || fact.value === truth.value + stick ? null : String(truth.value)
}

/** A river that is written beside the one of the record. */
function ofRiver(
  {rowSources, text, settings}: BlockContent,
  section: number,
  {river}: RecordedPlayer,
  {content}: Recorded
): PlacedMessage[] {
  const row = rowSources.find(one => one.section === section && one.mode === 'river')
  if (!row || river === null) return []
  const source = text.slice(row.start, row.end)
  const truth = discardsIn(river, content.settings)
  // A river that is cut short is not judged by what it lacks.
  let at = 0
  const isPart = discardsIn(source, settings).every(tile => {
    if (tile === null) return true
    at = truth.indexOf(tile, at) + 1
    return at > 0
  })
  if (isPart) return []
  return [differs('body', row, /^[jJ]/.test(source) ? river : river.replace(/^j /, ''))]
}

function discardsIn(source: string, {dialect, y}: Settings): readonly (Tile | null)[] {
  const {diagram} = drawnRow(source, {mode: 'river', dialect, y, checked: true})
  return diagram.mode === 'river' ? diagram.discards.map(({tile}) => tile) : []
}

/** A number as the author writes it: `turn 8` and 9 give `turn 9`. */
const inItsWords = (written: string, expected: string): string =>
  /^\d+$/.test(expected) && /^\D*\d+\D*$/.test(written) ? written.replace(/\d+/, expected) : expected

/** What the record has in place of a fact; `null` where both say the same. */
function differenceOf(fact: SituationFact, truth: SituationFact, written: string): string | null {
  if (fact.field === 'round' && truth.field === 'round') {
    return fact.wind === truth.wind && (fact.hand === null || fact.hand === truth.hand) ? null : written
  }
  if ('value' in fact && 'value' in truth) return fact.value === truth.value ? null : String(truth.value)
  return null
}

/** How the record writes a fact. */
function valueOf(values: readonly EntryValue[], fact: SituationFact): string {
  return values.find(({facts}) => facts.includes(fact))?.entry.value ?? ''
}

function tilesIn(source: string, {dialect, y}: Settings): readonly Tile[] {
  const {diagram} = drawnRow(source, {mode: 'hand', dialect, y, checked: true})
  if (diagram.mode === 'river') return []
  const {concealed, draw, melds} = diagram.hand
  return [...concealed, ...(draw ? [draw] : []), ...melds.flatMap(({tiles}) => tiles)]
}

/** Whether two lists hold the same kinds, in any order. */
function isSameKinds(a: readonly Tile[], b: readonly Tile[]): boolean {
  const kinds = (tiles: readonly Tile[]): string =>
    tiles
      .map(kindOf)
      .toSorted((one, other) => one - other)
      .join()
  return kinds(a) === kinds(b)
}
