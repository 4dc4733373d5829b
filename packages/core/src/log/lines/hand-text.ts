/**
 * The hand of a player in a record as a page writes it.
 */
import {fromOf, type HandState, type Player, type TableState} from '@tehai/record'
import {formatTiles, isTile, type Face, type Meld} from '@tehai/riichi/tile'
import {writeMarkedMeld} from '../../format/marked-meld.js'
import type {Player as Place} from '../../labels/play/winds.js'
import {noMarks, tileNode} from '../../notation/tree.js'
import type {TableView} from '../../table/index.js'

/** The place of a player as seen by the viewer. */
export const placeOf = (other: Player, {player}: TableView, {players}: TableState): Place =>
  other === player ? 'self' : fromOf(other, player, players)

/** The hand of a player whose tiles are visible, without the tile that was drawn. */
export const ownHandText = (hand: HandState): string =>
  handText(hand, hand.tiles ?? Array<Face>(closedCount(hand)).fill('back'))

/** A hand with its melds and norths. `closed`: the closed tiles as the viewer sees them. */
export function handText({melds, kita}: HandState, closed: readonly Face[]): string {
  const tiles = closed.filter(isTile)
  const hidden = closed.length - tiles.length
  const north = kita === 0 ? '' : `f${'4'.repeat(kita)}z`
  return [formatTiles(tiles), backs(hidden), ...melds.map(meldText), north]
    .filter(text => text !== '')
    .join(' ')
}

const backs = (count: number): string => (count === 0 ? '' : `${'0'.repeat(count)}x`)

const meldTexts = new WeakMap<Meld, string>()

/** A meld by call marks: `55-5p`. The tables of a round share their melds. */
function meldText(meld: Meld): string {
  const known = meldTexts.get(meld)
  if (known !== undefined) return known
  const nodes = meld.tiles.map(tile => tileNode(tile, 0, 0, noMarks))
  const {text} = writeMarkedMeld({type: 'meld', meld, nodes, start: 0, end: 0}, 'arashino')
  meldTexts.set(meld, text)
  return text
}

/** How many closed tiles a player has. */
export const closedCount = ({tiles, melds}: HandState): number => tiles?.length ?? 13 - 3 * melds.length

/** The riichi of a player as a header states it; `null` if there is none. */
export function riichiOf({riichi, river}: HandState): string | null {
  const declared = river.findIndex(tile => tile.riichi) + 1
  if (!riichi || declared === 0) return null
  return `${riichi.isDouble ? 'double riichi' : 'riichi'} on turn ${declared}`
}
