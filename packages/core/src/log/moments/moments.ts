/**
 * Moments of a round in the words of authors.
 *
 *     9      turn 9      9巡目 自家のツモ      turn 9, toimen discards      before riichi of toimen      event 41      end
 */
import {append, readNumber} from '@tehai/kernel/source'
import {foldHan} from '../../page/grammar/spelling/han.js'
import {foldKorean} from '../../page/grammar/spelling/korean.js'
import {findPlayer, type Who} from '../../page/grammar/situation/players.js'
import {MOST_IN_RANGE, momentsInRange} from './moment-ranges.js'

/** A moment as an author names it. */
export type NamedMoment =
  /** `win`, `draw`: the end of a round that ends in a win or a draw. */
  | {readonly type: 'all' | 'end' | 'win' | 'draw' | 'deal'}
  | {readonly type: 'event'; readonly number: number}
  | {
      readonly type: 'turn'
      readonly turn: number
      readonly who: Who | null
      readonly does: 'draw' | 'discard'
    }
  | {readonly type: 'riichi'; readonly who: Who | null; readonly isBefore: boolean}

const fold = (text: string): string =>
  foldKorean(foldHan(text.normalize('NFKC')))
    .toLowerCase()
    // Chinese is often set with a space on both sides of a number: 第 9 巡.
    .replace(/(?<=第) (?=\d)|(?<=\d) (?=[巡条索條張打])/g, '')
    .trim()

/** Moments that are a single word, in the words of authors. */
const wordTable: readonly (readonly [
  type: 'all' | 'end' | 'win' | 'draw' | 'deal',
  words: readonly string[]
])[] = [
  ['all', ['all', 'すべて', '全て', '全部', '一局', '全局', '整局', '全过程', '전부', '모두', '전체']],
  [
    'end',
    ['end', 'the end', 'last', '終局', '局終了', '最後', '結束', '結束前', '结束前', '終局前', '局終', '局终']
  ],
  ['end', ['국 종료', '마지막', '종국', '끝']],
  // Both are before payments: 和了前 is the same moment.
  [
    'win',
    ['win', 'the win', 'before the win', 'agari', '和了', '和了前', 'アガリ', '화료', '화료 전', '화료 직전']
  ],
  ['win', ['和了時', 'アガリ時', '和了直前', '和牌时', '화료 시']],
  ['win', ['和牌', '胡牌', '和牌前', '胡牌前', '自摸前', '荣和前', 'ツモ和了前', 'ロン和了前']],
  ['draw', ['draw', 'the draw', 'before the draw', 'ryuukyoku', '流局', '流局前', '유국 전', '유국 직전']],
  ['deal', ['deal', 'the deal', 'start', 'haipai', '配牌', '配牌直後', '配牌後', '開始', '開局', '배패']],
  ['deal', ['起手', '起手牌', '起手配牌', '发牌后', '發牌後', '배패 후', '배패 직후', '시작']]
]

const words: ReadonlyMap<string, NamedMoment> = new Map(
  wordTable.flatMap(([type, all]) => all.map(word => [fold(word), {type}] as const))
)

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

/** A moment as it is written; `null` where it cannot be read. */
export interface WrittenMoment {
  /** The text that names it alone: `turn 9` for `turn 8-10`. */
  readonly text: string
  /** The text that the author typed, which all moments of a range share. */
  readonly part: string
  readonly moment: NamedMoment | null
}

/**
 * The moments of a value, separated by commas. Once there are as many as a block shows, each further range only gives
 * its first moment.
 */
export function readMoments(value: string): readonly WrittenMoment[] {
  const moments: WrittenMoment[] = []
  for (const part of splitMoments(value.slice(0, 2000))) {
    const own = momentsOfPart(part)
    append(moments, moments.length < MOST_IN_RANGE ? own : own.slice(0, 1))
  }
  return moments
}

/** The moment that a part names, or the moments of a range. */
function momentsOfPart(part: string): readonly WrittenMoment[] {
  const moments = (momentsInRange(part) ?? []).map(text => ({text, part, moment: readMoment(text)}))
  const isRange = moments.length > 0 && moments.every(({moment}) => moment !== null)
  return isRange ? moments : [{text: part, part, moment: readMoment(part)}]
}

/** Commas separate moments, except before a player or an action: `turn 9, toimen discards`. */
function splitMoments(value: string): readonly string[] {
  const parts: string[] = []
  for (const part of value.split(/[,，、;；]/)) {
    const text = part.trim()
    if (text === '') continue
    if (parts.length > 0 && (isRest(text) || findPlayer(fold(parts.at(-1)!))))
      parts.push(`${parts.pop()!}, ${text}`)
    else parts.push(text)
  }
  return parts
}

const isRest = (text: string): boolean => {
  const {who, does, isRead} = readRest(fold(text))
  return isRead && (who !== null || does !== null)
}

const eventPattern =
  /^(?:event|イベント) ?(\d{1,4})$|^(\d{1,4})番目の(?:記録|出来事|イベント)$|^(\d{1,4})번째 기록$|^第(\d{1,4})[条索條]\s?(?:记录|記録|記錄|紀錄)$/
const turnPattern =
  /^(?:turn ?(\d{1,3})|第?(\d{1,3}) ?巡目?|第(\d{1,3})(?=$)|(\d{1,3})(?:st|nd|rd|th) turn|(\d{1,3}))(?![\d])(.*)$/
