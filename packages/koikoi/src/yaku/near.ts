/**
 * How close a yaku is: which cards it still lacks.
 */
import {cardsOfPile, pileOf} from '../cards/index.js'
import type {CardId, Month} from '../cards/index.js'
import {defaultRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {evaluateYaku} from './evaluate.js'
import {both, countPile, none, recipes, without} from './piles.js'
import type {YakuType} from './yaku.js'

/** A yaku that is not complete. */
export interface NearYaku {
  readonly type: YakuType
  /** How many more cards it needs. */
  readonly lacking: number
  /** Cards that would help, by id; exactly `lacking` of them for a yaku of named cards. */
  readonly cards: readonly CardId[]
}

/**
 * Yaku that a pile has not completed and still can.
 *
 * @param cards
 *   Captured cards.
 * @param gone
 *   Cards that are no longer available, such as those captured by the other player (default: none); yaku that need
 *   them are left out.
 * @returns
 *   The nearest first; of equally near ones in the order of `yakuTypes`. A yaku that would not count when complete,
 *   because the rules void it or a better one replaces it, is left out, and so are cards with which it would not
 *   count.
 */
export function nearYaku(
  cards: Iterable<CardId>,
  rules: GameRules = defaultRules,
  {month = null, gone = []}: {readonly month?: Month | null; readonly gone?: Iterable<CardId>} = {}
): readonly NearYaku[] {
  const held = [...cards]
  const pile = pileOf(held)
  const lost = pileOf(gone)
  const counts = (type: YakuType, added: readonly CardId[]) =>
    evaluateYaku([...held, ...added], rules, {month}).some(yaku => yaku.type === type)
  return recipes(rules, month)
    .flatMap(([type, wanted, count, whole = none]): NearYaku[] => {
      const wholeMissing = cardsOfPile(without(whole, pile))
      const open = cardsOfPile(without(without(wanted, pile), lost))
      const lacking = Math.max(0, count - countPile(wanted) + countPile(without(wanted, pile)))
      const all = wholeMissing.length + lacking
      if (all === 0 || open.length < lacking || countPile(both(whole, lost)) > 0) return []
      const choices = lacking === 0 ? [] : open
      // A card helps if the yaku counts with it and some of the others: every cyclic run of the others is tried.
      const help = choices.filter(card => {
        const others = choices.filter(other => other !== card)
        return choices.some((_, first) => {
          const run = [...others.slice(first), ...others].slice(0, lacking - 1)
          return counts(type, [...wholeMissing, card, ...run])
        })
      })
      const isMade = lacking === 0 ? counts(type, wholeMissing) : help.length >= lacking
      return isMade ? [{type, lacking: all, cards: [...help, ...wholeMissing].toSorted((a, b) => a - b)}] : []
    })
    .toSorted((a, b) => a.lacking - b.lacking)
}
