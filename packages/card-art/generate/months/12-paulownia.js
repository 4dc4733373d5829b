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

/** Plumes to the edge, a wing, the body with its long neck, a crest. */
const phoenix = [
  line('red', 13, 'M150 160C206 150 196 214 222 226M122 180C142 210 128 270 166 310'),
  line('gold', 13, 'M138 172C188 180 164 262 216 296'),
  dots('gold', 30, '216,230 166,312'),
  dots('red', 30, '214,298'),
  dots('purple', 15, '216,230 166,312 214,298'),
  inked(
    'gold',
    'M14 88L40 72Q44 48 64 50Q84 54 80 82Q78 104 98 116Q134 120 168 150Q150 192 112 188Q72 182 60 140Q54 114 56 94Q44 88 14 88z'
  ),
  inked(
    'red',
    'M88 134C88 84 120 40 170 18Q172 36 162 50Q184 42 202 48Q196 66 180 74Q202 74 214 86Q200 104 176 104Q188 110 190 122Q150 152 88 134z'
  ),
  line('gold', 5, 'M110 122Q126 82 150 56M124 128Q146 100 170 82M138 132Q156 118 170 110'),
  line('red', 8, 'M56 50Q48 30 28 30M66 48Q66 28 50 18M74 52Q86 38 82 22'),
  dots('ink', 8, '58,70')
]

export const paulownia = {
  a: [...leaves, ...phoenix],
  b: [...spikes, ...leaves],
  c: [...spikes, ...leaves],
  d: [area('gold', 'M12 300H228V388H12z'), ...spikes, ...leaves]
}
