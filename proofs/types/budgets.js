/**
 * Budgets: what scoring costs the compiler and the reader of the package, each figure beside its bound.
 *
 *     npm run budgets              UPDATE=1 rewrites figures.json
 *
 * The cost of a hand is the instantiations of the program with it minus those of the program without it. Counts are
 * those of TypeScript 7 in one thread, the same in every run; times are the least of several runs, and `TIMES=0` only prints them.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {loadavg} from 'node:os'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {randomFrom} from '../../packages/riichi/test/riichi/random.js'
import {emptyFolder} from './assertions.js'
import {keepFigures} from './figures.js'
import {randomCases} from './hands.js'
import {literal} from './literals.js'
import {scoreOf} from './oracle.js'
import {ordinaryWins} from './ordinary.js'
import {compile, versions} from './typescripts.js'

const SEED = 20251124
const SAMPLED = 204
/** Hands in a growing program: enough of them to find the caches warm. */
const PROGRAM = 51
const RUNS = 3
const MOST_RUNS = 9

const bounds = {
  first: 3000,
  median: 1100,
  p99: 1700,
  max: 4000,
  hundred: 120_000,
  milliseconds: {'7.0': 150, '6.0': 1000, 5.9: 1000},
  libraryCheck: 40_000,
  raw: 64 * 1024,
  gzip: 15 * 1024
}

const importLine = `import type {Score} from '@tehai/riichi/types'\n`

/** Real use: a hand whose points are assigned. */
const line = ({text, context, score}, index) =>
  `export const points${index}: Score<${JSON.stringify(text)}, ${literal(context)}>['points'] = ${score.points}\n`

const program = cases => importLine + cases.map(line).join('') + 'export {}\n'

/** The library of ES5 is read in a third of the time, and the counts are the same. */
const lib = ['es5']

/** Compile one program. */
async function measured(version, name, text, options = {}) {
  const folder = emptyFolder(`budgets/${name}-${version}`)
  writeFileSync(join(folder, '0.ts'), text)
  const {errors, figures} = await compile(version, folder, {options: {lib, ...options}, measured: true})
  return {errors, instantiations: figures.Instantiations, milliseconds: figures['Check time'] * 1000}
}

/** Wins of the proof, a third of them deals of rare hands: changed rules, honba, every circumstance. */
function sampleOfAll(count) {
  const {cases} = randomCases(randomFrom(SEED), count * 2, 0)
  return cases.filter(({score}) => score.outcome === 'win').slice(0, count)
}

/** What a quiz or a page says of a win. */
const usual = ['win', 'tile', 'seat', 'round', 'riichi', 'ippatsu', 'dora', 'ura']

/** The same with the rules and circumstances that most hands have. */
function sampleOfRare(count) {
  const cases = sampleOfAll(count * 2).map(({text, context}) => {
    const fields = Object.entries(context).filter(([field]) => usual.includes(field))
    const said = Object.fromEntries(fields)
    return {text, context: said, score: scoreOf(text, said)}
  })
  return cases.filter(({score}) => score.outcome === 'win').slice(0, count)
}

/** Instantiations of each hand in a program that grows by a hand at a time; the first is that of the first hand. */
async function costs(cases) {
  const counts = []
  for (let from = 0; from <= cases.length; from += 2) {
    const ends = [from, from + 1].filter(end => end <= cases.length)
    const programs = ends.map(end => measured('7.0', `growing-${end % 2}`, program(cases.slice(0, end))))
    counts.push(...(await Promise.all(programs)))
  }
  const [wrong] = counts.flatMap(({errors}) => errors)
  if (wrong) throw new Error(`Expected programs that compile, got ${wrong.text}`)
  return counts.slice(1).map(({instantiations}, index) => instantiations - counts[index].instantiations)
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]

/** Programs of a fixed number of hands, since a single program would hide the cost of the first hands of a kind. */
async function costsOfHands(kind, cases, {first: most, median, p99, max}) {
  const firsts = []
  const others = []
  for (let from = 0; from < cases.length; from += PROGRAM) {
    const [first, ...more] = await costs(cases.slice(from, from + PROGRAM))
    firsts.push(first)
    others.push(...more)
  }
  others.sort((a, b) => a - b)
  return [
    row(`${kind}: the first of a program, instantiations`, Math.max(...firsts), most),
    row(`${kind}: each after it, median`, quantile(others, 0.5), median),
    row(`${kind}: each after it, p99`, quantile(others, 0.99), p99),
    row(`${kind}: each after it, most`, others.at(-1), max)
  ]
}

