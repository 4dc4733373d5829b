/**
 * Situation (状況): the state of play in the words authors use, in any order, Japanese or English.
 *
 *     東1局1本場 南家 6巡目 25000点 ドラ5s        E1-1 South turn 6        East 1局 南seat
 *
 * What is not understood is an `unread` fact; whether that is worth a message is decided by the caller. The same words
 * are read in a player's header (`対面: 西家 31000 立直8巡目`).
 */
import {kanjiNumber, lookup, readNumber, type Span, grammars, type Language} from '@tehai/kernel/source'
import {foldHan} from './han.js'
import {foldKorean} from './korean.js'
import type {WinBy} from '../../model/diagram.js'
import * as words from '../../labels/situation.js'
import type {Circumstance, GameLength, RiichiKind} from '../../labels/ids.js'
import {nameOfWin} from '../../labels/win.js'
import {nameOfSeatWind, type Wind} from '../../labels/winds.js'

/** How far a hand has gone: 序盤, 中盤, 終盤. */
export type Stage = 'early' | 'middle' | 'late'

/** Keys of dora that a situation may contain. */
export type DoraKey = 'dora' | 'indicator' | 'ura' | 'ura-indicator'

/** What one part of a situation says. */
export type SituationValue =
  | {readonly field: 'round'; readonly wind: Wind; readonly hand: number | null}
  | {readonly field: 'last-hand'}
  /** How many winds the game is played for. */
  | {readonly field: 'game-length'; readonly length: GameLength}
  /** Not the dealer: which of the other seats is not said. */
  | {readonly field: 'non-dealer'}
  | {readonly field: 'honba' | 'sticks' | 'turn' | 'points' | 'place' | 'kita'; readonly value: number}
  | {readonly field: 'seat'; readonly wind: Wind}
  | {readonly field: 'stage'; readonly stage: Stage}
  | {readonly field: 'riichi'; readonly kind: RiichiKind; readonly turn: number | null}
  | {readonly field: 'circumstance'; readonly circumstance: Circumstance}
  | {readonly field: 'win'; readonly by: WinBy}
  /** A hand without a winner: 流局, 途中流局. */
  | {readonly field: 'drawn-hand'; readonly kind: 'exhaustive' | 'abortive'}
  /** Whether a player was tenpai at the end of it. */
  | {readonly field: 'tenpai'; readonly isTenpai: boolean}
  | {readonly field: 'dora'; readonly key: DoraKey; readonly tiles: string}
  | {readonly field: 'unread'}

/** A part of a situation and where it is. */
export type SituationFact = SituationValue & Span

/** The state of play as the rules want it; what is not given is missing. Points and turns are plain numbers. */
export interface Situation {
  readonly round?: {readonly wind: Wind; readonly hand: number | null}
  readonly lastHand?: boolean
  readonly gameLength?: GameLength
  readonly honba?: number
  readonly sticks?: number
  readonly seat?: Wind
  /** Norths put aside (抜き北), with three players. */
  readonly kita?: number
  readonly turn?: number
  readonly stage?: Stage
  readonly points?: number
  /** Place in the game, 1–4. */
  readonly place?: number
  readonly riichi?: RiichiKind
  /** Turn of the declaration. */
  readonly riichiTurn?: number
  readonly circumstances?: readonly Circumstance[]
  readonly win?: WinBy
  readonly drawnHand?: 'exhaustive' | 'abortive'
  /** Not the dealer: which of the other seats is not said. */
  readonly nonDealer?: boolean
  readonly tenpai?: boolean
}

const windLetters: Readonly<Record<string, Wind>> = lookup({
  東: 'east',
  南: 'south',
  西: 'west',
  北: 'north',
  e: 'east',
  s: 'south',
  w: 'west',
  n: 'north'
})

/** The wind that a word such as `South`, `S`, `南` or `南家` begins with. */
export function windOf(word: string): Wind {
  return windLetters[word[0]!.toLowerCase()]!
}

/**
 * The most turns that one player can have: 70 tiles are drawn, 16 calls let players discard without a draw, and each
 * skips two players at most: (70 + 16 + 16 · 2) / 4.
 */
export const MOST_TURNS = 29

/** Whether a number is that of no turn: they are counted from 1. */
export const isNoTurn = (number: number): boolean => number < 1 || number > MOST_TURNS

/**
 * Text with full-width characters made ASCII, middle dots made one, 両 made 二 where it counts, and with Chinese characters and Korean words as Japanese writes them, unit for
 * unit, so that offsets stay the same.
 */
