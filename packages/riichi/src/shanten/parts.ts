/**
 * Parts of a hand (man, pin, sou, honors) and their classes.
 *
 * A part is a key, its counts to base 5. The automata compute its class the first time; then it comes from a table by
 * key, so nothing is filled in before it is needed.
 */
import type {TileCounts} from '../tile/index.js'
import {honorAutomaton, suitAutomaton} from './automaton.js'
import {limitedClass} from './suit-limits.js'
import type {Limits} from './limits.js'
import {keyOfOne} from './survey.js'

/** The class of a part. */
export function partClass(counts: TileCounts, part: number, key: number, limits: Limits | null): number {
  if (limits !== null && (limits.parts >> part) & 1) return limitedClass(counts, limits.copies, part * 9, -1)
  const classes = part === 3 ? honorClasses() : suitClasses()
  return classes[key]! || read(counts, part, key, classes)
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
  const classes = part === 3 ? honorClasses() : suitClasses()
  for (let kind = first; kind < end; kind++) {
    const known = counts[kind]! > 3 ? 0 : classes[key + keyOfOne[kind]!]!
    if (known === 0 && counts[kind]! < 4) return readWithOneMore(counts, part, key, classes, into)
    into[kind] = known
  }
}

/** Read a part with one more tile of each kind, in one pass over the ranks. */
function readWithOneMore(
  counts: TileCounts,
  part: number,
  key: number,
  classes: Uint8Array,
  into: number[]
): void {
  const edges = part === 3 ? honorAutomaton() : suitAutomaton()
  const end = part === 3 ? 34 : part * 9 + 9
  let before = 0
  for (let kind = part * 9; kind < end; kind++) {
    const count = counts[kind]!
    let at = 0
    if (count < 4) {
      at = edges[before + count + 1]!
      for (let later = kind + 1; later < end; later++) at = edges[at + counts[later]!]!
      classes[key + keyOfOne[kind]!] = at
    }
    into[kind] = at
    before = edges[before + count]!
  }
}

/** Read a part and remember its class. */
function read(counts: TileCounts, part: number, key: number, classes: Uint8Array): number {
  const edges = part === 3 ? honorAutomaton() : suitAutomaton()
  const end = part === 3 ? 34 : part * 9 + 9
  let at = 0
  for (let kind = part * 9; kind < end; kind++) at = edges[at + counts[kind]!]!
  classes[key] = at
  return at
}

let suitTable: Uint8Array | undefined
let honorTable: Uint8Array | undefined

/** Classes of suits by key; 0 is not known yet. */
function suitClasses(): Uint8Array {
  return (suitTable ??= new Uint8Array(5 ** 9))
}

/** Classes of honors by key; 0 is not known yet. */
function honorClasses(): Uint8Array {
  return (honorTable ??= new Uint8Array(5 ** 7))
}
