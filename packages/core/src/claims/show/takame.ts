/**
 * The waits that pay more or less, on the page: tiles and what they pay.
 */
import {clause, sayClauses} from '../../labels/clauses.js'
import {scoreWords} from '../../labels/explain.js'
import {nameOfScore, nameOfShanten} from '../../labels/score.js'
import type {Markup} from '@tehai/kernel/markup'
import {tileOf} from '@tehai/riichi/tile'
import type {Analysis} from '../analysis.js'
import type {PaidWaits} from '../check/paid-waits.js'
import {asideMarkup, tilesMarkup} from './written.js'

/** Waits that pay the same; that there is no difference, or no tenpai, where there are none. */
export function paidMarkup(found: PaidWaits | null, isTenpai: boolean, {hand, shanten}: Analysis): Markup[] {
  const {lang} = hand.settings
  if (!found)
    return [isTenpai ? sayClauses(clause('no-difference'), lang) : nameOfShanten(shanten().best, lang)]
  const {score} = found.waits[0]!.scored
  const words =
    score.outcome === 'win'
      ? nameOfScore(scoreWords(score), lang)
      : sayClauses(clause('no-yaku-at-all'), lang)
  const tiles = found.waits.map(({tile}) => tileOf(tile))
  return [tilesMarkup(tiles, hand), ' ', asideMarkup(words)]
}
