/**
 * Writes the pictures of docs/records.md and its translations: each block that has a picture after it, built and photographed in
 * Chromium.
 *
 *     npm run build && node docs/records.js
 *     node docs/records.js ja/records.md          only this page
 */
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {recordReader} from '@tehai/core/log'
import {languages, loadLanguage} from '@tehai/kernel/source'
import {toPage} from '../test/browser/page.js'

const read = path => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Records as the page names them, from where the tests have them. */
const records = recordReader(path => ({
  text: read(`../packages/record/test/logs/${path.replace(/^paifu\//, '')}`),
  path
}))

/** A block, indented as the page shows it, and the picture of it. */
const shown = /((?:^ {4}.*\n)+)\n!\[([^\]]+)\]\((?:\.\.\/)?records\/([\w-]+)\.png\)/gm

await Promise.all(languages.map(language => loadLanguage(language)))

/** The pages, and their languages. */
export const recordPages = languages.map(language => [
  language === 'en' ? 'records.md' : `${language}/records.md`,
  language
])

/** The blocks of a page that have a picture: name, words in its place, HTML, and what is reported of it. */
export function pictures(page, lang) {
  return [...read(page).matchAll(shown)].map(([, block, words, name]) => {
    const markdown = block.replace(/^ {4}/gm, '')
    const {html, messages} = toPage(markdown, {remark: {records, lang}})
    return {name, words, html, messages}
  })
}

/** The room of a column of text; the table of a game is wider. */
const widths = {rounds: 820}

const css = `body{margin:0;background:#fff;font:16px/1.6 'Noto Sans','Noto Sans CJK JP',sans-serif}
main{padding:12px 20px} figure.mahjong{margin:0}`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {launch, styleSheet} = await import('../test/browser/chromium.js')
  const browser = await launch()
  const named = process.argv.slice(2)
  const pages = recordPages.filter(([page]) => named.length === 0 || named.includes(page))
  for (const {name, html} of pages.flatMap(([page, lang]) => pictures(page, lang))) {
    const width = widths[name.replace(/-.+$/, '')] ?? 620
    const page = await browser.newPage({viewport: {width, height: 300}, deviceScaleFactor: 1.5})
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>${css}${styleSheet}</style><main>${html}</main>`
    )
    // A picture of another height than the window would begin at the first panel again.
    const height = await page.evaluate(() => document.body.scrollHeight)
    await page.setViewportSize({width, height})
    // Of a round to step through, a panel in its middle.
    await page.evaluate(() => {
      const list = document.querySelector('.mahjong-steps > ol')
      list?.children[Math.floor(list.children.length / 2)]?.scrollIntoView({behavior: 'instant'})
      scrollTo(0, 0)
    })
    await page.waitForTimeout(1000)
    const path = fileURLToPath(new URL(`records/${name}.png`, import.meta.url))
    await page.screenshot({path})
    await page.close()
  }
  await browser.close()
}
