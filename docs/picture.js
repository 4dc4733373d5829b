/**
 * Writes docs/picture.png, the picture at the top of the README: docs/picture.md, built and photographed in Chromium.
 *
 *     npm run build && node docs/picture.js
 */
import {readFileSync} from 'node:fs'
import {launch, styleSheet} from '../test/browser/chromium.js'
import {toHtml} from '../test/browser/page.js'

const markdown = readFileSync(new URL('picture.md', import.meta.url), 'utf8').replace(/^---[\s\S]*?---\n/, '')
const html = toHtml(markdown)
const css = `body{margin:0;font:18px/1.7 'Noto Sans',sans-serif;display:grid;grid-template-columns:1fr 1fr}
main{padding:14px 24px} .dark{background:#14171c;color:#ddd}`

const browser = await launch()
const page = await browser.newPage({viewport: {width: 1280, height: 400}, deviceScaleFactor: 1.5})
await page.setContent(
  `<!doctype html><meta charset="utf-8"><style>${css}${styleSheet}</style><main class="light">${html}</main><main class="dark">${html}</main>`
)
// An even height is a whole one in pixels of the picture: part of a row would be a line below it.
const height = 2 * Math.floor((await page.evaluate(() => document.body.scrollHeight)) / 2)
await page.setViewportSize({width: 1280, height})
await page.screenshot({path: new URL('picture.png', import.meta.url).pathname})
await browser.close()
