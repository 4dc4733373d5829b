/**
 * The default set: 37 tiles, a back, a blank, an unknown tile and an empty place, in two optical sizes.
 */
import {displayBody, displayTint} from './display/body.js'
import {display} from './display/index.js'
import {plainFive as displayFive} from './display/kanji.generated.js'
import {displayBack, displayWhite} from './marks.js'
import {plainFives} from './plain-fives.js'
import type {TileColour} from './palette.js'
import {flowers} from './flowers/index.js'
import {facesOf} from './suits.js'
import {text} from './text/index.js'
import {plainFive as textFive} from './text/kanji.generated.js'
import {textTiles, type MahjongTiles} from './text-tiles.js'

export type {MahjongTiles} from './text-tiles.js'

/** The default set of tiles. */
export const tiles: MahjongTiles<TileColour> = {
  ...textTiles,
  variants: {
    // Numeral of the fives of man: 伍 as on most sets, or 五.
    five: {
      standard: 'daiji',
      choices: {
        daiji: {},
        plain: {text: plainFives(textFive, text), display: plainFives(displayFive, display)}
      }
    },
    // The white dragon 白: a frame, in display size of two lines; or empty, as on most Japanese sets; or the frame in
    // text and empty from the display size on.
    white: {
      standard: 'framed',
      choices: {
        framed: {},
        empty: {text: {'5z': []}, display: {'5z': []}},
        mixed: {display: {'5z': []}}
      }
    }
  },
  art: {
    ...textTiles.art,
    displayBody,
    tint: displayTint,
    rare: flowers,
    // Honors are the same in every size, except 白; a face-down tile has another body.
    faces: {...textTiles.art.faces, display: {...facesOf(display), '5z': displayWhite, back: displayBack}}
  }
}
