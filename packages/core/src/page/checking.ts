/**
 * A block while it is being checked: what the steps of `checkBlock` hand on, and how they tell the author something.
 */
import type {Message} from '../source/message.js'
import type {Block, BlockItem} from './block.js'
import type {CheckClaim} from './claims.js'
import type {Entry} from './entries.js'
import type {Settings} from './options.js'
import type {RowOptions} from './row-options.js'
import type {Said} from './said.js'
import {readWords, type Words} from './words.js'

/** A block while it is being checked. */
export interface Check {
  readonly text: string
  readonly meta: string
  readonly block: Block
  readonly settings: Settings
  /** Everything that is said, first in the meta, then in the body. */
  readonly said: readonly Said[]
  readonly saidOf: ReadonlyMap<BlockItem, Said>
  /** What a situation says of dora, by the situation. */
  readonly inside: ReadonlyMap<Said, readonly Said[]>
  readonly checkClaim: CheckClaim | null
  readonly messages: Message[]
  readonly metaMessages: Message[]
}

/** Tell the author something about an entry. */
export function report(check: Check, part: Entry['part'], ...found: readonly Message[]): void {
  const list = part === 'body' ? check.messages : check.metaMessages
  for (const one of found) list.push(one)
}

/** The text that an entry stands in. */
export function sourceOf({text, meta}: Check, {part}: Entry): string {
  return part === 'body' ? text : meta
}

/** Options of tiles that stand among words. */
export function wordOptions({dialect, lang}: Settings): RowOptions {
  return {...(dialect === 'auto' ? {} : {dialect}), lang, checked: true}
}

/** The value of an entry as words, with the tiles in it; messages of those tiles are told. */
export function readEntryWords(check: Check, entry: Entry): Words {
  const {settings} = check
  const source = sourceOf(check, entry)
  if (!entry.literal) return readWords(entry.value, {start: 0, end: entry.value.length}, settings).words
  const {words, messages} = readWords(source, entry, settings)
  report(check, entry.part, ...messages)
  return words
}
