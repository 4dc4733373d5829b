/**
 * Pages in a real browser: how they look, how they are read and copied, how they print, and how they behave in narrow and strict places.
 */
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import satteriMahjong from '@tehai/satteri'
import MarkdownIt from 'markdown-it'
import markdownItTehai from 'markdown-it-tehai'
import hanafuda from 'remark-hanafuda/game'
import {styleOf} from 'rehype-tiles'
import {markdownToHtml} from 'satteri'
import toy from '../toy-tiles.js'
import {htmlPage, launch, pageCss, screens, serve, styleSheet} from './chromium.js'
import {everything, everythingInJapanese, toHtml} from './page.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** Open a page of HTML; gives it with what the console said. */
async function open(
  html,
  {width = 900, scheme = 'light', scale = 1, css = true, lang = 'en', more = ''} = {}
) {
  const files = {'/': htmlPage(html, {lang, css}), '/style.css': styleSheet + more, '/page.css': pageCss}
  const server = await serve(files)
  const context = await browser.newContext({
    viewport: {width, height: 700},
    colorScheme: scheme,
    deviceScaleFactor: scale,
    bypassCSP: false
  })
  const page = await context.newPage()
  const said = []
  const requests = []
  page.on('console', message => said.push(message.text()))
  page.on('pageerror', error => said.push(String(error)))
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  await page.goto(server.address)
  return {
    page,
    said,
    requests,
    async close() {
      await context.close()
      server.close()
    }
  }
}

/** Colour in the middle of an element as painted, e.g. `235,229,211`. */
async function middleOf(locator) {
  const png = (await locator.screenshot()).toString('base64')
  const page = await browser.newPage()
  const colour = await page.evaluate(async source => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    return context
      .getImageData(image.width / 2, image.height / 2, 1, 1)
      .data.slice(0, 3)
      .join()
  }, `data:image/png;base64,${png}`)
  await page.close()
  return colour
}

const pages = {
  english: {html: toHtml(everything), lang: 'en'},
  japanese: {html: toHtml(everythingInJapanese, {remark: {lang: 'ja'}}), lang: 'ja'},
  'english-in-place': {html: toHtml(everything, {rehype: {output: 'inline'}}), lang: 'en'}
}

describe('pictures of pages, to be looked at', () => {
  for (const [name, {html, lang}] of Object.entries(pages)) {
    for (const scheme of ['light', 'dark']) {
      for (const [size, width, scale] of [
        ['16px', 900, 1],
        ['large', 900, 3],
        ['narrow', 320, 2]
      ]) {
        test(`${name}, ${scheme}, ${size}: no console message, no request but the page's own`, async () => {
          const {page, said, requests, close} = await open(html, {width, scheme, scale, lang})
          await page.screenshot({path: `${screens}${name}-${scheme}-${size}.png`, fullPage: true})
          expect(said).toEqual([])
          expect(requests.sort()).toEqual(['/', '/page.css', '/style.css'])
          await close()
        })
      }
    }
  }
})

