/**
 * The values of `draw`, `win` and `ron`: a tile, how it was won, and whom it came from.
 *
 *     2s      3m from toimen      対面から3m      ツモ 2s      ロン
 */
import type {WinBy} from '../../model/diagram.js'
import type {DialectId} from '../../notation/dialect.js'
import {nearestOrSounding} from '@tehai/kernel/sounds'
import {type Message, nearest, nearestSpelling} from '@tehai/kernel/source'
import type {Tile} from '@tehai/riichi/tile'
import {foldHan} from './han.js'
import {inKatakana} from './kana.js'
import {findPlayer, playerNames, type Who} from './players.js'
import {pageMessage} from './messages.js'
import {tileByName} from './tile-words.js'
import {tilesNear} from './tiles-near.js'
import {readTiles} from './read-tiles.js'

/** What the value says. Spans of messages are offsets into it. */
export interface WinValue {
  /** `null`: none is written, the row has it. */
  readonly tile: Tile | null
  readonly by: WinBy | null
  readonly from: Who | null
  readonly messages: readonly Message[]
}

type Found = RegExpExecArray

/** More than an author writes about one tile. */
const LONGEST = 100

/** Whom the tile came from. Romaji is nothing else without `from` either; `east` alone would be a tile. */
const fromPattern =
  /([上下]家|対面|[对對]家|自家|[東东南西北]家|[庄莊亲親]家|[亲親](?=から|より|[のが放点點打出切\s]|$)|[상하대자동남서북]가|대면|(?<![가-힣])(?:친가?|오야)(?=에게|한테|[의이가\s]|$))[ \u3000]?(?:から|より|の|が?(?:捨てた|切った|放銃(?:した)?)|(?:放[铳銃枪槍炮砲]|[点點]炮|打出?|切出|出[铳銃])?的|放[铳銃枪槍炮砲]|[点點]炮|打出|出[铳銃]|에게서|한테서|의|[이가]? ?(?:버린|쏜|낸|방총한?)?)|(?<![a-z])(?:dealt[ ]in[ ]by|from|by|off)[\s\u3000]+([^\s\u3000].*)$|(?<![a-z])(shimocha|toimen|kamicha)[\s\u3000]{0,9}$/iu
const tsumo = /ツモ|自摸|[쯔츠]모|(?<![a-z])tsumo(?![a-z])/iu
const ron = /ロン|[栄荣榮]和?|론|(?<![a-z])ron(?![a-z])/iu

/**
 * Read a value. Never throws.
 *
 * @param key
 *   The key as written, for messages.
 * @param mayLackTile
 *   Whether it is enough to say how it was won, or from whom.
 */
export function readWin(value: string, key: string, mayLackTile: boolean, dialect: DialectId): WinValue {
  const messages: Message[] = []
  let rest = value
  let from: Who | null = null
  let by: WinBy | null = null
  if (value.length <= LONGEST) {
    const found = fromPattern.exec(value)
    const isHow =
      found?.[2] !== undefined && mayLackTile && /^(?:tsumo|ron|ツモ|ロン)$/iu.test(found[2].trim())
    if (found && isHow) rest = blankOut(rest, found.index, found[0].length - found[2]!.length)
    else if (found && (found[3] === undefined || isTileWord(value.slice(0, found.index)))) {
      const name = (found[1] ?? found[2] ?? found[3]!).trimEnd()
      from = findPlayer(name.replace(/^the\s/i, ''))
      if (!from) messages.push(unknownPlayer(name, value.lastIndexOf(name)))
      rest = blankOut(rest, found.index, found[0].length)
    }
    const how = mayLackTile ? (tsumo.exec(rest) ?? ron.exec(rest)) : null
    if (how) {
      by = tsumo.test(how[0]) ? 'tsumo' : 'ron'
      rest = blankOut(rest, how.index, how[0].length)
      const also = by === 'tsumo' ? ron.exec(rest) : null
      if (also) {
        const [first, second] = [how, also].toSorted((a, b) => a.index - b.index) as [Found, Found]
        const other = first === how ? 'tsumo' : 'ron'
        messages.push(pageMessage('tsumo-and-ron', second.index, second.index + second[0].length, {other}))
        by = other
        rest = blankOut(rest, also.index, also[0].length)
      }
    }
  }
  const text = rest.trim()
  if (text === '' && mayLackTile && (by || from)) return {tile: null, by, from, messages}
  const start = rest.indexOf(text)
  const read = readTiles(foldHan(text), dialect)
  const [tile] = read.tiles
  if (read.tiles.length === 1 && read.messages.every(({severity}) => severity === 'warning')) {
    const warnings = read.messages.map(one => ({...one, start: one.start + start, end: one.end + start}))
    return {tile: tile!, by, from, messages: [...messages, ...warnings]}
  }
  // Several tiles after a win are those that would win.
  const isList = mayLackTile && read.tiles.length > 1 && read.messages.length === 0
  const problem =
    text === ''
      ? pageMessage('not-one-tile', 0, value.length, {key})
      : pageMessage(
          'not-one-tile',
          start,
          start + text.length,
          {key},
          isList
            ? [`waits: ${text}`]
            : [
                ...asFlag(text, key),
                ...withHow(text),
                ...withFrom(text),
                ...tilesNear(text),
                ...honorOf(text),
                ...withKara(value.trim()),
                ...(from ? withParticle(text) : [])
              ]
        )
  return {tile: null, by, from, messages: [...messages, problem]}
}

