/**
 * Values of entries: what the value of a key says, by the way its key is written. Messages have the place of the value.
 */
import type {Tile} from '@tehai/riichi/tile'
import type {DialectId} from '../../notation/dialect.js'
import type {WinBy} from '../../model/diagram.js'
import {lookup, type Message} from '@tehai/kernel/source'
import {plainNumbers} from '../../notation/plain-numbers.js'
import type {Circumstance} from '../../labels/ids.js'
import {placeIn} from '@tehai/kernel/block'
import type {Entry} from './entries.js'
import {flowersIn} from './flowers.js'
import {foldHan} from './han.js'
import type {KeyId, KeyValue} from './keys.js'
import {findPlayer, type Who} from './players.js'
import {parseBars} from './bar-list.js'
import {parseMarks} from './mark-list.js'
import {correctionsOf} from './corrections.js'
import {situationMessages} from './situation-messages.js'
import {depositOf, parseSticks, type Sticks} from './stick-list.js'
import {MOST_TURNS, foldWidth, parseSituation, type SituationFact, type SituationValue} from './situation.js'
import {tilesNear} from './tiles-near.js'
import {readTiles} from './read-tiles.js'
import {pageMessage} from './messages.js'
import {playersNear, readWin} from './win-value.js'

/** Points of one player, in `scores`. */
export interface Points {
  readonly who: Who | null
  readonly points: number
}

/** Values to be filled in: `?`, or `??` to be shown folded. */
export type Fill = '?' | '??'

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

/** What a value wants filled in: `?` or `？`, `??` or `？？`; `null` for any other value. */
export function fillOf(value: string): Fill | null {
  const text = value.trim().replaceAll('？', '?')
  return text === '?' || text === '??' ? text : null
}

/** Keys that say after `?` what is to be filled in: `safe: ? toimen`, `value: ? turn 6`. */
const withOptions: ReadonlySet<KeyId> = new Set<KeyId>([
  'readings',
  'safe',
  'value',
  'win-rate',
  'tenpai-rate'
])

/** What the value of a key wants filled in. */
export function fillOfKey(key: KeyId, value: string): Fill | null {
  const found = withOptions.has(key) ? /^\s*([?？]{1,2})(?![?？])/.exec(value) : null
  return fillOf(found ? found[1]! : value)
}

type Reader = (entry: Entry, dialect: DialectId) => EntryValue

/** How each kind of value is read; a kind that is missing here does not compile. Rows are read with their options, words
 * where they are shown, claims by their checker. */
export const readers: Readonly<Record<KeyValue, Reader>> = {
  text: entry => valueOf(entry, {}),
  word: entry => valueOf(entry, {}),
  record: entry => valueOf(entry, {}),
  rules: entry => valueOf(entry, {}),
  choices: entry => valueOf(entry, {}),
  row: entry => valueOf(entry, {}),
  river: entry => valueOf(entry, {}),
  claim: entry => valueOf(entry, {fill: fillOfKey(entry.key.id, entry.value)}),
  tiles: readTilesEntry,
  tile: readTileEntry,
  marks: readMarksEntry,
  bars: readBarsEntry,
  number: readNumber,
  situation: readSituationEntry,
  round: readFact,
  wind: readFact,
  riichi: readFact,
  flag: readFact,
  player: readPlayer,
  scores: readScores
}

/** Kinds of values that are understood or not before a correction is looked for, which takes most of the time. */
const understood: Readonly<Partial<Record<KeyValue, (entry: Entry) => EntryValue | null>>> = lookup({
  number: numberOf,
  round: factOf,
  wind: factOf,
  riichi: factOf,
  flag: factOf,
  situation: entry =>
    factsIn(entry).some(({field}) => field === 'unread') ? null : readSituationEntry(entry)
})

/** Whether the value of an entry is read without a message. */
export function isUnderstood(entry: Entry, dialect: DialectId): boolean {
  const read = understood[entry.key.value]
  const mayBeRead = read && entry.value.trim() !== ''
  return mayBeRead ? read(entry)?.messages.length === 0 : readValue(entry, dialect).messages.length === 0
}

