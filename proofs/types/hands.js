/**
 * Random wins as text and context, the same for the same seed, every yaku and every fault among them often enough.
 */
import {yakuTable} from '@tehai/riichi'
import {randomWin} from '../../packages/riichi/test/riichi/random.js'
import {contextOf} from './contexts.js'
import {rareDeal} from './deals.js'
import {scoreOf} from './oracle.js'
import {spoils} from './spoiled.js'
import {pick, writeWin} from './written.js'

/** Yaku of rules that the types do not have. */
const notInTypes = ['open_riichi', 'daisharin', 'daichisei', 'paarenchan']

const yaku = yakuTable.map(({id}) => id).filter(id => !notInTypes.includes(id))

/** What must be there often enough: every yaku, every way to spoil a win, and every outcome. */
const strata = [
  ...yaku,
  ...Object.keys(spoils),
  'no-yaku',
  'incomplete',
  'impossible',
  'no-winning-tile',
  'notation'
]

const spoilKinds = Object.keys(spoils)

/** A random win; one in three is a deal of a rare hand, and seven pairs and kokushi are kept few. */
export function randomDeal(random) {
  if (random() < 1 / 3) return rareDeal(random)
  for (;;) {
    const {win} = randomWin(random)
    const isOfBlocks = win.melds.length > 0 || new Set([...win.hand, win.win]).size !== 7
    if (isOfBlocks || random() < 0.3) return win
  }
}

/** A win as a case: `{text, context, score, strata}`; one in seven is spoiled. */
function caseOf(random, win) {
  const context = contextOf(random, win)
  const kind = random() < 0.15 ? pick(random, spoilKinds) : null
  const spoiled = kind === null ? null : spoils[kind](random, win, context)
  const {text, context: said} = spoiled ?? {text: writeWin(random, win), context}
  const score = scoreOf(text, said)
  const of = score.outcome === 'win' ? score.yaku.map(({id}) => id) : [score.outcome]
  return {text, context: said, score, strata: spoiled ? [kind, ...of] : of}
}

/**
 * So many cases, of each stratum at least `least`.
 *
 * The first half is taken as it comes; then whatever has something scarce in it, and anything again.
 *
 * @returns
 *   `cases`, and `seen`: how often each stratum is among them.
 */
export function randomCases(random, count, least) {
  const cases = []
  const seen = new Map(strata.map(stratum => [stratum, 0]))
  const isScarce = stratum => seen.get(stratum) < least
  while (cases.length < count || strata.some(isScarce)) {
    const one = caseOf(random, randomDeal(random))
    const isFirstHalf = cases.length < count / 2
    if (!isFirstHalf && strata.some(isScarce) && !one.strata.some(isScarce)) continue
    for (const stratum of one.strata) seen.set(stratum, seen.get(stratum) + 1)
    cases.push(one)
  }
  return {cases, seen}
}
