/**
 * Moments of a round in the words of authors.
 *
 *     9      turn 9      9巡目 自家のツモ      turn 9, toimen discards      before riichi of toimen      event 41      end
 */
import {
  eventOfTurn,
  lastTurn,
  windOf,
  type Player,
  type RecordedGame,
  type RecordedRound,
  type TableState
} from '@tehai/record'
import type {Language, Values} from '@tehai/kernel/source'
import {nameOfTurn} from '../labels/situation.js'
import {foldHan} from '../page/grammar/han.js'
import {foldKorean} from '../page/grammar/korean.js'
import {findPlayer, type Who} from '../page/grammar/players.js'
import type {PageMessageId} from '../page/grammar/messages.js'

/** A moment as an author names it. */
export type NamedMoment =
  | {readonly type: 'all' | 'end' | 'deal'}
  | {readonly type: 'event'; readonly number: number}
  | {
      readonly type: 'turn'
      readonly turn: number
      readonly who: Who | null
      readonly does: 'draw' | 'discard'
    }
  | {readonly type: 'riichi'; readonly who: Who | null; readonly isBefore: boolean}

const words: ReadonlyMap<string, NamedMoment> = new Map<string, NamedMoment>([
  ...['all', 'すべて', '全て', '全部', '一局', '전부', '모두'].map(word => [word, {type: 'all'}] as const),
  ...[
    'end',
    'the end',
    'last',
    'win',
    'agari',
    'ryuukyoku',
    '終局',
    '局終了',
    '和了',
    'アガリ',
    '流局',
    '最後',
    '종국',
    '끝'
  ].map(word => [word, {type: 'end'}] as const),
  ...['deal', 'the deal', 'start', 'haipai', '配牌', '開始', '배패'].map(
    word => [word, {type: 'deal'}] as const
  )
])

/** Words of moments, to propose. */
export const momentWords: readonly string[] = [
  'end',
  'all',
  'deal',
  'turn 9',
  'event 41',
  'before riichi',
  '終局',
  'すべて',
  '配牌',
  '立直前'
]

/** The moments of a value, divided by commas. `null` for a part that is none. */
export function readMoments(value: string): readonly {
  readonly text: string
  readonly moment: NamedMoment | null
}[] {
  const text = value.slice(0, 2000)
  return splitMoments(text).map(part => ({text: part, moment: readMoment(part)}))
}

/** Commas divide moments; one before a player or what it does does not: `turn 9, toimen discards`. */
function splitMoments(value: string): readonly string[] {
  const parts: string[] = []
  for (const part of value.split(/[,，、;；]/)) {
    const text = part.trim()
    if (text === '') continue
    if (parts.length > 0 && isRest(text)) parts.push(`${parts.pop()!}, ${text}`)
    else parts.push(text)
  }
  return parts
}

const isRest = (text: string): boolean => {
  const {who, isRead} = readRest(fold(text))
  return isRead && (who !== null || /^(?:draws?|discards?|ツモ|打牌?)$/i.test(text))
}

const fold = (text: string): string =>
  foldKorean(foldHan(text.normalize('NFKC')))
    .toLowerCase()
    .trim()

const eventPattern =
  /^(?:event|イベント) ?(\d{1,4})$|^(\d{1,4})番目の(?:記録|出来事|イベント)$|^(\d{1,4})번째 기록$|^第(\d{1,4})[条索條]\s?(?:记录|記録|記錄|紀錄)$/
const turnPattern =
  /^(?:turn ?(\d{1,3})|第?(\d{1,3}) ?巡目?|(\d{1,3})(?:st|nd|rd|th) turn|(\d{1,3}))(?![\d])(.*)$/
