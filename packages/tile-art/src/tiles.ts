/**
 * The default set: 37 tiles, a back, a blank, an unknown tile and an empty place.
 */
import type {Shape, TileSet} from '@tehai/kernel/picture'
import type {Face} from '@tehai/riichi/tile'
import {body, lyingArt, tileHeight, tileWidth} from './body.js'
import {honor, man} from './characters.js'
import {back, blank, lyingBack, redFive, slot, unknown, white} from './marks.js'
import {palettes, type TileColour} from './palette.js'
import {pin} from './pins.js'
import {sou} from './sticks.js'

/** A set of mahjong tiles: a picture for each of 37 tiles and for `back`, `blank`, `unknown` and `slot`. */
export type MahjongTiles<Colour extends string = string> = TileSet<Face, Colour>

const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

function suits(): Partial<Record<Face, readonly Shape[]>> {
  const faces: Partial<Record<Face, readonly Shape[]>> = {}
  for (const rank of ranks) {
    faces[`${rank}m`] = man(rank, true)
    faces[`${rank}p`] = pin(rank)
    faces[`${rank}s`] = sou(rank)
  }
  return faces
}

/** The default set of tiles. */
export const tiles: MahjongTiles<TileColour> = {
  id: 'mahjong',
  license: 'MIT',
  palettes,
  variants: {
    // Numeral of the fives of man: 伍 as on most sets, or 五.
    five: {
      standard: 'daiji',
      choices: {daiji: {}, plain: {text: {'5m': man(5, false), '0m': redFive(man(5, false, 'red'))}}}
    },
    // The white dragon 白: a thin pale frame, or nothing at all as on most Japanese sets.
    white: {standard: 'framed', choices: {framed: {}, empty: {text: {'5z': []}}}}
  },
  art: {
    width: tileWidth,
    height: tileHeight,
    roles: {edge: 'edge', ring: 'red', dora: 'dora'},
    body,
    bodiless: ['slot'],
    lyingTransform: lyingArt,
    faces: {
      text: {
        ...(suits() as Record<Face, readonly Shape[]>),
        '0m': redFive(man(5, true, 'red')),
        '0p': redFive(pin(5, 'red')),
        '0s': redFive(sou(5, 'red')),
        '1z': honor('東'),
        '2z': honor('南'),
        '3z': honor('西'),
        '4z': honor('北'),
        '5z': white,
        '6z': honor('發'),
        '7z': honor('中'),
        back,
        blank,
        unknown,
        slot
      },
      // Turned and scaled, a back would not cover its tile.
      lying: {back: lyingBack}
    }
  }
}
