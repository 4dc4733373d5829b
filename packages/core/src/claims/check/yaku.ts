/**
 * Checking yaku: those claimed are there, those denied are not, and with `=` there are no others.
 */
import type {Claim} from '../../page/claims.js'
import {claimMessage} from '../../page/claim-messages.js'
import {clause} from '../../labels/clauses.js'
import {nearMisses} from '../../riichi/nearMisses.js'
import type {WinScore} from '../../riichi/score.js'
import {winds} from '../../riichi/situation.js'
import type {Message, Span} from '../../source/message.js'
import type {Analysis, ScoredWin} from '../analysis.js'
import {readYaku, type YakuPart} from '../grammar/yaku.js'
import type {NamedYaku} from '../grammar/yaku-words.js'
import {assumedWinds, yakuListMarkup} from '../show/score.js'
import {encodeYaku, hanById, missClause} from '../../labels/explain.js'
import {noScoreMessages, scoredWins} from './no-score.js'
import {outcome, unreadMessages, type Outcome} from './outcome.js'

/** Check a claim about yaku, or list them. */
export function checkYaku(claim: Claim, analysis: Analysis): Outcome {
  const {parts, exact} = claim.fill === null ? readYaku(claim.value) : {parts: [], exact: false}
  const wins = scoredWins(analysis, null)
  const whole: Span = {start: 0, end: claim.value.length}
  const unread = unreadMessages(parts)
  const none = parts.find(({type}) => type === 'no-yaku')
  const truth = () => yakuListMarkup(wins, analysis)
  const [first] = wins
  if (first?.score.outcome !== 'win') {
    const isRight = none !== undefined && first?.score.outcome === 'no-yaku'
    const problems = isRight ? [] : noScoreMessages(analysis, first ?? null, whole)
    return outcome([...problems, ...unread], isRight, [], truth)
  }
  const named = parts.filter(part => part.type === 'yaku')
  const results = wins.map(win => {
    const problems = yakuProblems(named, win, analysis)
    if (none) problems.push(notAlone(none, 'has', win))
    const others = exact && unread.length === 0 ? otherYaku(named, win.score as WinScore, analysis) : []
    if (problems.length === 0 && others.length > 0) problems.push(notAlone(whole, 'too', win, others))
    return problems
  })
  const best = results.reduce((least, one) => (one.length < least.length ? one : least))
  const checked = named.length > 0 || none !== undefined
  return outcome([...best, ...unread], checked, [], truth, () => assumedWinds(wins, analysis))
}

/** A claim of fewer yaku than there are. */
function notAlone(at: Span, id: 'has' | 'too', {score}: ScoredWin, others: readonly string[] = []): Message {
  const all = encodeYaku(score as WinScore)
  return tell(at, clause('yaku-list', {yaku: all}), clause(id, {yaku: others.join(',') || all}))
}

/** The ids that a word can stand for here: 役牌 any value tile, 東 the round or the seat wind. */
function idsOf(name: NamedYaku, {hand}: Analysis): readonly string[] {
  if (name === 'yakuhai') return ['haku', 'hatsu', 'chun', 'round_wind', 'seat_wind']
  if (!name.endsWith('_wind') || name === 'round_wind' || name === 'seat_wind') {
    if (name === 'kokushi') return ['kokushi', 'kokushi_13']
    if (name === 'chuuren') return ['chuuren', 'junsei_chuuren']
    return name === 'suuankou' ? ['suuankou', 'suuankou_tanki'] : [name]
  }
  const wind = winds.find(one => name.startsWith(one))
  const {round, seat} = hand.situation
  return [
    ...((round?.wind ?? 'east') === wind ? ['round_wind'] : []),
    ...((seat ?? 'south') === wind ? ['seat_wind'] : [])
  ]
}

const tell = ({start, end}: Span, truth: string, reason: string): Message =>
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
  const truth = clause('yaku-list', {yaku: encodeYaku(won)})
  return parts.flatMap((part): Message[] => {
    for (const name of part.yaku) {
      const present = idsOf(name, analysis).filter(id => has.has(id))
      const han = present.reduce((sum, id) => sum + has.get(id)!, 0)
      const isDora = name === 'dora' || name.endsWith('_dora')
      const all =
        isDora && name === 'dora' ? han + (has.get('aka_dora') ?? 0) + (has.get('ura_dora') ?? 0) : han
      if (part.denied) {
        if (present.length > 0)
          return [
            tell(part, truth, clause('has', {yaku: present.map(id => `${id}:${has.get(id)}`).join(',')}))
          ]
      } else if (present.length === 0) {
        if (part.han === 0 && isDora) continue
        return [tell(part, truth, whyNotYaku(name, won, {win, score}, analysis))]
      } else if (part.han !== null && part.yaku.length === 1 && part.han !== han && part.han !== all) {
        const values = {yakuId: present[0]!, han}
        return [tell(part, clause('yaku-han', values), clause('has', {yaku: encodeYaku(won)}))]
      }
    }
    return []
  })
}

/** Yaku of a score that nobody has named; dora are no yaku. */
function otherYaku(parts: readonly YakuPart[], score: WinScore, analysis: Analysis): string[] {
  const named = new Set(parts.flatMap(({yaku}) => yaku.flatMap(name => idsOf(name, analysis))))
  const namesDora = [...named].some(id => id === 'dora' || id.endsWith('_dora'))
  return [...hanById(score)]
    .filter(([id]) => !named.has(id) && (namesDora || !(id === 'dora' || id.endsWith('_dora'))))
    .map(([id, han]) => `${id}:${han}`)
}

/** Why a hand does not have a yaku: a near miss where there is one, else what it has instead. */
function whyNotYaku(name: NamedYaku, won: WinScore, {win}: ScoredWin, analysis: Analysis): string {
  const ids = idsOf(name, analysis)
  const miss = nearMisses(won, win, analysis.rules()).find(({yaku}) => ids.includes(yaku))
  return miss ? missClause(miss) : clause('has', {yaku: encodeYaku(won)})
}
