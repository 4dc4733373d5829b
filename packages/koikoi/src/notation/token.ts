/**
 * One token of card notation, at a place of a folded text.
 *
 *     oy1,3,8h
 *     ^^       prefixes: face down, sideways
 *       ^^^^^^ months and the letter that all of them share
 */
import {cardByCode, cardsOfMonth, typeLetters} from '../cards/index.js'
import type {CardId, Month} from '../cards/index.js'
import {loneWordAt} from './lone-words.js'
import {cardWords, wordAt} from './words.js'

/** A month of a token, or a word, with the cards it may mean. */
export interface Reading {
  /** Places in the folded text. */
  readonly start: number
  readonly end: number
  /** What was written, as a message quotes it: `3h`. */
  readonly code: string
  /** Cards it may mean, by id; empty if the month has no such card. */
  readonly candidates: readonly CardId[]
  /** The month as a number, even if there is no such month. */
  readonly month: number
}

export interface Token {
  readonly end: number
  readonly faceDown: boolean
  readonly sideways: boolean
  /** Cards in the order in which they are named. Empty for prefixes without a card and months without a letter. */
  readonly readings: readonly Reading[]
  readonly fault?: 'missing-kind' | 'lone-prefix'
}

const group = /(\d+(?:\s*[,、]\s*\d+)*)([htrkabcd](?![a-np-xz]{2}))?/y
/** The last run of prefixes that was scanned, kept because each of possibly thousands of backs needs its end. */
export interface PrefixRun {
  start: number
  end: number
}

/**
 * The token at a place, or `undefined` if no card begins there.
 *
 * Prefixes belong to the card after them, `o` and `y` once each; further ones are backs, so that `ooo1h` is two
 * backs and a card face down.
 *
 * @param run
 *   The last scanned run of prefixes of this text (default: none).
 */
export function tokenAt(text: string, start: number, run: PrefixRun = {start: 0, end: 0}): Token | undefined {
  const named = cardTokenAt(text, start, false, false)
  if (named) return named
  const after = endOfPrefixes(text, start, run)
  if (after === start) return undefined
  const own = ownPrefixes(text.slice(Math.max(start, after - 2), after))
  const card = cardTokenAt(text, after, own.includes('o'), own.includes('y'))
  if (own.length === after - start && card) return card
  const isAlone = after === text.length || /[\s,、・]/.test(text[after]!)
  return card || isAlone ? backAt(text, start) : undefined
}

/** Where the run of prefixes at a place ends; the place itself if there is none. */
function endOfPrefixes(text: string, start: number, run: PrefixRun): number {
  if (start >= run.start && start < run.end) return run.end
  let end = start
  while (text[end] === 'o' || text[end] === 'y') end++
  run.start = start
  run.end = end
  return end
}

/** The prefixes that belong to a card: the last ones before it, each character once. */
function ownPrefixes(last: string): string {
  return last === 'oy' || last === 'yo' ? last : last.slice(-1)
}

/** A card with only its back visible, or a `y` with nothing after it. */
function backAt(text: string, start: number): Token {
  const token = {end: start + 1, faceDown: true, sideways: false, readings: []}
  return text[start] === 'o' ? token : {...token, fault: 'lone-prefix'}
}

function cardTokenAt(text: string, start: number, faceDown: boolean, sideways: boolean): Token | undefined {
  const lone = loneWordAt(text, start)
  const word = lone?.word ?? wordAt(text, start)
  if (word) {
    const candidates = lone ? [lone.card] : cardWords.get(word)!.cards
    const end = start + word.length
    return {end, faceDown, sideways, readings: [readingOf(text, start, end, candidates)]}
  }
  group.lastIndex = start
  const match = group.exec(text)
  if (!match) return undefined
  const [whole, numbers, letter] = match as unknown as [string, string, string | undefined]
  const end = start + whole.length
  if (!letter) return {end, faceDown, sideways, readings: [], fault: 'missing-kind'}
  return {end, faceDown, sideways, readings: readingsOf(numbers, letter, start, end)}
}

/** The reading of words that name cards of one month. */
export function readingOf(text: string, start: number, end: number, candidates: readonly CardId[]): Reading {
  return {start, end, code: text.slice(start, end), candidates, month: (candidates[0]! >> 2) + 1}
}

/** `1,3,8` and `h`: one reading for each month; the span of the last one includes the letter. */
function readingsOf(numbers: string, letter: string, start: number, end: number): readonly Reading[] {
  return [...numbers.matchAll(/\d+/g)].map(({0: digits, index}, at, all) => ({
    start: start + index,
    end: at === all.length - 1 ? end : start + index + digits.length,
    code: `${Number(digits)}${letter}`,
    candidates: candidatesOf(Number(digits), letter),
    month: Number(digits)
  }))
}

/** Cards of a month and a letter: the one at place `a` to `d`, or all cards of the kind `h t r k`. */
export function candidatesOf(month: number, letter: string): readonly CardId[] {
  if (month < 1 || month > 12) return []
  const exact = cardByCode(`${month}${letter}`)
  if (exact !== undefined) return [exact]
  return cardsOfMonth(month as Month)
    .filter(card => typeLetters[card.type] === letter)
    .map(card => card.id)
}
