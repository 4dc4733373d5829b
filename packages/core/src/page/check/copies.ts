/**
 * Copies: what cannot stand on one table, over everything that a block shows.
 *
 * Several hands of one player (`hand A` and `hand B`, before → after) are the same tiles seen again: each is counted
 * with the rivers, the indicators and the hands of the others, but not with its sisters.
 */
import {formatTiles} from '@tehai/riichi/tile'
import type {Diagram, HandDiagram} from '../../model/diagram.js'
import {checkTooLarge} from '../../model/too-large.js'
import {checkHandSize, countHand, validate} from '../../model/validate.js'
import {append, type Message} from '@tehai/kernel/source'
import type {BlockDora, DoraPair} from './block-dora.js'
import {report, type Check} from './checking.js'
import type {Entry} from '../grammar/entries.js'
import type {KeyId} from '../grammar/keys.js'
import {readRow} from '../row/row.js'
import {tellable} from '../row/row-faults.js'
import type {BlockRows, ReadBlockRow} from './rows.js'

/** A diagram and how a message about it reaches the author. */
interface Shown {
  readonly diagram: Diagram
  readonly offset: number
  readonly tell: (message: Message) => void
}

/** A table holds 136 tiles. What goes far beyond is not counted against each of many hands. */
const MOST_ON_TABLE = 200

/** Report fifth copies, discards from the hand after riichi, and hands that are not whole. */
export function reportCopies(check: Check, dora: BlockDora, {list}: BlockRows): void {
  const hands: Shown[] = []
  const rivers: Shown[] = []
  const sections = new Set<number>()
  const norths = new Map<Shown, Shown>()
  for (const one of list) {
    const {row, diagram} = one
    const shown = shownRow(check, one)
    ;(diagram.mode === 'hand' ? hands : rivers).push(shown)
    if (diagram.mode === 'river') continue
    sections.add(row.section)
    const aside = shownKita(check, one)
    if (aside) norths.set(shown, aside)
  }
  const indicators = [
    ...shownIndicators(check, dora.open),
    ...shownIndicators(check, dora.ura),
    ...shownElsewhere(check)
  ]
  if (sections.size === hands.length)
    tellAll([...hands, ...norths.values(), ...rivers, ...indicators].toSorted((a, b) => a.offset - b.offset))
  else {
    const table = [...rivers, ...indicators]
    tellAll(table)
    const size = table.reduce((sum, {diagram}) => sum + diagram.nodes.length, 0)
    for (const hand of hands) {
      const own = [...(norths.has(hand) ? [norths.get(hand)!] : []), hand]
      tellLast(size > MOST_ON_TABLE ? own : [...table, ...own])
    }
  }
  for (const row of list) reportSize(check, row)
  dropMisread(check)
}

/** Take back what was counted in text that could not be read. */
function dropMisread({messages, settings}: Check): void {
  const left = tellable(messages, settings.rules)
  if (left.length === messages.length) return
  messages.length = 0
  append(messages, left)
}

function tellAll(shown: readonly Shown[]): void {
  validate(shown.map(({diagram}) => diagram)).forEach((messages, index) => {
    for (const one of messages) shown[index]!.tell(one)
  })
}

function tellLast(shown: readonly Shown[]): void {
  const messages = validate(shown.map(({diagram}) => diagram)).at(-1)!
  for (const one of messages) shown.at(-1)!.tell(one)
}

function shownRow(check: Check, {row, diagram, source, named}: ReadBlockRow): Shown {
  const {start} = row
  const tell = (message: Message) => {
    if (named && message.start === source.length)
      report(check, named.entry.part, {...message, ...spanOf(named.entry)})
    else check.messages.push({...message, start: start + message.start, end: start + message.end})
  }
  return {diagram, offset: start, tell}
}

const spanOf = ({start, end}: Entry) => ({start, end})

/** Tiles that are seen elsewhere, as tiles on the table. */
function shownElsewhere(check: Check): Shown[] {
  const said = check.said.findLast(({entry}) => entry.key.id === 'visible')
  return said ? shownIndicators(check, {indicators: said.tiles, entry: said.entry}) : []
}

/** The indicators, given or computed, as tiles on the table. A message about one stands where it was given. */
function shownIndicators(check: Check, {indicators, entry}: Pick<DoraPair, 'indicators' | 'entry'>): Shown[] {
  if (!entry || indicators.length === 0) return []
  const {diagram} = readRow(formatTiles(indicators), {dialect: 'mpsz'})
  const tell = (message: Message) => report(check, entry.part, {...message, ...spanOf(entry)})
  return [{diagram, offset: entry.part === 'body' ? entry.start : -1, tell}]
}

/** Claims that may be made of part of a hand. */
const ofParts: ReadonlySet<KeyId> = new Set<KeyId>(['waits', 'shanten', 'ukeire', 'after', 'discard'])

/** Fewer tiles say nothing of a hand that only such claims speak of; but of twelve, one has been forgotten. */
const NEARLY_WHOLE = 12

function isShape(diagram: HandDiagram, said: ReadBlockRow['said']): boolean {
  const isOfPart = said.every(
    ({entry: {key}}) => ofParts.has(key.id) || (key.group !== 'claim' && key.group !== 'situation')
  )
  return isOfPart && countHand(diagram) < NEARLY_WHOLE
}

/** More norths put aside than this are too many, however many an author writes. */
const MANY_NORTHS = 5

/** Norths put aside (抜き北) as tiles on the table. A message about one is where it is said how many they are. */
function shownKita(check: Check, {situation, row, diagram: shown}: ReadBlockRow): Shown | null {
  const {kita = 0} = situation
  if (kita === 0 || (shown.mode === 'hand' && shown.hand.kita > 0)) return null
  const said = check.said.findLast(({facts}) => facts.some(({field}) => field === 'kita'))
  const {diagram} = readRow(`${'4'.repeat(Math.min(MANY_NORTHS, kita))}z`, {dialect: 'mpsz'})
  const tell = (message: Message) => {
    if (said) report(check, said.entry.part, {...message, ...spanOf(said.entry)})
    else check.messages.push({...message, start: row.start, end: row.end})
  }
  return {diagram, offset: said?.entry.part === 'body' ? said.entry.start : -1, tell}
}

/** A hand that a situation or a claim speaks of must be whole. */
function reportSize(check: Check, {row, diagram, said, named}: ReadBlockRow): void {
  if (diagram.mode === 'river' || !diagram.hand.complete) return
  const isWhole = said.some(({entry}) => entry.key.group === 'claim' || entry.key.group === 'situation')
  if (!isWhole) {
    const message = checkTooLarge(diagram, false)
    if (message) check.messages.push({...message, start: row.start, end: row.end})
    return
  }
  // Whoever checks a score says better why thirteen tiles have none.
  const isScored = said.some(({entry}) => entry.key.id === 'score' || entry.key.id === 'yaku')
  const isWin = named !== null || (isScored && check.checkClaim === null)
  const message = checkHandSize(diagram, isWin ? 14 : '13-or-14')
  if (message && !isShape(diagram, said)) check.messages.push({...message, start: row.start, end: row.end})
}
