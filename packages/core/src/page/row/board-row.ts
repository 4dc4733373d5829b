/**
 * Boards on the wire: tables as lines of text, readable even if nothing draws them.
 *
 *     @ East 2, step by step | Next | Previous    only before several boards: their name, and words for their buttons
 *     #5 South discards 3 man                     what has happened, and the mark of the moment
 *     > East 2, South has discarded 3 man         the position in a sentence
 *     * South, self, 24,000 points. …             a player in words
 *     East 2 | 2 honba | 48 left                  lines of the panel, or -
 *     4s                                          dora indicators, or -
 *     self dealer riichi: East | 24,000           a seat, and the words at its side
 *     123m406p789s1122z
 *     j 1z9=m3+z
 *     toimen last draw=0x: West | 26,000
 *
 * Rows are notation in mpsz with call and discard marks, whatever the page is written in. Boards are separated by a
 * blank line.
 */
import type {Face, Meld, Tile} from '@tehai/riichi/tile'
import type {Player} from '../../labels/play/winds.js'
import type {Discard} from '../../model/diagram.js'

/** A seat as it is written. */
export interface WrittenSeat {
  readonly place: Player
  readonly isDealer: boolean
  /** Whether the player's riichi stick is on the table. */
  readonly isRiichi: boolean
  /** Whether the player's last discard has just been made. */
  readonly isLast: boolean
  /** The tile that the player has drawn, as notation; `null` for none. */
  readonly draw: string | null
  readonly names: readonly string[]
  /** A hand, a river that begins with `j`, or both, as notation. */
  readonly rows: readonly string[]
}

/** The content of a board in words. */
export interface BoardWords {
  /** What has happened; '' if there is nothing to say. */
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

/** The words for several boards. */
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

/** The form of a line without content: an empty line would end the board. */
export const NOTHING = '-'
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

/** Words without the characters that separate them. */
const plain = (text: string): string =>
  text.includes('|') || text.includes('\n') ? text.replace(/[\n|]/g, ' ') : text