describe('a page', () => {
  test('has nothing for axe to find, in both languages and outputs', async () => {
    for (const {html, lang} of Object.values(pages)) {
      const {page, close} = await open(html, {lang})
      const found = await page.evaluate(
        `(() => {${axe}; return axe.run(document, {resultTypes: ['violations'], selectors: false})})()`
      )
      expect(found.violations.map(({id, nodes}) => `${id}: ${nodes[0].html}`)).toEqual([])
      expect(found.passes.some(({id}) => id === 'role-img-alt')).toBe(true)
      await close()
    }
  })

  test('keeps the pitch of its lines around inline tiles, with and without the style sheet', async () => {
    const prose =
      'One line of text that goes on long enough to break into several lines on this page, '.repeat(4)
    const tiles = prose.replaceAll('line', 'line :tiles[123m0567p 5z]')
    for (const css of [true, false]) {
      const {page, close} = await open(toHtml(`${prose}\n\n${tiles}`), {css, width: 700})
      const pitches = await page.evaluate(() =>
        [...document.querySelectorAll('p')].map(paragraph => {
          const tops = new Set()
          const range = document.createRange()
          const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
          while (walker.nextNode()) {
            if (walker.currentNode.parentElement.closest('svg, datalist')) continue
            range.selectNodeContents(walker.currentNode)
            for (const {top} of range.getClientRects()) tops.add(Math.round(top))
          }
          const sorted = [...tops].sort((a, b) => a - b)
          return sorted.slice(1).map((top, index) => top - sorted[index])
        })
      )
      const [plain, tiled] = pitches
      expect(plain.length).toBeGreaterThan(2)
      expect(tiled.length).toBeGreaterThan(plain.length)
      for (const pitch of tiled) expect(Math.abs(pitch - plain[0])).toBeLessThanOrEqual(1)
      await close()
    }
  })

  test('centres inline tiles on the text, with and without the style sheet', async () => {
    for (const css of [true, false]) {
      const {page, close} = await open(toHtml('H:tiles[5m]H'), {css})
      const {tile, baseline, em} = await page.evaluate(() => {
        const path = document.querySelector('svg path').getBoundingClientRect()
        const mark = document.createElement('span')
        mark.style.cssText = 'display:inline-block;width:1px;height:0'
        document.querySelector('p').append(mark)
        return {
          tile: {top: path.top, bottom: path.bottom, height: path.height},
          baseline: mark.getBoundingClientRect().bottom,
          em: 16
        }
      })
      expect(tile.height / em).toBeCloseTo(1.4, 1)
      const middle = baseline - (tile.top + tile.bottom) / 2
      expect(Math.abs(middle / em - 0.36)).toBeLessThan(0.04)
      await close()
    }
  })

  test('yields its notation when copied', async () => {
    const {page, close} = await open(toHtml("before :tiles[1'23p] after\n\n```mahjong\n123m 55-5z\n```"))
    const copied = await page.evaluate(() => {
      getSelection().selectAllChildren(document.querySelector('main'))
      return getSelection().toString()
    })
    expect(copied.replace(/\s+/g, ' ')).toContain("before 1'23p after")
    expect(copied.replace(/\s+/g, ' ')).toContain('123m 55-5z')
    await close()
  })

  test('fits into 320 px: nothing makes the page scroll sideways, river tiles stay 24 px or taller', async () => {
    for (const {html, lang} of Object.values(pages)) {
      const {page, close} = await open(html, {width: 320, lang})
      const {scroll, rivers} = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        rivers: [...document.querySelectorAll('.mahjong-river svg')].map(svg => {
          const {height} = svg.getBoundingClientRect()
          return (height / svg.viewBox.baseVal.height) * 400
        })
      }))
      expect(scroll).toBeLessThanOrEqual(320)
      for (const height of rivers) expect(height).toBeGreaterThanOrEqual(24)
      await close()
    }
  })

  test('wraps a block by whole melds before anything shrinks', async () => {
    const {page, close} = await open(toHtml('```mahjong\n4567p 3-12s 55-5z 1111+m 777-=7z\n```'), {
      width: 320
    })
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('.mahjong-block svg')].map(svg => {
        const {height} = svg.getBoundingClientRect()
        return Math.round((height / svg.viewBox.baseVal.height) * 400 * 10) / 10
      })
    )
    expect(heights).toHaveLength(5)
    for (const height of heights) expect(height).toBeCloseTo(2.6 * 16, 0)
    await close()
  })

  test('never begins a line with a closing mark after a tile', async () => {
    const text = `${'あ'.repeat(19)}:tiles[4m]、${'い'.repeat(19)}:tiles[5m]。`
    const {page, close} = await open(toHtml(text), {width: 352, lang: 'ja'})
    const gaps = await page.evaluate(() =>
      [...document.querySelectorAll('.mahjong-nowrap')].map(span => {
        const svg = span.querySelector('svg').getBoundingClientRect()
        const range = document.createRange()
        range.selectNode(span.lastChild)
        return Math.abs(range.getBoundingClientRect().left - svg.right)
      })
    )
    expect(gaps).toHaveLength(2)
    for (const gap of gaps) expect(gap).toBeLessThan(4)
    await close()
  })

  const lines = {
    ja: 'ここで:牌[4m]をツモると、:牌[147p]、:牌[25s]。「:牌[0p]」を切れば（:牌[58m]）が残り、:牌[東]・:牌[南]は：不要！',
    'zh-Hans':
      '这里摸到:牌[4m]，就听:牌[147p]、:牌[25s]。打“:牌[0p]”的话（:牌[58m]）还在；:牌[东]、:牌[南]：不要！《:牌[白]》',
    'zh-Hant':
      '這裡摸到:牌[4m]，就聽:牌[147p]、:牌[25s]。打「:牌[0p]」的話（:牌[58m]）還在；:牌[東]、:牌[南]：不要！『:牌[白]』',
    ko: '여기서 :tiles[4m]을 가져오면 :tiles[147p], :tiles[25s]을 기다린다. ‘:tiles[0p]’을 버리면 (:tiles[58m])이 남고, :tiles[동]과 :tiles[남]은 필요 없다! :tiles[3m]에서부터 센다.'
  }
  /** Pairs of characters between which a line of the first paragraph breaks at any of 115 widths; a tile is ▣. */
  const breaksOf = page =>
    page.evaluate(() => {
      const paragraph = document.querySelector('p')
      const breaks = new Set()
      for (let width = 60; width < 520; width += 4) {
        paragraph.style.width = `${width}px`
        const places = [...paragraph.querySelectorAll('svg')].map(svg => ['▣', svg.getBoundingClientRect()])
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const {currentNode: node} = walker
          for (let at = 0; at < node.data.length; at++) {
            const range = document.createRange()
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            const [place] = range.getClientRects()
            if (place?.width) places.push([node.data[at], place])
          }
        }
        const isBefore = ([, a], [, b]) =>
          a.bottom < b.top + 4 ? -1 : b.bottom < a.top + 4 ? 1 : a.left - b.left
        places.sort(isBefore)
        for (const [index, [letter, {left}]] of places.entries())
          if (index > 0 && left < places[index - 1][1].left) breaks.add(places[index - 1][0] + letter)
      }
      return [...breaks]
    })
  test.each(Object.entries(lines))('%s: no line begins with what ends a phrase', async (lang, text) => {
    const {page, close} = await open(toHtml(text, {remark: {lang}}), {lang})
    const broken = await breaksOf(page)
    expect(broken.length).toBeGreaterThan(8)
    expect(broken.filter(pair => /.[、。，．：；！？）」』》”’,.:;!?)]$/u.test(pair))).toEqual([])
    expect(broken.filter(pair => /^▣[가-힣]$/u.test(pair))).toEqual([])
    // It may begin with a tile.
    expect(broken.filter(pair => /.▣$/u.test(pair))).not.toEqual([])
    await close()
  })

  /** Opening and closing marks of each language around tiles; in emphasis, in a link and in HTML as well. */
  const quoted = {
    ja: 'ここで「:牌[4m]」、『:牌[5m]』と（:牌[6m]）や【:牌[147p]】：〈:牌[25s]〉《:牌[0p]》〔:牌[7s]〕の「**:牌[8s]**」「[:牌[9s]](x)」と<b>（:牌[1s]）</b>だ',
    'zh-Hans':
      '这里打“:牌[4m]”、‘:牌[5m]’或（:牌[6m]）和【:牌[147p]】；《:牌[25s]》〈:牌[0p]〉「:牌[7s]」的“**:牌[8s]**”‘[:牌[9s]](x)’与<b>（:牌[1s]）</b>了',
    'zh-Hant':
      '這裡打「:牌[4m]」、『:牌[5m]』或（:牌[6m]）和【:牌[147p]】；《:牌[25s]》〈:牌[0p]〉〔:牌[7s]〕的「**:牌[8s]**」『[:牌[9s]](x)』與<b>（:牌[1s]）</b>了',
    ko: '여기서 ‘:tiles[4m]’을, “:tiles[5m]”과 (:tiles[6m])이나 『:tiles[147p]』를 「:tiles[25s]」에 《:tiles[0p]》와 〈:tiles[7s]〉의 ‘**:tiles[8s]**’과 “[:tiles[9s]](x)”에 <b>(:tiles[1s])</b>와 ":tiles[2s]"이다',
    en: 'Here (:tiles[4m]) and [:tiles[5m]\\] or “:tiles[6m]” with ‘:tiles[147p]’, ":tiles[25s]" and \':tiles[0p]\' in (**:tiles[8s]**) ([:tiles[9s]](x)) <b>(:tiles[1s])</b>'
  }
  /** Engines whose constructs are pieces see no further than the text beside a tile: no emphasis, no link, no straight quotes. */
  const withoutElements = text => text.replace(/\*\*|<\/?b>|\]\(x\)|\[(?=:)|["'][^"']*["']/g, '')
  const engines = {
    unified: (text, lang) => toHtml(text, {remark: {lang}}),
    'markdown-it': (text, lang) =>
      new MarkdownIt({html: true}).use(markdownItTehai, {lang}).render(withoutElements(text)),
    Sätteri: async (text, lang) => {
      const {mdastPlugins, hastPlugins} = satteriMahjong({lang})
      const features = {directive: true}
      return (await markdownToHtml(withoutElements(text), {features, mdastPlugins, hastPlugins})).html
    }
  }
  const cases = Object.entries(quoted).flatMap(([lang, text]) =>
    Object.entries(engines).map(([engine, render]) => [lang, engine, text, render])
  )
  test.each(cases)('%s, %s: no line ends with an opening mark', async (lang, engine, text, render) => {
    const {page, close} = await open(await render(text, lang), {lang})
    expect(await page.locator('p').first().locator('svg').count()).toBeGreaterThan(6)
    const broken = await breaksOf(page)
    expect(broken.length).toBeGreaterThan(8)
    expect(broken.filter(pair => /^[「『（【〈《〔“‘(["']/u.test(pair) && pair.endsWith('▣'))).toEqual([])
    expect(broken.filter(pair => /^▣[、。，：；！？」』）】〉》〕”’,.:;!?)\]"']$/u.test(pair))).toEqual([])
    await close()
  })

  test('begins no line of a balanced heading with a space after a tile', async () => {
    const {page, close} = await open(toHtml('## Waiting for :tiles[369s] in a heading'), {
      more: 'h2 {text-wrap: balance}'
    })
    const indents = await page.evaluate(() => {
      const heading = document.querySelector('h2')
      const first = document.createRange()
      first.setStart(heading.lastChild, 1)
      first.setEnd(heading.lastChild, 2)
      const found = []
      for (let width = 180; width < 420; width += 4) {
        heading.style.width = `${width}px`
        const [letter, tile, box] = [first, heading.querySelector('svg'), heading].map(one =>
          one.getBoundingClientRect()
        )
        if (letter.top > tile.bottom) found.push(letter.left - box.left)
      }
      return found
    })
    for (const indent of indents) expect(indent).toBeLessThan(1)
    await close()
  })

  test('has its tiles in their order where text runs from right to left', async () => {
    const html = toHtml('שיחה :tiles[11m 1-23p 55-5z]\n\n```mahjong\n4567p 3-12s 55-5z 1111+m 777-=7z\n```')
    const {page, close} = await open(`<div dir="rtl">${html}</div>`)
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('.mahjong-row, .mahjong-block')].map(row =>
        [...row.querySelectorAll('svg')].map(svg => svg.getBoundingClientRect())
      )
    )
    for (const row of rows) {
      const lefts = row.map(({left}) => left)
      expect(lefts).toEqual([...lefts].sort((one, other) => one - other))
    }
    // A block begins at the right.
    expect(rows.at(-1).at(-1).right).toBeGreaterThan(
      await page.evaluate(() => document.querySelector('.mahjong').getBoundingClientRect().right - 4)
    )
    await close()
  })

  test('keeps tiles their size in table cells', async () => {
    const cell = ':tiles[1112345678999p]'
    const {page, close} = await open(toHtml(`| a | b |\n| - | - |\n| ${cell} | ${cell} |`), {width: 320})
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('td svg > path:first-child')].map(
        path => path.getBoundingClientRect().height
      )
    )
    for (const height of heights) expect(height).toBeGreaterThan(20)
    await close()
  })

  test('prints its tiles to PDF, backgrounds off', async () => {
    const {page, close} = await open(pages.english.html)
    const [empty, full] = [
      await (async () => {
        const blank = await open('<p>nothing</p>')
        const pdf = await blank.page.pdf({printBackground: false})
        await blank.close()
        return pdf.length
      })(),
      (await page.pdf({printBackground: false, path: `${screens}english.pdf`})).length
    ]
    expect(full - empty).toBeGreaterThan(5000)
    await close()
  })

  test('shows the same tiles when two documents with definitions are on it', async () => {
    const many = Array.from({length: 10}, (_, index) => `:tiles[${(index % 9) + 1}p]`).join(' ')
    const html = toHtml(many, {rehype: {output: 'defs'}})
    const {page, close} = await open(`<div id="first">${html}</div><div id="second">${html}</div>`)
    const [both, alone] = await page.evaluate(async () => {
      const boxes = () =>
        [...document.querySelectorAll('#second use[href$=p]')].map(
          use => use.getBoundingClientRect().width > 5
        )
      const before = boxes()
      document.querySelector('#first').remove()
      return [before, boxes()]
    })
    expect(both).toHaveLength(10)
    expect(both.every(Boolean)).toBe(true)
    expect(alone.every(Boolean)).toBe(true)
    await close()
  })

  test('repaints tiles by the dark palette on dark pages, and by a class anywhere', async () => {
    for (const output of ['inline', 'defs']) {
      const html = toHtml(':tiles[5z]', {rehype: {output, variants: {white: 'empty'}}})
      const {page, close} = await open(`${html}<div class="mahjong-black">${html}</div>`, {scheme: 'dark'})
      const colours = []
      for (const picture of await page.locator('[role=img]').all()) colours.push(await middleOf(picture))
      expect(colours).toEqual(['235,229,211', '43,48,56'])
      await close()
    }
  })

  test('repaints a tile set of the site by its own dark palette and classes', async () => {
    for (const output of ['inline', 'defs']) {
      const html = toHtml(':tiles[5z]', {rehype: {tiles: toy, output, variants: {white: 'empty'}}})
      const both = `${html}<div class="toy-sepia">${html}</div>`
      const {page, close} = await open(both, {scheme: 'dark', more: styleOf(toy)})
      const colours = []
      for (const picture of await page.locator('[role=img]').all()) colours.push(await middleOf(picture))
      expect(colours).toEqual(['43,36,64', '243,230,207'])
      await close()
    }
  })
})