const riichiPattern = /^(before )?(?:the )?riichi(?: of (.{1,24}))?$|^(before )?(.{1,24}?)(?:'s)? riichi$/
const riichiJapanese = /^(?:(.{1,12}?)(?:の|의 ?)?)?(?:リーチ|立直)(の?直?前| ?전)?$/

/** Read one moment; `null` for what is none. */
export function readMoment(value: string): NamedMoment | null {
  const text = fold(value)
  if (text.length > 80) return null
  const word = words.get(text)
  if (word) return word
  const event = eventPattern.exec(text)
  if (event) return {type: 'event', number: Number(event[1] ?? event[2] ?? event[3] ?? event[4])}
  const turn = turnPattern.exec(text)
  if (turn) {
    const {who, does, isRead} = readRest(turn[5]!)
    if (!isRead) return null
    return {type: 'turn', turn: Number(turn[1] ?? turn[2] ?? turn[3] ?? turn[4]), who, does: does ?? 'draw'}
  }
  const english = riichiPattern.exec(text)
  if (english) return riichiOf(english[2] ?? english[4], Boolean(english[1] ?? english[3]))
  const japanese = riichiJapanese.exec(text)
  return japanese ? riichiOf(japanese[1], japanese[2] !== undefined) : null
}

function riichiOf(name: string | undefined, isBefore: boolean): NamedMoment | null {
  const who = name === undefined ? null : findPlayer(name)
  return name !== undefined && who === null ? null : {type: 'riichi', who, isBefore}
}

interface Rest {
  readonly who: Who | null
  readonly does: 'draw' | 'discard' | null
  readonly isRead: boolean
}

const doing = /(?:draws?|drew|draw|ツモ|自摸)$/
const discarding = /(?:discards?|discarded|打牌|打|切り?)$/

/** What follows a turn: who, and whether it is after the draw or after the discard. */
function readRest(text: string): Rest {
  let rest = text.replace(/^[\s,の에]+/, '').replace(/^(?:after|when|with)\s+/, '')
  const does = discarding.test(rest) ? 'discard' : doing.test(rest) ? 'draw' : null
  rest = rest
    .replace(discarding, '')
    .replace(doing, '')
    .trim()
    .replace(/(?:'s|の|의)$/, '')
    .trim()
  if (rest === '') return {who: null, does, isRead: true}
  const who = findPlayer(rest)
  return {who, does, isRead: who !== null}
}

/** How many events have happened at a moment, or why there is none. */
export type Found =
  | {readonly count: number; readonly isEnd: boolean}
  | {readonly id: PageMessageId; readonly values: Values; readonly expected: readonly string[]}

/** The round, and whose eyes see it. */
export interface RoundView {
  readonly round: RecordedRound
  readonly game: RecordedGame
  readonly player: Player
  readonly language: Language
  /** The table after so many events. */
  readonly tables: readonly TableState[]
}

/** How many events have happened before the round ends by a win or a draw. */
export function endOf({round, tables}: Pick<RoundView, 'round' | 'tables'>): number {
  const end = round.events.findIndex(({type}) => type === 'agari' || type === 'ryuukyoku')
  return Math.min(end < 0 ? round.events.length : end, tables.length - 1)
}

/** Find a moment in a round. */
export function findMoment(moment: NamedMoment, view: RoundView): Found {
  const {round, tables, player} = view
  const last = tables.length - 1
  switch (moment.type) {
    case 'all':
    case 'end':
      return {count: endOf(view), isEnd: true}
    case 'deal':
      return {count: 0, isEnd: false}
    case 'event':
      if (moment.number > last && moment.number <= round.events.length) return afterFault(last)
      if (moment.number < 1 || moment.number > last) {
        const values = {number: moment.number, last: Math.max(last, round.events.length)}
        return {id: 'no-such-event', values, expected: []}
      }
      return {count: moment.number, isEnd: false}
    case 'turn': {
      const who = playerOf(moment.who, view)
      if (who === null) return noSuchPlayer
      const index =
        moment.does === 'draw' ? eventOfTurn(round, who, moment.turn) : discardOf(round, who, moment.turn)
      if (index !== null) return index < last ? {count: index + 1, isEnd: false} : afterFault(last)
      const end = lastTurnOf(round, who)
      return {
        id: 'no-such-turn',
        values: {turn: moment.turn, last: Math.max(end, lastTurn(round))},
        expected: end > 0 ? [nameOfTurn(end, view.language)] : []
      }
    }
    case 'riichi': {
      const who = playerOf(moment.who, view)
      if (who === null) return noSuchPlayer
      const wanted = moment.who === null ? null : who
      const index = round.events.findIndex(
        event => event.type === 'discard' && event.riichi && (wanted ?? event.player) === event.player
      )
      if (index >= last) return afterFault(last)
      if (index >= 0) return {count: moment.isBefore ? index : index + 1, isEnd: false}
      return {
        id: 'no-such-riichi',
        values: {who: wanted === null ? 'any' : placeName(who, player, view)},
        expected: []
      }
    }
  }
}

/** A moment of the record that lies behind a fault, at which playing it ends. */
const afterFault = (last: number): Found => ({id: 'moment-after-fault', values: {last}, expected: []})

const noSuchPlayer: Found = {id: 'no-such-seat', values: {}, expected: []}

const placeName = (who: Player, player: Player, {round, game}: RoundView): string =>
  who === player ? 'self' : windOf(who, round.dealer, game.players)

/** The event of the discard that a turn ends with; `null` if the round ends before. */
function discardOf({events}: RecordedRound, player: Player, turn: number): number | null {
  let discards = 0
  for (const [index, event] of events.entries()) {
    if (event.type !== 'discard' || event.player !== player) continue
    discards += 1
    if (discards === turn) return index
  }
  return null
}

/** The last turn that a player begins. */
function lastTurnOf(round: RecordedRound, player: Player): number {
  let turn = 0
  while (eventOfTurn(round, player, turn + 1) !== null) turn += 1
  return turn
}

const steps = {self: 0, shimocha: 1, toimen: 2, kamicha: 3} as const

/** The player that a name refers to; `null` for one who is not there. */
function playerOf(who: Who | null, {round, game, player}: RoundView): Player | null {
  if (who === null) return player
  const {players} = game
  if ('wind' in who) {
    const all = Array.from({length: players}, (_, index) => index as Player)
    return all.find(one => windOf(one, round.dealer, players) === who.wind) ?? null
  }
  const step = steps[who.player]
  if (players === 4) return ((player + step) % 4) as Player
  if (who.player === 'toimen') return null
  return ((player + Math.min(step, 2)) % 3) as Player
}
