/**
 * The plugin of Obsidian, as it is published, in a stub of its API (`obsidian.js` says what is stubbed).
 */
import {createRequire} from 'node:module'
import {readFileSync} from 'node:fs'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {launch, screens} from './chromium.js'
import {showNote} from './obsidian.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const note = `---
title: Hands
---

# The shape :tiles[34m]

Draw :tiles[4m], not \`:tiles[code]\` or [:tiles[1m]](https://example.com): **:tiles[25p]{label="two and five"}**.
A second line with :hanafuda[松鶴] and :tile[4m].

- in a list :tiles[8z]

  \`\`\`mahjong title="In a list"
  123m
  \`\`\`

| hand        |
| ----------- |
| :tiles[23m] |

\`\`\`mahjong title="A win" .wide
riichi: yes
234m 345p 456s 66p 78s 9s
score: ?
waits: 36s
\`\`\`

\`\`\`hanafuda
松鶴桜幕芒月
yaku: ?
\`\`\`

::tiles[19m19p19s1234567z]

:::tiles{title="T"}
123m456p
:::

\`\`\`js
":tiles[1m]"
\`\`\`
`

let browser
let page

beforeAll(async () => {
  browser = await launch()
  page = await browser.newPage({viewport: {width: 800, height: 900}})
})
afterAll(() => browser?.close())

const texts = selector => page.locator(selector).allTextContents()
const labels = selector =>
  page.locator(selector).evaluateAll(all => all.map(one => one.getAttribute('aria-label')))

test('a note is drawn and checked, and code and links are left alone', async () => {
  await showNote(page, note)
  expect(await labels('h1 [role=img], p [role=img]')).toEqual(
    expect.arrayContaining(['3 4 man', '4 man', 'two and five', 'pine with crane (bright)'])
  )
  expect(await texts('figcaption')).toEqual([
    'In a list',
    'A win',
    'Rules: standard (brights 15, 10, 8, 6)',
    'T'
  ])
  expect(await page.locator('figure.mahjong.wide').count()).toBe(1)
  expect(await labels('td [role=img]')).toEqual(['2 3 man'])
  expect(await page.locator('.mahjong-hand > svg').count()).toBe(4)
  expect(await texts('code')).toEqual(expect.arrayContaining([':tiles[code]', '":tiles[1m]"\n']))
  expect(await texts('a')).toEqual([':tiles[1m]'])
  expect(await page.locator('.hanafuda-facts').count()).toBe(1)
  expect(
    await page
      .locator('svg')
      .first()
      .evaluate(one => one.getBoundingClientRect().width)
  ).toBeGreaterThan(20)
})

test('what is wrong is said in its place, with the line and column of the note', async () => {
  expect(await texts('.tehai-message')).toEqual([
    expect.stringMatching(/^8:38 .*:tile\[4m\].*:tiles\[4m\]/),
    expect.stringMatching(/^10:20 Unexpected 8z/),
    expect.stringMatching(/^24:8 Unexpected waits 36s, expected 369s/)
  ])
  expect(await texts('.tehai-frame')).toContain('24 | waits: 36s\n   |        ^^^')
  expect(await page.locator('.el-pre:has(figcaption:has-text("A win")) .tehai-messages').count()).toBe(1)
  expect(await page.locator('mark.mahjong-error').textContent()).toBe('8z')
})

test.each(['theme-light', 'theme-dark'])(
  'the page is accessible under %s, whatever the system has',
  async theme => {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({colorScheme})
      await showNote(page, note, {theme})
      const face = await page.evaluate(
        () => getComputedStyle(document.querySelector('svg path[fill="#fcf9ee"]')).fill
      )
      expect(face).toBe(theme === 'theme-dark' ? 'rgb(235, 229, 211)' : 'rgb(252, 249, 238)')
    }
    await page.screenshot({path: `${screens}obsidian-${theme}.png`, fullPage: true})
    await page.addScriptTag({content: axe})
    const {violations} = await page.evaluate(() =>
      window.axe.run('.markdown-rendered', {resultTypes: ['violations']})
    )
    expect(violations.map(({id, nodes}) => `${id}: ${nodes[0].html.slice(0, 200)}`)).toEqual([])
  }
)

test('a note names its language and its rules, else the vault does', async () => {
  const hand = '```mahjong\n1m\nwaits: 2m\n```\n'
  await showNote(page, `---\nlang: ja\n---\n\n${hand}`)
  expect(await texts('dt')).toEqual(['待ち'])
  await showNote(page, hand, {language: 'ja'})
  expect(await texts('dt')).toEqual(['待ち'])
  await showNote(page, hand)
  expect(await texts('dt')).toEqual(['Waits'])
})

test('settings are saved, and rules that are none are refused', async () => {
  await showNote(page, 'text', {data: {rules: 'tenhou'}})
  const type = value =>
    page.evaluate(async typed => {
      const {tabs, loaded} = window.obsidian
      const [rules] = tabs[0].containerEl.querySelectorAll('input')
      const before = rules.value
      rules.value = typed
      rules.dispatchEvent(new Event('change'))
      await new Promise(done => setTimeout(done))
      return {
        before,
        settings: loaded.settings,
        saved: window.obsidian.processors.saved,
        said: window.obsidian.notices
      }
    }, value)
  expect(await type('m-league')).toEqual({
    before: 'tenhou',
    settings: {rules: 'm-league', hanafudaRules: ''},
    saved: {rules: 'm-league', hanafudaRules: ''},
    said: []
  })
  expect((await type('m-leag')).said).toEqual([
    expect.stringContaining('got `m-leag`; did you mean `m-league`?')
  ])
})

test('no text of a note becomes HTML', async () => {
  await showNote(
    page,
    ':tiles[<img src=x onerror=alert(1)>]{label="<b>"}\n\n```mahjong\ntitle: <script>x</script>\n8z<b>\n```\n'
  )
  expect(await page.locator('.markdown-rendered :is(img, b, script)').count()).toBe(0)
  expect(await texts('figcaption')).toEqual(['<script>x</script>'])
})
