/**
 * The list of completions of the playground while proposals come late, as they do on a slow machine: what is typed before
 * they come is neither lost nor left without a list.
 */
import {readFileSync} from 'node:fs'
import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest'
import {launch, serve} from './chromium.js'

const folder = new URL('../../examples/astro/src/playground/', import.meta.url)
const modules = ['completion', 'caret', 'edit', 'elements', 'pause', 'prefix']

/** A field in which words can be completed; `answer()` resolves the oldest request that is under way. */
const script = `import {completeIn} from './completion.js'
const words = ['riichi', 'rinshan', 'rivers', 'waits']
const [field, layer, list] = ['field', 'layer', 'list'].map(id => document.getElementById(id))
const requests = []
window.isOffered = true
window.requests = requests
window.answer = () => requests.shift()()
field.addEventListener('input', () => { layer.textContent = field.value })
completeIn({field, layer, list}, offset => {
  const typed = field.value.slice(0, offset)
  const found = words.filter(word => word.startsWith(typed))
  const edit = text => ({start: 0, end: offset, text})
  return new Promise(resolve => requests.push(() => resolve(found.map(label => ({label, edit: edit(label)})))))
}, () => window.isOffered, () => {})`

const html = `<!doctype html><title>Completion</title><textarea id="field" aria-label="Text"></textarea>
<div id="layer"></div><ul id="list" hidden></ul><script type="module" src="/page.js"></script>`

let browser, server, page
beforeAll(async () => {
  const files = modules.map(name => [`/${name}.js`, readFileSync(new URL(`${name}.js`, folder), 'utf8')])
  server = await serve({'/': html, '/page.js': script, ...Object.fromEntries(files)})
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})
beforeEach(async () => {
  page = await browser.newPage()
  page.setDefaultTimeout(5000)
  await page.goto(server.address)
  await page.locator('#field').focus()
})
afterEach(() => page.close())

const requested = count => page.waitForFunction(least => window.requests.length >= least, count)
const answer = () => page.evaluate(() => window.answer())
const labels = () => page.locator('#list:not([hidden]) li').allTextContents()
const value = () => page.locator('#field').inputValue()

/** Type, and let the proposals for it come. */
async function complete(text) {
  await page.keyboard.type(text)
  await requested(1)
  await answer()
}

test('what is typed while proposals are looked for has a list', async () => {
  await page.keyboard.type('r')
  await requested(1)
  await page.keyboard.type('i')
  await answer()
  await requested(1)
  await answer()
  expect(await labels()).toEqual(['riichi', 'rinshan', 'rivers'])
})

test('proposals for a text that is no longer there are not shown', async () => {
  await page.keyboard.type('r')
  await requested(1)
  await page.keyboard.type('x')
  await answer()
  expect(await labels()).toEqual([])
  await requested(1)
  await answer()
  expect(await labels()).toEqual([])
})

test('whether a list is offered is decided after the pause', async () => {
  await page.evaluate(() => (window.isOffered = false))
  await page.keyboard.type('w')
  await page.evaluate(() => (window.isOffered = true))
  await requested(1)
  await answer()
  expect(await labels()).toEqual(['waits'])
})

test('nothing is offered where it should not be, unless it is requested', async () => {
  await page.evaluate(() => (window.isOffered = false))
  await page.keyboard.type('w')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => window.requests.length)).toBe(0)
  await page.keyboard.press('Control+Space')
  await requested(1)
  await answer()
  await page.keyboard.press('Enter')
  expect(await value()).toBe('waits')
})

test('what arrows have led to stays chosen when the list comes again', async () => {
  await complete('r')
  await page.keyboard.type('i')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await requested(1)
  await answer()
  await page.keyboard.press('Enter')
  expect(await value()).toBe('rinshan')
})

test('of an open list what fits the next character is left at once', async () => {
  await complete('r')
  expect(await labels()).toEqual(['riichi', 'rinshan', 'rivers'])
  await page.keyboard.type('in')
  expect(await labels()).toEqual(['rinshan'])
  await page.keyboard.type('x')
  expect(await labels()).toEqual([])
  await requested(1)
  await page.keyboard.press('Backspace')
  await answer()
  await requested(1)
  await answer()
  expect(await labels()).toEqual(['rinshan'])
})

test('typing gives up what arrows have led to', async () => {
  await complete('r')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('i')
  await requested(1)
  await answer()
  expect(await page.locator('#list [aria-selected=true]').count()).toBe(0)
})

test('what was typed since the list was made is replaced as well', async () => {
  await complete('r')
  await page.keyboard.type('ii')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await value()).toBe('riichi')
})

test('Escape gives up proposals that are under way', async () => {
  await page.keyboard.type('r')
  await requested(1)
  await page.keyboard.press('Escape')
  await answer()
  await page.waitForTimeout(200)
  expect(await labels()).toEqual([])
})
