/**
 * JSON in place of the lines of a block, as programs write it: `{"hand": "123m"}`.
 */
import type {Message} from '../../source/message/message.js'
import {blockMessage} from '../messages.js'

/** A brace, then a first name with a short part of its value. */
const opening = /^\s*\{\s*"([^"\r\n]{1,64})"\s*:\s*(?:"([^"\r\n]{0,64})|([^\s",{}[\]]{1,64}))?/

/** The message on a block that is JSON; `null` for all others. */
export function jsonBlock(text: string): Message | null {
  const [, name, quoted, bare] = opening.exec(text) ?? []
  if (name === undefined) return null
  const example = `${name}: ${quoted ?? bare ?? '…'}`
  return blockMessage('json-block', text.indexOf('{'), text.trimEnd().length, {example})
}