/** The turn behind its player: `south's turn 9`, 南家9巡目. */
const turnBehind =
  /^([^\d]{1,24}?)(?:'s|の|의)? ?(?:turn ?|第)?(\d{1,3})(?:(?:st|nd|rd|th) turn| ?巡目?)?(?!\d)(.*)$/
/** The player before the turn: `West, turn 9`. */
const playerFirst = /^([a-z]{2,10}|[^\s\d,]{2,4}), ?((?:turn ?)?\d{1,3} ?(?:巡目?)?)$/
/** `South 1` is a round. */
const roundInEnglish = /^(?:east|south|west|north) \d{1,2}$/
/** A numbered discard: `west's 9th discard`, 西家の9打目. */
const countedDiscard = /(\d{1,3})(?:st|nd|rd|th) (discard|draw)/
const countedInKanji = /(\d{1,3}) ?打目/
/** The same in Chinese and in Korean: 对家打出第9张, 대가의 9번째 버림패. */
const countedInChinese = /^(.{0,12}?)(?:打出?|切出?|舍|捨)?的?第(\d{1,3})[张張]牌?$/
const countedInKorean = /(\d{1,3})번째 ?(?:타패|打牌|버림패?|버린 ?패)/
/** Turns and discards in kanji: 九巡目, 第九张. */
const turnInKanji = /([一二三四五六七八九十]{1,3})(?= ?(?:[巡张張]|打目))/
const riichiPattern = /^(before )?(?:the )?riichi(?: of (.{1,24}))?$|^(before )?(.{1,24}?)(?:'s)? riichi$/
const riichiJapanese =
  /^(?:(.{1,12}?)(?:の|의 ?)?)?(?:リーチ|立直)(?: ?(?:宣言|宣告|선언))?(?:時(?=$))?(の?直?前|之前| ?직?전)?$/
/** 立直後, リーチの直後: the moment of the riichi itself. */
const afterRiichi = /(?:[の之]?(?<!立)直後|[の之]?後| ?직?후| ?뒤)$/

/** Read one moment; `null` for other text. */
export function readMoment(value: string): NamedMoment | null {
  const text = fold(value)
    .replace(turnInKanji, number => String(readNumber(number)))
    .replace(/^(?:after )?(?:the )?(?=[^,]{0,24}\d(?:st|nd|rd|th) (?:turn|discard|draw))/, '')
    .replace(countedDiscard, 'turn $1 $2')
    .replace(countedInKanji, '$1巡目の打牌')
    .replace(countedInChinese, '$1第$2巡打牌')
    .replace(countedInKorean, '$1巡目の打牌')
    .replace(playerFirst, '$2, $1')
  if (text.length > 80) return null
  const word = words.get(text)
  if (word) return word
  const event = eventPattern.exec(text)
  if (event) return {type: 'event', number: Number(event[1] ?? event[2] ?? event[3] ?? event[4])}
  const turn = turnPattern.exec(text)
  if (turn) {
    const {who, does, isRead} = readRest(turn[6]!)
    if (!isRead) return null
    const number = Number(turn.slice(1, 6).find(one => one !== undefined))
    return {type: 'turn', turn: number, who, does: does ?? 'draw'}
  }
  if (roundInEnglish.test(text)) return null
  const behind = turnBehind.exec(text)
  const owner = behind && findPlayer(behind[1]!)
  if (owner) return readTurnOf(owner, Number(behind[2]), behind[3]!)
  const english = riichiPattern.exec(text.replace(/^after /, ''))
  if (english) return riichiOf(english[2] ?? english[4], Boolean(english[1] ?? english[3]))
  const japanese = riichiJapanese.exec(text.replace(afterRiichi, ''))
  return japanese ? riichiOf(japanese[1], japanese[2] !== undefined) : null
}

/** The turn of a player, and the player's action in it: 南家9巡目の打牌. */
function readTurnOf(who: Who, turn: number, rest: string): NamedMoment | null {
  const {who: other, does, isRead} = readRest(rest)
  return isRead && other === null ? {type: 'turn', turn, who, does: does ?? 'draw'} : null
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

const doing = /(?:draws?|drew|draw|ツモ番?|自摸|摸牌)$/
const discarding = /(?:discards?|discarded|打牌|打出|切牌|出牌|打|切り?|버림패?)$/
/** 打牌後: after the discard, which is what 打牌 itself means. */
const afterIt = /(?:の?直後|[の之]?後| ?직?후| ?뒤)$/
/** 打牌前: after the draw and before the discard. */
const beforeDiscard = /(?:打牌|打出|切牌|出牌)(?:の?直?前| ?직?전)$/

/** What follows a turn: the player, and whether the moment is after the draw or after the discard. */
function readRest(text: string): Rest {
  const words = text
    .replace(/^[\s,の에]+/, '')
    .replace(/^(?:after|when|with|of)\s+/, '')
    .replace(/^the\s+/, '')
    .replace(/^(discard|draw) (?:of|by) (.{1,24})$/, '$2 $1')
  const isBefore = beforeDiscard.test(words)
  const done = words.replace(afterIt, '')
  const does = isBefore ? 'draw' : discarding.test(done) ? 'discard' : doing.test(done) ? 'draw' : null
  // An action must be named: 後 by itself is after nothing.
  if (done !== words && does === null) return {who: null, does, isRead: false}
  const rest = done
    .replace(beforeDiscard, '')
    .replace(discarding, '')
    .replace(doing, '')
    .trim()
    .replace(/(?:'s|の|의)$/, '')
    .trim()
  if (rest === '') return {who: null, does, isRead: true}
  const who = findPlayer(rest)
  return {who, does, isRead: who !== null}
}
