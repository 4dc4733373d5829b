/** Checking waits that are stated together with a discard: `2s → waits 25s`, 打8s、3s待ち. */
import type {Claim} from '../../../page/check/result/claims.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {keyOf} from '../../../page/grammar/keys/keys.js'
import type {Message} from '@tehai/kernel/source'
import {kindOf} from '@tehai/riichi/tile'
import type {Analysis} from '../../analysis.js'
import type {DiscardWaits} from '../../grammar/discard-waits.js'
import type {Discards} from '../../grammar/discards.js'
import {readWaits} from '../../grammar/waits.js'
import {leftOutcome, type Outcome} from '../outcome/outcome.js'
import {unreadMessages} from '../outcome/unread-messages.js'
import {waitProblems} from '../waits/waits.js'

/**
 * What is false about the waits after the named discards. A discard that the hand does not have is not reported here.
 * Words of an answer are judged only if the hand is tenpai after the discard: otherwise they may be about a later turn.
 */
export function discardWaitProblems(claim: Claim, {waits}: Discards, analysis: Analysis): Message[] {
  const {counts} = analysis.tiles!
  return waits
    .filter(({discard}) => counts[kindOf(discard.tile)]! > 0)
    .flatMap(one => problemsOf(claim, one, analysis))
}

function problemsOf(claim: Claim, said: DiscardWaits, analysis: Analysis): readonly Message[] {
  const {discard, parts, isShapeAlone, start, end} = said
  const found = analysis.waits(kindOf(discard.tile))
  if ((claim.key === 'answer' || isShapeAlone) && found.waits.length === 0) return []
  const unread = unreadMessages(parts, claim.value, 'waits')
  if (parts.some(({type}) => type === 'unread')) return unread
  const statement = {text: claim.value, whole: {start, end}, parts, possible: [found], unread}
  return waitProblems(statement, analysis)
}

/**
 * Waits without a discard, which have a key of their own: `waits for 25p`; `null` if the text is something else, for
 * example if all of its tiles are in the hand: `tenpai with 1z`.
 */
export function waitsOfOtherKey({value, fill}: Claim, {hand, tiles: held}: Analysis): Outcome | null {
  const parts = fill === null ? readWaits(value) : []
  const [first] = parts
  const tiles = parts.find(part => part.type === 'tiles')
  if (first?.type !== 'filler' || !first.isWait || !tiles) return null
  if (tiles.tiles.every(({tile}) => held!.counts[kindOf(tile)]! > 0)) return null
  const meant = `${keyOf('waits')[hand.settings.lang].toLowerCase()}: ${value.slice(tiles.start).trim()}`
  return leftOutcome([claimMessage('unread-claim', 0, value.length, {}, [meant])], [], value)
}
