/**
 * Blocks: the source of a ```hanafuda fence → one `<figure>`, and what there is to tell about it.
 */
import {append, type Message} from '@tehai/kernel/source'
import {element, elementWith, type Markup, type MarkupElement} from '@tehai/kernel/markup'
import {parseMeta} from '@tehai/kernel/block'
import {parseCards, parseRecord, type CardId, type Month, type Row} from '@tehai/koikoi'
import {capturedMarkup, rowMarkup} from './cards.js'
import {chartOf, chartsNear} from './chart.js'
import {checkClaim} from './claims.js'
import {callsNear, monthsNear, readCalls, readMonth, type Calls} from './context.js'
import {parseLines, type Key, type KeyLine, type Line} from './lines.js'
import {pageMessage} from './messages.js'
import {roundMarkup} from './round.js'
import {readSheet} from './sheet.js'
import {badValue, isOption, unknownOption, withOption, type Settings} from './settings.js'
import {rulesInWords, term} from './labels.js'
import {hanafudaWords} from './words/index.js'

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
  /** Whether the month, or who has called, could not be read. */
  isUnsettled: boolean
  opponent: readonly CardId[]
  field: readonly CardId[] | null
  /** Whether a table is shown: then what was captured lies by kinds, and the field in two rows. */
  isTable: boolean
  /** The answer of a question and its reasons, which fold. */
  readonly answer: Markup[]
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
    isUnsettled: false,
    opponent: [],
    field: null,
    isTable: false,
    answer: [],
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
  const hasMoves =
    /^[ \t\u3000]*[^\s:：#＃/]+\/[^\s:：/]+[ \t\u3000]*(?:(?:koi|stop|こいこい|あがり|勝負)[ \t\u3000]*)?$/imu.test(
      source
    )
  if (hasMoves) return true
  const hasHeader = /^[ \t\u3000]*(?:deal|seed|配札|配り|シード|dealer|親)(?=[\s\u3000:：=\d])/imu.test(
    source
  )
  return hasHeader && !parseLines(source).lines.some(line => line.type === 'key' && ofCards.has(line.key))
}

/** Keys that no record has: beside them, a dealer is no header of one. */
const ofCards: ReadonlySet<Key> = new Set<Key>([
  'captured',
  'opponent',
  'hand',
  'field',
  'yaku',
  'score',
  'near',
  'take'
])

const metaNames = ['title', 'caption', 'rules', 'size', 'lang', 'class', 'id']

