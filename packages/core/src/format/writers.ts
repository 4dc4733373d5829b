/**
 * The table of written dialects. To write another one: add its file, its id to `writtenDialects` and a line here.
 */
import {arashino} from './arashino.js'
import {auto} from './auto.js'
import {kobalab} from './kobalab.js'
import {mjai} from './mjai.js'
import {mpsz} from './mpsz.js'
import {paiga} from './paiga.js'
import {quote} from './quote.js'
import {tenhouJson} from './tenhou-json.js'
import {tenhou} from './tenhou.js'
import {unicode} from './unicode.js'
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
