/** March: cherry (桜). Pink blossoms; the camp curtain (幕) of a viewing party. */
import {limb} from '../along.js'
import {area, inked, line, put, scatter} from '../brush.js'
import {cherryBlossom} from '../blossom.js'
import {writtenRibbon} from '../ribbons.js'

/** Rings of dots close at whole radii: seven units become eight. */
const large = {scale: 8 / 7}

/** Nearer blossoms are pink; farther ones, behind them, are pale with a pink edge. */
const near = places => scatter(put(cherryBlossom('pink', 'red'), large), places)
const [petals, ...eye] = put(cherryBlossom('white', 'rose'), large)
const pale = [{...petals, attributes: {...petals.attributes, stroke: 'pink', 'stroke-width': 3}}, ...eye]
const far = places => scatter(pale, places)

/** A young leaf, its foot at the origin. */
const leaf = [area('olive', 'M0 0Q-14-16 0-40Q14-16 0 0z')]
const leaves = places => scatter(leaf, places)

const rising = [
  line('brown', 7, 'M150 226Q190 240 196 290M96 300Q130 330 128 366M168 190Q120 150 66 140'),
  area('brown', limb('M4 350C90 320 160 230 214 44', 40, 10))
]
const falling = [
  line('brown', 7, 'M84 64Q92 120 60 190M134 110Q170 90 200 96M176 220Q120 230 90 290'),
  area('brown', limb('M4 30C110 50 190 130 190 372', 40, 10))
]

/** The curtain hangs from a rope in two swags; its stripes fall with the folds. */
const curtain = [
  area('white', 'M6 262Q60 306 120 268Q180 306 234 262V394H6z'),
  area(
    'red',
    'M30 280Q46 290 60 290Q54 340 58 394H26Q24 330 30 280zM180 290Q194 290 210 280Q216 330 214 394H182Q186 340 180 290z'
  ),
  area('purple', 'M90 284Q106 278 120 268Q134 278 150 284Q142 340 146 394H94Q98 340 90 284z'),
  inked('red', 'M6 236Q60 284 120 244Q180 284 234 236V264Q180 310 120 272Q60 310 6 264z', 4),
  line('ink', 3, 'M44 292Q38 340 42 394M196 292Q202 340 198 394M120 274V394'),
  ...put([petals], {x: 120, y: 338, scale: 0.52}),
  line('gold', 7, 'M6 234Q60 282 120 242Q180 282 234 234M120 244Q112 262 114 284M120 244Q128 262 126 284')
]

export const cherry = {
  a: [
    line('brown', 7, 'M112 180Q96 110 54 76M150 150Q190 160 206 200'),
    area('brown', limb('M4 234C90 214 170 150 220 30', 18, 8)),
    ...far('94,48 198,98,90 48,140,180 154,202,90 116,118,180'),
    ...near('48,66,90 148,58 196,46,180 86,178,180 158,138,90 44,206 200,186,180 110,222'),
    ...curtain
  ],
  b: [
    ...rising,
    ...far('60,58,90 198,152,180 44,208 198,320,90 98,358'),
    ...near('46,132 192,64,180 46,288,180 196,238 154,360,90'),
    ...writtenRibbon('みよしの')
  ],
  c: [
    ...rising,
    ...leaves('168,116,-60 118,158,60 150,262,120 66,356,120'),
    ...far('150,66,180 86,110,90 198,250 80,176,180 176,346,90'),
    ...near('196,60 50,142,90 196,122,180 192,306,90 124,352,180 40,212')
  ],
  d: [
    ...falling,
    ...leaves('130,100,-150 172,190,60 112,248,-40 192,300,-60'),
    ...far('96,118,90 44,206 132,66,180 138,232,90 196,256,180 156,356'),
    ...near('60,60,180 74,166 198,96,90 172,146,180 176,222,90 96,292 186,334,180')
  ]
}
