/**
 * Kinds of lines in a block, and what a game provides to distinguish them.
 *
 * A line is blank, a `# comment`, a `key: value`, the header of a section, a lone separator, or else a row. Spans
 * exclude the blanks around a line and its line ending.
 */
import type {Span} from '../../source/message/message.js'
import type {KeyRoom} from './next-key.js'

export interface BlankLine extends Span {
  readonly type: 'blank'
}

export interface CommentLine extends Span {
  readonly type: 'comment'
}

/** A lone character between rows, such as `→`. */
export interface SeparatorLine extends Span {
  readonly type: 'separator'
  /** As pages show it. */
  readonly separator: string
}

/** A row of notation. */
export interface RowLine<Mode extends string> extends Span {
  readonly type: 'row'
  readonly mode: Mode
}

/** A name and what follows it. */
interface NamedLine extends Span {
  /** Whether it has its colon. */
  readonly colon: boolean
  /** Whether it follows a row or another key on its line (default: `false`). */
  readonly inLine?: boolean | undefined
  readonly nameStart: number
  readonly nameEnd: number
  readonly valueStart: number
  readonly valueEnd: number
}

/** `key: value`. `key` is `null` for an unknown one; `name` is the A of `hand A`. */
export interface KeyLine<Key> extends NamedLine {
  readonly type: 'key'
  readonly key: Key | null
  readonly name: string | null
}

/** `対面: …`: the lines below are those of a section. */
export interface HeaderLine<Header> extends NamedLine {
  readonly type: 'header'
  readonly header: Header
  /** Whether it is part of the name of a key, so that the line is one more of its player (default: `false`). */
  readonly ofRow?: boolean | undefined
  /** Values that count as further lines of its player, such as `リーチ` in `東家の河（リーチ）: 1z` (default: none). */
  readonly also?: readonly Span[] | undefined
  /** The line as it was meant, if something surrounds the name: `East: 25,000` for `[East 25,000]`. */
  readonly meant?: string | undefined
}

export type Line<Key, Header, Mode extends string> =
  BlankLine | CommentLine | SeparatorLine | RowLine<Mode> | KeyLine<Key> | HeaderLine<Header>

/** A key as an author wrote it; `name` is the name it gives to a row (`hand A`), else `null`. */
export interface FoundKey<Key> {
  readonly key: Key
  readonly name: string | null
}

/** How the lines of a game are distinguished. */
export interface LineGrammar<Key, Header, Mode extends string> {
  readonly findKey: (name: string) => FoundKey<Key> | null
  /** The header of a section that a name is read as, or `null`. */
  readonly findHeader: (name: string) => Header | null
  /** The lines that one line contains: a header and its first row are two (default: the line alone). */
  readonly divide?:
    ((text: string, line: Line<Key, Header, Mode>) => readonly Line<Key, Header, Mode>[]) | undefined
  /** Sticky pattern of the names that begin a header without its colon; `null` if there are none. */
  readonly bareHeader: RegExp | null
  /** Sticky pattern of up to three words that may be a key without its colon. See `bareWords`. */
  readonly bareKey: RegExp
  /** Whether a line that begins with a word and has no colon is a key, not a row. `isAlone`: nothing follows the word. */
  readonly isBareKey: (name: string, key: Key | null, isAlone: boolean) => boolean
  /** Lone separators as pages show them, keyed by what is typed: at most two characters. */
  readonly separators: ReadonlyMap<string, string>
  /** What the value of a key has room for, which decides whether a second key may be in it by mistake. */
  readonly roomIn: (key: Key) => KeyRoom
  /**
   * Whether the name of a key is also a unit, so that it is not a key after a number: `30 fu: 2000` (default: never).
   */
  readonly isUnit?: ((key: Key) => boolean) | undefined
  /**
   * Whether a line is an item of a list that is the value of the key above it (default: never). `before` is the last
   * line of the value, `''` if it has none yet; `isBelow`: the list begins on a line below its key, and no blank line
   * is above this one.
   */
  readonly isItem?: ((key: Key, line: string, before: string, isBelow: boolean) => boolean) | undefined
  /** The mode of a row, by its first character. */
  readonly modeOf: (first: string) => Mode
}
