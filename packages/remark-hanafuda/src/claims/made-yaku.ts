/**
 * Made yaku: those that the cards of a claim make by the rules, if that is known.
 */
import {matchesOf, months, type CardId, type Month} from '@tehai/koikoi/cards'
import type {GameRules} from '@tehai/koikoi/rules'
import {evaluateYaku, nearYaku, type Yaku} from '@tehai/koikoi/yaku/reading'
import {otherCards} from '../cards/cards.js'
import type {KindCount} from '../grammar/card-counts.js'
import type {KeyEntry} from '../grammar/keys.js'
import {isRequested, type Claim, type ClaimContext} from './verdict.js'
import {namedYaku} from '../grammar/yaku-list.js'
import {possiblePiles} from './possible-piles.js'
import type {YakuId} from '../grammar/yaku-names.js'

/** A yaku that is made, and its points. */
export type MadeYaku = Pick<Yaku, 'totalScore'> & Partial<Pick<Yaku, 'cards'>> & {readonly type: YakuId}

/** Whether a yaku is one of a dealt hand. */
export const isDealt = (type: YakuId | undefined): boolean => type === 'teshi' || type === 'kuttsuki'

/** Cards of a dealt hand. */
const DEALT = 8

/**
 * The yaku that a claim is about, of a dealt hand (手四, くっつき) or of captured cards.
 *
 * @returns
 *   `null` if something unknown could change them: the month, or a card that is face down or only counted.
 */
export function madeYaku(claimed: ClaimContext): readonly MadeYaku[] | null {
  const outcomes = possibleYaku(claimed)
  return outcomes?.length === 1 ? outcomes[0]! : null
}

/**
 * The yaku that a claim may be about: one list if they are known, several if cards are only counted and leave them
 * open; `null` if any yaku are possible.
 */
export function possibleYaku(claimed: ClaimContext): readonly (readonly MadeYaku[])[] | null {
  const {dealt, hiddenInPile = 0, countedInPile = [], settings} = claimed
  if (dealt) {
    const yaku = dealtYaku(dealt, settings.rules)
    return yaku.length > 0 || dealt.length === DEALT ? [yaku] : null
  }
  const counted = countedInPile.reduce((sum, {count}) => sum + count, 0)
  if (counted > 0 && counted === hiddenInPile) return yakuOfCounts(claimed, countedInPile)
  const yaku = yakuOfPile(claimed)
  return yaku && [yaku]
}

/** The yaku of each pile that numbers of cards may be, without duplicates. */
function yakuOfCounts(
  {pile, opponent, month, calls, settings: {rules}}: ClaimContext,
  counted: readonly KindCount[]
): readonly (readonly MadeYaku[])[] | null {
  const piles = possiblePiles({held: pile!, counted, gone: opponent, rules, month})
  if (!piles || piles.length === 0) return null
  const possible = month === null && rules.monthlyScore > 0 ? months.map(one => one.month) : [month]
  const outcomes = new Map<string, readonly Yaku[]>()
  for (const cards of piles) {
    for (const one of possible) {
      const yaku = evaluateYaku(cards, rules, {month: one, koiKoiCalls: calls.winner})
      outcomes.set(keyOf(yaku) + yaku.map(({cards: {length}}) => length).join(), yaku)
    }
  }
  return [...outcomes.values()]
}

/** The yaku of cards of which some may be face down; `null` if those could change the yaku. */
function yakuOfPile(claimed: ClaimContext): readonly MadeYaku[] | null {
  const {pile, hiddenInPile: hidden = 0, opponent, month, calls, settings} = claimed
  const held = pile!
  const {rules} = settings
  const made = (month: Month | null, further: readonly CardId[] = []) =>
    evaluateYaku([...held, ...further], rules, {month, koiKoiCalls: calls.winner})
  const yaku = made(month)
  const known = keyOf(yaku)
  const free = hidden > 0 ? otherCards([...held, ...opponent]) : []
  const possible = month === null && rules.monthlyScore > 0 ? months.map(one => one.month) : [month]
  const isOpen = possible.some(
    one =>
      keyOf(made(one)) !== known ||
      free.some(card => keyOf(made(one, [card])) !== known) ||
      nearYaku(held, rules, {month: one, gone: opponent}).some(({lacking}) => lacking <= hidden)
  )
  return isOpen ? null : yaku
}

/** Yaku and their points as a text that can be compared. */
const keyOf = (yaku: readonly Yaku[]): string => String(yaku.map(({type, totalScore}) => type + totalScore))

/** Yaku of a hand as it was dealt. */
function dealtYaku(hand: readonly CardId[], rules: GameRules): readonly MadeYaku[] {
  const counts = hand.map(card => matchesOf(card, hand).length)
  if (rules.enableTeshi && counts.includes(4)) return [{type: 'teshi', totalScore: rules.teshiScore}]
  const isPairs = rules.kuttsukiScore > 0 && counts.length === DEALT && counts.every(count => count === 2)
  return isPairs ? [{type: 'kuttsuki', totalScore: rules.kuttsukiScore}] : []
}

/** Whether a claim names a yaku of dealt hands. */
export const namesDealt = ({key: {id}, value}: KeyEntry): boolean =>
  id === 'yaku' && namedYaku(value, 0, new Set()).some(({type}) => isDealt(type))

/**
 * The dealt hand that a claim is about, without face-down cards: eight cards in a hand or in a line of text, if a
 * claim about them names a yaku of dealt hands or if they make one. `null` if the claim is about captured cards.
 */
export function dealtCards(entry: Claim, claimed: ClaimContext): readonly CardId[] | null {
  const {pile, hiddenInPile = 0, table, isInline, settings} = claimed
  const {id} = entry.key
  const hand = pile === null ? table?.hand : isInline ? pile : null
  const hidden = pile === null ? table?.hiddenInHand : hiddenInPile
  if (!hand || hand.length + hidden! !== DEALT || (id !== 'yaku' && id !== 'score')) return null
  const isMade =
    pile === null && (dealtYaku(hand, settings.rules).length > 0 || (hidden! > 0 && isRequested(entry)))
  return claimed.namesDealt || isMade ? hand : null
}
