/**
 * Cases against the functions: what a win is worth is the same whether it is given as JSON or as values.
 */
import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {answerOf, answerWin, presets, readWinCase, score, winds} from '../../src/index.js'
import {randomFrom, randomWin} from './random.js'

const wins = process.env.THOROUGH ? 20_000 : 200
const froms = ['shimocha', 'toimen', 'kamicha']

/** A win as JSON. */
function caseOf({hand, win, by, melds, situation}, rules) {
  const {round, seat, riichi, loser, ...rest} = situation
  return {
    hand: hand.join(''),
    win,
    by,
    melds: melds.map(written),
    situation: {
      ...rest,
      round: winds.indexOf(round),
      seat: winds.indexOf(seat),
      riichi: riichi === 'double' ? 2 : riichi,
      loser: froms.indexOf(loser) + 1
    },
    rules
  }
}

function written({type, tiles, from}) {
  const mark = {ankan: 'a', kakan: 'k'}[type] ?? ''
  return `${mark}${tiles.map(([rank]) => rank).join('')}${tiles[0][1]}${type === 'ankan' ? '' : `@${froms.indexOf(from) + 1}`}`
}

/** The tiles of a run in another order: who reads a log has the called one first. */
function turned(meld, random) {
  if (meld.type !== 'chii') return meld
  const at = Math.floor(random() * 3)
  return {...meld, tiles: [...meld.tiles.slice(at), ...meld.tiles.slice(0, at)]}
}

test(`${wins} random wins: the same by JSON as by the functions, red fives first in their melds too`, () => {
  const random = randomFrom(1_220_106)
  const differing = []
  const seen = new Set()
  for (let index = 0; index < wins; index++) {
    const {win: dealt, rules: changes} = randomWin(random)
    const win = {...dealt, melds: dealt.melds.map(meld => turned(meld, random))}
    const rules = {...presets.tenhou, ...changes}
    const result = score(win, rules)
    const expected = result.outcome === 'win' ? answerOf(result) : {win: false, reason: result.outcome}
    const given = JSON.parse(JSON.stringify(caseOf(win, changes)))
    const answer = answerWin({...given, rules: {...presets.tenhou, ...changes}})
    if (JSON.stringify(answer) !== JSON.stringify(expected)) differing.push({given, answer, expected})
    for (const {type, tiles} of win.melds)
      seen.add(tiles[0].startsWith('0') ? `${type} from a red five` : type)
  }
  expect(differing).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining(['chii', 'pon', 'kakan', 'ankan', 'chii from a red five']))
})

test('wins of logs are read whole', () => {
  const {real} = JSON.parse(
    readFileSync(new URL('../../../../vectors/scoring.json', import.meta.url), 'utf8')
  )
  for (const one of real) {
    const read = readWinCase(one)
    expect(read).toHaveProperty('win')
    expect(score(read.win, read.rules)).toMatchObject({
      outcome: 'win',
      han: one.expect.han,
      points: one.expect.points
    })
  }
})
