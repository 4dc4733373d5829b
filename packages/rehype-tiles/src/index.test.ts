import rehypeParse from 'rehype-parse'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, {defaultSchema} from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import sanitizeHtml from 'sanitize-html'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {describe, expect, test} from 'vitest'
import {siteGames} from './site.js'
import rehypeTiles, {allowTiles, type Options} from './index.js'

function draw(html: string, options?: Options): VFile {
  return unified()
    .use(rehypeParse, {fragment: true})
    .use(rehypeTiles, options)
    .use(rehypeStringify)
    .processSync(html)
}

const inline = (source: string) => `<p>a <code class="language-mahjong mahjong-inline">${source}</code> b</p>`
const textOnly = (html: string) =>
  sanitizeHtml(html, {allowedTags: ['p', 'div', 'span'], allowedAttributes: {}})

describe('elements that are drawn', () => {
  // [why, html, pictures, what stays around them]
  const rows: readonly [string, string, number, RegExp][] = [
    [
      'inline, from the wire',
      inline('123m'),
      1,
      /^<p>a <span .*<\/svg><datalist>123m<\/datalist><\/span> b<\/p>$/
    ],
    ['inline, as a sanitizer leaves it', '<p><code class="language-mahjong">123m</code></p>', 1, /^<p><span/],
    [
      'a row of a block, from the wire',
      '<div class="mahjong-block" data-mahjong="size=l"><code class="language-mahjong">123m</code></div>',
      1,
      /^<div class="mahjong-block mahjong-hand" role="img" aria-label="1 2 3 man"><svg/
    ],
    [
      'a row of a block, as a sanitizer leaves it',
      '<div><code class="language-mahjong language-mahjong-river">1z2z</code></div>',
      1,
      /^<div class="mahjong-block mahjong-river" role="img" aria-label="[^"]*"><svg/
    ],
    [
      'a whole block that has not been read',
      '<pre><code class="language-mahjong">123m\nj1z\n</code></pre>',
      2,
      /^<figure/
    ],
    [
      'another language stays',
      '<pre><code class="language-js">123m</code></pre>',
      0,
      /^<pre><code class="language-js">123m/
    ],
    [
      'a word that only begins like it stays',
      '<p><code class="language-mahjongg">123m</code></p>',
      0,
      /^<p><code/
    ]
  ]
  for (const [why, html, pictures, around] of rows) {
    test(why, () => {
      const drawn = String(draw(html))
      expect(drawn.match(/<svg /g)?.length ?? 0).toBe(pictures)
      expect(drawn).toMatch(around)
    })
  }

  test('a dialect in the class is used, with and without data', () => {
    const named = String(draw('<p><code class="language-mahjong language-mahjong-kobalab">p123-</code></p>'))
    expect(named).toContain('aria-label="chii of 1 2 3 pin from kamicha (left)"')
  })

  test('the language is that of the document', () => {
    const page = unified()
      .use(rehypeParse)
      .use(rehypeTiles)
      .use(rehypeStringify)
      .processSync(`<html lang="ja"><body>${inline("5'55p")}</body></html>`)
    expect(String(page)).toContain('aria-label="五筒ポン（上家から）"')
  })
})

