/**
 * What a new dialect may lack: each does not compile.
 */
import {dialects, type Dialect, type DialectId} from '@tehai/core/notation'
import {en} from '../../packages/core/dist/notation/words/en/dialects.js'
import {ja} from '../../packages/core/dist/notation/words/ja/dialects.js'
import {without} from './without.js'

const {mjai} = dialects

// @ts-expect-error: a dialect that is not in the table
export const table: typeof dialects = without(dialects, 'mjai')

// @ts-expect-error: no name
export const withoutName: Dialect = without(mjai, 'names')

// @ts-expect-error: nothing to detect it by, not even `null`
export const withoutSignature: Dialect = without(mjai, 'signature')

// @ts-expect-error: whether its melds say whom a tile was called from
export const withoutMelds: Dialect = without(mjai, 'melds')

// @ts-expect-error: an id without words
export const unknown: DialectId = 'nowhere'

// @ts-expect-error: a file in the table without words
export const wordless: typeof dialects = {...dialects, nowhere: mjai}

// @ts-expect-error: words in English only
export const untranslated: typeof ja = without(ja, 'mjai')

// @ts-expect-error: a name, and not what is expected
export const incomplete: typeof ja = {...ja, mjai: without(en.mjai, 'expected')}
