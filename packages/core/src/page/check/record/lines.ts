/** The lines that a record adds to a block: without what the author has typed, each with its target. */
import type {BlockContent} from '../../grammar/content.js'
import type {KeyId} from '../../grammar/keys/keys.js'
import type {RecordLines} from '../../grammar/block/record-lines.js'
import type {RecordPosition} from '../../grammar/block/records.js'
import {isOwn, type RecordContent} from './record-content.js'
import {typedHands} from './hands.js'
import {stepsTo, turnOrder} from '../../../model/players.js'

/** Lines, and the target of their keys. */
export interface PlacedLines {
  readonly text: string
  readonly places: readonly RecordLines[]
  /** The row of the owner of the page's hand: the typed one, or else the first one of the record. */
  readonly ownRow: number
}

/** Lines, and their target; no `place` if they belong to their own section. */
interface Part {
  readonly lines: readonly string[]
  readonly place?: Pick<RecordLines, 'row' | 'section'>
}

/** Where the section of a player begins. */
const sectionStart = new RegExp(`\\n(?=(?:${turnOrder.join('|')}): )`)

/**
 * The lines of a record.
 *
 * @param from
 *   Where they begin in the block.
 */
export function linesOf(
  content: BlockContent,
  {keys, players, hands}: RecordPosition,
  recorded: RecordContent,
  from: number
): PlacedLines {
  const typed = typedHands(content, recorded)
  const commonKeys = keys.filter(([key]) => !isTyped(content, recorded, null)(key))
  const written = new Set(commonKeys.map(([key]) => key))
  const sections = players.split(sectionStart)
  const parts: Part[] = [{lines: linesOfKeys(commonKeys), place: {row: null, section: 0}}]
  for (const [index, lines] of sections.entries()) {
    const hand = hands[index]!
    const own = typed.get(stepsTo(hand.place))
    if (!own) {
      parts.push({lines: lines.split('\n')})
      continue
    }
    const isSaid = isTyped(content, recorded, own.section)
    const handKeys = hand.keys.filter(
      ([key]) => !isSaid(key) && !(key === 'ura-indicator' && written.has(key))
    )
    const {header, river} = withoutHand(lines)
    const place = {row: own.last, section: own.section}
    parts.push({lines: [header]}, {lines: linesOfKeys(handKeys), place}, {lines: river, place})
  }
  return {...joined(parts, from), ownRow: typed.get(0)?.first ?? content.rowSources.length}
}

const linesOfKeys = (keys: RecordPosition['keys']): readonly string[] =>
  keys.map(([key, value]) => `${key}: ${value}`)

function joined(parts: readonly Part[], from: number): Omit<PlacedLines, 'ownRow'> {
  const places: RecordLines[] = []
  let text = ''
  for (const {lines, place} of parts) {
    if (lines.length === 0) continue
    if (text !== '') text += '\n'
    const start = from + text.length
    text += lines.join('\n')
    if (place) places.push({start, end: from + text.length, ...place})
  }
  return {text, places}
}

/** Keys with the same meaning. */
const likewise: Partial<Record<KeyId, readonly KeyId[]>> = {
  indicator: ['dora'],
  win: ['ron'],
  ron: ['win']
}

/** Whether an author already states what a key says: for the owner of the page's hand and for all, or for a section. */
function isTyped(
  content: BlockContent,
  recorded: RecordContent,
  section: number | null
): (key: KeyId) => boolean {
  const values = content.values.filter(({entry}) =>
    section === null
      ? entry.key.of === 'block' || isOwn(content, entry.section, recorded)
      : entry.section === section || entry.common
  )
  const said = new Set<string>([
    ...values.map(({entry}) => entry.key.id),
    ...values.flatMap(({facts}) => facts.map(({field}) => field))
  ])
  return key => [key, ...(likewise[key] ?? [])].some(one => said.has(one))
}

/** The header and the river of a section, without what belongs to its hand. */
function withoutHand(section: string): {readonly header: string; readonly river: readonly string[]} {
  const [header = '', ...rest] = section.split('\n')
  return {header, river: rest.filter(line => line.startsWith('j'))}
}
