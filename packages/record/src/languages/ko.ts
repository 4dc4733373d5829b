/**
 * The words of this package in `ko`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/ko'
import {ko as messages} from '../words/ko/messages.js'
import {ko as vocabulary} from '../words/ko/vocabulary.js'
import {ko as yaku} from '../words/ko/yaku.js'

addDictionaries('ko', '@tehai/record', {
  messages,
  vocabulary,
  yaku
})
