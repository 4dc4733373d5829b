/**
 * Waits on the page: tiles, how many of them are left, and the shape where there is one.
 */
import {clause, sayClauses} from '../../labels/clauses/clauses.js'
import {nameOfShanten, nameOfShape, nameOfTiles, nameOfWait} from '../../labels/scores/score.js'
import type {Markup} from '@tehai/kernel/markup'
import {waitNameOf} from '@tehai/riichi'
import type {Language} from '@tehai/kernel/source'
import {tileOf} from '@tehai/riichi/tile'
import type {Analysis} from '../analysis.js'
import type {HandWaits} from '../in-sight.js'
import {furitenBy} from '../furiten.js'
import {dictionaries as claimWords} from '../words/index.js'
import {asideMarkup, tilesMarkup} from './written-text.js'

/** The waits, or the waits after each discard; if there are none, the shanten in words. */
export function waitsMarkup(possible: readonly HandWaits[], analysis: Analysis): Markup[] {
  const {hand, shanten} = analysis
  const {lang} = hand.settings
  const found = possible.filter(({waits}) => waits.length > 0)
  if (found.length === 0) {
    const isHand = analysis.tiles!.turn !== null && !analysis.tiles!.shape
    return [isHand ? nameOfShanten(shanten().best, lang) : sayClauses(clause('no-wait'), lang)]
  }
  const won = analysis.tiles?.win
  return found.flatMap((one, index): Markup[] => {
    const isNamed = one.discard !== null && (found.length > 1 || !won)
    const cut: Markup[] = isNamed ? [...discardWords(one.discard!, analysis), ' '] : []
    return [...(index > 0 ? [claimWords[lang].betweenWaits] : []), ...cut, ...oneWait(one, analysis)]
  })
}

/** A discard in words: `cut 6s:`, 打6s. */
export function discardWords(kind: number, {hand}: Analysis): Markup[] {
  const tile = tilesMarkup([tileOf(kind)], hand)
  return [claimWords[hand.settings.lang].cut, tile]
}

/** The name of the waits together, or the shape that all of them have. */
function nameOfAll(waits: HandWaits['waits'], lang: Language): string | null {
  const name = waitNameOf(waits)
  if (name) return nameOfWait(name, lang)
  const shapes = new Set(waits.flatMap(one => one.shapes))
  return shapes.size === 1 ? nameOfShape([...shapes][0]!, lang) : null
}

function oneWait({waits, seen}: HandWaits, {hand}: Analysis): Markup[] {
  const {lang} = hand.settings
  const isFuriten = (furitenBy(waits, hand) ?? []).length > 0
  const words = [
    nameOfAll(waits, lang),
    nameOfTiles(seen, lang),
    isFuriten ? claimWords[lang].furiten : null
  ].filter(word => word !== null)
  return [
    tilesMarkup(
      waits.map(({tile}) => tileOf(tile)),
      hand
    ),
    ' ',
    asideMarkup(claimWords[lang].waitsAside(words))
  ]
}
