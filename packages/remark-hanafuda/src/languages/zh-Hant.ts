/**
 * The words of this package in `zh-Hant`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/zh-Hant'
import '@tehai/koikoi/languages/zh-Hant'
import {zhHant as words} from '../words/zh-Hant.js'
import {zhHant as block} from '../words/zh-Hant/block.js'
import {zhHant as markdown} from '../words/zh-Hant/markdown.js'
import {zhHant as messages} from '../words/zh-Hant/messages.js'

addDictionaries('zh-Hant', 'remark-hanafuda', {
  words,
  block,
  markdown,
  messages
})
