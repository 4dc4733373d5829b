/**
 * Trivial plugins to measure against: the minimum that any plugin for tiles would have to do.
 */
import remarkDirective from 'remark-directive'
import {SKIP, visit} from 'unist-util-visit'

const element = (tagName, properties, children = []) => ({type: 'element', tagName, properties, children})

function tilesOf(notation) {
  const tiles = []
  for (const [, digits, suit] of notation.matchAll(/(\d+)([mpsz])/g))
    for (const digit of digits) tiles.push(digit + suit)
  return tiles
}

/** One `<svg>` with a `<use>` for each tile and nothing else: no bodies, no definitions, no checks. */
function svgOf(notation) {
  const tiles = tilesOf(notation)
  return element(
    'svg',
    {
      className: ['tiles'],
      viewBox: `0 0 ${tiles.length * 30} 40`,
      role: 'img',
      ariaLabel: notation,
      width: `${tiles.length * 0.9}em`,
      height: '1.2em'
    },
    [
      element('title', {}, [{type: 'text', value: notation}]),
      ...tiles.map((tile, index) =>
        element('use', {href: `#tile-${tile}`, x: index * 30, y: 0, width: 30, height: 40})
      )
    ]
  )
}

/** ```mahjong fences become one svg, straight from the mdast node. */
export function trivialFence() {
  return tree => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mahjong') return
      const svg = svgOf(node.value)
      parent.children[index] = {
        type: 'tiles',
        data: {hName: svg.tagName, hProperties: svg.properties, hChildren: svg.children},
        position: node.position
      }
      return SKIP
    })
  }
}

/** `:tiles[…]` of remark-directive becomes one svg. Use after remark-directive. */
export function trivialDirective() {
  return tree => {
    visit(tree, 'textDirective', node => {
      if (node.name !== 'tiles') return
      const svg = svgOf(node.children.map(child => child.value ?? '').join(''))
      node.data = {hName: svg.tagName, hProperties: svg.properties, hChildren: svg.children}
      node.children = []
    })
  }
}

/** A node of mdast that Sätteri turns into an element of hast. */
const forSatteri = ({tagName, properties, children}) => ({
  type: 'tiles',
  data: {hName: tagName, hProperties: properties},
  children: children.map(child => (child.type === 'element' ? forSatteri(child) : child))
})

/** The same two plugins for Sätteri. */
export const trivialForSatteri = {
  features: {directive: true},
  mdastPlugins: [
    {
      name: 'trivial',
      code: ({lang, value}) => (lang === 'mahjong' ? forSatteri(svgOf(value)) : undefined),
      textDirective: ({name, children}) =>
        name === 'tiles' ? forSatteri(svgOf(children.map(child => child.value ?? '').join(''))) : undefined
    }
  ]
}

export {remarkDirective}
