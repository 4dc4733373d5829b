/** The notation of the types: ASCII mpsz, 新篠 and quote melds, one meld in each run. `r5m` and `0m` are red. */
import type {Dialect} from '../dialect.js'
import {typedGrammar} from '../home/grammar.js'
import {parseHome} from '../home/parse-home.js'

export const typed: Dialect = {
  id: 'typed',
  source: '@tehai/riichi/types',
  example: "234m345p456s 5'55z 8s",
  melds: 'from',
  signature: null,
  parse: (text, options) => parseHome(text, typedGrammar, options)
}
