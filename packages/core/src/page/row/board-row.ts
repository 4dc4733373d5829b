/**
 * Boards on the wire: tables as lines of text, readable where nothing draws them.
 *
 *     @ East 2, step by step | Next | Previous    only before several: their name, and words of their buttons
 *     #5 South discards 3 man                     what has happened, and the mark of the moment
 *     > East 2, South has discarded 3 man         the position in a sentence
 *     * South, self, 24,000 points. …             a player in words
 *     East 2 | 2 honba | 48 left                  lines of the panel, or -
 *     4s                                          dora indicators, or -
 *     self dealer riichi: East | 24,000           a seat, and what is written at its side
 *     123m406p789s1122z
 *     j 1z9=m3+z
 *     toimen last draw=0x: West | 26,000
 *
 * Rows are notation in mpsz with call and discard marks, whatever the page is written in. A blank line is between boards.
 */
import {append} from '@tehai/kernel/source'
import {isTile, type Face, type Meld, type Tile} from '@tehai/riichi/tile'
import type {Player} from '../../labels/winds.js'
import {isKita} from '../../model/resolve.js'
import type {Discard} from '../../model/diagram.js'
import {drawnRow} from './row.js'

/** A seat as it is written. */
export interface WrittenSeat {
  readonly place: Player
  readonly isDealer: boolean
  /** Whether its riichi stick is on the table. */
  readonly isRiichi: boolean
  /** Whether its last discard has just been made. */
  readonly isLast: boolean
  /** The tile it has drawn, as notation; `null` for none. */
  readonly draw: string | null
  readonly names: readonly string[]
  /** A hand, a river that begins with `j`, or both, as notation. */
  readonly rows: readonly string[]
}

/** What a board shows, in words. */
export interface BoardWords {
  /** What has happened; '' for nothing to say. */
  readonly caption: string
  /** The mark of the moment, such as the number of a turn; '' for none. */
  readonly mark: string
  /** The position in a sentence. */
  readonly label: string
  /** Each player; empty where the sentence is enough. */
  readonly spoken: readonly string[]
}

/** A board as it is written. */
export interface WrittenBoard extends BoardWords {
  readonly lines: readonly string[]
  /** Indicators as notation; '' for none. */
  readonly indicators: string
  readonly seats: readonly WrittenSeat[]
}

/** What is said of several boards. */
export interface BoardNames {
  readonly name: string
  readonly next: string
  readonly previous: string
}

/** A seat that was read. */
export interface ReadSeat extends WrittenSeat {
  readonly hand: readonly Face[]
  readonly drawn: Face | null
  readonly melds: readonly Meld[]
  readonly kita: number
  readonly river: readonly (Discard & {readonly tile: Tile})[]
}

/** A board that was read. */
export interface ReadBoard extends BoardWords {
  readonly lines: readonly string[]
  readonly indicators: readonly Face[]
  readonly seats: readonly ReadSeat[]
}

/** Boards that were read; `names` is `null` where there is only one to show. */
export interface ReadBoards {
  readonly names: BoardNames | null
  readonly boards: readonly ReadBoard[]
}

/** Write boards. */
export function formatBoards(boards: readonly WrittenBoard[], names: BoardNames | null): string {
  const head = names === null ? '' : `@ ${[names.name, names.next, names.previous].map(plain).join(' | ')}\n`
  return head + boards.map(formatBoard).join('\n\n')
}

function formatBoard({caption, mark, label, spoken, lines, indicators, seats}: WrittenBoard): string {
  return [
    ...(caption === '' && mark === '' ? [] : [`#${plain(mark)} ${plain(caption)}`]),
    ...(label === '' ? [] : [`> ${plain(label)}`]),
    ...spoken.map(words => `* ${plain(words)}`),
    orNothing(lines.map(plain).join(' | ')),
    orNothing(indicators),
    ...seats.flatMap(formatSeat)
  ].join('\n')
}

/** A line that holds nothing: an empty one would end the board. */
const NOTHING = '-'
const orNothing = (text: string): string => (text === '' ? NOTHING : text)

function formatSeat({place, isDealer, isRiichi, isLast, draw, names, rows}: WrittenSeat): readonly string[] {
  const words = [
    place,
    ...(isDealer ? ['dealer'] : []),
    ...(isRiichi ? ['riichi'] : []),
    ...(isLast ? ['last'] : []),
    ...(draw === null ? [] : [`draw=${draw}`])
  ]
  return [`${words.join(' ')}: ${names.map(plain).join(' | ')}`, ...rows]
}

/** Words without what divides them. */
const plain = (text: string): string =>
  text.includes('|') || text.includes('\n') ? text.replace(/[\n|]/g, ' ') : text

/** Read boards. Never throws; takes time proportional to the text. */
export function readBoards(source: string): ReadBoards {
  const named = /^@ ([^\n|]*) \| ([^\n|]*) \| ([^\n|]*)\n/.exec(source)
  const [whole = '', name = '', next = '', previous = ''] = named ?? []
  const boards = source.slice(whole.length).split('\n\n').map(readBoard)
  return {names: named ? {name, next, previous} : null, boards}
}

/** How a seat begins, and no row of tiles. */
const mayBeHead = /^[stk]/
const head = /^(self|shimocha|toimen|kamicha)((?: (?:dealer|riichi|last|draw=\w+))*): (.*)$/

