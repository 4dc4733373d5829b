/**
 * Tokens → nodes.
 */
import {wrongCall} from '@tehai/kernel/source'
import {readContainer, writtenRow} from '@tehai/kernel/markdown'
import type {CompileContext, Extension, Token} from 'mdast-util-from-markdown'
import type {Nodes} from 'mdast'
import type {GameNode} from './nodes.js'

/** Extension for mdast-util-from-markdown. `id`: the id of the game. */
export function gameFromMarkdown(id: string): Extension {
  return {
    enter: {
      [`${id}Text`]: function (this: CompileContext, token: Token): undefined {
        this.enter(withStandIn(nodeOf(id, false, this.sliceSerialize(token))) as Nodes, token)
      },
      [`${id}Row`]: function (this: CompileContext, token: Token): undefined {
        this.enter(nodeOf(id, true, this.sliceSerialize(token)) as Nodes, token)
      },
      [`${id}Block`]: function (this: CompileContext, token: Token): undefined {
        this.enter(containerNode(id, this.sliceSerialize(token)) as Nodes, token)
      }
    },
    exit: {[`${id}Text`]: exit, [`${id}Row`]: exit, [`${id}Block`]: exit}
  }
}

function exit(this: CompileContext, token: Token): undefined {
  this.exit(token)
}

/**
 * A construct with a child that represents it until the transform has run.
 *
 * Smart punctuation looks at text and inline code to find which quote opens: without the child, the quotes of
 * `":tiles[4m]"` would have no text beside it. `withoutStandIn` removes it.
 */
function withStandIn(node: GameNode): GameNode {
  return Object.assign(node, {children: [{type: 'inlineCode', value: node.value}]})
}

/**
 * The node without its stand-in, as a plain literal. It is a new object: `delete` would make every later access slow.
 */
export function withoutStandIn(node: GameNode): GameNode {
  if (!('children' in node)) return node
  const {type, value} = node
  const literal: GameNode & Record<string, unknown> = {type, value}
  for (const name in node) if (name !== 'children') literal[name] = node[name as keyof GameNode]
  return literal
}

/** A node for a written `:tiles[…]` or, as a block, `::tiles[…]`, from any tokenizer. */
export function nodeOf(id: string, leaf: boolean, source: string): GameNode {
  const tiles = writtenRow(source, leaf)
  if (!tiles) throw wrongCall('`:name[label]`', source)
  return {type: typeOf(id, leaf), value: tiles.value, meta: tiles.meta, source}
}

/** A node for a written `:::tiles` block. */
function containerNode(id: string, source: string): GameNode {
  const read = readContainer(source)
  if (!read) throw wrongCall('`:::name` and lines', source)
  return {type: id, ...read}
}

/** Type of a node of a game. */
export function typeOf(id: string, leaf: boolean): string {
  return leaf ? id : `${id}Text`
}
