/**
 * What a new dialect may lack: each does not compile.
 */
import {dialects, type Dialect, type DialectId} from '@tehai/core/notation'
import {en} from '../../packages/core/dist/notation/words/en/dialects.js'
import {ja} from '../../packages/core/dist/notation/words/ja/dialects.js'

const {mjai, ...others} = dialects
// @ts-expect-error: a dialect that is not in the table
export const table: typeof dialects = others

const {names, ...nameless} = mjai
// @ts-expect-error: no name
export const withoutName: Dialect = nameless

const {sign, ...unseen} = mjai
// @ts-expect-error: nothing to detect it by, not even `null`
export const withoutSign: Dialect = unseen

const {melds, ...unclear} = mjai
// @ts-expect-error: whether its melds say whom a tile was called from
export const withoutMelds: Dialect = unclear

// @ts-expect-error: an id without words
export const unknown: DialectId = 'toy'

// @ts-expect-error: a file in the table without words
export const wordless: typeof dialects = {...dialects, toy: mjai}

const {mjai: english, ...inJapanese} = ja
// @ts-expect-error: words in English only
export const untranslated: typeof ja = inJapanese

const {expected, ...unexpected} = en.mjai
// @ts-expect-error: a name in Japanese, and not what is expected
export const incomplete: typeof ja = {...ja, mjai: unexpected}
