/**
 * Everything but the picture: messages and their places in the text, which notation a row is in, how others write it, what
 * can be taken along; and the display pictures of the tiles.
 *
 * Loaded after the first picture.
 */
import {tiles} from '@tehai/tile-art'
import {drawWith} from './game.js'
import {showDetection} from './show-detection.js'
import {showSpellings} from './show-spellings.js'
import {spellingsOf} from './spellings.js'
import {words} from './words.js'

export {announcer} from './announce.js'
export {markdownOf} from './markdown.js'
export {countMessages, messagesIn} from './messages.js'
export {showLabels} from './show-labels.js'
export {showMessages} from './show-messages.js'
export {followScroll, showSpots} from './spots.js'
export {copyFrom, takeFrom} from './take.js'
export {summaryOf} from './words.js'

drawWith(tiles)

/**
 * Show what there is to say of a row.
 *
 * @param places
 *   `detected`, `spelt` and `spellings`: the elements to fill.
 * @param row
 *   As `drawText` gives it; `undefined` where there is none.
 * @param line
 *   Line of the row, where it is one of several, else `null`.
 * @param dialect
 *   The notation that was chosen.
 * @param actions
 *   `name` is called with the dialect to choose, `copy` with a text and the button that copies it.
 */
export function showRow({detected, spelt, spellings: list}, row, line, dialect, lang, actions) {
  const say = words[lang]
  const {spellings, isPart} = row ? spellingsOf(row, lang) : {spellings: [], isPart: false}
  const notes = [line !== null && say.speltRow(line), isPart && spellings.length > 0 && say.speltPart]
  spelt.textContent = notes.filter(Boolean).join(say.space)
  showSpellings(list, spellings, lang, actions.copy)
  showDetection(detected, row, row?.options.dialect ?? dialect, lang, actions.name)
}
