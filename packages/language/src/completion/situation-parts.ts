/**
 * Completion of a situation part by part: the part at the cursor is completed, the others stay.
 *
 *     situation: East 1, riichi, ip|      ippatsu
 *     状況: 東1局 南|                     南家
 */
import {
  circumstances,
  commaOf,
  nameOfCircumstance,
  nameOfHonba,
  nameOfPoints,
  nameOfRiichi,
  nameOfRound,
  nameOfSeatWind,
  nameOfTurn,
  seatOrder
} from '@tehai/core/labels'
import {largest, type Language, type Span} from '@tehai/kernel/source'
import {alone} from '../claims/claim-at.js'
import type {Completion} from './completion-item.js'
import {startsWith} from './keys/key-completion.js'
import type {OpenLine} from '../syntax/open-line.js'
import type {TextEdit} from '../page/text-edit.js'

/** Parts of a situation in a language, the usual ones first. Numbers are examples. */
const partsIn = (language: Language): readonly string[] => [
  ...(['east', 'south'] as const).flatMap(wind =>
    [1, 2, 3, 4].map(hand => nameOfRound(wind, hand, language))
  ),
  ...seatOrder.map(wind => nameOfSeatWind(wind, language)),
  nameOfTurn(6, language),
  ...(['riichi', 'double'] as const).map(kind => nameOfRiichi(kind, language)),
  ...circumstances.map(one => nameOfCircumstance(one, language)),
  nameOfHonba(1, language),
  nameOfPoints(25_000, language)
]

/** What separates the parts of a situation. A name may contain blanks. */
const divider = /[\s,、，]/u

/**
 * The parts that may be written at an offset of a situation, without those that it has already or makes impossible.
 *
 * @param value
 *   The situation as it is written.
 * @param language
 *   Language of the names.
 */
export function situationParts(
  line: OpenLine,
  value: Span,
  offset: number,
  language: Language
): readonly Completion[] {
  const {text} = line.page
  const labels = partsIn(language)
  const before = text.slice(Math.min(value.start, offset), offset)
  const from = Math.min(value.start, offset) + beginningOf(before, labels)
  const typed = text.slice(from, offset)
  const rest = text.slice(offset, Math.max(offset, value.end))
  // After a separator, a part is inserted before the next one; inside a part, the rest of it is replaced.
  const isBefore = typed === '' && rest !== '' && !divider.test(rest[0]!)
  const word = /^[^\s,、，]*/u.exec(rest)![0]
  const whole = labels.filter(label => (typed + rest).startsWith(label) && label.length >= typed.length)
  const ends = whole.map(({length}) => from + length)
  const end = isBefore ? offset : largest(ends, offset + word.length)
  const comma = commaOf(language).trim() === '' ? ' ' : commaOf(language)
  const editOf = (label: string): TextEdit => ({start: from, end, text: isBefore ? label + comma : label})
  const written = ({start, end, text: part}: TextEdit) =>
    text.slice(Math.min(value.start, start), start) + part + text.slice(end, Math.max(end, value.end))
  const messagesWith = (edit: TextEdit) =>
    line
      .read(alone(line.page, line.block, line.key, `situation: ${written(edit)}`))
      .diagnostics.filter(({id}) => id !== 'missing-value').length
  const without = {start: from, end, text: ''}
  const others = written(without)
  const most = messagesWith(without)
  return labels
    .filter(label => startsWith(label, typed) && !others.includes(label))
    .map((label): Completion => ({label, kind: 'value', detail: '', edit: editOf(label)}))
    .filter(({edit}) => messagesWith(edit) <= most)
}

/** Where the last part begins: the longest text that is the beginning of a name. */
function beginningOf(before: string, labels: readonly string[]): number {
  const longest = largest(
    labels.map(({length}) => length),
    0
  )
  for (let at = Math.max(0, before.length - longest); at < before.length; at++) {
    const isBeginning = at === 0 || divider.test(before[at - 1]!)
    const typed = before.slice(at)
    if (isBeginning && !divider.test(typed[0]!) && labels.some(label => startsWith(label, typed))) return at
  }
  let word = before.length
  while (word > 0 && !divider.test(before[word - 1]!)) word--
  return word
}
