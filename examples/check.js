/**
 * Opens the built example sites in Chromium, each page of them, light and wide, dark and 320 pixels narrow.
 *
 *     node examples/check.js                    every site that is built
 *     node examples/check.js astro vitepress    these
 *
 * What must hold: no message in the console (hydration speaks there), no request to anywhere else, nothing that axe
 * finds in our elements, no style or script in them, nothing wider than the window, and all of it under
 * `default-src 'self'`, with hashes for what hosts write into their pages. Pictures go to `reports/screens/`.
 */
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {launch} from '../test/browser/chromium.js'
import {inspect} from './inspect.js'
import {checkPlayground} from './playground.js'
import {policyOf, strictPolicy} from './policy.js'
import {serve} from './serve.js'
import {folderOf, outputs, policies, shown, siteNames} from './sites.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const screens = fileURLToPath(new URL('../reports/screens/', import.meta.url))

/** Time that a site has to be looked at, in seconds. */
const LIMIT = 900
/** Much of the time a page waits until its network is idle. */
const PAGES_AT_ONCE = 3

const looks = [
  {colorScheme: 'light', width: 1100},
  {colorScheme: 'dark', width: 320}
]
const moreLooks = [
  {colorScheme: 'light', width: 320},
  {colorScheme: 'dark', width: 1100}
]

const hasTiles = html => /\sclass="(?:[^"]* )?mahjong/.test(html)

