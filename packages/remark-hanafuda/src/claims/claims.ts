/**
 * Claims: what an author states about cards, checked by the rules, or filled in for a `?`.
 */
import type * as best from './best.js'
import type {KeyIn} from '../grammar/keys.js'
import {loadedEntry} from './load-entry.js'
import {dealtCards} from './made-yaku.js'
import {pageMessage, type PageMessageId} from '../grammar/messages.js'
import {checkNear} from './near.js'
import {checkScore} from './score.js'
import {checkTake} from './take.js'
import {unchecked, wrong, type Claim, type ClaimContext, type Verdict} from './verdict.js'
import {checkYaku} from './yaku.js'

export type Checker = (entry: Claim, claimed: ClaimContext) => Verdict

/** How each claim is checked. */
export const claimCheckers: Readonly<Record<KeyIn<'claim'>, Checker>> = {
  yaku: checkYaku,
  score: checkScore,
  take: checkTake,
  near: checkNear,
  best: checkBest
}

/** Check a claim. Never throws. */
export function checkClaim(entry: Claim, claimed: ClaimContext): Verdict {
  const {id} = entry.key
  const {start, end} = entry.nameSpan
  const dealt = dealtCards(entry, claimed)
  const missing = dealt ? null : placeMissing(id, claimed)
  if (missing) return wrong(entry, [pageMessage(missing, start, end)], claimed)
  const isKnown = id === 'take' || (claimed.settings.canJudge && !claimed.isUnsettled)
  if (claimed.isBroken || !isKnown) return unchecked(entry)
  return claimCheckers[id](entry, {...claimed, dealt})
}

/** The missing subject of a claim. */
function placeMissing(id: Claim['key']['id'], {pile, field, table}: ClaimContext): PageMessageId | null {
  if (id === 'best' && !table?.hand) return 'no-hand'
  if (id === 'take' || id === 'best') return field === null ? 'no-field' : null
  return pile === null ? 'no-cards' : null
}

/** `best: ?` (filled in), `best: 8h` (checked); unchecked if the simulation cannot be loaded. */
function checkBest(entry: Claim, claimed: ClaimContext): Verdict {
  return loadedEntry<typeof best>('best')?.checkBest(entry, claimed) ?? unchecked(entry)
}
