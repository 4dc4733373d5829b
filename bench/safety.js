/**
 * Speed of the safety of tiles: positions per second, compared with counting the same tiles.
 *
 *     node bench/safety.js [rounds]
 *
 * Positions are prepared outside the timer: 200 positions of random tiles, with 14 in the hand and four rivers of 10.
 * The opponent has declared riichi with the sixth discard. The baseline counts the tiles of a position by kind, which
 * is needed for every answer. A figure is the median CPU time of the rounds, which are interleaved.
 */
import {fileURLToPath} from 'node:url'
import {gzipSync} from 'node:zlib'
import {safety, viewOf} from '@tehai/riichi/safety'
import {countTiles, kinds} from '@tehai/riichi/tile'
import {rolldown} from 'rolldown'
import {randomFrom} from '../packages/riichi/test/riichi/random.js'

const rounds = Number(process.argv[2] ?? 9)
const random = randomFrom(20261123)

function randomPosition() {
  const wall = kinds.flatMap(tile => [tile, tile, tile, tile])
  const take = count =>
    Array.from({length: count}, () => wall.splice(Math.floor(random() * wall.length), 1)[0])
  const river = isRiichi => take(10).map((tile, index) => ({tile, riichi: isRiichi && index === 5}))
  const players = [0, 1, 2, 3].map(player => ({river: river(player === 1), melds: []}))
  return {hand: take(14), players, indicators: take(1)}
}

const positions = Array.from({length: 200}, randomPosition)
const views = positions.map(position => viewOf(position, 1))
const tiles = views.map(({hand, visible}) => [...hand, ...visible])

const kept = {last: null}
/** CPU time of one call in µs. */
function time(run, list, often) {
  const start = process.cpuUsage()
  for (let pass = 0; pass < often; pass++) for (const one of list) kept.last = run(one)
  const {user, system} = process.cpuUsage(start)
  return (user + system) / (often * list.length)
}

const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
const runs = [
  ['baseline: count the tiles', countTiles, tiles],
  ['safety of a view', safety, views],
  ['view of a position', position => viewOf(position, 1), positions],
  ['position to safety', position => safety(viewOf(position, 1)), positions]
]
const times = runs.map(() => [])
for (let round = 0; round < rounds; round++) {
  runs.forEach(([, run, list], index) => times[index].push(time(run, list, 50)))
}
const [baseline, ...rest] = times.map(median)
let isBelow = false
rest.forEach((µs, index) => {
  const perSecond = Math.round(1e6 / µs)
  const isBound = runs[index + 1][0] === 'position to safety'
  if (isBound && perSecond < 100_000) isBelow = true
  const bound = isBound ? ` (bound 100,000) ${perSecond < 100_000 ? 'BELOW' : 'ok'}` : ''
  console.log(
    `${runs[index + 1][0].padEnd(22)} ${perSecond.toLocaleString('en').padStart(10)} /s   ${(µs / baseline).toFixed(1)} × the count of its tiles${bound}`
  )
})

const entry = fileURLToPath(import.meta.resolve('@tehai/riichi/safety'))
const bundle = await rolldown({input: entry, logLevel: 'silent'})
const {output} = await bundle.generate({format: 'esm', minify: true})
await bundle.close()
const size = output.reduce((sum, {code}) => sum + gzipSync(code, {level: 9}).length, 0)
if (size > 4096) isBelow = true
console.log(`size of the entry       ${size} B gzip (bound 4096) ${size > 4096 ? 'ABOVE' : 'ok'}`)
process.exitCode = isBelow ? 1 : 0
