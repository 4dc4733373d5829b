/**
 * The best card of a hand: what each card wins on average, by simulation from what its owner sees.
 *
 * The hidden cards are dealt at random, and the rest of the round is played out, by the same seed each time. A claim
 * is right if its card is within two standard errors of the best.
 */
import {elementWith} from '@tehai/kernel/markup'
import {kindCodeOf, type CardId} from '@tehai/koikoi/cards'
import {parseCards} from '@tehai/koikoi/notation/reading'
import {evaluateYaku, totalScore} from '@tehai/koikoi/yaku/reading'
import {actionValues, type ActionValue, type PlayerView} from '@tehai/koikoi'
import {cardsMarkup} from '../cards/cards.js'
import {filled, isRequested, right, wrong, type Claim, type ClaimContext, type Verdict} from './verdict.js'
import {pageMessage} from '../grammar/messages.js'
import {badValue, type Settings} from '../grammar/settings.js'
import {dictionaries} from '../words/index.js'

/** Samples of the hidden cards: eight cards take some 80 ms. */
const SAMPLES = 4000

/** Cards of the stock after the deal. */
const STOCK = 24

/** Check a claim, or fill it in. */
export function checkBest(entry: Claim, claimed: ClaimContext): Verdict {
  const {settings} = claimed
  const view = viewOf(claimed)
  const {hand, otherHandCount, deckCount} = view
  const stock = stockAfter(hand.length, otherHandCount)
  const isTurn = hand.length > 0 && otherHandCount >= hand.length - 1 && otherHandCount <= hand.length
  if (!isTurn || deckCount !== stock) {
    const {start, end} = entry.nameSpan
    const missing = pageMessage('cards-missing', start, end, {count: deckCount, stock})
    return wrong(entry, [missing], claimed)
  }
  const claim = isRequested(entry) ? null : cardOf(entry.value, hand)
  if (claim === undefined) {
    return wrong(entry, [badValue('best', entry, hand.map(kindCodeOf))], claimed)
  }
  const actions = hand.map(card => ({type: 'PlayCard', card}) as const)
  const values = actionValues(view, actions, {samples: SAMPLES})
  if (claim === null) return filled([listOf(values, settings)])
  const [best] = values
  const own = values.find(({action}) => 'card' in action && action.card === claim)!
  if (own.behind <= 2 * own.behindError) return right(entry)
  const figures = {points: shown(own.points), most: shown(best!.points)}
  const message = pageMessage('false-best', entry.start, entry.end, figures, [kindCodeOf(playedBy(best!))])
  return wrong(entry, [message], claimed)
}

/**
 * What the owner of the hand, who is to play, sees. If both hands have the same number of cards, the owner is the
 * dealer; otherwise the other player is, and has already played.
 */
function viewOf({pile, opponent, field, table, month, calls, settings}: ClaimContext): PlayerView {
  const {rules} = settings
  const hand = table!.hand!
  const captured = pile ?? []
  const open = hand.length + field!.length + captured.length + opponent.length
  const otherHandCount = table!.otherHandCount ?? otherHandOf(hand.length, 48 - open)
  const points = (cards: readonly CardId[], koiKoiCalls: number) =>
    koiKoiCalls === 0 ? 0 : totalScore(evaluateYaku(cards, rules, {month, koiKoiCalls}))
  return {
    player: 0,
    rules,
    month,
    dealer: otherHandCount === hand.length ? 0 : 1,
    plays: 16 - hand.length - otherHandCount,
    turnPhase: 'PlayFromHand',
    currentPlayer: 0,
    hand,
    field: field!,
    pendingCapture: [],
    capturedCards: [captured, opponent],
    koiKoiCalls: [calls.winner, calls.loser],
    scoreAtCall: [points(captured, calls.winner), points(opponent, calls.loser)],
    otherHandCount,
    deckCount: 48 - open - otherHandCount,
    result: null
  }
}

/**
 * Cards in the other hand if the table does not state their number: as many as in this hand, or one fewer if that
 * makes a complete stock.
 */
function otherHandOf(hand: number, hidden: number): number {
  const fewer = hand - 1
  return hidden - fewer === stockAfter(hand, fewer) ? fewer : hand
}

/** Number of cards in the stock: each played card has turned one. */
const stockAfter = (hand: number, other: number): number => STOCK - (16 - hand - other)

/** The named card of the hand, if one is named; a kind, as `5k`, means any card of that kind. */
function cardOf(text: string, hand: readonly CardId[]): CardId | undefined {
  const {cards, messages} = parseCards(text)
  const named = cards[0]?.card
  if (messages.length > 0 || cards.length !== 1 || named == null) return undefined
  return hand.find(card => card === named) ?? hand.find(card => kindCodeOf(card) === kindCodeOf(named))
}

const playedBy = ({action}: ActionValue): CardId => ('card' in action ? action.card : 0)

/** All cards of the hand with what they win, the best first. */
function listOf(values: readonly ActionValue[], settings: Settings) {
  const {average} = dictionaries[settings.lang]
  const items = values.map(value => {
    const words = average(shown(value.points), (2 * value.standardError).toFixed(1))
    return elementWith('li', {}, [cardsMarkup([playedBy(value)], settings), ` ${words}`])
  })
  return elementWith('ol', {class: 'hanafuda-near'}, items)
}

/** Points with plus or minus: `+1.2`. */
const shown = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`
