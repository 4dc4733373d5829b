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
    'M-74 4Q-62-8-48 0Q-24-10-2-8Q-6-42 24-62Q38-34 30-6L58-2L30 14Q-2 28-34 14Q-48 8-74 4zM-8-4L-26 2Q-54-16-66-50Q-28-44-8-4z'
  ),
  line('face', 3, 'M8-2Q8-30 22-48M18-2Q24-22 26-38M-22-6Q-44-20-54-38'),
  dots('face', 5, '-56,1')
]

/** An ear, the end of its stalk at the origin: it droops to the right. */
const ear = [
  line('gold', 6, 'M-14 34Q-2-6 42-8M-18 46Q0 10 44 18M-14 34Q2-24 34-34M-22 58Q0 30 36 44'),
  line('tan', 3, 'M-16 40Q2-4 38 4M-18 46Q-6-16 26-24')
]

export const pampas = {
  a: [area('red', 'M6 6H234V300H6z'), disc('white', 120, 122, 84), ...hill],
  b: [...hill, ...scatter(put(goose, {scale: 0.94}), '84,70 164,128 82,188')],
  c: hill,
  d: [
    line('ink', 4, 'M42 256Q46 170 76 100M86 256Q94 130 136 60M122 260Q134 190 172 142'),
    ...scatter(ear, '76,100 136,60 172,142'),
    ...hill
  ]
}
