/**
 * The nodes that remark-mahjong adds to mdast.
 *
 * Both keep what the author wrote: `value` is the notation, and `source` is the whole construct, so that a tree that is
 * turned back into Markdown reproduces it exactly.
 */
import type {ElementContent, Properties} from 'hast'
import type {Data, Literal} from 'mdast'

/** How mdast-util-to-hast turns one of our nodes into HTML. Present once the plugin has checked the node. */
export interface GameData extends Data {
  hName?: string | undefined
  hProperties?: Properties | undefined
  hChildren?: ElementContent[] | undefined
}

/** The `data` of a node of mahjong. */
export interface MahjongData extends GameData {}

/** A node of any game. Its type is the id of the game, followed by `Text` for a construct in a line of text. */
export interface GameNode extends Literal {
  type: string
  value: string
  meta?: string | null | undefined
  source?: string | null | undefined
  data?: GameData | undefined
}

/** A ```mahjong fence, or a row as a block: `::tiles[…]` alone on a line. */
export interface Mahjong extends Literal {
  type: 'mahjong'
  /** The text between the fences, or the label of the row. */
  value: string
  /** The text after `mahjong` on the opening fence, or between `{` and `}`; `null` if there is none. */
  meta?: string | null | undefined
  /** The construct as written, without the marks of lists and quotes around it; `null` on a node made by hand. */
  source?: string | null | undefined
  data?: MahjongData | undefined
}

/** Tiles in a line of text: `:tiles[…]`. */
export interface MahjongText extends Literal {
  type: 'mahjongText'
  /** The label, in which `\[`, `\]`, `\|` and `\\` stand for the character itself. */
  value: string
  /** The text between `{` and `}`; `null` if there is none. */
  meta?: string | null | undefined
  /** The construct as written; `null` on a node made by hand. */
  source?: string | null | undefined
  data?: MahjongData | undefined
}

declare module 'mdast' {
  interface RootContentMap {
    mahjong: Mahjong
    mahjongText: MahjongText
  }
  interface BlockContentMap {
    mahjong: Mahjong
  }
  interface PhrasingContentMap {
    mahjongText: MahjongText
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mahjongText: 'mahjongText'
    mahjongRow: 'mahjongRow'
  }
}
