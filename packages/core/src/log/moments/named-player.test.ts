import {expect, test} from 'vitest'
import {playerNamed, playerOfWind} from './named-player.js'

const round = {dealer: 2} as const
const [four, three] = [{players: 4}, {players: 3}] as const

test('players by their winds: the dealer is East', () => {
  const winds = ['east', 'south', 'west', 'north'] as const
  expect(winds.map(wind => playerOfWind(wind, round, four))).toEqual([2, 3, 0, 1])
  expect(winds.map(wind => playerOfWind(wind, round, three))).toEqual([2, 0, 1, null])
})

test('players as another one sees them: of three, two are beside each other', () => {
  const names = ['self', 'shimocha', 'toimen', 'kamicha'] as const
  expect(names.map(player => playerNamed({player}, 3, round, four))).toEqual([3, 0, 1, 2])
  expect(names.map(player => playerNamed({player}, 1, round, three))).toEqual([1, 2, null, 0])
  expect(playerNamed({wind: 'south'}, 1, round, three)).toBe(0)
})
