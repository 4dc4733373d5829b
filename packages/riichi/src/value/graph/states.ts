/**
 * States: the hands that can come up, each once, as numbers in typed arrays.
 *
 * A state has four keys: the counts of man, pin and sou to base 5, and the honors with the red fives and the riichi above
 * them. States are numbered in the order in which they are found.
 */

/** Bits of the honors key; above them two bits for the red fives of each suit, then one for riichi. */
export const RED_BIT = 17
export const RIICHI_BIT = 23

/** Hands of one size. */
export interface States {
  /** How many there are. */
  count: number
  man: Int32Array
  pin: Int32Array
  sou: Int32Array
  /** Honors, red fives and riichi. */
  rest: Int32Array
  /** Number of tiles that were not in the starting hand; 255 if the state is reached by keys alone. */
  distance: Uint8Array
  shanten: Int8Array
  /** Open addressing: number of a state plus one, or 0. */
  slots: Int32Array
}

const firstCapacity = 1 << 10

/** No states. */
export function noStates(): States {
  return {
    count: 0,
    man: new Int32Array(firstCapacity),
    pin: new Int32Array(firstCapacity),
    sou: new Int32Array(firstCapacity),
    rest: new Int32Array(firstCapacity),
    distance: new Uint8Array(firstCapacity),
    shanten: new Int8Array(firstCapacity),
    slots: new Int32Array(firstCapacity * 2)
  }
}

/**
 * The number of a state; a new one if the state is new. Its keys are passed one by one: a graph has a hundred thousand
 * states, and an object for each would be discarded at once.
 */
export function stateOf(
  states: States,
  man: number,
  pin: number,
  sou: number,
  rest: number,
  distance: number,
  shanten: number
): number {
  const {slots} = states
  const mask = slots.length - 1
  let slot = hashOf(man, pin, sou, rest) & mask
  for (let found = slots[slot]!; found !== 0; found = slots[slot]!) {
    const at = found - 1
    if (
      states.man[at] === man &&
      states.pin[at] === pin &&
      states.sou[at] === sou &&
      states.rest[at] === rest
    )
      return at
    slot = (slot + 1) & mask
  }
  const at = states.count++
  slots[slot] = at + 1
  states.man[at] = man
  states.pin[at] = pin
  states.sou[at] = sou
  states.rest[at] = rest
  states.distance[at] = distance
  states.shanten[at] = shanten
  if (states.count === states.man.length) widen(states)
  return at
}

function hashOf(man: number, pin: number, sou: number, rest: number): number {
  let hash = Math.imul(man, 0x9e3779b1) ^ Math.imul(pin, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ Math.imul(sou, 0x27d4eb2f)
  hash = Math.imul(hash ^ (hash >>> 13), 0x165667b1) ^ Math.imul(rest, 0x9e3779b1)
  return hash ^ (hash >>> 16)
}

/** Doubles the capacity and inserts all numbers again. */
function widen(states: States): void {
  const capacity = states.man.length * 2
  states.man = widened(states.man, new Int32Array(capacity))
  states.pin = widened(states.pin, new Int32Array(capacity))
  states.sou = widened(states.sou, new Int32Array(capacity))
  states.rest = widened(states.rest, new Int32Array(capacity))
  states.distance = widened(states.distance, new Uint8Array(capacity))
  states.shanten = widened(states.shanten, new Int8Array(capacity))
  const slots = new Int32Array(capacity * 2)
  const mask = slots.length - 1
  for (let at = 0; at < states.count; at++) {
    let slot = hashOf(states.man[at]!, states.pin[at]!, states.sou[at]!, states.rest[at]!) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = at + 1
  }
  states.slots = slots
}

/** The numbers of an array at the beginning of a longer one. */
export function widened<Numbers extends Int32Array | Uint8Array | Int8Array | Float64Array>(
  from: Numbers,
  into: Numbers
): Numbers {
  into.set(from)
  return into
}
