/**
 * The discard that may be meant if the hand does not have the named tile: a candidate of the quiz, the discard that
 * makes the other claims true, or a tile that is easily mistyped for it.
 */
import type {Message} from '@tehai/kernel/source'
import {kindOf, tileOf, type Tile} from '@tehai/riichi/tile'
import {alikeTiles, kindsPresent} from '../../../model/alike-tiles.js'
import {claimMessage} from '../../../page/check/result/claim-messages.js'
import {withoutLabels} from '../../../page/grammar/block/choice-labels.js'
import type {Analysis} from '../../analysis.js'
import type {TileAt} from '../../grammar/tile-words.js'
import {readUkeire, type UkeirePart} from '../../grammar/ukeire.js'
import {readWaits} from '../../grammar/waits.js'
import {afterDiscard, problemsWith} from '../ukeire/ukeire-problems.js'

const MOST_PROPOSALS = 3

/**
 * Makes the messages about discards that a hand does not have. The other claims of the hand are read once for all of
 * them.
 */
export function discardsNotOfHand(analysis: Analysis): (discard: TileAt) => Message {
  let said: readonly Tile[] | null = null
  return ({tile, start, end}) => {
    said ??= discardSaidOtherwise(analysis)
    const meant = said.length > 0 ? said : alikeTiles(tile, kindsPresent(analysis.tiles!.counts))
    return claimMessage('tile-not-in-hand', start, end, {}, meant)
  }
}

/** The discards that other keys of a hand imply; empty if there are none, or too many. */
function discardSaidOtherwise(analysis: Analysis): readonly Tile[] {
  const lists = [candidates, discardsForUkeire, discardsForWaits].map(find => find(analysis))
  return lists.find(({length}) => length > 0 && length <= MOST_PROPOSALS) ?? []
}

/** The candidates of a quiz that the hand has. */
function candidates({hand: {said}, tiles}: Analysis): readonly Tile[] {
  const parts = said.flatMap(({key, value}) => (key === 'candidates' ? readUkeire(withoutLabels(value)) : []))
  return [...new Set(parts.flatMap(tilesOfPart))].filter(tile => tiles!.counts[kindOf(tile)]! > 0)
}

/** The tiles that a part of a claim about ukeire names, as discards or as accepted. */
export const tilesOfPart = (part: UkeirePart | {readonly type: 'unread'}): readonly Tile[] =>
  part.type === 'tiles' ? part.tiles.map(({tile}) => tile) : part.type === 'discard' ? [part.tile.tile] : []

/** The discards after which the hand accepts what a claim says it accepts. */
function discardsForUkeire(analysis: Analysis): readonly Tile[] {
  const line = analysis.hand.said.findLast(({key}) => key === 'ukeire')
  const parts = line ? readUkeire(line.value) : []
  if (!parts.some(({type}) => type === 'tiles')) return []
  if (parts.some(({type}) => type === 'discard' || type === 'unread')) return []
  return analysis
    .discards()
    .filter(one => problemsWith(afterDiscard(one), parts, analysis).length === 0)
    .map(({tile}) => tileOf(tile))
}

/** The discards after which the hand has the waits that a claim says it has. */
function discardsForWaits(analysis: Analysis): readonly Tile[] {
  const line = analysis.hand.said.findLast(({key}) => key === 'waits')
  const parts = line ? readWaits(line.value) : []
  const said = parts.flatMap(part => (part.type === 'tiles' ? part.tiles.map(({tile}) => kindOf(tile)) : []))
  const wanted = [...new Set(said)].toSorted((a, b) => a - b).join()
  if (wanted === '') return []
  const waitsAfter = (kind: number): string =>
    analysis
      .waits(kind)
      .waits.map(({tile}) => tile)
      .toSorted((a, b) => a - b)
      .join()
  return analysis
    .discards()
    .filter(({shanten, tile}) => shanten === 0 && waitsAfter(tile) === wanted)
    .map(({tile}) => tileOf(tile))
}
