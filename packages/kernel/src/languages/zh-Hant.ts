/**
 * The words of this package in `zh-Hant`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '../source/language/further-languages.js'
import {zhHant as blockMessages} from '../block/words/zh-Hant/messages.js'
import {zhHant as markdownMessages} from '../markdown/words/zh-Hant/messages.js'
import {zhHant as markdownYaml} from '../markdown/words/zh-Hant/yaml.js'
import {zhHant as sourceSentences} from '../source/words/zh-Hant/sentences.js'

addDictionaries('zh-Hant', '@tehai/kernel', {
  'block/messages': blockMessages,
  'markdown/messages': markdownMessages,
  'markdown/yaml': markdownYaml,
  'source/sentences': sourceSentences
})
