/**
 * Edits of the field that the browser can undo, as if they had been typed.
 */

/**
 * Replace a range of the field, and put the cursor behind what is new. What follows keys follows this as well.
 *
 * @param edit
 *   `start` and `end` of what is replaced, and the `text`.
 */
export function editField(field, {start, end, text}) {
  field.focus()
  field.setSelectionRange(start, end)
  const isDone =
    text === '' && start === end
      ? true
      : document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  if (isDone) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new Event('input', {bubbles: true}))
}
