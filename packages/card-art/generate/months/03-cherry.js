/** March: cherry (桜). Pink blossoms; the camp curtain (幕) of a viewing party. */
import {limb} from '../along.js'
import {area, inked, line, put, scatter} from '../brush.js'
import {cherryBlossom} from '../blossom.js'
import {writtenRibbon} from '../ribbons.js'

/** Nearer blossoms are pink; farther ones, behind them, are pale with a pink edge. */
const near = places => scatter(cherryBlossom('pink', 'red'), places)
const [petals, ...eye] = cherryBlossom('white', 'rose')
const pale = [{...petals, attributes: {...petals.attributes, stroke: 'pink', 'stroke-width': 3}}, ...eye]
const far = places => scatter(pale, places)

/** A young leaf, its foot at the origin. */
const leaf = [area('olive', 'M0 0Q-14-16 0-40Q14-16 0 0z')]
const leaves = places => scatter(leaf, places)

const rising = [
  line('brown', 7, 'M150 226Q190 240 196 290M96 300Q130 330 128 366M168 190Q120 150 66 140'),
  area('brown', limb('M4 350C90 320 160 230 214 44', 24, 8))
]
const falling = [
  line('brown', 7, 'M92 62Q80 130 52 170M134 110Q190 100 206 60M172 190Q110 220 66 290'),
  area('brown', limb('M4 30C110 50 190 130 190 372', 26, 8))
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
  ...put([petals], {x: 120, y: 338, scale: 0.62}),
  line('gold', 7, 'M6 234Q60 282 120 242Q180 282 234 234M120 244Q112 262 114 284M120 244Q128 262 126 284')
]

export const cherry = {
  a: [
    line('brown', 7, 'M112 180Q96 110 54 76M150 150Q190 160 206 200'),
    area('brown', limb('M4 234C90 214 170 150 220 30', 18, 8)),
    ...far('88,44 206,92,90 34,132,180 148,212,90 116,112,180'),
    ...near('46,62,90 146,60 196,44,180 84,158,180 160,138,90 44,204 204,190,180 104,214'),
    ...curtain
  ],
  b: [
    ...rising,
    ...far('50,58 194,112,180 46,176,180 200,244 92,352,90'),
    ...near('82,88,90 192,56,180 42,116 198,172,90 50,236 196,306,180 46,318,180 140,360,90 196,362'),
    ...writtenRibbon('みよしの')
  ],
  c: [
    ...rising,
    ...leaves('188,116,60 110,160,-20 150,232,120 70,322,-30'),
    ...far('164,64,180 100,126,90 200,230 102,270,180 152,330'),
    ...near('204,66 186,122,180 56,140 150,180,90 194,284 138,246,180 60,306,90 112,356,180')
  ],
  d: [
    ...falling,
    ...leaves('130,72,40 60,128,-110 190,250,60 120,220,-40'),
    ...far('98,46,90 168,104 84,156,180 198,226,180 44,246'),
    ...near('50,46 206,70,180 128,108,90 48,186,180 176,172 122,212,90 72,292,180 192,298 184,358,90')
  ]
}
