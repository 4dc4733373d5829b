/**
 * Claims about value where no module can be loaded when it is needed, as in a browser or a bundle: import this once.
 *
 *     import '@tehai/core/claims/value'
 */
import {handValue} from '@tehai/riichi/value'
import {valueEngine} from './engines.js'

valueEngine.provide({handValue})
