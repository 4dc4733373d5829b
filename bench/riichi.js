/**
 * Speed, cold start and size of the riichi engine, compared with @kobalab/majiang-core in one run.
 *
 *     node bench/riichi.js [rounds]
 *
 * Hands are prepared outside the timer for both. A figure is the median CPU time of the rounds, which are interleaved;
 * cold figures are the least of several new processes. They load the engine bundled into one file, since loading its
 * many modules one by one would take most of the time. Only ratios are meaningful. Compare runs with the same number of
 * rounds: with more rounds, V8 has compiled more of the peer, which scores twice as fast after ten rounds as at first.
 */
import {execFileSync} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {gzipSync} from 'node:zlib'
import Majiang from '@kobalab/majiang-core'
import {discards, rulesOf, score, shanten, ukeire} from '@tehai/riichi'
import {rolldown} from 'rolldown'
import {argumentsOf, shoupaiOf} from '../packages/riichi/test/riichi/majiang.js'
import {randomCounts, randomFrom, randomWin} from '../packages/riichi/test/riichi/random.js'

const rounds = Number(process.argv[2] ?? 9)
const here = dirname(fileURLToPath(import.meta.url))

const random = randomFrom(20250101)
const many = (count, make) => Array.from({length: count}, make)
const of13 = many(400, () => randomCounts(random, 13))
const of14 = many(400, () => randomCounts(random, 14))
const isFlush = counts =>
  new Set(counts.flatMap((count, kind) => (count > 0 ? [Math.floor(kind / 9)] : []))).size === 1
const flushes = many(4000, () => randomCounts(random, 14))
  .filter(isFlush)
  .slice(0, 400)
const others = many(600, () => randomCounts(random, 14))
  .filter(counts => !isFlush(counts))
  .slice(0, 400)
const wins = many(1000, () => randomWin(random)).map(({win, rules}) => ({
  win,
  rules: rulesOf(rules),
  written: rules
}))

/** A discard analysis with majiang-core: shanten and accepted tiles after each discard. */
function majiangDiscards(shoupai) {
  return shoupai.get_dapai().map(tile => {
    const rest = shoupai.clone().dapai(tile)
    return [tile, Majiang.Util.xiangting(rest), Majiang.Util.tingpai(rest)]
  })
}

// [what, ours, our hands, times each of them, theirs, their hands, least ratio]
const races = [
  ['shanten', shanten, of13, 400, Majiang.Util.xiangting, of13.map(shoupaiOf), 10],
  ['ukeire of 13', ukeire, of13, 80, Majiang.Util.tingpai, of13.map(shoupaiOf), 150],
  ['discards of 14', discards, of14, 20, majiangDiscards, of14.map(shoupaiOf), 250],
  [
    'score, full result',
    ({win, rules}) => score(win, rules),
    wins,
    20,
    given => Majiang.Util.hule(...given),
    wins.map(({win, written}) => argumentsOf({win, rules: written})),
    12
  ]
]

/** CPU time of one call in ns; `kept` keeps the result alive. */
const kept = {last: null}
function time(run, hands, often) {
  const start = process.cpuUsage()
  for (let pass = 0; pass < often; pass++) for (const hand of hands) kept.last = run(hand)
  const {user, system} = process.cpuUsage(start)
  return (1000 * (user + system)) / (often * hands.length)
}

const perSecond = ns => Math.round(1e9 / ns).toLocaleString('en')
let isBelow = false
function report(what, ours, theirs, ratio, bound, unit) {
  if (ratio < bound) isBelow = true
  const verdict = ratio >= bound ? 'ok' : 'BELOW'
  console.log(
    `${what.padEnd(20)} ${ours.padStart(12)} ${theirs.padStart(10)} ${unit.padEnd(6)} ${ratio.toFixed(1).padStart(6)} × (bound ${bound}) ${verdict}`
  )
}

