/**
 * Every message that a page about mahjong can give.
 */
import type {MessageTable} from '@tehai/kernel/source'
import {everyMessage} from '../page/check/result/sentences.js'
import {markdownMessagesOf, type MessageBook} from '@tehai/kernel/markdown'
import {dictionaries} from './words/markdown.js'

/** Words of each message. */
export const messages: MessageTable = {...everyMessage, ...markdownMessagesOf(dictionaries)}

/**
 * The messages, and the page that explains them: the copy in the package, or the one in the repository
 * (`scripts/publication.js`).
 */
export const mahjongBook: MessageBook = {messages, docs: 'https://unpkg.com/remark-mahjong/messages.md#'}
