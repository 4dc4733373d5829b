/**
 * Tables of Markdown in boxes that can be focused: what is wider than a phone is then scrolled by keys as well.
 *
 * A box is a group named by the headings of its table; a landmark would need a name that no other table of the page has.
 */

const textOf = node =>
  node.type === 'text'
    ? node.value
    : node.tagName === 'datalist'
      ? ''
      : (node.children ?? []).map(textOf).join('')

const elementsIn = ({children}) => children.filter(({type}) => type === 'element')

/** The headings of a table. */
function headingsOf(table) {
  const head = elementsIn(table).find(({tagName}) => tagName === 'thead')
  const cells = head ? elementsIn(head).flatMap(elementsIn) : []
  return cells.map(cell => textOf(cell).trim()).filter(text => text !== '')
}

/** A plugin of Sätteri for elements of HTML. */
export const scrollRegions = {
  name: 'scroll-regions',
  element: {
    filter: ['table'],
    visit(table) {
      if (table.properties.className) return // Tehai's own tables fit
      const ariaLabel = headingsOf(table).join(', ')
      const properties = {className: ['scroll'], role: 'group', tabIndex: 0, ariaLabel}
      return {type: 'element', tagName: 'div', properties, children: [table]}
    }
  }
}

/** An integration of Astro that adds it. */
export const scrollRegionsIntegration = {
  name: 'scroll-regions',
  hooks: {
    'astro:config:setup'({config}) {
      config.markdown.processor.options.hastPlugins.push(scrollRegions)
    }
  }
}
