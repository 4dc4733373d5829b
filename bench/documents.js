/**
 * Documents to measure with: the same text in every run, with or without ten elements of a kind.
 */

/** A small seeded generator (mulberry32): the same numbers in every run. */
export function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const suits = 'mpsz'

/** Random tiles from a wall of 136 with three red fives, sorted, as notation. */
export function randomHand(random, count = 14) {
  const wall = []
  for (let kind = 0; kind < 34; kind++) for (let copy = 0; copy < 4; copy++) wall.push([kind, copy])
  const drawn = []
  for (let i = 0; i < count; i++) drawn.push(...wall.splice(Math.floor(random() * wall.length), 1))
  drawn.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  let text = ''
  for (let suit = 0; suit < 4; suit++) {
    const digits = drawn
      .filter(([kind]) => Math.floor(kind / 9) === suit)
      .map(([kind, copy]) => (suit < 3 && kind % 9 === 4 && copy === 0 ? 0 : (kind % 9) + 1))
    if (digits.length > 0) text += digits.join('') + suits[suit]
  }
  return text
}

export const sentence =
  'A hand with a good shape accepts more tiles than one with many gaps, and it keeps its value when the river turns.'

/** A page with a heading, ten paragraphs and a list; `elements` are put between the paragraphs. */
export function page(elements = []) {
  const parts = ['# Shapes and waits']
  for (let i = 0; i < 10; i++) {
    parts.push(`${sentence} The *${i + 1}th* paragraph says it **again**.`)
    if (elements[i]) parts.push(elements[i])
  }
  parts.push('- one\n- two\n- three')
  return `${parts.join('\n\n')}\n`
}

/** A page whose ten paragraphs each have an inline element in their middle. */
export function inlinePage(elements) {
  const parts = ['# Shapes and waits']
  for (let i = 0; i < 10; i++)
    parts.push(`${sentence} The *${i + 1}th* ${elements[i]} paragraph says it **again**.`)
  parts.push('- one\n- two\n- three')
  return `${parts.join('\n\n')}\n`
}
