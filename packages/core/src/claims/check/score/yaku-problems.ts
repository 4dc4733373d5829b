/** What is false about single yaku: a yaku that is claimed but absent, or denied but present. */
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import type {YakuHan} from '../../../labels/clauses/clause-values.js'
import {clause, clauses, type Clauses} from '../../../labels/clauses/clauses.js'
import {hanById, missClause, yakuClause, yakuOf} from '../../../labels/clauses/explain.js'
import type {DoraId} from '../../../labels/ids.js'
import {nearMisses, type WinScore, winds} from '@tehai/riichi'
import type {Message, Span} from '@tehai/kernel/source'
import {tileOf} from '@tehai/riichi/tile'
import type {Analysis, ScoredWin} from '../../analysis.js'
import type {YakuPart} from '../../grammar/yaku.js'
import type {NamedYaku} from '../../grammar/yaku-words.js'
import {paidWaits} from './paid-waits.js'

/** The ids that a word can mean here: 役牌 any value tile, 東 the round or the seat wind. */
export function idsOf(name: NamedYaku, {hand}: Analysis): readonly YakuHan['id'][] {
  if (name === 'menzen') return ['menzen_tsumo']
  if (name === 'yakuhai') return ['haku', 'hatsu', 'chun', 'round_wind', 'seat_wind']
  if (!name.endsWith('_wind') || name === 'round_wind' || name === 'seat_wind') {
    if (name === 'kokushi') return ['kokushi', 'kokushi_13']
    if (name === 'chuuren') return ['chuuren', 'junsei_chuuren']
    return name === 'suuankou' ? ['suuankou', 'suuankou_tanki'] : [name as YakuHan['id']]
  }
  const wind = winds.find(one => name.startsWith(one))
  const {round, seat} = hand.situation
  return [
    ...((round?.wind ?? 'east') === wind ? (['round_wind'] as const) : []),
    ...((seat ?? 'south') === wind ? (['seat_wind'] as const) : [])
  ]
}

export const report = ({start, end}: Span, truth: Clauses, reason: Clauses): Message =>
  claimMessage('false-yaku', start, end, {truth, reason})

/** The first problem of each yaku that is claimed or denied. */
export function yakuProblems(
  parts: readonly YakuPart[],
  {win, score}: ScoredWin,
  analysis: Analysis
): Message[] {
  if (parts.length === 0) return []
  const won = score as WinScore
  const has = hanById(won)
  const truth = won.yaku.length === 0 ? clause('no-yaku-at-all') : yakuClause(won)
  return parts.flatMap((part): Message[] => {
    const isThere = (name: NamedYaku) => idsOf(name, analysis).some(id => has.has(id))
    // ダブ東なし denies that both are there.
    if (part.denied && !part.yaku.every(isThere)) return []
    for (const written of part.yaku) {
      const name = written === 'north_wind' ? northMeant(part, has, analysis) : written
      if (name === 'menzen' && !part.denied && part.han === null && isClosed(win)) continue
      const present = idsOf(name, analysis).filter(id => has.has(id))
      const han = present.reduce((sum, id) => sum + has.get(id)!, 0)
      const isDora = name === 'dora' || name.endsWith('_dora')
      const all = name === 'dora' ? doraTotals(has) : [han]
      if (part.denied) {
        if (present.length > 0)
          return [
            report(part, truth, clause('has', {yaku: yakuOf(won).filter(({id}) => present.includes(id))}))
          ]
      } else if (present.length === 0) {
        if (part.han === 0 && isDora) continue
        const counts = name === 'dora' ? doraTotals(has) : []
        if (counts.some(count => count > 0 && (part.han === null || part.han === count))) continue
        return [report(part, truth, whyNotYaku(name, won, {win, score}, analysis))]
      } else if (
        part.han !== null &&
        part.yaku.length === 1 &&
        !isSum(part, parts, won) &&
        part.han !== han &&
        !all.includes(part.han)
      ) {
        const values = {yakuId: present[0]!, han}
        return [report(part, clause('yaku-han', values), clause('has', {yaku: yakuOf(won)}))]
      }
    }
    return sumProblems(part, won, analysis)
  })
}

