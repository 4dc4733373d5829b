/**
 * Blocks under the style sheets of seven themes: what our sheet lays out is as it is without a theme.
 *
 * Themes style `figure`, `dl`, `table`, `details` and `svg` of every article. Each element of ours is compared with itself
 * on a page without a theme, in the properties that the table below names; lengths in em.
 */
import {afterAll, beforeAll, expect, test} from 'vitest'
import {launch, screens, serve, styleSheet} from './chromium.js'
import {everything, everythingInJapanese, toHtml} from './page.js'
import {themeSheets} from './themes/sheets.js'

const blocks = `
\`\`\`mahjong
situation: East 1, South seat, riichi
234m345p567s66p78s 9s
ron: 9s from toimen
indicator: 5p
score: ?
waits: ?
\`\`\`

\`\`\`mahjong
123m406p22s12377z 4s
discards: ?
question: what now?
answer: 4s
\`\`\`

\`\`\`mahjong
table: score
\`\`\`
`
const body = `${toHtml(everything + blocks)}<section lang="ja">${toHtml(everythingInJapanese)}</section>`

const sides = ['Top', 'Right', 'Bottom', 'Left']
const margin = sides.map(side => `margin${side}`)
const padding = sides.map(side => `padding${side}`)
const frame = [...padding, ...sides.map(side => `border${side}Width`), 'backgroundColor']
const places = ['display', 'float', 'fontSize', 'whiteSpace', 'flexBasis']
const words = ['fontStyle', 'textTransform', 'letterSpacing', 'opacity']

/** Our elements → what no theme may change of them. */
const held = {
  '.mahjong': [...margin, ...frame],
  '.mahjong > figcaption': [...margin, ...frame, ...words],
  '.mahjong-tiles': ['display', 'overflow', 'verticalAlign', ...margin, ...frame],
  '.mahjong-row': ['display', ...margin, ...frame, 'whiteSpace'],
  '.mahjong-facts, .mahjong-fact, .mahjong-fact > :is(dt, dd)': [...places, ...margin, ...frame, ...words],
  '.mahjong-yaku-list, .mahjong-yaku-list > li': ['display', 'listStyleType', ...margin, ...frame],
  '.mahjong-situation, .mahjong-note, .mahjong-player-name': [
    'display',
    'fontSize',
    ...margin,
    ...frame,
    ...words
  ],
  '.mahjong-players, .mahjong-player': ['display', ...frame, 'boxShadow'],
  '.mahjong-fold, .mahjong-fu, .mahjong-fu > p': [...frame, 'boxShadow', ...words],
  '.mahjong-ukeire': ['display', ...margin],
  '.mahjong-ukeire :is(th, td)': ['display', ...padding, 'textAlign'],
  '.mahjong-ukeire :is(th, td) > *': [...margin]
}

/** Runs in the page: values of what is held, a line each; lengths in em, sizes of letters in those of their parents. */
function measure(held) {
  const em = size => text => `${(Number.parseFloat(text) / size).toFixed(1)}em`
  const lines = []
  for (const [selector, names] of Object.entries(held)) {
    for (const [index, element] of [...document.querySelectorAll(selector)].entries()) {
      const style = getComputedStyle(element)
      const size = Number.parseFloat(style.fontSize)
      for (const name of names) {
        const unit =
          name === 'fontSize' ? Number.parseFloat(getComputedStyle(element.parentElement).fontSize) : size
        const value = style[name].replace(/-?[\d.]+px/g, em(unit))
        lines.push(
          `${selector} [${index}] ${element.className.baseVal ?? element.className} ${name}: ${value}`
        )
      }
    }
  }
  return lines
}

/** Runs in the page: parts of blocks that hang out of the window; rivers scroll by themselves. */
const wider = () =>
  [...document.querySelectorAll('.mahjong :not(svg *, .mahjong-river *)')]
    .filter(element => element.getBoundingClientRect().right > window.innerWidth + 1)
    .map(element => `${element.tagName} ${element.className.baseVal ?? element.className}`)

const themes = await themeSheets()
const pageOf = (
  {article, root = ''},
  css
) => `<!doctype html><html lang="en" ${root}><head><meta charset="utf-8">
<title>Tiles</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${css}">
<link rel="stylesheet" href="/style.css"></head><body><main class="${article}">${body}</main></body></html>`

const files = {'/style.css': styleSheet, '/none.css': '', '/none': pageOf({article: ''}, '/none.css')}
for (const [name, theme] of Object.entries(themes)) {
  files[`/${name}.css`] = theme.sheet
  files[`/${name}`] = pageOf(theme, `/${name}.css`)
}

let browser
let server
let plain
beforeAll(async () => {
  browser = await launch()
  server = await serve(files)
  plain = await linesOf('none', 900)
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

/** Open a page; gives what is measured on it, and keeps a picture of its beginning. */
async function linesOf(name, width) {
  const page = await browser.newPage({viewport: {width, height: 1600}})
  await page.goto(`${server.address}/${name}`)
  await page.screenshot({path: `${screens}theme-${name}-${width}.png`})
  const lines = await page.evaluate(measure, held)
  const wide = await page.evaluate(wider)
  await page.close()
  return {lines, wide}
}

test.each(Object.keys(themes))('%s changes nothing of how blocks are laid out', async name => {
  const {lines} = await linesOf(name, 900)
  expect(lines.length).toBeGreaterThan(3000)
  expect(lines.filter(line => !plain.lines.includes(line))).toEqual([])
})

test.each(Object.keys(themes))('%s: no block is wider than a window of 320 px', async name => {
  expect((await linesOf(name, 320)).wide).toEqual([])
})
