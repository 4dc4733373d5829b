/**
 * Quote notation: `'` after the called tile, `44'4s`, `4xx4s`.
 */
import type {Dialect} from '../dialect.js'
import {quoteGrammar} from '../home/grammar.js'
import {parseHome} from '../home/parse-home.js'

export const quote: Dialect = {
  id: 'quote',
  source: 'http://arcturus.su/wiki/Help:MahjongTile and its followers',
  example: "123m 2'13p 99'9'9s",
  melds: 'from',
  signature: null,
  parse: (text, options) => parseHome(text, quoteGrammar, options)
}
