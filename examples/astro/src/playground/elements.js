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

/** What keys lead to. */
const CONTROLS = 'a[href], button, input, select, textarea, summary'

/**
 * Replace what is in an element. Where a control in it had the focus, the control that takes its place has it
 * afterwards: what is shown again while a reader moves through it by keyboard does not send them back to the top of the page.
 */
export function refill(element, ...children) {
  const controls = () => [...element.querySelectorAll(CONTROLS)]
  const place = element.contains(document.activeElement) ? controls().indexOf(document.activeElement) : -1
  element.replaceChildren(...children)
  if (place < 0) return
  const now = controls()
  now[Math.min(place, now.length - 1)]?.focus({preventScroll: true})
}
