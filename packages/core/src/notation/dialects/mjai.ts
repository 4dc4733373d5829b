/**
 * mjai: the tiles of the Mjai protocol, `1m 5mr E S W N P F C ?`.
 *
 * Each tile is spelt out: rank and suit letter, `r` after a red five; `E S W N` winds, `P F C` dragons (白發中), `?`
 * an unknown tile. Blanks, commas, brackets and double quotes separate the tiles, so a JSON array can be pasted.
 *
 * Source: <https://gimite.net/pukiwiki/index.php?Mjai> and the tile table of mjai-reviewer's convlog.
 */
import type {Face, Tile} from '@tehai/riichi/tile'
import {abandonRun, addDigit, refuse, reportRank} from '../reading/digit-run.js'
import {beginReading, isBlank, putText, report} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import type {Dialect} from '../dialect.js'
import {tileNode} from '../tree.js'

const faceByCharacter: Readonly<Record<string, Face | undefined>> = {
  E: '1z',
  S: '2z',
  W: '3z',
  N: '4z',
  P: '5z',
  F: '6z',
  C: '7z',
  '?': 'unknown'
}

export const mjai: Dialect = {
  id: 'mjai',
  source: 'Mjai protocol',
  example: '1m 2m 5mr E P',
  melds: 'none',
  signature: /[0-9][mps]r(?![0-9a-z])|(?:^|[\s",[])[ESWNPFC](?=[\s",\]]|$)/,
  // Tiles as a list of JSON.
  foreign: /^\s*(?:\[\s*)?"/,
  parse(text, options) {
    const reading = beginReading('mjai', text, options)
    for (let at = 0; at < text.length;) {
      const character = text[at]!
      const suit = text[at + 1]
      const face = faceByCharacter[character]
      if (face) {
        abandonRun(reading)
        reading.nodes.push(tileNode(face, at, ++at))
      } else if (character >= '0' && character <= '9' && (suit === 'm' || suit === 'p' || suit === 's')) {
        abandonRun(reading)
        const isRed = text[at + 2] === 'r'
        const end = isRed ? at + 3 : at + 2
        if (character === '0') reportRank(reading, text.slice(at, end), at, at + 1, 'mjai')
        else if (isRed && character !== '5') report(reading, 'red-not-five', at, end)
        if (character === '0' || (isRed && character !== '5')) putText(reading, at, end)
        else reading.nodes.push(tileNode(`${isRed ? '0' : character}${suit}` as Tile, at, end))
        at = end
      } else if (character >= '0' && character <= '9') addDigit(reading, at++)
      else if (isBlank(character) || '[]",'.includes(character)) {
        abandonRun(reading)
        at++
      } else at = refuse(reading, at)
    }
    return finishReading(reading)
  }
}
