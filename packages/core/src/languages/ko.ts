/**
 * The words of this package in `ko`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/ko'
import '@tehai/record/languages/ko'
import {ko as claims} from '../claims/words/ko.js'
import {ko as formatLosses} from '../format/words/ko/losses.js'
import {ko as labelsPlay} from '../labels/words/ko/play.js'
import {ko as labelsRows} from '../labels/words/ko/rows.js'
import {ko as labelsSafety} from '../labels/words/ko/safety.js'
import {ko as labelsScores} from '../labels/words/ko/scores.js'
import {ko as labelsTables} from '../labels/words/ko/tables.js'
import {ko as labelsValues} from '../labels/words/ko/values.js'
import {ko as logPlaces} from '../log/words/ko/places.js'
import {ko as markdownMarkdown} from '../markdown/words/ko/markdown.js'
import {ko as notationDialects} from '../notation/words/ko/dialects.js'
import {ko as notationMessages} from '../notation/words/ko/messages.js'
import {ko as notationVocabulary} from '../notation/words/ko/vocabulary.js'
import {ko as pageCheckClaimMessages} from '../page/check/words/ko/claim-messages.js'
import {ko as pageCheckVocabulary} from '../page/check/words/ko/vocabulary.js'
import {ko as pageGrammarMessages} from '../page/grammar/words/ko/messages.js'
import {ko as pageGrammarVocabulary} from '../page/grammar/words/ko/vocabulary.js'
import {ko as tableTable} from '../table/words/ko/table.js'
import {ko as typedMessages} from '../typed/words/ko/messages.js'

addDictionaries('ko', '@tehai/core', {
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
