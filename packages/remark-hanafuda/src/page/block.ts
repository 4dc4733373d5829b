/**
 * Blocks: the source of a ```hanafuda fence → one `<figure>`, and the messages about it.
 *
 *     text → parseBlock → entries → situation → parts → figure
 */
import {bareValueMessage} from '../grammar/bare-value.js'
import {
  bodyEntries,
  bodyEntry,
  figureMarkup,
  parseBlock,
  readMeta,
  type Block,
  type MetaOptions
} from '@tehai/kernel/block'
import {element, elementWith, type Markup, type MarkupElement} from '@tehai/kernel/markup'
import {append, type Message, type Span} from '@tehai/kernel/source'
import {game} from '../cards/code.js'
import {openDraft, type Draft} from './draft.js'
import {loadedEntry} from '../claims/load-entry.js'
import {grammar, isIn, isKeyIn, keys, type Key, type KeyEntry, type KeyIn} from '../grammar/keys.js'
import {rulesInWords, term} from '../cards/labels.js'
import {namesDealt} from '../claims/made-yaku.js'
import {pageMessage} from '../grammar/messages.js'
import {foldAnswer, readPart} from './parts.js'
import {unreadMarkup} from './unread-lines.js'
import {finishTable, placesOfTable, readRow} from './places.js'
import {isRecord} from '../grammar/record-lines.js'
import type * as records from './record.js'
import {unknownOption, type Settings} from '../grammar/settings.js'
import {monthName, readSheet} from './sheet.js'
import {
  isOptionId,
  optionIdOf,
  situationOf,
  withMetaOption,
  withSetting,
  type OptionId,
  type Situation
} from '../grammar/situation.js'
import {dictionaries} from '../words/index.js'

export interface CheckedBlock {
  readonly markup: MarkupElement
  /** With spans in the source. */
  readonly messages: readonly Message[]
  /** With spans in the meta. */
  readonly metaMessages: readonly Message[]
}

type CardBlock = Block<Key, never, 'cards'>

/** What a block shows below its caption. */
interface Content {
  readonly situation: Situation
  readonly isRuled: boolean
  readonly isTable: boolean
  readonly parts: readonly Markup[]
  readonly messages: readonly Message[]
}

/** Check a block. Never throws. */
export function checkBlock(source: string, meta: string, settings: Settings): CheckedBlock {
  const isOfRecord = isRecord(source)
  const options = isOfRecord ? recordOptions : blockOptions
  const {classes, id, situation, messages: metaMessages} = readBlockMeta(meta, options, situationOf(settings))
  const content = isOfRecord ? recordContent(source, situation) : cardsContent(source, situation)
  const caption = captionOf(content)
  const children = [...(caption ? [caption] : []), ...content.parts]
  const ownClasses = content.isTable ? ['hanafuda-table', ...classes] : classes
  const {lang} = content.situation.settings
  const markup = figureMarkup(game, ownClasses, id, children, lang === settings.lang ? null : lang)
  return {markup, messages: content.messages, metaMessages}
}

/** Names of the options that a meta may have, for what is misspelt. */
const blockOptions: readonly string[] = [
  'title',
  'caption',
  'rules',
  'month',
  'koikoi',
  'size',
  'lang',
  'class',
  'id'
]

/** Options for the record of a round, whose turns show who has called koi-koi. */
const recordOptions = blockOptions.filter(name => name !== 'koikoi')

/** The name of an option of a meta in our tables: a setting of the block, or of its pictures and words. */
function optionOf(name: string): KeyIn<'setting'> | OptionId | null {
  const option = optionIdOf(name)
  if (option) return option
  const key = keys.find(name)
  return key && isKeyIn(key, 'setting') ? key.id : null
}

/** The situation that the options of a meta describe, with its classes and id. */
function readBlockMeta(
  meta: string,
  names: readonly string[],
  site: Situation
): MetaOptions & {readonly situation: Situation} {
  const read = readMeta(
    meta,
    name => {
      const id = optionOf(name)
      return id !== null && names.includes(id) ? id : null
    },
    ({name, value}, span) =>
      (value === null ? bareValueMessage(name, span, 'title') : null) ?? unknownOption(name, span, names)
  )
  const messages = [...read.messages]
  let situation = site
  for (const option of read.options) {
    const id = optionOf(option.name)!
    situation = isOptionId(id)
      ? withMetaOption(situation, id, option, messages)
      : withSetting(situation, id, option, messages)
  }
  return {...read, situation, messages}
}

function recordContent(source: string, site: Situation): Content {
  const reader = loadedEntry<typeof records>('records')
  if (reader) return {...reader.readRecord(source, site), isRuled: true, isTable: false}
  const asWritten = element('p', {class: 'hanafuda-unread'}, source.trim())
  return {situation: site, isRuled: false, isTable: false, parts: [asWritten], messages: []}
}

