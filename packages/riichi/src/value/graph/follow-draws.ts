/**
 * Draws: from a hand that waits to the hands that are about to discard, and to wins.
 */
import {keyOfOne} from '../../shanten/survey.js'
import {addLink, addWin} from './links.js'
import {openState, readMore, shantenWith} from './open-hand.js'
import {hadOf, isNear, ownOf, redsIn, type Search} from './search.js'
import {RED_BIT, RIICHI_BIT, stateOf} from './states.js'
import {isFive} from '../wall.js'

/** Follow all draws of the hand that waits at an index. */
export function followDraws(search: Search, at: number): void {
  const {hand, waiting, start} = search
  const {wall} = start
  openState(hand, waiting, at)
  const shanten = waiting.shanten[at]!
  const isAll = start.handChange && !hand.isRiichi && isNear(search, waiting.distance[at]!, shanten)
  for (let part = 0; part < 4; part++) {
    readMore(hand, part)
    const end = part === 3 ? 34 : part * 9 + 9
    for (let kind = part * 9; kind < end; kind++) {
      const left = wall.copies[kind]! - hand.counts[kind]!
      if (left <= 0) continue
      const after = shantenWith(hand, part, kind)
      if (after >= shanten && !isAll) continue
      const reds = isFive(kind) ? Math.max(0, wall.reds[part]! - redsIn(hand, part)) : 0
      if (left > reds)
        followDraw(search, {from: at, part, kind, isRed: false, weight: left - reds, shanten: after})
      if (reds > 0) followDraw(search, {from: at, part, kind, isRed: true, weight: reds, shanten: after})
    }
  }
}

/** A draw of one of some equal tiles. */
interface Draw {
  /** The hand that waits. */
  readonly from: number
  /** The suit, 3 for honors, and the kind of the tile. */
  readonly part: number
  readonly kind: number
  readonly isRed: boolean
  /** How many such tiles there are. */
  readonly weight: number
  /** Shanten with the tile. */
  readonly shanten: number
}

function followDraw(search: Search, {from, part, kind, isRed, weight, shanten}: Draw): void {
  const {hand, waiting, discarding, draws, wins, worth} = search
  const {keys} = hand
  const one = keyOfOne[kind]!
  const isOther = ownOf(search, part, kind, isRed) >= hadOf(search, part, kind, isRed)
  const bits = isRed ? hand.reds + (1 << (part * 2)) : hand.reds
  const to = stateOf(
    discarding,
    part === 0 ? keys[0]! + one : keys[0]!,
    part === 1 ? keys[1]! + one : keys[1]!,
    part === 2 ? keys[2]! + one : keys[2]!,
    (part === 3 ? keys[3]! + one : keys[3]!) | (bits << RED_BIT) | (Number(hand.isRiichi) << RIICHI_BIT),
    waiting.distance[from]! + (isOther ? 1 : 0),
    shanten
  )
  if (shanten >= 0) return addLink(draws, from, to, weight)
  hand.counts[kind]! += 1
  const points = worth(hand.counts, kind, allReds(bits), hand.isRiichi)
  hand.counts[kind]! -= 1
  addWin(wins, from, to, weight, points)
}

/** Red fives of all suits, of two bits each. */
const allReds = (bits: number): number => (bits & 3) + ((bits >> 2) & 3) + (bits >> 4)
