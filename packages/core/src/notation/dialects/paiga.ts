/**
 * 牌画作成くん: letters before and after a tile show how it lies, `88py88p`, `o33so`, `jptg1ss9p`.
 */
import type {Dialect} from '../dialect.js'
import {paigaGrammar} from '../home/grammar.js'
import {parseHome} from '../home/parse-home.js'

export const paiga: Dialect = {
  id: 'paiga',
  source: 'https://mahjong-manage.com/paiga/paiga1.php',
  example: '123m 78y9p o33so tt',
  melds: 'from',
  signature: null,
  parse: (text, options) => parseHome(text, paigaGrammar, options)
}
