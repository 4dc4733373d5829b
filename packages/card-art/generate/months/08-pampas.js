/** August: pampas grass (芒). A dark hill with white blades; the full moon (月), the geese (雁). */
import {area, disc, dots, line, put, scatter, spots} from '../brush.js'

/** A blade of grass from its foot to its tip, half as broad at the foot as said: it rises, and bends over at the end. */
const blade =
  half =>
  ([x, y, toX, toY]) => {
    const [bendX, bendY] = [Math.round(x + (toX - x) / 5), Math.round(toY + (y - toY) / 4)]
    return `M${x - half} ${y}Q${bendX - half} ${bendY} ${toX} ${toY}Q${bendX + half} ${bendY + half} ${x + half} ${y}z`
  }
const blades = (colour, half, places) => area(colour, spots(places).map(blade(half)).join(''))

/** The hill, and what grows on it: three tufts of blades that fan out. */
const hill = [
  area('ink', 'M6 260C60 166 170 156 234 240V394H6z'),
  blades(
    'white',
    4,
    '42,394,12,328 52,394,24,268 62,394,56,242 72,394,94,264 80,394,110,322 104,394,84,296 114,394,104,226 124,394,140,216 134,394,170,260 142,394,178,316 164,394,150,278 174,394,180,220 184,394,212,254 194,394,228,298 202,394,230,346'
  )
]

/** A goose (雁) flying to the left: the far wing, the body with its long neck, the near wing. */
const goose = [
  area('ink', 'M-26-2C-28-40-8-70 36-84C24-66 28-52 24-44C30-34 22-16 12-6z'),
  area('ink', 'M-62 4L-48-5Q-38-10-30-3Q-6-14 16-8L52-6L42 1L54 8Q10 22-16 14Q-34 4-46 4z'),
  area('ink', 'M-14 4C-10 34 6 56 42 66C34 54 36 42 30 36C34 26 28 10 18 2z', {
    stroke: 'face',
    'stroke-width': 3
  }),
  line('face', 3, 'M-14-12Q-12-40 12-60M0-14Q4-34 16-46M2 16Q10 36 26 48M12 12Q18 26 26 34'),
  dots('face', 4, '-42,-1')
]

/** An ear on its stalk, the foot at the origin: hairs, thick at the root, that all droop to one side. */
const strand = ([x, y, overX, overY, toX, toY]) =>
  `M${x} ${y}Q${overX} ${overY} ${toX} ${toY}Q${overX} ${overY + 9} ${x + 2} ${y + 12}z`
const ear = [
  line('ink', 4, 'M0 0Q-20-70-6-124'),
  area(
    'tan',
    spots(
      '-8,-128,-2,-174,34,-180 -7,-122,8,-166,52,-164 -8,-114,14,-154,62,-142 -9,-104,14,-140,62,-118 -10,-94,12,-122,54,-96 -12,-84,4,-106,42,-80'
    )
      .map(strand)
      .join('')
  )
]

export const pampas = {
  a: [area('red', 'M6 6H234V300H6z'), disc('white', 120, 106, 82), ...hill],
  b: [
    ...hill,
    ...scatter(put(goose, {scale: 0.7}), '58,73 188,80'),
    ...put(goose, {scale: 0.6, x: 112, y: 135})
  ],
  c: [
    blades(
      'ink',
      7,
      '58,262,14,170 72,252,32,104 88,244,58,50 106,240,94,22 128,238,144,24 146,242,182,52 162,248,208,106 176,258,226,172'
    ),
    ...hill
  ],
  d: [...scatter(ear, '30,266 66,234 106,204 140,228 174,242'), ...hill]
}
