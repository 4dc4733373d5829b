/**
 * The tiles that a proposal is for, around the mark or the letter that a message is about: only those of its meld, even
 * if other tiles follow without a blank.
 *
 *     456p12-3p      2-13p      12-3p        the same tiles
 *     1z9m2pr3s4p    3+s        r3s
 *     123m5mr        0m         5mr          a red five is a five
 *     123p4o6m       406m       4o6m         what is before the letter and after it
 */
import {narrow, type Span} from '@tehai/kernel/source'
import type {TextEdit} from '../page/text-edit.js'

/** How many characters on each side of a mark may belong to its tiles. */
const MOST_AROUND = 60

/** The edit that writes a proposal in place of its tiles; `null` if they are not around the range. */
export function tilesAround(source: string, range: Span, proposal: string): TextEdit | null {
  return sameTiles(source, range, proposal) ?? sameEnds(source, range, proposal)
}

/**
 * The same, but only in place of the range if the range has digits of its own, or represents a tile of the proposal.
 */
export function tilesAroundOrHere(source: string, range: Span, proposal: string): TextEdit {
  const here = {...range, text: proposal}
  const written = source.slice(range.start, range.end)
  if (/\d/.test(narrow(written)) || (tilesIn(proposal) ?? '') === '') return here
  const same = sameTiles(source, range, proposal)
  if (same) return same
  const edit = sameEnds(source, range, proposal)
  const isMore = edit && edit.end - edit.start - written.length < proposal.length
  return isMore ? edit : here
}

/** The smallest range around another with the tiles of a proposal; in a chain of melds, the suit letter comes later. */
function sameTiles(source: string, {start, end}: Span, proposal: string): TextEdit | null {
  const meant = tilesIn(proposal)
  if (meant === null || meant === '') return null
  const [before, after] = wordAround(source, {start, end})
  const found = rangesAround(before.length, after.length)
  const isWith = (suit: string) => (one: Span) =>
    tilesIn(source.slice(start - one.start, end + one.end) + suit) === meant
  const suit = proposal.at(-1)!
  const whole = found.find(isWith(''))
  const isChain = suitAhead.exec(narrow(after))?.[1] === suit
  const one = whole ?? (isChain ? found.find(isWith(suit)) : undefined)
  if (!one) return null
  const text = whole ? proposal : proposal.slice(0, -1)
  return {start: start - one.start, end: end + one.end, text}
}

/** The suit letter of a chain of melds, behind the first of them. */
const suitAhead = /^[^mpsz]*([mpsz])/

/** Pairs of numbers of characters before and after a range, small ones first. */
function rangesAround(before: number, after: number): readonly Span[] {
  const all: Span[] = []
  for (let start = 0; start <= before; start++) for (let end = 0; end <= after; end++) all.push({start, end})
  return all.toSorted((a, b) => a.start + a.end - b.start - b.end)
}

/** What a proposal begins with, before a range, and what it ends with, after the range. */
function sameEnds(source: string, {start, end}: Span, proposal: string): TextEdit | null {
  const [word, after] = wordAround(source, {start, end})
  const blanks = word === '' ? /[ \u3000]?$/.exec(source.slice(0, start))![0].length : 0
  const before = blanks === 0 ? word : wordAround(source, {start: start - blanks, end: start})[0]
  const first = lengthWhere(before.length, length =>
    proposal.startsWith(narrow(before.slice(before.length - length)))
  )
  const last = lengthWhere(Math.min(after.length, proposal.length - first), length =>
    proposal.endsWith(narrow(after.slice(0, length)))
  )
  if (first + last === 0) return null
  return {start: start - blanks - first, end: end + last, text: proposal}
}

/** The greatest length up to a maximum for which a condition holds. It always holds for length 0. */
function lengthWhere(most: number, holds: (length: number) => boolean): number {
  for (let length = most; length > 0; length--) if (holds(length)) return length
  return 0
}

/** The text around a range between blanks or brackets. */
function wordAround(source: string, {start, end}: Span): readonly [before: string, after: string] {
  const before = source
    .slice(Math.max(0, start - MOST_AROUND), start)
    .split(/[\s[\]{}:：,、]/)
    .at(-1)!
  const after = /^[^\s[\]{},、]*/.exec(source.slice(end, end + MOST_AROUND))![0]
  return [before, after]
}

/** The tiles of a text in their order by name, a red five as a five; `null` where a digit or a suit letter is alone. */
export function tilesIn(text: string): string | null {
  const tiles: string[] = []
  let ranks: readonly string[] = []
  for (const one of narrow(text)) {
    if (/\d/.test(one)) ranks = [...ranks, one === '0' ? '5' : one]
    else if ('mpsz'.includes(one)) {
      if (ranks.length === 0) return null
      for (const rank of ranks) tiles.push(rank + one)
      ranks = []
    }
  }
  return ranks.length > 0 ? null : tiles.toSorted().join(' ')
}
