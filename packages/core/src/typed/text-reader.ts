/**
 * Reading a text as the types do: in the `typed` dialect, with its tiles, its melds, and the tile set apart at the end.
 */
import {parse} from '../notation/parse.js'
import {notationMessages} from '../notation/sentences.js'
import type {Node} from '../notation/tree.js'
import {sentence} from '@tehai/kernel/source'
import {type Meld, isTile, type Tile} from '@tehai/riichi/tile'

/** What a text says. */
export interface ReadText {
  /** All tiles in the order typed, those of melds among them. */
  readonly tiles: readonly Tile[]
  /** Tiles outside melds, in the order typed. */
  readonly closed: readonly Tile[]
  readonly melds: readonly Meld[]
  /** The last group of closed tiles, if it consists of one tile. */
  readonly apart: Tile | null
}

/** A literal in a sentence, as the types write it: every character unchanged. */
const asTyped = (text: string): string => text

/** Reads a text; returns the English sentence of its first error if it has one. */
export function readText(text: string): ReadText | string {
  const {tree, messages} = parse(text, {dialect: 'typed'})
  const error = messages.find(({severity}) => severity === 'error')
  if (error) return sentence(error, notationMessages, text, 'en', asTyped)
  const tiles: Tile[] = []
  const closed: Tile[] = []
  const melds: Meld[] = []
  for (const node of tree.nodes) {
    if (node.type === 'meld') {
      melds.push(node.meld)
      tiles.push(...node.meld.tiles)
    } else if (node.type === 'tile' && isTile(node.face)) {
      tiles.push(node.face)
      closed.push(node.face)
    }
  }
  return {tiles, closed, melds, apart: apartOf(tree.nodes, text)}
}

/** The last tile outside melds, if it is alone in its group: its digit follows a suit letter. */
function apartOf(nodes: readonly Node[], text: string): Tile | null {
  const last = nodes.findLast(({type}) => type === 'tile')
  if (last?.type !== 'tile' || !isTile(last.face)) return null
  const before = text.slice(0, last.start).replace(/(?<![ ,])[ ,]+$/, '')
  return before === '' || /[mpsz]$/.test(before) ? last.face : null
}
