/**
 * Parts: what a checked block shows, section by section, in the order of the source.
 */
import {fromWords, nameOfHand, pageWord} from '../labels/page.js'
import {nameOfPlayer, nameOfSeatWind} from '../labels/winds.js'
import {nameOfPoints} from '../labels/situation.js'
import {nameOfFact, type SituationFact} from './situation.js'
import type {Language, Message} from '../source/message.js'
import type {Tile} from '../tile/tile.js'
import type {BlockItem, BlockSection} from './block.js'
import type {DoraPair} from './block-dora.js'
import {claimedHand} from './claimed-hand.js'
import type {CheckedClaim, CheckedSection, Fact, Part} from './checked.js'
import {fillOf, type Claim, type Verdict} from './claims.js'
import {readEntryWords, report, wordOptions, type Check} from './checking.js'
import {formatTiles} from './dora.js'
import {placeIn, type Entry} from './entries.js'
import {keyOf, type Key} from './keys.js'
import type {Who} from './lines.js'
import type {Known} from './known.js'
import type {Said} from './said.js'
import {readTiles} from './values.js'
import {inlineCode, unreadMark, type Words} from './words.js'

/** The sections of a block, and what came of its claims. */
export interface Built {
  readonly sections: readonly CheckedSection[]
  readonly claims: readonly CheckedClaim[]
}

/** A section while it is being built. */
interface Building {
  readonly check: Check
  readonly known: Known
  readonly claims: CheckedClaim[]
  groups: Part[][]
  /** Parts that fold; they stand in one `fold` part where the first of them stood. */
  fold: Part[] | null
}

/** Build the sections of a block, and check its claims on the way. */
export function buildSections(check: Check, known: Known): Built {
  const claims: CheckedClaim[] = []
  const fromMeta = check.said.filter(({entry}) => entry.part === 'meta')
  const withMeta = sectionOfMeta(check)
  const sections = check.block.sections.map((section, index): CheckedSection => {
    const building: Building = {check, known, claims, groups: [[]], fold: null}
    const first = index === withMeta ? fromMeta : []
    buildItems(building, section, first)
    return {
      player: section.player && playerOf(building, section, known.rows.headers[index] ?? []),
      groups: building.groups.filter(group => group.length > 0)
    }
  })
  return {sections: sections.filter(({player, groups}) => player || groups.length > 0), claims}
}

/** Keys of the meta stand after the first row, in its section. */
function sectionOfMeta({block}: Check): number {
  return block.rows[0]?.section ?? 0
}

function buildItems(building: Building, {items}: BlockSection, fromMeta: readonly Said[]): void {
  const {check} = building
  let meta = fromMeta
  const firstRow = items.findIndex(({type}) => type === 'row')
  if (firstRow < 0) {
    for (const said of meta) addSaid(building, said)
    meta = []
  }
  items.forEach((item, index) => {
    addItem(building, item)
    if (index === firstRow) for (const said of meta) addSaid(building, said)
  })
  if (building.fold) {
    const folded: Part = {
      type: 'fold',
      summary: pageWord('answer', check.settings.lang),
      parts: building.fold
    }
    building.groups = building.groups.map(group => group.map(part => (part === foldPlace ? folded : part)))
  }
}

/** Stands where the folded parts will stand. */
const foldPlace: Part = {type: 'fold', summary: '', parts: []}

function addItem(building: Building, item: BlockItem): void {
  const {check, known, groups} = building
  if (item.type === 'gap') groups.push([])
  else if (item.type === 'sign') put(building, {type: 'sign', sign: item.sign})
  else if (item.type === 'unread') {
    const {start, end, message} = item
    const words = [unreadMark(check.text.slice(start, end), message, check.text, check.settings.lang)]
    put(building, {type: 'unread', words})
  } else if (item.type === 'row') {
    const {row, source, options} = known.rows.list[item.row]!
    const {mode, start, end, name} = row
    const title = name ? nameOfHand(name, check.settings.lang) : null
    put(building, {type: 'row', row: item.row, mode, source, start, end, options, name: title})
  } else if (item.type === 'key') {
    const said = check.saidOf.get(item)
    if (said) addSaid(building, said)
  }
}

/** Add a part to the group that is open; facts and situations join their neighbours. */
function put({groups}: Building, part: Part): void {
  putInto(groups.at(-1)!, part)
}

