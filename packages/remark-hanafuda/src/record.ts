/**
 * Records: the source of a block that is the record of a round, with a title or notes among its lines.
 */
import {parseLines, type KeyLine} from '@tehai/kernel/block'
import {element, type Markup} from '@tehai/kernel/markup'
import {append, type Message} from '@tehai/kernel/source'
import {parseRecord} from '@tehai/koikoi/notation'
import {grammar, type Key} from './keys.js'
import {noteMarkup} from './parts.js'
import {roundMarkup} from './round.js'
import {withSetting, type Situation} from './situation.js'

/** A round says what it was dealt from or who deals, and has moves: `2cx2b/11c`. */
export function isRecord(source: string): boolean {
  const hasMoves =
    /^[ \t\u3000]*[^\s:：#＃/]+\/[^\s:：/]+[ \t\u3000]*(?:(?:koi|stop|こいこい|あがり|勝負)[ \t\u3000]*)?$/imu.test(
      source
    )
  if (hasMoves) return true
  const hasHeader = /^[ \t\u3000]*(?:deal|seed|配札|配り|シード|dealer|親)(?=[\s\u3000:：=\d])/imu.test(
    source
  )
  return hasHeader && !keyLines(source).some(({key}) => ofCards.has(key.group))
}

/** Groups of keys that no record has: beside them, a dealer is no header of one. */
const ofCards: ReadonlySet<string> = new Set(['place', 'claim'])

type KnownLine = KeyLine<Key> & {readonly key: Key}

const keyLines = (source: string): KnownLine[] =>
  parseLines(source, grammar).filter(
    (line): line is KnownLine => line.type === 'key' && line.key !== null && line.colon
  )

/** What a record shows. */
export interface ReadRecord {
  readonly situation: Situation
  readonly parts: readonly Markup[]
  readonly messages: readonly Message[]
}

/** Read the record of a round. Never throws. */
export function readRecord(source: string, site: Situation): ReadRecord {
  const messages: Message[] = []
  const notes: Markup[] = []
  let record = source
  let situation = site
  for (const line of keyLines(source)) {
    const {id} = line.key
    if (id !== 'title' && id !== 'caption' && id !== 'note') continue
    const {start, end, nameStart, nameEnd, valueStart} = line
    // Blanked, so that places of what is left stay what they are.
    record = record.slice(0, start) + ' '.repeat(end - start) + record.slice(end)
    const value = source.slice(valueStart, end)
    const nameSpan = {start: nameStart, end: nameEnd}
    const setting = {name: source.slice(nameStart, nameEnd), nameSpan, value, start: valueStart, end}
    if (id === 'note') notes.push(noteMarkup(value))
    else situation = withSetting(situation, id, setting, messages)
  }
  const read = parseRecord(record, situation.settings.rules)
  const rules = read.header?.rules ?? situation.settings.rules
  const settings = {...situation.settings, rules}
  append(messages, read.messages)
  const [first] = read.messages
  const unread = first ? [unreadMarkup(record, read.header ? first.start : 0, situation)] : []
  return {
    situation: {...situation, settings, isRuled: true},
    parts: [...roundMarkup(read, settings), ...notes, ...unread],
    messages
  }
}

/** What of a record could not be played, as its author wrote it. */
function unreadMarkup(record: string, from: number, {settings: {lang}}: Situation): Markup {
  const start = Math.max(record.lastIndexOf('\n', from - 1), record.lastIndexOf('\r', from - 1)) + 1
  const text = record.slice(start).trim()
  return element('p', {class: 'hanafuda-unread', lang}, element('mark', {class: 'hanafuda-error'}, text))
}
