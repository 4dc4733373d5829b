/**
 * Checking shanten: the least of all forms, or that of the form named.
 */
import type {Claim} from '../../page/claims.js'
import {claimMessage} from '../../page/claim-messages.js'
import {formatTiles} from '../../page/dora.js'
import {clause} from '../../labels/clauses.js'
import {nameOfShanten} from '../../labels/score.js'
import type {Message} from '../../source/message.js'
import {tileOf} from '../../tile/tile.js'
import type {Analysis} from '../analysis.js'
import {readShanten} from '../grammar/shanten.js'
import {kindsLeft, widest} from './widest.js'
import {outcome, unreadMessages, type Outcome} from './outcome.js'

/** Check a claim about the shanten, or fill it in. */
export function checkShanten(claim: Claim, analysis: Analysis): Outcome {
  const parts = claim.fill === null ? readShanten(claim.value) : []
  const found = analysis.shanten()
  const forms = parts.filter(part => part.type === 'form')
  const said = parts.filter(part => part.type === 'shanten')
  const last = forms.at(-1)
  const truth = last ? (found[last.form] ?? found.best) : found.best
  const messages: Message[] = said
    .filter(({shanten}) => shanten !== truth)
    .slice(0, 1)
    .map(({start, end}) =>
      claimMessage('false-shanten', start, end, {
        truth: clause('shanten', {shanten: truth}),
        reason: whyShanten(analysis)
      })
    )
  const {lang} = analysis.hand.settings
  const all = [...messages, ...unreadMessages(parts)]
  return outcome(all, said.length > 0, [], () => [nameOfShanten(found.best, lang)])
}

/** What the hand waits for or accepts; where that is too much, the shanten of each form. */
function whyShanten({tiles, shanten, ukeire, waits, discards}: Analysis): string {
  const {standard, chiitoitsu, kokushi, best} = shanten()
  const isWaiting = tiles!.turn === 'draw'
  if (best === 0 && isWaiting) {
    return clause('waits-for', {tiles: formatTiles(waits(null).waits.map(({tile}) => tileOf(tile)))})
  }
  const discard = isWaiting ? null : widest(discards())
  const accepted = kindsLeft(discard ? discard.alone.tiles : isWaiting ? ukeire().alone.tiles : [])
  if (best >= 0 && accepted.length > 0 && accepted.length <= MOST_KINDS) {
    const after = formatTiles(accepted)
    if (!discard) return clause('accepts', {tiles: after})
    return clause('accepts-after', {discard: tileOf(discard.tile), tiles: after})
  }
  const forms = [
    `standard:${standard}`,
    ...(chiitoitsu === null ? [] : [`chiitoitsu:${chiitoitsu}`]),
    ...(kokushi === null ? [] : [`kokushi:${kokushi}`])
  ]
  return clause('forms', {forms: forms.join(',')})
}

/** More kinds than these say nothing to a reader. */
const MOST_KINDS = 12
