/**
 * The words of this package in `zh-Hans`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/core/languages/zh-Hans'
import '@tehai/kernel/languages/zh-Hans'
import '@tehai/koikoi/languages/zh-Hans'
import '@tehai/record/languages/zh-Hans'
import 'remark-hanafuda/languages/zh-Hans'
import {zhHans as words} from '../words/zh-Hans.js'
import {zhHans as help} from '../words/zh-Hans/help.js'
import {zhHans as koikoi} from '../words/zh-Hans/koikoi.js'
import {zhHans as log} from '../words/zh-Hans/log.js'
import {zhHans as messages} from '../words/zh-Hans/messages.js'
import {zhHans as play} from '../words/zh-Hans/play.js'
import {zhHans as reports} from '../words/zh-Hans/reports.js'
import {zhHans as usage} from '../words/zh-Hans/usage.js'

addDictionaries('zh-Hans', 'tehai', {
  words,
  help,
  koikoi,
  log,
  messages,
  play,
  reports,
  usage
})
