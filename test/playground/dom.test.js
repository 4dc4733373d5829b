import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {attributeOf, toDom} from '../../examples/astro/src/playground/dom.js'
import {patchDom} from '../../examples/astro/src/playground/patch-dom.js'

test('attributes have their names in SVG and HTML', () => {
  const names = {
    className: 'class',
    ariaLabel: 'aria-label',
    dataMahjong: 'data-mahjong',
    viewBox: 'viewBox',
    strokeDashArray: 'stroke-dasharray',
    strokeLinejoin: 'stroke-linejoin',
    fillOpacity: 'fill-opacity',
    fill: 'fill',
    fontSize: 'font-size',
    textAnchor: 'text-anchor',
    colSpan: 'colspan',
    d: 'd'
  }
  for (const [property, name] of Object.entries(names)) expect(attributeOf(property)).toBe(name)
})

/** As much of a page as elements are made with; counts what is made. */
function makePage() {
  const page = {made: 0}
  const node = own => {
    page.made++
    return {
      ...own,
      ownerDocument: page,
      remove() {
        const {childNodes} = this.parentNode
        childNodes.splice(childNodes.indexOf(this), 1)
      },
      replaceWith(other) {
        const {childNodes} = this.parentNode
        other.parentNode = this.parentNode
        childNodes[childNodes.indexOf(this)] = other
      }
    }
  }
  page.createTextNode = data => node({data})
  page.createElementNS = (namespaceURI, tagName) =>
    node({
      namespaceURI,
      tagName,
      attributes: {},
      childNodes: [],
      setAttribute(name, value) {
        this.attributes[name] = value
      },
      removeAttribute(name) {
        delete this.attributes[name]
      },
      append(...nodes) {
        for (const one of nodes) one.parentNode = this
        this.childNodes.push(...nodes)
      }
    })
  return page
}

/** What a page shows, without the ways up. */
const written = ({data, tagName, namespaceURI, attributes, childNodes}) =>
  data ?? [tagName, namespaceURI, attributes, childNodes.map(written)]

const text = value => ({type: 'text', value})
const element = (tagName, properties = {}, ...children) => ({type: 'element', tagName, properties, children})

test('pictures are SVG, words around them HTML', () => {
  const shown = toDom(
    element('p', {className: ['a', 'b'], hidden: true, id: null}, element('svg', {}, element('g'))),
    makePage()
  )
  const html = 'http://www.w3.org/1999/xhtml'
  const svg = 'http://www.w3.org/2000/svg'
  expect(written(shown)).toEqual([
    'p',
    html,
    {class: 'a b', hidden: ''},
    [['svg', svg, {}, [['g', svg, {}, []]]]]
  ])
})

const {tree} = fc.letrec(tie => ({
  tree: fc.oneof(
    {depthSize: 'small'},
    fc.constantFrom(text('a'), text('b')),
    fc
      .record({
        tagName: fc.constantFrom('p', 'svg', 'g'),
        properties: fc.dictionary(
          fc.constantFrom('x', 'className', 'open'),
          fc.constantFrom('1', '2', ['3', '4'], false)
        ),
        children: fc.array(tie('tree'), {maxLength: 4})
      })
      .map(({tagName, properties, children}) => element(tagName, properties, ...children))
  )
}))

test('whatever was shown becomes whatever shall be', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const page = makePage()
      const place = toDom(element('div', {}, before), page)
      patchDom(place.childNodes[0], before, after)
      expect(written(place)).toEqual(written(toDom(element('div', {}, after), makePage())))
    })
  )
})

test('what stays is not created again', () => {
  const page = makePage()
  const before = element('p', {}, text('a'), element('svg', {width: '1'}, element('g')))
  const after = element('p', {}, text('b'), element('svg', {width: '2'}, element('g'), element('path')))
  const place = toDom(element('div', {}, before), page)
  const made = page.made
  patchDom(place.childNodes[0], before, after)
  expect(page.made - made).toBe(1)
})
