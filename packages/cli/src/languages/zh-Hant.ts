/**
 * The words of this package in `zh-Hant`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/core/languages/zh-Hant'
import '@tehai/kernel/languages/zh-Hant'
import '@tehai/koikoi/languages/zh-Hant'
import '@tehai/record/languages/zh-Hant'
import 'remark-hanafuda/languages/zh-Hant'
import {zhHant as words} from '../words/zh-Hant.js'
import {zhHant as help} from '../words/zh-Hant/help.js'
import {zhHant as koikoi} from '../words/zh-Hant/koikoi.js'
import {zhHant as log} from '../words/zh-Hant/log.js'
import {zhHant as messages} from '../words/zh-Hant/messages.js'
import {zhHant as play} from '../words/zh-Hant/play.js'
import {zhHant as reports} from '../words/zh-Hant/reports.js'
import {zhHant as usage} from '../words/zh-Hant/usage.js'

addDictionaries('zh-Hant', 'tehai', {
  words,
  help,
  koikoi,
  log,
  messages,
  play,
  reports,
  usage
})
