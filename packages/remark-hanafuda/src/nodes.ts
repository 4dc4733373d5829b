/**
 * The nodes that remark-hanafuda adds to mdast. Both keep what the author wrote, as those of remark-mahjong do.
 */
import type {GameNode} from 'remark-mahjong/adapter'

/** A ```hanafuda fence, or a row as a block: `::hanafuda[…]` alone on a line. */
export interface Hanafuda extends GameNode {
  type: 'hanafuda'
}

/** Cards in a line of text: `:hanafuda[…]`. */
export interface HanafudaText extends GameNode {
  type: 'hanafudaText'
}

declare module 'mdast' {
  interface RootContentMap {
    hanafuda: Hanafuda
    hanafudaText: HanafudaText
  }
  interface BlockContentMap {
    hanafuda: Hanafuda
  }
  interface PhrasingContentMap {
    hanafudaText: HanafudaText
  }
}
