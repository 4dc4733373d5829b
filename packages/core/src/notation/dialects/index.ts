/**
 * The table of all dialects, by name. To add a dialect: write its file, add its id to `dialectIds` and a line here.
 */
import type {Dialect, DialectId} from '../dialect.js'
import {arashino} from './arashino.js'
import {auto} from './auto.js'
import {mpsz} from './mpsz.js'
import {paiga} from './paiga.js'
import {quote} from './quote.js'
import {typed} from './typed.js'

export const dialects: Readonly<Partial<Record<DialectId, Dialect>>> = {
  auto,
  mpsz,
  arashino,
  paiga,
  quote,
  typed
}
