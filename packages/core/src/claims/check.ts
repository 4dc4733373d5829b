/** Checking claims: one checker for all blocks of a page, so that a hand with several claims is analysed once. */
import type {SettlementKey} from '../page/grammar/keys/keys.js'
import type {
  CheckClaim,
  CheckHand,
  Claim,
  ClaimedHand,
  ClaimedTable,
  Verdict
} from '../page/check/result/claims.js'
import {claimMessage} from '../page/check/result/claim-messages.js'
import {clause} from '../labels/clauses/clauses.js'
import type {Message} from '@tehai/kernel/source'
import {isFlower} from '@tehai/riichi/tile'
import {hasTurnedTile} from '../model/resolve.js'
import {analysisOf, type Analysis} from './analysis.js'
import {uncheckedVerdict, verdictOf, type Outcome} from './check/outcome/outcome.js'
import {checkAnswer, checkDiscard} from './check/discard/discard.js'
import {checkFu} from './check/score/fu.js'
import {checkHandItself} from './check/hand.js'
import {checkSafety} from './check/safety/safety.js'
import {checkReadings} from './check/readings.js'
import {checkReference} from './check/reference.js'
import {checkScore} from './check/score/score.js'
import {checkShanten} from './check/ukeire/shanten.js'
import {checkTakame} from './check/waits/takame.js'
import {checkSettlement} from './check/settlement/settlement.js'
import {checkUkeire} from './check/ukeire/ukeire.js'
import {checkValue} from './check/discard/value.js'
import {shapeClaims, whyUnjudged} from './check/part-of-hand.js'
import {checkWaits} from './check/waits/waits.js'
import {checkWin} from './check/score/win.js'
import {checkYaku} from './check/score/yaku.js'

/** The functions to pass to `checkBlock` and `checkInline`. */
export interface Checker {
  readonly checkClaim: CheckClaim
  readonly checkHand: CheckHand
}

type Check = (claim: Claim, analysis: Analysis) => Outcome

const checks: Readonly<Record<Exclude<Claim['key'], SettlementKey | 'table'>, Check>> = {
  waits: checkWaits,
  shanten: checkShanten,
  ukeire: checkUkeire,
  yaku: checkYaku,
  score: checkScore,
  after: checkDiscard,
  readings: checkReadings,
  safe: checkSafety,
  discard: checkDiscard,
  value: checkValue,
  'win-rate': checkValue,
  'tenpai-rate': checkValue,
  answer: checkAnswer,
  win: checkWin,
  takame: checkTakame,
  yasume: checkTakame,
  fu: checkFu
}

/**
 * Makes a checker. It keeps what it computed for the last hand that it checked.
 *
 * Never throws, whatever the author wrote.
 */
export function claimChecker(): Checker {
  let last: Analysis | null = null
  const analysis = (hand: ClaimedHand): Analysis => {
    if (last?.hand !== hand) last = analysisOf(hand)
    return last
  }
  return {
    checkClaim: (claim, hand) =>
      claim.reference
        ? checkReference(claim, claim.reference)
        : claim.table
          ? checkTable(claim, claim.table, hand && analysis(hand))
          : hand
            ? checkOne(claim, hand, analysis(hand))
            : null,
    checkHand: hand => (hand.settings.claims === 'off' ? [] : checkHandItself(analysis(hand)))
  }
}

/** A claim about how points changed hands. Without a hand, it is shown in the language of its table. */
function checkTable(claim: Claim, table: ClaimedTable, analysis: Analysis | null): Verdict | null {
  if (table.settings.claims === 'off') return null
  const isWon = table.drawnHand === null
  if (isWon && analysis && !analysis.isRuled()) return uncheckedVerdict(claim, [])
  return verdictOf(claim, table.settings, checkSettlement(claim, table, analysis))
}

function checkOne(claim: Claim, hand: ClaimedHand, analysis: Analysis): Verdict | null {
  const check = checks[claim.key as keyof typeof checks]
  if (hand.settings.claims === 'off') return null
  const {tiles} = analysis
  if (!tiles || (tiles.rest && !shapeClaims.has(claim.key)))
    return uncheckedVerdict(claim, unknown(claim, hand))
  const reason = whyUnjudged(claim, analysis)
  if (reason !== null) return uncheckedVerdict(claim, reason)
  const verdict = verdictOf(claim, hand.settings, check(claim, analysis))
  const isOfUnread = ruleDependentClaims.has(claim.key) && (hand.isUnread || !analysis.isRuled())
  if (isOfUnread) return unjudged(claim, hand, verdict)
  // Hidden tiles may complete a shape that no single tile completes.
  const isOpen = tiles.rest && verdict.state === 'false' && analysis.waits(null).waits.length === 0
  return isOpen ? uncheckedVerdict(claim, unknown(claim, hand)) : verdict
}

/** Claims that depend on the rules. The message about unknown rules says that they are left unchecked. */
const ruleDependentClaims: ReadonlySet<Claim['key']> = new Set<Claim['key']>([
  'yaku',
  'score',
  'fu',
  'takame',
  'yasume',
  'value',
  'win-rate',
  'tenpai-rate'
])

/**
 * A claim that depends on something that could not be read, shown as it was written: no result is reported. The message
 * about rules already says that claims are left unchecked.
 */
function unjudged(claim: Claim, {isUnread, isRiichiOpen}: ClaimedHand, {state, messages}: Verdict): Verdict {
  const unread = messages.filter(({id}) => id === 'unread-claim')
  const isLeft = isUnread && (state === 'false' || state === 'filled')
  const reason = clause(isRiichiOpen ? 'riichi-of-whom' : 'situation-unread')
  const left = isLeft ? [claimMessage('unchecked-points', 0, claim.value.length, {reason})] : []
  return uncheckedVerdict(claim, [...unread, ...left])
}

/** The message for a claim about a hand that is not known. For a row in doubt, its own message is enough. */
function unknown({value}: Claim, {diagram}: ClaimedHand): Message[] {
  if (hasTurnedTile(diagram)) return [claimMessage('turned-tiles', 0, value.length)]
  const hasFlowers = diagram.nodes.some(node => node.type === 'tile' && isFlower(node.face))
  if (hasFlowers) return [claimMessage('flowers-in-hand', 0, value.length)]
  return diagram.hand.doubtful ? [] : [claimMessage('unknown-tiles', 0, value.length)]
}
