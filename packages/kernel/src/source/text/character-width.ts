/**
 * How wide characters are in a terminal.
 */

/** Whether a character takes two cells: CJK, full-width forms, emoji. Of mahjong tiles only 🀄 does (East Asian Width, UAX #11). */
export function isWideCharacter(character: string): boolean {
  return wide.test(character)
}

const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F004}\u{1F0CF}\u{1F18E}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u
