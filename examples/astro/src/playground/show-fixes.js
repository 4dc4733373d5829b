/**
 * Proposals below messages: buttons that put them into what was typed.
 */
import {make, filled} from './elements.js'
import {words} from './words.js'

/**
 * Show proposals in the list of messages.
 *
 * @param fixes
 *   Edits for each message of the list.
 * @param onFix
 *   Called with the edit that was chosen.
 */
export function showFixes(list, fixes, lang, onFix) {
  const say = words[lang]
  fixes.forEach((edits, index) => {
    const item = list.children[index]
    if (!item || edits.length === 0) return
    const buttons = edits.map(edit => {
      const parts =
        edit.text.trim() === '' ? [say.fixAway] : filled(say.fix, {text: make('code', {}, edit.text.trim())})
      const button = make('button', {type: 'button'}, ...parts)
      button.addEventListener('click', () => onFix(edit))
      return button
    })
    item.querySelector('.fixes')?.remove()
    item.append(make('p', {class: 'fixes'}, ...buttons))
  })
}
