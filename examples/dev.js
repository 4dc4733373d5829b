/**
 * Development servers: a page is written, broken and mended while it is open in Chromium.
 *
 *     node examples/dev.js                     every site that is installed and has one
 *     node examples/dev.js astro               these
 *
 * Needs `node examples/build.js` first. Ends with 1 if a server does not show an edit.
 */
import {spawn} from 'node:child_process'
import {existsSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {join} from 'node:path'
import {launch} from '../test/browser/chromium.js'
import {pageOf, withPage} from './broken.js'
import {folderOf} from './sites.js'

const usual = port => ['run', 'dev', '--', '--port', port]

/**
 * Site → how its server is started, the address of the page, and whether a reader has to load it again to see an edit.
 * Hugo, MkDocs and Jekyll have theirs beside `tehai build --watch`.
 */
export const devServers = {
  astro: {args: usual, path: '/en/broken/'},
  'astro-unified': {args: usual, path: '/broken/'},
  starlight: {args: usual, path: '/broken/'},
  docusaurus: {args: port => ['start', '--', '--port', port, '--no-open'], path: '/notes/broken'},
  next: {args: port => ['run', 'dev', '--', '-p', port], path: '/broken/'},
  vitepress: {args: usual, path: '/broken'},
  eleventy: {args: port => ['run', 'dev', '--', `--port=${port}`], path: '/broken/'},
  nuxt: {args: usual, path: '/broken'},
  sveltekit: {args: usual, path: '/broken'},
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

/** Wait until a page shows a picture with a name; gives whether it does. */
async function shows(page, name, limit, reload) {
  for (const end = Date.now() + limit * 1000; Date.now() < end; await seconds(0.5)) {
    const isThere = name => document.querySelector(`[aria-label="${name}"]`) !== null
    if (await within(page.evaluate(isThere, name), false)) return true
    // A page with an open connection to its server never finishes loading: its document is enough.
    if (reload) await within(page.goto(reload, {waitUntil: 'commit', timeout: ANSWER * 1000}), null)
  }
  return false
}

/** Let a site show edits of a page; gives what is wrong. */
export async function editIn(site, browser) {
  const {path, reload} = devServers[site]
  const {frontMatter} = pageOf(site)
  const textOf = tiles => `${frontMatter}Draw :tiles[${tiles}] now.\n`
  return withPage(site, textOf('1z'), async file => {
    const port = await freePort()
    const server = startServer(site, port)
    const url = `http://localhost:${port}${path}`
    const page = await browser.newPage()
    try {
      const wrong = what => [`${what}:\n${server.printed().slice(-2000)}`]
      if (!(await shows(page, 'east', START, url))) return wrong('the page is not shown')
      writeFileSync(file, textOf('8z'))
      await seconds(3)
      writeFileSync(file, textOf('7z'))
      const again = reload ? url : null
      if (!(await shows(page, 'red dragon', EDIT, again))) return wrong('an edit is not shown')
      return []
    } finally {
      server.stop()
      await within(page.close(), null)
    }
  })
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
