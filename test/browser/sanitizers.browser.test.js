/**
 * What DOMPurify leaves of pictures, in a real browser: it removes `<use>`, through which pictures share their art.
 */
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {launch} from './chromium.js'
import {toHtml} from './page.js'

const purify = readFileSync(createRequire(import.meta.url).resolve('dompurify/dist/purify.min.js'), 'utf8')
const markdown = Array.from({length: 12}, (_, index) => `:tiles[${(index % 9) + 1}p 5'55z]`).join(' ')
let browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** What DOMPurify leaves of a page: pictures, `<use>` in them, and whether it is the same page to the letter. */
async function purified(output) {
  const page = await browser.newPage({viewport: {width: 800, height: 400}})
  await page.setContent(`<!doctype html><main>${toHtml(markdown, {rehype: {output}})}</main>`)
  await page.addScriptTag({content: purify})
  const found = await page.evaluate(() => {
    const main = document.querySelector('main')
    const count = () => main.querySelectorAll('use').length
    const had = count()
    const before = main.innerHTML
    main.innerHTML = globalThis.DOMPurify.sanitize(before)
    const pictures = main.querySelectorAll('[role=img]').length
    return {had, left: count(), pictures, isSame: main.innerHTML === before}
  })
  await page.close()
  return found
}

test('DOMPurify leaves pictures that are complete in themselves', async () => {
  expect(await purified('inline')).toEqual({had: 0, left: 0, pictures: 12, isSame: true})
})

test('DOMPurify takes the tiles of pictures that share their art', async () => {
  expect(await purified('auto')).toMatchObject({
    had: expect.any(Number),
    left: 0,
    pictures: 12,
    isSame: false
  })
})