function cardsContent(source: string, site: Situation): Content {
  const block = parseBlock(source, grammar)
  const unknown = block.sections.flatMap(({items}) => items.filter(item => item.type === 'unread'))
  const entries = bodyEntries(source, block)
  const sheets = entries.filter(({key}) => key.id === 'sheet')
  const hasSheet = sheets.length > 0
  // A month is not a key; it begins a line of a score sheet: `March: Hana 6`.
  const months = unknown.filter(({start, end}) => hasSheet && monthName(source.slice(start, end)) !== null)
  const read = new Set(months.map(({message}) => message))
  const messages = block.messages.filter(message => !read.has(message))
  if (isEmpty(block)) messages.push(emptyBlock(source))
  // Settings hold for the whole block, wherever they are.
  let situation = site
  const unread = new Map<number, Message>()
  for (const entry of entries) {
    if (!isIn(entry, 'setting')) continue
    const before = messages.length
    situation = withSetting(situation, entry.key.id, entry, messages)
    if (messages.length > before) unread.set(entry.nameSpan.start, messages[before]!)
  }
  const draft = openDraft(
    situation,
    entries.some(({key}) => placesOfTable.has(key.id)),
    entries.some(namesDealt),
    messages
  )
  const isBroken = months.length < unknown.length
  for (const [index, sheet] of sheets.entries()) {
    const from = index > 0 ? sheet.start : 0
    const to = sheets[index + 1]?.start ?? source.length
    const isOwn = ({start}: Span) => start >= from && start < to
    const totals = entries.filter(entry => entry.key.id === 'total' && isOwn(entry))
    const rows = [...block.rows, ...months].filter(isOwn).toSorted((a, b) => a.start - b.start)
    const {parts, messages: found} = readSheet(source, sheet, rows, totals, isBroken, situation.settings)
    append(draft.parts, parts)
    append(messages, found)
  }
  readItems(source, block, hasSheet, read, unread, draft)
  finishTable(draft)
  foldAnswer(draft)
  return draft
}

/**
 * Add rows and keys to a draft, in their order. Rows of a score sheet are its months. Text that is not understood is
 * shown as written.
 *
 * @param read
 *   Messages about lines that the score sheet has read.
 * @param unread
 *   Messages about settings, by the offsets at which their lines begin.
 */
function readItems(
  source: string,
  {rows, sections}: CardBlock,
  hasSheet: boolean,
  read: ReadonlySet<Message>,
  unread: ReadonlyMap<number, Message>,
  draft: Draft
): void {
  const {parts, situation} = draft
  const items = sections.flatMap(one => one.items)
  const below = new Set<unknown>()
  for (const [index, item] of items.entries()) {
    if (below.has(item)) continue
    const wrong =
      item.type === 'unread' ? item.message : item.type === 'key' ? unread.get(item.nameStart) : undefined
    if (wrong && 'end' in item && !read.has(wrong)) {
      const line = source.slice(item.start, item.end)
      parts.push(unreadMarkup(line, wrong, source, situation.settings))
    } else if (item.type === 'row') {
      if (!hasSheet) parts.push(readRow(source, rows[item.row]!, draft))
    } else if (item.type === 'key') {
      const {group} = item.key
      if (group === 'setting' || (hasSheet && group === 'sheet')) continue
      const entry = bodyEntry(source, item, 0)
      const next = items.slice(index + 1, index + MOST_BETWEEN).find(({type}) => type !== 'comment')
      const isAbove = group === 'place' && entry.value === '' && next?.type === 'row' && !hasSheet
      if (isAbove) below.add(next)
      readPart(isAbove ? withValue(entry, source, rows[next.row]!) : entry, draft)
    }
  }
}

/** Comments that may be between a place and its cards; and a single one. */
const MOST_BETWEEN = 8

/** A place with its cards on the next line. */
const withValue = (entry: KeyEntry, source: string, {start, end}: Span): KeyEntry => ({
  ...entry,
  value: source.slice(start, end),
  start,
  end
})

const shows = new Set(['row', 'key', 'unread'])

const isEmpty = ({sections}: CardBlock): boolean =>
  !sections.some(({items}) => items.some(({type}) => shows.has(type)))

/** The message for an empty block, at its first line. */
function emptyBlock(source: string): Message {
  const end = source.search(/[\r\n]/)
  return pageMessage('empty-block', 0, end < 0 ? source.length : end)
}

function captionOf({situation: {title, caption, calls, settings}, isRuled}: Content): Markup | null {
  const {lang, rules, canJudge} = settings
  const parts: Markup[] = []
  if (title !== null) parts.push(element('p', {}, element('strong', {class: 'hanafuda-title'}, title)))
  if (caption !== null) parts.push(element('p', {class: 'hanafuda-caption'}, caption))
  if (isRuled && canJudge) {
    const called = dictionaries[lang].calls[Number(calls.winner > 0) + 2 * Number(calls.loser > 0) - 1]
    for (const line of [term('rules', lang) + rulesInWords(rules, lang), called]) {
      if (line) parts.push(element('p', {class: 'hanafuda-rules'}, line))
    }
  }
  return parts.length === 0 ? null : elementWith('figcaption', {}, parts)
}
