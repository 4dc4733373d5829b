/** Facts: the words with which a page shows the value of a key. */
import {fromWords} from '../../labels/play/page.js'
import {nameOfPoints} from '../../labels/play/situation.js'
import {nameOfWin} from '../../labels/rows/win.js'
import {type Message, grammars} from '@tehai/kernel/source'
import {formatTiles, type Tile} from '@tehai/riichi/tile'
import type {Fact} from '../check/result/checked-block.js'
import {labelledIn, tilesOfCandidates} from '../grammar/block/choice-labels.js'
import type {BlockContent} from '../grammar/content.js'
import type {Entry} from '../grammar/block/entries.js'
import type {EntryValue} from '../grammar/values/entry-value.js'
import type {Key} from '../grammar/keys/keys.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import {nameOfFact, nameOfWho} from '../grammar/situation/fact-names.js'
import type {SituationFact} from '../grammar/situation/situation.js'
import {inlineCode} from '../row/wire.js'
import type {Words} from '@tehai/kernel/markup'
import {readEntryWords, unreadMark} from '../check/inline/words.js'

/** A fact whose words are beside the name of its key. */
export function factOf({settings}: BlockContent, key: Key, words: Words): Fact {
  return {key: key.id, term: key[settings.lang], words, more: [], state: null}
}

/** Tiles as large as the words around them. */
export function smallTiles({settings}: BlockContent, tiles: readonly Tile[]): Words {
  return [inlineCode(formatTiles(tiles), {dialect: 'mpsz', lang: settings.lang, checked: true})]
}

/** Tiles of a fact, as typed, at the size of those of a river. */
export function tilesWord({settings: {dialect, lang}}: BlockContent, source: string): Words {
  const notation = dialect === 'auto' ? undefined : dialect
  return [inlineCode(source, {dialect: notation, lang, checked: true, size: 'm'})]
}

/** Tiles that were computed or read: always in plain mpsz, whatever the block is written in. */
export function computedTiles({settings}: BlockContent, tiles: readonly Tile[]): Words {
  return [inlineCode(formatTiles(tiles), {dialect: 'mpsz', lang: settings.lang, size: 'm', checked: true})]
}

/** A value as it was written, marked with the message that says why it is not understood. */
export function unreadWords(content: BlockContent, {entry}: EntryValue, problem: Message): Words {
  return [unreadMark(entry.value || entry.name, problem, sourceOf(content, entry), content.settings.lang)]
}

/** The text that has an entry. */
export function sourceOf({text, meta}: BlockContent, {part}: Entry): string {
  return part === 'body' ? text : meta
}

/** The value of a key in words: tiles, a player, points, or text; messages about that text are added to `messages`. */
export function valueWords(content: BlockContent, value: EntryValue, messages: PlacedMessage[]): Words {
  const {entry, tiles, who, points, problem} = value
  const {lang} = content.settings
  if (problem) return unreadWords(content, value, problem)
  if (entry.key.value === 'tile') return winWords(content, value)
  if (entry.key.value === 'tiles' && tiles.length + value.messages.length > 0)
    return entry.key.id === 'candidates' ? candidateWords(content, value) : tilesWord(content, entry.value)
  if (who) return [nameOfWho(who, lang)]
  if (points.length > 0) {
    const words = points.map(
      one => (one.who ? `${nameOfWho(one.who, lang)} ` : '') + nameOfPoints(one.points, lang)
    )
    return [grammars[lang].list(words)]
  }
  return readEntryWords(content, entry, messages)
}

/** Candidates as typed: with their labels, else without words between them. */
function candidateWords(content: BlockContent, {entry, tiles}: EntryValue): Words {
  const labelled = labelledIn(entry.value)
  const text = tilesOfCandidates(entry.value)
  if (labelled.length === 0)
    return text === entry.value ? tilesWord(content, text) : computedTiles(content, tiles)
  return labelled.flatMap(({start, end, item}, index) => [
    `${index > 0 ? ' ' : ''}${entry.value.slice(start, end).trimEnd()} `,
    ...tilesWord(content, text.slice(item.start, item.end).trim())
  ])
}

/** A drawn or winning tile, how it was won, and from which player. */
function winWords(content: BlockContent, {entry, tiles, who, by}: EntryValue): Words {
  const {lang} = content.settings
  const words: Words[number][] = tiles.length > 0 ? [...computedTiles(content, tiles)] : []
  if (by && entry.key.id !== by) words.push(words.length > 0 ? ' ' : '', nameOfWin(by, lang))
  if (who) words.push(words.length > 0 ? ' ' : '', fromWords(nameOfWho(who, lang), lang))
  return words.filter(word => word !== '')
}

/**
 * Facts of a situation in words; parts that are not understood are shown as written, and marked if there is a message.
 *
 * @param source
 *   The text that contains the facts.
 */
export function situationWords(
  {settings}: BlockContent,
  facts: readonly SituationFact[],
  messages: readonly Message[],
  source: string
): Words[] {
  const {lang} = settings
  const messageAt = new Map(messages.map(one => [one.start, one]))
  return facts.flatMap((fact): Words[] => {
    if (fact.field === 'dora') return []
    const words = nameOfFact(fact, lang)
    if (words !== null) return [[words]]
    const text = source.slice(fact.start, fact.end)
    const message = messageAt.get(fact.start)
    return [[message ? unreadMark(text, message, source, lang) : text]]
  })
}
