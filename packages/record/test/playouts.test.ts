/**
 * Random legal rounds: written, read back, checked; and with one fault planted, found at its event. `RUNS=10000` plays
 * more of them.
 */
import {describe, expect, test} from 'vitest'
import {presets} from '@tehai/riichi'
import {checkGame, gameOf, playRound, readRecord, toMjai, toTenhou6} from '../dist/index.js'
import type {Event, Player, RecordedRound, Result} from '../dist/index.js'

const runs = Number(process.env['RUNS'] ?? (process.env['THOROUGH'] === undefined ? 16 : 400))

/** Every fourth with three players. */
function roundOf(seed: number): {round: RecordedRound; players: 3 | 4} {
  const players = seed % 4 === 3 ? 3 : 4
  return {round: playRound({seed, players, kyoku: seed % (players === 3 ? 3 : 8)}), players}
}

test(
  'legal rounds are read back as they were written, and nothing is wrong with them',
  {timeout: 3_600_000},
  () => {
    for (let seed = 0; seed < runs; seed++) {
      const {round, players} = roundOf(seed)
      const game = gameOf([round], players)
      expect(checkGame(game), `seed ${seed}`).toEqual([])
      const mjai = toMjai(game).map(line => JSON.stringify(line))
      for (const text of [mjai.join('\n'), JSON.stringify(toTenhou6(game))]) {
        const {game: again, faults} = readRecord(text)
        expect(faults, `seed ${seed}`).toEqual([])
        expect(again!.rounds[0]!.events, `seed ${seed}`).toEqual(round.events)
        expect(checkGame(again!), `seed ${seed}`).toEqual([])
      }
    }
  }
)

test('rules of a room that change what is paid are kept where a record is written', () => {
  const room = {riichiStick: 5000, notenPayments: [2000, 4000, 6000]}
  for (const seed of [1, 66, 395]) {
    const round = playRound({seed, sticks: 1, rules: {...presets.tenhou, ...room}})
    const game = {...gameOf([round], 4), rules: room}
    const mjai = toMjai(game).map(line => JSON.stringify(line))
    for (const text of [mjai.join('\n'), JSON.stringify(toTenhou6(game))]) {
      const again = readRecord(text).game!
      expect(again.rules).toMatchObject(room)
      expect(checkGame(again), `seed ${seed}`).toEqual([])
    }
  }
})

/** How a round ends: wins by their number, draws by their reason. */
function endOf({events}: RecordedRound): string {
  const last = events.at(-1)!
  if (last.type === 'ryuukyoku') return last.reason
  return `${events.filter(({type}) => type === 'agari').length} wins`
}

test('rounds end in every way there is', () => {
  const seeds = [0, 1, 395, 617, 765, 1009, 1525, 3439]
  expect(seeds.map(seed => endOf(playRound({seed})))).toEqual([
    '1 wins',
    'exhaustive',
    '2 wins',
    'kyuushu',
    'suufon-renda',
    'suukaikan',
    'suucha-riichi',
    'nagashi'
  ])
})

test.runIf(runs >= 4000)('no end but a win and an exhaustive draw is frequent', {timeout: 3_600_000}, () => {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < runs; seed++) {
    const end = endOf(playRound({seed}))
    counts.set(end, (counts.get(end) ?? 0) + 1)
  }
  for (const end of ['2 wins', 'kyuushu', 'suufon-renda', 'suukaikan', 'suucha-riichi', 'nagashi']) {
    const count = counts.get(end) ?? 0
    expect(count, end).toBeGreaterThan(0)
    expect(count, end).toBeLessThan(runs / 50)
  }
})

test('a seed plays the same round', () => {
  expect(playRound({seed: 5})).toEqual(playRound({seed: 5}))
  expect(playRound({seed: 5}).events).not.toEqual(playRound({seed: 6}).events)
})

/** The rounds in which faults are planted, by how they end. */
const rounds = Array.from({length: 60}, (_, seed) => playRound({seed}))
const wins = rounds.filter(({results}) => results[0]?.type === 'win')
const riichis = rounds.filter(({events}) => events.some(event => event.type === 'discard' && event.riichi))
const calls = rounds.filter(({events}) => events.some(({type}) => type === 'pon' || type === 'chii'))

function indexOf(round: RecordedRound, is: (event: Event) => boolean): number {
  const index = round.events.findIndex(is)
  expect(index).toBeGreaterThanOrEqual(0)
  return index
}

/** A round with one event changed. */
function changed(round: RecordedRound, index: number, change: (event: never) => object): RecordedRound {
  const event = round.events[index]!
  return {...round, events: round.events.with(index, {...event, ...change(event as never)} as Event)}
}

function withResult(round: RecordedRound, change: object): RecordedRound {
  return {...round, results: round.results.with(0, {...round.results[0]!, ...change} as Result)}
}

const isDiscard = (event: Event): boolean => event.type === 'discard'
const isRiichi = (event: Event): boolean => event.type === 'discard' && event.riichi

interface Fault {
  readonly name: string
  readonly id: string
  /** The round with the fault, and the event at which it must be found. */
  readonly plant: () => {readonly round: RecordedRound; readonly at: number}
}

