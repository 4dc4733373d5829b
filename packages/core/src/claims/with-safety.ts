/**
 * Claims about safety, and the tables of suji and walls, where no module can be loaded when it is needed, as in a browser
 * or a bundle: import this once.
 *
 *     import '@tehai/core/claims/safety'
 */
import {kabeTable, safety, safetyOf, sujiTable, viewOf} from '@tehai/riichi/safety'
import {safetyEngine} from './engines.js'

safetyEngine.provide({kabeTable, safety, safetyOf, sujiTable, viewOf})
