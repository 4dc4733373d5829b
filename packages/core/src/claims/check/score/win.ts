/**
 * Checking the winning tile: it completes the hand. That other tiles would as well is no error; only `waits` names all.
 */
import type {Claim} from '../../../page/check/result/claims.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {clause} from '../../../labels/clauses/clauses.js'
import type {Message, Span} from '@tehai/kernel/source'
import {formatTiles, isTile, kindOf, tileOf} from '@tehai/riichi/tile'
import type {Analysis} from '../../analysis.js'
import {WAITING, WHOLE} from '../../../notation/hand-size.js'
import {tilesMarkup} from '../../show/written-text.js'
import type {Outcome} from '../outcome/outcome.js'

/** Check the winning tile of a line of text. */
export function checkWin({value}: Claim, analysis: Analysis): Outcome {
  const problem = winProblem(analysis, {start: 0, end: value.length})
  const {win} = analysis.hand
  const markup = win ? tilesMarkup([win.tile], analysis.hand) : value
  return {
    messages: problem ? [problem] : [],
    checked: true,
    drawn: [{start: 0, end: value.length, markup}],
    truth: () => {
      const waits = waitsWithout(analysis)
      return waits.length > 0 ? [tilesMarkup(waits.map(tileOf), analysis.hand)] : ['?']
    }
  }
}

/**
 * What is false about the tile that a key names as the winning tile; `null` if it completes the hand, or is not in the
 * hand.
 */
export function winProblem(analysis: Analysis, {start, end}: Span): Message | null {
  const {hand, tiles, shanten} = analysis
  const {win, situation} = hand
  if (!win || !tiles?.possible || situation.circumstances?.includes('nagashi')) return null
  if (tiles.counts[kindOf(win.tile)] === 0) return null
  const isPart = tiles.size < WAITING
  if (!isPart && isComplete(analysis)) return null
  const waits = waitsWithout(analysis)
  if (isPart && (waits.length === 0 || waits.includes(kindOf(win.tile)))) return null
  const tile = tileOf(kindOf(win.tile))
  const values =
    waits.length > 0
      ? {
          truth: clause('tiles', {tiles: formatTiles(waits.map(tileOf))}),
          reason: clause('does-not-win', {tile})
        }
      : {truth: clause('none'), reason: clause('incomplete', {shanten: shanten().best})}
  return claimMessage('false-win', start, end, {...values, actual: win.tile})
}

/**
 * Whether a row of 13 tiles ends, set apart, with the tile that a key names as the winning tile, and is not complete
 * with another copy of that tile: then it is the winning tile, and another tile is missing.
 */
export function lacksTile(analysis: Analysis): boolean {
  const {hand, tiles} = analysis
  const {win, diagram} = hand
  const [gap, last, added] = diagram.nodes.slice(-3)
  if (!win || gap?.type !== 'gap' || last?.type !== 'tile' || added?.type !== 'tile') return false
  const isAdded = added.start === added.end && tiles?.size === WHOLE
  return (
    isAdded &&
    isTile(last.face) &&
    kindOf(last.face) === kindOf(win.tile) &&
    winProblem(analysis, nowhere) !== null
  )
}

const nowhere: Span = {start: 0, end: 0}

/** Whether a whole hand is complete; hands of other sizes are judged elsewhere. */
function isComplete({tiles, shanten}: Analysis): boolean {
  return tiles!.turn !== 'discard' || shanten().best < 0
}

/** The waits of the hand before it won. */
export function waitsWithout({hand, waits}: Analysis): number[] {
  return hand.win ? waits(kindOf(hand.win.tile)).waits.map(({tile}) => tile) : []
}
