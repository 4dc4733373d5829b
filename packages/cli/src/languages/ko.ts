/**
 * The words of this package in `ko`, and of those that it is made of. Written by `scripts/languages.js`.
 */
import {addDictionaries} from '@tehai/kernel/source'
import '@tehai/core/languages/ko'
import '@tehai/kernel/languages/ko'
import '@tehai/koikoi/languages/ko'
import '@tehai/record/languages/ko'
import 'remark-hanafuda/languages/ko'
import {ko as words} from '../words/ko.js'
import {ko as help} from '../words/ko/help.js'
import {ko as koikoi} from '../words/ko/koikoi.js'
import {ko as log} from '../words/ko/log.js'
import {ko as messages} from '../words/ko/messages.js'
import {ko as play} from '../words/ko/play.js'
import {ko as reports} from '../words/ko/reports.js'
import {ko as usage} from '../words/ko/usage.js'

addDictionaries('ko', 'tehai', {
  words,
  help,
  koikoi,
  log,
  messages,
  play,
  reports,
  usage
})
