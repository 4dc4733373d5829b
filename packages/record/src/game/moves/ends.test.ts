/**
 * Ends of a round, and the indicators that are turned on the way.
 */
import {expect, test} from 'vitest'
import {discard, draw, idOf, riichi, tableAfter, withHand} from '../../../test/table.js'
import type {AgariEvent, Event, Player} from '../event.js'

const hidden = [null, null, null, null]
const won = (player: Player, from: Player, tile: AgariEvent['tile']): AgariEvent => ({
  type: 'agari',
  player,
  from,
  tile,
  ura: []
})

test('an indicator is turned for a kan only, and is one of the four copies', () => {
  const hands = ['1111m 9m 19p 19s 1234z', null, null, null]
  const kan: readonly Event[] = [draw(0, '7z'), {type: 'ankan', player: 0, tiles: ['1m', '1m', '1m', '1m']}]
  expect(idOf(tableAfter(hands, []), {type: 'dora', tile: '2m'})).toBe('no-kan-for-dora')
  expect(idOf(tableAfter(hands, kan), {type: 'dora', tile: '1m'})).toBe('fifth-copy')
  const turned = tableAfter(hands, [...kan, {type: 'dora', tile: '2m'}])
  expect(turned).toMatchObject({indicators: ['9m', '2m'], hiddenDora: 0})
  expect(turned.seen[1]).toBe(1)
  expect(idOf(turned, {type: 'dora', tile: '3m'})).toBe('no-kan-for-dora')
})

test('a win by the drawn tile is that of who has drawn it', () => {
  const table = tableAfter(hidden, [draw(0, '5m')])
  expect(idOf(table, won(0, 0, '5m'))).toBe('')
  expect(idOf(table, won(0, 0, '6m'))).toBe('not-the-drawn-tile')
  expect(idOf(table, won(1, 1, '5m'))).toBe('not-your-turn')
  expect(idOf(tableAfter(hidden, [draw(0, null)]), won(0, 0, '6m'))).toBe('')
  expect(idOf(tableAfter(hidden, []), won(0, 0, '5m'))).toBe('draw-missing')
  const pon: Event = {type: 'pon', player: 1, tile: '5m', own: ['5m', '5m'], from: 0}
  expect(idOf(tableAfter(hidden, [draw(0, '5m'), discard(0, '5m'), pon]), won(1, 1, '5m'))).toBe(
    'draw-missing'
  )
})

test('a win by a discard is by the tile that lies open', () => {
  const table = tableAfter(hidden, [draw(0, null), discard(0, '5m')])
  expect(idOf(table, won(2, 0, '5m'))).toBe('')
  expect(idOf(table, won(2, 0, '0m'))).toBe('')
  expect(idOf(table, won(2, 0, '6m'))).toBe('wrong-tile-called')
  expect(idOf(table, won(2, 1, '5m'))).toBe('wrong-discarder')
  expect(idOf(tableAfter(hidden, []), won(2, 0, '5m'))).toBe('nothing-to-call')
})

test('after a win others may win by the same tile, and nothing else happens', () => {
  const table = tableAfter(hidden, [draw(0, null), discard(0, '5m'), won(2, 0, '5m')])
  expect(table.phase).toBe('over')
  expect(idOf(table, won(3, 0, '5m'))).toBe('')
  expect(idOf(table, draw(1, null))).toBe('round-is-over')
  expect(idOf(table, {type: 'ryuukyoku', reason: 'exhaustive'})).toBe('round-is-over')
  expect(tableAfter(hidden, [draw(0, '5m'), won(0, 0, '5m')]).phase).toBe('over')
})

test('a draw accepts the riichi of the last discard, unless three win by it', () => {
  const declared = [draw(0, null), riichi(0, '1m')]
  const end = (reason: 'exhaustive' | 'sanchahou') =>
    tableAfter(hidden, [...declared, {type: 'ryuukyoku', reason}])
  expect(end('exhaustive')).toMatchObject({phase: 'over', sticks: 1, scores: [24000, 25000, 25000, 25000]})
  expect(end('sanchahou')).toMatchObject({phase: 'over', sticks: 0, scores: [25000, 25000, 25000, 25000]})
})

test('there is no fourth player of three', () => {
  const table = tableAfter([null, null, null], [draw(0, null), discard(0, '5p')])
  expect(idOf(table, won(3, 0, '5p'))).toBe('no-such-player')
  expect(idOf(withHand(table, 2, {}), won(2, 0, '5p'))).toBe('')
})
