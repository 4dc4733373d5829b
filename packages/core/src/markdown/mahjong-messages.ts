/**
 * Every message that a page about mahjong can give.
 */
import type {MessageTable} from '@tehai/kernel/source'
import {everyMessage} from '../page/check/sentences.js'
import {markdownMessages, type MessageBook} from '@tehai/kernel/markdown'

/** Words of each message. */
export const messages: MessageTable = {...everyMessage, ...markdownMessages}

/** The messages, and where the docs explain them. */
export const mahjongBook: MessageBook = {messages, docs: 'https://www.npmjs.com/package/remark-mahjong#'}
