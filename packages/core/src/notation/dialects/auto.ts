/**
 * auto: mpsz, 新篠, 牌画 and quote notation mixed in one line, and the display marks. The dialect of a page that names
 * none.
 */
import type {Dialect} from '../dialect.js'
import {autoGrammar} from '../home/grammar.js'
import {parseHome} from '../home/parse-home.js'

export const auto: Dialect = {
  id: 'auto',
  source: 'Tehai',
  example: "123m 5-55z 1'23p !4s",
  melds: 'from',
  signature: null,
  parse: (text, options) => parseHome(text, autoGrammar, options)
}
