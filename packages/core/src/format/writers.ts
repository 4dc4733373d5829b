/**
 * The table of written dialects. To write another one: add its file, its id to `writtenDialects` and a line here.
 */
import {arashino} from './dialects/arashino.js'
import {auto} from './dialects/auto.js'
import {kobalab} from './dialects/kobalab.js'
import {mjai} from './dialects/mjai.js'
import {mpsz} from './dialects/mpsz.js'
import {paiga} from './dialects/paiga.js'
import {quote} from './dialects/quote.js'
import {tenhouJson} from './dialects/tenhou-json.js'
import {tenhou} from './dialects/tenhou.js'
import {unicode} from './dialects/unicode.js'
import type {Writer} from './writer.js'

/** The dialects that the converter writes, in the order of `dialectIds`. */
export const writtenDialects = [
  'auto',
  'mpsz',
  'arashino',
  'paiga',
  'quote',
  'kobalab',
  'tenhou',
  'tenhou-json',
  'mjai',
  'unicode'
] as const

/** A dialect that the converter writes. */
export type WrittenDialect = (typeof writtenDialects)[number]

export const writers: Readonly<Record<WrittenDialect, Writer>> = {
  auto,
  mpsz,
  arashino,
  paiga,
  quote,
  kobalab,
  tenhou,
  'tenhou-json': tenhouJson,
  mjai,
  unicode
}

/** Whether the converter writes a dialect. */
export function isWritten(dialect: string): dialect is WrittenDialect {
  return Object.hasOwn(writers, dialect)
}
