/**
 * Development servers: a page is written, broken and mended while it is open in Chromium.
 *
 *     node examples/dev.js                     every site that is installed and has one
 *     node examples/dev.js astro               these
 *
 * Needs `node examples/build.js` first. Ends with 1 if a server does not show an edit.
 */
import {spawn} from 'node:child_process'
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {join} from 'node:path'
import {describeTable} from '@tehai/core/table'
import {gameOf, playRound, tablesOf, toTenhou6} from '@tehai/record'
import {launch} from '../test/browser/chromium.js'
import {pageOf, withPage} from './broken.js'
import {folderOf} from './sites.js'

const usual = port => ['run', 'dev', '--', '--port', port]

/**
 * Site → how its server is started, the address of the page, whether a reader has to load it again to see an edit, and
 * whether the page is made again when a game record that it shows has changed. Hugo, MkDocs and Jekyll have theirs beside `tehai build --watch`.
 */
export const devServers = {
  astro: {args: usual, path: '/en/broken/', records: true},
  'astro-unified': {args: usual, path: '/broken/', records: true},
  starlight: {args: usual, path: '/broken/', records: true},
  docusaurus: {
    args: port => ['start', '--', '--port', port, '--no-open'],
    path: '/notes/broken',
    records: true
  },
  next: {args: port => ['run', 'dev', '--', '-p', port], path: '/broken/'},
  vitepress: {args: usual, path: '/broken', records: true},
  eleventy: {args: port => ['run', 'dev', '--', `--port=${port}`], path: '/broken/', records: true},
  nuxt: {args: usual, path: '/broken'},
  sveltekit: {args: usual, path: '/broken', records: true},
  hexo: {args: port => ['run', 'dev', '--', '-p', port], path: '/broken/', reload: true}
}

/** Time that a server has to start, and then to show an edit, in seconds. */
const START = 120
const EDIT = 30

const seconds = count => new Promise(resolve => setTimeout(resolve, count * 1000))

/** A port on which nothing listens. */
const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, () => {
      const {port} = server.address()
      server.close(() => resolve(String(port)))
    })
  })

/** Start a server; gives what it has printed, and what ends it. */
function startServer(site, port) {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1'
  }
  delete env.CI // hosts watch no files there
  const child = spawn('npm', devServers[site].args(port), {cwd: folderOf(site), detached: true, env})
  const printed = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => printed.push(text))
  const stop = () => {
    process.off('exit', stop)
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
  process.once('exit', stop)
  return {printed: () => printed.join(''), stop}
}

/** Time that a window has to answer, in seconds; Playwright sets none for `evaluate` and `close`. */
const ANSWER = 15

/** What a promise gives; `fallback` if it fails or is late. */
const within = (promise, fallback) => {
  const late = new Promise(resolve => setTimeout(resolve, ANSWER * 1000, fallback).unref())
  return Promise.race([promise.catch(() => fallback), late])
}

/**
 * Wait until a window shows what a selector finds; gives whether it does.
 *
 * @param open
 *   Opens the window; a new one every few looks if `again`, for scripts draw some pages.
 */
async function shows(open, selector, limit, again) {
  const isThere = selector => document.querySelector(selector) !== null
  const end = Date.now() + limit * 1000
  for (let look = 0; Date.now() < end; look++, await seconds(0.5)) {
    const page = await open(again && look % 8 === 0)
    if (page && (await within(page.evaluate(isThere, selector), false))) return true
  }
  return false
}

/** A window on an address; what opens it, on request as a new one, and what closes it. */
function windowOn(browser, url) {
  let page = null
  const close = async () => {
    if (page) await within(page.close(), null)
    page = null
  }
  const open = async again => {
    if (again) await close()
    if (page) return page
    page = await within(browser.newPage(), null)
    // A page with an open connection to its server never finishes loading: its document is enough.
    if (page) await within(page.goto(url, {waitUntil: 'domcontentloaded', timeout: ANSWER * 1000}), null)
    return page
  }
  return {open, close}
}

/** A picture that is named. */
const named = name => `[aria-label="${name}"]`

/** Two records, with what the board of the deal says of each. */
const recordBlock = '```mahjong\nlog: /paifu/dev.json\nat: deal\n```\n'
const recordsOfDev = [3, 5].map(seed => {
  const round = playRound({seed, kyoku: 0, scores: Array(4).fill(25000), sticks: 0})
  const {sentence} = describeTable(tablesOf(round, {players: 4})[0], {
    player: 0,
    isOpen: false,
    language: 'en'
  })
  return {text: JSON.stringify(toTenhou6(gameOf([round], 4))), board: `[aria-label^="${sentence}"]`}
})

/** Let a site show a record that changes; gives what is wrong. */
async function changeRecord({site, write, open, wrong}) {
  const folder = join(folderOf(site), 'paifu')
  const record = join(folder, 'dev.json')
  const [before, after] = recordsOfDev
  try {
    mkdirSync(folder)
    writeFileSync(record, before.text)
    write(recordBlock)
    const {reload} = devServers[site]
    if (!(await shows(open, before.board, EDIT, reload))) return wrong('a record is not shown')
    await seconds(3)
    writeFileSync(record, after.text)
    // Astro may load the page again before its store of a large site is written: a reader would do so once more.
    return (await shows(open, after.board, EDIT, true)) ? [] : wrong('a record that changes is not shown')
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

/** Let a site show edits of a page, once; gives what is wrong. */
async function editOnce(site, browser) {
  const {path, reload, records} = devServers[site]
  const {frontMatter} = pageOf(site)
  const textOf = tiles => `${frontMatter}Draw :tiles[${tiles}] now.\n`
  return withPage(site, textOf('1z'), async file => {
    const port = await freePort()
    const server = startServer(site, port)
    const {open, close} = windowOn(browser, `http://localhost:${port}${path}`)
    try {
      const wrong = what => [`${what}:\n${server.printed().slice(-2000)}`]
      if (!(await shows(open, named('east'), START, true))) return wrong('the page is not shown')
      writeFileSync(file, textOf('8z'))
      await seconds(3)
      writeFileSync(file, textOf('7z'))
      if (!(await shows(open, named('red dragon'), EDIT, reload))) return wrong('an edit is not shown')
      const write = text => writeFileSync(file, `${frontMatter}${text}`)
      return records === true ? await changeRecord({site, write, open, wrong}) : []
    } finally {
      server.stop()
      await close()
    }
  })
}

/**
 * Let a site show edits of a page; gives what is wrong. A server that a busy machine starts badly, or a window that never
 * answers, has a second chance.
 */
export async function editIn(site, browser) {
  const wrong = await editOnce(site, browser)
  return wrong.length === 0 ? wrong : editOnce(site, browser)
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2)
  const installed = Object.keys(devServers).filter(site => existsSync(join(folderOf(site), 'node_modules')))
  const browser = await launch()
  for (const site of named.length > 0 ? named : installed) {
    const wrong = await editIn(site, browser)
    console.log(`${site}: ${wrong.length === 0 ? 'shows edits' : wrong.join('\n')}`)
    if (wrong.length > 0) process.exitCode = 1
  }
  await browser.close()
}
