/** September: chrysanthemum (菊). Flowers of two rings of petals; the sake cup (盃) with 寿, long life. */
import {area, around, disc, dots, inked, line, put, scatter, spots} from '../brush.js'
import {kana} from '../kana.generated.js'
import {blueRibbon} from '../ribbons.js'

const at = (turn, radius) => around(turn, radius).map(Math.round).join(' ')

/** A ring of petals around the origin: round lines that run outwards, on broader ones that are their edge. */
function petals(count, foot, tip, breadth) {
  const rays = Array.from({length: count}, (_, index) => {
    const turn = ((index + 0.5) * 360) / count
    return `M${at(turn, foot)}L${at(turn, tip)}`
  }).join('')
  return [line('red', breadth + 7, rays), line('gold', breadth, rays)]
}

/** Three rings of petals, the inner ones over the outer ones. */
const flower = [
  ...petals(16, 36, 50, 14),
  disc('gold', 0, 0, 36),
  ...petals(12, 22, 28, 11),
  disc('gold', 0, 0, 22),
  ...petals(6, 7, 9, 9),
  dots('red', 6, '0,0')
]
/** One after the other, so that a nearer flower covers a farther one. */
const flowers = places => spots(places).flatMap(([x, y]) => put(flower, {x, y}))

/** A leaf of five lobes, pointing up, its foot at the origin. */
const leaf = [
  area(
    'green',
    'M0 0Q-30 14-42-6Q-48-22-36-32Q-54-46-42-64Q-30-76-18-66Q-20-92 0-94Q20-92 18-66Q30-76 42-64Q54-46 36-32Q48-22 42-6Q30 14 0 0z'
  ),
  line('face', 4, 'M0-4V-72M0-14L-28-12M0-14L28-12M0-26L-26-48M0-26L26-48')
]
const leaves = places => scatter(leaf, places)
const stalks = d => line('brown', 7, d)

/** A flat, wide cup, seen from above. */
const cup = [
  inked('back', 'M13 292C20 336 72 358 94 362L88 384H152L146 362C168 358 220 336 227 292z'),
  inked('red', 'M13 290A107 52 0 0 1 227 290A107 52 0 0 1 13 290z'),
  line('gold', 5, 'M26 290A94 40 0 0 1 214 290A94 40 0 0 1 26 290z'),
  ...put([area('gold', kana.寿)], {x: 120, y: 290, scale: 1.1})
]

export const chrysanthemum = {
  a: [
    stalks('M150 250V180M76 250V100M176 200V70'),
    ...leaves('86,250,-60 154,262,60 108,262,-60 130,100,-60'),
    ...flowers('170,72 66,124 154,188'),
    ...cup
  ],
  b: [
    stalks('M104 394Q90 250 76 84M104 394Q96 300 70 290'),
    ...leaves('102,158,-60 134,360,60 100,358,-60 140,150,60'),
    ...flowers('72,80 96,190 68,300'),
    ...blueRibbon({x: 174})
  ],
  c: [
    stalks('M124 394Q96 300 118 90M112 290Q140 260 158 216'),
    ...leaves('112,190,-60 110,330,-60 112,336,60 154,300,60 112,200,60'),
    ...flowers('112,78 160,218 78,268')
  ],
  d: [
    stalks('M116 394Q144 300 122 90M128 290Q100 260 82 190'),
    ...leaves('130,194,60 128,340,60 126,346,-60 86,290,-60 128,204,-60'),
    ...flowers('132,78 80,198 160,284')
  ]
}
