/**
 * Inline: `:hanafuda[label]{attributes}` and `::hanafuda[label]{attributes}` → the element that is drawn.
 */
import {append, type Message} from '@tehai/kernel/source'
import {blockRow, inlineCode} from './code.js'
import type {RowOptions} from '@tehai/kernel/block'
import {languageOf, parseMeta, sizeOf, type MetaPart} from '@tehai/kernel/block'
import {element, elementWith, type Markup, type MarkupElement} from '@tehai/kernel/markup'
import {parseRow} from './cards.js'
import {checkClaim, isAsked} from './claims.js'
import {callsNear, monthsNear, readCalls, readMonth} from './context.js'
import {keyOf, keysMeant, type Key, type KeyLine} from './lines.js'
import {pageMessage} from './messages.js'
import {badValue, withOption, type Settings} from './settings.js'
import {rulesInWords, term} from './labels.js'

export interface CheckedInline {
  readonly markup: MarkupElement
  /** What is to be said of the label; spans are offsets into it. */
  readonly messages: readonly Message[]
  /** What is to be said of the attributes; spans are offsets into them. */
  readonly attributeMessages: readonly Message[]
}

/** What may be claimed of a pile in a line of text. */
const claimKeys: readonly Key[] = ['yaku', 'score', 'near']
/** What a claim may depend on. */
const contextKeys: readonly Key[] = ['rules', 'month', 'koikoi']
const known = ['size', 'lang', 'label', 'class', 'id', ...claimKeys, ...contextKeys]

/** Read cards in a line of text, or a row of them. Never throws. */
export function checkInline(label: string, attributes: string, leaf: boolean, site: Settings): CheckedInline {
  const {parts, messages: found} = parseMeta(attributes)
  const attributeMessages = [...found]
  const classes: string[] = []
  let id: string | null = null
  let settings = site
  let isUnsettled = false
  let context = {month: readMonth(''), calls: readCalls('none')!}
  let options: RowOptions = {
    ...(leaf && site.size !== null && {size: site.size}),
    lang: site.lang
  }
  const claims: {line: KeyLine; literal: boolean}[] = []
  const seen = new Set<string>()
  for (const part of parts) {
    const {type, name, value, start, end, valueStart, valueEnd} = part
    const text = value ?? ''
    const key = type === 'option' ? nameOf(name) : type
    const span = value === null ? {start, end} : {start: valueStart, end: valueEnd}
    if (key === 'class') append(classes, text.split(/\s+/).filter(Boolean))
    else if (seen.has(key)) attributeMessages.push(pageMessage('double-option', start, end, {actual: name}))
    else if (key === 'id') id = text
    else if (!known.includes(key)) attributeMessages.push(unknownAttribute(name, start))
    else if (text === '' && key !== 'label')
      attributeMessages.push(pageMessage('missing-value', start, start + name.length))
    else if (claimKeys.includes(key as Key))
      claims.push({line: lineOf(part, key as Key), literal: part.literal})
    else if (key === 'rules') settings = withOption(settings, 'rules', text, span, attributeMessages)
    else if (key === 'month') {
      context = {...context, month: readMonth(text)}
      if (context.month === null) {
        attributeMessages.push(badValue('month', name, text, span, monthsNear(text)))
        isUnsettled = true
      }
    } else if (key === 'koikoi') {
      const calls = readCalls(text)
      if (calls) context = {...context, calls}
      else {
        attributeMessages.push(badValue('koikoi', name, text, span, callsNear(text)))
        isUnsettled = true
      }
    } else {
      const read = key === 'label' ? text : key === 'size' ? sizeOf(text) : languageOf(text)
      if (read === undefined)
        attributeMessages.push(badValue(key === 'size' ? 'size' : 'lang', name, text, span))
      else options = {...options, [key]: read}
    }
    seen.add(key)
  }
  const {messages, cards} = parseRow(label)
  const row = {checked: true, ...options}
  const drawn = leaf ? blockRow(label, row, classes, id) : inlineCode(label, row, classes, id)
  const pile = cards.flatMap(({card}) => (card === null ? [] : [card]))
  const words = {...settings, lang: options.lang ?? settings.lang}
  const claimed = {
    pile,
    opponent: [],
    field: null,
    ...context,
    settings: words,
    isInline: true,
    isBroken: messages.length > 0,
    isUnsettled
  }
  const said: Markup[] = []
  for (const {line, literal} of claims) {
    const verdict = checkClaim(line, claimed)
    for (const one of verdict.messages) {
      attributeMessages.push(literal ? one : {...one, start: line.valueStart, end: line.end})
    }
    if (isAsked(line) || verdict.state === 'false') append(said, [' ', ...verdict.shown])
  }
  const markup = said.length === 0 ? drawn : withClaims(drawn, said, leaf, words)
  return {markup, messages, attributeMessages}
}

/** The message for an attribute that cards in a line do not have. */
function unknownAttribute(name: string, start: number): Message {
  const values = {actual: name, such: 'inline'}
  return pageMessage('unknown-option', start, start + name.length, values, keysMeant(name, known))
}

/** What an attribute is called in our tables. */
function nameOf(name: string): string {
  const folded = name.toLowerCase()
  return known.includes(folded) ? folded : (keyOf(name) ?? folded)
}

/** An attribute as the line of a block that would say the same. */
function lineOf({name, value, start, valueStart, valueEnd}: MetaPart, key: Key): KeyLine {
  return {
    type: 'key',
    key,
    start,
    end: valueEnd,
    nameEnd: start + name.length,
    name,
    value: value ?? '',
    valueStart
  }
}

/** Cards, and what was filled in after them or marked as false. The rules are named where the pointer rests. */
function withClaims(
  drawn: MarkupElement,
  said: readonly Markup[],
  leaf: boolean,
  {lang, rules, canJudge}: Settings
): MarkupElement {
  const title = term('rules', lang) + rulesInWords(rules, lang)
  const attributes = {class: 'hanafuda-claim', ...(canJudge && {title})}
  const words = elementWith(leaf ? 'p' : 'span', attributes, leaf ? said.slice(1) : said)
  return element(leaf ? 'div' : 'span', {class: 'hanafuda-claimed'}, drawn, words)
}
