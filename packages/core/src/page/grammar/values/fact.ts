/**
 * Values about the state of play: a situation, the round, a wind, a declaration, yes or no.
 */
import {placeIn} from '@tehai/kernel/block'
import {lookup} from '@tehai/kernel/source'
import type {Circumstance} from '../../../labels/ids.js'
import {correctionsOf} from './corrections.js'
import type {Entry} from '../block/entries.js'
import {bad, factsIn, valueOf, type EntryValue} from './entry-value.js'
import {foldWidth} from '../spelling/fold-width.js'
import {parseSituation} from '../situation/parse-situation.js'
import type {SituationFact, SituationValue} from '../situation/situation.js'
import {secondFacts} from '../situation/second-facts.js'
import {situationMessages} from '../situation/situation-messages.js'

export function readSituationEntry(entry: Entry): EntryValue {
  const facts = factsIn(entry)
  // A value whose offsets are not those of the text: its messages are placed at the whole value.
  const {value, start, literal} = entry
  const [offset, own] = literal ? [start, facts] : [0, parseSituation(value)]
  const unread = own.some(({field}) => field === 'unread' || field === 'non-dealer')
    ? situationMessages(value, offset, own)
    : []
  const messages = [...unread, ...secondFacts(value, offset, own)]
  if (literal || messages.length === 0) return valueOf(entry, {facts, messages})
  const placed = messages.map(one => ({
    ...placeIn(entry, one),
    values: {...one.values, actual: value.slice(one.start, one.end)}
  }))
  return valueOf(entry, {facts, messages: placed})
}

const yes = /^(?:|yes|true|on|y|1|はい|あり|有り?|是|있음|예|○|◯|✓)$/i
const no = /^(?:no|false|off|n|0|none|いいえ|なし|無し?|[无沒没]有?|否|없음|아니요|×)$/i

/** One fact about the state of play. */
export function readFact(entry: Entry): EntryValue {
  return factOf(entry) ?? valueOf(entry, {messages: [bad(entry, correctionsOf(entry))]})
}

/** What an entry says about the state of play; `null` if its value is something else. */
export function factOf(entry: Entry): EntryValue | null {
  const {key, start, end} = entry
  const text = foldWidth(entry.value).trim()
  if ((key.value === 'flag' || key.value === 'riichi') && no.test(text)) return valueOf(entry, {})
  if ((key.value === 'flag' || key.value === 'riichi') && yes.test(text)) {
    const value: SituationValue =
      key.value === 'riichi'
        ? {field: 'riichi', kind: 'riichi', turn: null}
        : {field: 'circumstance', circumstance: key.id as Circumstance}
    return valueOf(entry, {facts: [{...value, start, end}]})
  }
  if (key.value === 'flag') return null
  if (key.value === 'riichi') return riichiOf(entry)
  const facts = factsIn(entry).map(fact => fitted(fact, entry))
  const fields = new Set(facts.map(({field}) => field))
  const isOnce = facts.length > 0 && fields.size === facts.length
  const isOfKey = facts.every(({field}) => fieldsOf[key.value]?.includes(field))
  return isOnce && isOfKey ? valueOf(entry, {facts}) : null
}

/** What each key may say. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = lookup({
  round: ['round', 'honba', 'last-hand', 'game-length', 'sticks'],
  wind: ['seat', 'non-dealer'],
  riichi: ['riichi']
})

const namesSeat = /家|가|seat|player/i
const namesRound = /[場场]|장|round/i

/** `場: 東` is a round; 南家 is a seat under every key. */
function fitted(fact: SituationFact, {key, value}: Entry): SituationFact {
  const {start, end} = fact
  if (key.value === 'round' && fact.field === 'seat' && !namesSeat.test(value))
    return {field: 'round', wind: fact.wind, hand: null, start, end}
  if (key.value === 'wind' && fact.field === 'round' && fact.hand === null && !namesRound.test(value)) {
    return {field: 'seat', wind: fact.wind, start, end}
  }
  return fact
}

const riichiKind =
  /^(?:(?<double>double|ダブル|ダブリー|w(?![a-z]))|open(?![a-z])|オープン)(?:[ -]?(?:riichi|立直|リーチ))?/i
const beforeTurn = /^[\s,、，(（]*(?:(?:on|in|at)\s+)?/i

/** A declaration: `8巡目`, `double`, `turn 8, ippatsu`. */
function riichiOf(entry: Entry): EntryValue | null {
  const text = foldWidth(entry.value)
  const kind = riichiKind.exec(text)
  const after = kind ? kind[0].length : 0
  const at = after + beforeTurn.exec(text.slice(after))![0].length
  const rest = parseSituation(text.slice(at).replace(/\)\s*$/, ''), entry.start + at)
  const declared = rest.find(({field}) => field === 'riichi')
  const turn = rest.find(({field}) => field === 'turn')
  const ippatsu = rest.filter(fact => fact.field === 'circumstance' && fact.circumstance === 'ippatsu')
  const isRead = [declared, turn].filter(Boolean).length + ippatsu.length === rest.length
  if (!isRead || (!kind && rest.length === 0)) return null
  const {start, end} = entry
  const named = declared?.field === 'riichi' ? declared : {kind: 'riichi' as const, turn: null}
  const fact: SituationFact = {
    field: 'riichi',
    kind: kind ? (kind.groups?.['double'] ? 'double' : 'open') : named.kind,
    turn: turn?.field === 'turn' ? turn.value : named.turn,
    start,
    end
  }
  const more = entry.literal ? ippatsu : ippatsu.map(one => ({...one, start, end}))
  return valueOf(entry, {facts: [fact, ...more]})
}