/** What is false about the han beside a word for several yaku: メンタンピン 3翻. They may be the han of all yaku. */
function sumProblems(part: YakuPart, won: WinScore, analysis: Analysis): Message[] {
  const {yaku, han, denied} = part
  if (denied || han === null || yaku.length === 1) return []
  const ids = new Set(yaku.flatMap(name => idsOf(name, analysis)))
  const own = yakuOf(won).filter(({id}) => ids.has(id))
  const sum = own.reduce((all, one) => all + one.han, 0)
  return han === sum || han === won.han
    ? []
    : [report(part, clause('han', {han: sum}), clause('has', {yaku: own}))]
}

/** Whether the han of the last yaku are the total, 立直・平和 2翻, where no other yaku but dora has han of its own. */
function isSum(part: YakuPart, parts: readonly YakuPart[], {han}: WinScore): boolean {
  const isDora = ({yaku: [name]}: YakuPart) => name!.includes('dora')
  const isBare = (one: YakuPart) => one === part || one.han === null || isDora(one)
  const isLast = parts.length > 1 && part === parts.at(-1) && !isDora(part)
  return isLast && part.han === han && parts.every(isBare)
}

/** Whether no tile was called. */
const isClosed = ({melds = []}: ScoredWin['win']): boolean => melds.every(({type}) => type === 'ankan')

/** With three players, 北2 means norths put aside if the hand has no such triplet. */
function northMeant({han}: YakuPart, has: ReadonlyMap<string, number>, analysis: Analysis): NamedYaku {
  if (!analysis.rules().sanma) return 'north_wind'
  const windHan = idsOf('north_wind', analysis).reduce((sum, id) => sum + (has.get(id) ?? 0), 0)
  return windHan > 0 && (han === null || han === windHan) ? 'north_wind' : 'north_dora'
}

/**
 * The numbers of han that an author may give for dora: without norths; the dora and norths alone, as the servers list
 * them; or all.
 */
function doraTotals(has: ReadonlyMap<string, number>): number[] {
  const of = (id: DoraId) => has.get(id) ?? 0
  const indicated = of('dora')
  const north = of('north_dora')
  const others = of('aka_dora') + of('ura_dora')
  return [indicated + others, indicated + north, indicated + north + others]
}

/** Why a hand does not have a yaku: a near miss, another wait that has it, or else that it is absent. */
function whyNotYaku(name: NamedYaku, won: WinScore, {win}: ScoredWin, analysis: Analysis): Clauses {
  if (won.yaku.length === 0) return yakuClause(won)
  const ids = idsOf(name, analysis)
  const miss = nearMisses(won, win, analysis.rules()).find(({yaku}) => ids.includes(yaku))
  if (miss) return missClause(miss)
  const none = clause('no-such-yaku', {yakuId: name === 'menzen' ? 'menzen_tsumo' : name})
  const other = paidWaits(analysis)
    .flatMap(({waits}) => waits)
    .find(({scored: {score}}) => {
      return score.outcome === 'win' && ids.some(id => hanById(score).has(id))
    })
  return other ? clauses(none, clause('with-other-wait', {tile: tileOf(other.tile)})) : none
}

/** A claim of fewer yaku than the hand has. */
export function notAlone(
  at: Span,
  id: 'has' | 'too',
  {score}: ScoredWin,
  others: readonly YakuHan[] = []
): Message {
  const all = yakuOf(score as WinScore)
  return report(at, clause('yaku-list', {yaku: all}), clause(id, {yaku: others.length > 0 ? others : all}))
}

/** Yaku of a score that the claim does not name; dora are no yaku. */
export function otherYaku(parts: readonly YakuPart[], score: WinScore, analysis: Analysis): YakuHan[] {
  const named = new Set(parts.flatMap(({yaku}) => yaku.flatMap(name => idsOf(name, analysis))))
  const namesDora = [...named].some(id => id === 'dora' || id.endsWith('_dora'))
  return [...hanById(score)]
    .filter(([id]) => !named.has(id) && (namesDora || !(id === 'dora' || id.endsWith('_dora'))))
    .map(([id, han]) => ({id, han}))
}
