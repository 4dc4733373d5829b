/**
 * Values that are tiles: `dora: 5s`, `draw: 2s`, `candidates: 6s 9s`, in notation or in words (`5 sou`).
 */
import {type Tile, isTile} from '@tehai/riichi/tile'
import type {DialectId} from '../../../notation/dialect.js'
import type {Message} from '@tehai/kernel/source'
import {parseRow} from '../../../notation/parse-row.js'
import type {ParseResult} from '../../../notation/tree.js'
import {tilesInWords} from './tile-words.js'

/** The tiles of a value, in the order typed, and the messages about it. Spans are offsets into the value. */
export interface ReadTiles {
  readonly tiles: readonly Tile[]
  readonly messages: readonly Message[]
}

/** Reads the face-up tiles of a text, melds included. Never throws, and does not look for what may be meant. */
export function tilesOfText(text: string, dialect: DialectId = 'auto'): ReadTiles {
  return tilesOfNotation(text, parseRow(text, {dialect}))
}

/** The face-up tiles of a text whose notation has been read. */
export function tilesOfNotation(text: string, {tree, messages}: ParseResult): ReadTiles {
  const inWords = messages.some(({severity}) => severity === 'error') ? tilesInWords(text) : null
  if (inWords) return {tiles: inWords, messages: []}
  const tiles: Tile[] = []
  for (const node of tree.nodes) {
    if (node.type === 'meld') tiles.push(...node.meld.tiles)
    else if (node.type === 'tile' && isTile(node.face)) tiles.push(node.face)
  }
  return {tiles, messages}
}
