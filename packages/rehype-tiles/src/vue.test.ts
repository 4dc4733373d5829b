import {toHtml} from 'hast-util-to-html'
import type {Element, Root} from 'hast'
import {expect, test} from 'vitest'
import {VFile} from 'vfile'
import rehypeTiles from './index.js'
import rehypeTilesVue from './vue.js'

/** A page with two rows, and a picture of the author's. */
function page(): Root {
  const row = (source: string): Element => ({
    type: 'element',
    tagName: 'code',
    properties: {className: ['language-mahjong', 'mahjong-inline']},
    children: [{type: 'text', value: source}]
  })
  const own: Element = {type: 'element', tagName: 'svg', properties: {strokeWidth: 1}, children: []}
  return {type: 'root', children: [row('123s 5z{A}'), row('1q'), own]}
}

/** Names and values of the properties of all elements, as a host that knows only attributes writes them. */
const attributes = (tree: Root | Element): unknown[] =>
  tree.children.flatMap(child =>
    child.type === 'element' ? [[child.tagName, child.properties], ...attributes(child)] : []
  )

test.each(['inline', 'defs'] as const)('pictures have the attributes that they have in HTML (%s)', output => {
  const tree = page()
  const plain = page()
  rehypeTilesVue({output})(tree, new VFile())
  rehypeTiles({output})(plain, new VFile())
  const written = JSON.stringify(attributes(tree))
  expect(written).toContain('"stroke-width"')
  expect(written).toContain('"viewBox"')
  expect(written).toContain('"class":"mahjong-tiles')
  expect(written.replace('{"strokeWidth":1}', '')).not.toMatch(
    /strokeWidth|strokeLinejoin|textAnchor|className":\["mahjong-tiles/
  )
  expect(toHtml(tree)).toBe(toHtml(plain))
})
