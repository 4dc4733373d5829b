/**
 * The tiles of the three suits, with the red fives, as one optical size draws them.
 */
import type {Shape} from '@tehai/kernel/picture'
import type {Face} from '@tehai/riichi/tile'
import type {DrawMan} from './characters.js'
import type {DrawRed} from './marks.js'
import type {TileColour} from './palette.js'

/**
 * The art of a tile of pin or sou.
 *
 * @param rank
 *   1–9.
 * @param ink
 *   One colour for all of it (default: each its own).
 */
export type DrawRank = (rank: number, ink?: TileColour) => readonly Shape[]

/** How an optical size draws the suits. */
export interface Suits {
  readonly man: DrawMan
  readonly pin: DrawRank
  readonly sou: DrawRank
  readonly red: DrawRed
}

/** Pictures of some tiles. */
export type SomeFaces = Readonly<Partial<Record<Face, readonly Shape[]>>>

const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** All tiles of the suits. */
export function facesOf({man, pin, sou, red}: Suits): SomeFaces {
  const faces: Partial<Record<Face, readonly Shape[]>> = {}
  for (const rank of ranks) {
    faces[`${rank}m`] = man(rank)
    faces[`${rank}p`] = pin(rank)
    faces[`${rank}s`] = sou(rank)
  }
  return {
    ...faces,
    '0m': red(ink => man(5, ink)),
    '0p': red(ink => pin(5, ink)),
    '0s': red(ink => sou(5, ink))
  }
}