/** Kinds of values that may be left out: the key alone says yes. */
const mayBeEmpty: ReadonlySet<KeyValue> = new Set<KeyValue>(['flag', 'riichi'])

/** Read the value of an entry. Never throws. */
export function readValue(entry: Entry, dialect: DialectId): EntryValue {
  const {key, value} = entry
  const fill = key.group === 'claim' ? fillOfKey(key.id, value) : null
  if (fill !== null) return valueOf(entry, {fill})
  if (value.trim() === '' && !mayBeEmpty.has(key.value)) return valueOf(entry, {messages: [missing(entry)]})
  const read = readers[key.value](entry, dialect)
  return read.problem?.id === 'bad-value' && mayHaveNumbers.has(key.value)
    ? inDigits(read, entry, dialect)
    : read
}

/** Kinds of values that have numbers, or tiles in words. */
const mayHaveNumbers: ReadonlySet<KeyValue> = new Set<KeyValue>([
  'number',
  'scores',
  'round',
  'riichi',
  'tiles'
])

/** What was read of a value, with the value in digits as its proposal where that could be read. */
function inDigits(read: EntryValue, entry: Entry, dialect: DialectId): EntryValue {
  const plain = plainNumbers(foldWidth(entry.value))?.text.trim()
  if (plain === undefined) return read
  const again = readers[entry.key.value]({...entry, value: plain}, dialect)
  return again.messages.length > 0 ? read : valueOf(entry, {messages: [bad(entry, [plain])]})
}

function valueOf(entry: Entry, what: Partial<Omit<EntryValue, 'entry' | 'problem'>>): EntryValue {
  const {tiles = [], facts = [], who = null, by = null, number = null, points = [], fill = null} = what
  const {messages = []} = what
  const problem = messages.find(({id}) => wholeValue.has(id)) ?? null
  return {entry, tiles, facts, who, by, number, points, fill, messages, problem}
}

function readMarksEntry(entry: Entry, dialect: DialectId): EntryValue {
  const {messages} = parseMarks(entry.value, dialect)
  return valueOf(entry, {messages: messages.map(one => placeIn(entry, one))})
}

function readBarsEntry(entry: Entry, dialect: DialectId): EntryValue {
  const {messages} = parseBars(entry.value, dialect)
  return valueOf(entry, {messages: messages.map(one => placeIn(entry, one))})
}

function missing({key, name, nameSpan}: Entry): Message {
  return pageMessage('missing-value', nameSpan.start, nameSpan.end, {key: name, example: key.example})
}

/** The value as a whole cannot be understood. */
function bad(entry: Entry, meant: readonly string[] = []): Message {
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

/** `裏ドラ: なし` says that there are none. */
const none = /^(?:なし|無し|无|無|없음|none|no|-|－|ー)$/i

/** Words that name no tile are misunderstood as a whole, not letter by letter: `red five`, 中張. */
const wordsOnly = /^\s*\p{L}{3,}(?:[\s-]+\p{L}{2,}){0,5}\s*$/u
const eastAsianWord = /^\s*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,}\s*$/u

function readTilesEntry(entry: Entry, dialect: DialectId): EntryValue {
  if (none.test(entry.value.trim())) return valueOf(entry, {})
  const text = foldHan(entry.value)
  const read = readTiles(text, dialect)
  const {tiles} = read
  const messages = [...read.messages, ...flowersIn(text, dialect)]
  const isMostlyUnread = messages.length > 0 && tiles.length <= messages.length
  const isMeant = messages.length === 1 && messages[0]!.expected.length > 0
  const isWord =
    (messages.length > 1 && wordsOnly.test(entry.value)) ||
    (isMostlyUnread && eastAsianWord.test(entry.value) && !isMeant)
  if (isWord) return valueOf(entry, {messages: [bad(entry, tilesNear(entry.value))]})
  const ten = doubtfulTen(entry)
  return valueOf(entry, {tiles, messages: [...messages, ...ten].map(one => placeIn(entry, one))})
}

