/**
 * The words of this package in `zh-Hant`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/zh-Hant'
import {zhHant as messages} from '../words/zh-Hant/messages.js'
import {zhHant as vocabulary} from '../words/zh-Hant/vocabulary.js'
import {zhHant as yaku} from '../words/zh-Hant/yaku.js'

addDictionaries('zh-Hant', '@tehai/record', {
  messages,
  vocabulary,
  yaku
})