/** Whether one word is written besides how the hand was won: the tile. */
function isTileWord(text: string): boolean {
  return /^\S+$/.test(text.replace(tsumo, '').replace(ron, '').trim())
}

/** A word that switches something on. */
const on = /^(?:yes|y|true|on|はい|あり|有り?|있음|예|[○◯✓])$/iu

/** `tsumo: yes`: how the hand was won, as it is written. */
function asFlag(text: string, key: string): string[] {
  const name = on.test(text) ? (tsumo.exec(key) ?? ron.exec(key))?.[0] : undefined
  return name === undefined ? [] : [`${/^[!-~]/.test(name) ? 'win' : '和了'}: ${name}`]
}

/** Words for how a hand was won. */
const howWords = ['tsumo', 'ron', 'ツモ', 'ロン', '自摸', '荣和', '榮和', '쯔모', '론']

const inSmallKatakana = (text: string): string => inKatakana(text).toLowerCase()

/** A tile and what is nearly a word for how it was won: `1z tsumoo`. */
function withHow(text: string): string[] {
  const [, tile, written = ''] =
    /^(\S{1,8})\s+([a-z]{3,8}|[ぁ-んァ-ヶ一-龥]{2,4}|[가-힣]{1,3})$/iu.exec(text) ?? []
  const [how] = written === '' ? [] : nearestSpelling(written, howWords, inSmallKatakana, nearestOrSounding)
  return tile === undefined || how === undefined ? [] : [`${tile} ${how}`]
}

/** A player, perhaps after a tile and a word that is nearly `from`: as it was meant. */
function withFrom(text: string): string[] {
  const [, tile, word = 'from', name = ''] =
    /^(\S{1,8})\s+(?:([a-z]{2,5}(?=\s)|<-+|<=|←|->|@|[,/(:])\s*)?([a-z]+(?: seat)?)\)?$/i.exec(text) ?? []
  if (tile === undefined && findPlayer(text) !== null) return [`from ${text}`]
  const isFrom = /^\W|^of$/.test(word) || nearest(word.toLowerCase(), ['from']).length > 0
  const isMeant = isFrom && findPlayer(name) !== null
  return isMeant ? [`${tile} from ${name}`] : []
}

/** An honor with what it is: `east wind`. */
function honorOf(text: string): string[] {
  const [, word = ''] = /^([a-z]{3,5}) (?:wind|dragon|tile)s?$/i.exec(text) ?? []
  return tileByName.has(word.toLowerCase()) ? [word] : []
}

/** A tile, a player, and what is nearly から: as it was meant. */
function withKara(text: string): string[] {
  const [, before, after = ''] = /^(.{1,12}?(?:[上下]家|対面|自家|[東南西北]家))(\S{1,3})$/u.exec(text) ?? []
  const [word] = nearest(after, ['から', 'より'])
  return word === undefined ? [] : [before + word]
}

/** Put blanks in place of what has been read, so that offsets stay. */
function blankOut(text: string, at: number, length: number): string {
  return text.slice(0, at) + ' '.repeat(length) + text.slice(at + length)
}

function unknownPlayer(name: string, at: number): Message {
  return pageMessage('unknown-player', at, at + name.length, {}, playersNear(name))
}

/** Players by the side on which they sit. */
const sides: readonly (readonly [side: RegExp, player: string])[] = [
  [/\bleft\b/i, 'kamicha'],
  [/\b(?:across|opposite)\b/i, 'toimen'],
  [/\bright\b/i, 'shimocha'],
  [/左/, '上家'],
  [/正面|向かい/, '対面'],
  [/右/, '下家']
]

/** The player that may be meant: by the side, else the nearest name. */
export function playersNear(name: string): string[] {
  const player = sides.find(([side]) => side.test(name))?.[1]
  return player === undefined ? nearestOrSounding(name.toLowerCase(), playerNames) : [player]
}

/** A tile after what is nearly 에게서, where the player was read: as it was meant. */
function withParticle(text: string): string[] {
  const [, written = '', tile] = /^([가-힣]{1,4}) (\S{1,8})$/u.exec(text) ?? []
  const [word] = written === '' ? [] : nearestOrSounding(written, ['에게서', '한테서'])
  return word === undefined ? [] : [`${word} ${tile}`]
}
