/** August: pampas grass (芒). A dark hill with white blades; the full moon (月), the geese (雁). */
import {area, disc, dots, line, put, scatter} from '../brush.js'

/** A tuft of blades, its foot at the origin. */
const tuft = [
  area(
    'white',
    'M-16 0Q-24-58-62-78Q-38-50-24 0zM-6 0Q-12-90-44-128Q-22-86-14 0zM4 0Q8-100-10-160Q-4-100-4 0zM14 0Q18-84 46-120Q22-84 6 0zM24 0Q34-50 62-66Q34-48 16 0z'
  )
]
const hill = [area('ink', 'M6 262Q112 172 234 252V394H6z'), ...scatter(tuft, '76,392 166,392')]

/** A goose (雁) flying to the left. */
const goose = [
  area(
    'ink',
    'M-80 6L-66-2Q-56-8-46 0Q-30-4-18-6C-40-20-58-42-60-66C-38-58-18-36-8-12C-6-42 14-66 46-76C40-66 42-56 34-52C36-42 30-36 26-32C28-22 26-14 24-6L62-8L52 2L64 8Q0 26-36 14Q-50 6-62 8z'
  ),
  line('face', 3, 'M0-10Q6-38 26-54M12-8Q16-26 24-36M-16-12Q-34-30-46-50'),
  dots('face', 5, '-56,0')
]

/** An ear, the end of its stalk at the origin: soft tufts that droop to the right. */
const ear = [
  line(
    'gold',
    7,
    'M-20 46Q-16-24 22-48M-14 34Q2-24 38-34M-14 34Q-2-6 46-10M-18 46Q0 10 46 14M-22 58Q0 28 40 38M-24 66Q-4 46 28 58'
  ),
  line('tan', 3, 'M-18 46Q-6-16 30-30M-16 40Q2-2 40 4M-20 54Q0 22 36 28')
]

export const pampas = {
  a: [area('red', 'M6 6H234V300H6z'), disc('white', 120, 122, 84), ...hill],
  b: [...hill, ...scatter(put(goose, {scale: 0.8}), '76,73 177,148 76,197')],
  c: hill,
  d: [
    line('ink', 4, 'M42 256Q46 176 76 112M86 256Q94 140 136 76M122 260Q134 194 172 148'),
    ...scatter(ear, '76,112 136,76 172,148'),
    ...hill
  ]
}
