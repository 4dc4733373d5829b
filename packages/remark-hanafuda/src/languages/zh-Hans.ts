/**
 * The words of this package in `zh-Hans`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/zh-Hans'
import '@tehai/koikoi/languages/zh-Hans'
import {zhHans as words} from '../words/zh-Hans.js'
import {zhHans as block} from '../words/zh-Hans/block.js'
import {zhHans as markdown} from '../words/zh-Hans/markdown.js'
import {zhHans as messages} from '../words/zh-Hans/messages.js'

addDictionaries('zh-Hans', 'remark-hanafuda', {
  words,
  block,
  markdown,
  messages
})
