/** What may be meant by a value of `draw`, `win` or `ron` that is not one tile, in the form in which it is proposed. */
import {nearest, nearestSpelling} from '@tehai/kernel/source'
import {inKatakana, nearestOrSounding} from '@tehai/kernel/sounds'
import {anyPlayer, findPlayer, type Who} from '../situation/players.js'
import {tileByName} from '../tiles/tile-words.js'
import {tilesNear} from '../tiles/tiles-near.js'
import {ron, tsumo} from './win-words.js'

/** What may be meant by a text that is not one tile. */
export function valuesMeant(
  text: string,
  {key, value, from}: {readonly key: string; readonly value: string; readonly from: Who | null}
): string[] {
  return [
    ...asFlag(text, key),
    ...withHow(text),
    ...withFrom(text),
    ...tilesNear(text),
    ...honorOf(text),
    ...withKara(value.trim()),
    ...(from ? withParticle(text) : [])
  ]
}

/** A word for `yes`. */
const on = /^(?:yes|y|true|on|はい|あり|有り?|있음|예|[○◯✓])$/iu

/** `tsumo: yes`: how the hand was won, as it is written. */
function asFlag(text: string, key: string): string[] {
  const name = on.test(text) ? (tsumo.exec(key) ?? ron.exec(key))?.[0] : undefined
  return name === undefined ? [] : [`${/^[!-~]/.test(name) ? 'win' : '和了'}: ${name}`]
}

/** Words for how a hand was won. */
const howWords = ['tsumo', 'ron', 'ツモ', 'ロン', '自摸', '荣和', '榮和', '쯔모', '론']

const inSmallKatakana = (text: string): string => inKatakana(text).toLowerCase()

/** A tile and a misspelt word for how it was won: `1z tsumoo`. */
function withHow(text: string): string[] {
  const [, tile, written = ''] =
    /^(\S{1,8})\s+([a-z]{3,8}|[ぁ-んァ-ヶ一-龥]{2,4}|[가-힣]{1,3})$/iu.exec(text) ?? []
  const [how] = written === '' ? [] : nearestSpelling(written, howWords, inSmallKatakana, nearestOrSounding)
  return tile === undefined || how === undefined ? [] : [`${tile} ${how}`]
}

/** A player, possibly after a tile and a misspelt `from`: the correct text. */
function withFrom(text: string): string[] {
  const [, tile, word = 'from', name = ''] =
    /^(\S{1,8})\s+(?:([a-z]{2,5}(?=\s)|<-+|<=|←|->|@|[,/(:])\s*)?([a-z]+(?: seat)?)\)?$/i.exec(text) ?? []
  if (tile === undefined && findPlayer(text) !== null) return [`from ${text}`]
  const isFrom = /^\W|^of$/.test(word) || nearest(word.toLowerCase(), ['from']).length > 0
  const isMeant = isFrom && findPlayer(name) !== null
  return isMeant ? [`${tile} from ${name}`] : []
}

/** An honor with a word for its type: `east wind`. */
function honorOf(text: string): string[] {
  const [, word = ''] = /^([a-z]{3,5}) (?:wind|dragon|tile)s?$/i.exec(text) ?? []
  return tileByName.has(word.toLowerCase()) ? [word] : []
}

/** A tile, a player and the text after them. */
const afterPlayer = new RegExp(`^(.{1,12}?(?:${anyPlayer}))(\\S{1,3})$`, 'u')

/** A tile, a player, and a misspelt から: the correct text. */
function withKara(text: string): string[] {
  const [, before, after = ''] = afterPlayer.exec(text) ?? []
  const [word] = nearest(after, ['から', 'より'])
  return word === undefined ? [] : [before + word]
}

/** A tile after a misspelt 에게서, if the player was read: the correct text. */
function withParticle(text: string): string[] {
  const [, written = '', tile] = /^([가-힣]{1,4}) (\S{1,8})$/u.exec(text) ?? []
  const [word] = written === '' ? [] : nearestOrSounding(written, ['에게서', '한테서'])
  return word === undefined ? [] : [`${word} ${tile}`]
}
