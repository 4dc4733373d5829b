/**
 * What can be drawn: 48 cards and their back.
 */

/** Month of a card, 1 (pine) to 12 (paulownia). */
export type CardMonth = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** Place of a card in its month, the most precious first. */
export type CardSlot = 'a' | 'b' | 'c' | 'd'

/** One of the 48 cards, exactly: `1a` is the crane, `12d` the paulownia with the yellow base. */
export type CardCode = `${CardMonth}${CardSlot}`

/** What is drawn: a card, or the back of any. */
export type CardFace = CardCode | 'back'

/** A colour of the palette, by name. `face` is the ground of a card, `edge` its rim. */
export type CardColour =
  | 'face'
  | 'edge'
  | 'ink'
  | 'red'
  | 'rose'
  | 'pink'
  | 'green'
  | 'olive'
  | 'gold'
  | 'tan'
  | 'brown'
  | 'purple'
  | 'blue'
  | 'sky'
  | 'white'
  | 'back'

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const slots = ['a', 'b', 'c', 'd'] as const

/** The 48 cards in the usual order: month by month, the most precious first. The index is the card's id, 0–47. */
export const cardCodes: readonly CardCode[] = months.flatMap(month =>
  slots.map((slot): CardCode => `${month}${slot}`)
)
