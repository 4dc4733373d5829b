/**
 * Check: the source of a ```mahjong block → a checked block.
 *
 *     text → parseBlock → entries → what each says → rows and dora → claims → parts
 *
 * Never throws on any text. Rules are not known here: `checkClaim` brings them.
 */
import type {Span} from '@tehai/kernel/source'
import {parseBlock, type BlockItem} from './grammar/block.js'
import {callsApart} from './check/calls-apart.js'
import type {CheckedBlock} from './check/checked.js'
import {claimedHand} from './check/claimed-hand.js'
import type {CheckClaim, CheckHand} from './check/claims.js'
import {findDora, isSanma} from './check/block-dora.js'
import {inOrder, readEntryWords, report, reportAll, type Check, type Told} from './check/checking.js'
import {reportCalls} from './check/calls.js'
import {reportCopies} from './check/copies.js'
import {bodyEntry, readBlockMeta, type Entry} from './grammar/entries.js'
import {reportFirstTurns} from './check/first-turns.js'
import {keyOf} from './grammar/keys.js'
import {knownOf, type Known} from './check/known.js'
import {meantOption, optionExamples, optionExpected, readOption} from './grammar/option-values.js'
import {defaultSettings, type Settings} from './grammar/options.js'
import {pageMessage} from './grammar/messages.js'
import {buildSections} from './show/parts.js'
import {checkPlainRow, isPlainRow} from './check/plain-row.js'
import {readRows} from './check/rows.js'
import {reportRiichiTurns} from './check/riichi-turns.js'
import {reportScores} from './check/scores.js'
import {reportWays} from './check/ways.js'
import {readEntry, type Said} from './grammar/said.js'
import {reportSeats} from './check/seat-slips.js'
import {headerMessages} from './grammar/situation-messages.js'
import type {SituationFact} from './grammar/situation.js'
import {reportSanmaSlips} from './check/sanma-slips.js'
import type {Words} from '@tehai/kernel/markup'

export interface CheckOptions {
  /** What the site and the file have set (default: `defaultSettings`). */
  readonly settings?: Settings | undefined
  /** The meta of the fence, as written (default: nothing). */
  readonly meta?: string | undefined
  /** Who checks claims (default: nobody, they are shown as written). */
  readonly checkClaim?: CheckClaim | undefined
  /** Who checks what is said of a hand (default: nobody). */
  readonly checkHand?: CheckHand | undefined
}

/** Check a block. Takes time proportional to the length of its text. */
export function checkBlock(text: string, options: CheckOptions = {}): CheckedBlock {
  const {settings = defaultSettings, meta = ''} = options
  return meta === '' && isPlainRow(text) ? checkPlainRow(text, settings) : checkWhole(text, options)
}

/** Check a block of any form. */
export function checkWhole(text: string, options: CheckOptions = {}): CheckedBlock {
  const {settings: site = defaultSettings, meta = '', checkClaim = null} = options
  const block = parseBlock(text)
  const blockMeta = readBlockMeta(meta, block)
  const told: Told = {messages: [...block.messages], metaMessages: [...blockMeta.messages]}
  const items = new Map<BlockItem, Entry>()
  block.sections.forEach((section, index) => {
    for (const item of section.items) if (item.type === 'key') items.set(item, bodyEntry(text, item, index))
  })
  const entries = overridden(blockMeta.entries, [...items.values()])
  const settings = readSettings(site, [...blockMeta.entries, ...items.values()], blockMeta.claims, told)
  const {said, saidOf, inside} = readEntries(entries, items, settings, told)
  const check: Check = {
    text,
    meta,
    block,
    settings,
    said,
    saidOf,
    inside,
    checkClaim,
    ...told
  }
  if (isEmpty(check)) told.messages.push(pageMessage('empty-block', 0, 0))
  const dora = findDora(check)
  const rows = readRows(check, dora)
  reportCopies(check, dora, rows)
  reportScores(check, rows)
  if (rows.list.length > 1) reportAll(check, 'body', callsApart(rows.list))
  reportWays(check, rows)
  reportRiichiTurns(check, rows)
  reportFirstTurns(check, rows)
  if (block.sections.length > 1) reportSeats(check, rows)
  if (block.sections.length > 1) reportHeaders(check, rows.headers)
  const sanma = isSanma(check)
  if (block.sections.length > 1 && !sanma) reportCalls(check, rows)
  reportSanmaSlips(check, dora, rows)
  const known = knownOf(
    sanma,
    {dora, isDoraUnread: isDoraUnread(check), elsewhere: tilesElsewhere(check)},
    rows
  )
  if (options.checkHand) reportHands(check, known, options.checkHand)
  const {sections, claims} = buildSections(check, known)
  return {
    lang: settings.lang,
    title: wordsOf(check, 'title'),
    caption: wordsOf(check, 'caption'),
    classes: blockMeta.classes,
    id: blockMeta.id,
    sections,
    claims,
    messages: inOrder(told.messages),
    metaMessages: inOrder(told.metaMessages)
  }
}

