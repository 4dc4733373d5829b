/**
 * Claims about safety, and the tables of suji and walls, for environments that cannot load a module on demand, such as
 * browsers and bundles: import this once.
 *
 *     import '@tehai/core/claims/safety'
 */
import {kabeTable, safety, safetyOf, sujiTable, viewOf} from '@tehai/riichi/safety'
import {safetyEngine} from './engines.js'

safetyEngine.provide({kabeTable, safety, safetyOf, sujiTable, viewOf})
