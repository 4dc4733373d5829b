/** Values that are numbers: turns, honba, sticks, columns, norths put aside. */
import {kanjiNumber, lookup, readNumber as valueOfNumber} from '@tehai/kernel/source'
import {correctionsOf} from './corrections.js'
import type {Entry} from '../block/entries.js'
import {bad, factsIn, valueOf, withMessages, type EntryValue} from './entry-value.js'
import {isNoTurn} from '../situation/numbers.js'
import {foldWidth} from '../spelling/fold-width.js'
import {depositOf, parseSticks, type Sticks} from './stick-list.js'

/** A number with one of some counters; kanji are accepted as well. */
function counted(units: string): RegExp {
  return new RegExp(`^(\\d{1,3}|${kanjiNumber})(?:${units})$`)
}

/** Numbers with their counters, by key (default: 2本). */
const counters: Readonly<Partial<Record<string, RegExp>>> = lookup({
  kita: counted('枚|回|norths?'),
  sticks: counted('本|根|개'),
  turn: /^([12]?\d)(?:st|nd|rd|th)$/i
})
const counterOfOthers = counted('本')

/** A number in digits or in kanji, alone. */
const bare = new RegExp(`^(?:\\d{1,6}|${kanjiNumber})$`)

/** A number, alone or with its counter: `6`, `6巡目`, `2本`. */
export function readNumber(entry: Entry): EntryValue {
  const number = numberOf(entry)
  if (number) return number
  const {id} = entry.key
  const messages = sticksIn(entry)?.messages ?? []
  if (messages.length > 0) return withMessages(entry, messages)
  const isTooLarge = id === 'columns' || (id === 'turn' && bareNumber(entry) !== null)
  const points = id === 'honba' ? (bareNumber(entry) ?? 0) : 0
  const meant = points > 0 && points % OF_HONBA === 0 ? [String(points / OF_HONBA)] : correctionsOf(entry)
  return valueOf(entry, {messages: [bad(entry, isTooLarge ? [] : meant)]})
}

/** From this number on, a number of honba means their points; each is worth this many. */
const [NO_HONBA, OF_HONBA] = [100, 300]

const bareNumber = ({value}: Entry): number | null => {
  const text = foldWidth(value).trim()
  return bare.test(text) ? valueOfNumber(text) : null
}

/** What an entry with a number says; `null` if its value is not a number. */
export function numberOf(entry: Entry): EntryValue | null {
  const text = foldWidth(entry.value).trim()
  const {id} = entry.key
  const number = bareNumber(entry)
  if (id === 'columns')
    return number !== null && number >= 1 && number <= 39 ? valueOf(entry, {number}) : null
  const field = id as 'turn' | 'honba' | 'sticks' | 'kita'
  if (id === 'turn' && number !== null && isNoTurn(number)) return null
  if (id === 'honba' && number !== null && number >= NO_HONBA) return null
  if (number !== null) {
    const value = id === 'sticks' && number >= 1000 && number % 1000 === 0 ? number / 1000 : number
    return valueOf(entry, {number: value, facts: [{field, value, start: entry.start, end: entry.end}]})
  }
  const list = sticksIn(entry)
  if (list) return list.messages.length > 0 ? null : sticksValue(entry, list.sticks)
  const facts = factsIn(entry)
  const [only] = facts
  if (facts.length === 1 && only?.field === field) return valueOf(entry, {number: only.value, facts})
  const [, count] = (counters[id] ?? counterOfOthers).exec(text) ?? []
  if (count !== undefined) {
    const value = valueOfNumber(count)
    return valueOf(entry, {number: value, facts: [{field, value, start: entry.start, end: entry.end}]})
  }
  return null
}

/** The sticks that an entry lists; `null` where it lists none. */
const sticksIn = ({key, name, value}: Entry) => (key.id === 'sticks' ? parseSticks(value, name) : null)

/** Only sticks of 1,000 points are the deposit; others are a picture of the sticks that a player has. */
function sticksValue(entry: Entry, sticks: readonly Sticks[]): EntryValue {
  const value = depositOf(sticks)
  if (value === null) return valueOf(entry, {})
  return valueOf(entry, {
    number: value,
    facts: [{field: 'sticks', value, start: entry.start, end: entry.end}]
  })
}
