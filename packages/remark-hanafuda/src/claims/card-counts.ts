/**
 * Numbers of cards of a kind that an author writes beside captured cards, compared with the cards that are shown. If
 * no card of the kind is shown, they stay as written, unchecked, unless there are fewer such cards.
 */
import {element, type Markup} from '@tehai/kernel/markup'
import {append, grammars, sentence, type Message} from '@tehai/kernel/source'
import {allCards, cardOf, SpecialCardFlag, type Card, type CardId} from '@tehai/koikoi/cards'
import type {CardCount, CountedKind, KindCount} from '../grammar/card-counts.js'
import {messages as table, pageMessage} from '../grammar/messages.js'
import type {Settings} from '../grammar/settings.js'
import {isOfKind} from './possible-piles.js'
import type {Verdict} from './verdict.js'

/** The verdict on numbers of cards, and the numbers for kinds of which no card is shown. */
export interface CountVerdict extends Verdict {
  readonly unseen: readonly KindCount[]
  /** Whether a number is greater than the number of cards that exist. */
  readonly isImpossible: boolean
}

/** Where further cards are. */
export interface OtherCards {
  readonly cards: readonly CardId[]
  /** How many of each kind are only counted. */
  readonly counted: ReadonlyMap<CountedKind, number>
}

/**
 * Check numbers of cards.
 *
 * @param counts
 *   In the order of the text.
 * @param pile
 *   The cards that are shown.
 * @param hidden
 *   How many further cards are face down.
 * @param elsewhere
 *   The cards that are elsewhere.
 */
export function checkCounts(
  text: string,
  counts: readonly CardCount[],
  pile: readonly CardId[],
  hidden: number,
  elsewhere: OtherCards,
  settings: Settings
): CountVerdict {
  const {rules, canJudge, lang} = settings
  const withCup = rules.sakeAsKasu || !canJudge
  const messages: Message[] = []
  const shown: Markup[] = []
  const unseen: KindCount[] = []
  let isImpossible = false
  for (const {kind, count, number, start, end} of counts) {
    const written = text.slice(start, end)
    const cards = pile.map(cardOf)
    const seen = cards.filter(card => isOfKind(kind, card)).length
    const cups = cards.filter(({specialFlag}) => specialFlag === SpecialCardFlag.SakeCup).length
    const asPlains = kind === 'kasu' && withCup ? cups : 0
    const left = seen === 0 ? leftOf(kind, elsewhere, withCup) : 0
    const isTooMany = seen === 0 && count > left
    if (shown.length > 0) shown.push(grammars[lang].comma)
    if (seen === 0 && !isTooMany) unseen.push({kind, count})
    if (seen === 0 ? !isTooMany : count >= seen && count <= seen + hidden + asPlains) {
      shown.push(written)
      continue
    }
    isImpossible ||= isTooMany
    const truth = isTooMany ? left : seen
    const right = text.slice(start, number.start) + truth + text.slice(number.end, end)
    const id = isTooMany ? 'impossible-count' : 'false-count'
    const message = pageMessage(id, start, end, {count: truth}, truth > 0 ? [right] : [])
    const title = sentence(message, table, text, lang)
    shown.push(element('mark', {class: 'hanafuda-false', title}, written))
    append(messages, [message])
  }
  const state = messages.length > 0 ? 'false' : unseen.length > 0 ? 'unchecked' : 'true'
  return {state, shown, messages, unseen, isImpossible}
}

/** How many cards of a kind can be in a pile; the cup may count as a plain. */
function leftOf(kind: CountedKind, {cards, counted}: OtherCards, withCup: boolean): number {
  const isOne = (card: Card) =>
    isOfKind(kind, card) || (kind === 'kasu' && withCup && card.specialFlag === SpecialCardFlag.SakeCup)
  const all = allCards.filter(card => isOne(card) && !cards.includes(card.id)).length
  return Math.max(0, all - (counted.get(kind) ?? 0))
}
