/**
 * Parts of a meta: options, classes and an id, each with its place.
 */
import type {Message, Span} from '../../source/message/message.js'
import {blockMessage} from '../messages.js'

/** One option, class or id, and where its name and value are. A bare word has no value: `null`. */
export interface MetaPart extends Span {
  readonly type: 'option' | 'class' | 'id'
  /** Name of an option; `class` and `id` otherwise. */
  readonly name: string
  readonly value: string | null
  /** Where the value begins, without its quotes. */
  readonly valueStart: number
  readonly valueEnd: number
  /** Whether the value is written exactly as it reads, so that offsets into it are offsets into the text. */
  readonly literal: boolean
}

/** What a meta contains. */
export interface Meta {
  readonly parts: readonly MetaPart[]
  readonly messages: readonly Message[]
}

/** The longest text whose pieces are joined, in UTF-16 units; a longer one has a message for each piece. */
export const LONGEST = 2000

/** An option without a value. */
export function bareWord(name: string, start: number, end: number): MetaPart {
  return {type: 'option', name, value: null, start, end, valueStart: end, valueEnd: end, literal: true}
}

/** The message about options that cannot be read. `meant`: what the author may have meant, the likeliest first. */
export const badOption = (start: number, end: number, ...meant: readonly string[]): Message =>
  blockMessage('bad-attribute', start, end, {}, meant)
