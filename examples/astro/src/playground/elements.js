/**
 * Small elements that several parts of the playground make.
 */

/** An element with its attributes and what is in it. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** A sentence whose parts in backticks are code. */
export function prose(sentence) {
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? make('code', {}, part) : part))
}

/** A sentence whose `{name}` is an element, or other words. */
export function filled(sentence, parts) {
  return sentence.split(/\{(\w+)\}/).flatMap((part, index) => {
    const inside = index % 2 === 1 ? parts[part] : part
    return typeof inside === 'string' ? prose(inside) : [inside]
  })
}
