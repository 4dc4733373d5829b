/**
 * How fast is a whole game read, played and checked by `@tehai/record`?
 *
 *     node bench/records.js [--seconds 2] [--games <folder>]
 *
 * A game is a record of Tenhou: mjlog XML with eight rounds or more. Figures are medians of CPU time in one run in
 * which the contestants take turns, and ratios for the part that both do:
 *
 * - read: XML to rounds of events, compared with `convlog` of `@kobalab/tenhou-log`, which converts the XML to 電脳麻将
 * records. It is included if it is installed: `npm install --no-save @kobalab/tenhou-log`.
 * - play: every event of a game on a table, compared with the board of `@kobalab/majiang-core`, which moves the tiles
 * of a 電脳麻将 record of the same rounds, without checks.
 * - check: every event is judged and every win is scored, which no other program does.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import Majiang from '@kobalab/majiang-core'
import {checkRecord, readRecord, tablesOf} from '@tehai/record'

const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '2'},
    games: {
      type: 'string',
      default: new URL('../packages/record/test/logs', import.meta.url).pathname
    }
  }
})

/** Milliseconds that a whole game may take. */
const BOUND = 15

const texts = readdirSync(values.games)
  .filter(file => file.endsWith('.xml'))
  .map(file => readFileSync(join(values.games, file), 'utf8'))
  .filter(text => {
    const {game} = readRecord(text)
    return game.players === 4 && game.rounds.length >= 8
  })
if (texts.length === 0) throw new Error(`Expected whole games of four in ${values.games}`)

const convlog = await import('@kobalab/tenhou-log/lib/convlog.js').then(
  ({default: convert}) => convert,
  () => null
)

/** A tile as 電脳麻将 writes it. */
const paiOf = tile => tile[1] + tile[0]

/** The events of a round as entries of a 電脳麻将 record, without those that the board does not need. */
function entriesOf(round) {
  const seat = player => (player - round.dealer + 4) % 4
  const hand = tiles => {
    const bySuit = new Map()
    for (const tile of tiles) bySuit.set(tile[1], (bySuit.get(tile[1]) ?? '') + tile[0])
    return [...bySuit].map(([suit, ranks]) => suit + ranks).join('')
  }
  const marks = ['', '+', '=', '-']
  // A red five is the last of its kind.
  const digits = tiles =>
    tiles
      .map(tile => tile[0])
      .sort()
      .reverse()
      .join('')
  const entries = []
  for (const event of round.events) {
    const l = seat(event.player ?? 0)
    if (event.type === 'draw') entries.push({zimo: {l, p: paiOf(event.tile)}})
    else if (event.type === 'discard')
      entries.push({
        dapai: {l, p: paiOf(event.tile) + (event.tsumogiri ? '_' : '') + (event.riichi ? '*' : '')}
      })
    else if (event.type === 'dora') entries.push({kaigang: {baopai: paiOf(event.tile)}})
    else if (event.type === 'ankan') entries.push({gang: {l, m: event.tiles[0][1] + digits(event.tiles)}})
    else if (event.type === 'chii' || event.type === 'pon') {
      const mark = marks[(event.from - event.player + 4) % 4]
      const own = event.own.toSorted().reverse()
      const all = [...own.map(tile => [tile, '']), [event.tile, mark]]
      if (event.type === 'chii') all.sort(([a], [b]) => (Number(a[0]) || 5) - (Number(b[0]) || 5))
      entries.push({fulou: {l, m: event.tile[1] + all.map(([tile, m]) => tile[0] + m).join('')}})
    }
    // A round in which another kan is made ends here, for both.
    else if (event.type === 'daiminkan' || event.type === 'kakan') break
  }
  return {
    qipai: {
      zhuangfeng: Math.floor(round.kyoku / 4),
      jushu: round.dealer,
      changbang: round.honba,
      lizhibang: round.sticks,
      defen: [0, 1, 2, 3].map(player => round.scores[(player + round.dealer) % 4]),
      baopai: paiOf(round.indicator),
      shoupai: [0, 1, 2, 3].map(player => hand(round.haipai[(player + round.dealer) % 4]))
    },
    entries
  }
}

/** Plays the entries of a round on the board of majiang-core. */
function playThere({qipai, entries}) {
  const board = new Majiang.Board({title: '', player: ['', '', '', ''], qijia: 0})
  board.qipai(qipai)
  for (const entry of entries) {
    const [[name, value]] = Object.entries(entry)
    board[name](value)
  }
  return board
}

const games = texts.map(text => readRecord(text).game)
// The same events for both: events after a kan that is not written for the board are left out.
const shared = games.map(game =>
  game.rounds.map(round => {
    const there = entriesOf(round)
    return {there, here: {...round, events: round.events.slice(0, there.entries.length)}}
  })
)

const contestants = [
  ['read', () => texts.map(text => readRecord(text))],
  ...(convlog ? [['read: convlog of tenhou-log', () => texts.map(text => convlog(text, ''))]] : []),
  ['play', () => shared.map((rounds, index) => rounds.map(({here}) => tablesOf(here, games[index])))],
  ['play: board of majiang-core', () => shared.map(rounds => rounds.map(({there}) => playThere(there)))],
  ['read, played and checked', () => texts.map(text => checkRecord(text))]
]

/** CPU time of this process in milliseconds, which does not include other programs. */
const cpu = () => {
  const {user, system} = process.cpuUsage()
  return (user + system) / 1000
}

const times = new Map(contestants.map(([name]) => [name, []]))
const end = cpu() + Number(values.seconds) * 1000 * contestants.length
for (const [, run] of contestants) run()
do {
  for (const [name, run] of contestants) {
    const start = cpu()
    run()
    times.get(name).push((cpu() - start) / texts.length)
  }
} while (cpu() < end)

const median = list => list.toSorted((a, b) => a - b)[list.length >> 1]
const rounds = games.reduce((sum, game) => sum + game.rounds.length, 0)
console.log(
  `${texts.length} games, ${rounds} rounds; milliseconds a game, medians of ${times.get('read').length} runs`
)
for (const [name, list] of times) console.log(`${name.padEnd(32)} ${median(list).toFixed(2)}`)
const ratio = (a, b) =>
  times.has(b) ? (median(times.get(a)) / median(times.get(b))).toFixed(2) : 'not installed'
console.log(`read / convlog = ${ratio('read', 'read: convlog of tenhou-log')}`)
console.log(`play / board = ${ratio('play', 'play: board of majiang-core')}`)
const whole = median(times.get('read, played and checked'))
console.log(`a whole game ${whole.toFixed(2)} ms (bound ${BOUND}) ${whole <= BOUND ? 'ok' : 'ABOVE'}`)
process.exitCode = whole <= BOUND ? 0 : 1
