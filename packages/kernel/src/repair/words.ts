/**
 * What a game specifies about its words, so that slips in them can be repaired. Games pass this as values; nothing
 * here depends on one.
 */
export interface RepairWords {
  /** Words of which texts of the game consist, in every language: keys, options and words in their values. */
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
  /**
   * Messages whose proposals are only a last resort, such as to make a sentence a note: a repair that is all but
   * certain overrides them.
   */
  readonly weak: ReadonlySet<string>
  /** Messages whose proposals are guesses: a likelier repair overrides them. */
  readonly guessed: ReadonlySet<string>
  /** Messages whose proposals do not replace their range: they stay as they are. */
  readonly elsewhere: ReadonlySet<string>
  /** Messages whose proposals replace everything between the blanks around their range. */
  readonly around: ReadonlySet<string>
  /** Messages, besides those of every game, that are about all of a value: they may be narrowed to the word that is wrong. */
  readonly narrow: ReadonlySet<string>
  /** Messages about a row of notation: they may be narrowed to the character that is wrong (default: none may). */
  readonly ofRow?: ReadonlySet<string>
  /**
   * A text of the same length without the parts that are slow to read repeatedly; `null`: the text is not read again.
   */
  readonly light: (text: string) => string | null
}
