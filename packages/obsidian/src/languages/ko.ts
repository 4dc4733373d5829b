/**
 * The words of this package in `ko`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/ko'
import 'remark-hanafuda/languages/ko'
import {ko as words} from '../words/ko.js'

addDictionaries('ko', '@tehai/obsidian', {
  words
})
