/**
 * A tile set of one's own: on a page of rehype-tiles, in its style sheet, and through the adapters.
 */
import MarkdownIt from 'markdown-it'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import {markdownToHtml} from 'satteri'
import {unified} from 'unified'
import {describe, expect, test} from 'vitest'
import tehaiForSatteri from '@tehai/satteri'
import markdownItTehai from 'markdown-it-tehai'
import rehypeTiles, {styleOf} from 'rehype-tiles'
import rehypeTilesReact from 'rehype-tiles/react'
import {makePieceDrawer, renderHtml, renderSvg} from 'rehype-tiles/render'
import toy from './toy-tiles.js'

const inline = source => `<p>a <code class="language-mahjong">${source}</code> b</p>`
const block = source => `<div><code class="language-mahjong">${source}</code></div>`
const draw = (html, options) =>
  String(
    unified()
      .use(rehypeParse, {fragment: true})
      .use(rehypeTiles, {tiles: toy, ...options})
      .use(rehypeStringify)
      .processSync(html)
  )
const idsIn = html => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)

describe('a page', () => {
  test('is drawn with the shapes, the colours and the proportions of the set', () => {
    const html = draw(inline('3p'))
    expect(html).toContain('viewBox="0 0 320 288"')
    expect(html).toContain('class="mahjong-tiles toy-tiles"')
    expect(html).toContain('<path fill="#f4f0ff" stroke="#8f7fb0" stroke-width="16" d="m8 8h304v364h-304z">')
    expect(html).toContain(
      '<path fill="#0f6f78" d="M60 50h100v30h-100zM190 50h100v30h-100zM60 98h100v30h-100z">'
    )
  })

  test('has hands, melds and rivers as far apart as its tiles are broad', () => {
    expect(draw(block("12m 5'55z"))).toContain('viewBox="0 0 796 380"')
    expect(draw(block("12m 5'55z"))).toContain('viewBox="0 0 1032 380"')
    expect(draw(block("99'9'9s"))).toContain('viewBox="0 0 1032 640"')
    const river = draw(
      '<div data-mahjong="mode=river"><code class="language-mahjong">123456789m</code></div>'
    )
    expect(river).toContain('viewBox="0 0 1950 770"')
  })

  test('has rings and marks in the colours of the roles', () => {
    const html = draw('<div data-mahjong="dora=1m"><code class="language-mahjong">1m 2m</code></div>')
    expect(html).toContain('stroke="#d1471f"')
    expect(html).not.toContain('#f0a800')
  })

  test('takes display pictures for large tiles only', () => {
    const large = 'M60 60h240v60h-240z'
    expect(draw(block('1m'))).toContain(large)
    expect(draw(inline('1m'))).not.toContain(large)
    const both = draw(block('1m') + inline('1m'), {output: 'defs'})
    expect(idsIn(both)).toEqual(['toy-bodies-1', 'toy-1m', 'toy-1m-display'])
    expect(renderSvg('1m', {tiles: toy}, 41).picture).not.toContain(large)
    expect(renderSvg('1m', {tiles: toy}, 42).picture).toContain(large)
  })

  test('has ids of the set and of the choice', () => {
    const prefix = options =>
      idsIn(draw(inline('5z'), {output: 'defs', ...options}))[0].replace(/bodies.*/, '')
    expect(prefix({})).toBe('toy-')
    expect(prefix({palette: 'sepia'})).toMatch(/^toy-[\da-z]+-$/)
    expect(prefix({variants: {white: 'empty'}})).not.toBe(prefix({palette: 'sepia'}))
    expect(prefix({idPrefix: 'x-'})).toBe('x-')
    expect(draw(inline('5z'), {output: 'defs', idPrefix: 'x-'})).toContain('class="toy-art"')
  })

  test('has the palette and the variants of the set', () => {
    const html = draw(inline('5z'), {palette: 'sepia', variants: {white: 'empty'}})
    expect(html).toContain('class="mahjong-tiles toy-tiles toy-sepia"')
    expect(html).toContain('fill="#f3e6cf"')
    expect(html.match(/<path/g)).toHaveLength(1)
  })
})

describe('the style sheet', () => {
  test('repaints every colour on the page, and no other', () => {
    const css = styleOf(toy)
    const html = draw(block('1234567890m 1p 1s 1z -') + block('j1-m'))
    for (const [, attribute, colour] of html.matchAll(/ (fill|stroke)="(#[^"]*)"/g))
      expect(css).toContain(`[${attribute}='${colour}']`)
    for (const [, colour] of css.matchAll(/(?:fill|stroke)='([^']*)'/g))
      expect(Object.values(toy.palettes.light)).toContain(colour)
  })

  test('has a theme for dark pages and a class for each palette', () => {
    const css = styleOf(toy)
    expect(css).toMatch(/prefers-color-scheme: dark\) \{\n {2}:root \{\n {4}--toy-paper: #2b2440;/)
    expect(css).toMatch(/\.toy-dark \{\n {2}--toy-paper: #2b2440;/)
    expect(css).toMatch(/\.toy-sepia \{\n {2}--toy-paper: #f3e6cf;/)
    expect(css).not.toContain('--toy-ember: ')
  })
})

describe('every host that takes values passes the set on', () => {
  const page = 'A :tiles[12m] here.\n'
  const paper = '#f4f0ff'

  test('markdown-it', () => {
    expect(new MarkdownIt().use(markdownItTehai, {tiles: toy}).render(page)).toContain(paper)
  })

  test('Sätteri, and what a host remembers of its settings is of the set', () => {
    const plugins = tehaiForSatteri({tiles: toy})
    expect(markdownToHtml(page, plugins).html).toContain(paper)
    const digest = options => JSON.stringify(tehaiForSatteri(options))
    expect(digest({tiles: toy})).not.toBe(digest({}))
    expect(digest({tiles: {...toy, art: {...toy.art, width: 350}}})).not.toBe(digest({tiles: toy}))
  })

  test('MDX', () => {
    const children = [{type: 'text', value: '1m'}]
    const code = {type: 'element', tagName: 'code', properties: {className: ['language-mahjong']}, children}
    const tree = {type: 'root', children: [code]}
    rehypeTilesReact({tiles: toy})(tree, {})
    expect(JSON.stringify(tree)).toContain(paper)
  })

  test('strings', () => {
    expect(renderHtml('1m', {tiles: toy}).picture).toContain('class="mahjong-tiles toy-tiles"')
    expect(() => makePieceDrawer({tiles: {...toy, id: ''}})).toThrow('Expected a tile set with an `id`')
  })
})

describe('mistakes of programmers', () => {
  test.each([
    [{tiles: 'toys'}, 'Expected `tiles` to be a tile set or one of `mahjong`, got `toys`'],
    [{tiles: 7}, 'Expected a tile set with an `id`'],
    [{tiles: {...toy, id: 'mahjong'}}, 'Expected a tile set with an `id` of its own, got `mahjong`'],
    [{palette: 'black'}, 'Expected `palette` to be one of `light`, `dark`, `sepia`, got `black`'],
    [{variants: {five: 'plain'}}, 'Expected `variants` to be one of `white`, got `five`'],
    [
      {tiles: {...toy, art: {...toy.art, faces: {text: {'1m': []}}}}},
      'Expected tile set `toy` to have a picture of `1p`, got none'
    ]
  ])('%#', (options, message) => {
    expect(() => rehypeTiles({tiles: toy, ...options})).toThrow(message)
  })

  test('the shipped set by its name is the default', () => {
    expect(draw(inline('1m'), {tiles: 'mahjong'})).toBe(draw(inline('1m'), {tiles: null}))
  })
})
