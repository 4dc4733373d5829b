/**
 * Parts of a hand (man, pin, sou, honors) and their classes.
 *
 * A part is a key, its counts to base 5. Its class comes from the automata the first time and from a table by key after
 * that, so nothing is filled in before it is asked for.
 */
import type {TileCounts} from '../../tile/index.js'
import {honorAutomaton, suitAutomaton} from './automaton.js'
import {limitedClass} from './limited.js'
import type {Limits} from './limits.js'
import {keyOfOne} from './survey.js'

const suitClasses = new Uint8Array(5 ** 9)
const honorClasses = new Uint8Array(5 ** 7)

/** The class of a part. */
export function partClass(counts: TileCounts, part: number, key: number, limits: Limits | null): number {
  if (limits !== null && (limits.parts >> part) & 1) return limitedClass(counts, limits.copies, part * 9, -1)
  return part === 3 ? honorClasses[key] || readHonors(key) : suitClasses[key] || readSuit(key)
}

/**
 * The class of a part with one more tile, for every kind of it.
 *
 * @param into
 *   Receives the classes at the kinds' own places; 0 where no further copy can come.
 */
export function partClassesWithOneMore(
  counts: TileCounts,
  part: number,
  key: number,
  limits: Limits | null,
  into: number[]
): void {
  const first = part * 9
  const end = part === 3 ? 34 : first + 9
  if (limits !== null && (limits.parts >> part) & 1) {
    for (let kind = first; kind < end; kind++) {
      const isFull = counts[kind]! >= limits.copies[kind]!
      into[kind] = isFull ? 0 : limitedClass(counts, limits.copies, first, kind)
    }
    return
  }
  for (let kind = first; kind < end; kind++) {
    const more = key + keyOfOne[kind]!
    if (counts[kind]! > 3) into[kind] = 0
    else
      into[kind] = part === 3 ? honorClasses[more] || readHonors(more) : suitClasses[more] || readSuit(more)
  }
}

function readSuit(key: number): number {
  return (suitClasses[key] = read(suitAutomaton(), key, 9))
}

function readHonors(key: number): number {
  return (honorClasses[key] = read(honorAutomaton(), key, 7))
}

function read(edges: Uint16Array, key: number, ranks: number): number {
  let at = 0
  let rest = key
  for (let rank = 0; rank < ranks; rank++) {
    at = edges[at + (rest % 5)]!
    rest = (rest / 5) | 0
  }
  return at
}
