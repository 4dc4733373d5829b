/**
 * The words of this package in `ko`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/ko'
import {ko as labels} from '../labels/words/ko.js'
import {ko as labelsLog} from '../labels/words/ko/log.js'
import {ko as notationMessages} from '../notation/words/ko/messages.js'
import {ko as roundActions} from '../round/words/ko/actions.js'
import {ko as roundRefusals} from '../round/words/ko/refusals.js'

addDictionaries('ko', '@tehai/koikoi', {
  labels,
  'labels/log': labelsLog,
  'notation/messages': notationMessages,
  'round/actions': roundActions,
  'round/refusals': roundRefusals
})
