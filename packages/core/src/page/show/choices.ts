/** The choices of a quiz as a page lists them: one item each, with its label and its tiles drawn. */
import type {Words} from '@tehai/kernel/markup'
import {append, type Span} from '@tehai/kernel/source'
import {kindOf, suitOf, type Tile} from '@tehai/riichi/tile'
import {readEntryWords} from '../check/inline/words.js'
import type {BlockContent} from '../grammar/content.js'
import type {Entry} from '../grammar/block/entries.js'
import type {PlacedMessage} from '../grammar/placed-message.js'
import {tilesOfText} from '../grammar/tiles/tiles-of-text.js'
import {labelledIn, tilesOfCandidates} from '../grammar/block/choice-labels.js'
import {withoutBullets} from '../grammar/block/list-lines.js'
import {smallTiles} from './facts.js'

/** A choice: its range in the value, and where the text after its label begins. */
interface Choice extends Span {
  readonly own: number
}

/** The choices of a value as a list of words, and whether each begins with a label. */
interface ChoiceList {
  readonly items: readonly Words[]
  readonly areLabelled: boolean
}

/** The choices of a value: by their labels, their lines, or what is between them; messages of their tiles are added to `messages`. */
export function choicesOf(content: BlockContent, entry: Entry, messages: PlacedMessage[]): ChoiceList {
  const choices = choicesIn(entry.value)
  const named = choices.map(({own, end}) => tilesNamed(content, entry.value.slice(own, end)))
  const areTiles = areNames(named.map(one => one?.tiles ?? []))
  const items = choices.map(({start, own, end}, index): Words => {
    const label = entry.value.slice(start, own).trimEnd()
    const read = areTiles ? named[index] : null
    const words = read
      ? [read.before, ...smallTiles(content, read.tiles), read.after].filter(word => word !== '')
      : withTiles(content, readEntryWords(content, partOf(entry, own, end), messages))
    return label === '' ? words : [`${label} `, ...words]
  })
  return {items, areLabelled: choices.every(({start, own}) => own > start)}
}

/**
 * Separators of choices, of which the first kind found in a value counts; a comma in 12,000 is not one, nor is a slash
 * in 1000/2000 beside commas.
 */
const dividers: readonly RegExp[] = [
  /[\r\n]/,
  /\s[/／|｜]\s|[;；|｜]/,
  /[，、]|,(?!\d{3}(?!\d))|[/／](?!\d)|(?<!\d)[/／]/,
  /[/／]/
]

function choicesIn(value: string): readonly Choice[] {
  const labelled = labelledIn(value)
  if (labelled.length > 0) return labelled.map(({start, item}) => ({start, own: item.start, end: item.end}))
  const text = withoutBullets(value)
  const divider = dividers.find(one => one.test(text))
  const between = divider ? [...text.matchAll(new RegExp(divider, 'g'))] : []
  const ends = [...between.map(({index}) => index), text.length]
  return ends.flatMap((end, index) => {
    const before = between[index - 1]
    const item = text.slice(before ? before.index + before[0].length : 0, end)
    const start = end - item.trimStart().length
    return item.trim() === '' ? [] : [{start, own: start, end: start + item.trim().length}]
  })
}

/** A part of an entry; if the text of the value differs from its source, the range is the whole value. */
function partOf(entry: Entry, from: number, to: number): Entry {
  const span = entry.literal ? {start: entry.start + from, end: entry.start + to} : {}
  return {...entry, ...span, value: entry.value.slice(from, to)}
}

/** The tiles of a choice, and the words around them. */
interface TilesOfChoice {
  readonly tiles: readonly Tile[]
  /** Words for the discard: 打. */
  readonly before: string
  readonly after: string
}

/** The tiles of a choice that has nothing else, in notation or in words: 5s, 打五索, `5 sou`, 白; `null` if it has more. */
function tilesNamed({settings: {dialect}}: BlockContent, text: string): TilesOfChoice | null {
  if (text.length > LONGEST) return null
  const written = tilesOfCandidates(text)
  const start = written.length - written.trimStart().length
  const end = written.trimEnd().length
  const {tiles, messages} = tilesOfText(written.trim(), dialect)
  if (messages.length > 0 || tiles.length === 0) return null
  return {tiles, before: text.slice(0, start), after: text.slice(end)}
}

/** Longest choice that is read as tiles, in UTF-16 units. */
const LONGEST = 40

/**
 * Whether choices that may be names of tiles are tiles: 東 beside 5s is, but not 東・南, which may be seats, nor 中 beside
 * 高.
 */
const areNames = (named: readonly (readonly Tile[])[]): boolean =>
  named.flat().some(tile => suitOf(tile) !== 'z') ||
  (named.every(({length}) => length > 0) && named.flat().some(tile => kindOf(tile) > 30))

/** Tiles among other words: 5s切りリーチ. */
const amongWords = /(?<![A-Za-z0-9:])(?:[0-9]{1,14}[mpsz]){1,4}(?![A-Za-z0-9])/g

/** Words with tiles in place of their notation. */
const withTiles = (content: BlockContent, words: Words): Words =>
  words.flatMap(word => (typeof word === 'string' ? drawnIn(content, word) : [word]))

function drawnIn(content: BlockContent, text: string): Words {
  const words: Words[number][] = []
  let at = 0
  for (const {0: written, index} of text.matchAll(amongWords)) {
    const {tiles, messages} = tilesOfText(written, 'mpsz')
    if (messages.length > 0) continue
    if (index > at) words.push(text.slice(at, index))
    append(words, smallTiles(content, tiles))
    at = index + written.length
  }
  return at < text.length ? [...words, text.slice(at)] : words
}
