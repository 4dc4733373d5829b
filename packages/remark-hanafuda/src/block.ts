/**
 * Blocks: the source of a ```hanafuda fence → one `<figure>`, and what there is to tell about it.
 */
import {element, elementWith, parseMeta, type Markup, type MarkupElement} from '@tehai/core/page'
import type {Message} from '@tehai/core/source'
import {parseCards, parseRecord, type CardId, type Month, type Row} from '@tehai/koikoi'
import {rowMarkup} from './cards.js'
import {checkClaim} from './claims.js'
import {readCalls, readMonth, type Calls} from './context.js'
import {parseLines, type Key, type KeyLine, type Line} from './lines.js'
import {pageMessage} from './messages.js'
import {roundMarkup} from './round.js'
import {badValue, isOption, unknownOption, withOption, type Settings} from './settings.js'
import {rulesInWords, term} from './words.js'

export interface CheckedBlock {
  readonly markup: MarkupElement
  /** With spans in the source. */
  readonly messages: readonly Message[]
  /** With spans in the meta. */
  readonly metaMessages: readonly Message[]
}

/** What a block has said so far; grows line by line. */
interface Draft {
  settings: Settings
  title: string | null
  caption: string | null
  readonly classes: string[]
  id: string | null
  month: Month | null
  calls: Calls
  pile: readonly CardId[] | null
  /** Whether some card of the table could not be read. */
  isBroken: boolean
  opponent: readonly CardId[]
  field: readonly CardId[] | null
  /** Cards that lie somewhere on this table. */
  used: Set<CardId>
  /** Whether something depends on the rules: then the caption names them. */
  ruled: boolean
  readonly parts: Markup[]
  readonly messages: Message[]
}

/** Check a block. Never throws. */
export function checkBlock(source: string, meta: string, settings: Settings): CheckedBlock {
  const draft: Draft = {
    settings,
    title: null,
    caption: null,
    classes: [],
    id: null,
    month: null,
    calls: {winner: 0, loser: 0},
    pile: null,
    isBroken: false,
    opponent: [],
    field: null,
    used: new Set(),
    ruled: false,
    parts: [],
    messages: []
  }
  const metaMessages = readMeta(meta, draft)
  if (isRecord(source)) readRound(source, draft)
  else readCards(source, draft)
  return {markup: figureMarkup(draft), messages: draft.messages, metaMessages}
}

/** A round says what it was dealt from or who deals, and has moves: `2cx2b/11c`. */
function isRecord(source: string): boolean {
  return (
    /^[ \t\u3000]*(?:deal|seed|配札|配り|シード|dealer|親)(?=[\s\u3000:：=\d])/imu.test(source) ||
    /^[ \t\u3000]*[^\s:：#＃/]+\/[^\s:：/]+[ \t\u3000]*(?:koi|stop|こいこい|あがり|勝負)?[ \t\u3000]*$/imu.test(
      source
    )
  )
}

const metaNames = ['title', 'caption', 'rules', 'size', 'lang', 'class', 'id']

function readMeta(meta: string, draft: Draft): Message[] {
  const {parts, messages: found} = parseMeta(meta)
  const messages = [...found]
  const seen = new Set<string>()
  for (const {type, name, value, start, end, valueStart, valueEnd} of parts) {
    const key = type === 'option' ? name.toLowerCase() : type
    const text = value ?? ''
    if (key === 'class') draft.classes.push(...text.split(/\s+/).filter(Boolean))
    else if (seen.has(key)) messages.push(pageMessage('double-option', start, end, {actual: name}))
    else if (key === 'id') draft.id = text
    else if (key === 'title' || key === 'caption') draft[key] = text
    else if (isOption(key)) {
      draft.ruled ||= key === 'rules'
      const span = {start: valueStart, end: valueEnd}
      draft.settings = withOption(draft.settings, key, text, span, messages)
    } else messages.push(unknownOption(name, {start, end: start + name.length}, metaNames))
    seen.add(key)
  }
  return messages
}

// A round

/** Keys that may stand in the record of a round beside its own. */
const roundKeys: ReadonlySet<Key> = new Set<Key>(['title', 'caption', 'note'])

function readRound(source: string, draft: Draft): void {
  let record = source
  const notes: Markup[] = []
  for (const line of parseLines(source).lines) {
    if (line.type !== 'key' || !roundKeys.has(line.key)) continue
    // Blanked, so that places of what is left stay what they are.
    record = record.slice(0, line.start) + ' '.repeat(line.end - line.start) + record.slice(line.end)
    if (line.key === 'note') notes.push(element('p', {class: 'hanafuda-note'}, line.value))
    else draft[line.key as 'title' | 'caption'] = line.value
  }
  const read = parseRecord(record, draft.settings.rules)
  if (read.header) draft.settings = {...draft.settings, rules: read.header.rules}
  draft.ruled = true
  draft.messages.push(...read.messages)
  draft.parts.push(...roundMarkup(read, draft.settings), ...notes)
  const [first] = read.messages
  if (first) draft.parts.push(unread(record, read.header ? first.start : 0, draft))
}

/** What of a record could not be played, as its author wrote it. */
function unread(record: string, from: number, {settings: {lang}}: Draft): Markup {
  const start = Math.max(record.lastIndexOf('\n', from - 1), record.lastIndexOf('\r', from - 1)) + 1
  const text = record.slice(start).trim()
  return element('p', {class: 'hanafuda-unread', lang}, element('mark', {class: 'hanafuda-error'}, text))
}

// Cards and what is said of them