function readMeta(meta: string, draft: Draft): Message[] {
  const {parts, messages: found} = parseMeta(meta)
  const messages = [...found]
  const seen = new Set<string>()
  for (const {type, name, value, start, end, valueStart, valueEnd} of parts) {
    const key = type === 'option' ? name.toLowerCase() : type
    const text = value ?? ''
    if (key === 'class') append(draft.classes, text.split(/\s+/).filter(Boolean))
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
  let record = ''
  const notes: Markup[] = []
  for (const line of parseLines(source).lines) {
    if (line.type !== 'key' || !roundKeys.has(line.key)) continue
    // Blanked, so that places of what is left stay what they are.
    record += source.slice(record.length, line.start) + ' '.repeat(line.end - line.start)
    if (line.key === 'note') notes.push(element('p', {class: 'hanafuda-note'}, line.value))
    else draft[line.key as 'title' | 'caption'] = line.value
  }
  record += source.slice(record.length)
  const read = parseRecord(record, draft.settings.rules)
  if (read.header) draft.settings = {...draft.settings, rules: read.header.rules}
  draft.ruled = true
  append(draft.messages, read.messages)
  append(draft.parts, [...roundMarkup(read, draft.settings), ...notes])
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
  append(draft.messages, messages)
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
  const sheet = lines.find((line): line is KeyLine => line.type === 'key' && line.key === 'sheet')
  if (sheet) {
    const rows = lines.filter(({type}) => type === 'row')
    const totals = lines.filter((line): line is KeyLine => line.type === 'key' && line.key === 'total')
    const read = readSheet(source, sheet, rows, totals, draft.settings)
    append(draft.parts, read.parts)
    append(draft.messages, read.messages)
  }
  draft.isTable = lines.some(line => line.type === 'key' && tableKeys.has(line.key))
  for (const line of lines) {
    if (line.type === 'row') {
      if (!sheet) draft.parts.push(readRow(source, line, draft))
    } else if (!settingKeys.has(line.key) && !(sheet && sheetKeys.has(line.key))) readKey(line, draft)
  }
  foldAnswer(draft)
}

/** Places that only a table has, besides what was captured. */
const tableKeys: ReadonlySet<Key> = new Set<Key>(['field', 'hand', 'opponentHand', 'stock'])

const sheetKeys: ReadonlySet<Key> = new Set<Key>(['sheet', 'total'])

const settingKeys: ReadonlySet<Key> = new Set<Key>(['title', 'caption', 'rules', 'month', 'koikoi'])

function readSetting(line: KeyLine, draft: Draft): void {
  const {key, name, value, start, nameEnd, valueStart, end} = line
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
    if (draft.month === null) {
      draft.messages.push(badValue('month', name, value, span, monthsNear(value)))
      draft.isUnsettled = true
    }
  } else {
    const calls = readCalls(value)
    if (calls) draft.calls = calls
    else {
      draft.messages.push(badValue('koikoi', name, value, span, callsNear(value)))
      draft.isUnsettled = true
    }
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
  } else if (key === 'opponentHand' || key === 'stock') draft.parts.push(readBacks(line, key, draft))
  else if (key === 'question') draft.parts.push(element('p', {class: 'hanafuda-question'}, value))
  else if (key === 'answer') draft.answer.unshift(element('p', {}, element('strong', {}, value)))
  else if (key === 'why') draft.answer.push(element('p', {}, value))
  else if (key === 'chart') readChart(line, draft)
  else if (key === 'sheet' || key === 'total') {
    draft.messages.push(pageMessage('no-sheet', start, nameEnd))
  } else {
    const {state, shown, messages} = checkClaim(line, draft)
    append(draft.messages, messages)
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

/** What folds of a quiz, at its end. */
function foldAnswer({answer, parts, settings: {lang}}: Draft): void {
  if (answer.length === 0) return
  const summary = element('summary', {}, term('answer', lang))
  parts.push(elementWith('details', {class: 'hanafuda-fold'}, [summary, ...answer]))
}

function readChart({name, value, valueStart, end}: KeyLine, draft: Draft): void {
  const chart = chartOf(value, draft.settings)
  if (chart) {
    draft.parts.push(chart)
    draft.ruled ||= /^(?:yaku|役)$/i.test(value)
  } else {
    draft.messages.push(badValue('chart', name, value, {start: valueStart, end}, chartsNear(value)))
  }
}

/** Cards that nobody sees, by their number; of the stock, one stands for all. */
function readBacks(line: KeyLine, key: 'opponentHand' | 'stock', draft: Draft): Markup {
  const {lang} = draft.settings
  const count = Number(/^(\d{1,2})枚?$/.exec(line.value.normalize('NFKC'))?.[1])
  if (!(count >= 0 && count <= (key === 'stock' ? 24 : 8))) {
    if (key === 'opponentHand' && Number.isNaN(count)) return readZone(line, key, draft)
    draft.messages.push(badValue(key, line.name, line.value, {start: line.valueStart, end: line.end}))
    return element('p', {}, element('mark', {class: 'hanafuda-error'}, line.value))
  }
  const backs = key === 'stock' ? 'o' : Array.from({length: count}, () => 'o').join(' ')
  const row = count === 0 ? [] : [rowMarkup(backs, parseCards(backs), draft.settings)]
  const number = hanafudaWords[lang].count(count)
  return element(
    'div',
    {class: `hanafuda-named hanafuda-${key === 'stock' ? key : 'opponent-hand'}`},
    element('p', {class: 'hanafuda-name'}, term(key, lang) + number),
    ...row
  )
}

/** Cards that lie in one place of a table; a place that is named again begins another table. */
function readZone(
  {value, valueStart}: KeyLine,
  key: 'captured' | 'opponent' | 'hand' | 'field' | 'opponentHand',
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
  const isPile = key === 'captured' || key === 'opponent'
  const name = element('p', {class: 'hanafuda-name'}, term(key, draft.settings.lang))
  return element(
    'div',
    {class: `hanafuda-named hanafuda-${key === 'opponentHand' ? 'opponent-hand' : key}`},
    name,
    isPile && draft.isTable && row.messages.length === 0
      ? capturedMarkup(cards, draft.settings)
      : rowMarkup(
          value,
          row,
          draft.settings,
          key === 'field' && cards.length > 4 ? Math.ceil(cards.length / 2) : null
        )
  )
}

// The figure

function figureMarkup(draft: Draft): MarkupElement {
  const classes = ['hanafuda', ...(draft.isTable ? ['hanafuda-table'] : []), ...draft.classes]
  const attributes: Record<string, string> = {class: classes.join(' ')}
  if (draft.id !== null) attributes['id'] = draft.id
  const caption = captionOf(draft)
  return elementWith('figure', attributes, [...(caption ? [caption] : []), ...draft.parts])
}

function captionOf({title, caption, ruled, settings: {lang, rules, canJudge}}: Draft): Markup | null {
  const parts: Markup[] = []
  if (title !== null) parts.push(element('p', {}, element('strong', {class: 'hanafuda-title'}, title)))
  if (caption !== null) parts.push(element('p', {class: 'hanafuda-caption'}, caption))
  if (ruled && canJudge) {
    parts.push(element('p', {class: 'hanafuda-rules'}, term('rules', lang) + rulesInWords(rules, lang)))
  }
  return parts.length === 0 ? null : elementWith('figcaption', {}, parts)
}
