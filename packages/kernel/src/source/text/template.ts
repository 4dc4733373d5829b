/**
 * Templates: sentences with places for values, `the hand is {shanten}`.
 */
import {append} from './append.js'

/**
 * A template as what it consists of: its text, and what `fill` gives for each name.
 *
 * @param after
 *   What a text that follows something filled in becomes, where the language has a form for it (`Grammar.after`).
 */
export function filledParts<Part>(
  template: string,
  fill: (name: string) => Part | readonly Part[],
  after?: (part: string | Part, text: string) => string
): (string | Part)[] {
  const parts: (string | Part)[] = []
  for (const [index, piece] of template.split(/\{(\w+)\}/).entries()) {
    if (index % 2 === 1) append(parts, [fill(piece)].flat() as Part[])
    else if (piece !== '') parts.push(after && parts.length > 0 ? after(parts.at(-1)!, piece) : piece)
  }
  return parts
}