function readCards(source: string, draft: Draft): void {
  const {lines, messages} = parseLines(source)
  draft.messages.push(...messages)
  if (lines.length === 0 && messages.length === 0) {
    const end = source.search(/[\r\n]/)
    draft.messages.push(pageMessage('empty-block', 0, end < 0 ? source.length : end))
  }
  // Rules and months hold for the whole block, wherever they stand.
  const seen = new Set<Key>()
  for (const line of lines) {
    if (line.type !== 'key' || !settingKeys.has(line.key)) continue
    if (seen.has(line.key)) draft.messages.push(pageMessage('double-key', line.start, line.nameEnd))
    else readSetting(line, draft)
    seen.add(line.key)
  }
  for (const line of lines) {
    if (line.type === 'row') draft.parts.push(readRow(source, line, draft))
    else if (!settingKeys.has(line.key)) readKey(line, draft)
  }
}

const settingKeys: ReadonlySet<Key> = new Set<Key>(['title', 'caption', 'rules', 'month', 'koikoi'])

function readSetting(line: KeyLine, draft: Draft): void {
  const {key, value, start, nameEnd, valueStart, end} = line
  const span = {start: valueStart, end}
  if (value === '') {
    draft.messages.push(pageMessage('missing-value', start, nameEnd))
    return
  }
  if (key === 'title' || key === 'caption') draft[key] = value
  else if (key === 'rules') {
    draft.settings = withOption(draft.settings, 'rules', value, span, draft.messages)
    draft.ruled = true
  } else if (key === 'month') {
    draft.month = readMonth(value)
    if (draft.month === null) draft.messages.push(badValue('month', value, span, '3'))
  } else {
    const calls = readCalls(value)
    if (calls) draft.calls = calls
    else draft.messages.push(badValue('koikoi', value, span, draft.settings.lang === 'ja' ? '自分' : 'self'))
  }
}

/** A row of cards alone: a pile by itself. */
function readRow(source: string, {start, end}: Line, draft: Draft): Markup {
  const text = source.slice(start, end)
  draft.isBroken = false
  const row = readAt(text, start, [], draft)
  draft.pile = cardsIn(row)
  return rowMarkup(text, row, draft.settings)
}

function readAt(text: string, at: number, used: Iterable<CardId>, draft: Draft): Row {
  const row = parseCards(text, {used})
  draft.isBroken ||= row.messages.length > 0
  for (const one of row.messages) draft.messages.push({...one, start: one.start + at, end: one.end + at})
  return row
}

const cardsIn = ({cards}: Row): CardId[] => cards.flatMap(({card}) => (card === null ? [] : [card]))

function readKey(line: KeyLine, draft: Draft): void {
  const {key, value, start, nameEnd} = line
  const {lang} = draft.settings
  if (value === '') draft.messages.push(pageMessage('missing-value', start, nameEnd))
  else if (key === 'note') draft.parts.push(element('p', {class: 'hanafuda-note'}, value))
  else if (key === 'captured' || key === 'opponent' || key === 'hand' || key === 'field') {
    draft.parts.push(readZone(line, key, draft))
  } else {
    const {state, shown, messages} = checkClaim(line, draft)
    draft.messages.push(...messages)
    draft.ruled ||= key !== 'take'
    const folded = state === 'filled' && /^[?？]{2}$/.test(value)
    const answer = folded
      ? [
          elementWith('details', {class: 'hanafuda-fold'}, [
            element('summary', {}, term('answer', lang)),
            elementWith('div', {}, shown)
          ])
        ]
      : shown
    draft.parts.push(
      element(
        'dl',
        {class: 'hanafuda-facts'},
        element(
          'div',
          {class: `hanafuda-fact hanafuda-fact-${key} hanafuda-claim-${state}`},
          element('dt', {}, term(key as 'yaku', lang)),
          elementWith('dd', {}, answer)
        )
      )
    )
  }
}

/** Cards that lie in one place of a table; a place that is named again begins another table. */
function readZone(
  {value, valueStart}: KeyLine,
  key: 'captured' | 'opponent' | 'hand' | 'field',
  draft: Draft
): Markup {
  if (key === 'captured' && draft.pile !== null) {
    draft.used = new Set()
    draft.opponent = []
    draft.field = null
    draft.isBroken = false
  }
  const row = readAt(value, valueStart, draft.used, draft)
  const cards = cardsIn(row)
  for (const card of cards) draft.used.add(card)
  if (key === 'captured') draft.pile = cards
  else if (key === 'opponent') draft.opponent = cards
  else if (key === 'field') draft.field = cards
  const name = element('p', {class: 'hanafuda-name'}, term(key, draft.settings.lang))
  return element(
    'div',
    {class: `hanafuda-named hanafuda-${key}`},
    name,
    rowMarkup(value, row, draft.settings)
  )
}

// The figure

function figureMarkup(draft: Draft): MarkupElement {
  const attributes: Record<string, string> = {class: ['hanafuda', ...draft.classes].join(' ')}
  if (draft.id !== null) attributes['id'] = draft.id
  const caption = captionOf(draft)
  return elementWith('figure', attributes, [...(caption ? [caption] : []), ...draft.parts])
}

function captionOf({title, caption, ruled, settings: {lang, rules}}: Draft): Markup | null {
  const parts: Markup[] = []
  if (title !== null) parts.push(element('p', {}, element('strong', {class: 'hanafuda-title'}, title)))
  if (caption !== null) parts.push(element('p', {class: 'hanafuda-caption'}, caption))
  if (ruled) {
    parts.push(element('p', {class: 'hanafuda-rules'}, term('rules', lang) + rulesInWords(rules, lang)))
  }
  return parts.length === 0 ? null : elementWith('figcaption', {}, parts)
}
