/**
 * Keys of the table: a number for a card, a letter for everything else. They work while the focus is at the table.
 */
import type {Order, Scene} from './game.js'
import {choicesOf} from './choices.js'

const orders: ReadonlyMap<string, Order> = new Map<string, Order>([
  ['k', {type: 'act', action: {type: 'CallKoiKoi'}}],
  ['s', {type: 'act', action: {type: 'CallShobu'}}],
  ['d', {type: 'act', action: {type: 'DrawCard'}}],
  ['u', {type: 'undo'}],
  ['h', {type: 'hint'}],
  ['n', {type: 'next'}]
])

/** What a key means now; `null` for a key that means nothing. Whether the order is possible is another matter. */
export function orderOfKey(key: string, scene: Scene): Order | null {
  const order = orders.get(key.toLowerCase())
  if (order) return order
  const card = /^[1-8]$/.test(key) ? choicesOf(scene)[Number(key) - 1] : undefined
  const action = card === undefined ? undefined : actionOn(card, scene)
  return action ? {type: 'act', action} : null
}

/** What it means to choose a card. */
export function actionOn(card: number, {actions}: Scene) {
  return actions.find(action => 'card' in action && action.card === card)
}
