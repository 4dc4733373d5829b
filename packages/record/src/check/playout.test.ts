/**
 * Rounds that are played by themselves: from which wall, and with which results.
 */
import {presets} from '@tehai/riichi'
import type {Tile} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {tiles} from '../../test/table.js'
import type {RecordedRound} from '../game/record.js'
import {buildWall} from '../game/wall.js'
import {withIndicators} from '../readers/tenhou6/indicators.js'
import {checkGame} from './check.js'
import {gameOf, playRound, playWall} from './playout.js'

/** Tiles drawn from the wall, tiles drawn for kans and norths, and indicators that were turned. */
function taken({events}: RecordedRound): {readonly [part in 'live' | 'replacements' | 'indicators']: Tile[]} {
  const parts = {live: [] as Tile[], replacements: [] as Tile[], indicators: [] as Tile[]}
  let isReplacement = false
  for (const event of events) {
    if (event.type === 'dora') parts.indicators.push(event.tile)
    else if (event.type === 'draw') parts[isReplacement ? 'replacements' : 'live'].push(event.tile!)
    if (event.type !== 'dora') isReplacement = /kan$|kita/.test(event.type)
  }
  return parts
}

test.each([
  [355, 4],
  [133, 3]
] as const)('round %i of %i players takes the tiles of its wall in order', (seed, players) => {
  const wall = buildWall(seed, players, players === 3 ? ['p', 's'] : ['m', 'p', 's'])
  const round = playRound({seed, players})
  const {live, replacements, indicators} = taken(round)
  expect(round.haipai).toEqual(wall.hands)
  expect([round.indicator, ...indicators]).toEqual(wall.indicators.slice(0, 1 + indicators.length))
  expect(live).toEqual(wall.live.slice(0, live.length))
  // The fifth replacement is the last tile of the wall, and so on.
  const all = [...wall.replacements, ...wall.live.toReversed()]
  expect(replacements.length).toBeGreaterThan(2)
  expect(replacements).toEqual(all.slice(0, replacements.length))
  expect(indicators.length).toBeGreaterThan(1)
})

test.each([
  [355, 4],
  [133, 3],
  [15, 4]
] as const)('indicators of round %i of %i players are turned as tenhou turns them', (seed, players) => {
  const {events, indicator} = playRound({seed, players})
  const turned = events.flatMap(event => (event.type === 'dora' ? [event.tile] : []))
  const others = events.filter(({type}) => type !== 'dora')
  const place = {start: 0, end: 0}
  const places = others.map(() => place)
  expect(withIndicators(others, places, [indicator, ...turned], () => place).events).toEqual(events)
})

test('what a round begins with', () => {
  const round = playRound({seed: 1})
  expect(round).toMatchObject({
    kyoku: 0,
    honba: 0,
    sticks: 0,
    dealer: 0,
    scores: [25000, 25000, 25000, 25000]
  })
  expect(round.places).toEqual(round.events.map(() => ({start: 0, end: 0})))
  expect(playRound({seed: 1, players: 3}).scores).toEqual([35000, 35000, 35000])
  const scores = [40000, 30000, 20000, 10000]
  const later = playRound({seed: 1, kyoku: 6, honba: 2, sticks: 1, scores})
  expect(later).toMatchObject({kyoku: 6, honba: 2, sticks: 1, dealer: 2, scores})
  // The dealer is dealt the first hand.
  expect(later.haipai).toEqual([2, 3, 0, 1].map(index => round.haipai[index]))
  expect(later.events[0]).toMatchObject({type: 'draw', player: 2})
  const plain = playRound({seed: 1, rules: {...presets.tenhou, redFives: 0}})
  expect(JSON.stringify(plain)).not.toMatch(/"0[mps]"/)
})

test('a game of rounds says no more than what was played', () => {
  const rounds = [playRound({seed: 1})]
  expect(gameOf(rounds, 4)).toEqual({format: 'mjai', players: 4, names: ['', '', '', ''], rules: {}, rounds})
  expect(gameOf([], 3).names).toEqual(['', '', ''])
})

test('at the end of the wall the players show who is tenpai', () => {
  const round = playRound({seed: 1})
  expect(round.events.at(-1)).toEqual({type: 'ryuukyoku', reason: 'exhaustive'})
  const [result] = round.results
  const {tenpai, delta, before} = result as {tenpai: boolean[]; delta: number[]; before: number[]}
  expect(tenpai).toHaveLength(4)
  expect(tenpai.map((isTenpai, player) => isTenpai === delta[player]! > 0)).toEqual([true, true, true, true])
  expect(before).toHaveLength(4)
})

test('nine terminals and honors end a round in which no hand is shown', () => {
  const round = playRound({seed: 40, players: 3})
  expect(round.events.at(-1)).toEqual({type: 'ryuukyoku', reason: 'kyuushu'})
  const before = round.results[0]!.before
  expect(round.results).toEqual([{type: 'draw', reason: 'kyuushu', tenpai: null, before, delta: [0, 0, 0]}])
})

test('two win by one discard, in turn order, and the sticks are those of the first', () => {
  const round = playRound({seed: 395, sticks: 2, honba: 1})
  const wins = round.events.filter(event => event.type === 'agari')
  expect(wins).toHaveLength(2)
  const steps = wins.map(({player, from}) => (player - from + 4) % 4)
  expect(steps).toEqual(steps.toSorted())
  expect(checkGame(gameOf([round], 4))).toEqual([])
  const [first, second] = round.results as readonly {points: number; delta: number[]; player: number}[]
  expect(first!.delta[first!.player]! - first!.points).toBeGreaterThanOrEqual(2300)
  expect(second!.delta[second!.player]! - second!.points).toBe(0)
})

test('ura dora are turned for riichi alone, one for each indicator', () => {
  const turned = [66, 9, 124].map(seed => {
    const round = playRound({seed})
    const wall = buildWall(seed, 4, ['m', 'p', 's'])
    const win = round.events.findLast(event => event.type === 'agari')!
    const hasRiichi = round.events.some(
      event => event.type === 'discard' && event.riichi && event.player === win.player
    )
    const dora = round.events.filter(({type}) => type === 'dora').length
    expect(win.ura).toEqual(hasRiichi ? wall.ura.slice(0, 1 + dora) : [])
    return win.ura.length
  })
  expect(turned).toContain(2)
  expect(turned).toContain(0)
})

test('three who may win by one discard end the round, or win together, or the first alone, by the rules', () => {
  const wall = {
    ...buildWall(1, 4, []),
    hands: [
      '123m 456m 789m 11z 22z',
      '123s 456s 789s 78p 55z',
      '123s 456s 789s 78p 66z',
      '123s 456s 789s 78p 77z'
    ].map(tiles),
    live: tiles('9p 4z')
  }
  const endsWith = (rons: 1 | 2 | 3) => {
    const round = playWall(wall, {seed: 1, rules: {...presets.tenhou, redFives: 0, rons}})
    expect(checkGame(gameOf([round], 4), {...presets.tenhou, redFives: 0, rons})).toEqual([])
    return round.events.slice(2).map(event => (event.type === 'agari' ? event.player : event))
  }
  expect(endsWith(2)).toEqual([{type: 'ryuukyoku', reason: 'sanchahou'}])
  expect(endsWith(3)).toEqual([1, 2, 3])
  expect(endsWith(1)).toEqual([1])
})