export function foldWidth(text: string): string {
  if (!/[^ -~]/.test(text)) return text
  return foldKorean(foldHan(text))
    .replace(/[！-～]/g, unit => String.fromCharCode(unit.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(/[·‧•∙･]/g, '・')
    .replace(/両(?=[番翻本根枚張])/g, '二')
}

const stages: Readonly<Record<string, Stage>> = lookup({
  序盤: 'early',
  中盤: 'middle',
  終盤: 'late',
  early: 'early',
  middle: 'middle',
  'mid-hand': 'middle',
  late: 'late'
})

const doraKeys: readonly (readonly [RegExp, DoraKey])[] = [
  [/^(?:裏宝牌指示牌|裏ドラ ?表示牌|裏表示牌|ura.*ind)/i, 'ura-indicator'],
  [/^(?:裏|ura)/i, 'ura'],
  [/(?:表示牌|指示牌|indicator)/i, 'indicator'],
  [/./, 'dora']
]

const circumstanceByWord: Readonly<Record<string, Circumstance>> = lookup({
  一発: 'ippatsu',
  一發: 'ippatsu',
  イッパツ: 'ippatsu',
  이빠츠: 'ippatsu',
  リンシャン: 'rinshan',
  チャンカン: 'chankan',
  ハイテイ: 'haitei',
  ホウテイ: 'houtei',
  テンホー: 'tenhou',
  テンホウ: 'tenhou',
  チーホー: 'chiihou',
  チーホウ: 'chiihou',
  レンホー: 'renhou',
  レンホウ: 'renhou',
  嶺上: 'rinshan',
  槍槓: 'chankan',
  海底: 'haitei',
  河底: 'houtei',
  天和: 'tenhou',
  地和: 'chiihou',
  人和: 'renhou',
  流し: 'nagashi',
  流局: 'nagashi'
})

const N = `(\\d{1,7}(?:,\\d{3}){0,2}|${kanjiNumber})`
const wind = '(east|south|west|north)'
const end = '(?![A-Za-z0-9])'
const declared =
  '(両立直|双立直|雙立直|開立直|ダブル立直|ダブルリーチ|ダブリー|オープン立直|オープンリーチ|오픈 ?立直|立直|リーチ)'

type Reader = (groups: readonly (string | undefined)[]) => SituationValue | readonly SituationValue[]

/** A phrase: a pattern and what it says. Patterns match a bounded number of units, or what they consume. */
const phrase = (pattern: string, read: Reader) => ({pattern: new RegExp(pattern, 'iy'), read})

const round = (word: string, hand: string | undefined, honba: string | undefined): SituationValue[] => {
  const value: SituationValue = {field: 'round', wind: windOf(word), hand: hand ? readNumber(hand) : null}
  return honba ? [value, {field: 'honba', value: Number(honba)}] : [value]
}

const riichi = (word: string, turn: string | undefined): SituationValue => ({
  field: 'riichi',
  kind: /^(?:ダブ|[両双雙w]|double|daburu)/i.test(word)
    ? 'double'
    : /^(?:オープン|開|오픈|open)/i.test(word)
      ? 'open'
      : 'riichi',
  turn: turn ? readNumber(turn) : null
})

const count = (
  field: 'honba' | 'sticks' | 'turn' | 'points' | 'place' | 'kita',
  text: string
): SituationValue => ({field, value: readNumber(text)})

/** Sticks may be counted, or named by the points they are worth. */
const sticks = (text: string): SituationValue => {
  const amount = readNumber(text)
  return {field: 'sticks', value: amount >= 1000 && amount % 1000 === 0 ? amount / 1000 : amount}
}

const phrases = [
  // Before the seats: the W is no West.
  phrase('(w(?:立直|リーチ))(?:[ \\(]?第?' + N + '巡目?\\)?)?', ([, word, turn]) => riichi(word!, turn)),
  phrase(
    `(?:北抜きドラ|北ドラ|拔北|抜きドラ|北抜き|抜き北|抜北|キタ) ?:? ?${N} ?[枚回張]?|北${N}枚抜き|${N} ?枚抜き`,
    ([, a, b, c]) => count('kita', (a ?? b ?? c)!)
  ),
  phrase(
    `(?:kita|nukidora|nuki[ -]dora|norths|north(?= ?[x×])) ?[:x×]? ?${N}${end}|${N} ?[x×]? ?(?:kita|nukidora|norths)${end}`,
    ([, a, b]) => count('kita', (a ?? b)!)
  ),
  // Before the seats: the first character is none.
  phrase(`東風?戦|동풍전|tonpuu?(?:sen)?${end}|east[ -]only(?: game)?${end}`, () => ({
    field: 'game-length',
    length: 'tonpuusen'
  })),
  phrase(`東南戦|半荘戦?|반장전?|hanchan(?: game)?${end}`, () => ({
    field: 'game-length',
    length: 'hanchan'
  })),
  phrase('[南西北]風戦|[東南]{1,2}戦|[西北]入', () => ({field: 'unread'})),
  phrase(
    '([東南西北])場? ?([1-4一二三四]) ?(?:局(?: ?[-–] ?(\\d{1,2}))?|[-–] ?(\\d{1,2})(?![\\d,])|(?!\\d))',
    ([, word, hand, a, b]) => round(word!, hand, a ?? b)
  ),
  phrase('[東南西北]場? ?(?:[05-9]|[1-9][0-9]) ?局', () => ({field: 'unread'})),
  phrase('(?:場風 ?:? ?([東南西北])|([東南西北])(?:場| ?round(?![A-Za-z])))', ([, a, b]) =>
    round((a ?? b)!, undefined, undefined)
  ),
  phrase('(?:自風 ?:? ?([東南西北])|([東南西北])(?:家| ?(?:seat|player)(?![A-Za-z]))?)', ([, a, b]) => ({
    field: 'seat',
    wind: windOf((a ?? b)!)
  })),
  phrase(
    `(?:${wind}|([eswn])) ?-?(?:round )?([1-4])(?!\\d)(?: ?[-–.] ?(\\d{1,2}))?(?: ?局)?${end}(?! ?(?:honba|sticks?|turns?))`,
    ([, a, b, hand, honba]) => round((a ?? b)!, hand, honba)
  ),
  phrase(
    `(?:east|south|west|north|[eswn]) ?-?[05-9](?=[\\s、,，。・/;；|]|$)(?! ?(?:本場|honba|(?:riichi )?sticks?|points?|pts?|turns?))`,
    () => ({field: 'unread'})
  ),
  phrase(
    `(?:${wind}|([eswn])) ?(?:round${end}|場)|round(?: wind)? ?:? ?(?:${wind}|([eswn]))${end}`,
    ([, a, b, c, d]) => round((a ?? b ?? c ?? d)!, undefined, undefined)
  ),
  phrase(`(?:seat(?: wind)? ?:? ?)?(?:${wind}|([eswn]))(?: seat| player| ?家)?${end}`, ([, a, b]) => ({
    field: 'seat',
    wind: windOf((a ?? b)!)
  })),
  phrase(`親[番家]?|荘家|dealer${end}`, () => ({field: 'seat', wind: 'east'})),
  phrase(`子家?(?![供ども])|閑家|non-?dealer${end}`, () => ({field: 'non-dealer'})),
  phrase(`オーラス|오라스|最後一局|all[ -]?last${end}`, () => ({field: 'last-hand'})),
  phrase(`${N}(?:st|nd|rd|th)? ?(?:本場|honbas?${end})|honbas? ?${N}${end}`, ([, a, b]) =>
    count('honba', (a ?? b)!)
  ),
  phrase(
    `(?:供託|供托|リーチ棒|立直棒) ?:? ?${N} ?[本点根]?|${N} ?(?:riichi )?sticks?${end}|sticks? ?${N}${end}`,
    ([, a, b, c]) => sticks((a ?? b ?? c)!)
  ),
  phrase(`第?${N}巡目?[にの]?${declared}`, ([, turn, word]) => riichi(word!, turn)),
  phrase(`第?${N} ?巡目?|(?:巡目?|turn) ?:? ?${N}${end}|${N}(?:st|nd|rd|th) turn${end}`, ([, a, b, c]) =>
    isNoTurn(readNumber((a ?? b ?? c)!)) ? {field: 'unread'} : count('turn', (a ?? b ?? c)!)
  ),
  phrase(`${declared}(?:[ \\(]?第?${N}巡目?\\)?|巡目?${N}${end})?`, ([, word, a, b]) =>
    riichi(word!, a ?? b)
  ),
  phrase(
    `((?:(?:double|daburu|open)[ -]?)?(?:riichi|reach))(?: ?[\\(,]? ?(?:on |in )?turn ?${N}\\)?)?${end}`,
    ([, word, turn]) => riichi(word!, turn)
  ),
  phrase('トップ目?', () => count('place', '1')),
  phrase('ラス目?', () => count('place', '4')),
  phrase(`第?([1-4一二三四])(?:着目?|名)|([1-4])(?:st|nd|rd|th)(?: place)?${end}`, ([, a, b]) =>
    count('place', (a ?? b)!)
  ),
  phrase(`持ち?点 ?:? ?${N}点?|${N} ?(?:点(?:持ち)?|(?:points?|pts?)${end})`, ([, a, b]) =>
    count('points', (a ?? b)!)
  ),
  phrase(`[-−△▲] ?${N} ?(?:点(?:持ち)?|points?|pts?)?${end}`, ([, amount]) => ({
    field: 'points',
    value: -readNumber(amount!)
  })),
  // A table has 200,000 points at most: a longer number has a digit too many.
  phrase(`(1?\\d{3,5}|1?\\d{1,2},\\d{3})${end}`, ([, amount]) => count('points', amount!)),
  phrase(`(序盤|中盤|終盤|early|middle|mid-hand|late)(?: game)?${end}`, ([, word]) => ({
    field: 'stage',
    stage: stages[word!.toLowerCase()]!
  })),
  phrase(
    '(裏宝牌指示牌|宝牌指示牌|指示牌|裏宝牌|宝牌|裏ドラ ?表示牌|裏表示牌|裏ドラ|ドラ ?表示牌|表示牌|ドラ|ura[ -]?(?:dora )?indicators?|ura(?:[ -]dora)?|(?:dora[ -])?indicators?|dora) ?:? ?([^\\s、,，。・/;；]+)',
    ([, word, tiles]) => ({
      field: 'dora',
      key: doraKeys.find(([pattern]) => pattern.test(word!))![1],
      tiles: tiles!
    })
  ),
  phrase(
    '(一[発發]|イッパツ|이빠츠|嶺上|リンシャン|槍槓|チャンカン|海底|ハイテイ|河底|ホウテイ|天和|テンホ[ーウ]|地和|チーホ[ーウ]|人和|レンホ[ーウ]|流し|流局(?=満貫))(?:開花|カイホウ|摸月|撈月|撈魚|満貫)?',
    ([, word]) => ({
      field: 'circumstance',
      circumstance: circumstanceByWord[word!]!
    })
  ),
  phrase(
    `(ippatsu|rinshan|chankan|haitei|houtei|tenhou|chiihou|renhou|nagashi)(?: kaihou| mangan)?${end}`,
    ([, word]) => ({
      field: 'circumstance',
      circumstance: word!.toLowerCase() as Circumstance
    })
  ),
  phrase(`途中流局|九[種]九牌|四風(?:子)?連打|四家立直|四開槓|abortive draw${end}`, () => ({
    field: 'drawn-hand',
    kind: 'abortive'
  })),
  phrase(`(?:荒牌)?(?:平局|流局)|(?:exhaustive draw|ry[uū]+kyoku)${end}`, () => ({
    field: 'drawn-hand',
    kind: 'exhaustive'
  })),
  phrase(`ノーテン|不聴|未聴牌|noten${end}`, () => ({field: 'tenpai', isTenpai: false})),
  phrase(`テンパイ|텐파이|聴牌|tenpai${end}`, () => ({field: 'tenpai', isTenpai: true})),
  phrase(`(?:ツモ|自摸)|tsumo${end}`, () => ({field: 'win', by: 'tsumo'})),
  phrase(`(?:ロン|론|栄和)|ron${end}`, () => ({field: 'win', by: 'ron'}))
]

/** All phrases as one pattern in which each is a group: it finds the one to read, for less than trying them in turn. */
const anyPhrase = new RegExp(phrases.map(({pattern}) => `(${withoutGroups(pattern.source)})`).join('|'), 'iy')

/** The source of a pattern that captures nothing. Round brackets that are no group are escaped, in classes as well. */
function withoutGroups(source: string): string {
  return source.replace(/(?<!\\)\((?!\?)/g, '(?:')
}

const separator = /[\s、,，。．・/;；|]+/y
const particle = /[でのにはが](?=\S)/y
const unreadPart = /[^\s、,，。・/;；|]+/y

/**
 * Read a situation. Never throws.
 *
 * @param text
 *   The value of the key.
 * @param offset
 *   Where it is in the block; added to every span (default: 0).
 * @returns
 *   The facts in the order typed. Takes time proportional to the length of the text.
 */
export function parseSituation(text: string, offset = 0): SituationFact[] {
  const folded = foldWidth(text)
  const facts: SituationFact[] = []
  let at = skip(separator, folded, 0)
  while (at < folded.length) {
    const stop = readPhrase(folded, at, offset, facts)
    if (stop > at) {
      const after = skip(separator, folded, stop)
      at = after > stop ? after : skip(particle, folded, stop)
      continue
    }
    const unreadEnd = Math.max(at + 1, skip(unreadPart, folded, at))
    facts.push({field: 'unread', start: offset + at, end: offset + unreadEnd})
    at = skip(separator, folded, unreadEnd)
  }
  return facts
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** Read the first phrase that matches at an offset; returns where it ends, or the offset itself. */
function readPhrase(text: string, at: number, offset: number, facts: SituationFact[]): number {
  anyPhrase.lastIndex = at
  const which = anyPhrase.exec(text)
  if (!which) return at
  const {pattern, read} = phrases[which.indexOf(which[0], 1) - 1]!
  pattern.lastIndex = at
  const value = read(pattern.exec(text)!)
  const stop = at + which[0].trimEnd().length
  for (const one of Array.isArray(value) ? value : [value]) {
    facts.push({start: offset + at, end: offset + stop, ...(one as SituationValue)})
  }
  return stop
}

/** The situation of which nothing is said. */
const nothing: Situation = {}

/** Facts as the rules want them; of two facts of one field the later holds. */
export function situationOf(facts: readonly SituationValue[]): Situation {
  if (facts.length === 0) return nothing
  const found: Record<string, unknown> = {}
  const circumstances: Circumstance[] = []
  for (const fact of facts) {
    if (fact.field === 'round') found['round'] = {wind: fact.wind, hand: fact.hand}
    else if (fact.field === 'seat') found['seat'] = fact.wind
    else if (fact.field === 'non-dealer') found['nonDealer'] = true
    else if (fact.field === 'last-hand') found['lastHand'] = true
    else if (fact.field === 'game-length') found['gameLength'] = fact.length
    else if (fact.field === 'stage') found['stage'] = fact.stage
    else if (fact.field === 'win') found['win'] = fact.by
    else if (fact.field === 'drawn-hand') found['drawnHand'] = fact.kind
    else if (fact.field === 'tenpai') found['tenpai'] = fact.isTenpai
    else if (fact.field === 'circumstance') circumstances.push(fact.circumstance)
    else if (fact.field === 'riichi') {
      found['riichi'] = fact.kind
      if (fact.turn !== null) found['riichiTurn'] = fact.turn
    } else if (fact.field !== 'dora' && fact.field !== 'unread') found[fact.field] = fact.value
  }
  if (circumstances.length > 0) found['circumstances'] = [...new Set(circumstances)]
  return found
}

/** Situations merged: a later one overrides an earlier one, and circumstances add up. */
export function mergeSituations(earlier: Situation, later: Situation): Situation {
  if (later === nothing) return earlier
  if (earlier === nothing) return later
  const merged: Situation = {...earlier, ...later}
  const all = [...new Set([...(earlier.circumstances ?? []), ...(later.circumstances ?? [])])]
  return all.length > 0 ? {...merged, circumstances: all} : merged
}

/** A fact in words; `null` for dora and for what is not understood. */
export function nameOfFact(fact: SituationValue, language: Language): string | null {
  switch (fact.field) {
    case 'round':
      return words.nameOfRound(fact.wind, fact.hand, language)
    case 'last-hand':
      return words.nameOfLastHand(language)
    case 'game-length':
      return words.nameOfGameLength(fact.length, language)
    case 'non-dealer':
      return words.nameOfNonDealer(language)
    case 'honba':
      return words.nameOfHonba(fact.value, language)
    case 'sticks':
      return words.nameOfSticks(fact.value, language)
    case 'kita':
      return words.nameOfKita(fact.value, language)
    case 'turn':
      return words.nameOfTurn(fact.value, language)
    case 'points':
      return words.nameOfPoints(fact.value, language)
    case 'place':
      return words.nameOfPlace(fact.value, language)
    case 'drawn-hand':
      return words.nameOfDraw(fact.kind, language)
    case 'tenpai':
      return words.nameOfTenpai(fact.isTenpai, language)
    case 'seat':
      return nameOfSeatWind(fact.wind, language)
    case 'stage':
      return words.nameOfStage(fact.stage, language)
    case 'circumstance':
      return words.nameOfCircumstance(fact.circumstance, language)
    case 'win':
      return nameOfWin(fact.by, language)
    case 'riichi': {
      const kind = words.nameOfRiichi(fact.kind, language)
      if (fact.turn === null) return kind
      const turn = words.nameOfTurn(fact.turn, language)
      return kind + grammars[language].aside(turn)
    }
    case 'dora':
    case 'unread':
      return null
  }
}
