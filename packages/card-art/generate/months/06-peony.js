/** June: peony (牡丹). A flower of many petals among broad leaves; two butterflies (蝶). */
import {area, dots, line, put, ring, scatter} from '../brush.js'
import {blueRibbon} from '../ribbons.js'

/** Fine lines that run outwards from a circle: dashes of a broad line. */
const veins = (colour, length, count, radius, y = 0) =>
  line(colour, length, `M0 ${y - radius}a${radius} ${radius} 0 1 1-1 0z`, {
    'stroke-linecap': 'butt',
    'stroke-dasharray': `2 ${((2 * Math.PI * radius) / count - 2).toFixed(1)}`
  })

/** Seen a little from below: its heart is above the middle. */
const flower = [
  ring('red', 53, 9, 49),
  veins('pink', 15, 27, 61),
  ring('pink', 39, 8, 35, 0, -6),
  veins('red', 11, 24, 43, -6),
  ring('red', 31, 7, 22, 0, -11),
  ring('gold', 11, 7, 9, 0, -14),
  dots('gold', 11, '0,-14')
]
const flowers = places => scatter(flower, places)

/** A leaf of three lobes, pointing up, its foot at the origin. */
const leaf = [
  area('green', 'M0 0C-30-10-54-30-52-62Q-36-50-26-54Q-28-84 0-108Q28-84 26-54Q36-50 52-62C54-30 30-10 0 0z'),
  line('face', 4, 'M0-8V-80M0-24L-30-42M0-24L30-42')
]
const leaves = places => scatter(leaf, places)

/** A butterfly seen from above, its head up. */
const butterfly = [
  area(
    'gold',
    'M0 0C-14-34-46-44-54-32Q-58-8-34 2Q-46 22-26 32Q-6 26 0 4Q6 26 26 32Q46 22 34 2Q58-8 54-32C46-44 14-34 0 0z',
    {stroke: 'ink', 'stroke-width': 5}
  ),
  dots('red', 12, '-34,-20 34,-20'),
  line('ink', 6, 'M0-8V18M0-8L-10-26M0-8L10-26')
]

const stem = d => line('green', 9, d)

/** A bud, its foot near the origin. */
const bud = [
  area('red', 'M-26 0Q-38-40 0-58Q38-40 26 0Q0 16-26 0z'),
  area('pink', 'M-12-4Q-20-30 0-58Q20-30 12-4Q0 4-12-4z'),
  area('green', 'M-30-12Q-14 0 0-6Q14 0 30-12Q26 20 0 18Q-26 20-30-12z')
]

export const peony = {
  a: [
    ...leaves('122,250,-84 116,250,84 130,290,140 106,290,-140'),
    ...flowers('118,244'),
    ...put(butterfly, {x: 72, y: 66, turn: -14}),
    ...put(butterfly, {x: 168, y: 116, turn: 18})
  ],
  b: [
    stem('M84 130Q90 290 104 390M104 390Q112 340 104 300'),
    ...leaves('110,230,-84 104,384,-40 108,384,40'),
    ...flowers('84,100 98,262'),
    ...blueRibbon({x: 172})
  ],
  c: [
    stem('M90 130Q98 290 112 390M112 390Q130 340 156 300'),
    ...leaves('110,240,-84 108,230,40 112,384,-40 116,384,40'),
    ...flowers('88,112 154,276')
  ],
  d: [
    stem('M122 392C90 340 70 300 92 250M120 388C196 320 206 210 168 104'),
    ...leaves('120,258,84 184,176,-84 122,382,-40 126,382,40 124,256,-84'),
    ...flowers('90,240'),
    ...scatter(bud, '168,104')
  ]
}
