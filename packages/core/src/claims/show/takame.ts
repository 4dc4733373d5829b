/**
 * The waits that pay more or less, on the page: tiles and what they pay.
 */
import {clause, sayClauses} from '../../labels/clauses/clauses.js'
import {scoreWords} from '../../labels/clauses/explain.js'
import {nameOfScore, nameOfShanten} from '../../labels/scores/score.js'
import type {Markup} from '@tehai/kernel/markup'
import {tileOf} from '@tehai/riichi/tile'
import type {Analysis} from '../analysis.js'
import {hasYaku, type PaidWaits} from '../check/score/paid-waits.js'
import {asideMarkup, tilesMarkup} from './written-text.js'

/**
 * Waits that pay the same; if there are none, the fact that there is no difference, no yaku, or no tenpai.
 *
 * @param all
 *   All waits; `undefined` for a hand that is not tenpai.
 */
export function paidMarkup(
  found: PaidWaits | null,
  all: PaidWaits | undefined,
  {hand, shanten}: Analysis
): Markup[] {
  const {lang} = hand.settings
  if (!found) {
    if (!all) return [nameOfShanten(shanten().best, lang)]
    return [sayClauses(clause(hasYaku(all) ? 'no-difference' : 'no-yaku-at-all'), lang)]
  }
  const {score} = found.waits[0]!.scored
  const words =
    score.outcome === 'win'
      ? nameOfScore(scoreWords(score), lang)
      : sayClauses(clause('no-yaku-at-all'), lang)
  const tiles = found.waits.map(({tile}) => tileOf(tile))
  return [tilesMarkup(tiles, hand), ' ', asideMarkup(words)]
}
