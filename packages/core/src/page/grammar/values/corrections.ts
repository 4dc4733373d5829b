/**
 * Corrections of an invalid value of a key: the value with its misspelt word corrected, or the key that it belongs to.
 *
 *     round: 南3極      南3局
 *     seat: South 2    round: South 2
 */
import {nearestOrSounding} from '@tehai/kernel/sounds'
import {languages, nearest, readNumber} from '@tehai/kernel/source'
import type {Entry} from '../block/entries.js'
import {keyOfFacts} from '../block/key-of-facts.js'
import {keyOf, type Key} from '../keys/keys.js'
import {situationMessages} from '../situation/situation-messages.js'
import {MOST_TURNS} from '../situation/numbers.js'
import {isUnread, parseSituation} from '../situation/parse-situation.js'
import type {SituationFact} from '../situation/situation.js'
import {ranksInWords} from '../../../notation/plain-numbers.js'

/** Keys whose values consist of the same facts as a situation. */
const fieldsOfValue: ReadonlyMap<string, readonly string[]> = new Map([
  ['round', ['round', 'honba', 'last-hand', 'game-length', 'sticks']],
  ['wind', ['seat', 'non-dealer']],
  ['riichi', ['riichi', 'turn']]
])

/** The turn of a declaration as only a number: `riichi: 8`. */
const turnAlone = /^([1-9][0-9]?)$/

const answers = ['yes', 'no', 'あり', 'なし', 'はい', 'いいえ', '是', '否', '있음', '없음']
/** Other words for answers, which a misspelt one may resemble. */
const otherAnswers: ReadonlyMap<string, string> = new Map([
  ['true', 'yes'],
  ['false', 'no'],
  ['none', 'no']
])
const numberWords = [...ranksInWords, 'ten']
const declarations = [...answers, 'double', 'open', 'ダブル', 'オープン']

/** Corrections of an entry about the state of play, the nearest first; empty if nothing is similar. */
export function correctionsOf({key, name, value}: Entry): string[] {
  const text = value.trim()
  if (key.value === 'flag' || key.value === 'riichi') {
    const near = nearestOrSounding(text.toLowerCase(), key.value === 'flag' ? answers : declarations)
    if (near.length > 0) return near
    const [other] = text.length < 3 ? [] : nearest(text.toLowerCase(), otherAnswers.keys())
    if (other !== undefined) return [otherAnswers.get(other)!]
  }
  if (key.value === 'number' && /^[a-z]{3,6}$/i.test(text)) {
    const [number] = nearest(text.toLowerCase(), numberWords)
    if (number !== undefined) return [String(numberWords.indexOf(number) + 1)]
  }
  const number = key.value === 'number' ? numberOf(text) : null
  if (number !== null) return [String(number)]
  const below = key.value === 'number' ? /^[-−ー](\d{1,2})$/.exec(text)?.[1] : undefined
  if (below !== undefined) return [below]
  const turn = key.value === 'riichi' ? turnAlone.exec(text)?.[1] : undefined
  if (turn !== undefined && Number(turn) <= MOST_TURNS)
    return [/[^ -~]/.test(name) ? `${turn}巡目` : `turn ${turn}`]
  const facts = parseSituation(text)
  if (facts.some(isUnread)) {
    const fields = fieldsOfValue.get(key.value) ?? [key.id]
    return spelledRight(text, facts).filter(spelled =>
      parseSituation(spelled).every(({field}) => fields.includes(field))
    )
  }
  const other = keyOfFacts(facts)
  if (other === null || other === key.id) return []
  return [`${nameLike(name, key, keyOf(other))}: ${text}`]
}

/** A number with its unit, or in characters: `3本`, 二本, 三; `null` for other text. */
function numberOf(text: string): number | null {
  const [, digits = ''] =
    /^第?(\d{1,2}|[〇一二三四五六七八九十]{1,3})\D?$/u.exec(text.normalize('NFKC')) ?? []
  const number = digits === '' ? NaN : readNumber(digits)
  return Number.isNaN(number) ? null : number
}

/** The name of another key in the language of the written key. */
function nameLike(name: string, key: Key, other: Key): string {
  if (isAscii(name)) return other.id
  const language = languages.find(one => key[one] === name) ?? languages.find(one => !isAscii(key[one]))
  return language ? other[language] : other.id
}

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text)

/** A text with each misspelt word replaced by the nearest; empty if a word resembles none. */
function spelledRight(text: string, facts: readonly SituationFact[]): string[] {
  return situationMessages(text, 0, facts).reduceRight<string[]>(
    (spelled, {start, end, expected: [word] = []}) =>
      word === undefined ? [] : spelled.map(one => one.slice(0, start) + word + one.slice(end)),
    [text]
  )
}