/** `10m` alone may be meant as one tile: as two it is a dora and its own red five, which no table has. */
function doubtfulTen({value}: Entry): Message[] {
  const [, before = '', suit] = /^(\s*)10([mps])\s*$/.exec(value) ?? []
  if (suit === undefined) return []
  const start = before.length
  const [one, red] = [`1${suit}`, `0${suit}`]
  return [pageMessage('doubtful-ten', start, start + 3, {both: `${one} ${red}`}, [one, red])]
}

const fromWord = /^(?:from|by|off)[\s\u3000]+|から$|より$/iu

/** A tile drawn or won. A win may name no tile: then it is the one that is set apart in the row. */
function readTileEntry(entry: Entry, dialect: DialectId): EntryValue {
  const {tile, by, from, messages} = readWin(entry.value, entry.name, entry.key.id !== 'draw', dialect)
  const how = entry.key.id === 'ron' ? 'ron' : by
  const placed = messages.map(one => placeIn(entry, one))
  return valueOf(entry, {tiles: tile ? [tile] : [], by: how, who: from, messages: placed})
}

/** Numbers with their counters, by key (default: 2本). */
const counters: Readonly<Partial<Record<string, RegExp>>> = lookup({
  kita: /^\d{1,3}(?:枚|回|norths?)$/,
  turn: /^(?:[12]?\d)(?:st|nd|rd|th)$/i
})

/** A number, alone or with its counter: `6`, `6巡目`, `2本`. */
function readNumber(entry: Entry): EntryValue {
  const number = numberOf(entry)
  if (number) return number
  const {id} = entry.key
  const messages = sticksIn(entry)?.messages ?? []
  if (messages.length > 0) return valueOf(entry, {messages: messages.map(one => placeIn(entry, one))})
  const isTooLarge = id === 'columns' || (id === 'turn' && bareNumber(entry) !== null)
  return valueOf(entry, {messages: [bad(entry, isTooLarge ? [] : correctionsOf(entry))]})
}

