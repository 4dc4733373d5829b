/**
 * Flowers and seasons in a line of text: the character above, as on man tiles, and a small picture under it.
 */
import type {Flower} from '@tehai/riichi/tile'
import type {Shape} from '@tehai/kernel/picture'
import {character} from '../characters.js'
import type {TileColour} from '../palette.js'
import type {Point} from '../path.js'
import {circle, path} from '../shape.js'
import {text as outlines} from './characters.generated.js'
import {
  bambooLeaves,
  cherry,
  chrysanthemum,
  grass,
  lotus,
  maple,
  orchid,
  pen,
  plum,
  snow,
  waves
} from './plants.js'

/** The middle of the pictures. */
const middle: Point = [150, 276]

const tile = (
  name: keyof typeof outlines,
  ink: TileColour,
  ...shapes: readonly Shape[]
): readonly Shape[] => [character(outlines[name], ink), ...shapes]

/** Pictures of a line of text. */
export const text: Readonly<Record<Flower, readonly Shape[]>> = {
  '0f': [character(outlines.百, 'blue'), character(outlines.搭, 'red')],
  '1f': tile(
    '梅',
    'blue',
    path({fill: 'red'}, [...plum(middle, 78), circle(middle, 30, true)]),
    path({fill: 'face'}, [circle(middle, 15, true)])
  ),
  '2f': tile(
    '蘭',
    'blue',
    path(
      {fill: 'green'},
      grass(
        [150, 352],
        [
          [40, 296, -22],
          [66, 226, -16],
          [234, 226, 16],
          [260, 296, 22]
        ],
        26
      )
    ),
    path({fill: 'red'}, orchid([150, 266], 62))
  ),
  '3f': tile('竹', 'blue', path({fill: 'green'}, [...bambooLeaves([150, 202], 150, [134, 180, 226], 46)])),
  '4f': tile(
    '菊',
    'blue',
    path({fill: 'back'}, chrysanthemum(middle, 26, 80, 12, 34)),
    path({fill: 'red'}, [circle(middle, 24, true)])
  ),
  '5f': tile(
    '春',
    'red',
    path({fill: 'green'}, [
      ...grass(
        [150, 346],
        [
          [44, 322, 8],
          [256, 322, -8]
        ],
        32
      )
    ]),
    path({fill: 'red'}, cherry([150, 270], 72)),
    path({fill: 'face'}, [circle([150, 270], 13, true)])
  ),
  '6f': tile(
    '夏',
    'red',
    path({...pen('blue', 16)}, waves(50, 338, 200, 2, 26)),
    ...lotus([150, 334], 128).map(petals => path({fill: 'red', stroke: 'face', 'stroke-width': 10}, petals))
  ),
  '7f': tile('秋', 'red', path({...pen('red', 6), fill: 'red'}, [maple([150, 286], 88)])),
  '8f': tile('冬', 'red', path(pen('blue', 17), snow(middle, 76, [[0.58, 0.34]])))
}
