/**
 * Whether two texts claim the same, as the grammar of their key reads them: the same tiles, numbers, yaku and limits in any
 * words of any language, and nothing more.
 */
import {foldName} from '@tehai/kernel/block'
import {parseRules} from '@tehai/koikoi/notation'
import {readFu} from '../packages/core/dist/claims/grammar/fu.js'
import {readReadings} from '../packages/core/dist/claims/grammar/readings.js'
import {readReference} from '../packages/core/dist/claims/grammar/reference.js'
import {readSafety} from '../packages/core/dist/claims/grammar/safety.js'
import {readScore} from '../packages/core/dist/claims/grammar/score.js'
import {readShanten} from '../packages/core/dist/claims/grammar/shanten.js'
import {readUkeire} from '../packages/core/dist/claims/grammar/ukeire.js'
import {readValue} from '../packages/core/dist/claims/grammar/value.js'
import {readWaits} from '../packages/core/dist/claims/grammar/waits.js'
import {readYaku} from '../packages/core/dist/claims/grammar/yaku.js'
import {readOption} from '../packages/core/dist/page/grammar/keys/option-values.js'

const partsOf = read => text => read(text).parts

/** What is read of a claim, part by part; `null` where some of it is not read. */
const readers = {
  waits: readWaits,
  takame: readWaits,
  yasume: readWaits,
  shanten: readShanten,
  ukeire: readUkeire,
  discard: readUkeire,
  after: readUkeire,
  answer: readUkeire,
  yaku: partsOf(readYaku),
  score: readScore,
  safe: partsOf(readSafety),
  readings: partsOf(readReadings),
  value: partsOf(text => readValue(text, 'value')),
  'win-rate': partsOf(text => readValue(text, 'win')),
  'tenpai-rate': partsOf(text => readValue(text, 'tenpai')),
  layout: text => [{type: 'layout', layout: readOption('layout', text)}],
  table: text => [{type: 'table', table: readReference(text) ?? text}],
  // The sum is written or not; what is added up is the claim.
  fu: text => {
    const {summands, sums, unread} = readFu(text)
    const fu = (summands.length > 0 ? summands : sums).map(one => one.fu)
    return [...unread, ...fu.toSorted((a, b) => b - a).map(number => ({type: 'fu', number}))]
  }
}

/** A part without its place, and words for what it has by itself: the one dora of `dora`, the sum of both shares. */
function plain(part) {
  if (Array.isArray(part)) return part.map(plain)
  if (part === null || typeof part !== 'object') return part
  const isDora = part.type === 'yaku' && /dora|kita/.test(String(part.yaku))
  const entries = Object.entries(part).filter(([name]) => !['start', 'end', 'loose'].includes(name))
  const own = Object.fromEntries(entries.map(([name, value]) => [name, plain(value)]))
  return isDora ? {...own, han: own.han ?? 1} : own
}

/** Tiles that are written without anything between them are one list, whatever the suits: `1m9m` as `19m`. */
function joinedTiles(parts) {
  return parts.reduce((joined, part) => {
    const last = joined.at(-1)
    if (part.type !== 'tiles' || last?.type !== 'tiles' || last.end !== part.start) return [...joined, part]
    return [...joined.slice(0, -1), {...last, tiles: [...last.tiles, ...part.tiles], end: part.end}]
  }, [])
}

const unsorted = new Set(['safe', 'readings', 'value', 'win-rate', 'tenpai-rate', 'ukeire'])

/** Whether two values of hanafuda are the same rules. */
export function areSameRules(one, other) {
  const [a, b] = [one, other].map(text => parseRules(text))
  return a.messages.length + b.messages.length === 0 && JSON.stringify(a.rules) === JSON.stringify(b.rules)
}

/** Whether two claims of a key say the same. */
export function saidAlike(id, one, other) {
  if (foldName(one) === foldName(other)) return true
  const read = readers[id]
  if (!read) return false
  const [a, b] = [one, other].map(text => {
    const parts = joinedTiles(read(text)).filter(({type}) => type !== 'filler' && type !== 'becomes')
    if (parts.length === 0 || parts.some(({type}) => type === 'unread')) return null
    const said = parts.map(part => JSON.stringify(plain(part)))
    return (unsorted.has(id) ? said : said.toSorted()).join()
  })
  return a !== null && a === b
}