const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
const measured = races.map(() => [[], []])
const shapes = [[], []]
for (let round = 0; round < rounds; round++) {
  races.forEach(([, ours, hands, often, theirs, theirHands], race) => {
    measured[race][0].push(time(ours, hands, often))
    measured[race][1].push(time(theirs, theirHands, 1))
  })
  // They take turns pass by pass, so that the garbage of earlier races does not always slow down the same one.
  const passes = [0, 0]
  for (let pass = 0; pass < 40; pass++) {
    const shape = (pass + (pass >> 1)) & 1
    passes[shape] += time(discards, shape === 0 ? flushes : others, 1)
  }
  shapes.forEach((list, shape) => list.push(passes[shape] / 20))
}
races.forEach(([what, , , , , , bound], race) => {
  const [ours, theirs] = measured[race].map(median)
  report(what, perSecond(ours), perSecond(theirs), theirs / ours, bound, '/s')
})
const [flush, other] = shapes.map(median)
report('flushes, and others', perSecond(flush), perSecond(other), other / flush, 0.95, '/s')

const folder = mkdtempSync(join(tmpdir(), 'riichi-bench-'))
const bundle = async (name, contents) => {
  const outfile = join(folder, `${name}.mjs`)
  const entry = join(here, `.${name}.entry.mjs`)
  writeFileSync(entry, contents)
  const bundled = await rolldown({input: entry, platform: 'node', logLevel: 'silent'})
  await bundled.write({file: outfile, format: 'esm', minify: true})
  await bundled.close()
  rmSync(entry)
  return {outfile, gzip: gzipSync(readFileSync(outfile), {level: 9}).length}
}
const library = await bundle('tehai', `export * from '@tehai/riichi'`)
const scoring = await bundle('scoring', `export {score, rulesOf, presets} from '@tehai/riichi'`)
const peer = await bundle('majiang', `export {default} from '@kobalab/majiang-core'`)

/** The least figure, in ms, that a script prints in several new processes. */
function cold(script) {
  const node = ['--input-type=module', '-e', script]
  return Math.min(...many(2 * rounds, () => Number(execFileSync(process.execPath, node, {cwd: here}))))
}
const clocked = (before, run) => `${before}
const start = performance.now()
${run}
console.log(performance.now() - start)`
const load = from => clocked('', `await import(${JSON.stringify(from)})`)
const first100 = JSON.stringify(many(100, () => randomCounts(randomFrom(random() * 1e9), 14)))
const {win, rules: written} = randomWin(randomFrom(3))
const ours = `import * as tehai from ${JSON.stringify(library.outfile)}`
const theirs = `import Majiang from ${JSON.stringify(peer.outfile)}
${shoupaiOf}
${majiangDiscards}`
const coldRaces = [
  ['load, one file each', load(library.outfile), load(peer.outfile), 1],
  ['load, one file / npm', load(library.outfile), load('@kobalab/majiang-core'), 2],
  [
    'first score',
    clocked(ours, `tehai.score(${JSON.stringify(win)}, tehai.rulesOf(${JSON.stringify(written)}))`),
    clocked(
      `${theirs}
const shoupai = Majiang.Shoupai.fromString(${JSON.stringify(argumentsOf({win, rules: written})[0].toString())})`,
      `Majiang.Util.hule(shoupai, ${JSON.stringify(argumentsOf({win, rules: written})[1])}, Majiang.Util.hule_param({}))`
    ),
    1
  ],
  [
    'first 100 discards',
    clocked(`${ours}\nconst hands = ${first100}`, 'for (const hand of hands) tehai.discards(hand)'),
    clocked(
      `${theirs}\nconst hands = ${first100}.map(shoupaiOf)`,
      'for (const hand of hands) majiangDiscards(hand)'
    ),
    4
  ]
]
for (const [what, our, their, bound] of coldRaces) {
  const [a, b] = [cold(our), cold(their)]
  report(what, a.toFixed(2), b.toFixed(2), b / a, bound, 'ms')
}
rmSync(folder, {recursive: true})

const weigh = (what, bytes, bound) => {
  if (bytes > bound) isBelow = true
  console.log(
    `${what.padEnd(20)} ${String(bytes).padStart(12)} B gzip (bound ${bound}) ${bytes <= bound ? 'ok' : 'ABOVE'}`
  )
}
weigh('riichi, all of it', library.gzip, 35 * 1024)
weigh('scoring alone', scoring.gzip, 12 * 1024)
process.exitCode = isBelow ? 1 : 0
