/**
 * Tiles that make another one safe, and the word for what it becomes.
 *
 *     4m的壁   because of 4m   4mの壁で7m   4pは1pの筋   7m suji (4m)
 */
import type {SafetyReason} from '@tehai/riichi/safety'
import type {Span} from '@tehai/kernel/source'
import type {Phrase} from './phrases.js'
import {reasonOf} from './safety-words.js'
import {tilePhrases} from './tiles.js'
import type {TileAt, TilesPart} from './tile-words.js'

/** Tiles that make another one safe: `because of 4m`, 4mの壁で. */
export interface CausePart extends Span {
  readonly type: 'cause'
  readonly tiles: readonly TileAt[]
  /** What the cause makes of the other tile, if nothing else says so: 1pの筋で4p. */
  readonly reason?: SafetyReason
}

/** The tiles that are written at an offset. */
export function tilesAt(text: string, at: number): TilesPart | null {
  for (const one of tilePhrases) {
    const part = one(text, at)?.parts[0]
    if (part) return part
  }
  return null
}

/** What is written between tiles that jointly make another one safe: `1p-7p`, 1p・7p, 1pと7p. */
const joined = /[ \u3000]?[-–~〜～・とや和及][ \u3000]?|와 |과 |(?: and )?/iy
/** After 4pは, commas are possible as well; but before a tile, 9p、4mの壁で7m names two tiles. */
const listed = /[ \u3000]?[-–~〜～・,、とや和及][ \u3000]?|와 |과 |(?: and )?/iy

/** Tiles that are written at an offset, with the tiles after them that are named jointly. */
function tilesTogether(text: string, at: number, between: RegExp): TilesPart | null {
  let found = tilesAt(text, at)
  while (found) {
    between.lastIndex = found.end
    const next = tilesAt(text, found.end + between.exec(text)![0].length)
    if (!next) break
    found = {...found, tiles: [...found.tiles, ...next.tiles], end: next.end}
  }
  return found
}

/** Words for what other tiles make safe. */
const causedReason =
  '(?:(?:naka-|half-)?suji|(?:no|one)[- ]chance|kabe|wall|筋|スジ|壁|カベ|ノーチャンス|ワンチャンス|無(?:机会|機會))'

/**
 * Words before a cause, or a bracket after a tile and its word: `7m suji (4m)`. A bracket after a word alone is a list
 * of tiles.
 */
const beforeCause = new RegExp(
  `(?:because of|due to|thanks to|by|since|(?<=(?:suji|kabe|wall|chance) )of) |(?<=\\d[mpsz](?: (?:is|are) |は|是)? ?${causedReason} ?\\()(?=[^()]{1,12}\\))`,
  'iy'
)
/** After a tile about which something is stated: `since 9p is genbutsu`. */
const isSubject = /^ ?(?:is|are|has|was)(?![a-z])/i
/** Words between a cause and the tile that it makes safe. `1mが筋で` says what 1m itself is. */
const afterCause =
  /(?:(?:の(壁|カベ|[中片半両]?(?:筋|スジ))|が(壁|カベ))(?:で|から|なので|により|のため)|が(?:通って|切れて|捨てられて)い?る(?:から|ので|ため)|切りで)(?=[\s、,]{0,2}[^\s、,])/y

/**
 * What is stated about a tile before the tiles whose suji it is, or after a wall: 4pは1pの筋. `4p、1pの筋` says it about
 * both.
 */
const saidBefore =
  /(?:は|が|是|[는은이가])[ \u3000]{0,3}(?:(?:立直|リーチ)?宣言牌(?:の|的)?[ \u3000]?)?$|\d[mpsz](?:[ \u3000]+|[ \u3000]?[(（])$/i
const ofCause =
  /(?:の|的|의 ?|'s )(?=(?:[中片半両]|나카 ?|카타 ?|naka-|half-)?(?:筋|すじ|スジ|스지|suji)|壁|カベ)/iy

/** Tiles whose suji another tile is said to be: the word after them is read by itself. */
export const ownerPhrase: Phrase<CausePart> = (text, at) => {
  if (!saidBefore.test(text.slice(Math.max(0, at - 12), at))) return null
  const found = tilesTogether(text, at, listed)
  if (!found) return null
  ofCause.lastIndex = found.end
  const of = ofCause.exec(text)
  return of && {end: found.end + of[0].length, parts: [{...found, type: 'cause'}]}
}

export const causePhrase: Phrase<CausePart> = (text, at) => {
  beforeCause.lastIndex = at
  const before = beforeCause.exec(text)
  if (before) {
    const found = tilesAt(text, at + before[0].length)
    if (found && isSubject.test(text.slice(found.end, found.end + 5))) return null
    return found && {end: found.end, parts: [{...found, type: 'cause'}]}
  }
  if (!/[壁カベ筋スジてる切]/.test(text)) return null
  const found = tilesTogether(text, at, joined)
  if (!found) return null
  afterCause.lastIndex = found.end
  const after = afterCause.exec(text)
  if (!after) return null
  const end = found.end + after[0].length
  const reason = reasonOf(after[1] ?? after[2])
  return {end, parts: [{...found, end, type: 'cause', ...(reason && {reason})}]}
}
