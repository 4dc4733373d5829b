/**
 * Melds written with 牌画 prefixes.
 */
import {seats, type Ankan, suitOf} from '@tehai/riichi/tile'
import type {MeldNode} from '../notation/tree.js'
import type {Loss} from './formatted-row.js'
import {loseTileMarks} from './marked-meld.js'
import {hidesRed, orderAnkan, placeCalled} from './meld-text.js'
import {digitOf} from './row-text.js'
import type {NodeText} from './row-style.js'

const INNER = [1, 2] as const

/** `o33so`: the two inner tiles are seen. */
export function writeAnkanBetweenBacks(meld: Ankan, red: string): NodeText {
  const order = orderAnkan(meld.tiles, INNER)
  const [, left, right] = order.map(index => digitOf(meld.tiles[index]!, red))
  const lost: Loss['what'][] = hidesRed(meld, order, INNER) ? ['red'] : []
  return {text: `o${left}${right}${suitOf(meld.tiles[0]!)}o`, lost}
}

/** Red five as 牌画 writes it. */
export const PAIGA_RED = 'a5'

/** A meld in 牌画 notation (notation C2 to C5). */
export function writePaigaMeld({meld, nodes}: MeldNode): NodeText {
  const lost: Loss['what'][] = nodes.flatMap(node => loseTileMarks(node).lost)
  if (meld.type === 'ankan') {
    const {text, lost: more} = writeAnkanBetweenBacks(meld, PAIGA_RED)
    if (meld.faceDown === 'inner') lost.push('face')
    return {text, lost: [...lost, ...more]}
  }
  const suit = suitOf(meld.tiles[0]!)
  const seat = seats.indexOf(meld.from)
  const digitsOf = (order: readonly number[]) => order.map(index => digitOf(meld.tiles[index]!, PAIGA_RED))
  if (meld.type === 'chii') {
    if (meld.from !== 'kamicha') lost.push('direction')
    const digits = digitsOf([0, 1, 2])
    digits[meld.called] = `y${digits[meld.called]}`
    return {text: digits.join('') + suit, lost}
  }
  if (meld.type === 'daiminkan') {
    const called = seat === 0 ? 0 : seat + 1
    const digits = digitsOf(placeCalled(meld, called, null))
    const split = Math.max(1, called)
    digits[called] = `y${digits[called]}`
    return {text: digits.slice(0, split).join('') + suit + digits.slice(split).join('') + suit, lost}
  }
  const digits = digitsOf(placeCalled(meld, seat, meld.type === 'kakan' ? 3 : null))
  // `5ya55s` would make the red five the called tile, so the y is written before the first tile there.
  if (seat === 0 && digits[1] === PAIGA_RED) digits[0] = `y${digits[0]}`
  else digits[seat] += 'y'
  return {text: digits.join('') + suit, lost}
}
