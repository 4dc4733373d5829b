/**
 * Uses the playground of the wiki as its readers do: by keyboard, by mouse, through its address.
 *
 *     node examples/playground.js                      the built examples/astro
 *     node examples/playground.js path/to/dist         the same site, built elsewhere
 *
 * All of it under `default-src 'self'`. Nothing may be said in the console, nothing requested from another host, axe finds
 * nothing on the whole page, nothing is wider than the window. Pictures go to `reports/screens/`.
 */
import {mkdirSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {launch} from '../test/browser/chromium.js'
import {everywhere, uses} from './playground-uses.js'
import {strictPolicy} from './policy.js'
import {serve} from './serve.js'
import {folderOf, outputs} from './sites.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const screens = fileURLToPath(new URL('../reports/screens/', import.meta.url))

/** Folders of languages: what is resident is used in every way, what is loaded in those where words matter. */
const languages = ['en', 'ja', 'zh-hans', 'zh-hant', 'ko']
const resident = ['en', 'ja']
const usesIn = language =>
  Object.entries(uses).filter(([what]) => resident.includes(language) || everywhere.includes(what))

const looks = [
  {colorScheme: 'light', width: 1100},
  {colorScheme: 'dark', width: 320}
]

/** What is shown while axe looks: an example by its place, and what was chosen. */
const states = [
  {name: 'row', example: 0},
  {name: 'claims', example: 3},
  {name: 'problem', example: 5, palette: 'black'},
  {name: 'dialect', example: 7},
  {name: 'slips', example: 8, size: 'xl'}
]

/** Open the playground, and note what must not happen on any page. */
async function open(browser, address, language, options, fragment = '') {
  const context = await browser.newContext({acceptDownloads: true, bypassCSP: false, ...options})
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const wrong = []
  const requests = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) wrong.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => wrong.push(`error: ${error}`))
  page.on('request', request => {
    requests.push(request.url())
    if (!/^(?:blob:)?http:\/\/127\.0\.0\.1/.test(request.url())) wrong.push(`request: ${request.url()}`)
  })
  await page.goto(`${address}/${language}/playground/${fragment}`)
  await page.waitForSelector('#playground[data-ready] #picture svg')
  return {page, context, wrong, requests, language}
}

/** Wait until everything that belongs to what is typed is there. */
export const settle = page =>
  page
    .waitForSelector('#playground:not([aria-busy=true]):not([data-pending])')
    .then(() => page.waitForTimeout(250))

const inspect = async () => {
  const {violations} = await window.axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    selectors: false
  })
  const width = document.documentElement.clientWidth
  const {scrollWidth} = document.scrollingElement
  const styled = document.querySelectorAll('#picture [style], style, script:not([src])')
  return [
    ...violations.flatMap(({id, nodes}) => nodes.map(({html}) => `axe ${id}: ${html.slice(0, 120)}`)),
    ...(scrollWidth > width ? [`overflow: ${scrollWidth} px in a window of ${width} px`] : []),
    ...Array.from(styled, element => `style or script: ${element.outerHTML.slice(0, 120)}`)
  ]
}

/** Open the playground for one thing to be tried in it; gives what was tried, and what was wrong. */
async function attempt(browser, address, {language, name, ...options}, steps) {
  let wrong = []
  try {
    const opened = await open(browser, address, language, options)
    ;({wrong} = opened)
    await steps(opened)
    await opened.context.close()
  } catch (error) {
    wrong = [...wrong, String(error).split('\n')[0]]
  }
  return {path: `/${language}/playground${name}`, wrong, others: []}
}

/** Look at the playground in one look and language, in every state. */
async function look(browser, address, language, {colorScheme, width}) {
  const name = ` ${colorScheme} ${width}`
  const options = {language, name, colorScheme, viewport: {width, height: 900}}
  return attempt(browser, address, options, async ({page, wrong}) => {
    const inspectAs = async state => {
      const file = `playground-${state}-${language}-${colorScheme}-${width}.png`
      // Anywhere else a bar that stays in view covers what has been scrolled under it.
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.screenshot({path: join(screens, file), fullPage: true})
      const found = await page.evaluate(inspect)
      wrong.push(...found.map(what => `${state}: ${what}`))
    }
    for (const {name: state, example, palette, size} of states) {
      await page.locator('.starts button').nth(example).click()
      // What is below the picture moves while it is drawn, and would not be hit.
      if (palette || size) await settle(page)
      if (palette) await page.locator(`input[value=${palette}]`).check()
      if (size) await page.locator(`input[value=${size}]`).check()
      await settle(page)
      await inspectAs(state)
    }
    await page.fill('#text', 'title: A hand\n123m456p789s1122z\n')
    await page.locator('#text').press('Control+End')
    await page.keyboard.press('Control+Space')
    await page.locator('#completions [role=option]').first().waitFor()
    await inspectAs('completion')
    await page.keyboard.press('Escape')
    if (await page.locator('#tray').isHidden()) await page.click('#showTray')
    await page.click('#showDrafts')
    await inspectAs('tools')
  })
}

/** Use the playground in one way. */
const use = (browser, address, language, [what, steps]) =>
  attempt(browser, address, {language, name: `: ${what}`, viewport: {width: 1100, height: 900}}, opened => {
    const must = (isTrue, claim) => isTrue || opened.wrong.push(claim)
    return steps({...opened, address, must, settle: () => settle(opened.page)})
  })

/**
 * Check the playground.
 *
 * @param folder
 *   The pages of the built wiki.
 * @returns
 *   What was tried, and what was wrong with it.
 */
export async function checkPlayground(browser, folder) {
  mkdirSync(screens, {recursive: true})
  const {address, close} = await serve(folder, () => strictPolicy)
  const results = []
  const withAxe = Object.assign(Object.create(browser), {
    async newContext(options) {
      const context = await browser.newContext(options)
      await context.addInitScript(axe)
      return context
    }
  })
  // Looking needs the processor, and using waits for the page. Uses follow each other: they share a clipboard.
  const lookAll = async () => {
    for (const language of languages)
      for (const one of looks) results.push(await look(withAxe, address, language, one))
  }
  const useAll = async () => {
    for (const language of languages)
      for (const one of usesIn(language)) results.push(await use(browser, address, language, one))
  }
  await Promise.all([lookAll(), useAll()])
  close()
  return results
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? join(folderOf('astro'), outputs.astro)
  const browser = await launch()
  const results = await checkPlayground(browser, folder)
  await browser.close()
  for (const {path, wrong} of results) {
    console.log([`${path}: ${wrong.length === 0 ? 'ok' : 'WRONG'}`, ...new Set(wrong)].join('\n  '))
  }
  process.exitCode = results.some(({wrong}) => wrong.length > 0) ? 1 : 0
}
