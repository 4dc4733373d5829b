/**
 * Checking what a hand accepts, and discards with what they leave it to accept.
 *
 * A claim may have several clauses, each after its discard: 打6s 16種53枚、打9s 12種40枚.
 */
import type {Claim} from '../../../page/check/result/claims.js'
import type {Message} from '@tehai/kernel/source'
import {kindOf, type TileKind} from '@tehai/riichi/tile'
import type {Analysis} from '../../analysis.js'
import {readUkeire} from '../../grammar/ukeire.js'
import type {TileAt} from '../../grammar/tile-words.js'
import {discardTable, ukeireInline, ukeireMarkup, ukeireTable} from '../../show/ukeire.js'
import {discardBefore} from './supposed-discard.js'
import type {Outcome} from '../outcome/outcome.js'
import {unreadMessages} from '../outcome/unread-messages.js'
import {withChoices, withDiscards, type DiscardPart, type Part} from './named-discards.js'
import {acceptedAsSaid, problemsOf} from './ukeire-problems.js'
import {ranked} from './widest.js'
import {widthOrders} from './orders.js'
import {drawnTiles} from './drawn-waits.js'

/** Check a claim about ukeire, or fill it in. */
export function checkUkeire(claim: Claim, analysis: Analysis): Outcome {
  const parts = claim.fill === null ? withDiscards(readUkeire(claim.value), claim.value, analysis) : []
  const clauses = withChoices(clausesOf(parts))
  const problems = clauses.flatMap(one => problemsOf(one, analysis))
  const messages = problems.filter(isFirstAtItsPlace).slice(0, MOST_MESSAGES)
  const orders = widthOrders(parts, claim.value, analysis)
  const checked =
    orders.isJudged && parts.some(({type}) => type !== 'unread' && type !== 'filler' && type !== 'joint')
  const all = [...messages, ...orders.messages, ...unreadMessages(parts, claim.value, 'waits', readUkeire)]
  const isInline = analysis.hand.place === null
  const ofHand = clauses.find(({discard}) => discard === null) ?? {discard: null, parts: []}
  const first = () => acceptedAsSaid(ofHand, analysis)
  /** What the whole claim refers to, unless that is a choice of discards. */
  const only = () => (analysis.tiles!.turn === 'draw' || analysis.tiles!.shape ? first() : null)
  return {
    messages: all,
    checked,
    drawn: drawnTiles(parts, analysis.hand),
    truth: () => {
      if (isInline) return ukeireInline(first(), analysis)
      const one = only()
      return one ? ukeireMarkup(one, analysis) : []
    },
    more: () => {
      const one = only()
      return one ? ukeireTable(one, analysis) : discardTable(shownDiscards(clauses, analysis), analysis)
    }
  }
}

const MOST_MESSAGES = 3

const isFirstAtItsPlace = ({start}: Message, index: number, all: readonly Message[]): boolean =>
  all.findIndex(one => one.start === start) === index

/** The discards whose numbers are shown: the named ones, or else all that keep the shanten. */
function shownDiscards(clauses: readonly DiscardPart[], analysis: Analysis): TileKind[] {
  const named = clauses.flatMap(({discard}) => (discard ? [kindOf(discard.tile)] : []))
  if (named.length > 0) return named
  const before = discardBefore(analysis.hand)
  if (before !== null) return [before]
  const all = ranked(analysis.discards())
  return all.filter(({shanten}) => shanten === all[0]!.shanten).map(({tile}) => tile)
}

/** Divides a claim into a clause for each discard. */
export function clausesOf(parts: readonly Part[]): DiscardPart[] {
  const clauses: {discard: TileAt | null; parts: Part[]}[] = [{discard: null, parts: []}]
  for (const part of parts) {
    if (part.type === 'discard') clauses.push({discard: part.tile, parts: []})
    else clauses.at(-1)!.parts.push(part)
  }
  return clauses.filter(
    ({discard, parts: own}) => discard !== null || own.some(({type}) => type !== 'filler' && type !== 'joint')
  )
}
