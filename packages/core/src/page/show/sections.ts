/**
 * Sections: what a checked block shows, in the order of the source.
 */
import {commaOf, nameOfHand} from '../../labels/play/page.js'
import {append} from '@tehai/kernel/source'
import type {Words} from '@tehai/kernel/markup'
import type {CheckedSection, Part} from '../check/result/checked-block.js'
import type {BlockVerdicts} from '../check/verdicts.js'
import type {BlockContext} from '../check/context/context.js'
import {unreadMark} from '../check/inline/words.js'
import type {ContentItem, ContentSection} from '../grammar/content.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import type {SituationFact} from '../grammar/situation/situation.js'
import type {Who} from '../grammar/situation/players.js'
import {boardOfBlock, noBoard, type BlockBoard} from './board.js'
import {nameOfWho} from '../grammar/situation/fact-names.js'
import {situationWords} from './facts.js'
import {groupsOf, type ShownPart} from './groups.js'
import {isOfEyes, isOfRecord} from '../grammar/block/record-lines.js'
import {partsOf, wordsOfKey} from './value-parts.js'
import {rowPart} from './row-part.js'
import {eachPlayerOnce, type PlacedSection} from './river-sections.js'
import type {Display} from './display.js'

/** What a block shows, and the messages about the tiles in its words. */
export interface BlockDisplay {
  readonly sections: readonly CheckedSection[]
  readonly title: Words | null
  readonly caption: Words | null
  readonly messages: readonly PlacedMessage[]
}

/** Write what a block shows. */
export function displayOf(context: BlockContext, read: BlockVerdicts): BlockDisplay {
  const {verdicts} = read
  const messages: PlacedMessage[] = []
  const display: Display = {context, verdicts, messages}
  const found = boardOfBlock(context, read)
  const board = typeof found === 'object' ? found : null
  if (typeof found === 'string') append(messages, noBoard(context, found))
  const placed = context.sections.flatMap((section, index): PlacedSection[] => {
    const {record} = context
    if (isHidden(section, record)) return []
    const items = shownItems(section, context, board)
    const groups = groupsOf(shownParts(display, {...section, items}), context.settings.lang)
    const isOnBoard =
      board !== null && groups.length === 0 && isNamedOnBoard(context.rows.headers[index] ?? [])
    return [{index, shown: {player: isOnBoard ? null : playerOf(context, section, index), groups}}]
  })
  const ofPlayers =
    context.record?.view === 'rivers' ? eachPlayerOnce(placed, context) : placed.map(({shown}) => shown)
  const sections = board === null ? ofPlayers : [{player: null, groups: [[board.part]]}, ...ofPlayers]
  return {
    sections: sections.filter(({player, groups}) => player || groups.length > 0),
    title: wordsOfKey(display, 'title'),
    caption: wordsOfKey(display, 'caption'),
    messages
  }
}

/** Whether a board shows everything that a header says. */
const isNamedOnBoard = (facts: readonly SituationFact[]): boolean =>
  facts.every(({field}) => field === 'seat' || field === 'points' || field === 'riichi')

/** Whether a section consists of lines of a record that the page does not show as such. */
function isHidden({player}: ContentSection, record: BlockContext['record']): boolean {
  return player !== null && isOfRecord(record, player) && record?.view !== 'rivers'
}

/** The items of a section that are shown; from the lines of a record, only rivers. */
function shownItems(
  {items}: ContentSection,
  {record, rows}: BlockContext,
  board: BlockBoard | null
): readonly ContentItem[] {
  if (board !== null) return items.filter(item => item.type !== 'row' || !board.rows.has(item.row))
  if (record === null) return items
  return items.filter(item => {
    if (item.type === 'value') return !isOfRecord(record, item.value.entry) && !isOfEyes(item.value.entry)
    if (item.type !== 'row') return !isOfRecord(record, item)
    const {row} = rows.list[item.row]!
    return !isOfRecord(record, row) || row.mode === 'river'
  })
}

function playerOf(context: BlockContext, {player}: ContentSection, index: number): CheckedSection['player'] {
  if (!player) return null
  const {lang} = context.settings
  const facts = (context.rows.headers[index] ?? []).filter(fact => !isName(fact, player.who))
  const words = situationWords(context, facts, [], context.text)
  const said = words.flatMap((one, at) => (at === 0 ? one : [commaOf(lang), ...one]))
  return {who: player.who, name: nameOfWho(player.who, lang), said}
}

/** Whether a fact repeats the name of its player: `East: dealer, 25000`. */
const isName = (fact: SituationFact, who: Who): boolean =>
  fact.field === 'seat' && 'wind' in who && fact.wind === who.wind

/** The parts of a section. A value filled in below an answer would give the answer away, and is folded as well. */
function shownParts(display: Display, {items}: ContentSection): ShownPart[] {
  const shown: ShownPart[] = []
  let isAnswered = false
  for (const item of items) {
    if (item.type !== 'value') {
      addItem(display, item, shown)
      continue
    }
    const {entry, fill} = item.value
    if (entry.key.id === 'answer') isAnswered = true
    const isGivenAway = isAnswered && fill === '?' && entry.part === 'body'
    for (const one of partsOf(display, item.value))
      shown.push(isGivenAway && one ? {part: one.part, isFolded: true} : one)
  }
  return shown
}

/** Add the part of an item that is not a value to the parts of its section. */
function addItem(
  {context: {text, rows, settings}, verdicts}: Display,
  item: Exclude<ContentItem, {type: 'value'}>,
  shown: ShownPart[]
): void {
  const add = (part: Part) => shown.push({part, isFolded: false})
  switch (item.type) {
    case 'gap':
      shown.push(null)
      break
    case 'comment':
      break
    case 'separator':
      add({type: 'separator', separator: item.separator})
      break
    case 'unread': {
      const written = text.slice(item.start, item.end)
      add({type: 'unread', words: [unreadMark(written, item.message, text, settings.lang)]})
      break
    }
    case 'row': {
      const read = rows.list[item.row]!
      const {name} = read.row
      add(rowPart(read, item.row, verdicts, name ? nameOfHand(name, settings.lang) : null))
    }
  }
}
