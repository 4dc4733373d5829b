/** The hand of a player, and that player's river, in words. */
import type {Face, Meld, Tile} from '@tehai/riichi/tile'
import {grammars, type Language} from '@tehai/kernel/source'
import type {Discard} from '../../model/diagram.js'
import {nameOfDiscard, nameOfMeld} from './describe.js'
import {nameOf, nameTiles} from './tiles.js'
import {dictionaries as rowWords} from '../words/rows.js'

/** Tiles of a player. */
export interface PlayerTiles {
  /** Closed tiles, or backs. */
  readonly closed: readonly Face[]
  readonly drawn: Face | null
  readonly melds: readonly Meld[]
  /** Norths put aside. */
  readonly kita: number
}

/** A hand in words: `1 2 3 man; pon of 5 pin from toimen (across); drawn: 5 sou`. */
export function describeHolding({closed, drawn, melds, kita}: PlayerTiles, language: Language): string {
  const {row, parts} = rowWords[language]
  const norths = Array.from({length: kita}, () => '4z' as const)
  return parts([
    ...(closed.length > 0 ? [nameTiles(closed, language)] : []),
    ...melds.map(meld => nameOfMeld(meld, language)),
    ...(kita > 0 ? [row.kita + nameTiles(norths, language)] : []),
    ...(drawn === null ? [] : [row.drawn + nameOf(drawn, language)])
  ])
}

/** A river in words; '' for an empty one. */
export function describeDiscards(
  discards: readonly (Omit<Discard, 'tile'> & {readonly tile: Tile})[],
  language: Language
): string {
  if (discards.length === 0) return ''
  const names = discards.map(discard => nameOfDiscard(discard.tile, discard, language))
  return rowWords[language].row.river + grammars[language].list(names)
}
