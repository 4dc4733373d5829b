/**
 * Diagnosis: why a marked run is not a meld. Only the first check that finds something is reported.
 */
import type {Values} from '@tehai/kernel/source'
import {isOneKind, isRun} from '../melds/meld-shape.js'
import type {NotationMessageId} from '../messages.js'
import {HIDDEN, isDigit} from './draft.js'
import {faultAt, type Fault} from './fault.js'
import {tilesOf} from './marked-run.js'
import {meantBy, type Case, type Mark} from './meld-meant.js'
import type {ClosedRun} from './row.js'

type Check = (run: Case) => Fault | null

const checks: readonly Check[] = [checkHidden, checkSecondCall, checkAdded, checkFour, checkTiles, checkPlace]

/** Why a marked run is not a meld, and, if `proposes` is set, what may be meant. */
export function faultOf(closed: ClosedRun, proposes: boolean): Fault {
  const {drafts, suit} = closed
  const marks = drafts.flatMap((draft, digit) =>
    draft.marks.map(({character, at}) => ({character, at, digit}))
  )
  const run: Case = {...closed, tiles: tilesOf(drafts, suit), marks}
  for (const check of checks) {
    const fault = check(run)
    if (fault !== null) return proposes ? explained(fault, run) : fault
  }
  const fault = faultOfRun(run, 'not-same-kind')
  return proposes ? explained(fault, run) : fault
}

/** A fault with a proposal, and with a reason that the types have no words for: that honors make no runs. */
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

function faultOfRun({start, end}: Case, id: NotationMessageId, values: Values = {}): Fault {
  return faultAt(id, start, end, values)
}

function badSize(run: Case, wanted: string): Fault {
  return faultOfRun(run, 'bad-meld-size', {count: run.drafts.length, wanted})
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
  return marks.length > 0 ? misplaced(marks[0]!, 'open-meld') : faultOfRun(run, 'not-same-kind')
}

/** A call in a meld, in one notation; a kakan in quote marks has two. */
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
 * The added tile comes after `=`, and is last.
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
  if (tiles === null || !isOneKind(tiles)) return faultOfRun(run, 'not-same-kind')
  return marks.length > 1 ? second(marks[1]!) : misplaced(marks[0]!, 'after-fourth')
}

/** A two-tile wait as people say it, `2-5p`, is `25p` in notation. */
function asWait({drafts, suit}: Case): string[] {
  const [low, high, ...others] = drafts
  const isWait = others.length === 0 && low?.marks[0]?.character === '-' && high?.digit === low.digit + 3
  return isWait ? [`${low.digit}${high.digit}${suit}`] : []
}

/** Three or four equal tiles, or three consecutive ones. */
function checkTiles(run: Case): Fault | null {
  const {drafts, suit, tiles} = run
  const {length} = drafts
  if (length < 3 || length > 4) return {...badSize(run, 'three-or-four'), expected: asWait(run)}
  if (tiles === null) return faultOfRun(run, 'not-same-kind')
  if (isOneKind(tiles) || isRun(tiles)) return null
  return faultOfRun(run, length === 4 || suit === 'z' ? 'not-same-kind' : 'not-a-sequence')
}

/** Quote marks in wrong places: apart from each other in a kan, or after a tile other than the first in a chii. */
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
