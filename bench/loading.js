/**
 * How long do Node programs take to load our packages as published, with bundles (`scripts/bundles.js`), compared with
 * the same packages as one module for each source file, and with peers?
 *
 *     node bench/loading.js [runs]
 *
 * Each run is a new process, and the variants take turns. Figures are medians of CPU time in ms, without that of Node
 * itself. They include loading unified and other packages, which are the same in both variants.
 *
 * Bound: bundles take at most 0.7 of the time of modules.
 */
import {spawnSync} from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {writeBundles} from '../scripts/bundles.js'
import {packageNames, removeUnneeded} from '../scripts/publication.js'

const runs = Number(process.argv[2] ?? 9)
const MOST_OF_MODULES = 0.7

const root = fileURLToPath(new URL('../', import.meta.url))
const temporary = mkdtempSync(join(tmpdir(), 'tehai-loading-'))
process.on('exit', () => rmSync(temporary, {recursive: true}))

/** The parts of a package that programs load. */
const copied = ['package.json', 'bin', 'dist', 'style.css', 'steps.css']

/** A folder whose `node_modules` has copies of our packages, and links to all others. */
function siteWith(name) {
  const modules = join(temporary, name, 'node_modules')
  const ours = new Set(packageNames.values())
  const installed = join(root, 'node_modules')
  const names = readdirSync(installed)
    .filter(one => !one.startsWith('.'))
    .flatMap(one =>
      one.startsWith('@') ? readdirSync(join(installed, one)).map(part => `${one}/${part}`) : [one]
    )
  for (const one of names.filter(other => !ours.has(other))) {
    mkdirSync(dirname(join(modules, one)), {recursive: true})
    symlinkSync(join(installed, one), join(modules, one))
  }
  for (const [folder, one] of packageNames) {
    const to = join(modules, one)
    const from = join(root, 'packages', folder)
    for (const part of copied.filter(part => existsSync(join(from, part))))
      cpSync(join(from, part), join(to, part), {recursive: true})
  }
  return join(temporary, name)
}

const folders = {modules: siteWith('modules'), bundles: siteWith('bundles')}
for (const name of packageNames.values()) {
  const directory = join(folders.bundles, 'node_modules', name)
  await writeBundles(directory)
  removeUnneeded(directory)
}

/** A folder with Shiki and KaTeX, which have a separate lock file; `null` if they are not installed. */
function siteWithPlugins() {
  const modules = join(root, 'bench/plugins/node_modules')
  if (!existsSync(modules)) return null
  const folder = join(temporary, 'plugins')
  mkdirSync(folder)
  symlinkSync(modules, join(folder, 'node_modules'))
  return folder
}
const plugins = siteWithPlugins()
if (!plugins) console.log('Without Shiki and KaTeX; `npm ci --prefix bench/plugins` installs them.\n')

const page = join(temporary, 'page.md')
writeFileSync(page, 'A :tiles[1m] here.\n\n```mahjong\n123m456p789s11z22z3z\nwaits: ?\n```\n')

/** What is loaded: packages, or a command of ours. */
const programs = {
  'remark-mahjong and rehype-tiles': {packages: ['remark-mahjong', 'rehype-tiles']},
  'remark-hanafuda': {packages: ['remark-hanafuda']},
  '@tehai/core/notation': {packages: ['@tehai/core/notation']},
  'tehai score': {command: ['score', '234m456p3456788s 2s']},
  'tehai check': {command: ['check', page]}
}
const others = [
  {
    name: 'unified, remark-parse, remark-rehype, rehype-stringify',
    folder: folders.modules,
    packages: ['unified', 'remark-parse', 'remark-rehype', 'rehype-stringify']
  },
  {name: 'remark-math and rehype-katex', folder: plugins, packages: ['remark-math', 'rehype-katex']},
  {name: '@shikijs/rehype', folder: plugins, packages: ['@shikijs/rehype']}
].filter(({folder}) => folder !== null)

/** Prints the CPU time of its process at its end. */
const printed = `process.on('exit', () => {
  const {user, system} = process.cpuUsage()
  console.error('CPU ' + (user + system) / 1000)
})
`
const meter = join(temporary, 'meter.mjs')
writeFileSync(meter, printed)

function spent(folder, {packages, command}) {
  const program = join(folder, 'program.mjs')
  if (packages) writeFileSync(program, packages.map(name => `import ${JSON.stringify(name)}\n`).join(''))
  const args = packages ? [program] : [join(folder, 'node_modules/tehai/bin/tehai.js'), ...command]
  const {status, stderr} = spawnSync(process.execPath, ['--import', pathToFileURL(meter).href, ...args], {
    encoding: 'utf8'
  })
  const [, time] = /^CPU ([\d.]+)$/m.exec(stderr) ?? []
  if (status !== 0 || time === undefined) throw new Error(`Expected a program that ends well, got: ${stderr}`)
  return Number(time)
}

const median = list => list.toSorted((a, b) => a - b)[list.length >> 1]
const rows = [
  {name: 'Node', folder: folders.modules, program: {packages: []}},
  ...Object.entries(programs).flatMap(([name, program]) =>
    Object.entries(folders).map(([kind, folder]) => ({name, kind, folder, program}))
  ),
  ...others.map(({name, folder, packages}) => ({name, folder, program: {packages}}))
].map(row => ({...row, times: []}))
for (let run = -1; run < runs; run++)
  for (const {folder, program, times} of rows) {
    const time = spent(folder, program)
    if (run >= 0) times.push(time)
  }

const ofNode = median(rows[0].times)
const timeOf = (name, kind) => median(rows.find(row => row.name === name && row.kind === kind).times) - ofNode
let isWithin = true
const check = (isGood, line) => {
  isWithin &&= isGood
  console.log(`${line}${isGood ? '' : '  ABOVE'}`)
}
console.log(`CPU time in ms, medians of ${runs} processes`)
for (const name of Object.keys(programs)) {
  const [modules, bundles] = [timeOf(name, 'modules'), timeOf(name, 'bundles')]
  const ratio = bundles / modules
  const figures = `${modules.toFixed(0).padStart(6)} modules ${bundles.toFixed(0).padStart(5)} bundles`
  check(
    ratio <= MOST_OF_MODULES,
    `${name.padEnd(56)}${figures} ${ratio.toFixed(2)} × (at most ${MOST_OF_MODULES})`
  )
}
for (const {name} of others) console.log(`${name.padEnd(56)}${timeOf(name).toFixed(0).padStart(6)}`)

process.exitCode = isWithin ? 0 : 1
