/**
 * Which players beat which others, and is the difference more than chance?
 *
 *     node bench/koikoi-players.js [--rounds 2000] [--seed 1] [--rules standard] [--only expert]
 *
 * For every pair: rounds won, points, and the difference per round with its standard error (a difference of more than
 * two standard errors is hardly chance). Twelve consecutive rounds are also counted as a match, which is decided by
 * points.
 */
import {parseArgs} from 'node:util'
import {expertPolicy, greedyPolicy, lookAheadPolicy, presets, randomPolicy, simulate} from '@tehai/koikoi'

const {values} = parseArgs({
  options: {
    rounds: {type: 'string', default: '2000'},
    seed: {type: 'string', default: '1'},
    rules: {type: 'string', default: 'standard'},
    only: {type: 'string', default: ''}
  }
})
const rounds = Number(values.rounds)
const seed = Number(values.seed)
const rules = presets[values.rules]

/** Matches of twelve rounds: won by the first player, won by the second, and draws. */
function matches(a, b) {
  const count = Math.floor(rounds / 12)
  const won = [0, 0, 0]
  for (let match = 0; match < count; match++) {
    const {points} = simulate(12, a, b, seed + 1000 + match, rules)
    won[points[0] > points[1] ? 0 : points[0] < points[1] ? 1 : 2]++
  }
  return won
}

for (const [a, b] of [
  [greedyPolicy, randomPolicy],
  [lookAheadPolicy(), greedyPolicy],
  [lookAheadPolicy(), randomPolicy],
  [expertPolicy(), lookAheadPolicy()],
  [expertPolicy(), greedyPolicy],
  [expertPolicy(), randomPolicy]
].filter(([a]) => a.name.startsWith(values.only))) {
  const {wins, draws, points, calls, difference, standardError} = simulate(rounds, a, b, seed, rules)
  const [first, second, even] = matches(a, b)
  console.log(
    `${a.name} against ${b.name}: ${rounds} rounds, won ${wins.join(' : ')}, drawn ${draws}, points ${points.join(' : ')}, ` +
      `koi-koi ${calls.join(' : ')}; ${difference.toFixed(2)} ± ${standardError.toFixed(2)} points a round ` +
      `(${(difference / standardError).toFixed(1)} standard errors); matches ${first} : ${second}, even ${even}`
  )
}
