/** The content of an entry as a value, and the messages about whole values. */
import {placeIn} from '@tehai/kernel/block'
import type {Message} from '@tehai/kernel/source'
import type {Tile} from '@tehai/riichi/tile'
import type {WinBy} from '../../../model/diagram.js'
import type {Entry} from '../block/entries.js'
import type {Fill} from './fill.js'
import {pageMessage} from '../messages.js'
import type {Who} from '../situation/players.js'
import {parseSituation} from '../situation/parse-situation.js'
import type {SituationFact} from '../situation/situation.js'

/** Points of one player, in `scores`. */
export interface Points {
  readonly who: Who | null
  readonly points: number
}

/** The content of an entry; parts that its key does not have are `null` or empty. */
export interface EntryValue {
  readonly entry: Entry
  readonly tiles: readonly Tile[]
  readonly facts: readonly SituationFact[]
  readonly who: Who | null
  /** How a tile was won. */
  readonly by: WinBy | null
  readonly number: number | null
  readonly points: readonly Points[]
  /** How a claim is to be filled in; `null` if its value is to be checked. */
  readonly fill: Fill | null
  /** What is wrong with it. */
  readonly messages: readonly Message[]
  /** The message that makes the whole value not understood: the value is shown as written. */
  readonly problem: Message | null
}

/** Messages after which a value is shown as written. Notation is drawn as far as it is understood. */
const wholeValue: ReadonlySet<string> = new Set([
  'bad-value',
  'missing-value',
  'not-one-tile',
  'unknown-player'
])

/** The value of an entry; parts that are not given are `null` or empty. */
export function valueOf(entry: Entry, what: Partial<Omit<EntryValue, 'entry' | 'problem'>>): EntryValue {
  const {tiles = [], facts = [], who = null, by = null, number = null, points = [], fill = null} = what
  const {messages = []} = what
  const problem = messages.find(({id}) => wholeValue.has(id)) ?? null
  return {entry, tiles, facts, who, by, number, points, fill, messages, problem}
}

/** The value of an entry with messages whose places are offsets into the value. */
export function withMessages(
  entry: Entry,
  messages: readonly Message[],
  what: Partial<EntryValue> = {}
): EntryValue {
  return valueOf(entry, {...what, messages: messages.map(one => placeIn(entry, one))})
}

/** There is no value. */
export function missing({key, name, nameSpan}: Entry): Message {
  return pageMessage('missing-value', nameSpan.start, nameSpan.end, {key: name, example: key.example})
}

/** A message that the value as a whole cannot be understood. */
export function bad(entry: Entry, meant: readonly string[] = []): Message {
  const {key, name, start, end} = entry
  return pageMessage(
    'bad-value',
    start,
    end,
    {key: name, example: key.example, kind: kindOfValue(key)},
    meant
  )
}

/** The name of the type of value in the message about it. */
function kindOfValue({id, value}: Entry['key']): string {
  if (id === 'turn' || id === 'columns') return id
  return value === 'number' ||
    value === 'wind' ||
    value === 'round' ||
    value === 'tiles' ||
    value === 'scores'
    ? value
    : 'other'
}

/** Facts of a value, with their spans moved to the place of the value. */
export function factsIn(entry: Entry): SituationFact[] {
  const facts = parseSituation(entry.value, entry.start)
  return entry.literal ? facts : facts.map(fact => ({...fact, start: entry.start, end: entry.end}))
}
