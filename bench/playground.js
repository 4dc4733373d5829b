/**
 * The playground of the wiki: how soon it can be used on a slow connection, and whether it keeps up with fast typing.
 *
 *     node examples/build.js astro
 *     node bench/playground.js [--folder examples/astro/dist] [--rounds 5]
 *
 * Sizes of scripts are compressed, as a host sends them. The connection has 6 Mbit/s and 40 ms of latency, and the
 * cache is empty. There are 60 keystrokes a second, paced by the clock, whatever the page does. The bound from a
 * keystroke to its picture is for CPU time, which does not depend on other programs; the wall-clock time from the
 * keystroke on is printed beside it. Exits with 1 if a bound is exceeded.
 */
import {readdirSync, readFileSync, statSync} from 'node:fs'
import {createServer} from 'node:http'
import {availableParallelism, loadavg} from 'node:os'
import {extname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {gzipSync} from 'node:zlib'
import {MOST_SCRIPT} from '../examples/playground-uses.js'
import {launch} from '../test/browser/chromium.js'

const {values} = parseArgs({
  options: {
    folder: {type: 'string', default: fileURLToPath(new URL('../examples/astro/dist', import.meta.url))},
    rounds: {type: 'string', default: '5'}
  }
})
const bounds = {script: MOST_SCRIPT, usable: 1000, picture: 16}

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml'
}

/** Serve a folder compressed, as hosts do. */
async function serveCompressed(folder) {
  const files = new Map()
  for (const name of readdirSync(folder, {recursive: true})) {
    const path = join(folder, name)
    if (!statSync(path).isFile()) continue
    const body = gzipSync(readFileSync(path), {level: 9})
    files.set(`/${name.replace(/index\.html$/, '')}`, {body, type: types[extname(name)] ?? 'text/plain'})
  }
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url, 'http://x').pathname)
    if (!file) return response.writeHead(404).end()
    const headers = {
      'content-type': file.type,
      'content-encoding': 'gzip',
      'content-length': file.body.length,
      'content-security-policy': "default-src 'self'"
    }
    return response.writeHead(200, headers).end(file.body)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const sizeOf = address => files.get(new URL(address).pathname)?.body.length ?? 0
  return {address: `http://127.0.0.1:${server.address().port}`, sizeOf, close: () => server.close()}
}

/** Record when the playground can be used: it listens to keys, and its first picture is shown. */
function noteUsable() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#playground[data-ready] #picture svg')) return
    window.usable = performance.now()
    window.firstScripts = performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .map(({name}) => name)
    observer.disconnect()
  }).observe(document, {subtree: true, childList: true, attributes: true})
}

/**
 * Open the playground on a slow connection; returns the milliseconds until it could be used, and the scripts that were
 * loaded for it.
 */
async function open(browser, {address, sizeOf}, path, fragment = '') {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(noteUsable)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 6e6 / 8,
    uploadThroughput: 1e6 / 8
  })
  await page.goto(`${address}${path}${fragment}`)
  await page.waitForFunction(() => window.usable !== undefined)
  const {usable, firstScripts} = await page.evaluate(() => ({usable, firstScripts}))
  await context.close()
  return {usable, script: firstScripts.reduce((sum, name) => sum + sizeOf(name), 0)}
}

/** Record each value of the field, and how long after each keystroke the picture was made and was painted. */
function noteKeys() {
  window.keys = {values: [], pictures: [], paints: []}
  const field = document.getElementById('text')
  const picture = document.getElementById('picture')
  let waiting = []
  let pressed = null
  // The time of a keystroke begins when the key is pressed, even if the page is busy.
  addEventListener('keydown', event => (pressed = event.timeStamp), {capture: true})
  field.addEventListener(
    'input',
    event => {
      keys.values.push(field.value)
      // A blank at the end has no visible effect.
      if (!/\s$/.test(field.value)) waiting.push(pressed ?? event.timeStamp)
      pressed = null
    },
    {capture: true}
  )
  new MutationObserver(() => {
    const now = performance.now()
    for (const start of waiting) keys.pictures.push(now - start)
    waiting = []
  }).observe(picture, {subtree: true, childList: true, attributes: true, characterData: true})
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') keys.paints.push(entry.duration)
  }).observe({type: 'event', durationThreshold: 16})
}

/** CPU time in milliseconds from each keystroke that wrote something to its picture. */
function processorTimes(trace) {
  return JSON.parse(trace)
    .traceEvents.filter(({name, args}) => name === 'EventDispatch' && args.data?.type === 'keypress')
    .map(({tdur}) => tdur / 1000)
}

const wait = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))

