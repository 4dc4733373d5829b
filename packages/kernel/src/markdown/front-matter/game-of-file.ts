/**
 * A game as the front matter of a file names it.
 */
/** The game whose options are read. */
export interface GameOfFile {
  /** The key under which its options are. */
  readonly id: string
  /**
   * Whether it also reports messages on a front matter that has only a language; one game of a site does (default:
   * false).
   */
  readonly isMain?: boolean | undefined
  /**
   * Names of its options. A key that is nearly the game's own is reported only if one of these is under it, because
   * other plugins have options under keys such as `mahjongs` (default: none, so that no such key is reported).
   */
  readonly optionNames?: readonly string[] | undefined
  /** Other names that authors may use for it: reported like a key that is nearly its own (default: none). */
  readonly otherNames?: readonly string[] | undefined
}
