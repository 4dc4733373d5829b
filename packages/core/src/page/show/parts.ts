/**
 * Parts: what a checked block shows, section by section, in the order of the source.
 */
import {commaOf, nameOfHand} from '../../labels/page.js'
import type {BlockItem, BlockSection} from '../grammar/block.js'
import {openSection, put, putFact, putMore, putSituation, type Building} from './building.js'
import type {CheckedClaim, CheckedSection} from '../check/checked.js'
import type {Message} from '@tehai/kernel/source'
import {readEntryWords, report, sourceOf, type Check} from '../check/checking.js'
import {claimedHand} from '../check/claimed-hand.js'
import {claimedTable} from '../check/claimed-table.js'
import {fillOf} from '../grammar/fill.js'
import type {Claim, Verdict} from '../check/claims.js'
import {placeIn} from '../grammar/entries.js'
import {
  choicesOf,
  computedTiles,
  factOf,
  nameOfWho,
  situationWords,
  tilesWord,
  unreadWords,
  valueWords
} from './facts.js'
import {keyOf} from '../grammar/keys.js'
import type {Known} from '../check/known.js'
import {problemOf, type Said} from '../grammar/said.js'
import type {DoraKey, SituationFact} from '../grammar/situation.js'
import {readTiles} from '../grammar/values.js'
import {unreadMark} from '../check/words.js'

/** The sections of a block, and what came of its claims. */
export interface Built {
  readonly sections: readonly CheckedSection[]
  readonly claims: readonly CheckedClaim[]
}

/** Build the sections of a block, and check its claims on the way. */
export function buildSections(check: Check, known: Known): Built {
  const {rows, sections} = check.block
  const claims: CheckedClaim[] = []
  const meta = check.said.filter(({entry}) => entry.part === 'meta')
  const sectionOfMeta = rows[0]?.section ?? 0
  const built = sections.map((section, index): CheckedSection => {
    const building = openSection(check, known, claims)
    buildItems(building, section, index === sectionOfMeta ? meta : [])
    const player = section.player && playerOf(check, section.player, known.rows.headers[index] ?? [])
    return {player, groups: building.groups.filter(group => group.length > 0)}
  })
  return {sections: built.filter(({player, groups}) => player || groups.length > 0), claims}
}

function playerOf(
  check: Check,
  {who}: NonNullable<BlockSection['player']>,
  facts: readonly SituationFact[]
): CheckedSection['player'] {
  const {lang} = check.settings
  const words = situationWords(check, facts, [], check.text)
  const said = words.flatMap((one, index) => (index === 0 ? one : [commaOf(lang), ...one]))
  return {who, name: nameOfWho(who, lang), said}
}

/** Add the items of a section. Keys of the meta stand after the first row. */
function buildItems(building: Building, {items}: BlockSection, meta: readonly Said[]): void {
  const first = items.findIndex(({type}) => type === 'row')
  if (first < 0) for (const said of meta) addSaid(building, said)
  items.forEach((item, index) => {
    addItem(building, item)
    if (index === first) for (const said of meta) addSaid(building, said)
  })
}

function addItem(building: Building, item: BlockItem): void {
  const {check, known, groups} = building
  const {lang} = check.settings
  switch (item.type) {
    case 'gap':
      groups.push([])
      break
    case 'sign':
      put(building, {type: 'sign', sign: item.sign})
      break
    case 'unread': {
      const text = check.text.slice(item.start, item.end)
      put(building, {type: 'unread', words: [unreadMark(text, item.message, check.text, lang)]})
      break
    }
    case 'row': {
      const {row, source, options} = known.rows.list[item.row]!
      const {mode, start, end} = row
      const name = row.name ? nameOfHand(row.name, lang) : null
      put(building, {type: 'row', row: item.row, mode, source, start, end, options, name})
      break
    }
    case 'key': {
      const said = check.saidOf.get(item)
      if (said) addSaid(building, said)
      break
    }
    case 'comment':
  }
}

