/**
 * What passes when no player wins by the open tile.
 */
import {kindOf} from '@tehai/riichi/tile'
import {expect, test} from 'vitest'
import {draw, discard, riichi, tableAfter, withHand} from '../../../test/table.js'
import {interrupt, passOpenTile} from './missed-wins.js'
import type {OpenTile, TableState} from '../state.js'

const hidden = [null, null, null, null]
const waiting = withHand(tableAfter(hidden, []), 2, {waits: [kindOf('5m')]})
const missedBy = (open: OpenTile | null, table: TableState = waiting): readonly boolean[] =>
  passOpenTile({...table, open}).hands.map(({missed}) => missed)

test.each(['discard', 'kakan', 'kita'] as const)('who waits for what is laid open by %s lets it pass', by => {
  expect(missedBy({tile: '0m', player: 0, by})).toEqual([false, false, true, false])
  expect(missedBy({tile: '6m', player: 0, by})).toEqual([false, false, false, false])
})

test('a win is not let pass by a concealed kan, by no tile, or by one’s own', () => {
  expect(missedBy({tile: '5m', player: 0, by: 'ankan'})).not.toContain(true)
  expect(missedBy(null)).not.toContain(true)
  expect(missedBy({tile: '5m', player: 2, by: 'discard'})).not.toContain(true)
})

test('a riichi is accepted once, for 1000 points', () => {
  const declared = tableAfter(hidden, [draw(0, null), riichi(0, '1m')])
  const passed = passOpenTile(declared)
  expect(passed).toMatchObject({open: null, sticks: 1, scores: [24000, 25000, 25000, 25000]})
  expect(passed.hands[0]!.riichi).toEqual({isDouble: true, isAccepted: true, ippatsu: true})
  const again = passOpenTile({...passed, open: {tile: '2m', player: 0, by: 'discard'}})
  expect(again).toMatchObject({sticks: 1, scores: [24000, 25000, 25000, 25000]})
  const without = passOpenTile(tableAfter(hidden, [draw(0, null), discard(0, '1m')]))
  expect(without).toMatchObject({sticks: 0, scores: [25000, 25000, 25000, 25000]})
})

test('a call ends ippatsu of all, and the first turn', () => {
  const accepted = {isDouble: true, isAccepted: true, ippatsu: true}
  const table = withHand(withHand(waiting, 0, {riichi: accepted}), 3, {riichi: {...accepted, ippatsu: false}})
  const after = interrupt(table)
  expect(after.isUncalled).toBe(false)
  expect(after.hands.map(hand => hand.riichi?.ippatsu)).toEqual([false, undefined, undefined, false])
  expect(after.hands[0]!.riichi).toEqual({...accepted, ippatsu: false})
})
