/**
 * The message of an error of `yaml`, at what was typed.
 */
import type {Message} from '../../source/message/message.js'
import {markdownMessage} from '../messages.js'

/** The fields of an error of `yaml` that are used here. */
export interface YamlError {
  readonly code: string
  /** Where it begins and ends in the text. */
  readonly pos: readonly [number, number]
}

/**
 * The message of an error of `yaml`.
 *
 * @param start
 *   Offset of the text in the document.
 */
export function yamlFault({code, pos}: YamlError, text: string, start: number): Message {
  const last = text.trimEnd().length - 1
  // Something missing at the end is reported where it was opened, or else at the last character.
  const before = openedAt(text)
  const opened = pos[0] > last || (before !== null && before < pos[0] && inFlow.test(code)) ? before : null
  const at = opened ?? Math.max(0, Math.min(pos[0], last))
  const rest = /^[^\r\n]*/.exec(text.slice(at))![0].trimEnd()
  const isWhole = opened !== null || code === 'BLOCK_AS_IMPLICIT_KEY'
  const actual = isWhole ? rest : rest.slice(0, Math.max(pos[1] - at, text.codePointAt(at)! > 0xffff ? 2 : 1))
  const from = start + at
  return markdownMessage('bad-yaml', from, from + actual.length, {
    actual,
    why: opened === null ? code : 'MISSING_CHAR'
  })
}

/** What `yaml` reports about the lines after a bracket that is not closed. */
const inFlow = /^(?:BAD_INDENT|MISSING_CHAR|UNEXPECTED_TOKEN|BLOCK_IN_FLOW)$/

/** Where a value begins with a quote or a bracket that is not closed on its line; `null` if no value does. */
function openedAt(text: string): number | null {
  const found =
    /^[^\r\n\u2028\u2029:#]{0,200}:[ \t]+(?=("[^"\r\n\u2028\u2029]*|'[^'\r\n\u2028\u2029]*|\{[^}\r\n\u2028\u2029]*|\[[^\]\r\n\u2028\u2029]*)$)/m.exec(
      text
    )
  return found && found.index + found[0].length
}
