/**
 * Where a character of the field is on the screen: the layer of spots breaks the same text into the same lines.
 */

/** The box of an offset: `left`, `top` and `bottom`, from the upper left corner of the layer. */
export function caretBox(layer, offset) {
  const mark = document.createElement('span')
  mark.textContent = '\u200B'
  const range = rangeAt(layer, offset)
  range.insertNode(mark)
  const box = mark.getBoundingClientRect()
  const outer = layer.getBoundingClientRect()
  const parent = mark.parentNode
  mark.remove()
  parent.normalize()
  return {left: box.left - outer.left, top: box.top - outer.top, bottom: box.bottom - outer.top}
}

/** An empty range before the character of an offset. */
function rangeAt(layer, offset) {
  const range = document.createRange()
  const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  let rest = offset
  while (texts.nextNode()) {
    const {length} = texts.currentNode
    if (rest <= length) {
      range.setStart(texts.currentNode, rest)
      return range
    }
    rest -= length
  }
  range.selectNodeContents(layer)
  range.collapse(false)
  return range
}

/** The character of the field at a point of the window, `null` where there is none. */
export function offsetAt(field, layer, x, y) {
  const found = document.caretPositionFromPoint?.(x, y)
  if (!found || found.offsetNode !== field) return null
  // The nearest place between two characters is given: the character is before or after it.
  const outer = layer.getBoundingClientRect()
  for (const offset of [found.offset - 1, found.offset]) {
    if (offset < 0 || offset >= field.value.length || field.value[offset] === '\n') continue
    const from = caretBox(layer, offset)
    const to = caretBox(layer, offset + 1)
    const isWithin = outer.left + from.left <= x && x < outer.left + to.left
    if (isWithin && outer.top + from.top <= y && y < outer.top + from.bottom) return offset
  }
  return null
}

/** Put an element below a place of the layer, within its width. */
export function placeBelow(element, layer, {left, bottom}) {
  const most = Math.max(0, layer.clientWidth - element.offsetWidth)
  element.style.left = `${Math.min(left, most)}px`
  element.style.top = `${bottom}px`
}
