/**
 * Templates: sentences with places for values, `the hand is {shanten}`.
 */
import {append} from './append.js'

/**
 * The parts of a template in order: its text, and the result of `fill` for each name.
 *
 * @param after
 *   Adapts the text after a filled-in value, if the language has forms for it (`Grammar.after`).
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
