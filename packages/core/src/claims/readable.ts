/** Whether the value of a key can be read, whatever the hand is. Editors use it before they read a whole block. */
import {lookup} from '@tehai/kernel/source'
import {isUnderstood} from '../page/grammar/values/readers.js'
import {fillOfKey} from '../page/grammar/values/fill.js'
import {keyOf, type KeyId} from '../page/grammar/keys/keys.js'
import {readOption} from '../page/grammar/keys/option-values.js'
import {viewWords} from '../page/grammar/block/record-words.js'
import {readFu} from './grammar/fu.js'
import {readReadings} from './grammar/readings.js'
import {readReference} from './grammar/reference.js'
import {readSafety} from './grammar/safety.js'
import {readScore} from './grammar/score.js'
import {readShanten} from './grammar/shanten.js'
import {readUkeire} from './grammar/ukeire.js'
import {readValue as readFigures} from './grammar/value.js'
import {readWaits} from './grammar/waits.js'
import {readYaku} from './grammar/yaku.js'

type Parts = readonly {readonly type: string}[]

/** Whether a claim is understood in full, and says something. */
const isSaid = (parts: Parts): boolean =>
  parts.some(({type}) => type !== 'filler') && parts.every(({type}) => type !== 'unread')

const names = (parts: Parts, type: string): boolean => isSaid(parts) && parts.some(one => one.type === type)

const waits = (text: string) => names(readWaits(text), 'tiles') || names(readWaits(text), 'none')
const tile = (text: string) => readUkeire(text).some(({type}) => type === 'tiles' || type === 'discard')

type ValueTest = (text: string) => boolean

/** Keys whose values have a grammar of their own; the values of other keys may be any text. */
const reads: Readonly<Partial<Record<KeyId, ValueTest>>> = lookup<ValueTest>({
  waits: text => isSaid(readWaits(text)),
  takame: waits,
  yasume: waits,
  shanten: text => isSaid(readShanten(text)),
  ukeire: text => isSaid(readUkeire(text)),
  discard: tile,
  after: tile,
  yaku: text => isSaid(readYaku(text).parts),
  score: text => isSaid(readScore(text)),
  fu: text => {
    const {summands, sums, unread} = readFu(text)
    return summands.length + sums.length > 0 && unread.length === 0
  },
  safe: text => isSaid(readSafety(text).parts),
  readings: text => isSaid(readReadings(text).parts),
  value: text => isSaid(readFigures(text, 'value').parts),
  'win-rate': text => isSaid(readFigures(text, 'win').parts),
  'tenpai-rate': text => isSaid(readFigures(text, 'tenpai').parts),
  table: text => readReference(text) !== null,
  dialect: text => readOption('dialect', text) !== undefined,
  size: text => readOption('size', text) !== undefined,
  y: text => readOption('y', text) !== undefined,
  lang: text => readOption('lang', text) !== undefined,
  layout: text => readOption('layout', text) !== undefined,
  show: text => viewWords.valueOf(text) !== undefined
})

/** Whether the value of a key can be read, so that a message about it can only concern its content. Never throws. */
export function isReadable(id: KeyId, value: string): boolean {
  const key = keyOf(id)
  if (key.group === 'claim' && fillOfKey(id, value) !== null) return true
  const own = reads[id]
  if (own) return own(value)
  const span = {start: 0, end: value.length}
  const place = {part: 'body', literal: true, row: null, section: 0, common: false} as const
  const entry = {key, value, name: id, nameSpan: {start: 0, end: 0}, ...place, ...span}
  return isUnderstood(entry, 'auto')
}
