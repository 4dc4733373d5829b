/**
 * Whether a state is possible: each of the 48 cards is in one place, and one of them waits if a card of the field must
 * be chosen.
 */
import {codeOf, type CardId} from '../cards/index.js'
import {InvalidGameStateException} from './errors.js'
import {assertIsState} from './state/is-state.js'
import {countPlaces} from './state/places.js'
import type {GameState, PlayerState} from './state/state.js'

/** Two to the power of each card: 48 of these numbers add up to `everyCard` only if each of them occurs once. */
const powers: readonly number[] = Array.from({length: 48}, (_, card) => 2 ** card)
const everyCard = 2 ** 48 - 1

/**
 * Checks that a state is possible: a caller may have made or changed it.
 *
 * @throws {TypeError} if it is not a state at all.
 * @throws {InvalidGameStateException} if a card is in no place or in two, or a count is not a number.
 */
export function assertState(state: GameState): void {
  assertIsState(state)
  const fault = cardFault(state) ?? pendingFault(state) ?? countFault(state)
  if (fault !== undefined) throw new InvalidGameStateException(state, `Expected ${fault}`)
}

/** Before the deal there is no card. */
function cardFault(state: GameState): string | undefined {
  const {deck, field, pendingCapture, players} = state
  const [first, second] = players
  const cards =
    deck.length +
    field.length +
    pendingCapture.length +
    first.hand.length +
    first.capturedCards.length +
    second.hand.length +
    second.capturedCards.length
  const sum =
    sumOf(deck) +
    sumOf(field) +
    sumOf(pendingCapture) +
    sumOf(first.hand) +
    sumOf(first.capturedCards) +
    sumOf(second.hand) +
    sumOf(second.capturedCards)
  if (cards === 0 || (cards === 48 && sum === everyCard)) return undefined
  const places = countPlaces(state)
  const card = places.findIndex(count => count !== 1)
  if (card < 0) return `the 48 cards, 0 to 47, got ${cards}`
  return `each of the 48 cards in one place, got ${codeOf(card)} in ${places[card]}`
}

function sumOf(cards: readonly CardId[]): number {
  let sum = 0
  for (let index = 0; index < cards.length; index++) sum += powers[cards[index]!]!
  return sum
}

function pendingFault({turnPhase, pendingCapture}: GameState): string | undefined {
  const isChoice = turnPhase === 'SelectFieldCard' || turnPhase === 'SelectFieldCardForDraw'
  if (pendingCapture.length === (isChoice ? 1 : 0)) return undefined
  const wanted = isChoice ? 'one card' : 'no card'
  return `${wanted} in \`pendingCapture\` in the phase ${turnPhase}, got ${pendingCapture.length}`
}

function countFault({
  currentPlayer,
  plays,
  turnCount,
  players: [first, second]
}: GameState): string | undefined {
  if (currentPlayer !== 0 && (currentPlayer as number) !== 1)
    return `\`currentPlayer\` to be 0 or 1, got ${currentPlayer}`
  const isRight = isCount(plays) && isCount(turnCount) && hasCounts(first) && hasCounts(second)
  return isRight ? undefined : 'turns, calls and points to be whole numbers from 0, got others'
}

const hasCounts = ({koiKoiCalls, scoreAtCall, currentScore}: PlayerState): boolean =>
  isCount(koiKoiCalls) && isCount(scoreAtCall) && isCount(currentScore)

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0
