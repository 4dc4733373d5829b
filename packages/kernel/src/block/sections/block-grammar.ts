/**
 * The grammar of blocks: what a game provides so that its blocks can be read.
 */
import type {Message} from '../../source/message/message.js'
import type {BlockKey, KeyTable} from '../keys.js'
import type {LineGrammar} from '../lines/line-grammar.js'
import {blockMessage} from '../messages.js'
import {bareWords} from '../lines/named-lines.js'

/** The grammar of the blocks of a game. */
export interface BlockGrammar<Key extends BlockKey, Header, Mode extends string> extends LineGrammar<
  Key,
  Header,
  Mode
> {
  /** The names closest to an unknown one. */
  readonly nearest: (name: string, value: string) => readonly string[]
  /** Mode of rows whose consecutive lines are one row; `null` if no mode is like that. */
  readonly joined: Mode | null
  /** The words by which keys refer to the rows of each mode: a `river` is also a `row`. */
  readonly wordsOf: Readonly<Record<Mode, readonly string[]>>
  /** The key of a section: no two sections of a block have the same one. */
  readonly sectionOf: (header: Header) => string
  /** The game's message about a second header of one section. */
  readonly doubleHeader: (start: number, end: number) => Message
  /** The game's message about a header in brackets; `meant` is the line without them. */
  readonly bracketedHeader: (start: number, end: number, meant: string) => Message
  /**
   * The game's message about a name that is not a key but that the game knows, with the value after it; `null`: use
   * the message of all games.
   */
  readonly otherKey: (name: string, start: number, end: number, value: string) => Message | null
  /** Whether a value of a key adds to the values written before it, instead of repeating them (default: never). */
  readonly areParts?: (key: Key, before: readonly string[], value: string) => boolean
  /** The game's message about a key that finds no row. */
  readonly withoutRow: (key: Key, start: number, end: number) => Message
}

/**
 * The grammar of a game with one kind of row, without sections and separators; its keys apply to the whole block or to
 * their place.
 *
 * @param mode
 *   What its rows show.
 * @param own
 *   What is different in this game.
 */
export function plainGrammar<Key extends BlockKey, Mode extends string>(
  {find, nearest}: KeyTable<Key>,
  mode: Mode,
  own: Partial<BlockGrammar<Key, never, Mode>> = {}
): BlockGrammar<Key, never, Mode> {
  return {
    findKey: name => {
      const key = find(name)
      return key && {key, name: null}
    },
    nearest,
    otherKey: () => null,
    bareKey: new RegExp(bareWords, 'uy'),
    isBareKey: (_name, key) => key !== null,
    roomIn: key => (key.row === undefined ? 'text' : 'row'),
    withoutRow: (_key, start, end) => blockMessage('empty-block', start, end),
    modeOf: () => mode,
    joined: null,
    wordsOf: {[mode]: [mode, 'row']} as unknown as Readonly<Record<Mode, readonly string[]>>,
    separators: new Map(),
    findHeader: () => null,
    bareHeader: null,
    sectionOf: String,
    doubleHeader: (start, end) => blockMessage('double-key', start, end),
    bracketedHeader: (start, end, meant) => blockMessage('missing-colon', start, end, {}, [meant]),
    ...own
  }
}
