import {expect, test} from 'vitest'
import {checkBlock} from '../check-block.js'
import type {Part} from '../check/result/checked-block.js'
import {readBoards} from '../row/read-boards.js'

/** The board that a block is drawn as, and the winds of its players by their places. */
function boardOf(text: string) {
  const {sections} = checkBlock(`layout: board\n${text}`, {})
  const parts: readonly Part[] = sections.flatMap(({groups}) => groups.flat())
  const board = parts.find(part => part.type === 'board')
  const {lines, seats} = readBoards(board!.source).boards[0]!
  return {lines, winds: Object.fromEntries(seats.map(({place, names}) => [place, names[0]]))}
}

const rivers = ['東家', '南家', '西家', '北家'].map(name => `${name}の河: 1z9m`).join('\n')

test('a table of winds is seen by East', () => {
  const {winds} = boardOf(rivers)
  expect(winds).toEqual({self: 'East', shimocha: 'South', toimen: 'West', kamicha: 'North'})
})

test('a table of winds is seen by the player of the only open hand', () => {
  const {winds} = boardOf(`${rivers}\n西家の手牌: 123m456p789s1122z`)
  expect(winds).toEqual({self: 'West', shimocha: 'North', toimen: 'East', kamicha: 'South'})
})

test('where several hands are open, East stays', () => {
  const {winds} = boardOf(`${rivers}\n西家の手牌: 123m456p789s1122z\n南家の手牌: 123m456p789s3344z`)
  expect(winds['self']).toBe('East')
})

test('the panel has the tiles left', () => {
  expect(boardOf(`situation: East 1, 42 tiles left\n${rivers}`).lines).toEqual(['East 1', '42 tiles left'])
})
