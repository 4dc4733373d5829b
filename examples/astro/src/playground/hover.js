/**
 * What there is to know about a place in the field: its message, the tile, or the key. Shown where the mouse rests, and in
 * a line below the field for the cursor.
 */
import {caretBox, offsetAt, placeBelow} from './caret.js'
import {filled, prose} from './elements.js'
import {afterPause} from './pause.js'
import {tileAt} from './tile-at.js'
import {words} from './words.js'

/** How long the mouse rests before something is shown, in milliseconds. */
const REST = 300

/** How long a tooltip stays when the mouse has left, so that it can be reached, in milliseconds. */
const STAY = 250

/**
 * Show what there is to know.
 *
 * @param parts
 *   The `field`, the `layer` of its spots, the `tooltip`, and the `line` below the field.
 * @param known
 *   Gives what is known: `messages`, `rows`, and `keyAt`, which gives a promise for the key at an offset.
 */
export function hoverIn({field, layer, tooltip, line}, known, lang) {
  const say = words[lang]

  const sentenceAt = async offset => {
    const tile = tileAt(known().rows, offset, lang)
    if (tile) return [tile]
    const key = await known().keyAt(offset)
    return (
      key &&
      filled(say.key, {
        key: `\`${key.names.includes(key[lang]) ? key[lang] : key.names[0]}\``,
        example: `\`${key.example}\``
      })
    )
  }

  let request = 0
  const hide = () => {
    request++
    show.cancel()
    tooltip.hidden = true
  }
  const hideSoon = afterPause(STAY, () => tooltip.matches(':hover') || field.matches(':hover') || hide())

  const show = afterPause(REST, async (x, y) => {
    if (!field.matches(':hover')) return
    const offset = offsetAt(field, layer, x, y)
    if (offset === null) return hideSoon()
    const {value} = field
    const own = ++request
    const message = known().messages.find(
      ({start, end}) => start <= offset && offset < Math.max(end, start + 1)
    )
    const sentence = message ? prose(message.reason) : await sentenceAt(offset)
    if (own !== request) return
    if (!sentence || field.value !== value) return hide()
    tooltip.replaceChildren(...sentence)
    tooltip.hidden = false
    placeBelow(tooltip, layer, caretBox(layer, message?.start ?? offset))
  })

  field.addEventListener('pointermove', ({clientX, clientY, pointerType}) => {
    if (pointerType === 'mouse') show(clientX, clientY)
  })
  for (const element of [field, tooltip]) element.addEventListener('pointerleave', hideSoon)
  field.addEventListener('input', hide)
  document.addEventListener('keydown', ({key}) => key === 'Escape' && hide())

  /** Show in the line what is at the cursor. */
  return afterPause(REST, async () => {
    const {value, selectionStart} = field
    const sentence = value === '' ? null : await sentenceAt(Math.max(0, selectionStart - 1))
    if (field.value === value && field.selectionStart === selectionStart)
      line.replaceChildren(...(sentence ? [say.here, ...sentence] : []))
  })
}