/** Report words of headers that are misspelt. */
function reportHeaders(check: Check, headers: readonly (readonly SituationFact[])[]): void {
  check.block.sections.forEach(({player}, index) => {
    if (!player) return
    const {valueStart, valueEnd} = player
    const text = check.text.slice(valueStart, valueEnd)
    reportAll(check, 'body', headerMessages(text, valueStart, headers[index] ?? []))
  })
}

/** Keys for which a hand is looked at. */
const judged: ReadonlySet<string> = new Set(['situation', 'claim', 'quiz'])

/** Keys of dora and their indicators. */
const ofDora: ReadonlySet<string> = new Set(['dora', 'indicator', 'ura', 'ura-indicator'])

const isDoraUnread = ({said}: Check) =>
  said.some(
    ({entry, messages}) => ofDora.has(entry.key.id) && messages.some(({severity}) => severity === 'error')
  )

/** The tiles that a key says are seen elsewhere. */
const tilesElsewhere = ({said}: Check) => said.findLast(({entry}) => entry.key.id === 'visible')?.tiles ?? []

/** Keys of the tile that won. */
const winning: ReadonlySet<string> = new Set(['win', 'ron'])

/** Ask about each hand that a situation, a claim or a quiz speaks of; about all where the rules are given. */
function reportHands(check: Check, known: Known, checkHand: CheckHand): void {
  const isRuled = known.rows.common.some(({entry}) => entry.key.id === 'rules')
  known.rows.list.forEach(({said, situation}, index) => {
    const isJudged = said.some(({entry}) => judged.has(entry.key.group) || winning.has(entry.key.id))
    if (!isRuled && !isJudged && situation.tenpai === undefined) return
    const hand = claimedHand(check.settings, known, index)
    if (hand) for (const {part, message} of checkHand(hand)) report(check, part, message)
  })
}

/** The entries that hold: a line goes before the same key of the meta. */
function overridden(meta: readonly Entry[], body: readonly Entry[]): Entry[] {
  const written = new Set(body.map(({key}) => key.id))
  return [...meta.filter(({key}) => key.many || !written.has(key.id)), ...body]
}

/** Settings of the block: meta before lines, so that lines go last. */
function readSettings(site: Settings, entries: readonly Entry[], claims: Entry | null, told: Told): Settings {
  const settings: Record<string, unknown> = {...site}
  const set = (name: string, entry: Entry) => {
    const value = readOption(name, entry.value)
    if (value === undefined || entry.value.trim() === '') {
      const values = {key: entry.name, example: optionExamples[name] ?? '', kind: 'other'}
      const {start, end} = entry.start < entry.end ? entry : entry.nameSpan
      const isLanguage = name === 'lang' && entry.start < entry.end
      report(
        told,
        entry.part,
        isLanguage
          ? pageMessage('unknown-language', start, end)
          : pageMessage('bad-value', start, end, values, optionExpected(name, entry.value))
      )
      const meant = meantOption(name, entry.value)
      if (meant !== undefined) settings[name] = meant
    } else settings[name] = value
  }
  for (const entry of entries) if (entry.key.group === 'option') set(entry.key.id, entry)
  if (claims) set('claims', claims)
  return settings as unknown as Settings
}

/** Read every entry but options, once each. */
function readEntries(
  entries: readonly Entry[],
  items: ReadonlyMap<BlockItem, Entry>,
  settings: Settings,
  told: Told
): Pick<Check, 'said' | 'saidOf' | 'inside'> {
  const said: Said[] = []
  const saidOf = new Map<BlockItem, Said>()
  const inside = new Map<Said, readonly Said[]>()
  const itemOf = new Map([...items].map(([item, entry]) => [entry, item]))
  for (const entry of entries) {
    if (entry.key.group === 'option' && entry.key.id !== 'rules') continue
    const one = readEntry(entry, settings.dialect)
    reportAll(told, entry.part, one.messages)
    said.push(one)
    const item = itemOf.get(entry)
    if (item) saidOf.set(item, one)
    const dora = doraInside(one).map(part => readEntry(part, settings.dialect))
    if (dora.length === 0) continue
    for (const part of dora) {
      reportAll(told, entry.part, part.messages)
      said.push(part)
    }
    inside.set(one, dora)
  }
  return {said, saidOf, inside}
}

/** `ドラ5s` in a situation, as if it were a key. */
function doraInside({entry, facts}: Said): Entry[] {
  return facts.flatMap(fact => {
    if (fact.field !== 'dora') return []
    const start = fact.end - fact.tiles.length
    const span: Span = entry.literal ? {start, end: fact.end} : entry
    return [{...entry, ...span, key: keyOf(fact.key), value: fact.tiles, name: fact.key, row: null}]
  })
}

const shows = (item: BlockItem): boolean => item.type !== 'gap' && item.type !== 'comment'

/** Whether nothing stands in the block that a page could show. */
function isEmpty({block, said}: Check): boolean {
  return said.length === 0 && !block.sections.some(({player, items}) => player || items.some(shows))
}

/** The words of a key that stands once in a block. */
function wordsOf(check: Check, id: 'title' | 'caption'): Words | null {
  const found = check.said.findLast(({entry}) => entry.key.id === id)
  return found ? readEntryWords(check, found.entry) : null
}
