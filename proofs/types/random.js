/**
 * Random hands: what the types say of them is what the engine says.
 */
import {deepStrictEqual} from 'node:assert'
import {randomFrom} from '../../packages/riichi/test/riichi/random.js'
import {compileAssertions} from './assertions.js'
import {judged} from './check.js'
import {factsOfEngine, factsOfTypes, head} from './facts.js'
import {randomCases} from './hands.js'
import {inTurn} from './in-turn.js'
import {scoreOf, totalOf} from './oracle.js'
import {typedScore} from './typed-score.js'

const SEED = 20251122
const LEAST = 12

/** How many hands each TypeScript checks. `SHARE=0.1` checks a tenth of them. */
const counts = {'7.0': 20_000, '6.0': 5000, 5.9: 5000, 5.4: 600}
const share = Number(process.env.SHARE ?? 1)

/** What chance brings about once in ten thousand, or never: readings that differ in nothing but their yaku, and others. */
const seldom = [
  ['22233444666s,66z3s', {win: 'tsumo', seat: 'north', round: 'north', rules: {multipleYakuman: false}}],
  ['22233444666s66z3s', {win: 'tsumo'}],
  // Seven pairs of renhou are five han, four runs of it four.
  ['5s3m76s6p3m87p76s6p5s8p7p', {win: 'ron', renhou: true, rules: {renhou: 'mangan', kiriage: true}}],
  ['223344p223344s5m5m', {win: 'ron', renhou: true, rules: {renhou: 'mangan'}}],
  ['22334422334455p5p', {win: 'ron', renhou: true, rules: {renhou: 'mangan'}}],
  ['44797m77p33778811z7m', {win: 'ron'}],
  ['111222333m11p78s9s', {win: 'ron'}],
  ['11122233344455m', {win: 'tsumo', tile: '1m'}],
  // Indicators in every spelling, numbers that do not occur in play.
  ...['5r5m, 3z', ' 44p 8s', '0s,05p', '44z', ''].map(dora => ['234m345p456s66p78s9s', {win: 'ron', dora}]),
  ['234m345p456s66p78s9s', {win: 'ron', honba: 25, sticks: 12}],
  ['234m345p456s66p78s9s', {win: 'tsumo', honba: 7, rules: {honba: 1500}}],
  ...['?', ' ?', '234m<a123p', '1m?'].map(text => [text, {win: 'ron'}])
].map(([text, context]) => ({text, context, score: scoreOf(text, context)}))

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

const assertionOf = one => [factsOfTypes(one.text, one.context), factsOfEngine(one)]

// What is wrong in the control: one fact of a win, one character of a text.
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
    return [assertionOf(one)[0], factsOfEngine(altered)]
  })
}

/** The hands of a version, and what was found. */
async function proved(version, random) {
  const {cases, seen} = randomCases(random, counts[version] * share, LEAST)
  const all = [...cases, ...seldom]
  const run = {head, assertions: all.map(assertionOf), wrong: wrongAssertions(cases)}
  const least = Math.min(...seen.values())
  const name = `${all.length} random hands on TypeScript ${version}, each of ${seen.size} strata at least ${least} times`
  const ofTypes = judged(name, version, 'random', run, await compileAssertions(version, 'random', run))
  const atRunTime = `${all.length} random hands through \`score\` of @tehai/core/typed at run time`
  return [await ofTypes, {name: atRunTime, problems: all.flatMap(untrue).slice(0, 20)}]
}

export default async function randomHands() {
  // TypeScript 7 takes two threads for itself.
  const newest = await proved('7.0', randomFrom(SEED))
  const others = ['6.0', '5.9', '5.4'].map(
    (version, index) => () => proved(version, randomFrom(SEED + 1 + index))
  )
  return [newest, ...(await inTurn(others))].flat()
}
