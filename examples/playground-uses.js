/**
 * What readers do with the playground, each with what must come of it.
 *
 * Each use has a separate page. `must(isTrue, what)` notes what does not hold; `settle()` waits until everything that
 * belongs to what is typed is there.
 */
import {readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import {gzipSync} from 'node:zlib'
import {dark} from '@tehai/tile-art'

const pictureLabel = page => page.locator('#picture [role=img]').first().getAttribute('aria-label')
const value = (page, id) => page.locator(`#${id}`).inputValue()
const clipboard = page => page.evaluate(() => navigator.clipboard.readText())

/** Bytes of script, compressed, that a reader waits for before the first picture. */
export const MOST_SCRIPT = 60 * 1024 // with the names of keys and tiles in every language, groups of tiles and bars

/** A script and all that it imports before it runs, by address. */
async function scriptsOf(address, found = new Map()) {
  if (found.has(address)) return found
  const text = await (await fetch(address)).text()
  found.set(address, text)
  for (const [, name] of text.matchAll(/(?:from|import)\s*["'](\.\/[^"']+)["']/g)) {
    await scriptsOf(new URL(name, address).href, found)
  }
  return found
}

/** What is looked for in the words of each language: a picture of `1'23p`, the name of its notation, the directive. */
const spoken = {
  en: ['1 2 3 pin', 'quote', 'tiles'],
  ja: ['一二三筒', '引用符', '牌'],
  'zh-hans': ['一二三饼', '引号式', '牌'],
  'zh-hant': ['一二三筒', '引號式', '牌'],
  ko: ['1 2 3 통', '따옴표', 'tiles']
}

/** What is tried in every language. */
export const everywhere = [
  'the first script is small',
  'typing a row',
  'words of blocks',
  'the other language shows the same'
]

export const uses = {
  async 'the first script is small'({page, must}) {
    const entries = await page.evaluate(() =>
      [...document.querySelectorAll('script[type=module]')].map(({src}) => src)
    )
    const found = new Map()
    for (const entry of entries) await scriptsOf(entry, found)
    const scripts = [...found.values()]
    const size = scripts.reduce((sum, text) => sum + gzipSync(text, {level: 9}).length, 0)
    must(scripts.length > 1 && size <= MOST_SCRIPT, `${scripts.length} scripts of ${size} bytes`)
  },

  async 'typing a row'({page, must, settle, language}) {
    await page.fill('#text', '')
    must((await page.locator('#picture svg').count()) === 0, 'an empty field has a picture')
    await page.locator('#text').pressSequentially("1'23p")
    const [label, notation, directive] = spoken[language]
    must((await pictureLabel(page)).includes(label), 'the picture is not what was typed')
    await settle()
    must((await page.locator('#labels').textContent()) !== '', 'no text alternative')
    const spelt = await page.locator('#spellings').innerText()
    must(spelt.includes('1-23p') && spelt.includes('p1-23'), `spellings: ${spelt}`)
    const detected = await page.locator('#detected').innerText()
    must(detected.includes(notation), `detected: ${detected}`)
    must((await value(page, 'markdown')) === `:${directive}[1'23p]`, 'Markdown')
  },

  async 'words of blocks'({page, must, settle, language}) {
    await page.fill('#text', 'title: A\n234m456p3456788s\nwaits: 147s\nscore: ?\nsafe: 1p')
    await page.waitForSelector('#picture figure')
    await settle()
    const shown = await page.locator('#picture').innerText()
    const said = await page.locator('#messages').innerText()
    const isOwn = text => (language === 'en') === !/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/.test(text)
    must(isOwn(shown), `picture: ${shown}`)
    must(isOwn(said), `messages: ${said}`)
  },

  async 'the picture stays in view beside the text, on phones above it'({page, must, settle}) {
    const boxOf = selector => page.locator(selector).boundingBox()
    const lines = Array.from({length: 30}, () => '123m').join('\n')
    await page.fill('#text', `hand A: 123m\n# ${lines.replaceAll('\n', '\n# ')}`)
    await settle()
    const isSeen = async () => {
      const {y, height} = await boxOf('.showing')
      return y >= 0 && y + height <= page.viewportSize().height
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    must(await isSeen(), 'the picture is scrolled away')
    must((await boxOf('.showing')).x > (await boxOf('#text')).x, 'the picture is not beside the text')
    await page.setViewportSize({width: 320, height: 640})
    await page.evaluate(() => scrollTo(0, document.getElementById('text').getBoundingClientRect().top))
    must(await isSeen(), 'the picture is scrolled away from the text on phones')
    must(
      (await boxOf('.showing')).y < (await boxOf('#text')).y,
      'the picture is not above the text on phones'
    )
  },

  async 'a mistake has its place'({page, must}) {
    await page.fill('#text', '123m 8z')
    const message = page.locator('#messages > li')
    must((await page.locator('#spots mark').textContent()) === '8', 'the field shows no spot')
    const boxes = await page.evaluate(() =>
      ['text', 'spots'].map(id => {
        const {clientWidth, clientHeight} = document.getElementById(id)
        return `${clientWidth} × ${clientHeight}`
      })
    )
    must(boxes[0] === boxes[1], `the layer of spots is not the field: ${boxes.join(', ')}`)
    must((await message.count()) === 1, 'not one message')
    must((await message.locator('mark').textContent()) === '8', 'the place is not marked')
    must((await page.locator('#text').getAttribute('aria-invalid')) === 'true', 'the field is not invalid')
    await message.locator('button').click()
    const selected = await page.evaluate(() => {
      const {selectionStart, selectionEnd, id} = document.activeElement
      return [id, selectionStart, selectionEnd].join()
    })
    must(selected === 'text,5,6', `selected ${selected}`)
  },

  async 'rules are loaded for hands and claims alone'({page, must, settle, requests}) {
    await page.goto(page.url().replace(/#.*|$/, '#text=123m'))
    await page.reload()
    requests.length = 0
    const isLoaded = () => requests.some(url => /\/(?:claims|hand-facts)\./.test(url))
    await page.fill('#text', '123m 456p')
    await settle()
    await page.waitForTimeout(600)
    must(!isLoaded(), 'rules were loaded without a hand')
    await page.fill('#text', 'waits: 2p\n234m456p3456788s')
    await page.waitForSelector('#messages > li')
    must(isLoaded(), 'rules were not loaded')
    await page.fill('#text', 'waits: ?\n234m456p3456788s')
    await page.waitForSelector('#picture .mahjong-claim-filled svg')
    must((await page.locator('#messages > li').count()) === 0, 'a filled claim has a message')
  },

  async 'what a hand is, without a question'({page, must}) {
    const said = async (text, expected) => {
      await page.fill('#text', text)
      await page.locator('#facts', {hasText: expected}).waitFor({timeout: 5000})
      return page.locator('#facts')
    }
    const waits = await said('123m456p789s1122z', /4 tiles|4枚/)
    must((await waits.locator('svg').count()) > 0, 'no picture of the waits')
    must((await page.locator('#facts p:visible').count()) === 0, 'something is assumed of a hand that waits')
    const discards = await said('234m406p56778s55z 1m', /Discard|打/)
    must((await discards.locator('tbody tr').count()) > 0, 'no discards')
    const won = await said('234m345p567s66p78s 9s', /2 han 20 fu|2翻20符/)
    must((await won.locator('p:visible').count()) > 0, 'nothing is said of what is assumed')
    await page.fill('#text', '123m')
    await page.waitForSelector('#facts', {state: 'hidden'})
  },

  async 'proposals are buttons'({page, must, settle}) {
    await page.fill('#text', '123m 5p6')
    const fix = page.locator('#messages .fixes button')
    await fix.first().waitFor()
    must((await fix.count()) === 3, `${await fix.count()} proposals`)
    await fix.filter({hasText: '6s'}).click()
    await settle()
    must((await value(page, 'text')) === '123m 5p6s', `typed: ${await value(page, 'text')}`)
    must((await page.locator('#messages > li').count()) === 0, 'the message is still there')
    must((await page.evaluate(() => document.activeElement.id)) === 'text', 'the focus is lost')
    await page.keyboard.press('Control+z')
    must((await value(page, 'text')) === '123m 5p6', 'the browser does not undo a proposal')
    await page.fill('#text', "12'3p")
    await fix.first().click()
    must((await value(page, 'text')) === "2'13p", 'a meld is not repaired as a whole')
  },

  async 'completion, by keyboard and by mouse'({page, must, settle}) {
    await page.fill('#text', '123m456p789s1122z\n')
    await settle()
    const list = page.locator('#completions')
    const options = list.locator('[role=option]')
    await page.locator('#text').press('Control+End')
    await page.keyboard.type('wai')
    await options.first().waitFor()
    must((await page.locator('#text').getAttribute('aria-activedescendant')) === null, 'something is chosen')
    await page.keyboard.press('ArrowDown')
    const active = await page.locator('#text').getAttribute('aria-activedescendant')
    must((await page.locator(`#${active}`).getAttribute('aria-selected')) === 'true', 'nothing is chosen')
    await page.keyboard.press('Enter')
    must((await value(page, 'text')).endsWith('\nwaits: '), `typed: ${await value(page, 'text')}`)
    await options.filter({hasText: /^12z$/}).click()
    must((await value(page, 'text')).endsWith('\nwaits: 12z'), `claimed: ${await value(page, 'text')}`)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Space')
    // The list of what was chosen before may still be shown.
    await options
      .nth(5)
      .waitFor()
      .catch(() => must(false, 'few keys'))
    const box = await list.boundingBox()
    const field = await page.locator('#text').boundingBox()
    must(box.x >= field.x && box.y > field.y && box.x + box.width <= field.x + field.width, 'list outside')
    await page.keyboard.press('Escape')
    must(await list.isHidden(), 'Escape does not close the list')
    await page.keyboard.press('Enter')
    must((await value(page, 'text')).endsWith('12z\n\n'), 'Enter does not begin a line')
    // What is typed while the list of the first letter is open is completed as well.
    await page.keyboard.type('r')
    await options.first().waitFor()
    const first = (await options.first().textContent()).trim()
    await page.keyboard.type(first.slice(1, 3))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const line = (await value(page, 'text')).split('\n').at(-1)
    must(/^[a-z-]+: ?$/.test(line) && line.startsWith('r'), `completed: ${line}`)
  },

  async 'a keyboard of tiles'({page, must, settle}) {
    const tray = page.locator('#tray')
    const key = name => tray.getByRole('button', {name, exact: true})
    await page.fill('#text', '12m')
    await settle()
    must(await tray.isHidden(), 'the keyboard is there on a wide screen')
    await page.click('#showTray')
    await key(/^(?:3 man|三萬)$/).click()
    await key(/^(?:red 5 pin|赤五筒)$/).click()
    await key(/^(?:east|東)$/).click()
    must((await value(page, 'text')) === '123m0p1z', `typed: ${await value(page, 'text')}`)
    must((await page.evaluate(() => document.activeElement.id)) === 'text', 'the field has lost the focus')
    await key(/^(?:Delete|一つ消す)$/).click()
    must((await value(page, 'text')) === '123m0p1', 'nothing was deleted')
    await page.keyboard.press('Control+z')
    must((await value(page, 'text')) === '123m0p1z', 'the browser does not undo a key')
    must((await page.locator('#text').evaluate(({inputMode}) => inputMode)) === 'none', 'two keyboards')
    await page.click('#text')
    must((await page.locator('#text').evaluate(({inputMode}) => inputMode)) === '', 'no keyboard')
    await page.locator('#showTray').focus()
    const isInTray = () => page.evaluate(() => document.activeElement.closest('#tray') !== null)
    for (let step = 0; step < 5 && !(await isInTray()); step++) await page.keyboard.press('Tab')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    must((await value(page, 'text')).includes('1p'), `by keyboard: ${await value(page, 'text')}`)
    must(await isInTray(), 'the key has lost the focus')
    await page.setViewportSize({width: 320, height: 640})
    await page.reload()
    await tray.waitFor()
    const sizes = await tray
      .locator('button')
      .evaluateAll(keys =>
        keys.map(element => element.getBoundingClientRect()).map(({width, height}) => Math.min(width, height))
      )
    must(Math.min(...sizes) >= 24, `keys of ${Math.min(...sizes)} px`)
  },

  async 'what is pasted from elsewhere is read'({page, must, settle}) {
    const paste = async text => {
      await page.evaluate(copied => navigator.clipboard.writeText(copied), text)
      await page.locator('#text').press('Control+v')
    }
    await settle()
    await page.fill('#text', '')
    await paste('https://tenhou.net/2/?q=123m406p789s11z')
    must((await value(page, 'text')) === '123m406p789s11z', `link: ${await value(page, 'text')}`)
    await page.locator('#pasted button').click()
    must((await value(page, 'text')).startsWith('https://tenhou.net/2/'), 'the link does not come back')
    await page.fill('#text', '99s ')
    await page.locator('#text').press('Control+End')
    await paste('🀇🀈🀉')
    must((await value(page, 'text')) === '99s 123m', `Unicode: ${await value(page, 'text')}`)
    await page.keyboard.press('Control+z')
    must((await value(page, 'text')) === '99s ', 'the browser does not undo what was pasted')
    await paste('4m 5mr E')
    must((await value(page, 'text')) === '99s 40m1z', `mjai: ${await value(page, 'text')}`)
    await paste('  as it is')
    must((await value(page, 'text')).endsWith('1z  as it is'), 'other words are not pasted as they are')
    const logs = new URL('../packages/record/test/logs/', import.meta.url)
    const record = await readFile(new URL('first-example.tenhou6.json', logs), 'utf8')
    await paste(`https://tenhou.net/6/#json=${encodeURIComponent(record)}`)
    await page.waitForSelector('#picture .mahjong-board')
    must(/^log: .+\nkyoku: /.test(await value(page, 'text')), `record: ${await value(page, 'text')}`)
    must((await page.locator('#messages > li').count()) === 0, 'the block of a record has messages')
    await page.setInputFiles('#record', fileURLToPath(new URL('double-ron.xml', logs)))
    await page.locator('#pasted button', {hasText: /block|ブロック/}).click()
    must((await value(page, 'text')).startsWith('log: double-ron.xml\n'), 'no block of a file')
    await settle()
    must((await page.locator('#picture .mahjong-board').count()) > 0, 'no board of a file')
  },

  async 'undo, and drafts'({page, must, settle}) {
    await settle()
    const text = () => value(page, 'text')
    const first = await text()
    await page.locator('#text').press('Control+End')
    // At once: keys that a busy machine delays are several steps. How keys become steps is tested without a browser.
    await page.keyboard.insertText(' 1z')
    await page.waitForTimeout(1200)
    await page.locator('.starts button').nth(1).click()
    const second = await text()
    await page.click('#undo')
    must((await text()) === `${first} 1z`, `undone: ${await text()}`)
    await page.click('#undo')
    must((await text()) === first, `undone twice: ${await text()}`)
    must(await page.locator('#undo').isDisabled(), 'there is more to undo')
    await page.click('#redo')
    await page.click('#redo')
    must((await text()) === second, `done again: ${await text()}`)
    await page.fill('#text', '456p 7z')
    await page.waitForTimeout(1200)
    await page.reload()
    await page.waitForSelector('#showDrafts:not([hidden])')
    await page.click('#showDrafts')
    const drafts = page.locator('#drafts > li')
    must((await drafts.count()) === 2, `${await drafts.count()} drafts`)
    must((await drafts.first().innerText()).includes('456p 7z'), 'the latest draft is not the first')
    await drafts.nth(1).locator('button').first().click()
    must((await text()) === `${first} 1z`, `draft: ${await text()}`)
    await drafts.first().locator('button').last().click()
    must((await drafts.count()) === 1, 'a draft is not removed')
  },

  async 'what there is to know about a place'({page, must, settle}) {
    await page.fill('#text', '123m 8z')
    await settle()
    const tooltip = page.locator('#tooltip')
    const rest = async offset => {
      const box = await page.evaluate(index => {
        const range = document.createRange()
        const texts = document.createTreeWalker(document.getElementById('spots'), NodeFilter.SHOW_TEXT)
        for (let at = index; texts.nextNode();) {
          const {length} = texts.currentNode
          if (at < length) {
            range.setStart(texts.currentNode, at)
            range.setEnd(texts.currentNode, at + 1)
            return range.getBoundingClientRect().toJSON()
          }
          at -= length
        }
      }, offset)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 1)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    }
    await rest(5)
    await tooltip.waitFor()
    must((await tooltip.textContent()).includes('8z'), `message: ${await tooltip.textContent()}`)
    await rest(1)
    await page.locator('#tooltip', {hasText: /2 man|二萬/}).waitFor()
    await page.keyboard.press('Escape')
    must(await tooltip.isHidden(), 'Escape does not close the tooltip')
    await page.mouse.move(0, 0)
    await page.fill('#text', 'situation: East 1\n123m456p789s1122z')
    await page.locator('#text').press('Control+Home')
    await page.locator('#here', {hasText: /situation|状況/}).waitFor()
  },

  async 'the address keeps what was typed'({page, must, settle}) {
    const entries = await page.evaluate(() => history.length)
    await page.fill('#text', '')
    await page.locator('#text').pressSequentially('19m19p19s東')
    await page.locator('input[value=black]').check()
    await page.locator('input[value=xl]').check()
    await page.selectOption('#dialect', 'mpsz')
    await page.waitForTimeout(600)
    must((await page.evaluate(() => history.length)) === entries, 'typing made entries of the history')
    const label = await pictureLabel(page)
    await page.reload()
    await page.waitForSelector('#playground[data-ready] #picture svg')
    must((await value(page, 'text')) === '19m19p19s東', 'the text was lost')
    must((await pictureLabel(page)) === label, 'the picture is another one')
    must(await page.locator('input[value=black]').isChecked(), 'the colours were lost')
    must((await value(page, 'dialect')) === 'mpsz', 'the notation was lost')
    await page.waitForFunction(() => document.getElementById('link').value !== '')
    must((await value(page, 'link')) === page.url(), 'the link is not the address')
    await page.locator('.starts button').nth(1).click()
    await settle()
    must((await value(page, 'text')) !== '19m19p19s東', 'no example came')
    await page.goBack()
    await settle()
    must((await value(page, 'text')) === '19m19p19s東', 'the way back does not lead to what was typed')
  },

  async 'the other language shows the same'({page, must, language}) {
    await page.fill('#text', '5z5z5z')
    await page.waitForTimeout(600)
    await page.locator('header [popovertarget="languages"]').click()
    await page.locator('#languages a[href*="/playground/"]:not([aria-current])').first().click()
    await page.waitForSelector('#playground[data-ready] #picture svg')
    must(!page.url().includes(`/${language}/`), 'the language is the same')
    must((await value(page, 'text')) === '5z5z5z', 'the text is another one')
  },

  async 'a notation is proposed'({page, must, settle}) {
    await page.fill('#text', 'm123p456')
    await settle()
    await page.locator('#detected button').click()
    must((await value(page, 'dialect')) === 'kobalab', 'the notation was not taken')
    must((await page.locator('#messages > li').count()) === 0, 'there are still messages')
    await settle()
    must((await value(page, 'markdown')).includes('{dialect=kobalab}'), 'Markdown does not name it')
  },

  async 'the row at the cursor is spelt'({page, must, settle}) {
    await page.fill('#text', 'hand A: 123m\nhand B: 456p')
    await page.waitForSelector('#picture figure')
    await page.locator('#text').press('Control+Home')
    await settle()
    must((await page.locator('#spellings').innerText()).includes('123m'), 'not the first row')
    await page.locator('#text').press('Control+End')
    await settle()
    must((await page.locator('#spellings').innerText()).includes('456p'), 'not the last row')
  },

  async copies({page, must, settle}) {
    await page.fill('#text', "123m 5'55z")
    await page.locator('input[value=dark]').check()
    await settle()
    await page.click('#copyMarkdown')
    await page.waitForTimeout(100)
    must(/^:(?:tiles|牌)\[123m 5'55z\]$/.test(await clipboard(page)), `Markdown: ${await clipboard(page)}`)
    must((await page.locator('#status').textContent()) !== '', 'nothing was announced')
    await page.click('#copyLink')
    await page.waitForTimeout(100)
    must(
      (await clipboard(page)).endsWith('#text=123m+5%2755z&palette=dark'),
      `link: ${await clipboard(page)}`
    )
    await page.click('#copyHtml')
    await page.waitForTimeout(100)
    const html = await clipboard(page)
    must(html.startsWith('<div class="mahjong-block mahjong-hand">') && html.includes(dark.face), 'HTML')
    await page.click('#copySvg')
    await page.waitForTimeout(300)
    must(/^<svg xmlns="[^"]*" role="img" aria-label="[^"]+"/.test(await clipboard(page)), 'SVG')
    await page.locator('#spellings button').first().click()
    await page.waitForTimeout(100)
    must((await clipboard(page)) === "123m 5'55z", 'spelling')
  },

  async 'the PNG shows what the SVG shows'({page, must, settle, context}) {
    await page.fill(
      '#text',
      "hand A: 0m~1m!2m{A}99'9'9s o33so _ … 1z\nriver: j1m2=p3+s4-z5z\nhand B: 19p東南西北白發中"
    )
    await page.waitForSelector('#picture .mahjong-river')
    await settle()
    const save = async id => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.click(id)])
      return {name: download.suggestedFilename(), content: await readFile(await download.path())}
    }
    const svg = await save('#saveSvg')
    const png = await save('#savePng')
    must(svg.name === 'tehai.svg' && png.name === 'tehai.png', `names: ${svg.name}, ${png.name}`)
    const plain = await context.newPage() // no policy here: pictures may come from memory
    const {part, size} = await plain.evaluate(compare, [
      svg.content.toString(),
      png.content.toString('base64')
    ])
    must(size.width > 500 && size.height > 300, `the PNG has ${size.width} × ${size.height} pixels`)
    must(part < 0.005, `${(part * 100).toFixed(2)} % of the pixels differ`)
  },

  async 'by keyboard alone'({page, must}) {
    const reached = []
    await page.locator('h1').click()
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab')
      const id = await page.evaluate(() => {
        const {activeElement: active} = document
        if (!active || active === document.body) return null
        const inside = active.closest('#playground')
        const ring = getComputedStyle(active.closest('label') ?? active).outlineStyle
        if (inside && ring === 'none') return `no ring: ${active.outerHTML.slice(0, 80)}`
        return inside
          ? active.id || active.name || active.closest('ul, .starts')?.className || 'list'
          : 'outside'
      })
      if (id === null) break
      reached.push(id)
    }
    must(
      !reached.some(id => id.startsWith('no ring')),
      reached.find(id => id.startsWith('no ring'))
    )
    const order = [
      'text',
      'dialect',
      'palette',
      'size',
      'markdown',
      'copyMarkdown',
      'link',
      'copyLink',
      'copyHtml',
      'savePng'
    ]
    const places = order.map(id => reached.indexOf(id))
    must(
      places.every((place, index) => place > (places[index - 1] ?? -1)),
      `order: ${reached.join(' ')}`
    )
    await page.locator('input[name=palette]:checked').focus()
    await page.keyboard.press('ArrowRight')
    must(await page.locator('input[value=light]').isChecked(), 'arrows do not choose colours')
  },

  async 'screen readers are notified once typing pauses'({page, must}) {
    await page.evaluate(() => {
      window.said = []
      const note = () => window.said.push(document.getElementById('status').textContent)
      new MutationObserver(note).observe(document.getElementById('status'), {
        childList: true,
        characterData: true,
        subtree: true
      })
    })
    await page.fill('#text', '')
    await page.locator('#text').pressSequentially('123m8z456p9z', {delay: 40})
    must((await page.evaluate(() => window.said.length)) === 0, 'something was said between keys')
    await page.waitForTimeout(1600)
    const said = await page.evaluate(() => window.said)
    must(said.length === 1 && /^(?:2 errors\. |エラー2件。)/.test(said[0]), `said: ${said.join(' | ')}`)
    await page.locator('#text').press('ArrowLeft')
    await page.waitForTimeout(1500)
    must((await page.evaluate(() => window.said.length)) === 1, 'the same was said twice')
  }
}

/** Part of the pixels that differ visibly between an SVG, as the browser draws it, and a PNG. */
async function compare([svg, png]) {
  const load = async (type, body) => {
    const image = new Image()
    image.src = `data:${type};base64,${body}`
    await image.decode()
    return image
  }
  // Twice as large, as the PNG is: a browser may enlarge what it has drawn small.
  const twice = (all, name, length) => ` ${name}="${2 * length}"`
  const large = svg.replace(/ (width)="(\d+)"/, twice).replace(/ (height)="(\d+)"/, twice)
  const bytes = new TextEncoder().encode(large)
  const drawn = await load(
    'image/svg+xml',
    btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  )
  const saved = await load('image/png', png)
  const size = {width: saved.naturalWidth, height: saved.naturalHeight}
  const pixelsOf = image => {
    const canvas = Object.assign(document.createElement('canvas'), size)
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0, size.width, size.height)
    return context.getImageData(0, 0, size.width, size.height).data
  }
  const [a, b] = [pixelsOf(drawn), pixelsOf(saved)]
  let different = 0
  for (let at = 0; at < a.length; at += 4) {
    const far = [0, 1, 2, 3].some(channel => Math.abs(a[at + channel] - b[at + channel]) > 64)
    if (far) different++
  }
  return {part: different / (a.length / 4), size}
}
