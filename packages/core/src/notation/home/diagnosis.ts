/**
 * Diagnosis: why a marked run is not a meld. Only the first check that finds something is reported.
 */
import {smallest, type Values} from '@tehai/kernel/source'
import type {Tile} from '@tehai/riichi/tile'
import {isOneKind, isRun} from '../meld-shape.js'
import type {NotationMessageId} from '../messages.js'
import {HIDDEN, RED, isDigit, type Draft, type MarkCharacter} from './draft.js'
import {faultAt, type Fault} from './fault.js'
import {meldOf, tilesOf} from './marked-run.js'

/** A mark, and which digit it follows, 0-based. */
interface Mark {
  readonly character: MarkCharacter
  readonly at: number
  readonly digit: number
}

/** A marked run of whose digits the table of patterns knows no meld. */
interface Case {
  readonly drafts: readonly Draft[]
  readonly suit: string
  /** Span of the run with its suit. */
  readonly start: number
  readonly end: number
  /** `null`: some of them are unknown, or all are hidden. */
  readonly tiles: readonly Tile[] | null
  readonly marks: readonly Mark[]
}

type Check = (run: Case) => Fault | null

const checks: readonly Check[] = [checkHidden, checkSecondCall, checkAdded, checkFour, checkTiles, checkPlace]

/** Why a marked run is not a meld. `start` and `end` are those of the run with its suit. */
export function faultOf(
  drafts: readonly Draft[],
  suit: string,
  start: number,
  end: number,
  proposes: boolean
): Fault {
  const marks = drafts.flatMap((draft, digit) =>
    draft.marks.map(({character, at}) => ({character, at, digit}))
  )
  const run: Case = {drafts, suit, start, end, tiles: tilesOf(drafts, suit), marks}
  for (const check of checks) {
    const fault = check(run)
    if (fault !== null) return proposes ? explained(fault, run) : fault
  }
  const fault = ofRun(run, 'not-same-kind')
  return proposes ? explained(fault, run) : fault
}

/** A fault with what may be meant, and with what types have no words for: that honors make no runs. */
function explained(fault: Fault, run: Case): Fault {
  const {id, values, expected} = fault
  const isRunOfHonors = id === 'not-same-kind' && run.suit === 'z' && kindsOf(run) > 2
  return {
    ...fault,
    values: isRunOfHonors ? {...values, honors: 'honors'} : values,
    expected: expected.length > 0 ? expected : meantBy(run)
  }
}

const kindsOf = ({drafts}: Case): number => new Set(drafts.map(({digit}) => digit)).size

/** What a run may be meant as: parts of it, else honors of one kind. */
function meantBy(run: Case): string[] {
  const proposals = [withoutFifth, asParts, ofOneKind, asRun]
  return proposals.map(propose => propose(run)).find(list => list.length > 0) ?? []
}

/** Five tiles of a kind, which a set does not have: `8888-8s` is `888-8s`. */
function withoutFifth({drafts, suit, marks}: Case): string[] {
  const [first, ...others] = drafts
  const isFive = drafts.length === 5 && others.every(({digit}) => digit === first!.digit)
  if (!isFive || first!.marks.length > 0 || marks.length === 0) return []
  return meldOf(others, suit) ? [textOf(others) + suit] : []
}

/** Three tiles of which two can be in a run, with the nearest third: `2-35s` is `2-34s`; two equal ones are a pon. */
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

/** A meld of one kind in which one tile is another: `5'56z` is `5'55z`, `8xx9p` is `8xx8p`; three of a suit may be a run. */
function ofOneKind({drafts, suit}: Case): string[] {
  const shown = drafts.filter(isDigit)
  if (drafts.length !== 4 && (suit !== 'z' || drafts.length !== 3)) return []
  const kind = shown.find(({digit}) => shown.filter(one => one.digit === digit).length === shown.length - 1)
  if (!kind) return []
  const {digit} = kind
  return [textOf(drafts.map(one => (isDigit(one) ? {...one, digit} : one))) + suit]
}

const LONGEST_PARTED = 14

/** A meld and tiles beside it typed as one run: `1'234p` is `1'23p4p`. */
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

/** Whether the only mark is a dash between two groups of tiles of which neither is a kind alone: `123-456m`. */
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

function ofRun({start, end}: Case, id: NotationMessageId, values: Values = {}): Fault {
  return faultAt(id, start, end, values)
}

