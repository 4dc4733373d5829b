/**
 * Every message that a page about mahjong can give.
 */
import type {MessageTable} from '@tehai/kernel/source'
import {everyMessage} from '../page/check/sentences.js'
import {markdownMessagesOf, type MessageBook} from '@tehai/kernel/markdown'
import {en} from './words/en/markdown.js'
import {ja} from './words/ja/markdown.js'

/** Words of each message. */
export const messages: MessageTable = {...everyMessage, ...markdownMessagesOf({en, ja})}

/** The messages, and the page that explains them: the copy in the package, or that of the repository (`scripts/publication.js`). */
export const mahjongBook: MessageBook = {messages, docs: 'https://unpkg.com/remark-mahjong/messages.md#'}
