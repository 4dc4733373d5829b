/**
 * 新篠ゆう's extension of mpsz: a mark after a digit shows whom the tile was called from, `5-55p`; in rivers,
 * how it was discarded.
 */
import type {Dialect} from '../dialect.js'
import {arashinoGrammar} from '../home/grammar.js'
import {parseHome} from '../home/parse-home.js'

export const arashino: Dialect = {
  id: 'arashino',
  source: 'https://note.com/yuarasino/n/n1ba95bf3b618',
  example: '123m 2-13p 55-5=0s',
  melds: 'from',
  signature: null,
  parse: (text, options) => parseHome(text, arashinoGrammar, options)
}
