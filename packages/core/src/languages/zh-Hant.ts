/**
 * The words of this package in `zh-Hant`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/zh-Hant'
import '@tehai/record/languages/zh-Hant'
import {zhHant as claims} from '../claims/words/zh-Hant.js'
import {zhHant as formatLosses} from '../format/words/zh-Hant/losses.js'
import {zhHant as labelsPlay} from '../labels/words/zh-Hant/play.js'
import {zhHant as labelsRows} from '../labels/words/zh-Hant/rows.js'
import {zhHant as labelsSafety} from '../labels/words/zh-Hant/safety.js'
import {zhHant as labelsScores} from '../labels/words/zh-Hant/scores.js'
import {zhHant as labelsTables} from '../labels/words/zh-Hant/tables.js'
import {zhHant as labelsValues} from '../labels/words/zh-Hant/values.js'
import {zhHant as logPlaces} from '../log/words/zh-Hant/places.js'
import {zhHant as markdownMarkdown} from '../markdown/words/zh-Hant/markdown.js'
import {zhHant as notationDialects} from '../notation/words/zh-Hant/dialects.js'
import {zhHant as notationMessages} from '../notation/words/zh-Hant/messages.js'
import {zhHant as notationVocabulary} from '../notation/words/zh-Hant/vocabulary.js'
import {zhHant as pageCheckClaimMessages} from '../page/check/words/zh-Hant/claim-messages.js'
import {zhHant as pageCheckVocabulary} from '../page/check/words/zh-Hant/vocabulary.js'
import {zhHant as pageGrammarMessages} from '../page/grammar/words/zh-Hant/messages.js'
import {zhHant as pageGrammarVocabulary} from '../page/grammar/words/zh-Hant/vocabulary.js'
import {zhHant as tableTable} from '../table/words/zh-Hant/table.js'
import {zhHant as typedMessages} from '../typed/words/zh-Hant/messages.js'

addDictionaries('zh-Hant', '@tehai/core', {
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
