/**
 * The list of drafts, with buttons that lead back to one or remove it.
 */
import {isAnother, keepDrafts, readDrafts, withDraft} from './drafts.js'
import {make} from './elements.js'
import {afterPause} from './pause.js'
import {words} from './words.js'

/** How long nothing is typed before a draft is kept, in milliseconds. */
const PAUSE = 800

/** Characters of a draft that are shown. */
const SHOWN = 60

/**
 * Keep drafts.
 *
 * @param parts
 *   The `toggle` of the `list`.
 * @param examples
 *   Texts that are no drafts.
 * @param onOpen
 *   Called with the draft that was chosen.
 * @returns
 *   `changed` is called with what was typed; `begun` when it is another text from now on.
 */
export function draftsIn({toggle, list}, examples, lang, onOpen) {
  const say = words[lang].drafts
  const times = new Intl.DateTimeFormat(lang, {dateStyle: 'medium', timeStyle: 'short'})
  const storage = storageOf()
  let id = newId()

  const show = () => {
    const drafts = storage ? readDrafts(storage) : []
    toggle.hidden = drafts.length === 0
    toggle.textContent = say.name(drafts.length)
    if (drafts.length === 0) list.hidden = true
    toggle.setAttribute('aria-expanded', String(!list.hidden))
    list.replaceChildren(...drafts.map(itemOf))
  }

  const itemOf = draft => {
    const line = draft.text.trim().replace(/\s*\n\s*/g, ' · ')
    const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
    const open = make('button', {type: 'button'}, make('code', {}, shown))
    const remove = make('button', {type: 'button', 'aria-label': say.removeOf(shown)}, say.remove)
    open.addEventListener('click', () => {
      id = draft.id
      onOpen(draft)
    })
    remove.addEventListener('click', () => {
      keepDrafts(
        storage,
        readDrafts(storage).filter(one => one.id !== draft.id)
      )
      if (id === draft.id) id = newId()
      show()
      const next = list.querySelector('button') ?? toggle
      if (!next.hidden) next.focus()
    })
    return make('li', {}, open, make('span', {class: 'quiet'}, times.format(draft.at)), remove)
  }

  const keep = afterPause(PAUSE, ({text, dialect}) => {
    if (!storage || examples.includes(text)) return
    const kept = readDrafts(storage)
    const before = kept.find(one => one.id === id)
    if (before && isAnother(before.text, text)) id = newId()
    const drafts = withDraft(kept, {id, text, dialect, at: Date.now()})
    if (keepDrafts(storage, drafts)) show()
  })

  toggle.addEventListener('click', () => {
    list.hidden = !list.hidden
    show()
  })
  show()
  return {
    changed: keep,
    begun: () => (id = newId())
  }
}

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`

/** The storage of the browser; `null` where a page may not use it. */
function storageOf() {
  try {
    return localStorage
  } catch {
    return null
  }
}
