/**
 * Letters right after a tile of a river whose tiles have blanks between them: `1z 9mr 3p` may be a riichi, `9mc` a tile that was called.
 *
 * They are read as honors. The parser says nothing of them, so that pages which only draw rows do without this.
 */
import type {Message} from '@tehai/kernel/source'
import {notationMessage} from '../../notation/messages.js'

const letterAfterTile = /([0-9])([mpsz])([rc])(?=[\s,]|$)/g

/** Warnings on such letters; `source` is a river in the notation of this project. */
export function lettersInRiver(source: string): Message[] {
  if (!/[mpsz][\s,]+[0-9]/.test(source)) return []
  return [...source.matchAll(letterAfterTile)].map(({1: digit, 2: suit, 3: letter, index}) => {
    const isGreen = letter === 'r'
    const values = {meaning: isGreen ? 'green' : '中', place: 'before'}
    const expected = [`${digit}${isGreen ? '+' : '-'}${suit}`]
    return notationMessage('doubtful-letter', index + 2, index + 3, values, expected)
  })
}
