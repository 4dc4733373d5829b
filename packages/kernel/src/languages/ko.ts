/**
 * The words of this package in `ko`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '../source/language/further-languages.js'
import {ko as blockMessages} from '../block/words/ko/messages.js'
import {ko as markdownMessages} from '../markdown/words/ko/messages.js'
import {ko as markdownYaml} from '../markdown/words/ko/yaml.js'
import {ko as sourceSentences} from '../source/words/ko/sentences.js'

addDictionaries('ko', '@tehai/kernel', {
  'block/messages': blockMessages,
  'markdown/messages': markdownMessages,
  'markdown/yaml': markdownYaml,
  'source/sentences': sourceSentences
})
