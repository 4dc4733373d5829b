/**
 * Pasting and dropping: what comes from elsewhere becomes Tehai notation, a record becomes a block.
 *
 * A note says what was done, with a button that puts in what was pasted as it was.
 */
import {editField} from './edit.js'
import {filled, make} from './elements.js'
import {readPasted} from './pasted.js'
import {keepFile, textOfFile} from './record-files.js'
import {withWords} from './with-words.js'
import {words} from './words.js'

/** Larger files are no record of a game, in bytes. */
const MOST_BYTES = 10_000_000

/**
 * Read what is pasted into a field, dropped on it or opened.
 *
 * @param parts
 *   The `field`, the `area` on which files are dropped, the `note`, the button `open` and its `file` input.
 * @param isHome
 *   Whether rows are read as they are converted.
 * @param announce
 *   Called with a sentence for screen readers.
 */
export function pasteInto({field, area, note, open, file}, isHome, lang, announce) {
  const say = words[lang].pasted

  const show = (sentence, ...buttons) => {
    note.replaceChildren(...filled(sentence, {}), ...buttons.flatMap(button => [' ', button]))
    announce(sentence)
  }
  const action = (name, act) => {
    const button = make('button', {type: 'button'}, name)
    button.addEventListener('click', () => {
      note.replaceChildren()
      act()
    })
    return button
  }

  /** Put a text in, with a button that puts in another instead. */
  const put = (edit, pasted, sentence) => {
    editField(field, edit)
    const {start, text} = edit
    const asItWas = () => {
      if (field.value.slice(start, start + text.length) === text)
        editField(field, {start, end: start + text.length, text: pasted})
    }
    show(sentence, action(say.asItWas, asItWas))
  }

  const blockOf = async (text, name) => {
    const {blockOfRecord} = await withWords(import('./record-block.js'), lang)
    return blockOfRecord(text, name, keepFile, lang)
  }

  field.addEventListener('paste', async event => {
    const pasted = event.clipboardData?.getData('text/plain') ?? ''
    const read = readPasted(pasted)
    if (!read || (read.kind === 'row' && !isHome())) return
    event.preventDefault()
    const range = {start: field.selectionStart, end: field.selectionEnd}
    if (read.kind === 'row') return put({...range, text: read.text}, pasted, say.rows[read.from])
    const block = await blockOf(pasted.trim(), say.name)
    if (block) put({start: 0, end: field.value.length, text: block.text}, pasted, say.record(block.rounds))
    else editField(field, {...range, text: pasted})
  })

  const offer = async one => {
    const block =
      one.size <= MOST_BYTES ? await blockOf(await textOfFile(one), one.name).catch(() => null) : null
    if (!block) return show(say.noRecord(one.name))
    const write = action(say.write, () =>
      editField(field, {start: 0, end: field.value.length, text: block.text})
    )
    show(say.offer(one.name, block.rounds), write)
    write.focus()
  }

  const hasFile = ({dataTransfer}) => dataTransfer?.types.includes('Files')
  area.addEventListener('dragover', event => {
    if (hasFile(event)) event.preventDefault()
  })
  area.addEventListener('drop', event => {
    if (!hasFile(event)) return
    event.preventDefault()
    offer(event.dataTransfer.files[0])
  })
  open.addEventListener('click', () => file.click())
  file.addEventListener('change', () => {
    if (file.files[0]) offer(file.files[0])
    file.value = ''
  })
}
