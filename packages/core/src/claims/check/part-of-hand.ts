/** Claims about part of a hand: which are judged, and why others are left unchecked. */
import type {Claim, ClaimedHand} from '../../page/check/result/claims.js'
import {claimMessage} from '../../page/check/result/claim-messages.js'
import {clause} from '../../labels/clauses/clauses.js'
import type {Message} from '@tehai/kernel/source'
import type {Analysis} from '../analysis.js'
import {NEARLY_WHOLE, WAITING} from '../../notation/hand-size.js'

/** Claims that apply to the tiles shown, whatever other tiles the hand may have. */
export const shapeClaims: ReadonlySet<Claim['key']> = new Set<Claim['key']>([
  'waits',
  'ukeire',
  'after',
  'safe',
  'readings'
])

/** Claims that only a whole hand can make true. */
const winClaims: ReadonlySet<Claim['key']> = new Set<Claim['key']>([
  'yaku',
  'score',
  'fu',
  'takame',
  'yasume'
])

/** Claims about part of a hand that are also true of that part before the win. */
const beforeWinClaims: ReadonlySet<Claim['key']> = new Set<Claim['key']>(['waits', 'win'])

/** The messages for a claim that is left unchecked, possibly none; `null` if it is judged. */
export function whyUnjudged({key, fill, value}: Claim, {tiles, hand}: Analysis): readonly Message[] | null {
  const {size, turn, shape, win, possible} = tiles!
  if (key === 'safe' || key === 'readings') return null
  const isPart = possible && size < WAITING
  if (!isPart) return turn === null ? nothing : null
  const needsWin = winClaims.has(key) && fill === null && !isNagashi(hand)
  const isWon = beforeWinClaims.has(key) && win !== null
  const reason = needsWin
    ? 'only-whole-hands-win'
    : turn === null && !isWon
      ? reasonForThirds[key]
      : undefined
  if (reason === undefined) return turn !== null || shape || isWon ? null : nothing
  // A block reports that one tile is missing for hands of this size (`hand-size`).
  if (hand.place !== null && size >= NEARLY_WHOLE) return nothing
  return [claimMessage('part-of-hand', 0, value.length, {size, reason: clause(reason)})]
}

const nothing: readonly Message[] = []

/** Why a claim about 3n tiles is not judged. */
const reasonForThirds: Readonly<Partial<Record<Claim['key'], 'waits-of-thirds' | 'shanten-of-thirds'>>> = {
  waits: 'waits-of-thirds',
  shanten: 'shanten-of-thirds',
  takame: 'waits-of-thirds',
  yasume: 'waits-of-thirds'
}

const isNagashi = ({situation: {circumstances = []}}: ClaimedHand) => circumstances.includes('nagashi')