/** Add what a key says. */
function addSaid(building: Building, said: Said): void {
  const {check} = building
  const {entry, facts} = said
  const {id, group} = entry.key
  switch (id) {
    case 'title':
    case 'caption':
    case 'label':
    case 'columns':
    case 'mark':
      addHidden(building, said)
      break
    case 'note':
    case 'question':
      put(building, {type: 'words', key: id, words: readEntryWords(check, entry)})
      break
    case 'why':
      put(building, {type: 'words', key: id, words: readEntryWords(check, entry)}, 'fold')
      break
    case 'choices':
      put(building, {type: 'choices', term: entry.key[check.settings.lang], items: choicesOf(check, entry)})
      break
    case 'dora':
    case 'indicator':
    case 'ura':
    case 'ura-indicator':
      addDora(building, said, id)
      break
    default:
      if (group === 'claim' || id === 'answer') addClaim(building, said)
      else if (id === 'situation' || facts.length > 0) addSituation(building, said)
      else if (group !== 'situation' || said.entry.value !== '') addFact(building, said)
  }
}

function addFact(building: Building, said: Said): void {
  const {check} = building
  putFact(building, factOf(check, said.entry.key, valueWords(check, said)))
}

/** A value that shows elsewhere, or nowhere: here only if it is not understood. */
function addHidden(building: Building, said: Said): void {
  const problem = problemOf(said)
  if (problem)
    putFact(building, factOf(building.check, said.entry.key, unreadWords(building.check, said, problem)))
}

function addSituation(building: Building, said: Said): void {
  const {check} = building
  const items = situationWords(check, said.facts, said.messages, sourceOf(check, said.entry))
  if (items.length > 0) putSituation(building, items)
  else addHidden(building, said)
  for (const dora of check.inside.get(said) ?? []) addDora(building, dora, dora.entry.key.id as DoraKey)
}

const partner: Readonly<Record<DoraKey, DoraKey>> = {
  dora: 'indicator',
  indicator: 'dora',
  ura: 'ura-indicator',
  'ura-indicator': 'ura'
}

/** A dora or an indicator as written, and the other one of the pair where nobody wrote it. */
function addDora(building: Building, said: Said, key: DoraKey): void {
  const {check, known} = building
  const pair = key === 'dora' || key === 'indicator' ? known.dora.open : known.dora.ura
  addFact(building, said)
  if (said.tiles.length === 0 || pair.given === 'both') return
  const tiles = pair.given === 'dora' ? pair.indicators : pair.dora
  putFact(building, factOf(check, keyOf(partner[key]), computedTiles(check, tiles)))
}

/** A claim: what came of it, or as written where nobody checks it. */
function addClaim(building: Building, said: Said): void {
  const {check, known, claims} = building
  const {key, value, start, end, part, row} = said.entry
  const fill = fillOf(value)
  const isOfTable = key.id === 'scores-after' || key.id === 'payments'
  const table = isOfTable ? claimedTable(check, known, said) : undefined
  const claim: Claim = {key: key.id as Claim['key'], value, fill, start, end, part, row, table}
  const hand = () =>
    table ? (table.winners[0] ?? null) : row === null ? null : claimedHand(check.settings, known, row)
  const verdict = problemOf(said) ? null : (check.checkClaim?.(claim, hand()) ?? null)
  for (const one of verdict?.messages ?? [])
    if (!isSaidBefore(building, row, one)) report(check, part, placeIn(said.entry, one))
  const {state, shown, more} = verdict ?? asWritten(check, said)
  claims.push({...claim, state})
  if (key.id === 'answer') {
    put(building, {type: 'words', key: 'answer', words: shown}, 'fold')
    putMore(building, more, 'fold')
  } else {
    const fact = {key: key.id, term: key[check.settings.lang], words: shown, more, state}
    // What is filled in below an answer would give it away.
    const isFolded = fill === '??' || (fill === '?' && part === 'body' && isAnswered(building))
    putFact(building, fact, isFolded ? 'fold' : 'page')
  }
}

/** Whether another claim of the hand has said why it cannot be scored. */
function isSaidBefore({unscored}: Building, row: number | null, {id, values}: Message): boolean {
  if (id !== 'no-score') return false
  const what = `${row} ${values?.['reason']}`
  if (unscored.has(what)) return true
  unscored.add(what)
  return false
}

/** Whether an answer already stands in the fold of a section. */
const isAnswered = ({fold}: Building): boolean =>
  fold?.parts.some(part => part.type === 'words' && part.key === 'answer') ?? false

/** A claim that nobody has checked: as tiles where all of it is tiles, else as words. */
function asWritten(check: Check, said: Said): Omit<Verdict, 'messages'> {
  const {value} = said.entry
  const {tiles, messages} = readTiles(value, check.settings.dialect)
  const isTiles = tiles.length > 0 && messages.length === 0
  return {state: 'unchecked', shown: isTiles ? tilesWord(check, value) : valueWords(check, said), more: []}
}
