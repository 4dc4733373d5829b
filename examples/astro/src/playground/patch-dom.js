/**
 * One picture in the place of another, by what differs.
 */
import {attributesOf, toDom} from './dom.js'

/**
 * Update the part of the page that shows one hast node to show another. What both have in common is not touched, so
 * a key costs no more than what it changes, and what was unfolded stays so.
 */
export function patchDom(shown, before, after) {
  if (before.type !== after.type || before.tagName !== after.tagName) {
    shown.replaceWith(toDom(after, shown.ownerDocument, shown.parentNode.namespaceURI))
    return
  }
  if (after.type === 'text') {
    if (before.value !== after.value) shown.data = after.value
    return
  }
  patchAttributes(shown, attributesOf(before), attributesOf(after))
  const nodes = [...shown.childNodes]
  after.children.forEach((child, index) => {
    if (index < nodes.length) patchDom(nodes[index], before.children[index], child)
    else shown.append(toDom(child, shown.ownerDocument, shown.namespaceURI))
  })
  for (const node of nodes.slice(after.children.length)) node.remove()
}

function patchAttributes(shown, before, after) {
  for (const [name, text] of after) if (before.get(name) !== text) shown.setAttribute(name, text)
  for (const name of before.keys()) if (!after.has(name)) shown.removeAttribute(name)
}
