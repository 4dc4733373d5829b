/**
 * Random hands: what the types say of them is what the engine says.
 */
import {deepStrictEqual} from 'node:assert'
import {randomFrom} from '../../packages/core/test/riichi/random.js'
import {compileAssertions} from './assertions.js'
import {judged} from './check.js'
import {randomCases} from './hands.js'
import {literal} from './literals.js'
import {totalOf} from './oracle.js'
import {typedScore} from './typed-score.js'

const SEED = 20251122
const LEAST = 12

/** How many hands each TypeScript is asked about. `SHARE=0.1` asks about a tenth of them. */
const counts = {'7.0': 20_000, '6.0': 5000, 5.9: 5000, 5.4: 600}
const share = Number(process.env.SHARE ?? 1)

/** Everything in a result, in one tuple; an error is its text. */
const head = `import type {Score} from '@tehai/core/types'
type Facts<R> = R extends string ? R : R extends {readonly yaku: readonly (infer Y)[]}
  ? R extends Record<'han' | 'fu' | 'points' | 'limit' | 'yakuman' | 'tsumoPayments' | 'total', unknown>
    ? [Y, R['han'], R['fu'], R['points'], R['limit'], R['yakuman'], R['tsumoPayments'], R['total']]
    : never : never
`

/** The facts of a win, or the text of what is wrong, as the types should have them. */
function factsOf({text, context, score}) {
  if (score.outcome !== 'win') return JSON.stringify(typedScore(text, context))
  const {yaku, han, fu, points, limit, yakuman, tsumoPayments} = score
  const names = yaku.map(({id}) => JSON.stringify(id)).join(' | ')
  const rest = [han, fu, points, limit, yakuman, tsumoPayments, totalOf(score, context)]
  return `[${[names, ...rest.map(literal)].join(', ')}]`
}

/** Where `score` of `@tehai/core/typed` says something else at run time than the engine. */
function untrue({text, context, score}) {
  const said = typedScore(text, context)
  if (score.outcome !== 'win')
    return typeof said === 'string' ? [] : [`${text}: Expected an error, got a score`]
  const {han, fu, points, limit, yakuman, tsumoPayments} = score
  const yaku = score.yaku.map(({id}) => id)
  const expected = {yaku, han, fu, points, limit, yakuman, tsumoPayments, total: totalOf(score, context)}
  try {
    deepStrictEqual(said, expected)
    return []
  } catch {
    return [`${text}: Expected ${JSON.stringify(expected)}, got ${JSON.stringify(said)}`]
  }
}

/** What is written for a case: the type, and what it should be. */
const assertionOf = one => [
  `Facts<Score<${JSON.stringify(one.text)}, ${literal(one.context)}>>`,
  factsOf(one)
]

// What is wrong in the control: one fact of a win, one sign of a text.
const alterations = [
  ({score, ...one}) => ({...one, score: {...score, points: score.points + 100}}),
  ({score, ...one}) => ({...one, score: {...score, han: score.han + 1}}),
  ({score, ...one}) => ({...one, score: {...score, fu: score.fu + 10}}),
  ({score, ...one}) => ({...one, score: {...score, yaku: [...score.yaku, {id: 'daisharin'}]}}),
  ({score, ...one}) => ({...one, score: {...score, limit: score.limit === null ? 'mangan' : null}}),
  ({score, ...one}) => ({...one, score: {...score, yaku: score.yaku.slice(1).concat({id: 'renhou'})}}),
  ({context, ...one}) => ({
    ...one,
    context: {...context, sticks: (context.sticks ?? 0) + 1},
    wasContext: context
  })
]

/** Assertions that are wrong by one fact. */
function wrongAssertions(cases) {
  const wins = cases.filter(({score}) => score.outcome === 'win').slice(0, 70)
  return wins.map((one, index) => {
    const altered = alterations[index % alterations.length](one)
    return [assertionOf(one)[0], factsOf(altered)]
  })
}

/** The hands of a version, and what was found. */
async function proved(version, random) {
  const {cases, seen} = randomCases(random, counts[version] * share, LEAST)
  const run = {head, assertions: cases.map(assertionOf), wrong: wrongAssertions(cases)}
  const least = Math.min(...seen.values())
  const name = `${cases.length} random hands on TypeScript ${version}, each of ${seen.size} strata at least ${least} times`
  const ofTypes = judged(name, version, 'random', run, await compileAssertions(version, 'random', run))
  const atRunTime = `${cases.length} random hands through \`score\` of @tehai/core/typed at run time`
  return [await ofTypes, {name: atRunTime, problems: cases.flatMap(untrue).slice(0, 20)}]
}

export default async function randomHands() {
  const found = []
  for (const [index, versions] of [['7.0'], ['6.0', '5.9'], ['5.4']].entries()) {
    found.push(
      ...(await Promise.all(versions.map(version => proved(version, randomFrom(SEED + index))))).flat()
    )
  }
  return found
}
