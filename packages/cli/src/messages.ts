/**
 * The messages of the command line itself, besides those of pages. docs/messages.md lists them.
 */
import type {MessageTable} from '@tehai/kernel/source'
import {convertMessages} from './convert/messages.js'
import {lossMessages} from './convert/row.js'
import {mdxMessages} from './markdown/mdx.js'
import {pandocMessages} from './pandoc/blocks.js'

/** Words of each message, by id. */
export const messages: MessageTable = {...mdxMessages, ...convertMessages, ...lossMessages, ...pandocMessages}