/** The keys of a text, one per character; `␀` selects all, so that the next character replaces the text. */
const keysOf = text => [...text].map(character => named[character] ?? {key: character, text: character})
const named = {
  '\n': {key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r'},
  '␀': {key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65, modifiers: 2, commands: ['selectAll']}
}

/** The value of the field after each key that writes. */
function valuesOf(text) {
  const values = []
  let value = ''
  let isSelected = false
  for (const character of text) {
    if (character !== '␀') values.push((value = isSelected ? character : value + character))
    isSelected = character === '␀'
  }
  return values
}

/** Type a text at 60 keys a second; returns what the page has recorded. */
async function type(browser, {address}, path, text) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(`${address}${path}#text=`, {waitUntil: 'networkidle'})
  await page.waitForTimeout(1000) // everything that is loaded when the page is idle is now loaded
  await page.evaluate(noteKeys)
  await page.focus('#text')
  await browser.startTracing(page, {categories: ['devtools.timeline']})
  const begin = performance.now()
  const sent = []
  for (const [index, key] of keysOf(text).entries()) {
    await wait(begin + (index * 1000) / 60 - performance.now())
    sent.push(session.send('Input.dispatchKeyEvent', {type: 'keyDown', ...key}))
    sent.push(session.send('Input.dispatchKeyEvent', {type: 'keyUp', ...key, text: undefined}))
  }
  await Promise.all(sent)
  const seconds = (performance.now() - begin) / 1000
  await page.waitForTimeout(500)
  const noted = await page.evaluate(() => keys)
  const processor = processorTimes(await browser.stopTracing())
  await context.close()
  const dropped = valuesOf(text).filter((value, index) => noted.values[index] !== value).length
  return {...noted, processor, dropped, rate: sent.length / 2 / seconds}
}

const sorted = numbers => numbers.toSorted((a, b) => a - b)
const quantile = (numbers, part) =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0
const ms = number => `${number.toFixed(1)} ms`
const kb = bytes => `${(bytes / 1024).toFixed(1)} KB`

let missed = false
function bound(what, value, most, format) {
  const isMissed = value > most
  if (isMissed) missed = true
  console.log(`${what}: ${format(value)} (at most ${format(most)})${isMissed ? '  MISSED' : ''}`)
}

const hands = "␀123m406p78s11z 5'55z 1'23p".repeat(12).slice(0, 300)
const long = "123m406p789s11z 5'55z 1'23p 9m ".repeat(10).slice(0, 300)
const block = `situation: East 1, South seat, turn 9, riichi
234m345p567s66p78s 9s
ron: 9s from toimen
indicator: 5p
score: 4 han 30 fu 7700
waits: 69s
j 9m1z4z2p8=s7p6=z3m1s

hand A: 345m88m13p67p456s8s 9s
shanten: 1
ukeire: ?
discard: 9s
why: :tiles[13p] becomes an open wait with :tiles[4p].
note: One block is too many, so it is the edge that goes.`.slice(0, 300)

const site = await serveCompressed(values.folder)
const browser = await launch()
const path = '/en/playground/'
const starts = {
  'a row': '',
  'a block with claims': `#${new URLSearchParams({text: 'waits: ?\n234m456p3456788s'})}`
}
for (const [what, fragment] of Object.entries(starts)) {
  const opened = []
  for (let round = 0; round < Number(values.rounds); round++)
    opened.push(await open(browser, site, path, fragment))
  const {script} = opened[0]
  if (fragment === '') bound(`script before ${what} is drawn`, script, bounds.script, kb)
  else console.log(`script before ${what} is drawn: ${kb(script)}`)
  bound(
    `usable with ${what}, median`,
    quantile(
      opened.map(({usable}) => usable),
      0.5
    ),
    bounds.usable,
    ms
  )
}
const times = numbers =>
  `median ${ms(quantile(numbers, 0.5))}, p95 ${ms(quantile(numbers, 0.95))}, longest ${ms(Math.max(...numbers))}`
for (const [what, text] of Object.entries({hands, 'a block': block, 'one long row': long})) {
  const {pictures, paints, processor, dropped, rate, values: seen} = await type(browser, site, path, text)
  console.log(`typing ${what}: ${seen.length} keys that write, ${rate.toFixed(1)} keys a second`)
  bound('  keys dropped', dropped, 0, String)
  bound('  key to picture, processor, p95', quantile(processor, 0.95), bounds.picture, ms)
  console.log(`  key to picture, processor: ${times(processor)}`)
  console.log(`  key to picture, clock: ${times(pictures)}`)
  console.log(
    `  key to paint, clock, of the ${paints.length} that took 16 ms and more: ${times([0, ...paints])}`
  )
}
const [load] = loadavg()
console.log(`load of the machine: ${load.toFixed(1)} on ${availableParallelism()} processors`)
await browser.close()
site.close()
process.exit(missed ? 1 : 0)
