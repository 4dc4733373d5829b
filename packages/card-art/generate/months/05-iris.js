/** May: iris (菖蒲). Flowers among sword leaves; the bridge of eight planks (八橋). */
import {area, inked, line, put, scatter, spots} from '../brush.js'
import {redRibbon} from '../ribbons.js'

/** A flower seen from the side: upright petals, falling petals, golden tongues. */
const flower = [
  area(
    'purple',
    'M0 0C-34-18-30-46-16-62L0-40L16-62C30-46 34-18 0 0C36-28 60-6 58 18Q50 36 40 28Q36 8 0 0C-36-28-60-6-58 18Q-50 36-40 28Q-36 8 0 0C-24 16-20 42 0 54C20 42 24 16 0 0',
    {stroke: 'face', 'stroke-width': 4}
  ),
  line('green', 7, 'M0 53V66'),
  line('gold', 7, 'M0 14v14M-18-4l-12 4M18-4l12 4'),
  line(
    'pink',
    2.5,
    'M0 36v10M-5 34l-3 9M5 34l3 9M-40 4l-6 10M-34 0l-8-3M40 4l6 10M34 0l8-3M-8-30l-4-14M8-30l4-14'
  )
]

/** A bud on its stem, its foot at the origin. */
const bud = [area('green', 'M-9 30Q-12 0 0-8Q12 0 9 30z'), area('purple', 'M-8 2Q-12-30 2-46Q14-26 8 2z')]
const flowers = places => scatter(put(flower, {scale: 1.2}), places)

/** A sword leaf from its foot to its tip. */
const blade = ([foot, tip, top]) => {
  const bend = Math.round((foot * 2 + tip) / 3)
  const half = Math.round((top + 392) / 2)
  return `M${foot - 14} 392Q${bend - 12} ${half} ${tip} ${top}Q${bend + 18} ${half} ${foot + 14} 392z`
}
const blades = list => area('green', spots(list).map(blade).join(''), {stroke: 'face', 'stroke-width': 3})
const stems = d => line('green', 8, d)

/** Three of the eight planks on their posts, each laid across the end of the next: a zigzag over the water. */
const plank = (outline, grain) => [inked('tan', outline, 4), line('brown', 4, grain)]
const bridge = [
  area('sky', 'M6 322Q60 312 120 322T234 316V394H6z'),
  line('white', 4, 'M16 334q14-8 28 0t28 0M146 372q14-8 28 0t28 0'),
  line('ink', 12, 'M30 352V388M206 316V352M120 352V390'),
  line('brown', 7, 'M30 352V388M206 316V352M120 352V390'),
  ...plank('M92 352L156 278L192 292L132 372z', 'M113 360L174 285'),
  ...plank('M6 326L138 352V380L6 354z', 'M6 340L138 366'),
  ...plank('M142 272L234 290V318L142 298z', 'M142 285L234 304')
]

/** Shallow water at the foot of the leaves. */
const water = [
  area('sky', 'M6 366Q60 354 120 364T234 360V394H6z'),
  line('white', 4, 'M24 378q14-8 28 0t28 0M142 384q14-8 28 0t28 0')
]

export const iris = {
  a: [
    stems('M74 330V116M166 300V200'),
    blades('40,26,170 112,104,236 138,146,250 208,216,216'),
    ...flowers('74,82 166,186'),
    ...bridge
  ],
  b: [
    ...water,
    stems('M112 390C110 220 154 240 156 150M182 390V312'),
    blades('36,22,270 74,82,350 146,140,320 212,222,310'),
    ...flowers('156,84'),
    ...put(flower, {x: 182, y: 266, scale: 0.85}),
    ...redRibbon({x: 66})
  ],
  c: [
    ...water,
    stems('M76 390V190M164 390V116M204 390V230'),
    blades('40,24,240 112,122,236 144,138,210 217,222,250'),
    ...scatter(bud, '204,212'),
    ...flowers('76,182 164,84')
  ],
  d: [
    ...water,
    stems('M76 390V116M164 390V230M116 390V190'),
    blades('36,30,190 100,96,230 136,150,290 204,214,270'),
    ...scatter(bud, '116,176'),
    ...flowers('76,84 164,218')
  ]
}
