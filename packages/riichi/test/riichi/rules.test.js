/**
 * Scores under rules that no second scorer has, with three and four players, against the same rules written down again.
 */
import {isDeepStrictEqual} from 'node:util'
import {expect, test} from 'vitest'
import {answerOf, defaultRules, rulesOf, score} from '../../src/index.js'
import {kindOf} from './naive-readings.js'
import {naiveScore} from './naive-score.js'
import {randomFrom, randomWin} from './random.js'

const wins = process.env.THOROUGH ? 20_000 : 250

const flags = Object.keys(defaultRules).filter(rule => typeof defaultRules[rule] === 'boolean')
const choices = {
  redFives: [0, 2, 3],
  kazoe: ['yakuman', 'sanbaiman'],
  doubleYakuman: [true, false, ['kokushi_13'], ['suuankou_tanki', 'daisuushii']],
  tenhouWait: ['drawn', 'best'],
  doubleWindPairFu: [2, 4],
  openPinfuFu: [20, 30],
  renhou: ['off', 'mangan', '5-han', 'yakuman'],
  honba: [0, 100, 500],
  sanmaTsumo: ['loss', 'split']
}

function randomRules(random, sanma) {
  const rules = {}
  for (const flag of flags) rules[flag] = random() < 0.5
  for (const [rule, values] of Object.entries(choices))
    rules[rule] = values[Math.floor(random() * values.length)]
  return rulesOf({...rules, sanma, pao: []})
}

const isOutOfSanma = tile => kindOf(tile) > 0 && kindOf(tile) < 8
const tilesOf = ({hand, win, melds}) => [...hand, win, ...melds.flatMap(({tiles}) => tiles)]

/** A win that three players can have; `null` if it is none. */
function withThree(win, random) {
  const {melds, situation} = win
  if (tilesOf(win).some(isOutOfSanma) || melds.some(({type}) => type === 'chii')) return null
  if (situation.seat === 'north') return null
  const [dora, ura] = [situation.dora, situation.ura].map(list => list.filter(tile => !isOutOfSanma(tile)))
  const norths = [...tilesOf(win), ...dora, ...ura].filter(tile => tile === '4z').length
  const kita = situation.tenhou || situation.chiihou ? 0 : Math.floor(random() * (5 - norths))
  return {...win, situation: {...situation, dora, ura, kita}}
}

/** A win with what only some rules know. */
function withMore(win, random) {
  const {by, melds, situation} = win
  const {riichi, seat, kita = 0, houtei, chankan} = situation
  const isFirstTurn = by === 'ron' && melds.length === 0 && kita === 0 && seat !== 'east'
  const more = {
    openRiichi: riichi !== false && random() < 0.3,
    paarenchan: seat === 'east' && random() < 0.1,
    renhou: isFirstTurn && !riichi && !houtei && !chankan && random() < 0.5,
    laterRon: by === 'ron' && random() < 0.2
  }
  return {...win, situation: {...situation, ...more}}
}

/** A score in the terms of `naiveScore`; `null` for a hand without yaku, which is all that can keep these from winning. */
function answer(result) {
  if (result.outcome !== 'win') return result.outcome === 'no-yaku' ? null : result
  const yaku = Object.fromEntries(result.yaku.map(({id, han}) => [id, han]))
  const {han, fu, yakuman, points} = answerOf(result)
  return {yaku, han, fu, yakuman, points, payments: result.payments}
}

test.each([
  ['four', false],
  ['three', true]
])(`${wins} random wins of %s players are worth what the rules say`, (_, sanma) => {
  const random = randomFrom(20260301)
  const differing = []
  const seen = new Set()
  for (let index = 0; index < wins; index++) {
    let win = null
    while (win === null) win = sanma ? withThree(randomWin(random).win, random) : randomWin(random).win
    win = withMore(win, random)
    const rules = randomRules(random, sanma)
    const ours = answer(score(win, rules))
    const theirs = naiveScore(win, rules)
    if (!isDeepStrictEqual(ours, theirs)) differing.push({win, rules, ours, theirs})
    for (const id of Object.keys(ours?.yaku ?? {})) seen.add(id)
  }
  expect(differing).toEqual([])
  // If one of these never came up, the wins are not of every kind.
  const often = ['open_riichi', 'suuankou', 'honroutou']
  for (const id of process.env.THOROUGH
    ? [...often, 'renhou', 'paarenchan', 'kokushi_13', 'tenhou']
    : often) {
    expect(seen).toContain(id)
  }
})
