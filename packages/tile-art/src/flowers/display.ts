/**
 * Flowers and seasons from the display size on: a picture that fills the tile, and the character in its corner.
 */
import type {Flower} from '@tehai/riichi/tile'
import type {Shape} from '@tehai/kernel/picture'
import {character} from '../characters.js'
import {bamboo} from '../display/bamboo.js'
import type {TileColour} from '../palette.js'
import {moved, type Contour, type Point} from '../path.js'
import {circle, path} from '../shape.js'
import {display as outlines} from './characters.generated.js'
import {arc, leaf, line, towards} from './leaves.js'
import {
  bambooLeaves,
  cherry,
  chrysanthemum,
  dots,
  grass,
  lotus,
  maple,
  orchid,
  pen,
  plum,
  snow,
  stamens,
  waves
} from './plants.js'

const tile = (
  name: keyof typeof outlines,
  ink: TileColour,
  ...shapes: readonly Shape[]
): readonly Shape[] => [character(outlines[name], ink), ...shapes]

/** Bamboo: a tall cane and a lower one, with twigs at their nodes. */
const canes = [
  {x: 176, y: 26, cane: bamboo(326, 36, 4)},
  {x: 98, y: 192, cane: bamboo(160, 28)}
].map(({x, y, cane: {stick, rings, strips}}) => {
  const place = (contour: Contour): Contour =>
    moved(contour, ([across, along]): Point => [x + across, y + along])
  return {stick: stick.map(place), inlay: path({fill: 'leaf'}, [...rings, ...strips].map(place))}
})

/** A chrysanthemum and its second ring of petals. */
const head: Point = [176, 208]

const blossoms: readonly (readonly [number, number, number, number])[] = [
  [186, 186, 66, 0],
  [92, 246, 44, 20],
  [226, 78, 40, -12]
]

const ends = [0, 72, 144, 216, 288]

/** Pictures of the display size. */
export const display: Readonly<Record<Flower, readonly Shape[]>> = {
  '0f': [character(outlines.百, 'blue'), character(outlines.搭, 'red')],
  '1f': tile(
    '梅',
    'blue',
    path(pen('ink', 15), [
      {
        start: [64, 344],
        segments: [
          ['c', [96, 300], [150, 290], [176, 240]],
          ['c', [206, 190], [196, 120], [236, 60]]
        ],
        closed: false
      }
    ]),
    path(pen('ink', 9), [arc([104, 304], [84, 280], [78, 232]), arc([186, 226], [238, 214], [262, 176])]),
    path(
      {fill: 'red', stroke: 'face', 'stroke-width': 6},
      blossoms.flatMap(([x, y, radius, turn]) => plum([x, y], radius, turn))
    ),
    path(
      {fill: 'red'},
      blossoms.map(([x, y, radius]) => circle([x, y], radius * 0.36, true))
    ),
    path(
      {...pen('face', 5)},
      blossoms.flatMap(([x, y, radius]) => stamens([x, y], radius * 0.4))
    ),
    dots(
      [
        [262, 172],
        [70, 200],
        [222, 268]
      ],
      'red',
      26
    )
  ),
  '2f': tile(
    '蘭',
    'blue',
    path(
      {fill: 'green'},
      grass(
        [152, 350],
        [
          [34, 268, -44],
          [60, 186, -34],
          [122, 148, -14],
          [200, 36, 24],
          [262, 128, 46],
          [272, 236, 44],
          [244, 316, 14]
        ],
        20
      )
    ),
    path(pen('green', 7), [arc([152, 350], [140, 280], [128, 226])]),
    path({fill: 'red', stroke: 'face', 'stroke-width': 4}, [...orchid([124, 216], 56)]),
    path({fill: 'red', stroke: 'face', 'stroke-width': 4}, [...orchid([216, 190], 42)]),
    dots(
      [
        [124, 216],
        [216, 190]
      ],
      'dora',
      15
    )
  ),
  '3f': tile(
    '竹',
    'blue',
    path(
      {fill: 'green'},
      canes.flatMap(({stick}) => stick)
    ),
    ...canes.map(({inlay}) => inlay),
    path(pen('green', 6), [
      arc([186, 106], [210, 96], [222, 82]),
      arc([186, 267], [210, 260], [224, 240]),
      arc([88, 272], [64, 264], [52, 246])
    ]),
    path({fill: 'green', stroke: 'face', 'stroke-width': 4}, [
      ...bambooLeaves([222, 80], 70, [122, 150, 180, 212], 22),
      ...bambooLeaves([226, 238], 68, [126, 154, 184, 216], 22),
      ...bambooLeaves([50, 244], 54, [148, 180, 212], 20)
    ])
  ),
  '4f': tile(
    '菊',
    'blue',
    path(pen('green', 10), [arc([head[0], head[1] + 70], [170, 300], [146, 350])]),
    path({fill: 'green'}, [leaf([156, 330], [54, 276], 14, 44), leaf([160, 326], [262, 290], -14, 44)]),
    path({fill: 'back'}, chrysanthemum(head, 30, 94, 18, 27)),
    path({fill: 'back', stroke: 'face', 'stroke-width': 5}, chrysanthemum(head, 18, 64, 14, 25)),
    path({fill: 'red'}, [circle(head, 20, true)])
  ),
  '5f': tile(
    '春',
    'red',
    path(pen('green', 9), [arc([160, 280], [156, 324], [118, 350])]),
    path({fill: 'green'}, [leaf([136, 332], [262, 316], 18, 46), leaf([130, 338], [40, 292], -10, 40)]),
    path({fill: 'red', stroke: 'face', 'stroke-width': 5}, cherry([172, 208], 93, 6)),
    path(
      pen('face', 6),
      ends.map(degrees => line([172, 208], towards([172, 208], degrees + 6, 42)))
    ),
    dots(
      ends.map(degrees => towards([172, 208], degrees + 6, 44)),
      'dora',
      15
    )
  ),
  '6f': tile(
    '夏',
    'red',
    path({fill: 'green'}, [leaf([36, 304], [268, 304], 0, 54)]),
    path(pen('blue', 9), [...waves(32, 330, 236, 3, 26)]),
    ...lotus([152, 300], 138).map(petals => path({fill: 'red', stroke: 'face', 'stroke-width': 8}, petals)),
    path(pen('face', 6), [
      line([152, 280], [152, 200]),
      line([134, 276], [104, 230]),
      line([170, 276], [200, 230])
    ])
  ),
  '7f': tile(
    '秋',
    'red',
    path(pen('back', 9), [arc([168, 246], [178, 312], [150, 350])]),
    path({...pen('red', 10), fill: 'red'}, [maple([172, 226], 104, 8)]),
    path(
      pen('face', 5),
      [-84, -42, 0, 42, 84].map(degrees => line([172, 236], towards([172, 226], degrees + 8, 68)))
    ),
    path({...pen('back', 6), fill: 'back'}, [maple([74, 300], 44, -30)])
  ),
  '8f': tile(
    '冬',
    'red',
    path(
      pen('blue', 11),
      snow([166, 214], 102, [
        [0.42, 0.2],
        [0.72, 0.24]
      ])
    ),
    path({fill: 'blue'}, [circle([166, 214], 19, true)]),
    dots(
      [
        [58, 306],
        [52, 196],
        [256, 326],
        [248, 74]
      ],
      'blue',
      15
    )
  )
}