describe('output', () => {
  const many = (count: number) =>
    Array.from({length: count}, (_, index) => inline(`${(index % 9) + 1}p`)).join('')

  test('auto writes pictures in place up to eight, and definitions from nine on', () => {
    expect(String(draw(many(8)))).not.toContain('<use')
    const nine = String(draw(many(9)))
    expect(nine).toMatch(/^<svg width="0" height="0" aria-hidden="true" class="mahjong-defs">/)
    expect(nine.match(/ id="/g)).toHaveLength(10)
    expect(nine).not.toMatch(/display|style=/)
  })

  test('what many faces have alike is defined once', () => {
    const html = String(draw(inline('1m2m0m'), {output: 'defs'}))
    expect(html.match(/<use href="#mahjong-wan"><\/use>/g)).toHaveLength(3)
    expect(html.match(/<path id="mahjong-wan" fill="#c4202f"/g)).toHaveLength(1)
    expect(String(draw(inline('1m2m0m'), {output: 'inline'}))).not.toContain('mahjong-wan')
  })

  test('a class says whose definitions are where the ids do not', () => {
    expect(String(draw(inline('5m'), {output: 'defs'}))).not.toContain('mahjong-art')
    expect(String(draw(inline('5m'), {output: 'defs', idPrefix: 'my-'}))).toContain(
      '<path id="my-wan" class="mahjong-art"'
    )
  })

  test('definitions are in the body of a whole document', () => {
    const page = unified().use(rehypeParse).use(rehypeTiles, {output: 'defs'}).use(rehypeStringify)
    expect(String(page.processSync(`<title>t</title>${inline('1m')}`))).toContain('<body><svg width="0"')
  })

  test('img: one image a row with its words, sized in pixels', () => {
    const html = String(draw(inline('5m'), {output: 'img'}))
    expect(html).toMatch(/<img alt="5 man" src="data:image\/svg\+xml,[^"<>]*" width="17" height="\d+"/)
    expect(html).not.toContain('<svg')
  })

  test('img: nothing of a picture lies beyond its box', () => {
    const files: string[] = []
    const address = (svg: string) => `tiles/${files.push(svg)}.svg`
    const block = '<div data-mahjong="dora=5m"><code class="language-mahjong">5m</code></div>'
    draw(inline('5m') + block, {output: 'img', address})
    expect(files.map(file => /viewBox="([^"]*)"/.exec(file)?.[1])).toEqual(['0 0 300 400', '0 0 300 452'])
  })

  test('img: an apostrophe in the words leaves the file whole', () => {
    const [, address] = /src="([^"]*)"/.exec(String(draw(inline("3p{pon's}"), {output: 'img'})))!
    const file = decodeURIComponent(address!.replaceAll('&#x27;', "'").replace(/^data:image\/svg\+xml,/, ''))
    expect(unified().use(rehypeParse, {fragment: true, space: 'svg'}).parse(file).children).toHaveLength(1)
    expect(file).toContain("pon's</text></svg>")
    expect(file).not.toContain("fill='")
  })

  test('img: half a character does not stop the page', () => {
    expect(String(draw(inline('1m{\uD83C}'), {output: 'img'}))).toContain('%EF%BF%BD')
  })

  test('img: files go where the address says', () => {
    const files: string[] = []
    const address = (svg: string) => `/tiles/${files.push(svg)}.svg`
    const html = String(draw(inline('5m') + inline('6m'), {output: 'img', address}))
    expect(html).toContain('src="/tiles/2.svg"')
    expect(files[0]).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  })

  test('the same art has the same ids, another art others', () => {
    const ids = (options: Options) =>
      /id="([^"]*)"/.exec(String(draw(inline('5m'), {output: 'defs', ...options})))![1]
    expect(ids({})).toBe(ids({palette: 'light'}))
    expect(
      new Set([ids({}), ids({palette: 'black'}), ids({variants: {five: 'plain'}}), ids({idPrefix: 'x-'})])
        .size
    ).toBe(4)
  })
})

