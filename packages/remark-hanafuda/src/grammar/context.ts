/**
 * Context: what points depend on besides cards, and how its values are written in lines and attributes.
 */
import {kanjiNumber, nearest, readNumber} from '@tehai/kernel/source'
import type {Month} from '@tehai/koikoi/cards'
import {englishMonths, monthOfPlant} from '@tehai/koikoi/notation/reading'

/** Who has called koi-koi, and how often, in words of the page. */
export interface Calls {
  readonly winner: number
  readonly loser: number
}

/** Words, separated by commas, for: no one has called, the winner, the loser, both. */
const callWords = [
  'none,なし,无,無,없음,no,無し,没有,沒有,否,していない',
  'self,winner,自分,自己,나,あり,yes,me,i,私,我,자신,본인,내가,있음,した',
  'opponent,loser,相手,对手,對手,상대,you,对方,對方,상대방,상대가',
  'both,両方,双方,雙方,둘 다,両者,両者とも,양쪽,모두'
].map(words => words.split(','))

/** Who has called, and how often: 自分, 相手が2回, `self twice`; `undefined` if it cannot be read. */
export function readCalls(text: string): Calls | undefined {
  const folded = text.toLowerCase()
  const [, who = folded, times] = manyCalls.exec(folded) ?? []
  const at = callWords.findIndex(words => words.includes(who))
  const count = times === undefined ? 1 : (timesInWords.get(times) ?? readNumber(times))
  return at < 0 ? undefined : {winner: (at % 2) * count, loser: (at >> 1) * count}
}

const manyCalls =
  /^([^\d\s]{1,12}?)(?:が|は)?[\s×]{0,2}([1-7一二三四五六七]|once|twice)(?:回|次|번|\s?times?)?$/
const timesInWords: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['twice', 2]
])

/** Who is meant by other words, separated by commas. */
const otherCalls: readonly (readonly [meant: string, words: string])[] = [
  ['self', 'mine,player,once,twice,1,2,3'],
  ['opponent', 'them,they,enemy,other'],
  ['both', 'all,everyone,both players'],
  ['none', 'nobody,no one,never,0'],
  ['自分', '自,一回,二回,1回,2回,有'],
  ['相手', '敵,相手側'],
  ['両方', '二人,2人,全員,お互い,互い'],
  ['なし', '0回']
]

/** Who may be meant by words that cannot be read. */
export function callsNear(text: string): string[] {
  const folded = text.normalize('NFKC').trim().toLowerCase()
  const other = otherCalls.find(([, words]) => words.split(',').includes(folded))
  return other === undefined ? nearest(folded, callWords.flat()) : [other[0]]
}

const isNumber = new RegExp(`^(?:\\d{1,2}|${kanjiNumber})$`)

/** A month, as in `3`, 3月, 3월, 三月 or `March`; `null` if it cannot be read. */
export function readMonth(text: string): Month | null {
  const folded = text.normalize('NFKC').trim().toLowerCase()
  const written = folded.replace(/[月월]$/, '')
  const inEnglish = englishMonths.findIndex(name => isName(name, folded))
  const month = isNumber.test(written) ? readNumber(written) : inEnglish + 1
  return month >= 1 && month <= 12 ? (month as Month) : null
}

/** The same, or a month by its plant: 桜, `cherry`. */
export const readSeason = (text: string): Month | null =>
  readMonth(text) ?? ((monthOfPlant(text.trim()) ?? null) as Month | null)

/** Whether a word is the English name of a month, or its first three letters. */
const isName = (name: string, word: string): boolean => word === name || word === name.slice(0, 3)

/** The months that a misspelt name may mean, as their numbers. */
export function monthsNear(text: string): string[] {
  return nearest(text.trim().toLowerCase(), englishMonths).map(name =>
    String(englishMonths.indexOf(name) + 1)
  )
}
