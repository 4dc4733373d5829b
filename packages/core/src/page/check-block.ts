/**
 * Check: the source of a ```mahjong block → a checked block.
 *
 *     text → content → context → checks → verdicts → display
 *            grammar   row, check                    show
 *
 * Never throws on any text. The rules of the game are not known here: `checkClaim` and `checkHand` apply them.
 */
import {inOrder, type Message} from '@tehai/kernel/source'
import type {CheckedBlock} from './check/result/checked-block.js'
import {checked} from './check/checks.js'
import type {CheckClaim, CheckHand} from './check/result/claims.js'
import {contextOf} from './check/context/context.js'
import {checkPlainRow, isPlainRow} from './check/rows/plain-row.js'
import {withRecord} from './check/record/record.js'
import {readVerdicts} from './check/verdicts.js'
import {readContent, type BlockContent} from './grammar/content.js'
import {pageMessage} from './grammar/messages.js'
import {isOfRecord} from './grammar/block/record-lines.js'
import {defaultSettings, type Settings} from './grammar/keys/options.js'
import type {PlacedMessage} from './grammar/placed-message.js'
import type {Records} from './grammar/block/records.js'
import {displayOf} from './show/sections.js'

export interface CheckOptions {
  /** What the site and the file have set (default: `defaultSettings`). */
  readonly settings?: Settings | undefined
  /** The meta of the fence, as written (default: nothing). */
  readonly meta?: string | undefined
  /** Checks claims (default: claims are not checked, and are shown as written). */
  readonly checkClaim?: CheckClaim | undefined
  /** Checks the situation of a hand (default: it is not checked). */
  readonly checkHand?: CheckHand | undefined
  /** Reads game records (default: none are read, and a block that names one is reported). */
  readonly records?: Records | null | undefined
  /** Path of the page; paths of records are relative to its folder (default: not known). */
  readonly page?: string | undefined
}

/** Check a block. Takes time proportional to the length of its text. */
export function checkBlock(text: string, options: CheckOptions = {}): CheckedBlock {
  const {settings = defaultSettings, meta = ''} = options
  return meta === '' && isPlainRow(text) ? checkPlainRow(text, settings) : checkWhole(text, options)
}

/** Check a block of any form. */
export function checkWhole(text: string, options: CheckOptions = {}): CheckedBlock {
  const {
    settings = defaultSettings,
    meta = '',
    checkClaim = null,
    checkHand = null,
    records = null,
    page
  } = options
  const typed = readContent(text, meta, settings)
  const content = hasRecordKeys(typed) ? withRecord(typed, {records, page, site: settings}) : typed
  const context = checked(contextOf(content, {checkClaim, checkHand}))
  const verdicts = readVerdicts(context)
  const {title, caption, sections, messages: wordMessages} = displayOf(context, verdicts)
  const empty = isEmpty(content) ? [pageMessage('empty-block', 0, 0)] : []
  const messages = withoutRecord([...context.messages, ...verdicts.messages, ...wordMessages], context)
  return {
    lang: content.settings.lang,
    ...(content.settings.lang !== settings.lang && {ownLang: content.settings.lang}),
    title,
    caption,
    classes: content.classes,
    id: content.id,
    sections,
    claims: verdicts.claims,
    messages: inOrder([...empty, ...messagesOf('body', messages)]),
    metaMessages: inOrder(messagesOf('meta', messages))
  }
}

/** Whether a block says something about a game record. */
const hasRecordKeys = ({values}: BlockContent): boolean =>
  values.some(({entry}) => entry.key.group === 'record')

/**
 * Findings that the author of the page cannot fix are left out: faults of a record are reported where the record is
 * named.
 */
function withoutRecord(
  messages: readonly PlacedMessage[],
  {record}: Pick<BlockContent, 'record'>
): readonly PlacedMessage[] {
  if (record === null) return messages
  return messages.filter(({part, message}) => !isOfRecord(record, {part, start: message.start}))
}

const messagesOf = (wanted: PlacedMessage['part'], messages: readonly PlacedMessage[]): Message[] =>
  messages.flatMap(({part, message}) => (part === wanted ? [message] : []))

/** Whether a block has nothing that a page can show. */
function isEmpty({values, sections}: BlockContent): boolean {
  return values.length === 0 && !sections.some(({player, items}) => player || items.some(isShown))
}

const isShown = ({type}: BlockContent['sections'][number]['items'][number]): boolean =>
  type !== 'gap' && type !== 'comment'
