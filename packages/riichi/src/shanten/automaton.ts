/**
 * The packed automata of `table.ts`, opened on first use.
 *
 * To read a suit: start with state 0 and replace the state by `edges[state + count]` for every rank in turn. The value
 * after the last rank is the *class* of the suit (see `classes.ts`). Nothing is computed while reading.
 */
import {honorEdges, honorLevels, suitEdges, suitLevels} from './table.js'

/** Numbers below this take one character of the packed text, greater ones two. */
const oneCharacter = 80

/** Number of characters: printable ASCII without the quote and the backslash. */
const characterCount = 93

let openedSuit: Uint16Array | undefined
let openedHonors: Uint16Array | undefined

/** Edges of the automaton that reads nine counts of a suit. */
export function suitAutomaton(): Uint16Array {
  return (openedSuit ??= open(suitEdges, suitLevels))
}

/** Edges of the automaton that reads seven counts of honors. */
export function honorAutomaton(): Uint16Array {
  return (openedHonors ??= open(honorEdges, honorLevels))
}

/**
 * Five edges a row; a row is written in the text column by column, each number as its difference to the row above.
 * An edge becomes the place of the row it leads to, in the last level the class (numbered from 1).
 */
function open(text: string, levels: readonly number[]): Uint16Array {
  const edges = new Uint16Array(levels.reduce((sum, rows) => sum + rows * 5, 0))
  let at = 0
  let first = 0
  for (let level = 0; level < levels.length; level++) {
    const end = first + levels[level]! * 5
    const isLast = level === levels.length - 1
    for (let column = 0; column < 5; column++) {
      let value = 0
      for (let edge = first + column; edge < end; edge += 5) {
        let coded = numberAt(text, at++)
        if (coded >= oneCharacter)
          coded = oneCharacter + (coded - oneCharacter) * characterCount + numberAt(text, at++)
        value += coded & 1 ? -(coded + 1) >> 1 : coded >> 1
        edges[edge] = isLast ? value + 1 : end + value * 5
      }
    }
    first = end
  }
  return edges
}

/** The number of a character: its place in ASCII, counted from the space, without the quote and the backslash. */
function numberAt(text: string, at: number): number {
  const code = text.charCodeAt(at) - 32
  return code - (code > 7 ? 1 : 0) - (code > 60 ? 1 : 0)
}