test('100 hands add at most 12,000 nodes', async () => {
  const {randomFrom, randomHand} = await import('../../bench/documents.js')
  const random = randomFrom(42)
  const hands = Array.from({length: 100}, () => `\`\`\`mahjong\n${randomHand(random)}\n\`\`\``).join('\n\n')
  const count = async html => {
    const {page, close} = await open(html)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('HeapProfiler.collectGarbage')
    const {metrics} = await session.send('Performance.getMetrics')
    await close()
    return metrics.find(({name}) => name === 'Nodes').value
  }
  const added = (await count(toHtml(hands))) - (await count('<p>nothing</p>'))
  console.log(`100 hands add ${added} nodes`)
  expect(added).toBeLessThanOrEqual(12_000)
})

test.each(['light', 'dark'])(
  'at 320 px many cards in a line wrap, with the mark after them (%s)',
  async scheme => {
    const cards = '1a1b1c1d2a2b2c2d3a3b3c3d4a4b4c4d5a5b5c5d6a6b6c6d'
    const html = new MarkdownIt()
      .use(markdownItTehai, {games: [hanafuda()]})
      .render(`「:hanafuda[${cards}]」は二十四枚、**:hanafuda[${cards} 7a]**、太字。`)
    const more = readFileSync(createRequire(import.meta.url).resolve('remark-hanafuda/style.css'), 'utf8')
    const {page, close} = await open(html, {width: 320, scheme, lang: 'ja', more})
    const {scrollWidth, rows} = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('.hanafuda-row')].map(row => {
        const mark = document.createRange()
        const after = (row.closest('strong') ?? row).nextSibling
        mark.setStart(after, 0)
        mark.setEnd(after, 1)
        const boxes = [...row.querySelectorAll('svg')].map(one => one.getBoundingClientRect())
        const last = boxes.at(-1)
        return {
          lines: new Set(boxes.map(({top}) => Math.round(top))).size,
          // What hangs below a line is not on the next one.
          pitch: Math.min(
            ...boxes.slice(1).flatMap(({top}, at) => (top > boxes[at].top ? [top - boxes[at].top] : []))
          ),
          gap: mark.getBoundingClientRect().left - last.right
        }
      })
      return {scrollWidth: document.documentElement.scrollWidth, rows}
    })
    expect(scrollWidth).toBe(320)
    expect(rows).toHaveLength(2)
    for (const {lines, pitch, gap} of rows) {
      expect(lines).toBeGreaterThan(1)
      expect(pitch).toBeGreaterThanOrEqual(28)
      expect(Math.abs(gap)).toBeLessThan(4)
    }
    await close()
  }
)
