/**
 * Misplaced notation, which Markdown takes for something else.
 *
 *     ![hand](:tiles[123m])      an image whose address is notation
 *     ![](123m)
 *     ``mahjong                  a block between two backticks: inline code
 *     123m456p
 *     ``
 */
import {sourceOf, type Document, type Position} from '../document/document.js'
import {findingsOf, placesFrom, type Finding} from '../document/finding.js'
import {markdownMessage} from '../messages.js'
import type {Constructs} from './spelling.js'

/** An image or inline code as parsers give it. */
interface PositionedNode {
  readonly position?: Position | null | undefined
}

/** The finding about an image whose address is notation. */
export function notationAsImage(
  document: Document,
  {url, position}: PositionedNode & {readonly url: string},
  {id, names, spelling}: Constructs
): Finding[] {
  const [name = id] = names
  const notation = /^:?[^\s:[\]]{1,64}(?:\[|%5B)(.{1,200}?)(?:\]|%5D)$/i.exec(url)?.[1] ?? url
  const isOurs = notation === url || [...names].some(one => url.startsWith(one, url[0] === ':' ? 1 : 0))
  // A word may be the name of an image.
  if (notation === url && /^[a-z-]*$/i.test(url)) return []
  if (!isOurs || !/^[^/.\\]{2,200}$/.test(notation) || !spelling.isNotation(notation)) return []
  const source = sourceOf(document, {position})
  if (source === null) return []
  const message = markdownMessage('notation-as-image', 0, source.length, {name}, [`:${name}[${notation}]`])
  return findingsOf(
    [message],
    source,
    placesFrom(document, at => position!.start.offset! + at)
  )
}

/** Whether inline code may be a block between two backticks. */
export function isShortFence(value: string, {id, names}: Constructs): boolean {
  const word = /^ ?([^\s{]{1,64})[\s{]/.exec(value)?.[1]?.toLowerCase()
  return word === id || (word !== undefined && names.has(word))
}

/** Whether a document may have such a block: one or two backticks before a name. Most documents do not. */
export function hasShortFence(text: string, {id, names}: Constructs): boolean {
  return [id, ...names].some(word => {
    const opening = `\`${word}`
    for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1)) {
      if (text[at - 1] !== '`' || text[at - 2] !== '`') return true
    }
    return false
  })
}

/** How much of a possible block between two backticks is read, in UTF-16 units. */
const LONGEST = 500

/** The finding about a block between two backticks, which Markdown takes for inline code. */
export function shortFence(
  document: Document,
  {value, position}: PositionedNode & {readonly value: string},
  constructs: Constructs
): Finding[] {
  if (!isShortFence(value, constructs)) return []
  const source = sourceOf(document, {position})
  // The name must be alone on the first line, with notation on the next: inline code is never like that.
  const [opening = '', line] = (source ?? '').slice(0, LONGEST).split('\n', 2)
  if (source === null || line === undefined || !/^`{1,2}[^\s`][^`]*$/.test(opening)) return []
  const [notation = ''] = line.replace(/^[ \t>]+/, '').split(/[`\r]/, 1)
  if (!constructs.spelling.isNotation(notation)) return []
  const [before, ticks, lang] = /^(`*)([^\s{]*)/.exec(source)!
  const message = markdownMessage('short-fence', 0, before.length, {count: ticks!.length, lang: lang!})
  return findingsOf(
    [message],
    source,
    placesFrom(document, at => position!.start.offset! + at)
  )
}
