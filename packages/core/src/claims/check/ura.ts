/** Ura dora that count for nothing: no player of the block is in riichi, or the rules do not have ura dora. */
import {clause} from '../../labels/clauses/clauses.js'
import {claimMessage} from '../../page/check/result/claim-messages.js'
import type {ClaimedHand, PlacedMessage} from '../../page/check/result/claims.js'
import type {Analysis} from '../analysis.js'
import {readScore} from '../grammar/score.js'
import {readYaku} from '../grammar/yaku.js'

/**
 * What is wrong with the ura dora of a scored hand. Without this message their han would be missing for no visible
 * reason.
 */
export function uraMessages({hand, rules, isRuled}: Analysis): PlacedMessage[] {
  const {saidUra, isUnread} = hand
  if (!saidUra || isUnread || !isRuled()) return []
  const {start, end, part, isRiichi} = saidUra
  if ((isRiichi && rules().ura) || isClaimed(hand, isRiichi ? uraDora : riichiYaku)) return []
  const reason = clause(isRiichi ? 'not-in-rules' : 'ippatsu-without-riichi')
  return [{part, message: claimMessage('impossible-situation', start, end, {what: 'ura_dora', reason})}]
}

const uraDora: ReadonlySet<string> = new Set(['ura_dora'])
const riichiYaku: ReadonlySet<string> = new Set([
  'riichi',
  'double_riichi',
  'open_riichi',
  'ippatsu',
  'ura_dora'
])

/** Whether a claim names one of these yaku: the claim is then false, and its own message says why. */
const isClaimed = ({said}: ClaimedHand, names: ReadonlySet<string>): boolean =>
  said.some(({key, value}) => {
    const parts = key === 'yaku' ? readYaku(value).parts : key === 'score' ? readScore(value) : []
    return parts.some(part => part.type === 'yaku' && !part.denied && part.yaku.some(name => names.has(name)))
  })
