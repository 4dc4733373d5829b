/**
 * What a game says of its words, so that slips in them can be repaired. A game brings it as values; nothing here knows one.
 */
export interface RepairWords {
  /** Words that a text of the game is made of, in every language: keys, options and what their values are made of. */
  readonly words: readonly string[]
  /** Whether a name is that of a key. */
  readonly isKey: (name: string) => boolean
  /** What is typed for the letter that ends a group of notation, `m` in `123m` (default: nothing is). */
  readonly suits: string
  /** Characters that are words of notation by themselves, 三 and 万 in 三万 (default: none). */
  readonly characters?: readonly string[]
  /**
   * Messages, besides those of every game, that say that a text cannot be read: a slip is searched for. All others say
   * what is false or missing, which no spelling repairs.
   */
  readonly unread: ReadonlySet<string>
  /** Those whose proposals are only a last resort, such as a sentence as a note: what is all but certain overrides them. */
  readonly weak: ReadonlySet<string>
  /** Those whose proposals are guesses: what is likelier overrides them. */
  readonly guessed: ReadonlySet<string>
  /** Those whose proposals are put elsewhere than in their range: they stay as they are. */
  readonly elsewhere: ReadonlySet<string>
  /** Those whose proposals replace all between the blanks around their range. */
  readonly around: ReadonlySet<string>
  /** Messages, besides those of every game, that are about all of a value: they may be narrowed to the word that is wrong. */
  readonly narrow: ReadonlySet<string>
  /** Messages about a row of notation: they may be narrowed to the character that is wrong (default: none may). */
  readonly ofRow?: ReadonlySet<string>
  /** A text without what would be slow to read again and again; as long as before. `null`: it is not to be read again. */
  readonly light: (text: string) => string | null
}
