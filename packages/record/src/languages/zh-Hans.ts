/**
 * The words of this package in `zh-Hans`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/zh-Hans'
import {zhHans as messages} from '../words/zh-Hans/messages.js'
import {zhHans as vocabulary} from '../words/zh-Hans/vocabulary.js'
import {zhHans as yaku} from '../words/zh-Hans/yaku.js'

addDictionaries('zh-Hans', '@tehai/record', {
  messages,
  vocabulary,
  yaku
})
