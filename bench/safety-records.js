/**
 * How often tiles of each class of safety deal in, according to game records.
 *
 *     node bench/safety-records.js [folder or file …]      (default: packages/record/test/logs)
 *
 * Every discard is judged before it is made, against every opponent, from what its player sees. It deals in if that
 * opponent wins by it. Rates against opponents who have declared riichi are separate from those against others. If a
 * tile that is classified as genbutsu or impossible deals in, the exit code is 1. With enough rounds, rates must rise
 * from class to class; with only a few dozen, they are printed but not judged.
 */
import {readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {discardViewsOf, readRecord} from '@tehai/record'
import {safetyClasses, safetyOf} from '@tehai/riichi/safety'

const own = fileURLToPath(new URL('../packages/record/test/logs', import.meta.url))
const given = process.argv.slice(2)
const isRecord = name => /\.(?:xml|json|jsonl|mjlog|mjson)$/.test(name) && name !== 'expected.json'

/** The files of a folder and of those in it, or the file itself. */
const filesOf = path =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap(name =>
        statSync(join(path, name)).isDirectory()
          ? filesOf(join(path, name))
          : isRecord(name)
            ? [join(path, name)]
            : []
      )
    : [path]

const counts = () => new Map(safetyClasses.map(name => [name, {discards: 0, wins: 0}]))
const against = {riichi: counts(), others: counts()}
const wrong = []
let rounds = 0

function addRound(game, round, file) {
  for (const {player, opponent, tile, hasRiichi, isWon, view} of discardViewsOf(round, game)) {
    const [found] = safetyOf(view, [tile])
    const row = against[hasRiichi ? 'riichi' : 'others'].get(found.class)
    row.discards += 1
    if (!isWon) continue
    row.wins += 1
    const isOrphans = found.reasons.includes('kokushi')
    if (['genbutsu', 'no-wait'].includes(found.class) && !isOrphans) {
      wrong.push(`${file}: ${tile} of player ${player}, called ${found.class}, won by ${opponent}`)
    }
  }
  rounds += 1
}

const files = (given.length > 0 ? given : [own]).flatMap(filesOf)
for (const file of files) {
  const {game} = readRecord(readFileSync(file, 'utf8'))
  for (const round of game.rounds) addRound(game, round, file)
}

console.log(`${rounds} rounds of ${files.length} files`)
for (const [name, rows] of Object.entries(against)) {
  console.log(`\n${name === 'riichi' ? 'against a riichi' : 'against others'}`)
  const rates = []
  for (const [found, {discards, wins}] of rows) {
    if (discards > 0) rates.push(wins / discards)
    const rate = discards === 0 ? '–' : `${((100 * wins) / discards).toFixed(2)} %`
    console.log(
      `${found.padEnd(12)} ${String(discards).padStart(8)} discards ${String(wins).padStart(6)} deal in ${rate.padStart(8)}`
    )
  }
  const rises = rates.every((rate, index) => index === 0 || rate >= rates[index - 1])
  console.log(rises ? 'the rates rise class by class' : 'the rates do not rise everywhere')
}
for (const one of wrong) console.log(`WRONG ${one}`)
console.log(
  `\ntiles called genbutsu or impossible that deal in: ${wrong.length} ${wrong.length === 0 ? 'ok' : 'WRONG'}`
)
process.exitCode = wrong.length === 0 ? 0 : 1
