/** December: paulownia (桐). Three dark leaves, spikes of 3, 5 and 3 flowers; the phoenix (鳳凰). */
import {area, dots, inked, line, put, scatter} from '../brush.js'

/** A leaf of three lobes with its veins, hanging from the origin. */
const leaf = [
  area(
    'ink',
    'M0 0C-16-24-58-18-60 14Q-88 26-72 56Q-62 72-44 70Q-32 108 0 134Q32 108 44 70Q62 72 72 56Q88 26 60 14C58-18 16-24 0 0z',
    {
      stroke: 'face',
      'stroke-width': 5
    }
  ),
  line('face', 4, 'M0 12V112M-54 40Q-10 44 0 12Q10 44 54 40M-26 86Q-4 80 0 56Q4 80 26 86')
]
const side = put(leaf, {scale: 0.92})
const leaves = [...scatter(side, '104,266,54 136,266,-54'), ...put(leaf, {x: 120, y: 250})]

/** A flower: a bell that hangs. */
const bell = [area('purple', 'M0-20Q24-16 18 15L8 8L0 17L-8 8L-18 15Q-24-16 0-20z')]
const spikes = [
  line('brown', 6, 'M120 250V40M58 300V130M182 300V130'),
  ...scatter(bell, '120,48 97,94 143,94 97,146 143,146 58,136 39,184 77,184 182,136 163,184 201,184')
]

/** A feather of the tail, from its foot at the origin to an eye. */
const plume = colour => [
  area(colour, 'M0 0C24 34 16 92 34 126Q44 142 58 130Q66 112 48 98C28 70 40 30 0 0z', {
    stroke: 'face',
    'stroke-width': 3
  }),
  area('purple', 'M37 122a9 9 0 1 1 18 0a9 9 0 1 1-18 0z')
]

/** The tail, the far wing, the body with its long neck, the near wing, crest and beak; facing left. */
const phoenix = [
  ...put(plume('red'), {x: 132, y: 152, turn: 66}),
  ...put(plume('gold'), {x: 142, y: 154, turn: 32}),
  ...put(plume('red'), {x: 156, y: 148, turn: -6}),
  inked('gold', 'M104 116Q70 96 60 30Q86 34 96 52Q94 36 102 18Q126 46 130 96z', 4),
  inked(
    'gold',
    'M20 88L36 76Q42 60 58 62Q72 68 68 90Q66 112 84 122Q108 106 140 112Q172 122 176 148Q150 174 112 168Q66 158 54 116Q50 100 48 92Q36 94 20 88z',
    4
  ),
  inked(
    'red',
    'M96 140Q84 104 128 80Q170 60 218 62Q216 76 202 82Q216 84 224 92Q214 104 194 104Q204 108 208 116Q180 154 130 154Q104 154 96 140z',
    4
  ),
  line('gold', 4, 'M116 138Q140 108 190 82M122 146Q156 124 196 96M134 150Q168 136 192 112'),
  line('red', 6, 'M54 62Q46 48 30 46M60 62Q56 44 44 34M66 66Q68 48 60 36'),
  line('red', 4, 'M76 110Q84 116 90 128'),
  dots('ink', 8, '52,76')
]

export const paulownia = {
  a: [...put(leaves, {y: 6}), ...phoenix],
  b: [...spikes, ...leaves],
  c: [...spikes, ...leaves],
  d: [area('gold', 'M6 300H234V394H6z'), ...spikes, ...leaves]
}
