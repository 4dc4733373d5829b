/**
 * Inline tiles in a text of a block that are not recognized: a misspelt name, or a label that is not closed.
 *
 *     see :tiels[2s]      :til es[2s]      :排[2索]      keep :tiles[24m and 3p
 */
import {nearest, type Message} from '@tehai/kernel/source'
import {pageMessage} from '../../grammar/messages.js'

/** A name with its bracket, and the label up to its end. */
const candidate = /[:：]([A-Za-z]{1,7}(?: [A-Za-z]{1,4})?|[牌排派杯拝脾])\[([^[\]\n]{0,80})(\]?)/gu

/** Notation at the beginning of a label. */
const notation = /^(?:[\d\smpszr'=+東东南西北白發発中一二三四五六七八九萬万筒饼餅索条條만통삭-]{1,60})/u

/** A tile. */
const tile = /[\d一二三四五六七八九][mpsz萬万筒饼餅索条條만통삭]|[東东南西北白發発中]/u

/** The messages for such tiles in a text; `start` is the offset of the text. */
export function almostTiles(text: string, start: number): Message[] {
  if (!/[:：][^\s:：\]]{1,12} ?[^\s:：\]]{0,4}\[/.test(text)) return []
  return [...text.matchAll(candidate)].flatMap(
    ({0: written, 1: name = '', 2: inside = '', 3: close, index}) => {
      const isOwn = name === 'tiles' || name === '牌'
      const folded = name.replace(' ', '').toLowerCase()
      if (isOwn ? close !== '' : /[A-Za-z]/.test(name) && nearest(folded, ['tiles']).length === 0) return []
      const label = close === '' ? (notation.exec(inside)?.[0].trimEnd() ?? '') : inside
      if (!tile.test(label)) return []
      const end = close === '' ? written.length - inside.length + label.length : written.length
      const meant = /[A-Za-z]/.test(name) ? 'tiles' : '牌'
      return [pageMessage('almost-tiles', start + index, start + index + end, {}, [`:${meant}[${label}]`])]
    }
  )
}