const faults: readonly Fault[] = [
  {
    name: 'a discard of a tile that is not held',
    id: 'tile-not-in-hand',
    plant: () => {
      const round = rounds[0]!
      const at = indexOf(round, isDiscard)
      const {player} = round.events[at] as {player: Player}
      const held = [
        ...round.haipai[player]!,
        ...round.events.slice(0, at).flatMap(event => ('tile' in event ? [event.tile] : []))
      ]
      const tile = (['1m', '9m', '1p', '9p', '1s', '9s', '1z', '2z'] as const).find(
        one => !held.includes(one)
      )
      return {round: changed(round, at, () => ({tile, tsumogiri: false})), at}
    }
  },
  {
    name: 'tsumogiri of another tile than the drawn one',
    id: 'not-the-drawn-tile',
    plant: () => {
      const round = rounds[1]!
      const at = indexOf(
        round,
        event =>
          event.type === 'discard' &&
          !event.tsumogiri &&
          event.tile !== (round.events[indexOf(round, one => one === event) - 1] as {tile?: string}).tile
      )
      return {round: changed(round, at, () => ({tsumogiri: true})), at}
    }
  },
  {
    name: 'a draw of the wrong player',
    id: 'not-your-turn',
    plant: () => {
      const at = indexOf(rounds[2]!, event => event.type === 'draw')
      return {
        round: changed(rounds[2]!, at, ({player}: {player: number}) => ({player: (player + 1) % 4})),
        at
      }
    }
  },
  {
    name: 'two draws without a discard',
    id: 'discard-missing',
    plant: () => {
      const round = rounds[3]!
      const at = indexOf(round, event => event.type === 'draw')
      return {
        round: {
          ...round,
          events: round.events.toSpliced(at, 0, round.events[at]!),
          places: [...round.places, round.places[0]!]
        },
        at: at + 1
      }
    }
  },
  {
    name: 'a call from the wrong player',
    id: 'wrong-discarder',
    plant: () => {
      const round = calls[0]!
      const at = indexOf(round, ({type}) => type === 'pon' || type === 'chii')
      return {
        round: changed(round, at, ({from, player}: {from: number; player: number}) => ({
          from: [0, 1, 2, 3].find(one => one !== from && one !== player)
        })),
        at
      }
    }
  },
  {
    name: 'a call of another tile than the discard',
    id: 'wrong-tile-called',
    plant: () => {
      const round = calls[0]!
      const at = indexOf(round, ({type}) => type === 'pon' || type === 'chii')
      return {
        round: changed(round, at, ({tile}: {tile: string}) => ({tile: tile === '1z' ? '2z' : '1z'})),
        at
      }
    }
  },
  {
    name: 'a meld that is none',
    id: 'not-a-meld',
    plant: () => {
      const round = calls[1]!
      const at = indexOf(round, ({type}) => type === 'pon' || type === 'chii')
      return {round: changed(round, at, () => ({own: ['1m', '9s']})), at}
    }
  },
  {
    name: 'a fifth copy',
    id: 'fifth-copy',
    plant: () => {
      const round = rounds[4]!
      const {indicator} = round
      const at = indexOf(round, event => event.type === 'draw')
      const haipai = round.haipai.map((hand, player) =>
        player === 0
          ? [indicator, indicator, indicator, ...hand!.slice(3)]
          : hand!.map(tile => (tile === indicator ? '1z' : tile))
      )
      return {
        round: {
          ...changed(round, at, () => ({tile: indicator})),
          haipai,
          events: [{...round.events[at]!, tile: indicator} as Event]
        },
        at
      }
    }
  },
  {
    name: 'a fifth copy in the deal',
    id: 'fifth-copy',
    plant: () => {
      const round = rounds[4]!
      const [hand, ...others] = round.haipai
      const tiles = [...Array.from({length: 4}, () => round.indicator), ...hand!.slice(4)]
      return {round: {...round, haipai: [tiles, ...others]}, at: -1}
    }
  },
  {
    name: 'a win by ron of a furiten hand',
    id: 'furiten',
    plant: () => {
      for (const round of wins) {
        const at = round.events.findIndex(event => event.type === 'agari' && event.player !== event.from)
        const win = round.events[at]
        if (win?.type !== 'agari') continue
        // The winner drew and discarded the tile long before.
        const discard = round.events.findIndex(
          (event, index) =>
            event.type === 'discard' &&
            event.player === win.player &&
            event.tsumogiri &&
            !event.riichi &&
            round.events[index + 1]?.type === 'draw'
        )
        if (discard < 0) continue
        const drawn = changed(round, discard - 1, () => ({tile: win.tile}))
        const planted = changed(drawn, discard, () => ({tile: win.tile}))
        if (checkGame(gameOf([planted], 4)).some(({problem}) => problem.id === 'fifth-copy')) continue
        return {round: planted, at}
      }
      throw new Error('Expected a win by ron whose tile can have been discarded before')
    }
  },
  {
    name: 'riichi that is not tenpai',
    id: 'riichi-not-tenpai',
    plant: () => {
      const at = indexOf(rounds[5]!, isDiscard)
      return {round: changed(rounds[5]!, at, () => ({riichi: true})), at}
    }
  },
  {
    name: 'riichi with 900 points',
    id: 'riichi-without-points',
    plant: () => {
      const round = riichis[0]!
      return {round: {...round, scores: [900, 900, 900, 900]}, at: indexOf(round, isRiichi)}
    }
  },
  {
    name: 'an indicator without a kan',
    id: 'no-kan-for-dora',
    plant: () => {
      const round = rounds[6]!
      return {
        round: {
          ...round,
          events: round.events.toSpliced(1, 0, {type: 'dora', tile: '1z'}),
          places: [...round.places, round.places[0]!]
        },
        at: 1
      }
    }
  },
  {
    name: 'a draw for nine terminals that are not there',
    id: 'draw-not-due',
    plant: () => {
      const round = rounds[7]!
      return {
        round: {...round, events: [round.events[0]!, {type: 'ryuukyoku', reason: 'kyuushu'}], results: []},
        at: 1
      }
    }
  },
  {
    name: 'a wall that is not used up',
    id: 'draw-not-due',
    plant: () => {
      const round = rounds[8]!
      return {
        round: {
          ...round,
          events: [...round.events.slice(0, 2), {type: 'ryuukyoku', reason: 'exhaustive'}],
          results: []
        },
        at: 2
      }
    }
  },
  {
    name: 'an event after the end',
    id: 'round-is-over',
    plant: () => {
      const round = rounds[9]!
      return {
        round: {
          ...round,
          events: [...round.events, round.events[0]!],
          places: [...round.places, round.places[0]!]
        },
        at: round.events.length
      }
    }
  },
  {
    name: 'a win by another tile',
    id: 'not-the-drawn-tile',
    plant: () => {
      const round = wins.find(
        ({events}) =>
          events.at(-1)!.type === 'agari' &&
          (events.at(-1) as {player: number; from: number}).player === (events.at(-1) as {from: number}).from
      )!
      const at = round.events.length - 1
      return {
        round: changed(round, at, ({tile}: {tile: string}) => ({tile: tile === '1z' ? '2z' : '1z'})),
        at
      }
    }
  },
  {
    name: 'a win of a hand that is not complete',
    id: 'not-complete',
    plant: () => {
      const round = rounds.find(({events}) => events[0]!.type === 'draw')!
      const {tile, player} = round.events[0] as {tile: string; player: Player}
      return {
        round: {
          ...round,
          events: [round.events[0]!, {type: 'agari', player, from: player, tile, ura: []} as Event],
          results: []
        },
        at: 1
      }
    }
  },
  ...(
    [
      ['the wrong fu', 'wrong-fu', {fu: 110, limit: null}],
      ['the wrong han', 'wrong-han', {han: 12}],
      ['the wrong points', 'wrong-points', {points: 100}],
      ['the wrong payment', 'wrong-payment', {delta: [1, 2, 3, 4]}]
    ] as const
  ).map(([name, id, change]): Fault => ({
    name,
    id,
    plant: () => {
      const round = wins.find(({results}) => results[0]!.type === 'win' && results[0].yakuman === 0)!
      return {round: withResult(round, change), at: indexOf(round, ({type}) => type === 'agari')}
    }
  })),
  {
    name: 'yaku that the hand has not',
    id: 'wrong-yaku',
    plant: () => {
      const round = wins.find(({results}) => results[0]!.type === 'win' && results[0].yakuman === 0)!
      return {
        round: withResult(round, {yaku: [{id: 'chinitsu', number: 35, name: '清一色', han: 6}]}),
        at: indexOf(round, ({type}) => type === 'agari')
      }
    }
  }
]

