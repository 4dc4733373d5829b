/**
 * Classes: parts of a hand that lack the same numbers of tiles, whatever they consist of.
 *
 * The *costs* of a part are ten numbers: tiles lacking for 0–4 melds without a pair, then with one. All 405,350 suits
 * have only 126 different costs, honors 55, and combinations of parts of one hand 180; so a class is a small number,
 * and combining parts is a table lookup. Both tables are filled on demand.
 */
import {costs} from './table.js'

/** Costs by class. Class 0 is an impossible part: it lacks more tiles than any hand. */
const costsByClass: Uint8Array[] = []

/**
 * The same costs as two numbers, without a pair and with one: four bits each, 0 melds first. So the difference of two classes is
 * one subtraction, if none of its costs is negative.
 */
const bareByClass: number[] = []
const pairedByClass: number[] = []

const classByCosts = new Map<number, number>()

/** Classes below this are looked up in flat tables. Only hands with melds can have more. */
const flat = 256

/** Class of two parts, by both; 0 is not known yet. */
let joined = new Uint16Array(0)
const joinedRest = new Map<number, number>()

/** Tiles lacking plus one, by melds still wanted. */
const lack: (Uint8Array | null)[] = [null, null, null, null, null]

/** Tight aims, by melds still wanted; 0 is not known yet. */
const tight: (Uint16Array | null)[] = [null, null, null, null, null]

/** Anything out of reach counts as 14 tiles. */
const unreachable = 14

/** Read the classes of `table.ts` once, on first use. */
function readCosts(): void {
  joined = new Uint16Array(flat * flat)
  addClass(new Uint8Array(10).fill(unreachable))
  for (let at = 0; at < costs.length; at += 10) {
    classOf(Uint8Array.from(costs.slice(at, at + 10), digit => parseInt(digit, 15)))
  }
}

/** The class that has these costs; a new one if there is none yet. */
export function classOf(of: Uint8Array): number {
  if (costsByClass.length === 0) readCosts()
  const key = keyOf(of)
  const known = classByCosts.get(key)
  if (known !== undefined) return known
  classByCosts.set(key, costsByClass.length)
  return addClass(of)
}

function addClass(of: Uint8Array): number {
  let bare = 0
  let paired = 0
  for (let melds = 0; melds <= 4; melds++) {
    bare |= of[melds]! << (4 * melds)
    paired |= of[5 + melds]! << (4 * melds)
  }
  bareByClass.push(bare)
  pairedByClass.push(paired)
  return costsByClass.push(of) - 1
}

/** Costs as one number, ten digits to base 15: small enough to be exact. */
function keyOf(of: Uint8Array): number {
  let key = 0
  for (let index = 0; index < 10; index++) key = key * 15 + of[index]!
  return key
}

/** The class of two parts of a hand taken together. */
export function together(a: number, b: number): number {
  if ((a | b) < flat) return joined[(a << 8) | b]! || join(a, b)
  return joinedRest.get((a << 16) | b) ?? join(a, b)
}

/** Tiles lacking in two parts of a hand for a number of melds and a pair. */
export function lacking(a: number, b: number, melds: number): number {
  if ((a | b) >= flat) return leastCost(a, b, melds)
  return ((lack[melds] ?? openLack(melds))[(a << 8) | b] || rememberLack(a, b, melds)) - 1
}

function openLack(melds: number): Uint8Array {
  return (lack[melds] = new Uint8Array(flat * flat))
}

/**
 * Aims of a part, as bits: those for which it lacks one tile less than another part. The other part lacks the same or
 * one more for every aim, as the same part does before a draw.
 *
 * Bits 0, 4, 8 and 12 are 0–3 melds without a pair, the bits after them 0–3 melds with one, 2 and 3 four melds. Bits 6, 7, 10
 * and 11 are left for the special forms.
 */
export function gainOf(before: number, after: number): number {
  if (costsByClass.length === 0) readCosts()
  const bare = bareByClass[before]! - bareByClass[after]!
  return aimsOf(bare, pairedByClass[before]! - pairedByClass[after]!)
}

/** The two sets of aims, without and with a pair, packed into 16 bits. */
function aimsOf(bare: number, paired: number): number {
  const aims = bare | (paired << 1)
  return (aims | (aims >> 14)) & 0xffff
}

/**
 * The aims of a part for which the whole hand lacks the fewest tiles, as bits (see `gainOf`): the rest of the hand
 * becomes what the aim leaves.
 */
export function tightAims(own: number, rest: number, melds: number): number {
  if ((own | rest) >= flat) return findTight(own, rest, melds)
  const table = tight[melds] ?? openTight(melds)
  return table[(own << 8) | rest]! || (table[(own << 8) | rest] = findTight(own, rest, melds))
}

function openTight(melds: number): Uint16Array {
  return (tight[melds] = new Uint16Array(flat * flat))
}

function findTight(own: number, rest: number, melds: number): number {
  const least = lacking(own, rest, melds)
  const costs = costsByClass[own]!
  const others = costsByClass[rest]!
  let bare = 0
  let paired = 0
  for (let i = 0; i <= melds; i++) {
    if (least === costs[i]! + others[5 + melds - i]!) bare |= 1 << (4 * i)
    if (least === costs[5 + i]! + others[melds - i]!) paired |= 1 << (4 * i)
  }
  return aimsOf(bare, paired)
}

function join(a: number, b: number): number {
  if (costsByClass.length === 0) readCosts()
  const left = costsByClass[a]!
  const right = costsByClass[b]!
  const sum = new Uint8Array(10).fill(unreachable)
  for (let i = 0; i <= 4; i++) {
    const bare = left[i]!
    const paired = left[5 + i]!
    for (let j = 0; j <= 4 - i; j++) {
      const without = bare + right[j]!
      if (without < sum[i + j]!) sum[i + j] = without
      const before = paired + right[j]!
      const after = bare + right[5 + j]!
      const least = before < after ? before : after
      if (least < sum[5 + i + j]!) sum[5 + i + j] = least
    }
  }
  const both = classOf(sum)
  if ((a | b) < flat) joined[(a << 8) | b] = joined[(b << 8) | a] = both
  else joinedRest.set((a << 16) | b, both)
  return both
}

function leastCost(a: number, b: number, melds: number): number {
  const left = costsByClass[a]!
  const right = costsByClass[b]!
  let least = unreachable
  for (let i = 0; i <= melds; i++) {
    const before = left[5 + i]! + right[melds - i]!
    const after = left[i]! + right[5 + melds - i]!
    if (before < least) least = before
    if (after < least) least = after
  }
  return least
}

/** Tiles lacking in two parts of a hand for a number of melds, without a pair. Not cached: only shapes need it. */
export function lackingSets(a: number, b: number, melds: number): number {
  const left = costsByClass[a]!
  const right = costsByClass[b]!
  let least = unreachable
  for (let i = 0; i <= melds; i++) least = Math.min(least, left[i]! + right[melds - i]!)
  return least
}

function rememberLack(a: number, b: number, melds: number): number {
  const value = leastCost(a, b, melds) + 1
  const table = lack[melds]!
  table[(a << 8) | b] = table[(b << 8) | a] = value
  return value
}
