/**
 * What a new key of hanafuda may lack: each does not compile.
 */
import {claimCheckers} from '../../packages/remark-hanafuda/dist/claims/claims.js'
import type {KeyIn} from '../../packages/remark-hanafuda/dist/grammar/keys.js'
import {partReaders} from '../../packages/remark-hanafuda/dist/page/parts.js'
import {placeReaders} from '../../packages/remark-hanafuda/dist/page/places.js'
import {settingReaders} from '../../packages/remark-hanafuda/dist/grammar/situation.js'
import {without} from './without.js'

// @ts-expect-error: a claim without its checker
export const claims: typeof claimCheckers = without(claimCheckers, 'near')

// @ts-expect-error: a place of cards without its reader
export const places: typeof placeReaders = without(placeReaders, 'stock')

// @ts-expect-error: a setting without its reader
export const settings: typeof settingReaders = without(settingReaders, 'month')

// @ts-expect-error: a part without its reader
export const parts: typeof partReaders = without(partReaders, 'chart')

// @ts-expect-error: a checker of a key that is not in the table
export const unknown: typeof claimCheckers = {...claimCheckers, toy: claimCheckers.yaku}

// @ts-expect-error: a key of another group
export const claim: KeyIn<'claim'> = 'month'
