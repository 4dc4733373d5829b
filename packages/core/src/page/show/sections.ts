/**
 * Sections: what a checked block shows, in the order of the source.
 */
import {commaOf, nameOfHand} from '../../labels/page.js'
import type {Words} from '@tehai/kernel/markup'
import type {CheckedSection, Part} from '../check/checked-block.js'
import type {BlockVerdicts} from '../check/verdicts.js'
import type {BlockContext} from '../check/context.js'
import {unreadMark} from '../check/words.js'
import type {ContentItem, ContentSection} from '../grammar/content.js'
import type {EntryValue} from '../grammar/entry-values.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import type {RowOptions} from '../row/row-options.js'
import {nameOfWho, situationWords} from './facts.js'
import {groupsOf, type ShownPart} from './groups.js'
import {partsOf, wordsOfKey, type Display} from './value-parts.js'

/** What a block shows, and what there is to report of the tiles in its words. */
export interface BlockDisplay {
  readonly sections: readonly CheckedSection[]
  readonly title: Words | null
  readonly caption: Words | null
  readonly messages: readonly PlacedMessage[]
}

/** Write what a block shows. */
export function displayOf(context: BlockContext, {verdicts}: BlockVerdicts): BlockDisplay {
  const messages: PlacedMessage[] = []
  const display: Display = {context, verdicts, messages}
  const sections = context.sections.map((section, index): CheckedSection => {
    const groups = groupsOf(shownParts(display, section), context.settings.lang)
    return {player: playerOf(context, section, index), groups}
  })
  return {
    sections: sections.filter(({player, groups}) => player || groups.length > 0),
    title: wordsOfKey(display, 'title'),
    caption: wordsOfKey(display, 'caption'),
    messages
  }
}

function playerOf(context: BlockContext, {player}: ContentSection, index: number): CheckedSection['player'] {
  if (!player) return null
  const {lang} = context.settings
  const words = situationWords(context, context.rows.headers[index] ?? [], [], context.text)
  const said = words.flatMap((one, at) => (at === 0 ? one : [commaOf(lang), ...one]))
  return {who: player.who, name: nameOfWho(player.who, lang), said}
}

/** The parts of a section. What is filled in below an answer would give it away, and is folded as well. */
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

/** The options of a row, with the marks that a claim of it brings; those of its author come first. */
function withMark(
  options: RowOptions,
  values: readonly EntryValue[],
  verdicts: Display['verdicts']
): RowOptions {
  if (options.mark !== undefined) return options
  for (const value of values) {
    const mark = value.fill === '?' ? verdicts.get(value)?.mark : undefined
    if (mark) return {...options, mark}
  }
  return options
}

/** Add the part of an item that is no value to those of its section. */
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
      const {row, source, options: own, values} = rows.list[item.row]!
      const options = withMark(own, values, verdicts)
      const {mode, start, end} = row
      const name = row.name ? nameOfHand(row.name, settings.lang) : null
      add({type: 'row', row: item.row, mode, source, start, end, options, name})
    }
  }
}