describe('what sanitizers leave', () => {
  test('rehype-sanitize before us: rows are drawn all the same', () => {
    const html = `${inline('1m')}<div class="mahjong-block" data-mahjong="size=l"><code class="language-mahjong">22p</code></div>`
    const drawn = String(
      unified()
        .use(rehypeParse, {fragment: true})
        .use(rehypeSanitize)
        .use(rehypeTiles)
        .use(rehypeStringify)
        .processSync(html)
    )
    expect(drawn.match(/<svg /g)).toHaveLength(2)
  })

  test('rehype-sanitize after us leaves the notation as text, once', () => {
    const drawn = String(
      unified()
        .use(rehypeParse, {fragment: true})
        .use(rehypeTiles)
        .use(rehypeSanitize)
        .use(rehypeStringify)
        .processSync(inline("1'23p"))
    )
    expect(drawn).toBe("<p>a <span>1'23p</span> b</p>")
  })

  test('rehype-sanitize with our schema leaves the pictures whole', () => {
    const process = (sanitized: boolean) => {
      const processor = unified().use(rehypeParse, {fragment: true}).use(rehypeTiles, {output: 'inline'})
      if (sanitized) processor.use(rehypeSanitize, allowTiles(defaultSchema))
      return String(processor.use(rehypeStringify).processSync(inline('0m !5z ~1z 5pd _ … 3p{A}')))
    }
    expect(process(true)).toBe(process(false))
  })

  test('sanitize-html leaves the notation as text, once', () => {
    expect(textOnly(String(draw(inline("123m 5'55z"))))).toBe("<p>a <span>123m 5'55z</span> b</p>")
    expect(
      textOnly(String(draw('<pre><code class="language-mahjong">123m 55-5z</code></pre>'))).trim()
    ).toContain('123m 55-5z')
  })

  test('rehype-raw after us keeps the pictures', () => {
    const drawn = String(
      unified()
        .use(rehypeParse, {fragment: true})
        .use(rehypeTiles)
        .use(rehypeRaw)
        .use(rehypeStringify)
        .processSync(inline('5m'))
    )
    expect(drawn).toContain('viewBox="0 0 300 303"')
  })
})

describe('bad input', () => {
  test('what is not understood is shown as typed, marked, and reported; the rest is drawn', () => {
    const file = draw(inline('123m 9q 456p'))
    expect(String(file)).toMatch(/<mark class="mahjong-error" title="[^"]*">9q<\/mark>/)
    expect(String(file).match(/<svg /g)).toHaveLength(2)
    expect(file.messages.map(({ruleId, source}) => [ruleId, source])).toEqual([['bad-char', 'rehype-tiles']])
  })

  test('rows that a Markdown stage has checked are not reported again', () => {
    const file = draw('<p><code class="language-mahjong" data-mahjong="checked">12q</code></p>')
    expect(file.messages).toEqual([])
  })

  test('nothing is left unescaped', () => {
    const html = String(
      draw(
        '<p><code class="language-mahjong" data-mahjong="label=&quot;&lt;script>alert(1)&lt;/script>&quot;">1m{&lt;script>} &lt;img src=x></code></p>'
      )
    )
    // In a quoted attribute `<` is harmless: what counts is which elements a browser sees.
    const tree = JSON.stringify(unified().use(rehypeParse, {fragment: true}).parse(html))
    expect(tree).not.toMatch(/"tagName":"(script|img)"/)
    expect(html).toContain('&#x3C;img')
  })

  test('options that do not exist in this form throw', () => {
    expect(() => rehypeTiles({output: 'png' as 'img'})).toThrow(
      'Expected `output` to be one of `auto`, `inline`, `defs`, `img`, got `png`'
    )
    expect(() => rehypeTiles({idPrefix: 'a b'})).toThrow('Expected `idPrefix` to be letters')
  })
})

describe('line breaks', () => {
  test('a closing mark stays with the tile before it', () => {
    const html = String(
      draw('<p><code class="language-mahjong">1m</code>、次に<code class="language-mahjong">2m</code> x</p>')
    )
    expect(html).toMatch(/<span class="mahjong-nowrap"><span.*?<\/span>、<\/span>次に<span/)
    expect(html).toMatch(/<\/span> x<\/p>$/)
  })
})

test('an option that is misspelt throws, and those of the Markdown stage are left alone', () => {
  const shared = {names: ['tiles'], rules: 'tenhou', records: false, onError: 'throw', named: true} as const
  expect(rehypeTiles(shared)).toBeTypeOf('function')
  expect(() => rehypeTiles({pallete: 'dark'} as never)).toThrow('got `pallete`; did you mean `palette`?')
  expect(siteGames({named: true})).toHaveLength(1)
  expect(() => siteGames({pallete: 'dark'} as never)).toThrow('got `pallete`; did you mean `palette`?')
})
