/**
 * What a build says that stops at errors: a broken hand and a wrong claim, under `onError: 'throw'`.
 *
 *     node examples/thrown.js                  every site that is installed
 *     node examples/thrown.js astro            these
 *     UPDATE=1 node examples/thrown.js         write what they print into examples/thrown/
 *
 * A fixture has the exit code and all lines that name the page or a mistake, so that a mistake that is reported twice is
 * seen there twice. Needs `node examples/build.js` first. Ends with 1 if a build prints something else.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {brokenSites, pageOf, withPage} from './broken.js'
import {run} from './run.js'
import {folderOf, shortBuilds} from './sites.js'

const mistakes = `We meet at 10:30.

- A hand: :tiles[123m8z]
- A wait: :tiles[23m234p567s66p789s]{waits=1m}
`

/** Site → the file that has our options, what is there, and what is there under `throw`. Others throw as they are. */
const changes = {
  'astro-unified': ['astro.config.js', 'tehai({', "tehai({onError: 'throw', "],
  starlight: ['astro.config.js', 'tehai({', "tehai({onError: 'throw', "],
  docusaurus: ['docusaurus.config.js', "docusaurus', {", "docusaurus', {onError: 'throw', "],
  vitepress: ['.vitepress/config.js', 'use(tehai, {', "use(tehai, {onError: 'throw', "],
  eleventy: ['eleventy.config.js', 'use(tehai, {', "use(tehai, {onError: 'throw', "],
  pandoc: ['tehai.yaml', 'on-error: warn', 'on-error: throw'],
  nuxt: ['nuxt.config.ts', '[tehai, {', "[tehai, {onError: 'throw', "],
  sveltekit: ['vite.config.js', 'tehai({', "tehai({onError: 'throw', "]
}

const fixtures = new URL('./thrown/', import.meta.url)
const fixtureOf = site => new URL(`${site}.txt`, fixtures)

/** Time that a build has, in seconds. */
const LIMIT = 300

/** Do something while a site stops at errors. */
async function whileThrowing(site, use) {
  if (!changes[site]) return use()
  const [name, before, after] = changes[site]
  const file = join(folderOf(site), name)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(before)) throw new Error(`Expected \`${before}\` in ${file}`)
  writeFileSync(file, text.replace(before, after))
  try {
    return await use()
  } finally {
    writeFileSync(file, text)
  }
}

/** Lines that name a place in the page, or say what is wrong with it. */
const ofMistakes = /broken(?:\/\+?page)?\.mdx?\b.*:\d+|Unexpected |^got \d/

/** Lines about another page, which a host may build at the same time. */
const ofAnother = /^(?!.*broken).*\.mdx?:\d+:\d+/

/** Lines of a frame: under a line of a mistake they belong to it, elsewhere to what others report, such as styles. */
const ofFrame = /^\s*\d* \|(?: |$)/

/** What was printed, as it is on every machine. */
function linesOf(printed, cwd) {
  const kept = []
  let isOurs = false
  for (const one of printed.split('\n')) {
    const line = one.replaceAll(cwd, '/site').replace(/^\d\d:\d\d:\d\d /, '')
    if (!ofFrame.test(line)) {
      isOurs = !ofAnother.test(line) && (ofMistakes.test(line) || (isOurs && line.trim() === ''))
    }
    if (isOurs && (ofFrame.test(line) ? / \| /.test(line) : line.trim() !== '')) kept.push(line.trimEnd())
  }
  return kept
}

/** What a site says of the mistakes, and its exit code. */
async function thrownBy(site, seconds) {
  const cwd = folderOf(site)
  const text = pageOf(site).frontMatter + mistakes
  const {code, printed} = await whileThrowing(site, () =>
    withPage(site, text, () =>
      run('npm', ['run', 'build', ...(shortBuilds[site] ?? [])], {cwd, seconds: Math.min(seconds, LIMIT)})
    )
  )
  return {said: `${[`exit code ${code}`, ...linesOf(printed, cwd)].join('\n')}\n`, printed}
}

/** What the fixture of a site has; `null` where there is none. */
export function fixtureText(site) {
  const file = fixtureOf(site)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/**
 * Break a hand and a claim of a site that stops at errors; gives what is wrong with what its build says.
 *
 * @param isUpdate
 *   Whether the fixture is made to have what the build says.
 */
export async function throwIn(site, {seconds = LIMIT, isUpdate = false} = {}) {
  const {said, printed} = await thrownBy(site, seconds)
  if (isUpdate) {
    mkdirSync(fixtures, {recursive: true})
    writeFileSync(fixtureOf(site), said)
  }
  const wrong = said === fixtureText(site) ? [] : [`not as in examples/thrown/${site}.txt:\n${said}`]
  if (said.startsWith('exit code 0')) wrong.push(`does not stop:\n${printed.slice(-2000)}`)
  return wrong
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2)
  const installed = brokenSites.filter(site => existsSync(join(folderOf(site), 'node_modules')))
  for (const site of named.length > 0 ? named : installed) {
    const wrong = await throwIn(site, {isUpdate: process.env.UPDATE === '1'})
    console.log(`${site}: ${wrong.length === 0 ? 'as in its fixture' : wrong.join('\n')}`)
    if (wrong.length > 0) process.exitCode = 1
  }
}
