/**
 * Parts of a board: the river, the melds and the hand of each player, each as a block that is then put in its place.
 */
import type {PictureBox} from '@tehai/kernel/picture'
import type {Board, BoardPlace} from './board-seats.js'
import {BOARD_GAP} from './units.js'
import {acrossRiver, downRiver} from './board-rivers.js'
import {stacked, type Block} from './board-blocks.js'
import {handColumn, handRow, meldRows, meldsBeside, withMelds, type HandRow} from './board-hands.js'

/** All parts of a board, and the room that they take at each side of the panel. */
export interface Parts {
  readonly river: Readonly<Record<BoardPlace, Block>>
  readonly melds: Readonly<Record<BoardPlace, Block>>
  readonly hand: {
    readonly self: HandRow
    readonly toimen: HandRow
    readonly shimocha: Block
    readonly kamicha: Block
  }
  readonly sides: Readonly<Record<'left' | 'right' | 'top' | 'bottom' | 'height', number>>
}

/** The parts of each player. */
export function partsOf(
  {self, shimocha, toimen, kamicha}: Board['seats'],
  panel: PictureBox,
  tile: PictureBox
): Parts {
  const river = {
    self: acrossRiver(self, 'down', tile),
    toimen: acrossRiver(toimen, 'up', tile),
    shimocha: downRiver(shimocha, 'right', tile),
    kamicha: downRiver(kamicha, 'left', tile)
  }
  const closed = {self: handRow(self, 'self', tile), toimen: handRow(toimen, 'toimen', tile)}
  const melds = {
    self: meldsBeside(closed.self, self, tile),
    toimen: meldsBeside(closed.toimen, toimen, tile),
    shimocha: stacked(meldRows(shimocha, tile), 'right'),
    kamicha: stacked(meldRows(kamicha, tile), 'left')
  }
  const hand = {
    self: withMelds(closed.self, melds.self),
    toimen: withMelds(closed.toimen, melds.toimen),
    shimocha: handColumn(shimocha, 'shimocha', tile),
    kamicha: handColumn(kamicha, 'kamicha', tile)
  }
  return {river, melds, hand, sides: sidesOf(river, melds, hand, panel)}
}

/**
 * Room beside and above the panel. The melds of the players at the sides are in the corners at their right hand, next
 * to a hand that is shorter because of them; rivers longer than the panel extend into the corners as well.
 */
function sidesOf(
  river: Parts['river'],
  melds: Parts['melds'],
  hand: Parts['hand'],
  panel: PictureBox
): Parts['sides'] {
  const over = (block: Block): number => Math.max(0, block.height - panel.height)
  const spare = (block: Block): number => Math.max(0, block.width - panel.width)
  const both = (first: number, second: number): number =>
    first > 0 && second > 0 ? first + BOARD_GAP + second : first + second
  const besides = (block: Block, width: number): number => both(block.width, width)
  const column = (block: Block, own: Block): number => both(block.height, own.height)
  return {
    left: Math.max(
      besides(hand.kamicha, Math.max(river.kamicha.width, spare(river.toimen))),
      melds.kamicha.width
    ),
    right: Math.max(
      besides(hand.shimocha, Math.max(river.shimocha.width, spare(river.self))),
      melds.shimocha.width
    ),
    top: Math.max(river.toimen.height, both(over(river.shimocha), melds.shimocha.height)),
    bottom: Math.max(river.self.height, both(over(river.kamicha), melds.kamicha.height)),
    height: Math.max(column(hand.kamicha, melds.kamicha), column(hand.shimocha, melds.shimocha))
  }
}
