/**
 * The beginning of a round: deal, deal again where the rules require it, and hands that win at once.
 */
import type {CardId} from '../../cards/index.js'
import {defaultRules} from '../../rules/index.js'
import type {GameRules} from '../../rules/index.js'
import {dealDeck, isFourPairs, monthOfFour} from './deal.js'
import type {Deal} from './deal.js'
import {GameRuleViolationException} from '../errors.js'
import type {GameEvent, RedealEvent} from '../event.js'
import {draftOf} from '../state/draft.js'
import {assertRoundOptions, type RoundOptions} from '../options.js'
import {resultOfPoints} from '../result.js'
import {notStarted} from '../state/state.js'
import type {EndReason, GameState, PlayerId, PlayerState} from '../state/state.js'
import {emit} from '../turn.js'
import type {Course} from '../turn.js'

/**
 * Begin a round.
 *
 * @param decks
 *   Decks to deal from, of which the first that may be played is used: a list for a script,
 *   `decksOf(mulberry32(seed))` for random ones.
 * @returns
 *   The state before the first action, and the events `Redeal` and `Dealt`; if a dealt hand wins, the round is already
 *   over.
 * @throws {GameRuleViolationException} if the rules require another deal and no deck is left.
 * @throws {TypeError} if a deck is not all 48 cards, each once, or an option is unknown or has a wrong value.
 */
export function startRound(
  decks: Iterable<readonly CardId[]>,
  options: RoundOptions = {}
): {readonly state: GameState; readonly events: readonly GameEvent[]} {
  assertRoundOptions(options)
  const {dealer = 0, rules = defaultRules, month = null, gameId = ''} = options
  const course: Course = {state: draftOf(notStarted), events: [], rules}
  for (const deck of decks) {
    const deal = dealDeck(deck, dealer, rules.dealOrder)
    const redeal = redealOf(deal, course.state.seq, rules)
    if (redeal) {
      emit(course, redeal)
      continue
    }
    const {hands, field, stock} = deal
    emit(course, {seq: course.state.seq, type: 'Dealt', gameId, dealer, month, hands, field})
    course.state.deck = stock
    endAtOnce(course)
    return {state: course.state, events: course.events}
  }
  const count = course.state.redeals
  throw new GameRuleViolationException(
    count === 0 ? 'Expected a deck, got none' : `Expected another deck after ${count} thrown away, got none`
  )
}

/** Why a deck may not be played under the rules; `undefined` if it may. */
export function reasonOfRedeal(
  deck: readonly CardId[],
  {dealer = 0, rules = defaultRules}: RoundOptions = {}
): RedealEvent['reason'] | undefined {
  return redealOf(dealDeck(deck, dealer, rules.dealOrder), 0, rules)?.reason
}

/** Whether a deal is thrown away: first for the field, then for a hand. */
function redealOf({hands, field}: Deal, seq: number, rules: GameRules): RedealEvent | undefined {
  const fieldMonth = monthOfFour(field)
  if (fieldMonth && rules.fieldFour === 'redeal') {
    return {seq, type: 'Redeal', reason: 'fieldFour', month: fieldMonth}
  }
  if (rules.fieldKuttsuki === 'redeal' && isFourPairs(field)) {
    return {seq, type: 'Redeal', reason: 'fieldKuttsuki', month: null}
  }
  const handMonth = rules.redealOnTeshi ? (monthOfFour(hands[0]) ?? monthOfFour(hands[1])) : undefined
  return handMonth && {seq, type: 'Redeal', reason: 'handFour', month: handMonth}
}

/** A drawn field, 手四 or くっつき end the round before it begins. */
function endAtOnce(course: Course): void {
  const {field, players} = course.state
  const {enableTeshi, teshiScore, kuttsukiScore, fieldFour, fieldKuttsuki} = course.rules
  const isDrawn =
    (fieldFour === 'draw' && monthOfFour(field) !== undefined) ||
    (fieldKuttsuki === 'draw' && isFourPairs(field))
  const [first, second] = players
  if (isDrawn) return end(course, null, 'Draw', 0)
  if (enableTeshi) {
    const hasFour = ({hand}: PlayerState) => monthOfFour(hand) !== undefined
    winBy(course, 'Teshi', [hasFour(first), hasFour(second)], teshiScore)
  }
  if (kuttsukiScore > 0 && !course.state.result) {
    winBy(course, 'Kuttsuki', [isFourPairs(first.hand), isFourPairs(second.hand)], kuttsukiScore)
  }
}

/** If one of the two hands wins, so does its player; if both do, the round is drawn. */
function winBy(
  course: Course,
  type: 'Teshi' | 'Kuttsuki',
  [first, second]: readonly [boolean, boolean],
  points: number
): void {
  if (first && second) return end(course, null, 'Draw', 0)
  if (!first && !second) return
  const player = first ? 0 : 1
  emit(course, {seq: course.state.seq, type, player})
  end(course, player, type, points)
}

function end(course: Course, winner: PlayerId | null, reason: EndReason, points: number): void {
  const result = resultOfPoints(course.state, winner, reason, points)
  emit(course, {seq: course.state.seq, type: 'GameEnded', result})
}
