/**
 * The extension in VS Code itself, driven as a person would: a slip is marked, explained and repaired, a key is
 * completed, tiles are shown on hover and drawn in the preview.
 *
 *     npm run test:vscode -- [folder for screenshots]
 *
 * Not part of `npm test`: what it installs is large (`code-server.js`).
 */
import assert from 'node:assert/strict'
import {mkdirSync, statSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {chromium} from 'playwright-core'
import {install, startWith} from './code-server.js'

const out = resolve(process.argv[2] ?? 'test-results/vscode')

const pages = {
  'page.md': `# Tiles

Wait for :tiles[123m 45m] and :hanafuda[1h 3h] or :tiles[45].

\`\`\`mahjong
234m345p567s66p78s 9s
ron: 9s from toimen
situation: East 1, South seat, riichi
score: ?
\`\`\`
`,
  '中文.md': `---
mahjong:
  lang: zh-Hans
---

:tiles[45]
`,
  'notes.md': '# Notes\n\nNothing of ours, at 10:30.\n',
  // Markdown for the extension of VS Code, and not for ours: what that one takes is not counted.
  'start.prompt.md': '# Start\n',
  // Its slip shows that the editor and the extensions that it starts with have started.
  'settings.json': '{"slip": }\n'
}

/** How long code-server and the window may take to start, which is not what is looked at: in milliseconds. */
const START = 420_000

/** How long our extension may take to be activated, of which its bench says 3 ms of the processor: in milliseconds. */
const ACTIVATION = 300

/** What a person does in the window, step by step. `shot` writes a picture of it. */
async function drive(page, address, shot) {
  const squiggle = page.locator('.squiggly-error')
  const open = name => page.locator('.explorer-folders-view').getByText(name, {exact: true}).dblclick()
  const goTo = async place => {
    await page.keyboard.press('Control+g')
    await page.keyboard.type(place)
    await page.keyboard.press('Enter')
    await page.locator('.quick-input-widget').waitFor({state: 'hidden'})
  }
  /** Press keys until something is there: in a busy window the focus may come back after the keys. */
  const request = async (keys, wanted) => {
    for (let turn = 0; turn < 8; turn++) {
      for (const key of keys) await page.keyboard.press(key)
      const isThere = await wanted.waitFor({timeout: 12_000}).then(
        () => true,
        () => false
      )
      if (isThere) return
      await page.keyboard.press('Escape')
    }
    await wanted.waitFor()
  }
  const lineOf = words => page.locator('.view-line').filter({hasText: words})

  await page.goto(address, {waitUntil: 'commit', timeout: START})
  await page.locator('.monaco-workbench').waitFor({timeout: START})
  await page.locator('.explorer-folders-view').getByText('settings.json').waitFor({timeout: START})
  await open('start.prompt.md')
  await lineOf('Start').waitFor({timeout: START})
  await open('settings.json')
  await squiggle.first().waitFor({timeout: START})
  console.log(`VS Code has started ${Date.now() - began} ms after this program`)

  await open('notes.md')
  await lineOf('Nothing').waitFor()
  await open('page.md')
  const opened = Date.now()
  await squiggle.first().waitFor()
  console.log(`a slip is marked ${Date.now() - opened} ms after the page is opened`)
  await shot('1-squiggle')

  await goTo('3:59')
  await request(['Control+.'], page.getByText('Replace by `45m`'))
  await shot('2-quick-fix')
  await page.keyboard.press('Enter')
  await lineOf(/or\s:tiles\[45m\]/u).waitFor()
  await squiggle.first().waitFor({state: 'detached'})
  await shot('3-repaired')

  await goTo('6:5')
  const picture = page.locator('.monaco-hover img[src^="data:image/svg+xml"]').first()
  await request(['Control+k', 'Control+i'], picture)
  const {width, height} = await picture.boundingBox()
  assert.ok(width > 200 && height > 20, `Expected a picture of the row, got ${width} × ${height}`)
  await shot('4-hover')
  await page.keyboard.press('Escape')

  await goTo('8:38')
  await page.keyboard.press('Enter')
  await page.keyboard.type('do')
  const dora = page.locator('.suggest-widget .monaco-list-row').filter({hasText: /^dora/}).first()
  await request(['Control+Space'], dora)
  await shot('5-completion')
  const [first] = await page.locator('.suggest-widget .monaco-list-row .label-name').allInnerTexts()
  assert.equal(first, 'dora')
  // What is typed on narrows the list.
  await page.keyboard.type('r')
  await dora.waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+K')

  await goTo('1:1')
  await page.keyboard.press('Control+k')
  await page.keyboard.press('v')
  const drawn = await framesWith(page, 'svg.mahjong-tiles')
  assert.ok(drawn >= 3, `Expected at least 3 pictures in the preview, got ${drawn}`)
  await shot('6-preview')

  await open('中文.md')
  await squiggle.first().waitFor()
  await page.keyboard.press('F8')
  await page
    .locator('.marker-widget')
    .getByText(/[\u4e00-\u9fff]{4}/u)
    .first()
    .waitFor()
  await shot('7-chinese')

  await page.keyboard.press('F1')
  await page.keyboard.type('Show Running Extensions')
  await page.locator('.quick-input-list .monaco-list-row.focused').getByText('Running').first().waitFor()
  await page.keyboard.press('Enter')
  // Extensions are listed by what they took, the slowest first; only those that are in view are there. A window of this
  // height has room for all of them, in a dialog as well.
  await page.setViewportSize({width: 1280, height: 2400})
  const list = page.locator('.runtime-extensions-editor')
  const row = list.locator('.monaco-list-row').filter({hasText: 'Tehai'})
  await list.locator('.monaco-list-row').first().waitFor()
  await scrolledTo(page, list, row)
  await shot('8-running')
  const activation = await row.first().locator('.activation-time').innerText()
  console.log(`VS Code says of the extension: ${activation.replace(/\s+/g, ' ')}`)
  const took = Number.parseInt(/\d+/.exec(activation)[0])
  assert.ok(took <= ACTIVATION, `Expected to be activated in ${ACTIVATION} ms, got ${took} ms`)
}

/** Scroll a list until a row is in view: down to its end, up again, as long as it may still be filled. */
async function scrolledTo(page, list, row) {
  const end = Date.now() + 60_000
  for (let turn = 0; Date.now() < end && (await row.count()) === 0; turn++) {
    await list.hover()
    await page.mouse.wheel(0, turn % 40 < 20 ? 200 : -200)
    await page.waitForTimeout(300)
  }
  await row.first().waitFor()
}

/** How many elements of a selector the frames of a page have, when one has some: a preview is a frame in a frame. */
async function framesWith(page, selector) {
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    const counts = await Promise.all(
      page.frames().map(frame =>
        frame
          .locator(selector)
          .count()
          .catch(() => 0)
      )
    )
    const most = Math.max(...counts)
    if (most > 0) return most
    await page.waitForTimeout(500)
  }
  return 0
}

const began = Date.now()
install()
mkdirSync(out, {recursive: true})
const {address, vsix, stop} = await startWith(pages)
const {size} = statSync(vsix)
assert.ok(size <= 700_000, `Expected an extension of at most 700 kB, got ${size} bytes`)
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({executablePath, args: ['--no-sandbox']})
const page = await browser.newPage({viewport: {width: 1280, height: 800}})
page.setDefaultTimeout(90_000)
const shot = name => page.screenshot({path: join(out, `${name}.png`)})
try {
  await drive(page, address, shot)
  console.log(`passed in ${Math.round((Date.now() - began) / 1000)} s; ${size} bytes; pictures in ${out}`)
} catch (error) {
  await shot('fault')
  throw error
} finally {
  await browser.close()
  await stop()
}
