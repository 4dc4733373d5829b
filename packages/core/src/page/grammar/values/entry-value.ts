/**
 * What an entry says, as a value, and the messages about values as a whole.
 */
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

/** What an entry says; what its key does not say is `null` or empty. */
export interface EntryValue {
  readonly entry: Entry
  readonly tiles: readonly Tile[]
  readonly facts: readonly SituationFact[]
  readonly who: Who | null
  /** How a tile was won. */
  readonly by: WinBy | null
  readonly number: number | null
  readonly points: readonly Points[]
  /** What a claim wants filled in; `null` where its value is to be checked. */
  readonly fill: Fill | null
  /** What is wrong with it. */
  readonly messages: readonly Message[]
  /** The one of the messages for which the whole value is not understood: it is shown as written. */
  readonly problem: Message | null
}

/** Messages after which a value is shown as written. Notation is drawn as far as it is understood. */
const wholeValue: ReadonlySet<string> = new Set([
  'bad-value',
  'missing-value',
  'not-one-tile',
  'unknown-player'
])

/** The value of an entry; what is not given is `null` or empty. */
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

/** The value as a whole cannot be understood. */
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

/** What a value is called in the message about it. */
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

/** Facts of a value, with spans at the place of the value. */
export function factsIn(entry: Entry): SituationFact[] {
  const facts = parseSituation(entry.value, entry.start)
  return entry.literal ? facts : facts.map(fact => ({...fact, start: entry.start, end: entry.end}))
}
