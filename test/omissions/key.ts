/**
 * What a new key of mahjong blocks may lack: each does not compile.
 */
import {ja} from '../../packages/core/dist/page/grammar/words/ja/keys.js'
import {keyOf, type ClaimKey, type Key, type KeyId} from '@tehai/core/page'
import {readers} from '../../packages/core/dist/page/grammar/values/readers.js'
import {partsByKey} from '../../packages/core/dist/page/show/value-parts.js'
import {without} from './without.js'

// @ts-expect-error: a kind of value that nothing reads
export const unread: typeof readers = without(readers, 'tiles')

// @ts-expect-error: a key that no part shows
export const hidden: typeof partsByKey = without(partsByKey, 'waits')

// @ts-expect-error: an id that is not in the table
export const unknown: KeyId = 'toy'

// @ts-expect-error: a key of the table that is no claim
export const unclaimed: ClaimKey = 'dora'

// @ts-expect-error: a key without its name in another language
export const untranslated: typeof ja = without(ja, 'waits')

// @ts-expect-error: a key without its name in a language
export const nameless: Key = without(keyOf('waits'), 'ja')
