/**
 * Records: the source of a block that is the record of a round → its rows of cards, its title and its notes.
 *
 * An entry of its own, `remark-hanafuda/records`, which is loaded when the first record of a page is read.
 */
import {element, type Markup} from '@tehai/kernel/markup'
import {append, type Message} from '@tehai/kernel/source'
import {parseRecord} from '@tehai/koikoi/notation/records'
import {noteMarkup} from './parts.js'
import {recordLines} from '../grammar/record-lines.js'
import {roundMarkup} from './round.js'
import {withSetting, type Situation} from '../grammar/situation.js'
import {readWords} from './words.js'

/** What a record shows. */
export interface ReadRecord {
  readonly situation: Situation
  readonly parts: readonly Markup[]
  readonly messages: readonly Message[]
}

/** Read the record of a round. Never throws. */
export function readRecord(source: string, site: Situation): ReadRecord {
  const messages: Message[] = []
  const notes: Markup[] = []
  let situation = site
  const {record, beside} = recordLines(source)
  for (const {id, end, nameStart, nameEnd, valueStart} of beside) {
    const value = source.slice(valueStart, end)
    const nameSpan = {start: nameStart, end: nameEnd}
    const setting = {name: source.slice(nameStart, nameEnd), nameSpan, value, start: valueStart, end}
    if (id === 'note') notes.push(noteMarkup(readWords(value, valueStart, situation.settings, messages)))
    else situation = withSetting(situation, id, setting, messages)
  }
  const read = parseRecord(record, situation.settings.rules, situation.month)
  const rules = read.header?.rules ?? situation.settings.rules
  const settings = {...situation.settings, rules}
  append(messages, read.messages)
  const [first] = read.messages
  const unread = first ? [unreadMarkup(record, read.header ? first.start : 0, situation)] : []
  return {
    situation: {...situation, settings, isRuled: true},
    parts: [...roundMarkup(read, settings), ...notes, ...unread],
    messages
  }
}

/** The part of a record that could not be played, as its author wrote it. */
function unreadMarkup(record: string, from: number, {settings: {lang}}: Situation): Markup {
  const start = Math.max(record.lastIndexOf('\n', from - 1), record.lastIndexOf('\r', from - 1)) + 1
  const text = record.slice(start).trim()
  return element('p', {class: 'hanafuda-unread', lang}, element('mark', {class: 'hanafuda-error'}, text))
}
