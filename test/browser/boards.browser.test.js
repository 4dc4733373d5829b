/**
 * Boards and rounds in a real browser: a strict policy, phones, keyboards, listeners, dark pages and paper.
 */
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {kifuOf, roundsOf, stepsOf} from '@tehai/core/table'
import {readRecord, roundName, tablesOf} from '@tehai/record'
import {toHtml} from 'hast-util-to-html'
import {kifuElement, roundsElement, stepsElement, tableElement} from 'rehype-tiles/boards'
import {artClasses, mahjong, makeDefinitions} from 'rehype-tiles/render'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {htmlPage, launch, pageCss, screens, serve, styleSheet} from './chromium.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const logs = new URL('../../packages/record/test/logs/', import.meta.url)
let browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** A page with a board, a round to step through, a table of rounds and the printed form. */
function pageOf(file, number, lang, options = {}) {
  const {game} = readRecord(readFileSync(new URL(file, logs), 'utf8'))
  const round = game.rounds[number - 1]
  const tiles = mahjong(options)
  const definitions = makeDefinitions(tiles.art, 'mahjong-')
  const settings = {game: tiles, ink: definitions.ink, className: artClasses(tiles)}
  const view = {player: round.dealer, isOpen: false, language: lang}
  const parts = [
    tableElement(tablesOf(round, game).at(-2), view, settings),
    stepsElement(roundName(round, lang), stepsOf(round, game, lang), view, settings),
    roundsElement(roundsOf(game, lang), lang),
    kifuElement(kifuOf(round, game, lang), lang, settings),
    // The round again, as an article may have it.
    stepsElement(roundName(round, lang), stepsOf(round, game, lang).slice(0, 3), view, settings)
  ]
  return [definitions.element(), ...parts].map(one => toHtml(one)).join('\n')
}

async function open(html, {width = 760, scheme = 'light', lang = 'en', css = true} = {}) {
  const server = await serve({
    '/': htmlPage(html, {lang, css}),
    '/style.css': styleSheet,
    '/page.css': pageCss
  })
  const context = await browser.newContext({viewport: {width, height: 900}, colorScheme: scheme})
  const page = await context.newPage()
  const said = []
  page.on('console', message => said.push(message.text()))
  await page.goto(server.address)
  return {
    page,
    said,
    async close() {
      await context.close()
      server.close()
    }
  }
}

const fourPlayers = ['2011020401gm-00a9-0000-f6eff225.xml', 3]

test.each([
  ['light', 320, 'en', fourPlayers, {}],
  ['dark', 760, 'ja', ['sanma2.xml', 2], {}],
  ['light', 760, 'ja', ['four-riichi.xml', 3], {palette: 'black'}]
])('%s, %i px, %s: nothing scrolls sideways, axe finds nothing, the policy is kept', async (...all) => {
  const [scheme, width, lang, [file, number], options] = all
  const {page, said, close} = await open(pageOf(file, number, lang, options), {width, scheme, lang})
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  const found = await page.evaluate(
    `(() => {${axe}; return axe.run(document, {resultTypes: ['violations'], selectors: false})})()`
  )
  expect(found.violations.map(({id, nodes}) => [id, nodes[0].html.slice(0, 200)])).toEqual([])
  expect(said).toEqual([])
  await page.screenshot({path: `${screens}boards-${scheme}-${width}-${lang}.png`, fullPage: true})
  await close()
})

test('at 320 px the tiles of a board are at least 18 px wide', async () => {
  const {page, close} = await open(pageOf(...fourPlayers, 'en'), {width: 320})
  const unit = await page.evaluate(() => {
    const svg = document.querySelector('.mahjong-table')
    return svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
  })
  // The page of the tests has room at its sides, as phones do: what is left is less than 320.
  const room = await page.evaluate(() => document.querySelector('.mahjong-board').clientWidth)
  expect((unit * 300 * 320) / room).toBeGreaterThan(18)
  await close()
})

test('buttons and marks step through a round, by name and by keyboard', async () => {
  const {page, close} = await open(pageOf(...fourPlayers, 'en'))
  const list = page.locator('.mahjong-steps > ol').first()
  const shown = () => list.evaluate(ol => ol.scrollLeft / ol.clientWidth)
  const session = await page.context().newCDPSession(page)
  const {nodes} = await session.send('Accessibility.getFullAXTree')
  const names = nodes
    .filter(({role}) => ['button', 'tab', 'link'].includes(role?.value))
    .map(({name}) => name?.value)
  expect(names).toEqual(expect.arrayContaining(['Next', 'Previous']))
  expect(names.filter(name => /^\d+$/.test(name)).length).toBeGreaterThan(10)
  await list.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe(2)
  await close()
})

test('without ::scroll-marker, without a style sheet and in print a round is a list', async () => {
  const html = pageOf(...fourPlayers, 'en')
  const plain = await open(html, {css: false})
  const heights = await plain.page
    .locator('.mahjong-steps li')
    .evaluateAll(all => all.map(li => li.getBoundingClientRect().top))
  expect(new Set(heights).size).toBe(heights.length)
  await plain.close()
  const {page, close} = await open(html)
  await page.emulateMedia({media: 'print'})
  const ol = page.locator('.mahjong-steps > ol').first()
  expect(await ol.evaluate(one => getComputedStyle(one).display)).toBe('grid')
  expect(await ol.evaluate(one => one.scrollWidth <= one.clientWidth)).toBe(true)
  await close()
})

test('what is read aloud says where everything lies', async () => {
  const {page, close} = await open(pageOf(...fourPlayers, 'en'))
  const board = page.locator('.mahjong-board').first()
  expect(await board.ariaSnapshot()).toMatch(
    /img "East 3, North seat has discarded 5 sou, 26 tiles left, dora indicator 3 pin\."/
  )
  expect(await board.ariaSnapshot()).toMatch(/listitem: "East seat, Self, 31,600 points\./)
  await close()
})
