/**
 * Game records in pages: what a block requests of one, and the answer of what reads records.
 *
 * Nothing here knows records: a host that can read files brings a `Records`, which is loaded when a page first needs it.
 */
import type {Language, Values} from '@tehai/kernel/source'
import type {Markup} from '@tehai/kernel/markup'
import type {Tile} from '@tehai/riichi/tile'
import type {Player, Wind} from '../../../labels/play/winds.js'
import type {KeyId} from '../keys/keys.js'
import type {PageMessageId} from '../messages.js'

/** What a block shows of its record: the table, the hand alone, the rivers, all rounds of the game, the printed form. */
const recordViews = ['board', 'hand', 'rivers', 'rounds', 'kifu'] as const

export type RecordView = (typeof recordViews)[number]

/** What a block says of a record, as written. */
export interface RecordRequest {
  /** Path of a file, an address of tenhou.net/6, or a record itself. */
  readonly log: string
  readonly kyoku: string | null
  /** The round that the block says without this key, `East 2-1` (default: it says none). */
  readonly round?: string | null | undefined
  readonly at: string | null
  /** Whose eyes; `null`: the player whom `at` names by a wind, else the winner or who is
   * paid for a river, else the dealer. */
  readonly seat: Wind | null
  readonly isOpen: boolean
  /** What is shown. */
  readonly view: RecordView
  /** Whether the answer shall have the position: a block that only shows a board has no use for it. */
  readonly needsPosition: boolean
  readonly language: Language
  /** Path of the page, where its host knows it. */
  readonly page: string | undefined
}

/** The position of the last moment, as lines of a block. */
export interface RecordPosition {
  /** Keys and values, in the order of a page. */
  readonly keys: readonly (readonly [key: KeyId, value: string])[]
  /** Points of the players by wind, as `scores` has them. */
  readonly scores: string
  /** The sections of the players, the owner of the page's hand first. */
  readonly players: string
  /** The hands of all players, in the same order, also those that lie face down. */
  readonly hands: readonly RecordedHand[]
  /** What lies on the table, also where another one of several winners is paid it. */
  readonly onTable: {readonly honba: number; readonly sticks: number; readonly left: number}
  /** How the round ends, at its end; `null` at other moments. */
  readonly end: RecordedEnd | null
  /** At the end of a round: what it pays; `null` at other moments, or where it is not known. */
  readonly settlement: RecordedSettlement | null
}

/** What a record says of the hand of a player, whether or not it is shown. */
export interface RecordedHand {
  readonly place: Player
  /** In notation, without the tile that was drawn; `null`: the record hides it. */
  readonly row: string | null
  readonly drawn: Tile | null
  /** The tile by which the player has won. */
  readonly won: Tile | null
  /** At the end of a round that is drawn: whether the player has shown a hand that is tenpai; otherwise `null`. */
  readonly isTenpai: boolean | null
  /** Keys and values about it: riichi, the win, and what is counted for it. */
  readonly keys: readonly (readonly [key: KeyId, value: string])[]
}

/** How a round ends. */
export interface RecordedEnd {
  /** The name of the draw in the language of the page; `null`: the round is won. */
  readonly draw: string | null
  /** Words of authors for draws of other kinds, in Japanese or English and lower case. */
  readonly otherDraws: readonly string[]
}

/** What the end of a round pays, by seat wind, east first. */
export interface RecordedSettlement {
  readonly payments: readonly number[]
  /** Points of the position. */
  readonly before: readonly number[]
  /** What is added to them: payments, less a stick that was put down with the last discard. */
  readonly changes: readonly number[]
}

/** Something that is wrong with a record, or with what a block says of it. */
export interface RecordFault {
  readonly id: PageMessageId
  /** At which key it is reported. */
  readonly key: 'log' | 'kyoku' | 'at' | 'seat'
  /** The part of its value; `null`: all of it. */
  readonly part: string | null
  readonly values: Values
  readonly expected: readonly string[]
}

/** What a record shows. */
export interface RecordAnswer {
  /** The boards of all moments, as `row/board-row.ts` writes them; '' where there are none. */
  readonly board: string
  /** The table of the game or the printed form of the round, where they are shown. */
  readonly more: readonly Markup[]
  /** `null` if it was not requested, the record has no such moment, or cannot be read. */
  readonly position: RecordPosition | null
  readonly faults: readonly RecordFault[]
}

/** A file that was read, or why it was not. */
export type RecordFile =
  | {readonly text: string; readonly path: string}
  | {readonly problem: 'outside' | 'too-large' | 'not-text'}
  /** `near`: paths of files that the author may have meant, as an author writes them, the nearest first. */
  | {readonly problem: 'missing'; readonly near?: readonly string[]}

/**
 * Reads a file of a record.
 *
 * @param path
 *   As the author wrote it: from the folder of the page, or from the root where it begins with `/`.
 * @param page
 *   Path of the page, where its host knows it.
 */
export type ReadFile = (path: string, page: string | undefined) => RecordFile

/** Called for each file that a page depends on, also for one that is missing. */
export type OnFile = (path: string, page: string | undefined) => void

/** Reads game records. Never throws for what a page or a record says. */
export interface Records {
  readonly read: (request: RecordRequest) => RecordAnswer
  /**
   * The same records for the blocks of a page that is read at once: a file is looked at once for each path as written
   * (default: at each block). If there is one, `read` is not called for blocks of pages.
   */
  readonly ofPage?: (() => Records) | undefined
}
