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
const bell = [
  area('purple', 'M0-20Q24-16 18 15L8 8L0 17L-8 8L-18 15Q-24-16 0-20z'),
  line('pink', 3, 'M0-12V6M-9-6L-10 4M9-6L10 4')
]
const spikes = [
  line('brown', 6, 'M120 250V40M58 300V130M182 300V130'),
  ...scatter(bell, '120,48 97,94 143,94 97,146 143,146 58,136 39,184 77,184 182,136 163,184 201,184')
]

/** Feathers of a wing that fan out from its shoulder, the first one lowest. */
const quills = (colour, place, turns) =>
  turns.flatMap(turn => put([inked(colour, 'M0 0C-16-34-14-80 0-106C14-80 16-34 0 0z', 4)], {...place, turn}))

const plumes = 'M168 162Q236 186 208 282M150 170Q170 220 120 252T104 332M128 164Q120 214 72 220T30 286'

/** The tail over the leaves, the far wing, the body with its long neck, the near wing, crest and beak; facing left. */
const phoenix = [
  line('face', 20, plumes),
  line('red', 13, plumes),
  line('gold', 4, plumes),
  dots('gold', 30, '208,282 104,332 30,286'),
  dots('red', 20, '208,282 104,332 30,286'),
  dots('purple', 11, '208,282 104,332 30,286'),
  ...quills('gold', {x: 116, y: 124, scale: 0.86}, [-34, -10]),
  inked(
    'gold',
    'M14 96L34 80Q40 62 58 62Q76 68 72 92Q70 112 90 120Q126 116 158 128Q184 140 190 166Q150 184 112 170Q64 152 54 114Q51 102 46 98Q30 102 14 96z',
    4
  ),
  line('red', 4, 'M72 126q8 8 16 4M84 142q8 8 16 3M98 156q8 7 16 2'),
  ...quills('red', {x: 128, y: 144}, [84, 66, 48, 30, 12]),
  inked('gold', 'M108 140Q104 112 126 104Q150 102 162 122Q168 140 158 152Q130 164 108 140z', 4),
  line('red', 4, 'M124 120q10-4 14 6M120 136q10-5 16 6M142 122q10-2 12 8M138 144q10-4 14 4'),
  line('red', 6, 'M52 62Q44 44 26 44M59 61Q58 40 46 26M66 66Q74 48 68 32'),
  area('red', 'M36 98Q30 112 40 118Q48 110 46 99z'),
  dots('ink', 8, '50,78')
]

export const paulownia = {
  a: [...put(leaves, {y: 6}), ...phoenix],
  b: [...spikes, ...leaves],
  c: [...spikes, ...leaves],
  d: [area('gold', 'M6 300H234V394H6z'), ...spikes, ...leaves]
}
