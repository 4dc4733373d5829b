/**
 * Facts: the words in which a page says what a key says.
 */
import {fromWords} from '../../labels/page.js'
import {nameOfPoints} from '../../labels/situation.js'
import {nameOfWin} from '../../labels/win.js'
import {nameOfPlayer, nameOfSeatWind} from '../../labels/winds.js'
import {type Message, grammars, type Language} from '@tehai/kernel/source'
import {formatTiles, type Tile} from '@tehai/riichi/tile'
import type {Fact} from '../check/checked.js'
import {readEntryWords, sourceOf, wordOptions, type Check} from '../check/checking.js'
import type {Entry} from '../grammar/entries.js'
import type {Key} from '../grammar/keys.js'
import type {Who} from '../grammar/lines.js'
import {problemOf, type Said} from '../grammar/said.js'
import {nameOfFact, type SituationFact} from '../grammar/situation.js'
import {inlineCode} from '../row/code.js'
import type {Words} from '@tehai/kernel/markup'
import {unreadMark} from '../check/words.js'

/** A fact whose words stand beside the name of its key. */
export function factOf({settings}: Check, key: Key, words: Words): Fact {
  return {key: key.id, term: key[settings.lang], words, more: [], state: null}
}

/** Tiles of a fact, as typed: as large as those of a river. */
export function tilesWord({settings}: Check, source: string): Words {
  return [inlineCode(source, {...wordOptions(settings), size: 'm'})]
}

/** Tiles that were computed or read: always in plain mpsz, whatever the block is written in. */
export function computedTiles({settings}: Check, tiles: readonly Tile[]): Words {
  return [inlineCode(formatTiles(tiles), {dialect: 'mpsz', lang: settings.lang, size: 'm', checked: true})]
}

/** A value as it was written, marked with the message that says why it is not understood. */
export function unreadWords(check: Check, {entry}: Said, problem: Message): Words {
  return [unreadMark(entry.value || entry.name, problem, sourceOf(check, entry), check.settings.lang)]
}

/** The value of a key in words: tiles, a player, points, or text. */
export function valueWords(check: Check, said: Said): Words {
  const {entry, tiles, who, points} = said
  const {lang} = check.settings
  const problem = problemOf(said)
  if (problem) return unreadWords(check, said, problem)
  if (entry.key.value === 'tile') return winWords(check, said)
  if (entry.key.value === 'tiles' && tiles.length + said.messages.length > 0)
    return tilesWord(check, entry.value)
  if (who) return [nameOfWho(who, lang)]
  if (points.length > 0) {
    const words = points.map(
      one => (one.who ? `${nameOfWho(one.who, lang)} ` : '') + nameOfPoints(one.points, lang)
    )
    return [grammars[lang].list(words)]
  }
  return readEntryWords(check, entry)
}

/** A tile drawn or won, how, and from whom. */
function winWords(check: Check, {entry, tiles, who, by}: Said): Words {
  const {lang} = check.settings
  const words: Words[number][] = tiles.length > 0 ? [...computedTiles(check, tiles)] : []
  if (by && entry.key.id !== by) words.push(words.length > 0 ? ' ' : '', nameOfWin(by, lang))
  if (who) words.push(words.length > 0 ? ' ' : '', fromWords(nameOfWho(who, lang), lang))
  return words.filter(word => word !== '')
}

/** Somebody at the table in words. */
export function nameOfWho(who: Who, language: Language): string {
  return 'player' in who ? nameOfPlayer(who.player, language) : nameOfSeatWind(who.wind, language)
}

/**
 * Facts of a situation in words; what is not understood as it was written, marked if a message says so.
 *
 * @param source
 *   The text that the facts stand in.
 */
export function situationWords(
  {settings}: Check,
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

/** Choices of a quiz: they stand between commas or strokes. */
export function choicesOf(check: Check, entry: Entry): Words[] {
  const items: Words[] = []
  for (const {0: item, index} of entry.value.matchAll(/[^,，、/／]+/g)) {
    const start = index + item.length - item.trimStart().length
    const value = item.trim()
    if (value === '') continue
    const span = entry.literal
      ? {start: entry.start + start, end: entry.start + start + value.length}
      : {start: entry.start, end: entry.end}
    items.push(readEntryWords(check, {...entry, ...span, value}))
  }
  return items
}
