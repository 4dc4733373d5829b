/**
 * The words of this package in `zh-Hans`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/zh-Hans'
import {zhHans as words} from '../words/zh-Hans.js'

addDictionaries('zh-Hans', '@tehai/language-server', {
  words
})
