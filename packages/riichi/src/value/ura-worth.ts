/**
 * How many points ura dora add to a win in riichi, on average.
 */
import {doraOf, northKind, tileOf} from '../tile/index.js'
import type {HandFacts} from '../hand/hand.js'
import {playersOf} from '../score/payments.js'
import {tsumoPayments, tsumoPoints, worthOf} from '../score/points.js'
import type {Rules} from '../rules/rules.js'
import type {ScoredReading} from '../score/readings.js'
import {uraChances, type UraChances} from './ura.js'
import type {WorthFacts} from './worth-facts.js'

/** Average points of a win that is not a yakuman. `best`: its points without ura dora. */
export type AverageWithUra = (hand: HandFacts, readings: readonly ScoredReading[], best: number) => number

/** The function that averages wins with these melds and indicators; `null` if there are no ura dora. */
export function averageWithUra(facts: WorthFacts): AverageWithUra | null {
  const {rules} = facts
  const most = rules.kanUra ? facts.indicators.length : Math.min(1, facts.indicators.length)
  if (!facts.ura || most === 0) return null
  const chancesOf = chancesWith(facts, most)
  return (hand, readings, best) => {
    const chances = chancesOf(hand)
    let sum = chances[0]! * best
    for (let ura = 1; ura < chances.length; ura++) {
      if (chances[ura] !== 0) sum += chances[ura]! * mostPoints(hand, readings, ura, rules)
    }
    return sum
  }
}

/** Points of the best reading with a number of ura dora. */
function mostPoints(
  {isDealer}: HandFacts,
  readings: readonly ScoredReading[],
  ura: number,
  rules: Rules
): number {
  const players = playersOf(rules)
  const pointsOf = (han: number, fu: number) =>
    tsumoPoints(tsumoPayments(worthOf(han, fu, rules).base, isDealer, rules), players)
  let most = 0
  for (const {han, fu} of readings) if (han > 0) most = Math.max(most, pointsOf(han + ura, fu))
  return most
}

/** The chances of a hand of getting ura dora, from a number of indicators. */
function chancesWith({rules, wall, kita}: WorthFacts, indicators: number): (hand: HandFacts) => UraChances {
  const doraOfKind = wall.copies.map((_, kind) =>
    rules.sanma && kind > 0 && kind < 8 ? 0 : doraOf(tileOf(kind), rules.sanma)
  )
  const known = new Map<number, UraChances>()
  return ({closed, all}) => {
    // Unseen tiles by how many dora each would make: the chances depend on nothing else.
    const unseen = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    let key = 0
    for (let kind = 0; kind < 34; kind++) {
      const left = wall.copies[kind]! - closed[kind]!
      if (left <= 0) continue
      const dora = doraOfKind[kind]!
      const made = all[dora]! + (rules.sanma && dora === northKind ? kita : 0)
      unseen[made]! += left
      if (made > 0) key += left * 137 ** (made - 1)
    }
    const kept = known.get(key)
    if (kept) return kept
    const chances = uraChances(unseen, indicators)
    known.set(key, chances)
    return chances
  }
}
