/**
 * Tokens → nodes.
 */
import {tilesOf} from '@tehai/core/markdown'
import type {CompileContext, Extension, Token} from 'mdast-util-from-markdown'
import type {Mahjong, MahjongText} from './nodes.js'

/** Extension for mdast-util-from-markdown. */
export function mahjongFromMarkdown(): Extension {
  return {
    enter: {
      mahjongText(token) {
        this.enter(withStandIn(nodeOf('mahjongText', this.sliceSerialize(token))), token)
      },
      mahjongRow(token) {
        this.enter(nodeOf('mahjong', this.sliceSerialize(token)), token)
      }
    },
    exit: {mahjongText: exit, mahjongRow: exit}
  }
}

function exit(this: CompileContext, token: Token): undefined {
  this.exit(token)
}

/**
 * Tiles with a child that stands in for them until the transform has run.
 *
 * Smart punctuation looks at text and inline code to tell which quote opens: without the child, the quotes of
 * `":tiles[4m]"` would stand next to nothing. `removeStandIn` takes it away.
 */
function withStandIn(node: MahjongText): MahjongText {
  return Object.assign(node, {children: [{type: 'inlineCode', value: node.value}]})
}

/** Make a node a plain literal again. */
export function removeStandIn(node: MahjongText & {children?: unknown}): void {
  delete node.children
}

/** A node for a written `:tiles[…]` or `::tiles[…]`, whoever tokenized it. */
export function nodeOf<Type extends 'mahjong' | 'mahjongText'>(
  type: Type,
  source: string
): Type extends 'mahjong' ? Mahjong : MahjongText
export function nodeOf(type: 'mahjong' | 'mahjongText', source: string): Mahjong | MahjongText {
  const tiles = tilesOf(source, type === 'mahjong')
  if (!tiles) throw new TypeError(`Expected \`:name[label]\`, got \`${source}\``)
  return {type, value: tiles.value, meta: tiles.meta, source}
}
