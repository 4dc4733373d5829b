/**
 * What a block is made of: rows, sections, and keys with their values.
 */
import type {Message, Span} from '../../source/message/message.js'
import type {BlockKey} from '../keys.js'

/** A row, as typed. */
export interface BlockRow<Mode extends string = string> extends Span {
  readonly type: 'row'
  readonly mode: Mode
  /** The A of `hand A: …`; `''` for a plain `hand: …`, `null` for a row without a key on its line. */
  readonly name: string | null
  /** Index of the section it is in. */
  readonly section: number
}

/** A key and its value. */
export interface KeyItem<Key = BlockKey> extends Span {
  readonly type: 'key'
  readonly key: Key
  readonly nameStart: number
  readonly nameEnd: number
  readonly valueStart: number
  readonly valueEnd: number
  /** Index in `rows` of the row it applies to; `null` if it applies to the block or its place. */
  readonly row: number | null
  /** Whether it is before the first row and outside all sections with a header: it then applies to every row. */
  readonly common: boolean
}

/** What a section contains, in the order typed. `unread` is a line that is not understood; `row` is an index. */
export type BlockItem<Key = BlockKey> =
  | {readonly type: 'row'; readonly row: number}
  | KeyItem<Key>
  | {readonly type: 'separator'; readonly separator: string; readonly start: number; readonly end: number}
  | {readonly type: 'gap' | 'comment'; readonly start: number; readonly end: number}
  | {readonly type: 'unread'; readonly start: number; readonly end: number; readonly message: Message}

/** The header of a section, and where its value is. */
export interface SectionHeader<Header> extends Span {
  readonly who: Header
  readonly valueStart: number
  readonly valueEnd: number
  /** Values of further lines of the same player. */
  readonly also: readonly Span[]
}

/** The lines below one header, or those before the first header (`header: null`). */
export interface BlockSection<Key = BlockKey, Header = unknown> {
  readonly header: SectionHeader<Header> | null
  readonly items: readonly BlockItem<Key>[]
}

export interface Block<Key = BlockKey, Header = unknown, Mode extends string = string> {
  readonly rows: readonly BlockRow<Mode>[]
  readonly sections: readonly BlockSection<Key, Header>[]
  readonly messages: readonly Message[]
}