const bareNumber = ({value}: Entry): number | null => {
  const text = foldWidth(value).trim()
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** What an entry says that is read as a number; `null` where that is none. */
function numberOf(entry: Entry): EntryValue | null {
  const text = foldWidth(entry.value).trim()
  const {id} = entry.key
  const number = bareNumber(entry)
  if (id === 'columns')
    return number !== null && number >= 1 && number <= 39 ? valueOf(entry, {number}) : null
  const field = id as 'turn' | 'honba' | 'sticks' | 'kita'
  if (id === 'turn' && number !== null && number > MOST_TURNS) return null
  if (number !== null) {
    const value = id === 'sticks' && number >= 1000 && number % 1000 === 0 ? number / 1000 : number
    return valueOf(entry, {number: value, facts: [{field, value, start: entry.start, end: entry.end}]})
  }
  const list = sticksIn(entry)
  if (list) return list.messages.length > 0 ? null : ofSticks(entry, list.sticks)
  const facts = factsIn(entry)
  const [only] = facts
  if (facts.length === 1 && only?.field === field) return valueOf(entry, {number: only.value, facts})
  const counter = counters[id] ?? /^\d{1,3}本$/
  if (counter.test(text)) {
    const value = Number.parseInt(text, 10)
    return valueOf(entry, {number: value, facts: [{field, value, start: entry.start, end: entry.end}]})
  }
  return null
}

/** The sticks that an entry lists; `null` where it lists none. */
const sticksIn = ({key, name, value}: Entry) => (key.id === 'sticks' ? parseSticks(value, name) : null)

/** Sticks of 1,000 points alone are the deposit; others are a picture of what a player has. */
function ofSticks(entry: Entry, sticks: readonly Sticks[]): EntryValue {
  const value = depositOf(sticks)
  if (value === null) return valueOf(entry, {})
  return valueOf(entry, {
    number: value,
    facts: [{field: 'sticks', value, start: entry.start, end: entry.end}]
  })
}

/** Facts of a value, with spans at the place of the value. */
function factsIn(entry: Entry): SituationFact[] {
  const facts = parseSituation(entry.value, entry.start)
  return entry.literal ? facts : facts.map(fact => ({...fact, start: entry.start, end: entry.end}))
}

function readSituationEntry(entry: Entry): EntryValue {
  const facts = factsIn(entry)
  if (!facts.some(({field}) => field === 'unread')) return valueOf(entry, {facts})
  if (entry.literal)
    return valueOf(entry, {facts, messages: situationMessages(entry.value, entry.start, facts)})
  // A value whose offsets are not those of the text: its messages have the place of the whole.
  const messages = situationMessages(entry.value, 0, parseSituation(entry.value))
  const placed = messages.map(one => ({
    ...placeIn(entry, one),
    values: {actual: entry.value.slice(one.start, one.end)}
  }))
  return valueOf(entry, {facts, messages: placed})
}

const yes = /^(?:|yes|true|on|y|1|はい|あり|有り?|있음|예|○|◯)$/i
const no = /^(?:no|false|off|n|0|none|いいえ|なし|無し?|×)$/i

/** One thing of the state of play. */
function readFact(entry: Entry): EntryValue {
  return factOf(entry) ?? valueOf(entry, {messages: [bad(entry, correctionsOf(entry))]})
}

/** What an entry says of the state of play; `null` where that is something else. */
function factOf(entry: Entry): EntryValue | null {
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
  round: ['round', 'honba', 'last-hand', 'sticks'],
  wind: ['seat'],
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

function readPlayer(entry: Entry): EntryValue {
  const who = findPlayer(entry.value.trim().replace(fromWord, ''))
  if (who) return valueOf(entry, {who})
  const near = playersNear(entry.value.trim())
  return valueOf(entry, {messages: [pageMessage('unknown-player', entry.start, entry.end, {}, near)]})
}

const scoreItem =
  /(?:([東南西北]家?|自家|[上下]家|対面|親|east|south|west|north|self|kamicha|toimen|shimocha|[eswn](?![a-z]))(?: seat)?[\s:]{0,2})?([-−△▲+]?)(\d{1,3}(?:,\d{3})+|\d{1,6})点?/iy
const scoreGap = /[\s、,，/;・|]+/y

/** Points of all players: `25000 25000 25000 25000`, `東家 32000 / 南家 18000 …`. */
function readScores(entry: Entry): EntryValue {
  const text = foldWidth(entry.value)
  const points: Points[] = []
  for (let at = 0; at < text.length;) {
    scoreGap.lastIndex = at
    if (scoreGap.test(text)) at = scoreGap.lastIndex
    if (at >= text.length) break
    scoreItem.lastIndex = at
    const found = scoreItem.exec(text)
    if (!found || points.length === 4) {
      const problem = pageMessage('bad-value', at, text.trimEnd().length, {
        key: entry.name,
        example: entry.key.example,
        kind: 'scores'
      })
      return valueOf(entry, {points, messages: [placeIn(entry, problem)]})
    }
    const amount = Number(found[3]!.replaceAll(',', ''))
    const who = found[1] ? whoOfScore(found[1]) : null
    if (who && points.some(one => isSame(one.who, who))) {
      const again = pageMessage('double-player', at, at + found[1]!.length)
      return valueOf(entry, {points, messages: [placeIn(entry, again)]})
    }
    points.push({
      who,
      points: found[2] && found[2] !== '+' ? -amount : amount
    })
    at = scoreItem.lastIndex
  }
  return valueOf(entry, {points})
}

/** Whether two names are of one player, both by wind or both by place. */
function isSame(a: Who | null, b: Who): boolean {
  return (
    a !== null && ('wind' in a ? 'wind' in b && a.wind === b.wind : 'player' in b && a.player === b.player)
  )
}

const windByLetter = lookup({e: 'east', s: 'south', w: 'west', n: 'north'})

function whoOfScore(word: string): Who | null {
  const letter = windByLetter[word.toLowerCase()]
  return findPlayer(letter ?? (/^[東南西北]$/.test(word) ? `${word}家` : word))
}
