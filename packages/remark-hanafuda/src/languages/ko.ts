/**
 * The words of this package in `ko`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/ko'
import '@tehai/koikoi/languages/ko'
import {ko as words} from '../words/ko.js'
import {ko as block} from '../words/ko/block.js'
import {ko as markdown} from '../words/ko/markdown.js'
import {ko as messages} from '../words/ko/messages.js'

addDictionaries('ko', 'remark-hanafuda', {
  words,
  block,
  markdown,
  messages
})
