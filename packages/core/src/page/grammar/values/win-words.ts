/**
 * The words beside the tile in a value of `draw`, `win` and `ron`: how it was won, and which player it came from.
 *
 *     3m from toimen      対面から3m      ツモ 2s      トイメンの放銃
 */
import type {WinBy} from '../../../model/diagram.js'
import type {Message} from '@tehai/kernel/source'
import {anyPlayer, findPlayer, romajiPlayer, type Who} from '../situation/players.js'
import {pageMessage} from '../messages.js'
import {playersNear} from '../situation/players-near.js'

/** Longer than anything an author writes about one tile. */
const LONGEST = 100

/**
 * The dealer in one character, or a Korean word that other words end with: only before the text that follows a player.
 */
const dealerAlone =
  '[亲親](?=から|より|[のが放点點打出切\\s]|$)|(?<![가-힣])(?:친가?|오야)(?=에게|한테|[의이가\\s]|$)'

/** The words after a player who discarded the tile: a particle or a verb; in Korean, possibly none. */
const discarded = [
  'から|より|の|が?(?:捨てた|切った|放銃(?:した)?)',
  '(?:放[铳銃枪槍炮砲]|[点點]炮|打出?|切出|出[铳銃])?的|放[铳銃枪槍炮砲]|[点點]炮|打出|出[铳銃]',
  '에게서|한테서|의|[이가]? ?(?:버린|쏜|낸|방총한?)?'
].join('|')

/** The player the tile came from. Romaji has no other meaning even without `from`; `east` alone would be a tile. */
const fromPattern = new RegExp(
  [
    `(?<named>${anyPlayer}|${dealerAlone})[ \\u3000]?(?:${discarded})`,
    '(?<![a-z])(?:dealt[ ]in[ ]by|from|by|off)[\\s\\u3000]+(?<after>[^\\s\\u3000].*)$',
    `(?<![a-z])(?<romaji>${romajiPlayer})[\\s\\u3000]{0,9}$`
  ].join('|'),
  'iu'
)
export const tsumo: RegExp = /ツモ|自摸|[쯔츠]모|(?<![a-z])tsumo(?![a-z])/iu
export const ron: RegExp = /ロン|[栄荣榮]和?|론|(?<![a-z])ron(?![a-z])/iu

/** A word for a drawn tile beside the tile, under its own key: `draw: 9p draw`, ツモ: ツモ 9p. */
const drawn =
  /^\s*(?:(?:tsumo|draw)(?![a-z])|ツモ|自摸|[쯔츠]모|摸)|[をで]?(?:(?<![a-z])(?:tsumo|draw)|ツモ|自摸|[쯔츠]모|摸)\s*$/iu

/** Words of a value that have been read; `rest` has blanks in their place, so that offsets stay the same. */
export interface WinWords {
  readonly by: WinBy | null
  readonly from: Who | null
  readonly messages: readonly Message[]
  readonly rest: string
}

/** Read all of a value except the tile. */
export function readWinWords(value: string, mayLackTile: boolean): WinWords {
  if (value.length > LONGEST) return {rest: value, from: null, by: null, messages: []}
  const whom = readFrom(value, mayLackTile)
  if (!mayLackTile) return {...whom, rest: withoutDrawn(whom.rest), by: null}
  const how = readHow(whom.rest)
  return {...how, from: whom.from, messages: [...whom.messages, ...how.messages]}
}

/** Read which player the tile came from. */
function readFrom(value: string, mayLackTile: boolean): Omit<WinWords, 'by'> {
  const found = fromPattern.exec(value)
  const {named, after, romaji} = found?.groups ?? {}
  const unread = {rest: value, from: null, messages: []}
  if (!found) return unread
  // `by tsumo` says how the hand was won, not which player the tile came from.
  if (after !== undefined && mayLackTile && /^(?:tsumo|ron|ツモ|ロン)$/iu.test(after.trim()))
    return {...unread, rest: blankOut(value, found.index, found[0].length - after.length)}
  if (romaji !== undefined && !isTileWord(value.slice(0, found.index))) return unread
  const name = (named ?? after ?? romaji!).trimEnd()
  const from = findPlayer(name.replace(/^the\s/i, ''))
  return {
    rest: blankOut(value, found.index, found[0].length),
    from,
    messages: from ? [] : [unknownPlayer(name, value.lastIndexOf(name))]
  }
}

/** Without the word that repeats the key, unless nothing else is written. */
function withoutDrawn(text: string): string {
  const found = drawn.exec(text)
  const rest = found ? blankOut(text, found.index, found[0].length) : text
  return rest.trim() === '' ? text : rest
}

/** Read how the hand was won; where both ways are written, the first one counts. */
function readHow(text: string): Omit<WinWords, 'from'> {
  const how = tsumo.exec(text) ?? ron.exec(text)
  if (!how) return {rest: text, by: null, messages: []}
  const by = tsumo.test(how[0]) ? 'tsumo' : 'ron'
  const particle = Number(/[をで]/.test(text[how.index - 1] ?? ''))
  const rest = blankOut(text, how.index - particle, how[0].length + particle)
  const also = by === 'tsumo' ? ron.exec(rest) : null
  if (!also) return {rest, by, messages: []}
  const [first, second] = how.index <= also.index ? [how, also] : [also, how]
  const other = first === how ? 'tsumo' : 'ron'
  return {
    rest: blankOut(rest, also.index, also[0].length),
    by: other,
    messages: [pageMessage('tsumo-and-ron', second.index, second.index + second[0].length, {other})]
  }
}

/** Whether there is one more word besides how the hand was won: the tile. */
function isTileWord(text: string): boolean {
  return /^\S+$/.test(text.replace(tsumo, '').replace(ron, '').trim())
}

/** Put blanks in place of text that has been read, so that offsets stay the same. */
function blankOut(text: string, at: number, length: number): string {
  return text.slice(0, at) + ' '.repeat(length) + text.slice(at + length)
}

function unknownPlayer(name: string, at: number): Message {
  return pageMessage('unknown-player', at, at + name.length, {}, playersNear(name))
}
