/**
 * What a player sees in records: no tile that is called safe deals in, and the order of events is that of the rivers.
 */
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {discardViewsOf, readRecord, safetyViewOf, tablesOf, type Player} from '@tehai/record'
import {safetyOf, viewOf} from '@tehai/riichi/safety'

const logs = join(import.meta.dirname, 'logs')
const names = [
  '2011020401gm-00a9-0000-f6eff225.xml',
  'sanma2.xml',
  'three-rounds.mjai.jsonl',
  'first-example.xml'
]

test.each(names)('no discard that is called safe is won by: %s', name => {
  const {game} = readRecord(readFileSync(join(logs, name), 'utf8'))
  for (const round of game.rounds) {
    for (const {tile, isWon, view} of discardViewsOf(round, game)) {
      if (!isWon) continue
      const [found] = safetyOf(view, [tile])
      expect(['pair', 'no-ryanmen', 'one-ryanmen', 'two-ryanmen']).toContain(found!.class)
    }
  }
})

test('every discard is seen once for each opponent, and every ron has its discard', () => {
  for (const [name, opponents] of [
    ['triple-ron.xml', 3],
    ['double-ron.xml', 3],
    ['sanma2.xml', 2]
  ] as const) {
    const {game} = readRecord(readFileSync(join(logs, name), 'utf8'))
    for (const round of game.rounds) {
      const views = [...discardViewsOf(round, game)]
      const discards = round.events.filter(({type}) => type === 'discard')
      expect(views).toHaveLength(discards.length * opponents)
      const rons = round.results.filter(result => result.type === 'win' && result.player !== result.from)
      expect(views.filter(({isWon}) => isWon)).toHaveLength(rons.length)
      const first = views.filter(({player}) => player === round.dealer)[0]!
      expect([round.events[first.event]!.type, first.turn, first.hasRiichi]).toEqual(['discard', 1, false])
    }
  }
})

test('a discard before which the record shows a fifth copy has no view, and nothing throws', () => {
  const {game} = readRecord(readFileSync(join(logs, 'double-ron.xml'), 'utf8'))
  const round = game.rounds[0]!
  const {player} = [...discardViewsOf(round, game)][0]!
  const held = round.haipai[player]!
  const haipai = round.haipai.with(player, ['1m', '1m', '1m', '1m', '1m', ...held.slice(5)])
  const views = [...discardViewsOf({...round, haipai}, game)]
  expect(views.filter(view => view.player === player)).toEqual([])
})

test('where rivers and calls give an order, it is that of the events', () => {
  const {game} = readRecord(readFileSync(join(logs, names[0]!), 'utf8'))
  let riichi = 0
  let ordered = 0
  for (const round of game.rounds) {
    const tables = tablesOf(round, game)
    round.events.forEach((event, index) => {
      const table = tables[index]
      if (event.type !== 'discard' || !table?.hands.some(hand => hand.riichi)) return
      const order = [0, 1, 2, 3].map(step => ((event.player + step) % 4) as Player)
      const position = {
        hand: [],
        players: order.map(player => ({
          river: table.hands[player]!.river.map(one => ({...one, called: one.calledBy !== null})),
          melds: table.hands[player]!.melds
        })),
        indicators: table.indicators
      }
      for (const opponent of [1, 2, 3]) {
        const shown = viewOf(position, opponent)
        if (!shown.hasRiichi) continue
        const view = safetyViewOf(table, round.events.slice(0, index), event.player, order[opponent]!)!
        const passed = new Set(view.passed)
        const unordered = new Set(shown.unordered)
        // What follows from the rivers is true; what is true follows, or is said to be open. Kans are in no river.
        for (const tile of shown.passed ?? []) expect(passed).toContain(tile)
        const known = new Set([...(shown.passed ?? []), ...unordered])
        const added = round.events.slice(0, index).flatMap(one => (one.type === 'kakan' ? [one.tile] : []))
        for (const tile of passed) if (!added.includes(tile)) expect(known).toContain(tile)
        riichi += 1
        if (unordered.size === 0) ordered += 1
      }
    })
  }
  // Every call is marked in a record, so the order always follows.
  expect([riichi, ordered]).toEqual([47, 47])
})
