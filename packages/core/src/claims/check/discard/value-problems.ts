/**
 * What is false in a statement about the value of discards: figures, the best discard, and their order.
 */
import type {HandValue} from '@tehai/riichi/value'
import {formatTiles, isRed, kindOf, tileOf, type Tile} from '@tehai/riichi/tile'
import type {Message, Span} from '@tehai/kernel/source'
import {clause, type Clause} from '../../../labels/clauses/clauses.js'
import type {Claim} from '../../../page/check/result/claims.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import type {Analysis} from '../../analysis.js'
import {figureOf, rankedBy} from '../../figures.js'
import type {Figure, Measure, ValueClaim, ValueStatement} from '../../grammar/value.js'
import type {TileAt} from '../../grammar/tile-words.js'
import {figureLike} from '../../show/figure-like.js'
import type {ShownValue} from '../../show/value.js'
import {discardSaid} from '../ukeire/supposed-discard.js'
import {notOfHand} from '../outcome/not-of-hand.js'

/** A discard with its figures. */
export type Discard = HandValue['discards'][number]

/** That something is not checked, and why. */
export const unchecked = ({start, end}: Span, reason: Clause): Message =>
  claimMessage('unchecked-points', start, end, {reason})

/** What is false about a statement. */
export function problemsOf(
  {discards, figures, isRanked}: ValueStatement,
  shown: ShownValue,
  {switches, parts}: ValueClaim,
  {value: text}: Claim,
  analysis: Analysis
): Message[] {
  const absent = discards.find(({tile}) => analysis.tiles!.counts[kindOf(tile)] === 0)
  if (absent) return [notOfHand(absent, analysis.tiles!)]
  const {found, turn} = shown
  const farther = discards.find(({tile}) => !discardOf(tile, found))
  if (farther) {
    const id = switches.has('shantenBack') ? 'value-not-followed' : 'value-needs-back'
    return [unchecked(farther, clause(id, {discard: farther.tile}))]
  }
  if (figures.length === 0) {
    const isBest = !isRanked && parts.every(({type}) => type !== 'question')
    return isBest ? bestProblems(discards, shown) : []
  }
  if (discards.length > 0)
    return figures.flatMap(figure =>
      discards.flatMap(({tile}) => figureProblems(figure, discardOf(tile, found)!, turn, text))
    )
  const said = discardSaid(analysis.hand)
  const named = said === null ? undefined : found.discards.find(({tile}) => kindOf(tile) === said)
  if (said !== null && !named)
    return [unchecked(figures[0]!, clause('value-needs-back', {discard: tileOf(said)}))]
  return figures.flatMap(figure =>
    figureProblems(figure, named ?? rankedBy(found, figure.measure, turn)[0]!, turn, text)
  )
}

/** The discard of a tile; an author may write 5s for a red five where that is the only one. */
export const discardOf = (tile: Tile, {discards}: HandValue): Discard | undefined =>
  discards.find(one => one.tile === tile) ??
  discards.find(one => kindOf(one.tile) === kindOf(tile) && isRed(one.tile) !== isRed(tile))

/** Tiles without figures are claimed to be the best. */
function bestProblems(discards: readonly TileAt[], {found, measure, turn}: ShownValue): Message[] {
  const ranked = rankedBy(found, measure, turn)
  const least = figureOf(ranked[Math.min(discards.length, ranked.length) - 1]!, measure, turn)
  return discards.flatMap(({tile, start, end}) => {
    const own = figureOf(discardOf(tile, found)!, measure, turn)
    if (own >= least * (1 - ROUNDING)) return []
    const best = ranked[0]!
    const reason = clause('value-is-best', {
      tile: tile,
      figure: {measure, amount: own},
      discard: best.tile,
      most: {measure, amount: figureOf(best, measure, turn)}
    })
    return [claimMessage('false-value', start, end, {what: measure, reason}, [formatTiles([best.tile])])]
  })
}

/** What is false about an order: each discard of a side is at least as good as those of the next one. */
export function orderProblems(
  statements: readonly ValueStatement[],
  {found, measure, turn}: ShownValue,
  text: string
): Message[] {
  const amountOf = ({tile}: TileAt): number | null => {
    const discard = discardOf(tile, found)
    return discard ? figureOf(discard, measure, turn) : null
  }
  const sides = statements.filter(({isRanked}) => isRanked).map(({discards}) => discards)
  const pairs = sides.flatMap((side, index) =>
    (sides[index + 1] ?? []).flatMap(worse => side.map(better => [better, worse] as const))
  )
  const isWrong = ([better, worse]: readonly [TileAt, TileAt]): boolean => {
    const [one, other] = [amountOf(better), amountOf(worse)]
    return one !== null && other !== null && one < other * (1 - ROUNDING)
  }
  const wrong = pairs.find(isWrong) ?? unequal(sides, amountOf, measure, text)
  if (!wrong) return []
  const [worse, better] = wrong
  const reason = clause('value-is-best', {
    tile: worse.tile,
    figure: {measure, amount: amountOf(worse)!},
    discard: better.tile,
    most: {measure, amount: amountOf(better)!}
  })
  const ranked = sides.flat()
  const order = ranked.map(one => ({one, amount: amountOf(one) ?? 0})).toSorted((a, b) => b.amount - a.amount)
  const isWhole = ranked.every(one => amountOf(one) !== null)
  const expected = isWhole ? [order.map(({one}) => formatTiles([one.tile])).join(' > ')] : []
  return [
    claimMessage('false-value', ranked[0]!.start, ranked.at(-1)!.end, {what: measure, reason}, expected)
  ]
}

/** Two discards with `=` between them whose figures differ as shown. */
function unequal(
  sides: readonly (readonly TileAt[])[],
  amountOf: (one: TileAt) => number | null,
  measure: Measure,
  text: string
): readonly [TileAt, TileAt] | undefined {
  // Points are shown as whole numbers, rates as percent with one decimal place.
  const unit = measure === 'value' ? 1 : 0.001
  const pairs = sides.flatMap(side => side.slice(1).map((next, index) => [side[index]!, next] as const))
  return pairs.find(([one, next]) => {
    const [first, second] = [amountOf(one), amountOf(next)]
    const isEqual = /[=＝]/.test(text.slice(one.end, next.start))
    return isEqual && first !== null && second !== null && Math.abs(first - second) >= unit
  })
}

/** The relative difference up to which figures count as the same. */
const ROUNDING = 1e-9

function figureProblems(
  {measure, amount, tolerance, start, end}: Figure,
  discard: Discard,
  turn: number,
  text: string
): Message[] {
  const truly = figureOf(discard, measure, turn)
  if (Math.abs(truly - amount) <= tolerance + ROUNDING * Math.max(1, amount)) return []
  const reason = clause('value-after', {discard: discard.tile, turn})
  // A range is false as a whole; the one correct figure is written in the form of its first number.
  const written = text.slice(start, end).replace(/^([\d.,]+)[^\d.,]{1,9}\d[\d.,]*/, '$1')
  const expected = [figureLike(written, measure, truly)]
  return [claimMessage('false-value', start, end, {what: measure, reason}, expected)]
}
