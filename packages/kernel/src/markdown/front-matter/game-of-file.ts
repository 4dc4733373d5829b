/**
 * A game as the front matter of a file names it.
 */
/** The game whose options are read. */
export interface GameOfFile {
  /** The key under which its options are. */
  readonly id: string
  /** Whether it also reports a front matter that only has a language: one game of a site does (default: false). */
  readonly isMain?: boolean | undefined
  /**
   * Names of its options: a key that is nearly its own is reported where one of them is under it (default: none, no such
   * key is reported). Other plugins have options of their own under keys such as `mahjongs`.
   */
  readonly optionNames?: readonly string[] | undefined
  /** What authors may call it instead: reported as a key that is nearly its own is (default: none). */
  readonly otherNames?: readonly string[] | undefined
}