function putInto(group: Part[], part: Part): void {
  const last = group.at(-1)
  if (part.type === 'facts' && last?.type === 'facts') {
    for (const fact of part.facts) (last.facts as Fact[]).push(fact)
  } else if (part.type === 'situation' && last?.type === 'situation') {
    for (const item of part.items) (last.items as Words[]).push(item)
  } else group.push(part)
}

/** Add a part that is folded away. */
function fold(building: Building, part: Part): void {
  if (!building.fold) {
    building.fold = []
    building.groups.at(-1)!.push(foldPlace)
  }
  putInto(building.fold, part)
}

/** Add what a key says. */
function addSaid(building: Building, said: Said): void {
  const {check} = building
  const {entry} = said
  const {id, group} = entry.key
  switch (id) {
    case 'title':
    case 'caption':
    case 'label':
    case 'columns':
    case 'mark':
      return addUnread(building, said)
    case 'note':
    case 'question':
      return put(building, {type: 'words', key: id, words: readEntryWords(check, entry)})
    case 'why':
      return fold(building, {type: 'words', key: id, words: readEntryWords(check, entry)})
    case 'choices':
      return put(building, {
        type: 'choices',
        term: termOf(building, entry.key),
        items: choicesOf(building, entry)
      })
    case 'dora':
    case 'indicator':
    case 'ura':
    case 'ura-indicator':
      return addDora(building, said)
    default:
      if (group === 'claim' || id === 'answer') addClaim(building, said)
      else if (id === 'situation' || (group === 'situation' && said.facts.length > 0))
        addSituation(building, said)
      else addFact(building, said)
  }
}

/** A value that shows elsewhere, or nowhere: here only if it is not understood. */
function addUnread(building: Building, said: Said): void {
  const problem = said.messages.find(({severity}) => severity === 'error')
  if (!problem) return
  const {check} = building
  const {entry} = said
  const words = [unreadMark(entry.value || entry.name, problem, sourceOf(check, entry), check.settings.lang)]
  put(building, {type: 'facts', facts: [factOf(building, entry.key, words)]})
}

const sourceOf = ({text, meta}: Check, {part}: Entry): string => (part === 'body' ? text : meta)

function termOf({check}: Building, key: Key): string {
  return key[check.settings.lang]
}

function factOf(building: Building, key: Key, words: Words): Fact {
  return {key: key.id, term: termOf(building, key), words, more: [], state: null}
}

/** Tiles in a fact: as large as a river. */
function tilesWord({check}: Building, source: string): Words {
  return [inlineCode(source, {...wordOptions(check.settings), size: 'm'})]
}

/** Computed tiles: always in plain mpsz, whatever the block is written in. */
function computedTiles({check}: Building, tiles: readonly Tile[]): Words {
  const options = {dialect: 'mpsz', lang: check.settings.lang, size: 'm', checked: true} as const
  return [inlineCode(formatTiles(tiles), options)]
}

/** A fact in the words of its value: tiles, a player, points, or text. */
function addFact(building: Building, said: Said): void {
  put(building, {type: 'facts', facts: [factOf(building, said.entry.key, valueWords(building, said))]})
}

function valueWords(building: Building, said: Said): Words {
  const {check} = building
  const {entry, tiles, who, points, messages} = said
  const {lang} = check.settings
  const problem = messages.find(({severity, id}) => severity === 'error' && id in ownMessages)
  if (problem) return [unreadMark(entry.value || entry.name, problem, sourceOf(check, entry), lang)]
  if (entry.key.value === 'tile') {
    const from = who ? ` ${fromWords(nameOfWho(who, lang), lang)}` : ''
    return [...computedTiles(building, tiles), ...(from ? [from] : [])]
  }
  if (entry.key.value === 'tiles') return tilesWord(building, entry.value)
  if (who) return [nameOfWho(who, lang)]
  if (points.length > 0) {
    const words = points.map(
      one => (one.who ? `${nameOfWho(one.who, lang)} ` : '') + nameOfPoints(one.points, lang)
    )
    return [words.join(lang === 'ja' ? '、' : ', ')]
  }
  return readEntryWords(check, entry)
}

/** Messages after which a value is shown as written. Notation is drawn as far as it is understood. */
const ownMessages: Readonly<Record<string, true>> = {
  'bad-value': true,
  'missing-value': true,
  'not-one-tile': true,
  'unknown-player': true
}

function nameOfWho(who: Who, language: Language): string {
  return 'player' in who ? nameOfPlayer(who.player, language) : nameOfSeatWind(who.wind, language)
}

