/**
 * The rules of a turn: `(state, action, rules) → {state, events} | {error}`.
 *
 *     PlayFromHand → SelectFieldCard? → DrawFromDeck → SelectFieldCardForDraw? → YakuCheck → KoiKoiDecision? → TurnEnd
 *
 * The given state is never changed: events are decided one after the other and applied to a copy, as `evolve` does.
 */
import {matchesOf, type CardId} from '../cards/index.js'
import type {GameRules} from '../rules/index.js'
import type {GameAction} from './action.js'
import {InvalidGameStateException} from './errors.js'
import type {GameEvent, Source} from './event.js'
import {draftOf, type Draft} from './state/draft.js'
import {change} from './evolve.js'
import type {Refusal} from './refusal.js'
import {checkDraw, resultOfExhausted, resultOfShobu} from './result.js'
import type {GameState} from './state/state.js'
import {refusalOf} from './refusals.js'

/** A new state and the events that led to it, or why nothing happened. */
export type Step =
  | {readonly state: GameState; readonly events: readonly GameEvent[]; readonly error?: undefined}
  | {readonly error: Refusal; readonly state?: undefined; readonly events?: undefined}

/** A step in progress: its state is a draft that the events change. */
export interface Course {
  readonly state: Draft
  readonly events: GameEvent[]
  readonly rules: GameRules
}

/** Record an event and let it change the state. */
export function emit(course: Course, event: GameEvent): void {
  change(course.state, event, course.rules)
  course.events.push(event)
}

/**
 * What an action leads to, up to the next decision of a player: `applyAction` without its checks, for states that this
 * package made.
 *
 * @returns
 *   `state` and `events`, or `error` if the state does not allow the action.
 * @throws {InvalidGameStateException} if there is no card to draw.
 */
export function takeAction(state: GameState, action: GameAction, rules: GameRules): Step {
  const error = refusalOf(action, state)
  if (error) return {error}
  const course: Course = {state: draftOf(state), events: [], rules}
  act(course, action)
  return {state: course.state, events: course.events}
}

function act(course: Course, action: GameAction): void {
  const {currentPlayer: player, turnPhase, pendingCapture, seq} = course.state
  switch (action.type) {
    case 'PlayCard':
      emit(course, {seq, type: 'CardPlayed', player, card: action.card})
      return settle(course, action.card, 'hand')
    case 'SelectFieldCard':
      return capture(
        course,
        pendingCapture[0]!,
        [action.card],
        turnPhase === 'SelectFieldCard' ? 'hand' : 'deck'
      )
    case 'DrawCard':
      return draw(course)
    case 'CallKoiKoi':
      emit(course, {seq, type: 'KoiKoiCalled', player})
      return endTurn(course)
    case 'CallShobu':
      emit(course, {seq, type: 'ShobuCalled', player})
      emit(course, {
        seq: seq + 1,
        type: 'GameEnded',
        result: resultOfShobu(course.state, player, course.rules)
      })
  }
}

/** A card comes to the field: it takes its month, waits for a choice between two, or stays. */
function settle(course: Course, card: CardId, source: Source): void {
  const {currentPlayer: player, field, seq} = course.state
  const matches = matchesOf(card, field)
  if (matches.length === 2) {
    emit(course, {seq, type: 'FieldChoiceRequired', player, card, options: matches})
  } else if (matches.length > 0) {
    capture(course, card, matches, source)
  } else {
    emit(course, {seq, type: 'CardPlaced', player, card, source})
    afterSettling(course, source)
  }
}

function capture(course: Course, card: CardId, taken: readonly CardId[], source: Source): void {
  const {currentPlayer: player, seq} = course.state
  const kuitsuki = taken.length === 3
  emit(course, {seq, type: 'CardsCaptured', player, cards: [card, ...taken], source, kuitsuki})
  afterSettling(course, source)
}

function afterSettling(course: Course, source: Source): void {
  if (source === 'deck') return checkYaku(course)
  if (!course.rules.manualDraw) draw(course)
}

function draw(course: Course): void {
  const {currentPlayer: player, deck, seq} = course.state
  const card = deck[0]
  if (card === undefined)
    throw new InvalidGameStateException(course.state, 'Expected a card in the deck, got none')
  emit(course, {seq, type: 'CardDrawn', player, card})
  settle(course, card, 'deck')
}

/** A decision is due when the points are more than they were at the player's last call. */
function checkYaku(course: Course): void {
  const {currentPlayer: player, players, seq} = course.state
  const {completedYaku, currentScore, scoreAtCall} = players[player]
  if (currentScore > scoreAtCall) emit(course, {seq, type: 'YakuCompleted', player, yaku: completedYaku})
  else endTurn(course)
}

function endTurn(course: Course): void {
  const {currentPlayer: player, plays, seq} = course.state
  emit(course, {seq, type: 'TurnEnded', player, turnCount: (plays + 1) >> 1})
  if (!checkDraw(course.state, course.rules)) return
  emit(course, {seq: seq + 1, type: 'GameEnded', result: resultOfExhausted(course.state, course.rules)})
}