/** A hundred hands in one program: what they add to it. */
async function hundredHands(cases) {
  const rows = []
  for (const [version, bound] of Object.entries(bounds.milliseconds)) {
    const least = {without: Infinity, hundred: Infinity}
    let added = 0
    // Whatever else the machine does makes times longer, never shorter.
    for (let run = 0; run < MOST_RUNS && (run < RUNS || least.hundred - least.without > bound); run++) {
      const without = await measured(version, 'without', program([]))
      const hundred = await measured(version, 'hundred', program(cases))
      least.without = Math.min(least.without, without.milliseconds)
      least.hundred = Math.min(least.hundred, hundred.milliseconds)
      added = hundred.instantiations - without.instantiations
    }
    rows.push(
      row(`100 random wins on TypeScript ${version}, instantiations`, added, bounds.hundred),
      time(`100 random wins on TypeScript ${version}, check time in ms`, least.hundred - least.without, bound)
    )
  }
  return rows
}

/** A time is printed with the load of the machine; `TIMES=0` does not check it, for machines that are busy. */
function time(name, value, bound) {
  const [load] = loadavg()
  const said = row(name, Math.round(value), bound)
  const figures = {...said.figures, load: Number(load.toFixed(1))}
  return {...said, figures, problems: process.env.TIMES === '0' ? [] : said.problems}
}

/** What an import costs that is not used, and what the check of our declarations costs. */
async function imports() {
  const rows = []
  for (const version of versions) {
    const bare = await measured(version, 'bare', 'export {}\n')
    const imported = await measured(version, 'imported', `import type {} from '@tehai/riichi/types'\n`)
    const checked = {skipLibCheck: false}
    const bareChecked = await measured(version, 'bare-checked', 'export {}\n', checked)
    const library = await measured(version, 'checked', `import type {} from '@tehai/riichi/types'\n`, checked)
    const unused = imported.instantiations - bare.instantiations
    const extra = library.instantiations - bareChecked.instantiations
    rows.push(
      row(`import without use on TypeScript ${version}, instantiations`, unused, 0),
      row(`skipLibCheck: false on TypeScript ${version}, errors`, library.errors.length, 0),
      row(`skipLibCheck: false on TypeScript ${version}, instantiations`, extra, bounds.libraryCheck)
    )
  }
  return rows
}

const riichi = new URL('../../packages/riichi/', import.meta.url)

/** Bytes of the published files; what a page loads is nothing. */
function bytes() {
  const {exports} = JSON.parse(readFileSync(new URL('package.json', riichi), 'utf8'))
  const {types, default: code} = exports['./types']
  const declarations = readFileSync(new URL(types, riichi))
  const javascript = readFileSync(new URL(code, riichi), 'utf8')
  const loaded = javascript.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|export ?\{\};?|\s/g, '')
  return [
    row('declarations, bytes', declarations.length, bounds.raw),
    row('declarations, bytes gzip', gzipSync(declarations, {level: 9}).length, bounds.gzip),
    row('JavaScript, bytes', loaded.length, 0)
  ]
}

function row(name, value, bound) {
  const problems = value <= bound ? [] : [`Expected at most ${bound}, got ${value}`]
  return {name, problems, figures: {value, bound}}
}

export default async function budgets() {
  const ordinary = ordinaryWins(randomFrom(SEED), SAMPLED)
  const rows = [
    ...(await costsOfHands('random win', ordinary, bounds)),
    ...(await costsOfHands('rare win', sampleOfRare(SAMPLED / 2), bounds)),
    ...(await costsOfHands('rare win with changed rules', sampleOfAll(SAMPLED / 4), {
      ...bounds,
      p99: bounds.max
    })),
    ...(await hundredHands(ordinary.slice(0, 100))),
    ...(await imports()),
    ...bytes()
  ]
  keepFigures(
    'budgets',
    rows.map(({name, figures}) => ({name, ...figures}))
  )
  return rows
}
