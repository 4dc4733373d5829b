/**
 * Spelling: how authors misspell the constructs of a game. Games pass this as values; nothing here depends on one.
 */

import type {Message} from '../../source/message/message.js'

/** Almost-directives in a form that the game itself finds, besides those of every game. */
export interface LooseForm {
  /** Source of a pattern without groups, for some names and what each is called elsewhere. It takes linear time. */
  readonly source: (names: ReadonlySet<string>, aliases: Spelling['aliases']) => string
  /** The message about what the pattern found at the offset `opened`; `null` if that is other text. */
  readonly at: (source: string, start: number, opened: string, constructs: Constructs) => Message | null
}

/** What a game specifies about its misspelt constructs. */
export interface Spelling {
  /**
   * Whether a text may be notation of the game, and is hardly anything else. A word that is not a name of ours counts
   * only before such a text (default: no text is).
   */
  readonly isNotation: (text: string) => boolean
  /** Whether notation of the game may be in a text, perhaps beside other words (default: it may be in any text). */
  readonly hasNotation: (text: string) => boolean
  /** What each name of the directive is called elsewhere, such as the name of the game (default: nothing else). */
  readonly aliases: ReadonlyMap<string, readonly string[]>
  /** Words near a name that mean themselves: a directive of such a name belongs to another plugin (default: none). */
  readonly foreign: ReadonlySet<string>
  /** Languages of fences that mean the game besides those near its id, in lower case (default: none). */
  readonly fences: ReadonlySet<string>
  /** Languages of `fences` that others use as well: they count only if the block contains notation (default: none). */
  readonly vagueFences: ReadonlySet<string>
  /** A form of directives that the game finds (default: none). */
  readonly loose?: LooseForm
}

/** The constructs of a game, and what is searched for to find those that are misspelt. Made once for each game. */
export interface Constructs {
  /** Id of the game: the language of its fences that is proposed. */
  readonly id: string
  /** Languages of its fences, in lower case, its id among them. */
  readonly fenceNames: ReadonlySet<string>
  /** Names of its directive. The first is the one that is proposed. */
  readonly names: ReadonlySet<string>
  /** Finds candidates for misspelt directives. */
  readonly almost: RegExp
  /** What the game finds by itself at the offset where the search begins; `null` if there is nothing. */
  readonly loose: RegExp | null
  readonly spelling: Spelling
}

/** The spelling of a game that does not specify one. */
export const noSpelling: Spelling = {
  isNotation: () => false,
  hasNotation: () => true,
  aliases: new Map(),
  foreign: new Set(),
  fences: new Set(),
  vagueFences: new Set()
}
