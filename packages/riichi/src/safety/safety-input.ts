/**
 * The public functions of safety, for tiles in any spelling: text (`'17p11z'`), a list, or counts.
 */
import {tilesIn, type TilesInput} from '../tile/spelling.js'
import type {Position} from './position.js'
import {assertPosition, assertView} from './wrong-views.js'
import {safety as safetyOfView, safetyOf as safetyOfTiles, type TileSafety} from './safety.js'
import type {SafetyView} from './view.js'
import {viewOf as viewOfPosition, type PositionView} from './view-of.js'

/** `SafetyView` with tiles in any spelling. */
export interface SafetyInput extends Omit<SafetyView, 'hand' | 'visible' | 'river' | 'passed'> {
  readonly hand: TilesInput
  readonly visible: TilesInput
  readonly river: TilesInput
  readonly passed?: TilesInput | undefined
}

/** `Position` with the hand and the indicators in any spelling. */
export interface PositionInput extends Omit<Position, 'hand' | 'indicators'> {
  readonly hand: TilesInput
  readonly indicators?: TilesInput | undefined
}

function viewIn(given: SafetyInput): SafetyView {
  assertView(given)
  const {hand, visible, river, passed} = given
  return {
    ...given,
    hand: tilesIn(hand, 'hand'),
    visible: tilesIn(visible, 'visible'),
    river: tilesIn(river, 'river'),
    passed: passed === undefined ? undefined : tilesIn(passed, 'passed')
  }
}

/**
 * How safe every kind of the hand is, in the order of the kinds.
 *
 * @throws {TypeError} if something given as tiles is not tiles.
 * @throws {RangeError} if more copies of a tile are visible than exist.
 */
export function safety(view: SafetyInput): TileSafety[] {
  return safetyOfView(viewIn(view))
}

/**
 * How safe some tiles are, whether they are in the hand or not.
 *
 * @throws {TypeError} if something given as tiles is not tiles.
 * @throws {RangeError} if more copies of a tile are visible than exist.
 */
export function safetyOf(view: SafetyInput, tiles: TilesInput): TileSafety[] {
  return safetyOfTiles(viewIn(view), tilesIn(tiles, 'tiles'))
}

/**
 * What the player about to discard sees of an opponent.
 *
 * @param opponent
 *   Index in `players`, from 1.
 * @throws {TypeError} if something given as tiles, a player or a river is not one.
 * @throws {RangeError} if there is no such opponent.
 */
export function viewOf(position: PositionInput, opponent: number): PositionView {
  assertPosition(position)
  const {hand, indicators} = position
  const read = {
    ...position,
    hand: tilesIn(hand, 'hand'),
    indicators: indicators === undefined ? undefined : tilesIn(indicators, 'indicators')
  }
  return viewOfPosition(read, opponent)
}
