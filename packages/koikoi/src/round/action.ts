/**
 * What a player may do.
 */
import {wrongCall} from '@tehai/kernel/source'
import {isCardId, type CardId} from '../cards/index.js'
import type {PlayerId} from './state/state.js'

/** Who acts; without it, the player whose turn it is. */
interface Actor {
  readonly player?: PlayerId | undefined
}

/** 札を出す: play a card of the hand. */
export interface PlayCardAction extends Actor {
  readonly type: 'PlayCard'
  readonly card: CardId
}

/** 場札を選ぶ: choose which of two field cards to take. */
export interface SelectFieldCardAction extends Actor {
  readonly type: 'SelectFieldCard'
  readonly card: CardId
}

/** 山札を引く: turn the top card of the stock; a separate action only under the rule `manualDraw`. */
export interface DrawCardAction extends Actor {
  readonly type: 'DrawCard'
}

/** こいこい: go on. */
export interface CallKoiKoiAction extends Actor {
  readonly type: 'CallKoiKoi'
}

/** 勝負（あがり）: stop and score. */
export interface CallShobuAction extends Actor {
  readonly type: 'CallShobu'
}

export type GameAction =
  PlayCardAction | SelectFieldCardAction | DrawCardAction | CallKoiKoiAction | CallShobuAction

export type ActionType = GameAction['type']

const actionTypes: readonly string[] = ['PlayCard', 'SelectFieldCard', 'DrawCard', 'CallKoiKoi', 'CallShobu']

function isActionType(type: unknown): type is ActionType {
  return actionTypes.includes(type as string)
}

/**
 * Checks that a value is an action at all, whether or not it is allowed now.
 *
 * @throws {TypeError} if it is not: a wrong call, not a wrong move.
 */
export function assertAction(value: unknown): asserts value is GameAction {
  const action = value as Partial<PlayCardAction> | null | undefined
  if (typeof action !== 'object' || action === null || !isActionType(action.type)) {
    throw wrongCall(`an action with a \`type\`, one of ${actionTypes.join(', ')}`, value)
  }
  const {type} = action as {readonly type: ActionType}
  const needsCard = type === 'PlayCard' || type === 'SelectFieldCard'
  if (needsCard && !isCardId(action.card)) {
    throw wrongCall(`\`card\` of ${action.type} to be a card id, 0 to 47`, action.card)
  }
  if (action.player !== undefined && action.player !== 0 && action.player !== 1) {
    throw wrongCall('`player` to be 0 or 1', action.player)
  }
}

/** Whether a value is an action at all: a value from a network may not be. */
export function isAction(value: unknown): value is GameAction {
  try {
    assertAction(value)
    return true
  } catch {
    return false
  }
}

/** Whether two actions do the same. */
export function isSameAction(a: GameAction, b: GameAction): boolean {
  return a.type === b.type && ('card' in a ? a.card : -1) === ('card' in b ? b.card : -1)
}
