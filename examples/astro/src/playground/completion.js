/**
 * Completion: a list of what can be written at the cursor, below it. The field keeps the focus, as in the pattern of a
 * combobox; what is chosen of the list is its active descendant.
 */
import {caretBox, placeBelow} from './caret.js'
import {editField} from './edit.js'
import {make} from './elements.js'
import {afterPause} from './pause.js'
import {beginsWith} from './prefix.js'

/** How long nothing is typed before the list opens of its own, in milliseconds. */
const PAUSE = 120

/** Options that are seen at once; the others come when arrows or the wheel lead to them. */
const SEEN = 8

/**
 * Complete what is typed in a field.
 *
 * @param parts
 *   The `field`, the `layer` of its spots, and the `list`.
 * @param find
 *   Gives what can be written at an offset; a promise.
 * @param isOffered
 *   Whether the list opens of its own; it is called after the pause.
 * @param onOpen
 *   Called with what is listed, when a key has opened the list.
 */
export function completeIn({field, layer, list}, find, isOffered, onOpen) {
  let items = []
  /** The text of the field and the offset of the cursor for which they were found. */
  let place = {value: '', offset: 0}
  let active = -1
  /** The label that arrows have led to since a character was typed. */
  let chosen = null
  let top = 0
  let isRequested = false
  let request = 0

  const close = () => {
    request++
    offer.cancel()
    isRequested = false
    chosen = null
    hide()
  }

  const hide = () => {
    items = []
    activate(-1)
    list.hidden = true
    list.replaceChildren()
  }

  /** Show the options from one on. */
  const showFrom = index => {
    top = Math.max(0, Math.min(index, items.length - SEEN))
    for (const [at, option] of [...list.children].entries()) option.hidden = at < top || at >= top + SEEN
    list.classList.toggle('more', top + SEEN < items.length)
  }

  const activate = index => {
    list.children[active]?.setAttribute('aria-selected', 'false')
    active = index
    const option = list.children[active]
    option?.setAttribute('aria-selected', 'true')
    if (index >= 0) showFrom(Math.min(Math.max(top, index - SEEN + 1), index))
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
  }

  const accept = index => {
    const {edit} = items[index]
    const typed = typedSince(place, field.value)
    close()
    // The list stays open while one types: what was typed since is part of the word that is completed.
    if (typed !== null) editField(field, {...edit, end: edit.end + typed})
  }

  /**
   * Open the list; `isNew`: a key has requested it. What closes the list, or opens it again, ends a request that is
   * under way.
   */
  const open = async isNew => {
    isRequested ||= isNew
    const {value, selectionStart: offset, selectionEnd} = field
    const isWanted = isRequested || items.length > 0 || isOffered()
    if (!isWanted || offset !== selectionEnd) return close()
    offer.cancel()
    const own = ++request
    const found = await find(offset)
    if (own !== request) return
    // What was typed meanwhile has an offer of its own, which must not be cancelled.
    if (field.value !== value) return
    const isSame = field.selectionStart === offset && document.activeElement === field
    if (!isSame || found.length === 0) return close()
    place = {value, offset}
    fill(found)
    list.hidden = false
    placeBelow(list, layer, caretBox(layer, found[0].edit.start))
    if (isNew) onOpen(found)
  }

  const fill = found => {
    items = found
    list.replaceChildren(...found.map(optionOf))
    showFrom(0)
    const kept = found.findIndex(({label}) => label === chosen)
    activate(kept < 0 && isRequested ? 0 : kept)
  }

  /** Of an open list leave what fits the characters typed since, until the list for them comes. */
  const narrow = () => {
    const {value, selectionStart} = field
    const isOpen = items.length > 0 && typedSince(place, value) !== null
    const left = isOpen
      ? items.filter(({label, edit}) => beginsWith(label, value.slice(edit.start, selectionStart)))
      : []
    if (left.length === 0) hide()
    else if (left.length < items.length) fill(left)
  }

  const offer = afterPause(PAUSE, () => open(false))
  const keys = {
    ArrowDown: () => activate((active + 1) % items.length),
    ArrowUp: () => activate((active <= 0 ? items.length : active) - 1),
    Home: () => activate(0),
    End: () => activate(items.length - 1),
    Escape: close
  }

  field.addEventListener('keydown', event => {
    const {key, ctrlKey, altKey, metaKey, shiftKey, isComposing} = event
    if (isComposing) return
    if (key === ' ' && ctrlKey) {
      event.preventDefault()
      return open(true)
    }
    if (key === 'Escape' && items.length === 0) return close()
    if (items.length === 0 || ctrlKey || altKey || metaKey || shiftKey) return
    const isTaken = (key === 'Enter' || key === 'Tab') && active >= 0
    const isMove = Object.hasOwn(keys, key) && (active >= 0 || !['Home', 'End'].includes(key))
    if (!isTaken && !isMove) return
    event.preventDefault()
    if (isTaken) return accept(active)
    keys[key]()
    chosen = items[active]?.label ?? null
  })
  field.addEventListener('input', ({isComposing}) => {
    if (isComposing) return close()
    chosen = null
    narrow()
    offer()
  })
  field.addEventListener('blur', close)
  field.addEventListener('pointerdown', close)
  list.addEventListener('pointerdown', event => event.preventDefault()) // the field keeps the focus
  list.addEventListener('wheel', event => {
    event.preventDefault()
    showFrom(top + Math.sign(event.deltaY))
  })
  list.addEventListener('click', ({target}) => {
    const index = [...list.children].indexOf(target.closest('[role=option]'))
    if (index >= 0) accept(index)
  })
  document.addEventListener('selectionchange', () => {
    if (items.length > 0 && document.activeElement === field && field.selectionStart < items[0].edit.start)
      close()
  })
}

/** How many characters were typed at the cursor, or deleted before it (negative); `null` for any other change. */
function typedSince({value, offset}, now) {
  const typed = now.length - value.length
  const isSame =
    now.startsWith(value.slice(0, Math.min(offset, offset + typed))) && now.endsWith(value.slice(offset))
  return isSame ? typed : null
}

function optionOf({label, detail}, index, {length}) {
  const place = {'aria-posinset': index + 1, 'aria-setsize': length}
  const option = make(
    'li',
    {role: 'option', id: `completion-${index}`, 'aria-selected': 'false', ...place},
    label
  )
  if (detail) option.append(make('span', {class: 'quiet'}, detail))
  return option
}
