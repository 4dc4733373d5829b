/**
 * How the players of a playout play, drawn from its seed: most rounds are played as usual, some by players who bring
 * about rare ends.
 */
import {mulberry32} from '@tehai/kernel/random'

/** What players like to do; numbers are the share of the possible cases in which they do it. */
export interface Habits {
  /** Win by their own draw, or by another player's discard. If three may win by one discard, all of them do. */
  readonly win: number
  /** Declare a kan, put a north aside, or end the round with nine terminals and honors. */
  readonly kan: number
  readonly riichi: number
  /** Call the discard of another. */
  readonly call: number
  /** Discard any tile, however far from a win the hand then is. */
  readonly stray: number
  /** A tile that can be called for a kan is not called for anything else. */
  readonly prefersKans: boolean
  /** In the first turn a wind is discarded, the same as by the others. */
  readonly followsWinds: boolean
  /** Terminals and honors are discarded first, whatever the hand needs. */
  readonly keepsSimples: boolean
}

export const usualHabits: Habits = {
  win: 1,
  kan: 0.6,
  riichi: 0.7,
  call: 0.45,
  stray: 0.1,
  prefersKans: false,
  followsWinds: false,
  keepsSimples: false
}

/** Habits with the share of the rounds in which all players have them; other rounds are played as usual. */
const rare: readonly (readonly [part: number, habits: Habits])[] = [
  // They follow each other in winds: 四風連打.
  [1 / 12, {...usualHabits, followsWinds: true}],
  // They declare riichi, and let most wins pass: 四家立直.
  [1 / 24, {...usualHabits, win: 0.1, riichi: 1, call: 0, stray: 0}],
  // They declare every kan: 四槓散了.
  [1 / 24, {...usualHabits, win: 0.2, kan: 1, call: 0.9, prefersKans: true}],
  // They discard only terminals and honors: 流し満貫.
  [1 / 48, {...usualHabits, win: 0.2, riichi: 0, call: 0.02, keepsSimples: true}]
]

/** The habits of all players of the round of a seed. */
export function habitsOf(seed: number): Habits {
  let left = mulberry32(seed ^ 0xc182a96a).next()
  for (const [part, habits] of rare) {
    if (left < part) return habits
    left -= part
  }
  return usualHabits
}
