/**
 * Checking shanten: the least of all forms, or that of the form named.
 */
import type {Claim} from '../../page/check/claims.js'
import {claimMessage} from '../../page/check/claim-messages.js'
import {clause, type Clauses} from '../../labels/clauses.js'
import {formsOf} from '../../labels/clause-values.js'
import {nameOfShanten} from '../../labels/score.js'
import type {Message} from '@tehai/kernel/source'
import {formatTiles, tileOf, type TileKind} from '@tehai/riichi/tile'
import type {Analysis} from '../analysis.js'
import {without} from '../hand.js'
import {readShanten, type IishantenKind} from '../grammar/shanten.js'
import {discardBefore, discardSaid} from './discarded.js'
import {kindsLeft, widest} from './widest.js'
import {isOfKind} from './iishanten.js'
import {outcome, type Outcome} from './outcome.js'
import {unreadMessages} from './unread-messages.js'

/** Check a claim about the shanten, or fill it in. */
export function checkShanten(claim: Claim, analysis: Analysis): Outcome {
  const parts = claim.fill === null ? readShanten(claim.value) : []
  const found = analysis.shanten()
  const forms = parts.filter(part => part.type === 'form')
  const said = parts.filter(part => part.type === 'shanten')
  const last = forms.at(-1)
  const after = shantenAfter(discardBefore(analysis.hand), analysis)
  // Beside a discard that the block names, the hand before it or after it may be meant.
  const other = shantenAfter(discardSaid(analysis.hand), analysis)
  const truth = after ?? (last ? (found[last.form] ?? found.best) : found.best)
  const wrong = said.filter(
    ({shanten}) =>
      shanten !== truth && shanten !== other && (after !== null || shanten !== shantenAsSets(analysis))
  )
  const ofKind = parts.filter(part => part.type === 'kind').filter(({kind}) => !holdsKind(kind, analysis))
  const messages: Message[] = [...wrong, ...ofKind].slice(0, 1).map(({start, end}) =>
    claimMessage('false-shanten', start, end, {
      truth: clause('shanten', {shanten: truth}),
      reason: whyShanten(analysis)
    })
  )
  const {lang} = analysis.hand.settings
  const all = [...messages, ...unreadMessages(parts, claim.value, 'shanten', readShanten)]
  return outcome(all, said.length > 0 || parts.some(({type}) => type === 'kind'), [], () => [
    nameOfShanten(after ?? found.best, lang)
  ])
}

/** Whether a hand, or what is left after a discard, is a sort of 1-shanten. */
function holdsKind(kind: IishantenKind, {hand, tiles, shanten, discards}: Analysis): boolean {
  if (tiles!.turn !== 'discard') return shanten().best === 1 && isOfKind(tiles!.counts, kind)
  const before = discardBefore(hand) ?? discardSaid(hand)
  return discards().some(
    one =>
      one.shanten === 1 &&
      (before === null || one.tile === before) &&
      isOfKind(without(tiles!.counts, one.tile), kind)
  )
}

/** The shanten after a discard; `null` where there is none. */
function shantenAfter(discard: TileKind | null, {tiles, discards}: Analysis): number | null {
  if (discard === null || tiles!.turn !== 'discard') return null
  return discards().find(({tile}) => tile === discard)?.shanten ?? null
}

/** The shanten of a shape that becomes sets alone; `null` of anything else. Its author may mean either. */
function shantenAsSets({tiles, shapeShanten}: Analysis): number | null {
  return tiles!.shape && tiles!.turn === 'discard' ? shapeShanten() : null
}

/** What the hand waits for or accepts, after the discard named or the widest; where that is too much, the shanten of each form. */
function whyShanten({hand, tiles, shanten, ukeire, waits, discards}: Analysis): Clauses {
  const {standard, chiitoitsu, kokushi, best} = shanten()
  const isWaiting = tiles!.turn === 'draw'
  if ((best === 0 && isWaiting) || (tiles!.shape && waits(null).waits.length > 0)) {
    return clause('waits-for', {tiles: formatTiles(waits(null).waits.map(({tile}) => tileOf(tile)))})
  }
  const before = discardBefore(hand)
  const discard = isWaiting ? null : (discards().find(({tile}) => tile === before) ?? widest(discards()))
  const accepted = kindsLeft(discard ? discard.alone.tiles : isWaiting ? ukeire().alone.tiles : [])
  // The forms below are those of all tiles, not of those that a discard leaves.
  const isFew = accepted.length <= MOST_KINDS || before !== null
  if (best >= 0 && accepted.length > 0 && isFew) {
    const after = formatTiles(accepted)
    if (!discard) return clause('accepts', {tiles: after})
    return clause('accepts-after', {discard: tileOf(discard.tile), tiles: after})
  }
  return clause('forms', {forms: formsOf({standard, chiitoitsu, kokushi})})
}

/** More kinds than these say nothing to a reader. */
const MOST_KINDS = 12