function badSize(run: Case, wanted: string): Fault {
  return ofRun(run, 'bad-meld-size', {count: run.drafts.length, wanted})
}

function misplaced({at}: Mark, wanted: string): Fault {
  return faultAt('bad-mark-position', at, at + 1, {wanted})
}

function second({at}: Mark): Fault {
  return faultAt('multiple-calls', at, at + 1)
}

/** `4xx4s` has two equal tiles around `xx` and no marks. */
function checkHidden(run: Case): Fault | null {
  const {drafts, marks} = run
  const hidden = drafts.filter(({digit}) => digit === HIDDEN).length
  if (hidden === 0) return null
  const isAround = drafts.length === 4 && hidden === 2 && isDigit(drafts[0]!) && isDigit(drafts[3]!)
  if (!isAround) return badSize(run, 'outer-tiles')
  return marks.length > 0 ? misplaced(marks[0]!, 'open-meld') : ofRun(run, 'not-same-kind')
}

/** One call in a meld, in one notation; a kakan of quote marks has two. */
function checkSecondCall({drafts, marks}: Case): Fault | null {
  const quotes = marks.filter(({character}) => character === "'")
  if (quotes.length > 0 && quotes.length < marks.length) return second(marks[1]!)
  if (quotes.length > 2 || (quotes.length === 2 && drafts.length < 4)) return second(quotes[1]!)
  for (const wanted of ['-', '=']) {
    const same = marks.filter(({character}) => character === wanted)
    if (same.length > 1) return second(same[1]!)
  }
  return null
}

/**
 * The added tile comes after `=`, and is the last.
 *
 *     55-5=0p
 *         ^
 */
function checkAdded({drafts, marks}: Case): Fault | null {
  const equals = marks.find(({character}) => character === '=')
  const dash = marks.find(({character}) => character === '-')
  if (!equals) return null
  const {digit, at} = equals
  if (digit === drafts.length - 1) {
    const added = drafts[digit]!.digit
    return {
      id: 'missing-added-tile',
      start: at,
      end: at + 1,
      values: {},
      expected: added < 0 ? [] : [`=${added}`]
    }
  }
  const isBeforeLast = digit === drafts.length - 2 && (!dash || dash.digit <= digit)
  return dash && !isBeforeLast ? misplaced(equals, 'before-added-tile') : null
}

/** `=` and `+` need four equal tiles. */
function checkFour(run: Case): Fault | null {
  const {drafts, tiles, marks} = run
  if (!marks.some(({character}) => character === '=' || character === '+')) return null
  if (drafts.length !== 4) return badSize(run, 'four')
  if (tiles === null || !isOneKind(tiles)) return ofRun(run, 'not-same-kind')
  return marks.length > 1 ? second(marks[1]!) : misplaced(marks[0]!, 'after-fourth')
}

/** A wait of two tiles as people say it, `2-5p`, is `25p` in notation. */
function asWait({drafts, suit}: Case): string[] {
  const [low, high, ...others] = drafts
  const isWait = others.length === 0 && low?.marks[0]?.character === '-' && high?.digit === low.digit + 3
  return isWait ? [`${low.digit}${high.digit}${suit}`] : []
}

/** Three or four equal tiles, or three in a row. */
function checkTiles(run: Case): Fault | null {
  const {drafts, suit, tiles} = run
  const {length} = drafts
  if (length < 3 || length > 4) return {...badSize(run, 'three-or-four'), expected: asWait(run)}
  if (tiles === null) return ofRun(run, 'not-same-kind')
  if (isOneKind(tiles) || isRun(tiles)) return null
  return ofRun(run, length === 4 || suit === 'z' ? 'not-same-kind' : 'not-a-sequence')
}

/** Quote marks where they cannot be: apart from each other in a kan, or after another than the first tile of a chii. */
function checkPlace({drafts, suit, marks}: Case): Fault | null {
  const [first, other] = marks
  if (drafts.length === 4) return other ? misplaced(other, 'beside-call') : null
  if (!first) return null
  const {digit, at} = first
  const others = drafts.filter((_, index) => index !== digit).map(draft => draft.digit)
  return {
    id: 'chii-not-from-kamicha',
    start: at,
    end: at + 1,
    values: {from: digit === 1 ? 'toimen' : 'shimocha'},
    expected: [`${drafts[digit]!.digit}'${others.join('')}${suit}`]
  }
}
