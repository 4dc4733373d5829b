/**
 * Buttons that undo and do again. What they do is typed into the field, so that the browser can undo it as well.
 */
import {editField} from './edit.js'
import {differenceOf, historyOf, redone, undone, withText} from './history.js'

/**
 * Keep the history of a field.
 *
 * @returns
 *   A function to call with each text.
 */
export function historyIn({field, undo, redo}) {
  let history = historyOf(field.value, performance.now())

  const show = () => {
    undo.disabled = history.past.length === 0
    redo.disabled = history.future.length === 0
  }
  const go = step => {
    history = step(withText(history, field.value, performance.now()))
    show()
    editField(field, differenceOf(field.value, history.text))
  }
  undo.addEventListener('click', () => go(undone))
  redo.addEventListener('click', () => go(redone))
  show()
  return text => {
    history = withText(history, text, performance.now())
    show()
  }
}
