/**
 * The suits from the display size on.
 */
import {manOf} from '../characters.js'
import {redFive} from '../marks.js'
import type {Suits} from '../suits.js'
import {kanji} from './kanji.generated.js'
import {pin} from './pins.js'
import {sou} from './sticks.js'

export const display: Suits = {man: manOf(kanji, 'wan-display'), pin, sou, red: redFive}
