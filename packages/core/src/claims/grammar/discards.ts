/**
 * Discards as people write them, with what is stated about each.
 *
 *     8s   打6s 16種53枚   8s or 2s   打8s → 3s待ち   8s, since 3s completes the run   cut 8s: the 3s is live
 *     6m → 25s   6m for 25s
 */
import type {Tile} from '@tehai/riichi/tile'
import type {UnreadPart} from './phrases.js'
import {discardsWithAim, withAims} from './discard-aims.js'
import {asDiscards, choicesIn} from './discard-choices.js'
import {readDiscardWaits, type DiscardWaits} from './discard-waits.js'
import {tilesOfParts, type TileAt} from './tile-words.js'
import {readUkeire, type UkeirePart} from './ukeire.js'

type Part = UkeirePart | UnreadPart

/** What a text says about discards. */
export interface Discards {
  /** The discards, what each is said to accept, and words that are not understood. */
  readonly parts: readonly Part[]
  /** The waits after some of them. */
  readonly waits: readonly DiscardWaits[]
  /** Tiles among other words, which may have any role. */
  readonly others: readonly TileAt[]
  /**
   * Whether the discards have a word for discarding (打8s) or are at the beginning, and are not just the first tiles
   * among other words.
   */
  readonly isClear: boolean
}

/**
 * Read a claim that names discards. Never throws.
 *
 * @param isProse
 *   Whether words that are not understood are the author's own, as in an answer: the text after them is not a claim.
 * @param isHeld
 *   Whether the hand has a tile (default: it has every tile): if so, the second tile of `1z → 9m` is a discard too.
 */
export function readDiscards(
  text: string,
  isProse: boolean,
  isHeld: (tile: Tile) => boolean = () => true
): Discards {
  const waits = readDiscardWaits(text).filter(({parts}) => !isProse || !parts.some(isUnread))
  const rest = readUkeire(waits.reduce(withoutRange, text))
  return {...divide(rest, text, isProse, waits, isHeld), waits}
}

/** A text with a range replaced by blanks, so that offsets stay the same. */
const withoutRange = (text: string, {start, end}: DiscardWaits): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

const isUnread = ({type}: {readonly type: string}): boolean => type === 'unread'

function divide(
  all: readonly Part[],
  text: string,
  isProse: boolean,
  waits: readonly DiscardWaits[],
  isHeld: (tile: Tile) => boolean
): Omit<Discards, 'waits'> {
  if (all.some(({type}) => type === 'discard'))
    return ofNamed(withAims(asDiscards(all, choicesIn(all)), text), isProse, waits)
  const led = discardsWithAim(all, text, isHeld)
  if (led.length > 0) return ofNamed(withAims(asDiscards(all, led), text), isProse, waits)
  const leading = leadingTiles(all, text, waits, isProse)
  const named = leading.length > 0 ? leading : tilesOfParts(all.filter(isTiles).slice(0, 1))
  const word = all.findIndex(isUnread)
  const parts = all.flatMap((part, index): Part[] => {
    if (part.type === 'tiles') return part.tiles.filter(tile => named.includes(tile)).map(discardOf)
    return isProse && word >= 0 && index > word ? [] : [part]
  })
  const others = tilesOfParts(all).filter(tile => !named.includes(tile))
  return {parts, others, isClear: leading.length > 0}
}

/** If a word marks the discards (打6s), other tiles are what the hand then accepts. */
function ofNamed(
  all: readonly Part[],
  isProse: boolean,
  waits: readonly DiscardWaits[]
): Omit<Discards, 'waits'> {
  const isLoose = all.map(
    (part, index) =>
      isAfterWord(all, index) || isAfterWaits(part, all, waits) || (isProse && isBeforeWord(all, index))
  )
  const parts = all.filter(
    ({type}, index) => type === 'discard' || !isLoose[index] || (type !== 'tiles' && !isProse)
  )
  return {parts, others: tilesOfParts(all.filter((_, index) => isLoose[index])), isClear: true}
}

/** Whether a word that is not understood comes between a part and the discard before it. */
const isAfterWord = (all: readonly Part[], index: number): boolean =>
  all.slice(all.findLastIndex(({type}, at) => type === 'discard' && at <= index) + 1, index).some(isUnread)

/** Whether tiles come after the waits of the discard before them: they then say what the discard leaves the hand. */
const isAfterWaits = (part: Part, all: readonly Part[], waits: readonly DiscardWaits[]): boolean => {
  const last = all.findLast(({type, start}) => type === 'discard' && start < part.start)
  return (
    part.type === 'tiles' && waits.some(({start, end}) => start > (last?.start ?? 0) && end <= part.start)
  )
}

/** Whether tiles are followed by such a word before the next discard: they may belong to the word. */
function isBeforeWord(all: readonly Part[], index: number): boolean {
  if (all[index]!.type !== 'tiles') return false
  const next = all.findIndex(({type}, at) => at > index && (type === 'discard' || type === 'unread'))
  return next >= 0 && isUnread(all[next]!)
}

/** The tiles that are discards although no word says so: those at the beginning, and those with waits stated. */
function leadingTiles(
  all: readonly Part[],
  text: string,
  waits: readonly DiscardWaits[],
  isProse: boolean
): readonly TileAt[] {
  const word = all.findIndex(isUnread)
  if (word < 0) return tilesOfParts(isProse ? firstSaid(all, text) : all)
  const [first] = waits
  if (first)
    return tilesOfParts(all).filter(
      tile => tile.end <= first.start || waits.some(one => isSame(one.discard, tile))
    )
  const lead = withoutFillers(firstSaid(all.slice(0, word), text))
  const isOfWord = isApart(lead) && !separator.test(text.slice(lead.at(-1)!.end, all[word]!.start))
  return tilesOfParts(isOfWord ? lead.slice(0, -1) : lead)
}

/**
 * The parts before a bracket or the end of the sentence: after that, the author mentions other tiles, 9m（7sは5-8s受け）.
 */
function firstSaid(parts: readonly Part[], text: string): readonly Part[] {
  const end = parts.findIndex(
    ({start}, index) => index > 0 && /[。;；(（]|\.\s/.test(text.slice(parts[index - 1]!.end, start))
  )
  return end < 0 ? parts : parts.slice(0, end)
}

const isSame = (a: TileAt, b: TileAt): boolean => a.start === b.start

const separator = /[、,，;；。.:：(（)）—→>]/

const withoutFillers = (parts: readonly Part[]): readonly Part[] =>
  parts.slice(0, parts.findLastIndex(({type}) => type !== 'filler') + 1)

/** Whether the last part is tiles separated from earlier tiles only by a comma or a dash. */
function isApart(lead: readonly Part[]): boolean {
  const [before, last] = lead.slice(-2)
  return last?.type === 'tiles' && before?.type === 'tiles'
}

const isTiles = ({type}: Part): boolean => type === 'tiles'

const discardOf = (tile: TileAt): UkeirePart => ({type: 'discard', tile, start: tile.start, end: tile.end})
