/**
 * Boards of random rounds: whatever lies on the table, no tile covers another, all are in the picture, and on a screen
 * 320 pixels wide none is narrower than 18.
 */
import {BOARD_MARGIN, layoutBoard} from '@tehai/core/layout'
import {fromOf, playRound, tablesOf} from '@tehai/record'
import {expect, test} from 'vitest'

const runs = process.env.THOROUGH === undefined ? 6 : 200

/** A table as one player sees it. */
function boardOf(state, own, isOpen) {
  const seats = state.hands.map((hand, player) => [
    player === own ? 'self' : fromOf(player, own, state.players),
    {
      name: ['East', '25,000'],
      river: hand.river.map(({tile, riichi, calledBy}) => ({
        tile,
        riichi,
        called: calledBy !== null,
        states: []
      })),
      melds: hand.melds,
      kita: hand.kita,
      hand: player === own || isOpen ? hand.tiles : hand.tiles.map(() => 'back'),
      drawn: player === own || isOpen || hand.drawn === null ? hand.drawn : 'back'
    }
  ])
  return {seats: Object.fromEntries(seats), lines: ['East 1', '34 left'], indicators: state.indicators}
}

const boxOf = ({x, y, turn}) => ({
  x,
  y,
  right: x + (turn === 0 ? 300 : 400),
  bottom: y + (turn === 0 ? 400 : 300)
})

const covers = (a, b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom

test('no tile of a board covers another, and all are in the picture', () => {
  for (let seed = 0; seed < runs; seed++) {
    const players = seed % 3 === 2 ? 3 : 4
    const tables = tablesOf(playRound({seed, players}), {players})
    for (const at of [1, Math.floor(tables.length / 2), tables.length - 2]) {
      for (const isOpen of [false, true]) {
        const {width, height, tiles} = layoutBoard(boardOf(tables[at], seed % players, isOpen))
        const boxes = tiles.map(boxOf)
        for (const [index, box] of boxes.entries()) {
          expect(box.x >= 0 && box.y >= 0 && box.right <= width && box.bottom <= height).toBe(true)
          expect(boxes.slice(index + 1).filter(other => covers(box, other))).toEqual([])
        }
        expect((320 * 300) / (width + 2 * BOARD_MARGIN)).toBeGreaterThanOrEqual(18)
      }
    }
  }
})
