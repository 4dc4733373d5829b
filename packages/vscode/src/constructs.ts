/**
 * Whether a page may have a construct of ours: a cheap test of its text, before anything is loaded.
 */

/** The fences and directives of both games, and their nearest misspellings. */
const construct = /mahjong|hanafuda|麻雀|花札|:(?:tiles?|牌)\[/i

export function mayHaveConstructs(text: string): boolean {
  return construct.test(text)
}
