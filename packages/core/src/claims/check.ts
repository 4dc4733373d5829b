/**
 * Checking claims: one checker for the blocks of a page, so that a hand of which several things are said is analysed
 * once.
 */
import type {CheckClaim, CheckHand, Claim, ClaimedHand, Verdict} from '../page/claims.js'
import {claimMessage} from '../page/claim-messages.js'
import {analysisOf, type Analysis} from './analysis.js'
import {uncheckedVerdict, verdictOf, type Outcome} from './check/outcome.js'
import {checkAnswer, checkDiscard} from './check/discard.js'
import {checkHandItself} from './check/hand.js'
import {checkScore} from './check/score.js'
import {checkShanten} from './check/shanten.js'
import {checkUkeire} from './check/ukeire.js'
import {ofShapes, whyUnjudged} from './check/part-of-hand.js'
import {checkWaits} from './check/waits.js'
import {checkYaku} from './check/yaku.js'

/** Both functions that `checkBlock` and `checkInline` take. */
export interface Checker {
  readonly checkClaim: CheckClaim
  readonly checkHand: CheckHand
}

type Check = (claim: Claim, analysis: Analysis) => Outcome

const checks: Readonly<Record<Claim['key'], Check>> = {
  waits: checkWaits,
  shanten: checkShanten,
  ukeire: checkUkeire,
  yaku: checkYaku,
  score: checkScore,
  after: checkDiscard,
  discard: checkDiscard,
  answer: checkAnswer
}

/**
 * Make a checker. It remembers what it computed of the last hand it was asked about.
 *
 * Never throws on any text of an author.
 */
export function claimChecker(): Checker {
  let last: Analysis | null = null
  const analysis = (hand: ClaimedHand): Analysis => {
    if (last?.hand !== hand) last = analysisOf(hand)
    return last
  }
  return {
    checkClaim: (claim, hand) => (hand ? checkOne(claim, hand, analysis(hand)) : null),
    checkHand: hand => (hand.settings.claims === 'off' ? [] : checkHandItself(analysis(hand)))
  }
}

function checkOne(claim: Claim, hand: ClaimedHand, analysis: Analysis): Verdict | null {
  const check = checks[claim.key]
  if (hand.settings.claims === 'off') return null
  const {tiles} = analysis
  if (!tiles || (tiles.rest && !ofShapes.has(claim.key))) return uncheckedVerdict(claim, [unknown(claim)])
  const reason = whyUnjudged(claim, analysis)
  if (reason !== null) return uncheckedVerdict(claim, reason)
  const verdict = verdictOf(claim, hand, check(claim, analysis))
  // What is hidden may well complete a shape that nothing completes by itself.
  const isOpen = tiles.rest && verdict.state === 'false' && analysis.waits(null).waits.length === 0
  return isOpen ? uncheckedVerdict(claim, [unknown(claim)]) : verdict
}

const unknown = ({value}: Claim) => claimMessage('unknown-tiles', 0, value.length)
