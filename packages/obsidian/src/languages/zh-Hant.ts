/**
 * The words of this package in `zh-Hant`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/zh-Hant'
import 'remark-hanafuda/languages/zh-Hant'
import {zhHant as words} from '../words/zh-Hant.js'

addDictionaries('zh-Hant', '@tehai/obsidian', {
  words
})
