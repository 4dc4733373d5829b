/**
 * Reads boards from their text on the wire.
 */
import {turnOrder, type Player} from '../../model/players.js'
import {facesOf, noFaces, riverOf} from './board-tiles.js'
import {NOTHING, type ReadBoard, type ReadBoards, type ReadSeat} from './board-row.js'

/** Read boards. Never throws; takes time proportional to the text. */
export function readBoards(source: string): ReadBoards {
  const named = /^@ ([^\n|]*) \| ([^\n|]*) \| ([^\n|]*)\n/.exec(source)
  const [whole = '', name = '', next = '', previous = ''] = named ?? []
  const boards = source.slice(whole.length).split('\n\n').map(readBoard)
  return {names: named ? {name, next, previous} : null, boards}
}

/** The beginning of a seat, which no row of tiles has. */
const mayBeHead = /^[stk]/
const head = new RegExp(`^(${turnOrder.join('|')})((?: (?:dealer|riichi|last|draw=\\w+))*): (.*)$`)

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
