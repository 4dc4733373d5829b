/**
 * Inline: `:hanafuda[label]{attributes}` and `::hanafuda[label]{attributes}` → the element that is drawn.
 */
import {
  blockRow,
  inlineCode,
  languageOf,
  parseMeta,
  sizeOf,
  type MarkupElement,
  type RowOptions
} from '@tehai/core/page'
import type {Message} from '@tehai/core/source'
import {parseCards} from '@tehai/koikoi'
import {game} from './cards.js'
import {pageMessage} from './messages.js'
import {badValue, unknownOption, type Settings} from './settings.js'

export interface CheckedInline {
  readonly markup: MarkupElement
  /** What is to be said of the label; spans are offsets into it. */
  readonly messages: readonly Message[]
  /** What is to be said of the attributes; spans are offsets into them. */
  readonly attributeMessages: readonly Message[]
}

const known = ['size', 'lang', 'label', 'class', 'id']

/** Read cards in a line of text, or a row of them. Never throws. */
export function checkInline(
  label: string,
  attributes: string,
  leaf: boolean,
  settings: Settings
): CheckedInline {
  const {parts, messages: found} = parseMeta(attributes)
  const attributeMessages = [...found]
  const classes: string[] = []
  let id: string | null = null
  let options: RowOptions = {
    ...(leaf && settings.size !== null && {size: settings.size}),
    lang: settings.lang
  }
  const seen = new Set<string>()
  for (const {type, name, value, start, end, valueStart, valueEnd} of parts) {
    const text = value ?? ''
    const key = type === 'option' ? name.toLowerCase() : type
    if (key === 'class') classes.push(...text.split(/\s+/).filter(Boolean))
    else if (seen.has(key)) attributeMessages.push(pageMessage('double-option', start, end, {actual: name}))
    else if (key === 'id') id = text
    else if (!known.includes(key))
      attributeMessages.push(unknownOption(name, {start, end: start + name.length}, known))
    else {
      const read = key === 'label' ? text : key === 'size' ? sizeOf(text) : languageOf(text)
      if (read === undefined || value === null) {
        const span = value === null ? {start, end} : {start: valueStart, end: valueEnd}
        attributeMessages.push(badValue(name, text, span, key === 'size' ? 'l' : 'ja'))
      } else options = {...options, [key]: read}
    }
    seen.add(key)
  }
  const {messages} = parseCards(label)
  const row = {...options, checked: true}
  const markup = leaf ? blockRow(label, row, classes, id, game) : inlineCode(label, row, classes, id, game)
  return {markup, messages, attributeMessages}
}
