/**
 * Tables of reference: points, yaku, suji and walls, by the rules in force.
 */
import type {Markup} from '@tehai/kernel/markup'
import type {Claim, ClaimedHand, Verdict} from '../../page/check/result/claims.js'
import {claimMessage} from '../../page/check/result/claim-messages.js'
import {nearestReferences, readReference} from '../grammar/reference.js'
import {clause} from '../../labels/clauses/clauses.js'
import {safetyEngine} from '../engines.js'
import {rulesOfText} from '../rules.js'
import {kabeMarkup, sujiMarkup} from '../show/suji-table.js'
import {scoreTables} from '../show/score-table.js'
import {yakuTableMarkup} from '../show/yaku-table.js'
import {uncheckedVerdict} from './outcome/outcome.js'

/** Makes the table that a claim names; a claim that names none is left as written. */
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
  const {lang} = settings
  if (id === 'suji' || id === 'kabe') {
    const engine = safetyEngine.loaded()
    if (!engine) {
      const reason = clause('not-loaded')
      return uncheckedVerdict(claim, [claimMessage('unchecked-safety', 0, claim.value.length, {reason})])
    }
    return filled(id === 'suji' ? sujiMarkup(engine, lang) : kabeMarkup(engine, lang))
  }
  const {rules} = rulesOfText(settings.rules, said)
  return filled(id === 'score' ? scoreTables(rules, lang) : yakuTableMarkup(rules, lang))
}

const filled = (more: readonly Markup[]): Verdict => ({state: 'filled', shown: [], more, messages: []})