/** Facts of a situation in words; what is not understood as it was written. */
function addSituation(building: Building, said: Said): void {
  const {check} = building
  const {entry, facts, messages} = said
  const items = factWords(building, facts, messages, entry)
  if (items.length > 0) put(building, {type: 'situation', items})
  else if (messages.length > 0) addUnread(building, said)
  for (const dora of check.inside.get(said) ?? []) addDora(building, dora)
}

function factWords(
  {check}: Building,
  facts: readonly SituationFact[],
  messages: readonly Message[],
  entry: Entry | null
): Words[] {
  const {lang} = check.settings
  const source = entry ? sourceOf(check, entry) : check.text
  return facts.flatMap((fact): Words[] => {
    if (fact.field === 'dora') return []
    const words = nameOfFact(fact, lang)
    if (words !== null) return [[words]]
    const text = source.slice(fact.start, fact.end)
    const message = messages.find(({start}) => start === fact.start)
    return [[message ? unreadMark(text, message, source, lang) : text]]
  })
}

/** A dora or an indicator as written, and the other one of the pair where nobody wrote it. */
function addDora(building: Building, said: Said): void {
  const {open, ura} = building.known.dora
  const {id} = said.entry.key
  addFact(building, said)
  const pair: DoraPair = id === 'dora' || id === 'indicator' ? open : ura
  if (said.tiles.length === 0 || pair.given === 'both') return
  const other = keyOf(otherDora[id]!)
  const tiles = pair.given === 'dora' ? pair.indicators : pair.dora
  put(building, {type: 'facts', facts: [factOf(building, other, computedTiles(building, tiles))]})
}

const otherDora: Readonly<Record<string, 'dora' | 'indicator' | 'ura' | 'ura-indicator'>> = {
  dora: 'indicator',
  indicator: 'dora',
  ura: 'ura-indicator',
  'ura-indicator': 'ura'
}

/** Choices stand between commas or strokes. */
function choicesOf({check}: Building, entry: Entry): Words[] {
  const items: Words[] = []
  const source = entry.literal ? sourceOf(check, entry).slice(0, entry.end) : entry.value
  const from = entry.literal ? entry.start : 0
  for (const {0: item, index} of source.slice(from).matchAll(/[^,，、/／]+/g)) {
    const start = from + index + item.length - item.trimStart().length
    const end = from + index + item.trimEnd().length
    if (start >= end) continue
    const value = source.slice(start, end)
    items.push(
      readEntryWords(check, {
        ...entry,
        value,
        start: entry.literal ? start : entry.start,
        end: entry.literal ? end : entry.end
      })
    )
  }
  return items
}

/** A claim: what came of it, or as written where nobody checks it. */
function addClaim(building: Building, said: Said): void {
  const {check, known, claims} = building
  const {entry} = said
  const {key, value, start, end, part, row} = entry
  const fill = fillOf(value)
  const claim: Claim = {key: key.id as Claim['key'], value, fill, start, end, part, row}
  const verdict =
    check.checkClaim?.(claim, row === null ? null : claimedHand(check.settings, known, row)) ?? null
  if (verdict) report(check, part, ...verdict.messages.map(one => placeIn(entry, one)))
  const {state, shown, more} = verdict ?? unchecked(building, said)
  claims.push({...claim, state})
  const fact: Fact = {key: key.id, term: termOf(building, key), words: shown, more, state}
  const facts: Part = {type: 'facts', facts: [fact]}
  if (fill === '??' || key.group === 'quiz') fold(building, facts)
  else put(building, facts)
}

/** A claim as it was written: as tiles where all of it is tiles, else as words. */
function unchecked(building: Building, said: Said): Omit<Verdict, 'messages'> {
  const {check} = building
  const {entry} = said
  const {tiles, messages} = readTiles(entry.value, check.settings.dialect)
  const isTiles = tiles.length > 0 && messages.length === 0
  return {
    state: 'unchecked',
    shown: isTiles ? tilesWord(building, entry.value) : valueWords(building, said),
    more: []
  }
}

function playerOf(
  building: Building,
  {player}: BlockSection,
  facts: readonly SituationFact[]
): NonNullable<CheckedSection['player']> {
  const {lang} = building.check.settings
  const {who} = player!
  const said = factWords(building, facts, [], null)
  const words = said.flatMap((one, index) => (index === 0 ? one : [pageWord('comma', lang), ...one]))
  return {who, name: nameOfWho(who, lang), said: words}
}