function readBoard(source: string): ReadBoard {
  const all = source.split('\n')
  const [, mark = '', caption = ''] = /^#(\S*) (.*)$/.exec(all[0] ?? '') ?? []
  const from = all.findIndex(line => !/^[#>*]/.test(line))
  const above = from < 0 ? all : all.slice(0, from)
  const [title = '', indicators = '', ...rest] = from < 0 ? [] : all.slice(from)
  return {
    caption,
    mark,
    label: above.find(line => line.startsWith('> '))?.slice(2) ?? '',
    spoken: above.flatMap(line => (line.startsWith('* ') ? [line.slice(2)] : [])),
    lines: title === NOTHING ? [] : partsOf(title),
    indicators: indicators === NOTHING ? [] : facesOf(indicators).closed,
    seats: readSeats(rest)
  }
}

const partsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(' | '))

function readSeats(lines: readonly string[]): readonly ReadSeat[] {
  const seats: {readonly place: Player; readonly flags: string; readonly names: string; rows: string[]}[] = []
  for (const line of lines) {
    const [, place, flags = '', names = ''] = (mayBeHead.test(line) && head.exec(line)) || []
    if (place !== undefined) seats.push({place: place as Player, flags, names, rows: []})
    else if (line.trim() !== '') seats.at(-1)?.rows.push(line)
  }
  return seats.map(({place, flags, names, rows}) => seatOf(place, flags.split(' '), names, rows))
}

function seatOf(place: Player, flags: readonly string[], names: string, rows: readonly string[]): ReadSeat {
  const draw = flags.find(flag => flag.startsWith('draw='))?.slice(5) ?? null
  const river = rows.findLast(isRiver)
  const hand = rows.findLast(row => !isRiver(row))
  const {closed, melds, kita} = hand === undefined ? noFaces : facesOf(hand)
  return {
    place,
    isDealer: flags.includes('dealer'),
    isRiichi: flags.includes('riichi'),
    isLast: flags.includes('last'),
    draw,
    names: partsOf(names),
    rows,
    hand: closed,
    drawn: draw === null ? null : (facesOf(draw).closed[0] ?? null),
    melds,
    kita,
    river: river === undefined ? [] : riverOf(river)
  }
}

const isRiver = (row: string): boolean => row.startsWith('j')

/** A river tile by tile with the marks that records have, as most rivers of a board are: `j 1z9=m3+z4-m`. */
const markedTiles = /^j (?:[0-9][=+-]*[mps]|[1-7][=+-]*z)+$/

function riverOf(line: string): ReadSeat['river'] {
  if (markedTiles.test(line)) return markedRiver(line)
  const {diagram} = drawnRow(line, {mode: 'river', checked: true})
  const discards = diagram.mode === 'river' ? diagram.discards : []
  return discards.flatMap(one => (one.tile === null ? [] : [{...one, tile: one.tile}]))
}

function markedRiver(line: string): ReadSeat['river'] {
  const river: ReadSeat['river'][number][] = []
  let rank = ''
  let [tsumogiri, riichi, called] = [false, false, false]
  for (let index = 'j '.length; index < line.length; index++) {
    const character = line[index]!
    if (character === '=') tsumogiri = true
    else if (character === '+') riichi = true
    else if (character === '-') called = true
    else if (character < 'a') {
      rank = character
      tsumogiri = riichi = called = false
    } else river.push({tile: (rank + character) as Tile, tsumogiri, riichi, called})
  }
  return river
}

type Faces = Pick<ReadSeat, 'melds' | 'kita'> & {readonly closed: readonly Face[]}

/** Closed tiles alone, as most hands of a board are: `123m406p`, or backs. */
const closedTiles = /^(?:[0-9]+[mps]|[1-7]+z|0+x)*$/

const noFaces: Faces = {closed: [], melds: [], kita: 0}

/** A meld by its call marks, as boards have them: `55-5p`. */
const markedMeld = /^[0-9=+#-]+[mpsz]$/

/** Melds that were read: those of a round are on all of its boards. */
const meldsRead = new Map<string, Faces>()
const MOST_MELDS = 2000

function facesOf(line: string): Faces {
  if (closedTiles.test(line)) return {closed: closedOf(line), melds: [], kita: 0}
  const [first = '', ...melds] = line.split(' ')
  if (!closedTiles.test(first) || melds.length > MOST_CALLS || !melds.every(meld => markedMeld.test(meld))) {
    return readFaces(line)
  }
  const closed = closedOf(first)
  const all: Meld[] = []
  for (const meld of melds) {
    const read = meldOf(meld)
    append(closed, read.closed)
    append(all, read.melds)
  }
  return {closed, melds: all, kita: 0}
}

/** More is no hand: it is read as text of any kind is. */
const MOST_CALLS = 4

function meldOf(text: string): Faces {
  const known = meldsRead.get(text)
  if (known) return known
  const read = readFaces(text)
  if (meldsRead.size >= MOST_MELDS) meldsRead.clear()
  meldsRead.set(text, read)
  return read
}

function readFaces(line: string): Faces {
  const {diagram} = drawnRow(line, {mode: 'hand', checked: true})
  if (diagram.mode === 'river') return {closed: [], melds: [], kita: 0}
  const closed = diagram.nodes.flatMap(node =>
    node.type === 'tile' && !isKita(node) && (isTile(node.face) || node.face === 'back') ? [node.face] : []
  )
  return {closed, melds: diagram.hand.melds, kita: diagram.hand.kita}
}

function closedOf(line: string): Face[] {
  const faces: Face[] = []
  let suit = ''
  for (let index = line.length - 1; index >= 0; index--) {
    const character = line[index]!
    if (character >= 'a') suit = character
    else faces.push(suit === 'x' ? 'back' : (`${character}${suit}` as Tile))
  }
  return faces.reverse()
}