describe('a planted fault is found at its event', () => {
  test.each(faults)('$name', ({id, plant}) => {
    const {round, at} = plant()
    const found = checkGame(gameOf([round], 4)).map(({problem, event}) => `${problem.id} ${event}`)
    expect(found).toContain(`${id} ${at}`)
  })
})

test.each([
  ['kuikae', 'swap-call'],
  ['riichiWithoutDraw', 'riichi-at-the-end']
])('with the rule `%s` players may do what is reported as `%s` without it', (rule, id) => {
  const rules = {...presets.tenhou, [rule]: true}
  const played = Array.from({length: 200}, (_, seed) => gameOf([playRound({seed, rules})], 4))
  expect(played.flatMap(game => checkGame({...game, rules: {[rule]: true}}))).toEqual([])
  expect(new Set(played.flatMap(game => checkGame(game).map(({problem}) => problem.id)))).toEqual(
    new Set([id])
  )
})

test('a round that does not begin with the scores of the last one', () => {
  const [first, second] = [rounds[0]!, {...rounds[1]!, kyoku: 1, dealer: 1 as Player}]
  const ids = checkGame(gameOf([first, second], 4)).map(({problem, round, event}) => [
    problem.id,
    round,
    event
  ])
  expect(ids[0]).toEqual(['wrong-scores', 1, -1])
})
