/**
 * The default set: 37 tiles, a back, a blank, an unknown tile and an empty place.
 */
import type {Art, Shape} from '@tehai/kernel/picture'
import type {Face} from '@tehai/riichi/tile'
import {body, lyingArt, tileHeight, tileWidth} from './body.js'
import {honor, man} from './characters.js'
import {back, blank, lyingBack, redFive, slot, unknown, white} from './marks.js'
import {light} from './palette.js'
import {pin} from './pins.js'
import {sou} from './sticks.js'

/** Choices of drawing. */
export interface ArtOptions {
  /**
   * Numeral of the fives of man (default: `'daiji'`).
   * `'daiji'` is 伍 as on most sets, `'plain'` is 五.
   */
  five?: 'daiji' | 'plain' | null | undefined
  /**
   * The white dragon 白 (default: `'framed'`).
   * `'framed'` is a thin pale frame, `'empty'` nothing at all as on most Japanese sets.
   */
  white?: 'framed' | 'empty' | null | undefined
}

const emptyOptions: Readonly<ArtOptions> = {}
const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** A set with the faces of tiles, and a back for lying tiles, which would not cover them if it were turned. */
export type TileArt = Art<Face | 'back-lying'>

/** A set of tile art drawn with some choices. */
export function makeTiles(options?: Readonly<ArtOptions> | null): TileArt {
  const {five, white: dragon} = options || emptyOptions
  const isDaiji = five !== 'plain'
  const faces: Partial<Record<Face, readonly Shape[]>> = {}
  for (const rank of ranks) {
    faces[`${rank}m`] = man(rank, isDaiji)
    faces[`${rank}p`] = pin(rank)
    faces[`${rank}s`] = sou(rank)
  }
  return {
    name: 'tehai',
    license: 'MIT',
    width: tileWidth,
    height: tileHeight,
    palette: light,
    body,
    bodiless: ['slot'],
    lying: lyingArt,
    lyingFaces: {back: 'back-lying'},
    faces: {
      ...(faces as Record<Face, readonly Shape[]>),
      '0m': redFive(man(5, isDaiji, 'red')),
      '0p': redFive(pin(5, 'red')),
      '0s': redFive(sou(5, 'red')),
      '1z': honor('東'),
      '2z': honor('南'),
      '3z': honor('西'),
      '4z': honor('北'),
      '5z': dragon === 'empty' ? [] : white,
      '6z': honor('發'),
      '7z': honor('中'),
      back,
      'back-lying': lyingBack,
      blank,
      unknown,
      slot
    }
  }
}

/** The default set of tile art. */
export const tiles: TileArt = makeTiles()
