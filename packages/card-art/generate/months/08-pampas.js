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
  area(
    'gold',
    'M-22 70C-24 22-10-28 30-66Q41-56 40-42Q36-46 30-44Q42-34 43-16Q36-24 29-21Q41-9 40 9Q33-1 26 2Q37 14 33 32Q26 21 18 24Q26 36 19 53Q13 42 4 44Q8 56-2 70Q-10 58-22 70z'
  ),
  line('tan', 3, 'M-22 70Q-16 6 25-52M-2-22Q12-36 31-35M-8-4Q10-16 30-12M-14 18Q4 6 26 10M-18 38Q0 26 18 31')
]

export const pampas = {
  a: [area('red', 'M6 6H234V300H6z'), disc('white', 120, 122, 84), ...hill],
  b: [...hill, ...scatter(put(goose, {scale: 0.8}), '76,73 177,148 76,197')],
  c: hill,
  d: [
    line('ink', 4, 'M42 256Q44 216 54 182M86 256Q96 190 114 146M122 260Q132 240 150 218'),
    ...scatter(ear, '76,112 136,76 172,148'),
    ...hill
  ]
}
