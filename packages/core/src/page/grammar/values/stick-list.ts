/**
 * Score sticks (点棒) of a value, by the worth of each and their number.
 *
 *     1000×2            1,000×2, 100×3            10000 5000 1000×3 100×4
 */
import {skip, type Message} from '@tehai/kernel/source'
import {pageMessage} from '../messages.js'
import {foldWidth} from '../spelling/fold-width.js'

/** Sticks of one kind: what one is worth in points, and how many there are, from 1 to `MOST_STICKS`. */
export interface Sticks {
  readonly worth: StickWorth
  readonly count: number
}

/** The points that the sticks of a Japanese set are worth. */
const worths = [100, 1000, 5000, 10000] as const

export type StickWorth = (typeof worths)[number]

/** The maximum number of sticks of one kind. */
const MOST_STICKS = 99

/** The sticks that were read; `null` if the value is not a list: a number alone is the deposit. */
export interface StickList {
  readonly sticks: readonly Sticks[]
  /** Spans are offsets into the value. */
  readonly messages: readonly Message[]
}

const isList = /^[\d,、\s点點점本개×x✕*]+$/i
const item = /(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})?[点點점]?(?: ?([×x✕*])(?: ?(\d{1,7})[本개]?)?)?/iy
const between = /[,、\s]+/y

/** Read a list of sticks; `key` is its name, for messages. */
export function parseSticks(value: string, key: string): StickList | null {
  const text = foldWidth(value)
  if (!isList.test(text) || !/\d/.test(text)) return null
  const sticks: Sticks[] = []
  const messages: Message[] = []
  let isCounted = false
  let numbers = 0
  for (let at = skip(between, text, 0); at < text.length;) {
    item.lastIndex = at
    const [whole, worth, times, count] = item.exec(text)!
    const stop = at + Math.max(whole.trimEnd().length, 1)
    isCounted ||= times !== undefined
    if (worth !== undefined) numbers += 1
    const one = sticksOf(worth, times, count)
    if (Array.isArray(one)) messages.push(bad(at, stop, key, one))
    else sticks.push(one)
    at = skip(between, text, stop)
  }
  return isCounted || numbers > 1 ? {sticks: byWorth(sticks), messages} : null
}

/** Sticks of the same worth combined, at the place of the first: no more kinds than worths exist. */
function byWorth(sticks: readonly Sticks[]): Sticks[] {
  const counts = new Map<StickWorth, number>()
  for (const {worth, count} of sticks) counts.set(worth, (counts.get(worth) ?? 0) + count)
  return [...counts].map(([worth, count]) => ({worth, count}))
}

/** Sticks as written, or what is proposed in their place. */
function sticksOf(
  worthText: string | undefined,
  times: string | undefined,
  countText: string | undefined
): Sticks | string[] {
  const points = worthText === undefined ? null : Number(worthText.replaceAll(',', ''))
  const worth = worths.find(one => one === points)
  const given = countText === undefined ? 1 : Number(countText)
  const isCount = given >= 1 && given <= MOST_STICKS && (times === undefined) === (countText === undefined)
  if (worth !== undefined && isCount) return {worth, count: given}
  const count = given < 1 ? 1 : Math.min(given, MOST_STICKS)
  return [`${worth ?? nearestWorth(points)}×${count}`]
}

/** The stick with the nearest worth; the one of 1,000 points if none is given. */
function nearestWorth(points: number | null): StickWorth {
  if (points === null) return 1000
  return worths.reduce((best, one) => (Math.abs(one - points) < Math.abs(best - points) ? one : best))
}

function bad(start: number, end: number, key: string, meant: readonly string[]): Message {
  return pageMessage('bad-value', start, end, {key, example: '1000×2', kind: 'sticks'}, meant)
}

/** The riichi sticks of a list, each of 1,000 points; `null` where there are others too: then it is what a player has. */
export function depositOf(sticks: readonly Sticks[]): number | null {
  return sticks.every(({worth}) => worth === 1000) ? sticks.reduce((sum, {count}) => sum + count, 0) : null
}
