/**
 * Discards: from a hand that is about to discard to the hands that then wait.
 */
import {keyOfOne} from '../../shanten/survey.js'
import {addLink} from './links.js'
import {openState, shantenWithout} from './open-hand.js'
import {hadOf, isNear, ownOf, redsIn, type Search} from './search.js'
import {RED_BIT, RIICHI_BIT, stateOf} from './states.js'
import {isFive, type Wall} from '../wall.js'

/** Follow all discards of the hand at an index. */
export function followDiscards(search: Search, at: number): void {
  const {hand, discarding, start} = search
  openState(hand, discarding, at)
  const shanten = discarding.shanten[at]!
  const isAll = start.shantenBack && !hand.isRiichi && isNear(search, discarding.distance[at]!, shanten)
  // A complete hand is tenpai again after a discard.
  const kept = at === 0 && shanten < 0 ? 0 : shanten
  for (let kind = 0; kind < 34; kind++) {
    if (hand.counts[kind] === 0) continue
    const part = (kind / 9) | 0
    const after = shantenWithout(hand, part, kind)
    if (after > kept && !isAll) continue
    const reds = isFive(kind) ? redsIn(hand, part) : 0
    if (hand.counts[kind]! > reds) followDiscard(search, {from: at, part, kind, isRed: false, shanten: after})
    if (reds > 0) followDiscard(search, {from: at, part, kind, isRed: true, shanten: after})
  }
}

/** A discard. */
interface Discard {
  /** The hand that is about to discard. */
  readonly from: number
  /** The suit, 3 for honors, and the kind of the tile. */
  readonly part: number
  readonly kind: number
  readonly isRed: boolean
  /** Shanten without the tile. */
  readonly shanten: number
}

function followDiscard(search: Search, {from, part, kind, isRed, shanten}: Discard): void {
  const {hand, waiting, discarding, draws, firsts, start} = search
  const {keys} = hand
  const one = keyOfOne[kind]!
  const own = ownOf(search, part, kind, isRed)
  const distance = discarding.distance[from]! - (own > hadOf(search, part, kind, isRed) ? 1 : 0)
  const bits = isRed ? hand.reds - (1 << (part * 2)) : hand.reds
  const isRiichi = hand.isRiichi || (start.isClosed && shanten === 0)
  const to = stateOf(
    waiting,
    part === 0 ? keys[0]! - one : keys[0]!,
    part === 1 ? keys[1]! - one : keys[1]!,
    part === 2 ? keys[2]! - one : keys[2]!,
    (part === 3 ? keys[3]! - one : keys[3]!) | (bits << RED_BIT) | (Number(isRiichi) << RIICHI_BIT),
    distance,
    shanten
  )
  if (from === 0) firsts.push({face: isRed ? 34 + part : kind, waiting: to})
  const before = discarding.shanten[from]!
  // The draw that reverses the discard is found from the other side, unless it is not followed there.
  const isNewRiichi = isRiichi && !hand.isRiichi
  const isFollowed = shanten > before || (start.handChange && !isRiichi && isNear(search, distance, shanten))
  if (before < 0 || (isFollowed && !isNewRiichi)) return
  const {wall} = start
  const seen = isFive(kind) && isRed ? wall.reds[part]! - own : plainLeft(wall, part, kind) - own
  if (seen + 1 > 0) addLink(draws, to, from, seen + 1)
}

/** Copies of a kind in the wall other than red fives, including those in the hand. */
function plainLeft(wall: Wall, part: number, kind: number): number {
  return wall.copies[kind]! - (isFive(kind) ? wall.reds[part]! : 0)
}
