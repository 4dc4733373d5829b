/**
 * Bytes that tiles add to a page of Next.js: its HTML, which contains the page a second time as data, and the data that
 * are loaded when a link to the page is followed.
 *
 *     node examples/build.js next && node bench/next.js
 *
 * A page has ten rows in its text and five blocks; without tiles the rows are words and the blocks sentences. The sites
 * are built with the packages that the example has installed, in folders under it.
 */
import {spawnSync} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {gzipSync} from 'node:zlib'
import {page, randomFrom, randomHand, sentence} from './documents.js'

const example = fileURLToPath(new URL('../examples/next/', import.meta.url))
const cli = join(example, 'node_modules/next/dist/bin/next')
if (!existsSync(cli)) throw new Error('Expected examples/next to be built: node examples/build.js next')

const times = (n, make) => Array.from({length: n}, (_, index) => make(index))

/** The text of a page. */
function textWith({block, row}) {
  const random = randomFrom(42)
  const lines = times(10, () => `${sentence} Draw ${row(random)} and win.`).join('\n\n')
  return page(times(5, () => block(random))) + lines
}

const tiles = {
  block: random => `\`\`\`mahjong\n${randomHand(random, 14)}\n\`\`\``,
  row: random => `:tiles[${randomHand(random, 1 + Math.floor(random() * 6))}]`
}

/** Site → its text, and options of `rehype-tiles/react`. */
const sites = {
  'without tiles': [{block: () => sentence, row: () => 'some tiles'}, {}],
  'with tiles': [tiles, {}],
  'with `sharedArt: true`': [tiles, {sharedArt: true}],
  "with `sharedArt: 'file'`": [tiles, {sharedArt: 'file'}]
}

/** Build a site of one page; returns the sizes of its files. */
function build(folder, parts, options) {
  rmSync(folder, {recursive: true, force: true})
  mkdirSync(join(folder, 'app/page'), {recursive: true})
  cpSync(join(example, 'mdx-components.js'), join(folder, 'mdx-components.js'))
  writeFileSync(join(folder, 'app/page/page.mdx'), textWith(parts))
  writeFileSync(
    join(folder, 'app/layout.js'),
    'import \'rehype-tiles/style.css\'\nexport default ({children}) => <html lang="en"><body>{children}</body></html>\n'
  )
  writeFileSync(
    join(folder, 'next.config.js'),
    `import createMDX from '@next/mdx'
const withMDX = createMDX({options: {remarkPlugins: ['remark-mahjong'], rehypePlugins: [['rehype-tiles/react', ${JSON.stringify(options)}]]}})
export default withMDX({output: 'export', trailingSlash: true, pageExtensions: ['js', 'mdx'], turbopack: {root: ${JSON.stringify(example)}}})
`
  )
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}')
  const env = {...process.env, NEXT_TELEMETRY_DISABLED: '1'}
  const {status, stdout, stderr} = spawnSync(process.execPath, [cli, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env
  })
  if (status !== 0) throw new Error(stdout + stderr)
  return sizes(folder)
}

function sizes(folder) {
  const out = join(folder, 'out/page')
  const read = name => readFileSync(join(out, name))
  const html = read('index.html')
  const data = readdirSync(out).filter(name => name.endsWith('__PAGE__.txt'))
  const chunks = join(folder, 'out/_next/static/chunks')
  const scripts = readdirSync(chunks, {recursive: true}).filter(name => name.endsWith('.js'))
  const sum = scripts.reduce((total, name) => total + readFileSync(join(chunks, name)).length, 0)
  return {
    html: html.length,
    'html, gzip': gzipSync(html).length,
    'index.txt': read('index.txt').length,
    'data of the page': read(data[0]).length,
    'scripts of the site': sum,
    'files of the site': filesOf(join(folder, 'out/_next/static/media'))
  }
}

/** The bytes of the images in a folder. */
function filesOf(folder) {
  if (!existsSync(folder)) return 0
  const names = readdirSync(folder).filter(name => name.endsWith('.svg'))
  return names.reduce((total, name) => total + readFileSync(join(folder, name)).length, 0)
}

const results = {}
for (const [name, [parts, options]] of Object.entries(sites)) {
  const folder = join(example, '.bench-site')
  try {
    results[name] = build(folder, parts, options)
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}
const without = results['without tiles']
const kilobytes = bytes => `${(bytes / 1024).toFixed(1)} KB`
for (const name of Object.keys(sites).slice(1)) {
  const added = Object.entries(results[name]).map(
    ([what, bytes]) => `${what} +${kilobytes(bytes - without[what])}`
  )
  console.log(`${name}: ${added.join(', ')}`)
}
