/**
 * The suits in a line of text.
 */
import {manOf} from '../characters.js'
import {redFive} from '../marks.js'
import type {Suits} from '../suits.js'
import {kanji} from './kanji.generated.js'
import {pin} from './pins.js'
import {sou} from './sticks.js'

export const text: Suits = {man: manOf(kanji, 'wan'), pin, sou, red: redFive}
