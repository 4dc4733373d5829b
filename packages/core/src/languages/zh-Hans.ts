/**
 * The words of this package in `zh-Hans`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/zh-Hans'
import '@tehai/record/languages/zh-Hans'
import {zhHans as claims} from '../claims/words/zh-Hans.js'
import {zhHans as formatLosses} from '../format/words/zh-Hans/losses.js'
import {zhHans as labelsPlay} from '../labels/words/zh-Hans/play.js'
import {zhHans as labelsRows} from '../labels/words/zh-Hans/rows.js'
import {zhHans as labelsSafety} from '../labels/words/zh-Hans/safety.js'
import {zhHans as labelsScores} from '../labels/words/zh-Hans/scores.js'
import {zhHans as labelsTables} from '../labels/words/zh-Hans/tables.js'
import {zhHans as labelsValues} from '../labels/words/zh-Hans/values.js'
import {zhHans as logPlaces} from '../log/words/zh-Hans/places.js'
import {zhHans as markdownMarkdown} from '../markdown/words/zh-Hans/markdown.js'
import {zhHans as notationDialects} from '../notation/words/zh-Hans/dialects.js'
import {zhHans as notationMessages} from '../notation/words/zh-Hans/messages.js'
import {zhHans as notationVocabulary} from '../notation/words/zh-Hans/vocabulary.js'
import {zhHans as pageCheckClaimMessages} from '../page/check/words/zh-Hans/claim-messages.js'
import {zhHans as pageCheckVocabulary} from '../page/check/words/zh-Hans/vocabulary.js'
import {zhHans as pageGrammarMessages} from '../page/grammar/words/zh-Hans/messages.js'
import {zhHans as pageGrammarVocabulary} from '../page/grammar/words/zh-Hans/vocabulary.js'
import {zhHans as tableTable} from '../table/words/zh-Hans/table.js'
import {zhHans as typedMessages} from '../typed/words/zh-Hans/messages.js'

addDictionaries('zh-Hans', '@tehai/core', {
  claims,
  'format/losses': formatLosses,
  'labels/play': labelsPlay,
  'labels/rows': labelsRows,
  'labels/safety': labelsSafety,
  'labels/scores': labelsScores,
  'labels/tables': labelsTables,
  'labels/values': labelsValues,
  'log/places': logPlaces,
  'markdown/markdown': markdownMarkdown,
  'notation/dialects': notationDialects,
  'notation/messages': notationMessages,
  'notation/vocabulary': notationVocabulary,
  'page/check/claim-messages': pageCheckClaimMessages,
  'page/check/vocabulary': pageCheckVocabulary,
  'page/grammar/messages': pageGrammarMessages,
  'page/grammar/vocabulary': pageGrammarVocabulary,
  'table/table': tableTable,
  'typed/messages': typedMessages
})
