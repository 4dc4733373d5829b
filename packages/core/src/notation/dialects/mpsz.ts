/** mpsz: digits and a suit letter, `123m0p東`. What most people mean by "mahjong notation". */
import type {Dialect} from '../dialect.js'
import {mpszGrammar} from '../home/grammar.js'
import {parseHome} from '../home/parse-home.js'

export const mpsz: Dialect = {
  id: 'mpsz',
  source: 'Tenhou, and most programs and wikis since',
  example: '123m406p東東',
  melds: 'none',
  signature: null,
  parse: (text, options) => parseHome(text, mpszGrammar, options)
}
