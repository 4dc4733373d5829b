/**
 * A block while it is being checked: what the steps of `checkBlock` hand on, and how they tell the author something.
 */
import type {Message} from '@tehai/kernel/source'
import type {Block, BlockItem} from '../grammar/block.js'
import type {CheckClaim} from './claims.js'
import type {Entry} from '../grammar/entries.js'
import type {Settings} from '../grammar/options.js'
import type {RowOptions} from '../row/row-options.js'
import type {Said} from '../grammar/said.js'
import type {Words} from '@tehai/kernel/markup'
import {readWords} from './words.js'

/** What is told to the author, of the body and of the meta. */
export interface Told {
  readonly messages: Message[]
  readonly metaMessages: Message[]
}

/** A block while it is being checked. */
export interface Check extends Told {
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
}

/** Tell the author something about an entry. */
export function report(told: Told, part: Entry['part'], message: Message): void {
  ;(part === 'body' ? told.messages : told.metaMessages).push(message)
}

/** Tell the author several things; a text can give more messages than a call can have arguments. */
export function reportAll(told: Told, part: Entry['part'], messages: readonly Message[]): void {
  for (const message of messages) report(told, part, message)
}

/** Messages in the order of the text. */
export function inOrder(messages: readonly Message[]): Message[] {
  return messages.toSorted((a, b) => a.start - b.start || a.end - b.end)
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
  reportAll(check, entry.part, messages)
  return words
}
