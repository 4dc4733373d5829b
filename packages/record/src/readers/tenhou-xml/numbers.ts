/**
 * Lists of numbers in attributes: `seed="0,0,0,2,2,112"`.
 */

/** The numbers of a list; `null` if the attribute is missing or an item is not a number. */
export function numbersOf(text: string | undefined): readonly number[] | null {
  if (text === undefined) return null
  if (text === '') return []
  const numbers = text.split(',').map(Number)
  return numbers.every(Number.isFinite) ? numbers : null
}

/** Points are written in hundreds. */
export function points(hundreds: number): number {
  return hundreds * 100
}
