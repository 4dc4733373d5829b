/**
 * A keyboard of tiles: buttons that write a tile at the cursor.
 *
 * While it is used, the field brings up no keyboard of the screen; when the field is touched, it comes back.
 */
import {toDom} from './dom.js'
import {editField} from './edit.js'
import {make} from './elements.js'
import {drawText} from './row.js'
import {defaults} from './state.js'
import {tileEdit} from './tile-edit.js'
import {words} from './words.js'

/** Tiles of a line; each line has as many keys. */
const COLUMNS = 10

const suits = ['m', 'p', 's'].flatMap(suit => [...'1234567890'].map(rank => rank + suit))
const honors = [...'1234567'].map(rank => `${rank}z`)

/**
 * Fill the keyboard, and make its button work.
 *
 * @param parts
 *   The `field`, the `tray` and its `toggle`.
 * @param dialectOf
 *   Gives the notation in which tiles are written.
 */
export function trayFor({field, tray, toggle}, dialectOf, lang) {
  const write = edit => {
    field.inputMode = 'none'
    editField(field, edit)
  }
  const range = () => ({start: field.selectionStart, end: field.selectionEnd})
  const others = {
    space: () => write({...range(), text: ' '}),
    line: () => write({...range(), text: '\n'}),
    delete() {
      const {start, end} = range()
      // A character outside of the plane of most others is two units long.
      const length = /[\uDC00-\uDFFF]/.test(field.value[start - 1] ?? '') ? 2 : 1
      write({start: start === end ? Math.max(0, start - length) : start, end, text: ''})
    }
  }
  const say = words[lang].tray
  const marks = {space: '␣', line: '⏎', delete: '⌫'}
  const keys = [
    ...[...suits, ...honors].map(tile => {
      const button = make('button', {type: 'button'}, pictureOf(tile, lang))
      button.addEventListener('click', () => write(tileEdit(field.value, range(), tile, dialectOf())))
      return button
    }),
    ...Object.entries(others).map(([name, act]) => {
      const button = make('button', {type: 'button', 'aria-label': say[name]}, marks[name])
      button.addEventListener('click', act)
      return button
    })
  ]
  tray.replaceChildren(...keys)
  chooseOne(tray, keys)

  const show = isOpen => {
    tray.hidden = !isOpen
    toggle.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) field.inputMode = ''
  }
  toggle.addEventListener('click', () => show(tray.hidden))
  field.addEventListener('pointerdown', () => (field.inputMode = ''))
  show(matchMedia('(max-width: 62.49rem)').matches)
}

/** A picture of a tile, in the text of a button. */
function pictureOf(tile, lang) {
  const {picture} = drawText({source: tile, at: offset => offset}, {...defaults, size: 's'}, lang)
  const shown = toDom(picture).firstChild
  shown.querySelector('datalist')?.remove() // what is copied from pages
  return shown
}

/** One key of all is reached by Tab, the others by arrows. A key that was pressed keeps the focus. */
function chooseOne(tray, keys) {
  const choose = index => {
    for (const key of keys) key.tabIndex = -1
    keys[index].tabIndex = 0
  }
  const steps = {ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS}
  const ends = {Home: 0, End: keys.length - 1}
  tray.addEventListener('keydown', event => {
    const from = keys.indexOf(document.activeElement)
    const to = ends[event.key] ?? from + (steps[event.key] ?? Number.NaN)
    if (!keys[to]) return
    event.preventDefault()
    choose(to)
    keys[to].focus()
  })
  // The field keeps the focus, unless keys are used.
  tray.addEventListener('pointerdown', event => event.preventDefault())
  tray.addEventListener('click', ({target, detail}) => {
    const key = target.closest('button')
    if (!key) return
    choose(keys.indexOf(key))
    if (detail === 0) key.focus()
  })
  choose(0)
}
