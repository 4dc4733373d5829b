/**
 * Tables of reference: points, yaku, suji and walls, by the rules in force.
 */
import type {Claim, ClaimedHand, Verdict} from '../../page/check/claims.js'
import {claimMessage} from '../../page/check/claim-messages.js'
import {nearestReferences, readReference} from '../grammar/reference.js'
import {rulesOfText} from '../rules.js'
import {kabeMarkup, sujiMarkup} from '../show/suji-table.js'
import {scoreTables} from '../show/score-table.js'
import {yakuTableMarkup} from '../show/yaku-table.js'
import {uncheckedVerdict} from './outcome.js'

/** Make the table that a claim names; what names none is left as it is written. */
export function checkReference(
  claim: Claim,
  {settings, said}: Pick<ClaimedHand, 'settings' | 'said'>
): Verdict | null {
  if (settings.claims === 'off') return null
  const id = readReference(claim.value)
  if (id === null) {
    const expected = nearestReferences(claim.value)
    return uncheckedVerdict(claim, [claimMessage('unknown-table', 0, claim.value.length, {}, expected)])
  }
  const {rules} = rulesOfText(settings.rules, said)
  const tables = {
    score: () => scoreTables(rules, settings.lang),
    yaku: () => yakuTableMarkup(rules, settings.lang),
    suji: () => sujiMarkup(settings.lang),
    kabe: () => kabeMarkup(settings.lang)
  }
  return {state: 'filled', shown: [], more: tables[id](), messages: []}
}
