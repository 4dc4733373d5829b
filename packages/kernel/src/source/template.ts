/**
 * Templates: sentences with places for values, `the hand is {shanten}`.
 */

/** A template as what it consists of: its text, and what `fill` gives for each name. */
export function filledParts<Part>(
  template: string,
  fill: (name: string) => Part | readonly Part[]
): (string | Part)[] {
  return template.split(/\{(\w+)\}/).flatMap((piece, index): (string | Part)[] => {
    if (index % 2 === 0) return piece === '' ? [] : [piece]
    return [fill(piece)].flat() as Part[]
  })
}
