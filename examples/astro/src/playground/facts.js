/**
 * What the hand of a row is, below its picture: found when typing pauses.
 */
import {parse} from '@tehai/core'
import {afterPause} from './pause.js'
import {showPicture} from './show-picture.js'
import {withWords} from './with-words.js'
import {words} from './words.js'

/** How long nothing is typed before a hand is looked at, in milliseconds. */
const PAUSE = 250

/**
 * Show facts in a place.
 *
 * @returns
 *   A function to call with what is shown: what `readText` found, the rows, the one to look at, and the state.
 */
export function factsAt(place, lang) {
  const [list, note] = place.querySelectorAll('div, p')
  let newest = 0
  const show = found => {
    place.hidden = found === null
    showPicture(list, found?.picture ?? null)
    note.textContent = noteOf(found, words[lang])
    note.hidden = note.textContent === ''
  }
  const find = afterPause(PAUSE, async (own, ...given) => {
    const {factsOf} = await withWords(import('./hand-facts.js'), lang)
    if (own === newest) show(factsOf(...given, lang))
  })
  return (text, rows, row, state) => {
    newest++
    if (!row || !mayBeHand(row)) return show(null)
    find(newest, text, rows, row, state)
  }
}

/** Whether a row has as many tiles as a hand or a part of one; the rules are loaded for these alone. */
function mayBeHand({source, options: {dialect = 'auto', mode, y}}) {
  const {tree} = parse(source, {dialect, mode, y})
  const size = tree.nodes.reduce((sum, {type}) => sum + (type === 'meld' ? 3 : type === 'tile' ? 1 : 0), 0)
  return tree.mode === 'hand' && size % 3 > 0 && size <= 14
}

function noteOf(found, say) {
  if (found?.assumed) return say.assumed[found.assumed]
  return found?.others > 0 ? say.others(found.others) : ''
}
