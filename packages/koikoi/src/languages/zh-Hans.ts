/**
 * The words of this package in `zh-Hans`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/kernel/languages/zh-Hans'
import {zhHans as labels} from '../labels/words/zh-Hans.js'
import {zhHans as labelsLog} from '../labels/words/zh-Hans/log.js'
import {zhHans as notationMessages} from '../notation/words/zh-Hans/messages.js'
import {zhHans as roundActions} from '../round/words/zh-Hans/actions.js'
import {zhHans as roundRefusals} from '../round/words/zh-Hans/refusals.js'

addDictionaries('zh-Hans', '@tehai/koikoi', {
  labels,
  'labels/log': labelsLog,
  'notation/messages': notationMessages,
  'round/actions': roundActions,
  'round/refusals': roundRefusals
})
