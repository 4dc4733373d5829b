/**
 * The words of this package in `zh-Hant`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/zh-Hant'
import {zhHant as labels} from '../labels/words/zh-Hant.js'
import {zhHant as labelsLog} from '../labels/words/zh-Hant/log.js'
import {zhHant as notationMessages} from '../notation/words/zh-Hant/messages.js'
import {zhHant as roundActions} from '../round/words/zh-Hant/actions.js'
import {zhHant as roundRefusals} from '../round/words/zh-Hant/refusals.js'

addDictionaries('zh-Hant', '@tehai/koikoi', {
  labels,
  'labels/log': labelsLog,
  'notation/messages': notationMessages,
  'round/actions': roundActions,
  'round/refusals': roundRefusals
})
