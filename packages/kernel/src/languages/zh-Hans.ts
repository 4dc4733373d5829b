/**
 * The words of this package in `zh-Hans`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '../source/language/further-languages.js'
import {zhHans as blockMessages} from '../block/words/zh-Hans/messages.js'
import {zhHans as markdownMessages} from '../markdown/words/zh-Hans/messages.js'
import {zhHans as markdownYaml} from '../markdown/words/zh-Hans/yaml.js'
import {zhHans as sourceSentences} from '../source/words/zh-Hans/sentences.js'

addDictionaries('zh-Hans', '@tehai/kernel', {
  'block/messages': blockMessages,
  'markdown/messages': markdownMessages,
  'markdown/yaml': markdownYaml,
  'source/sentences': sourceSentences
})
