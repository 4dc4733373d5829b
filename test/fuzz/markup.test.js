/**
 * What an author types is never more than text: neither in a file of SVG nor in a page.
 */
import rehypeTiles from 'rehype-tiles'
import {renderHtml, renderSvg} from 'rehype-tiles/render'
import {hanafuda} from 'remark-hanafuda/rehype'
import {describe, expect, test} from 'vitest'
import {baits, caughtIn, readXml} from './markup.js'

const controls = Array.from({length: 32}, (_, code) => String.fromCharCode(code)).join('')
const texts = [
  'C52<~LB',
  '123m{<b>}',
  `1m{${controls}}2m`,
  `${controls}1m`,
  '1m{\uD83C}2\uDC00m',
  '1m{\uFFFE\uFFFF}',
  '1m{]]>}{&amp;&#1;}',
  ...baits.map(bait => `1m{${bait}}${bait}2m`)
]

/** Addresses of the images of a tree. */
const imagesIn = node => [
  ...(node.tagName === 'img' ? [node.properties.src] : []),
  ...(node.children ?? []).flatMap(imagesIn)
]

describe.each(texts)('%j', text => {
  test.each(['row', 'label', 'mark'])('in a %s of a file of SVG', place => {
    const options = place === 'row' ? {} : {[place]: place === 'mark' ? `1m ${text}` : text}
    const {picture} = renderSvg(place === 'row' ? text : '123m', options)
    expect(readXml(picture).every(({name}) => !name.includes('bait'))).toBe(true)
    expect(readXml(renderSvg(text, {}, 64, hanafuda()).picture)[0].name).toBe('svg')
  })

  test('in HTML', () => {
    const {picture} = renderHtml(text, {label: text})
    expect(caughtIn(picture)).toEqual([])
    expect(/(?![\t\n\r\x7F-\x9F])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/u.test(picture)).toBe(false)
  })

  test('in the address of an image', () => {
    const tree = {
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: {className: ['language-mahjong', 'mahjong-inline']},
          children: [{type: 'text', value: text}]
        }
      ]
    }
    rehypeTiles({output: 'img'})(tree, {message: () => ({}), data: {}})
    const images = imagesIn(tree)
    for (const address of images) {
      const svg = decodeURIComponent(address.slice('data:image/svg+xml,'.length))
      expect(() => readXml(svg), svg).not.toThrow()
    }
  })
})

test('a row without a tile is reported', () => {
  for (const [row, dialect] of [
    ['', 'auto'],
    ['|', 'mahgen'],
    ['--', 'obsidian'],
    ['_', 'tempai'],
    ['{A}', 'auto']
  ]) {
    expect(
      renderSvg(row, {dialect}).messages.map(({severity}) => severity),
      row
    ).toContain('error')
  }
  expect(renderSvg(' ', {}, 64, hanafuda()).messages.map(({id}) => id)).toEqual(['empty'])
})
