/**
 * CPU time of a VitePress site with tiles, as a ratio to the same site without them.
 *
 *     node examples/build.js vitepress && node bench/vitepress.js [pages] [rounds]
 *
 * A page has ten rows in its text and five blocks; without tiles the rows are words and the blocks sentences. Both
 * sites are built in turn with the packages that the example has installed, in folders under it. Needs bash, whose
 * `time` counts the processes that a build starts.
 */
import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {page, randomFrom, randomHand, sentence} from './documents.js'

const count = Number(process.argv[2] ?? 200)
const rounds = Number(process.argv[3] ?? 3)
const example = fileURLToPath(new URL('../examples/vitepress/', import.meta.url))
const cli = join(example, 'node_modules/vitepress/bin/vitepress.js')
if (!existsSync(cli))
  throw new Error('Expected examples/vitepress to be built: node examples/build.js vitepress')

const times = (n, make) => Array.from({length: n}, (_, index) => make(index))

const tiles = {
  block: random => `\`\`\`mahjong\n${randomHand(random, 14)}\n\`\`\``,
  row: random => `:tiles[${randomHand(random, 1 + Math.floor(random() * 6))}]`
}
const configWith = options =>
  `import tehai from 'markdown-it-tehai'\nexport default {markdown: {config: md => md.use(tehai, ${options})}}`

/** A theme whose pages take the art from a file. */
const sharing = `import art from 'markdown-it-tehai/art.svg'
import {shareArt} from 'markdown-it-tehai/vitepress'
import theme from 'vitepress/theme'
export default {extends: theme, enhanceApp: ({app}) => shareArt(app, art)}`

/** Site → what replaces a block and a row on its pages. */
const sites = {
  'without tiles': {block: () => sentence, row: () => 'some tiles', config: 'export default {}'},
  'with tiles': {...tiles, config: configWith('{}')},
  "with `sharedArt: 'file'`": {...tiles, config: configWith("{sharedArt: 'file'}"), theme: sharing}
}

/** Write the pages of a site. */
function writeSite(folder, {block, row, config, theme}) {
  rmSync(folder, {recursive: true, force: true})
  mkdirSync(join(folder, '.vitepress'), {recursive: true})
  writeFileSync(join(folder, '.vitepress/config.js'), config)
  if (theme) {
    mkdirSync(join(folder, '.vitepress/theme'))
    writeFileSync(join(folder, '.vitepress/theme/index.js'), theme)
  }
  const random = randomFrom(42)
  for (let index = 0; index < count; index++) {
    const lines = times(10, () => `${sentence} Draw ${row(random)} and win.`).join('\n\n')
    writeFileSync(join(folder, `page-${index}.md`), page(times(5, () => block(random))) + lines)
  }
}

/** Build a site; returns the CPU time of all its threads and processes, in seconds. */
function build(folder) {
  const command = 'TIMEFORMAT="%U %S"; time "$0" "$@" > /dev/null'
  const args = ['-c', command, process.execPath, cli, 'build', folder]
  const {status, stderr} = spawnSync('bash', args, {encoding: 'utf8'})
  if (status !== 0) throw new Error(stderr)
  const [user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number)
  return user + system
}

const filesIn = folder =>
  readdirSync(folder, {recursive: true, withFileTypes: true}).filter(one => one.isFile())

/** Total size of the files whose names have an ending, divided by the number of pages, in KB. */
function size(folder, ending) {
  const files = filesIn(folder).filter(({name}) => name.endsWith(ending))
  const sum = files.reduce((total, {parentPath, name}) => total + statSync(join(parentPath, name)).size, 0)
  return Math.round(sum / count / 102.4) / 10
}

const folders = Object.fromEntries(
  Object.keys(sites).map((name, index) => [name, join(example, `.bench-${index}`)])
)
const seconds = Object.fromEntries(Object.keys(sites).map(name => [name, []]))
try {
  for (const [name, site] of Object.entries(sites)) writeSite(folders[name], site)
  for (let round = 0; round < rounds; round++) {
    for (const name of Object.keys(sites)) seconds[name].push(build(folders[name]))
  }
  const median = list => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
  for (const name of Object.keys(sites)) {
    const out = join(folders[name], '.vitepress/dist')
    const all = seconds[name].map(one => one.toFixed(1)).join(', ')
    console.log(
      `${name}: ${median(seconds[name]).toFixed(1)} s of CPU (${all}); a page ${size(out, '.html')} KB of HTML, ${size(out, '.js')} KB of scripts`
    )
  }
  const [without, ...others] = Object.keys(sites)
  for (const name of others) {
    console.log(`${name} / ${without}: ${(median(seconds[name]) / median(seconds[without])).toFixed(2)}`)
  }
} finally {
  for (const folder of Object.values(folders)) rmSync(folder, {recursive: true, force: true})
}
