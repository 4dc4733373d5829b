/**
 * Claims about value, for environments that cannot load a module on demand, such as browsers and bundles: import this
 * once.
 *
 *     import '@tehai/core/claims/value'
 */
import {handValue} from '@tehai/riichi/value'
import {valueEngine} from './engines.js'

valueEngine.provide({handValue})
