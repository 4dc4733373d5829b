/**
 * Speed of values: tenpai rate, win rate and expected points of all discards of a hand, with the number of hands that
 * are followed.
 *
 *     node bench/value.js [rounds]
 *
 * Hands come from a seed: each has 14 tiles and the shanten of its row. A figure is the median over the hands of the
 * least time of the rounds, in one process.
 */
import {shanten} from '@tehai/riichi'
import {handValue} from '@tehai/riichi/value'
import {countTiles, kinds} from '@tehai/riichi/tile'
import {randomFrom} from '../packages/riichi/test/riichi/random.js'

const rounds = Number(process.argv[2] ?? 3)

/** Hands of a given shanten. Hands of one suit are more frequent than among random tiles, as in play. */
function handsOf(wanted, count, seed) {
  const random = randomFrom(seed)
  const hands = []
  while (hands.length < count) {
    const wall = kinds.flatMap(tile => [tile, tile, tile, tile])
    const hand = Array.from({length: 14}, () => wall.splice(Math.floor(random() * wall.length), 1)[0])
    // Draw and discard towards tenpai until the hand is near enough.
    for (let turn = 0; turn < 60 && shanten(countTiles(hand)) > wanted; turn++) {
      const far = shanten(countTiles(hand))
      const worst = hand.findIndex((_, at) => shanten(countTiles(hand.toSpliced(at, 1))) === far)
      hand.splice(worst, 1, wall.splice(Math.floor(random() * wall.length), 1)[0])
    }
    if (shanten(countTiles(hand)) === wanted) hands.push(hand)
  }
  return hands
}

const everything = {handChange: true, shantenBack: true}
// [row, shanten, hands, switches, bound in ms]
const rows = [
  ['tenpai, everything on', 0, 40, everything, 10],
  ['1-shanten', 1, 40, {}, 10],
  ['1-shanten, everything on', 1, 40, everything, 10],
  ['2-shanten', 2, 40, {}, 80],
  ['2-shanten, everything on', 2, 40, everything, 80],
  ['3-shanten', 3, 20, {}, 3000],
  ['3-shanten, hand change', 3, 8, {handChange: true}, 3000]
]

const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
let isBelow = false
for (const [row, wanted, count, switches, bound] of rows) {
  const times = []
  const states = []
  let limited = 0
  for (const hand of handsOf(wanted, count, 20261123 + wanted)) {
    let least = Infinity
    for (let round = 0; round < rounds; round++) {
      const start = process.cpuUsage()
      const found = handValue({hand, indicators: ['1z']}, switches)
      const {user, system} = process.cpuUsage(start)
      least = Math.min(least, (user + system) / 1000)
      if (round > 0) continue
      if (found.outcome === 'value') states.push(found.states)
      if (found.outcome !== 'value' || found.handChange !== (switches.handChange ?? false)) limited++
    }
    times.push(least)
  }
  const time = median(times)
  if (time > bound) isBelow = true
  console.log(
    `${row.padEnd(26)} ${time.toFixed(1).padStart(8)} ms, most ${Math.max(...times)
      .toFixed(0)
      .padStart(6)} ms ` +
      `${String(median(states)).padStart(8)} states, most ${Math.max(...states)}` +
      `${limited > 0 ? `, ${limited} limited` : ''} (bound ${bound}) ${time > bound ? 'BELOW' : 'ok'}`
  )
}
const {maxRSS} = process.resourceUsage()
const megabytes = Math.round(maxRSS / 1024)
if (megabytes > 300) isBelow = true
console.log(
  `memory                     ${String(megabytes).padStart(8)} MB (bound 300) ${megabytes > 300 ? 'BELOW' : 'ok'}`
)
process.exitCode = isBelow ? 1 : 0
