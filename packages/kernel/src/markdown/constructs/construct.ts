/**
 * One construct at a time, as a game reads it, and its messages at their places in the document.
 *
 * Every host finds constructs in its own way; the game reads what they mean.
 */
import type {ClaimState} from '../../block/claim.js'
import type {MarkupElement} from '../../markup/markup.js'
import type {Message} from '../../source/message/message.js'
import {detachedAttributes} from './detached-attributes.js'
import {positionOf, type Document} from '../document/document.js'
import {metaOffset, unclosedMark, valueOffsets, type Fence} from './fence.js'
import {findingsOf, placesFrom, type Finding, type Places} from '../document/finding.js'
import {markdownMessage} from '../messages.js'
import {placesOf, type WrittenRow} from './written-row.js'

/** A claim in a construct. */
export interface ReadClaim {
  readonly state: ClaimState
}

/** A construct that has been read. */
export interface ReadConstruct {
  readonly markup: MarkupElement
  readonly findings: readonly Finding[]
  /** The claims in it, with their verdicts; empty for games without claims. */
  readonly claims?: readonly ReadClaim[]
}

/**
 * Messages of a fence at their places.
 *
 * @param messages
 *   With spans in its value.
 * @param metaMessages
 *   With spans in its meta.
 */
export function fenceFindings(
  document: Document,
  fence: Fence,
  messages: readonly Message[],
  metaMessages: readonly Message[]
): Finding[] {
  // Mapping a value back to the document costs more than checking it, so it is only done if there are messages.
  const unclosed = unclosedFence(document, fence)
  if (messages.length === 0 && metaMessages.length === 0 && !unclosed) return []
  const value = valueOffsets(document, fence)
  const metaStart = metaOffset(document, fence)
  const whole: Places = () => fence.position ?? null
  const metaPlaces = metaStart === null ? whole : placesFrom(document, at => metaStart + at)
  const found = [
    ...findingsOf(messages, fence.value, value ? placesFrom(document, value) : whole),
    ...findingsOf(metaMessages, fence.meta ?? '', metaPlaces)
  ]
  if (!unclosed) return found
  // The text after the block has become part of it; no message other than the one about the fence is needed for it.
  const rest = /\n[ \t]*(?:\r?\n|[`~]{3})/.exec(fence.value)?.index ?? fence.value.length
  const own = found.filter(({source, message}) => source !== fence.value || message.start <= rest)
  return [unclosed, ...own]
}

/** The finding about a fence that is not closed; `null` for one that is. */
function unclosedFence(document: Document, fence: Fence): Finding | null {
  const mark = unclosedMark(document, fence)
  if (mark === null) return null
  const start = fence.position!.start.offset!
  const end =
    start + /^[^\r\n]*?(?=[ \t]*(?:[\r\n]|$))/.exec(document.text.slice(start, start + 200))![0].length
  const message = markdownMessage('unclosed-fence', start, end, {
    mark: mark[0]!,
    count: mark.length
  })
  return {message, source: document.text, place: positionOf(document, start, end)}
}

/**
 * Messages of `:tiles[label]{attributes}` at their places.
 *
 * @param messages
 *   With spans in the label.
 * @param attributeMessages
 *   With spans in the attributes.
 */
export function rowFindings(
  document: Document,
  row: WrittenRow,
  messages: readonly Message[],
  attributeMessages: readonly Message[]
): Finding[] {
  const detached = detachedAttributes(document, row)
  if (messages.length === 0 && attributeMessages.length === 0) return detached
  const places = placesOf(row, document)
  return [
    ...findingsOf(messages, row.value, places.label),
    ...findingsOf(attributeMessages, row.meta ?? '', places.attributes),
    ...detached
  ]
}
