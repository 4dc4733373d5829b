/**
 * The default set in one size, that of a line of text: for pages that load the display pictures later.
 */
import type {Shape, TileSet} from '@tehai/kernel/picture'
import type {Face, Flower} from '@tehai/riichi/tile'
import {body, lyingArt, tileHeight, tileWidth, tint} from './body.js'
import {honor} from './characters.js'
import {back, blank, lyingBack, slot, unknown, white} from './marks.js'
import {palettes, type TileColour} from './palette.js'
import {facesOf} from './suits.js'
import {text} from './text/index.js'

/** Faces that every set has. A set may also have flowers, in `art.rare`. */
export type SetFace = Exclude<Face, Flower>

/** A set of mahjong tiles: a picture for each of 37 tiles and for `back`, `blank`, `unknown` and `slot`. */
export type MahjongTiles<Colour extends string = string> = TileSet<SetFace, Colour>

/** The default set without its display pictures and its variants. */
export const textTiles: MahjongTiles<TileColour> = {
  id: 'mahjong',
  license: 'MIT',
  palettes,
  variants: {},
  art: {
    width: tileWidth,
    height: tileHeight,
    roles: {edge: 'edge', ring: 'red', dora: 'dora'},
    body,
    tint,
    bodiless: ['slot'],
    lyingTransform: lyingArt,
    faces: {
      text: {
        ...(facesOf(text) as Record<SetFace, readonly Shape[]>),
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
