/**
 * ミニ雀君 (MinijongKun): a known idea, the points of a hand as a type, on top of `@tehai/riichi/types`.
 *
 * The interface is that of the article 「TypeScriptの型で麻雀の点数計算をしたい」 (エムスリーテックブログ): fourteen tiles, the one
 * that was won, and the points of a non-dealer's ron as a string. There the tiles must be sorted by sets, and the only
 * yaku is tanyao; here they can be in any order, and every yaku counts.
 */
import type {Score} from '@tehai/riichi/types'

/** Suits as the article spells them: 索子 look like `I`, 筒子 like `o`, 萬子 are characters. */
interface SuitOf {
  I: 's'
  o: 'p'
  C: 'm'
}

type TileNum = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type Tile = `${keyof SuitOf}${TileNum}`

/** One tile in mpsz: `o3` is `3p`. */
type Mpsz<T> = T extends `${infer S extends keyof SuitOf}${infer N extends TileNum}`
  ? `${N}${SuitOf[S]}`
  : never

/** All tiles as one text. */
type TextOf<Hand extends readonly Tile[]> = Hand extends readonly [
  infer T,
  ...infer Rest extends readonly Tile[]
]
  ? `${Mpsz<T>}${TextOf<Rest>}`
  : ''

/** The points of a closed hand that a non-dealer won by ron; the sentence that says why, if it is worth nothing. */
export type MinijongKun<Hand extends readonly Tile[], Winning extends Hand[number]> =
  Score<TextOf<Hand>, {win: 'ron'; tile: Mpsz<Winning>}> extends infer R
    ? R extends {readonly points: infer P extends number}
      ? `${P}`
      : R
    : never

// prettier-ignore
export const point: MinijongKun<
  ['o2', 'o3', 'o4', 'I2', 'I3', 'I4', 'C4', 'C5', 'C6', 'I5', 'I6', 'I7', 'o4', 'o4'], 'o3'
> = '1300'

// prettier-ignore
// @ts-expect-error: Type '"1600"' is not assignable to type '"1300"'
export const wrong: MinijongKun<['o2', 'o3', 'o4', 'I2', 'I3', 'I4', 'C4', 'C5', 'C6', 'I5', 'I6', 'I7', 'o4', 'o4'], 'o3'> = '1600'

// prettier-ignore
export const unsorted: MinijongKun<
  ['C6', 'o4', 'I2', 'I7', 'o3', 'C4', 'o4', 'I3', 'I5', 'o2', 'C5', 'I4', 'I6', 'o4'], 'o3'
> = '1300'
