/**
 * Letters right after a tile of a river whose tiles have blanks between them: `1z 9mr 3p` may be a riichi, `9mc` a tile that was called.
 *
 * They are read as honors. The parser does not report them, so that pages which only draw rows do not need this code.
 *
 * A letter directly between two tiles is reported as well: `3pt4s`.
 *
 * Marks that are written twice, or on both sides of a tile as in Markdown, are slips too: `1--z`, `~~9m~~`, `_3p_`.
 */
import type {Message} from '@tehai/kernel/source'
import {notationMessage} from '../../../notation/messages.js'

/** A letter between two tiles: `3pt4s`. */
const letterBetween = /(?<=[0-9][mpsz])[tnhc](?=[0-9][mpsz])/g

const honorOfLetter: ReadonlyMap<string, string> = new Map([
  ['t', '1z'],
  ['n', '2z'],
  ['h', '5z'],
  ['c', '7z']
])

/** The letter of an honor in a river that otherwise types honors with `z` and has blanks between its tiles. */
function letterAmongTiles(source: string): Message[] {
  const [found, other] = source.matchAll(letterBetween)
  if (!found || other || !/[1-7]z/.test(source)) return []
  const tile = honorOfLetter.get(found[0])!
  const {index} = found
  return [notationMessage('packed-honor-letter', index, index + 1, {honor: tile, tile}, [tile])]
}

const letterAfterTile = /([0-9])([mpsz])([rc])(?=[\s,]|$)/g

const doubledMark = /([0-9])(([-+=~])\3)([mpsz])/g
const markedAround = /(~~|__?)([0-9])([mpsz])\1(?=[\s,]|$)/g

/** Marks that are written twice or around a tile; `source` is a river in the notation of this project. */
function doubledMarks(source: string): Message[] {
  const twice = [...source.matchAll(doubledMark)].map(({1: rank, 2: marks, 3: mark, 4: suit, index}) =>
    notationMessage('bad-mark-position', index, index + marks!.length + 2, {wanted: 'once'}, [
      `${rank}${mark}${suit}`
    ])
  )
  const around = [...source.matchAll(markedAround)].map(({0: found, 1: marks, 2: rank, 3: suit, index}) =>
    notationMessage('bad-mark-position', index, index + found.length, {wanted: 'once'}, [
      `${rank}${marks === '~~' ? '-' : '+'}${suit}`
    ])
  )
  return [...twice, ...around]
}

/** Warnings on such letters; `source` is a river in the notation of this project. */
export function lettersInRiver(source: string): Message[] {
  const doubled = /[-+=~_]/.test(source) ? doubledMarks(source) : []
  if (!/[mpsz][\s,]+[0-9]/.test(source)) return doubled
  const letters = [...source.matchAll(letterAfterTile)].map(({1: digit, 2: suit, 3: letter, index}) => {
    const isGreen = letter === 'r'
    const values = {meaning: isGreen ? 'green' : '中', place: 'before'}
    const expected = [`${digit}${isGreen ? '+' : '-'}${suit}`]
    return notationMessage('doubtful-letter', index + 2, index + 3, values, expected)
  })
  return [...letters, ...letterAmongTiles(source), ...doubled]
}