/** Addresses of the pages of a built site that have tiles. */
function pagesOf(folder) {
  return readdirSync(folder, {recursive: true})
    .filter(name => name.endsWith('.html') && hasTiles(readFileSync(join(folder, name), 'utf8')))
    .map(name => `/${name.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .toSorted()
}

/** A window in one look, and what it says while a page is open in it. */
async function openWindow(browser, address, {colorScheme, width}) {
  const context = await browser.newContext({viewport: {width, height: 800}, colorScheme, bypassCSP: false})
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const said = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) said.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => said.push(`error: ${error}`))
  const requests = new Set()
  page.on('request', request => {
    requests.add(request)
    if (!/^(?:data|about):/.test(request.url()) && !request.url().startsWith(address)) {
      said.push(`request: ${request.url()}`)
    }
  })
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, request => requests.delete(request))
  return {page, said, requests, close: () => context.close()}
}

/** Time without a request after which a page has loaded what its scripts request, and the most that is waited for it, in ms. */
const [QUIET, MOST_QUIET] = [500, 30_000]

/** Wait until a page requests nothing more. Playwright's `networkidle` never comes for some pages of several windows. */
async function untilQuiet({page, requests}) {
  const end = Date.now() + MOST_QUIET
  for (let last = Date.now(); Date.now() - last < QUIET; await page.waitForTimeout(50)) {
    if (requests.size > 0) last = Date.now()
    if (Date.now() > end) throw new Error(`Expected no more requests after ${MOST_QUIET} ms`)
  }
}

/** Open a page in a window; gives what is wrong with it. `picture`: file to photograph it into. */
async function visit(opened, url, picture) {
  const {page, said, requests} = opened
  try {
    await page.goto('about:blank')
    said.length = 0 // what the page before had to say
    requests.clear()
    await page.goto(url)
    if (await page.evaluate(() => document.scripts.length > 0)) await untilQuiet(opened)
    if (picture) await page.screenshot({path: picture, fullPage: true})
    const wrong = [...said] // axe adds styles, which a policy forbids
    const seen = await page.evaluate(`(() => {${axe}; return (${inspect})()})()`)
    const nothing = seen.elements === 0 ? ['no element of ours'] : []
    return {others: seen.others, wrong: [...wrong, ...nothing, ...seen.findings]}
  } catch (error) {
    return {others: [], wrong: [...said, `not opened: ${String(error).split('\n')[0]}`]}
  }
}

/** Opens pages in every look, each look in a separate window. */
function visitor(browser, address, site) {
  const windows = new Map()
  const visitPage = async (path, isShown) => {
    const wrong = []
    const others = []
    for (const look of [...looks, ...(isShown ? moreLooks : [])]) {
      if (!windows.has(look)) windows.set(look, await openWindow(browser, address, look))
      const name = `${site}${path.replace(/\/$/, '').replaceAll('/', '-')}-${look.colorScheme}-${look.width}.png`
      const seen = await visit(windows.get(look), address + path, isShown ? join(screens, name) : null)
      wrong.push(...seen.wrong.map(what => `${look.colorScheme} ${look.width}: ${what}`))
      others.push(...seen.others)
    }
    return {path, wrong, others}
  }
  return {visitPage, close: () => Promise.all([...windows.values()].map(one => one.close()))}
}

/**
 * Check a folder of pages; gives what is wrong on each page.
 *
 * @param toPhotograph
 *   Paths of the pages whose pictures are kept (default: the first three).
 */
export async function checkFolder(browser, folder, site, policy, toPhotograph) {
  const {address, close} = await serve(folder, policy)
  const paths = pagesOf(folder)
  const kept = toPhotograph ?? paths.slice(0, 3)
  const waiting = [...paths]
  const results = []
  const work = async () => {
    const {visitPage, close: closeWindows} = visitor(browser, address, site)
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      results.push(await visitPage(path, kept.includes(path)))
    }
    await closeWindows()
  }
  await Promise.all(Array.from({length: PAGES_AT_ONCE}, work))
  close()
  const missing = kept.filter(path => !paths.includes(path))
  if (paths.length === 0) results.push({path: '', wrong: ['no page has tiles'], others: []})
  return [...results, ...missing.map(path => ({path, wrong: ['no such page'], others: []}))]
}

/** Check a site in the time it has. */
export async function checkSite(browser, site, seconds = LIMIT) {
  const more = policies[site]
  const policy = more ? html => policyOf(html, more) : () => strictPolicy
  const limit = Math.min(seconds, LIMIT)
  let timer
  const late = new Promise(resolve => {
    const wrong = [`not all pages were opened in ${Math.round(limit)} s`]
    timer = setTimeout(() => resolve([{path: '', wrong, others: []}]), limit * 1000)
  })
  const folder = join(folderOf(site), outputs[site])
  const pages = checkFolder(browser, folder, site, policy, shown[site])
  const tools = site === 'astro' ? checkPlayground(browser, folder) : []
  const checked = Promise.all([pages, tools]).then(results => results.flat())
  const results = await Promise.race([checked, late])
  clearTimeout(timer)
  return results
}

/** A page with everything that must be found, and whether it was. */
export async function checkTheCheck(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'tehai-check-'))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Slips</title>
<main><h1>Slips</h1><p><svg class="mahjong-tiles" role="img" width="10em" height="2em" style="color: red"></svg>
<span class="mahjong-row"><svg class="mahjong-tiles" width="400" height="9"><use href="#here"/><use href="art.svg#there"/></svg></span>
<img src="http://127.0.0.1:1/elsewhere.png" alt=""> <img src="tiles-0.svg" alt=""></p></main><script>console.error('mistake')</script>`
  )
  writeFileSync(join(folder, 'art.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><g id="here"/></svg>')
  const results = await checkFolder(browser, folder, 'slips', html => policyOf(html), [])
  rmSync(folder, {recursive: true})
  const text = results.flatMap(({wrong}) => wrong).join('\n')
  const expected = [
    'console: mistake',
    'request: ',
    'axe svg-img-alt',
    'style or script: ',
    'reference to nothing: <use href="#here"',
    'reference to nothing: <use href="art.svg#there"',
    'baseline: ',
    'overflow: ',
    'dark 320: '
  ]
  return expected.filter(what => !text.includes(what)).map(what => `Expected \`${what}\` to be found`)
}

/** Lines that say how a site did. */
export function linesOf(site, results) {
  const wrong = results.flatMap(({path, wrong}) => wrong.map(what => `${path}: ${what}`.slice(0, 300)))
  const others = [...new Set(results.flatMap(one => one.others))]
  const elsewhere = others.length > 0 ? `; axe elsewhere: ${others.join(', ')}` : ''
  return [`${site}: ${results.length} pages, ${wrong.length} findings${elsewhere}`, ...new Set(wrong)].join(
    '\n  '
  )
}

mkdirSync(screens, {recursive: true})
if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2)
  const built = siteNames.filter(site => existsSync(join(folderOf(site), outputs[site])))
  const browser = await launch()
  const missed = await checkTheCheck(browser)
  console.log(['mistakes that must be found', ...missed].join('\n  '))
  if (missed.length > 0) process.exitCode = 1
  for (const site of named.length > 0 ? named : built) {
    const results = await checkSite(browser, site)
    console.log(linesOf(site, results))
    if (results.some(({wrong}) => wrong.length > 0)) process.exitCode = 1
  }
  await browser.close()
}
