/**
 * The page to play koi-koi as people use it: a match by mouse, by touch and by keyboard alone, to its end, in both
 * languages; what it gives at the end builds without a message.
 */
import {readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {createRequire} from 'node:module'
import {mulberry32, parseRecord, randomBelow} from '@tehai/koikoi'
import rehypeStringify from 'rehype-stringify'
import remarkHanafuda from 'remark-hanafuda'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {buildPage} from '../koikoi-page/build.js'
import {launch, screens} from './chromium.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Content types by extension; scripts keep the names of their sources. */
const types = {css: 'text/css', ts: 'text/javascript', js: 'text/javascript'}

let browser
let server
let address

beforeAll(async () => {
  const files = await buildPage()
  server = createServer((request, response) => {
    const path = request.url.split('?')[0]
    const text = files[path]
    const type = types[path.split('.')[1]] ?? 'text/html'
    response.writeHead(text === undefined ? 204 : 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': "default-src 'self'"
    })
    response.end(text)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${server.address().port}`
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

/** Open the page; gives it with everything that the console said. */
async function open(language, {fragment = '', width = 900, scheme = 'light', ...rest} = {}) {
  const context = await browser.newContext({viewport: {width, height: 900}, colorScheme: scheme, ...rest})
  const page = await context.newPage()
  const said = []
  page.on('console', message => said.push(message.text()))
  page.on('pageerror', error => said.push(String(error)))
  await page.goto(`${address}/${language}#pace=0&rounds=1&opponent=greedy&${fragment}`)
  await page.waitForSelector('#koikoi[data-phase=settings]')
  return {page, said, close: () => context.close()}
}

/** Wait until the person is to do something; gives the phase. */
async function settle(page) {
  const handle = await page.waitForFunction(() => {
    const {phase} = document.querySelector('#koikoi').dataset
    return phase === 'watching' ? null : phase
  })
  return handle.jsonValue()
}

/** Ways to play: how each begins, chooses what it can, and goes on to the next round. */
const ways = {
  mouse: {
    begin: page => page.click('.settings .main'),
    act: async page => {
      const [answer] = await page.locator('.bar .main, .field button').all()
      await (answer ?? page.locator('.hand button').last()).click()
    },
    next: page => page.click('.result .main')
  },
  touch: {
    begin: page => page.tap('.settings .main'),
    act: async page => {
      const [answer] = await page.locator('.bar .main, .field button').all()
      await (answer ?? page.locator('.hand button').first()).tap()
    },
    next: page => page.tap('.result .main')
  },
  keyboard: {
    begin: async page => {
      // From the top of the page, over the fields of the form.
      for (let presses = 0; presses < 8; presses++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement.matches('.settings .main'))) break
      }
      await page.keyboard.press('Enter')
    },
    act: async (page, turn) => {
      const inside = await page.evaluate(() => document.activeElement.tagName)
      expect(inside).toBe('BUTTON')
      // By turns: the card under the focus, the next one, a key of its own.
      if (turn % 3 === 1) await page.keyboard.press('ArrowRight')
      await page.keyboard.press(
        (await page.locator('.bar .main').count()) > 0 ? 's' : turn % 3 === 2 ? '1' : 'Enter'
      )
    },
    next: page => page.keyboard.press(page.turns++ % 2 === 0 ? 'Enter' : 'n')
  }
}

/** Play a match to its end. */
async function playMatch(page, way, look = async () => {}) {
  page.turns = 0
  await way.begin(page)
  for (let turn = 0; turn < 60; turn++) {
    const phase = await settle(page)
    await look(phase, turn)
    if (phase === 'match-over') return
    if (phase === 'round-over') await way.next(page)
    else await way.act(page, turn)
  }
  throw new Error('Expected an end of the match, got none')
}

/** Rounds of the record that the page shows, built as a page. */
async function checkRecord(page) {
  const markdown = await page.inputValue('#markdown')
  const file = new VFile(markdown)
  const processor = unified().use(remarkParse).use(remarkHanafuda).use(remarkRehype).use(rehypeStringify)
  const html = String(await processor.process(file))
  expect(file.messages.map(String)).toEqual([])
  expect(html).toContain('hanafuda')
  const records = [...markdown.matchAll(/```hanafuda\ntitle: .*\n([^]*?)```/g)]
  const scores = records.map(([, record]) => parseRecord(record).state.result.scores)
  const totals = [0, 1].map(seat => scores.reduce((sum, score) => sum + score[seat], 0))
  const shown = await page.locator('.who .score').allTextContents()
  expect(shown.map(text => Number.parseInt(text, 10))).toEqual(totals.toReversed())
  expect(markdown).toMatch(new RegExp(`${totals[0]}( : |対)${totals[1]}`))
  return records.length
}

describe.each(['en', 'ja'])('a match in %s', language => {
  test.each([
    ['mouse', {fragment: 'seed=23&rounds=3', width: 900}],
    ['touch', {fragment: 'seed=24&rounds=1&rules=nintendo', width: 320, hasTouch: true, isMobile: true}],
    ['keyboard', {fragment: 'seed=25&rounds=3', width: 760, reducedMotion: 'reduce'}]
  ])('by %s alone', {timeout: 120_000}, async (name, options) => {
    const {page, said, close} = await open(language, options)
    await playMatch(page, ways[name])
    expect(await checkRecord(page)).toBe(options.fragment.includes('rounds=3') ? 3 : 1)
    expect(await page.locator('.course p').count()).toBeGreaterThan(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.width)
    expect(said).toEqual([])
    await close()
  })
})

test.each([
  ['en', 'light', 1280],
  ['ja', 'dark', 760],
  ['ja', 'light', 320],
  ['en', 'dark', 320],
  ['zh-Hans', 'light', 320],
  ['zh-Hant', 'dark', 320],
  ['ko', 'light', 320]
])('axe finds nothing in any phase (%s, %s, %i px)', {timeout: 240_000}, async (language, scheme, width) => {
  const {page, said, close} = await open(language, {scheme, width, fragment: 'seed=23'})
  const seen = new Set()
  const look = async phase => {
    const answers = await page.locator('.bar .main').count()
    const choices = await page.locator('.field button').count()
    const moment = `${phase} ${answers} ${Math.min(choices, 1)}`
    if (seen.has(moment)) return
    seen.add(moment)
    if (moment === 'choosing 0 0') {
      await page.click('.tools button')
      await page.waitForSelector('.worth')
      expect(await page.locator('.prompt').textContent()).toMatch(/[+−]\d/)
    }
    await page.waitForTimeout(400)
    const found = await page.evaluate(
      `(() => {${axe}; return axe.run({exclude: ['.sprite']}, {resultTypes: ['violations'], selectors: false})})()`
    )
    expect(found.violations.map(({id, nodes}) => `${moment} ${id}: ${nodes[0].html}`)).toEqual([])
    const file = `koikoi-${language}-${scheme}-${width}-${moment.replaceAll(' ', '-')}.png`
    await page.screenshot({path: screens + file, fullPage: true})
  }
  await look('settings')
  await playMatch(page, ways.mouse, look)
  expect(seen.size).toBeGreaterThanOrEqual(4)
  expect(said).toEqual([])
  await close()
})

test('the same address gives the same deal, and undo leads back to it', async () => {
  const {page, close} = await open('en', {fragment: 'seed=19&rules=nintendo'})
  const cards = () => page.locator('.hand [data-card]').evaluateAll(all => all.map(card => card.dataset.card))
  await ways.mouse.begin(page)
  await settle(page)
  const dealt = await cards()
  await ways.mouse.act(page)
  await settle(page)
  expect(await cards()).not.toEqual(dealt)
  await page.getByRole('button', {name: 'Undo'}).click()
  expect(await cards()).toEqual(dealt)
  expect(new URL(page.url()).hash).toBe('#rules=nintendo&opponent=greedy&rounds=1&seed=19')
  await page.getByRole('button', {name: 'New match'}).click()
  await page.fill('[name=seed]', '19')
  await ways.mouse.begin(page)
  await settle(page)
  expect(await cards()).toEqual(dealt)
  await close()
})

test(
  'random clicks and keys, also while cards move: no error, and always an end',
  {timeout: 240_000},
  async () => {
    for (const seed of [1, 2]) {
      const random = mulberry32(seed)
      const {page, said, close} = await open('en', {fragment: `seed=${seed}`, width: 760})
      await ways.mouse.begin(page)
      for (let step = 0; step < 400; step++) {
        if ((await page.getAttribute('#koikoi', 'data-phase')) === 'match-over') break
        if (randomBelow(random, 2) === 0) {
          const keys = '12345678ksnh1k'
          await page.keyboard.press(keys[randomBelow(random, keys.length)])
        } else {
          const [x, y] = [20 + randomBelow(random, 720), 100 + randomBelow(random, 780)]
          const target = await page.evaluate(
            ([left, top]) => document.elementFromPoint(left, top)?.closest('.tools, a') !== null,
            [x, y]
          )
          if (!target) await page.mouse.click(x, y)
        }
      }
      while ((await settle(page)) !== 'match-over') await ways.mouse.act(page)
      await checkRecord(page)
      expect(said).toEqual([])
      await close()
    }
  }
)

test('without workers the page thinks itself', async () => {
  const {page, said, close} = await open('en', {fragment: 'seed=23'})
  await page.route('**/worker.ts', route => route.abort())
  await page.reload()
  await page.waitForSelector('#koikoi[data-phase=settings]')
  await playMatch(page, ways.mouse)
  expect(said.filter(text => !text.includes('worker.ts') && !text.includes('ERR_FAILED'))).toEqual([])
  await close()
})
