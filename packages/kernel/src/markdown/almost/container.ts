/**
 * Almost-containers: blocks between colons whose options are not in braces.
 *
 *     :::tiles title="x"     ::: tiles {title="x"}     :::tiles A title     :::tiles[A title]
 */
import type {Message} from '../../source/message/message.js'
import {markdownMessage} from '../messages.js'
import type {Spelling} from './spelling.js'

/** How much of a block is looked at for notation, in UTF-16 units. */
const LONGEST = 400

/**
 * The message about a container whose options no parser recognizes; `null` if other text is meant.
 *
 * @param start
 *   The offset of its colons, at the beginning of a line.
 * @param nameEnd
 *   The offset after its name.
 */
export function almostContainer(
  source: string,
  start: number,
  nameEnd: number,
  name: string,
  {isNotation}: Spelling
): Message | null {
  if (
    !source.startsWith(':::', start) ||
    !/(?:^|[\r\n])[ \t>]*$/.test(source.slice(Math.max(0, start - 20), start))
  )
    return null
  const [rest = '', ...lines] = source.slice(nameEnd, nameEnd + LONGEST).split(/\r\n|\n|\r/)
  const values = lines.map(line => line.replace(/^[ \t>]{0,20}(?:[^:：]{1,30}[:：])?/, ''))
  const options = optionsMeant(rest.trim())
  if (options === null || !values.some(isNotation)) return null
  const end = nameEnd + rest.trimEnd().length
  return markdownMessage('almost-directive', start, end, {name, what: 'options'}, [`:::${name}${options}`])
}

/** What was typed after a name as options in braces; `null` for nothing. */
function optionsMeant(rest: string): string | null {
  if (rest === '') return null
  if (/^\{[^{}]*\}$/.test(rest)) return rest
  const label = /^\[([^[\]]*)\]$/.exec(rest)?.[1]
  if (label === undefined && /^[^\s=]{1,30}=/.test(rest)) return `{${rest}}`
  return `{title="${(label ?? rest).replaceAll('"', '')}"}`
}
