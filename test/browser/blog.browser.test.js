/**
 * The example blog as its readers meet it: every page under its own policy, light and dark, wide and narrow.
 *
 * Run by `npm run test:browser`, which builds the packages; the blog is built here.
 */
import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {launch, screens, serve} from './chromium.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const blog = new URL('../../examples/blog/', import.meta.url)
execFileSync(process.execPath, ['build.js'], {cwd: blog})
const out = new URL('out/', blog)
const files = Object.fromEntries(
  readdirSync(out, {withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(({name}) => [`/${name}`, readFileSync(new URL(name, out), 'utf8')])
)
const pages = Object.keys(files).filter(name => name.endsWith('.html'))
let browser
let server

beforeAll(async () => {
  browser = await launch()
  server = await serve(files)
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

/** Open a page of the blog with every answer unfolded; gives it with what the console said. */
async function open(path, {width = 900, scheme = 'light'} = {}) {
  const context = await browser.newContext({viewport: {width, height: 800}, colorScheme: scheme})
  const page = await context.newPage()
  const said = []
  page.on('console', message => said.push(message.text()))
  page.on('pageerror', error => said.push(String(error)))
  page.on('requestfailed', request => said.push(`failed: ${request.url()}`))
  page.on('response', response => {
    if (response.status() >= 400) said.push(`${response.status()}: ${response.url()}`)
  })
  await page.goto(server.address + path)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  return {page, said, close: () => context.close()}
}

test('there are articles in both languages', () => {
  expect(pages.length).toBeGreaterThanOrEqual(4)
  const languages = pages.map(name => /<html lang="(\w+)">/.exec(files[name])[1])
  expect(new Set(languages)).toEqual(new Set(['en', 'ja']))
})

describe.each(pages)('%s', path => {
  test.each([
    ['light', 900],
    ['dark', 900],
    ['light', 320],
    ['dark', 320]
  ])('%s, %i px: a quiet console, nothing for axe to find, no scrolling sideways', async (scheme, width) => {
    const {page, said, close} = await open(path, {scheme, width})
    const found = await page.evaluate(
      `(() => {${axe}; return axe.run(document, {resultTypes: ['violations'], selectors: false})})()`
    )
    expect(found.violations.map(({id, nodes}) => `${id}: ${nodes[0].html}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(said).toEqual([])
    await page.screenshot({
      path: `${screens}blog${path.slice(0, -5).replace('/', '-')}-${scheme}-${width}.png`,
      fullPage: true
    })
    await close()
  })

  test('has one picture with words for every row, and links that lead somewhere', async () => {
    const {page, close} = await open(path)
    const {unnamed, dead} = await page.evaluate(names => {
      const pictures = [...document.querySelectorAll('[role=img]')]
      const links = [...document.querySelectorAll('main a[href]')].map(link => link.getAttribute('href'))
      return {
        unnamed: pictures.filter(svg => !svg.getAttribute('aria-label')).length,
        dead: links.filter(href =>
          href.startsWith('#')
            ? !document.getElementById(decodeURIComponent(href.slice(1)))
            : !names.includes(`/${href}`)
        )
      }
    }, Object.keys(files))
    expect(unnamed).toBe(0)
    expect(dead).toEqual([])
    await close()
  })
})
