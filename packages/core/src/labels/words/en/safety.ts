/**
 * Words for the safety of tiles in English.
 */
import type {SafetyWords} from '../schema.js'

export const en: SafetyWords = {
  classes: {
    genbutsu: 'genbutsu',
    'no-wait': 'no wait possible',
    pair: 'only pair waits',
    'no-ryanmen': 'no ryanmen',
    'one-ryanmen': 'one ryanmen',
    'two-ryanmen': 'two ryanmen'
  },
  reasons: {
    suji: 'suji',
    'naka-suji': 'naka-suji',
    'half-suji': 'half suji',
    'no-suji': 'no suji',
    'no-chance': 'no chance',
    'one-chance': 'one chance',
    honor: 'honor',
    exhausted: 'all four visible',
    kokushi: 'only kokushi'
  },
  visible: count => `${count} visible`,
  together: items => items.join(', '),
  waits: items => items.join(', '),
  wait: (shape, combinations) => `${shape} ${combinations}`,
  against: player => `${player}: `,
  between: '; ',
  headings: {tile: 'Tile', safety: 'Safety', waits: 'Combinations left'},
  combinations: 'Combinations of each wait'
}
