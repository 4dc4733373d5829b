/** July: bush clover (萩). Arching sprays, leaves below and flowers above; the boar (猪). */
import {area, dots, line, put} from '../brush.js'
import {pairs} from '../along.js'
import {redRibbon} from '../ribbons.js'

const leaf = 'M0 0Q2-17 19-17Q24-4 0 0z'
const flower = 'M0 0Q0-13 12-17Q19-7 0 0z'

/** Sprays: stems, with leaves on the lower and flowers on the upper half. */
const sprays = (stems, from = 0.5) => [
  line('ink', 5, stems.join('')),
  area('green', pairs(stems, leaf, {every: 24, to: from})),
  area('red', pairs(stems, flower, {every: 19, from}))
]

const bush = [
  'M22 396C24 250 60 110 112 44',
  'M52 396C60 250 110 90 202 66',
  'M90 396C100 290 140 180 210 150',
  'M132 396C140 330 170 270 212 244',
  'M176 396C182 360 200 330 212 318'
]

/** The boar, running to the left. */
const boar = [
  area(
    'brown',
    'M14 330Q10 318 22 312Q38 304 44 292L42 268L62 276Q88 250 132 250Q186 252 206 288Q222 296 224 314Q214 308 210 316Q210 338 200 350L204 384H184L178 358Q140 366 104 358L98 384H78L74 352Q52 350 38 338Q22 342 14 330z'
  ),
  line(
    'ink',
    5,
    'M70 272Q80 280 84 290M92 258Q102 268 104 280M116 252Q126 262 128 274M142 252Q150 262 152 274M166 258Q174 268 174 280M188 270Q194 280 192 292'
  ),
  area('ink', 'M78 384L80 372H98V384zM184 384L184 372H202L204 384z'),
  area('white', 'M34 340Q44 334 42 320Q52 330 50 344z'),
  dots('ink', 8, '52,304 20,322')
]

export const clover = {
  a: [
    ...sprays(
      [
        'M235 236C150 220 70 170 34 96',
        'M235 190C170 170 110 120 84 40',
        'M235 130C190 110 160 76 146 30',
        'M235 262C170 262 110 250 70 210'
      ],
      0.4
    ),
    area('gold', 'M6 380H234V394H6z'),
    ...boar
  ],
  b: [...sprays(bush), ...redRibbon()],
  c: sprays(bush),
  d: put(
    sprays([
      'M22 396C24 300 50 190 96 128',
      'M52 396C60 230 110 70 208 44',
      'M90 396C100 270 150 150 210 128',
      'M136 396C146 310 176 240 212 214',
      'M178 396C184 352 200 316 212 300'
    ]),
    {x: 240, mirror: true}
  )
}
