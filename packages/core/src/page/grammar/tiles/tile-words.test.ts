import {expect, test} from 'vitest'
import {nameTiles} from '../../../labels/rows/tiles.js'
import {tiles} from '@tehai/riichi/tile'
import {tilesInWords} from './tile-words.js'

// [why, text, tiles]
const rows: ReadonlyArray<[string, string, string[] | null]> = [
  ['one', '5 sou', ['5s']],
  ['a red five', 'Red 5 pin', ['0p']],
  ['a list', '5 sou, white dragon and 1-man', ['5s', '5z', '1m']],
  ['ranks of one suit', '1 red 5 9 man', ['1m', '0m', '9m']],
  ['Japanese', '赤五筒、三索、白', ['0p', '3s', '5z']],
  ['the simpler 万', '三万', ['3m']],
  ['full-width', '５ ｓｏｕ', ['5s']],
  ['honors have no ranks', '1 east', null],
  ['a rank too high', '10 sou', null],
  ['other words', '5 of them', null],
  ['nothing', '', null]
]
for (const [why, text, expected] of rows) {
  test(`tiles in words: ${why} (${text})`, () => expect(tilesInWords(text)).toEqual(expected))
}

test('every tile is read in the words of its text alternative', () => {
  for (const tile of tiles) {
    expect(tilesInWords(nameTiles([tile], 'en'))).toEqual([tile])
    expect(tilesInWords(nameTiles([tile], 'ja'))).toEqual([tile])
  }
})
