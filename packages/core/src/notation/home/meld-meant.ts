/**
 * What may be meant by a marked run that is not a meld: several parts, or a meld with another tile.
 *
 *     8888-8s → 888-8s      1'234p → 1'23p4p      5'56z → 5'55z      2-35s → 2-34s
 */
import {smallest} from '@tehai/kernel/source'
import type {Tile} from '@tehai/riichi/tile'
import {HIDDEN, RED, isDigit, type Draft, type MarkCharacter} from './draft.js'
import {meldOf} from './marked-run.js'
import type {ClosedRun} from './row.js'

/** A mark, and which digit it follows, 0-based. */
export interface Mark {
  readonly character: MarkCharacter
  readonly at: number
  readonly digit: number
}

/** A marked run whose digits are not a meld according to the table of patterns. */
export interface Case extends ClosedRun {
  /** `null`: some of them are unknown, or all are hidden. */
  readonly tiles: readonly Tile[] | null
  readonly marks: readonly Mark[]
}

/** What may be meant by a run: parts of it, or else honors of one kind. */
export function meantBy(run: Case): string[] {
  const proposals = [withoutFifth, asParts, asSet, asRun]
  return proposals.map(propose => propose(run)).find(list => list.length > 0) ?? []
}

/** Five tiles of a kind, which no set has: `8888-8s` is `888-8s`. */
function withoutFifth({drafts, suit, marks}: Case): string[] {
  const [first, ...others] = drafts
  const isFive = drafts.length === 5 && others.every(({digit}) => digit === first!.digit)
  if (!isFive || first!.marks.length > 0 || marks.length === 0) return []
  return meldOf(others, suit) ? [textOf(others) + suit] : []
}

/** Three tiles, two of which can be in a run, with the nearest third: `2-35s` is `2-34s`; two equal ones are a pon. */
function asRun({drafts, suit}: Case): string[] {
  if (drafts.length !== 3 || suit === 'z' || !drafts.every(isDigit)) return []
  const options = drafts.flatMap((draft, at) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(digit => {
      const other = drafts.map((one, index) => (index === at ? {...one, digit} : one))
      const meld = meldOf(other, suit)
      const isPair = meld !== null && meld.type !== 'chii'
      return meld
        ? [{text: textOf(other) + suit, cost: Math.abs(digit - draft.digit) - (isPair ? 1 : 0)}]
        : []
    })
  )
  const least = smallest(
    options.map(({cost}) => cost),
    9
  )
  const nearest = options.filter(({cost}) => cost === least)
  return nearest.length === 1 ? [nearest[0]!.text] : []
}

/**
 * A meld of one kind with one wrong tile: `5'56z` is `5'55z`, `8xx9p` is `8xx8p`; three tiles of a suit may be a run.
 */
function asSet({drafts, suit}: Case): string[] {
  const shown = drafts.filter(isDigit)
  if (drafts.length !== 4 && (suit !== 'z' || drafts.length !== 3)) return []
  const kind = shown.find(({digit}) => shown.filter(one => one.digit === digit).length === shown.length - 1)
  if (!kind) return []
  const {digit} = kind
  return [textOf(drafts.map(one => (isDigit(one) ? {...one, digit} : one))) + suit]
}

const LONGEST_PARTED = 14

/** A meld and adjacent tiles typed as one run: `1'234p` is `1'23p4p`. */
function asParts({drafts, suit, marks}: Case): string[] {
  const first = marks[0]?.digit ?? 0
  const last = marks.at(-1)?.digit ?? 0
  if (marks.length === 0 || drafts.length < 4 || drafts.length > LONGEST_PARTED) return []
  if (isDivided(drafts, marks)) {
    const at = first + 1
    return [[drafts.slice(0, at), drafts.slice(at)].map(part => ranksOf(part) + suit).join(' ')]
  }
  for (const size of [4, 3]) {
    for (let from = Math.max(0, last - size + 1); from <= Math.min(first, drafts.length - size); from++) {
      const parts = [drafts.slice(0, from), drafts.slice(from, from + size), drafts.slice(from + size)]
      if (parts[1]!.length < drafts.length && meldOf(parts[1]!, suit))
        return [parts.map(part => (part.length > 0 ? textOf(part) + suit : '')).join('')]
    }
  }
  return []
}

/** Whether the only mark is a dash between two groups of tiles, neither of which is all one kind: `123-456m`. */
function isDivided(drafts: readonly Draft[], marks: readonly Mark[]): boolean {
  const [mark, other] = marks
  if (!mark || other || mark.character !== '-' || mark.digit < 2 || drafts.length - mark.digit < 4)
    return false
  const ranks = drafts.slice(0, mark.digit + 1).map(({digit}) => digit)
  return new Set(ranks).size > 1
}

/** Drafts without their marks, a red five as 0. */
function ranksOf(drafts: readonly Draft[]): string {
  return drafts.map(({digit, prefixes}) => (prefixes & RED ? 0 : digit)).join('')
}

/** Drafts as they are typed, a red five as 0. */
function textOf(drafts: readonly Draft[]): string {
  return drafts
    .map(
      ({digit, prefixes, marks}) =>
        (prefixes & RED ? 0 : digit === HIDDEN ? 'x' : digit) + marks.map(({character}) => character).join('')
    )
    .join('')
}
