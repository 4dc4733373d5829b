/**
 * All that must hold of the example sites, in one run and in bounded time:
 *
 *     npm run test:sites                       every site but those that are heavy
 *     npm run test:sites -- astro nuxt         these
 *     npm run test:sites -- copy               what is copied of a page, in every browser that is installed
 *
 * Each is built from packed packages, opened in Chromium page by page, its feeds and sanitized copies are read, its
 * build is given a broken hand, with and without `onError: 'throw'`, its development server an edit and its search some
 * words, and the configuration that docs/hosts.md shows is compiled. Third parties are installed
 * again where they are not those of the lock file yet. Writes `reports/sites.json`, and pictures of pages to
 * `reports/screens/`.
 */
import {readFileSync, readdirSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {launch} from '../test/browser/chromium.js'
import {breakHand} from './broken.js'
import {buildSite} from './build.js'
import {checkSite, checkTheCheck, linesOf} from './check.js'
import {wrongInConfig} from './configs.js'
import {packAll} from './pack.js'
import {wrongInCopies, wrongInFeed} from './readable.js'
import {copying, wrongInCopying} from './copy.js'
import {devServers, editIn} from './dev.js'
import {searchIn, searches} from './find.js'
import {makeReport} from './report.js'
import {throwIn} from './thrown.js'
import {feeds, folderOf, missingProgram, outputs, usualSites} from './sites.js'

/** Time for everything, in seconds. What is not done by then fails. */
const LIMIT = 2400

/** How many sites are tried at once. */
const AT_ONCE = Math.min(2, availableParallelism())

const start = Date.now()
const secondsLeft = () => LIMIT - (Date.now() - start) / 1000
const report = makeReport('sites')

/** Note what was tried, and say it. */
function note(title, wrong, from) {
  report.add(title, wrong)
  const seconds = Math.round((Date.now() - from) / 1000)
  console.log([`${title}: ${wrong.length === 0 ? 'ok' : 'WRONG'} (${seconds} s)`, ...wrong].join('\n  '))
}

/** Time that one thing which is tried has, in seconds. What hangs costs its own time and no other's. */
const STEP = 400

/** Try something; gives what was wrong with it, and a failure as well. */
const attempt = async (work, seconds = STEP) => {
  let timer
  const late = new Promise(resolve => {
    timer = setTimeout(resolve, seconds * 1000, [`Expected it to be done in ${seconds} s`])
  })
  try {
    return (await Promise.race([work(), late])) ?? []
  } catch (error) {
    return [String(error?.message ?? error)]
  } finally {
    clearTimeout(timer)
  }
}

/** What is wrong with a site's feeds, and with sanitized copies of its pages. */
function readCopies(site) {
  const folder = join(folderOf(site), outputs[site])
  const pages = readdirSync(folder, {recursive: true}).filter(name => name.endsWith('.html'))
  const wrong = pages.flatMap(name => wrongInCopies(readFileSync(join(folder, name), 'utf8')))
  return [
    ...wrong,
    ...(feeds[site] ?? []).flatMap(name => wrongInFeed(readFileSync(join(folder, name), 'utf8')))
  ]
}

async function verify(site, tarballs, browser) {
  let from = Date.now()
  const build = () => buildSite(site, tarballs, {cached: true, seconds: secondsLeft()}).then(() => [])
  const unbuilt = await attempt(build, 1000)
  note(`${site} is built`, unbuilt, from)
  if (unbuilt.length > 0) return

  from = Date.now()
  const results = await checkSite(browser, site, secondsLeft())
  for (const {path, wrong} of results) report.add(`${site}${path} in Chromium`, wrong)
  console.log(`${linesOf(site, results)} (${Math.round((Date.now() - from) / 1000)} s)`)

  from = Date.now()
  note(`${site} without pictures`, await attempt(async () => readCopies(site)), from)

  from = Date.now()
  note(`${site} with a broken hand`, await attempt(() => breakHand(site, {seconds: secondsLeft()})), from)

  from = Date.now()
  note(`${site} stops at errors`, await attempt(() => throwIn(site, {seconds: secondsLeft()})), from)

  if (devServers[site]) {
    from = Date.now()
    note(`${site} shows edits`, await attempt(() => editIn(site, browser)), from)
  }

  if (searches[site]) {
    from = Date.now()
    note(`${site} is searched`, await attempt(() => searchIn(site, browser)), from)
  }

  from = Date.now()
  note(`${site}: its documented configuration`, await attempt(() => wrongInConfig(site, secondsLeft())), from)
}

// Whatever hangs, this ends.
const guard = setTimeout(
  () => {
    report.add('in time', [`Expected all sites to be done in ${LIMIT} s`])
    report.write()
    console.error(`Expected all sites to be done in ${LIMIT} s`)
    process.exit(1)
  },
  (LIMIT + 60) * 1000
)

const named = process.argv.slice(2)
const isAll = named.length === 0
if (isAll || named.includes(copying)) {
  note('sentences are copied as one line', await attempt(wrongInCopying), Date.now())
}
const sites = isAll ? usualSites : named.filter(name => name !== copying)
const tarballs = packAll()
const browser = await launch()
note('mistakes are found', await checkTheCheck(browser), Date.now())

async function tryOut(site) {
  const install = missingProgram(site)
  if (install === null) await verify(site, tarballs, browser)
  else if (isAll) console.log(`${site}: not tried, its program is not installed (${install})`)
  else note(`${site} is tried`, [`its program is not installed (${install})`], Date.now())
}

// Sites share nothing but the browser, and much of the time one of them waits for a program that uses one core.
const queue = [...sites]
await Promise.all(
  Array.from({length: AT_ONCE}, async () => {
    for (let site = queue.shift(); site !== undefined; site = queue.shift()) await tryOut(site)
  })
)
await browser.close()
clearTimeout(guard)
report.write()
process.exit(report.failed() > 0 ? 1 : 0)
