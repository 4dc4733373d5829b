/**
 * Vectors: the JSON form in which tables of notation describe the meaning of a text (`vectors/notation.json`).
 *
 * `tehai parse --jsonl` writes it, and the tests compare with it.
 */
import type {Meld, Tile} from '@tehai/riichi/tile'
import type {Message} from '@tehai/kernel/source'
import type {Mark, Node, ParseResult, TileNode} from '../notation/tree.js'
import type {Diagram, WinBy} from './diagram.js'
import {resolve} from './resolve.js'
import {validate} from './validate.js'

/** A tile: its name, or with its marks `{t: '5m', rotated: true}`; an unknown tile is `?`. */
export type VectorTile = string | ({readonly t: string} & {readonly [mark in Mark]?: true})

export interface VectorMeld {
  readonly type: Meld['type']
  readonly tiles: readonly Tile[]
  readonly called: number | null
  readonly from: string | null
  readonly added?: number
  readonly faceDown?: 'inner' | 'outer'
}

export type VectorExpect =
  | {
      readonly concealed: readonly VectorTile[]
      readonly draw: string | null
      readonly win: {readonly tile: string; readonly by: WinBy} | null
      /**
       * The drawn or winning tile, wherever the notation has it: set apart, or among the concealed tiles with its mark.
       * `by`: `null` if the row does not say how it was won, or whether it was.
       */
      readonly last: {readonly tile: string; readonly by: WinBy | null} | null
      /** The concealed tiles without `last`. */
      readonly closed: readonly VectorTile[]
      readonly melds: readonly VectorMeld[]
      readonly riichi?: true
    }
  | {
      readonly river: readonly VectorTile[]
      /** Melds between the discards, as in the lists of tenhou.net/6. */
      readonly melds?: readonly VectorMeld[]
    }

/** The place of a message; `code` is its id, `offset` and `length` are in UTF-16 units. */
export interface VectorMessage {
  readonly code: string
  readonly offset: number
  readonly length: number
}

export interface Vector {
  /** `null` when there is an error. */
  readonly expect: VectorExpect | null
  readonly errors: readonly VectorMessage[]
  readonly warnings: readonly VectorMessage[]
}

/**
 * The meaning of a parsed row, with the warnings of `validate`. Melds are those of the notation itself: a dialect that
 * only has sideways tiles has none.
 *
 * @param saysSeats
 *   Whether the notation says which player a tile was called from (`Dialect.melds`; default: `true`).
 */
export function vectorOf({tree, messages}: ParseResult, saysSeats = true): Vector {
  const diagram = resolve(tree)
  const errors = messages.filter(({severity}) => severity === 'error')
  const warnings = messages.filter(({severity}) => severity === 'warning')
  return {
    expect: errors.length > 0 ? null : expectOf(diagram, saysSeats),
    errors: errors.map(vectorMessage),
    warnings: [...warnings, ...validate([diagram])[0]!].map(vectorMessage)
  }
}

function expectOf(diagram: Diagram, saysSeats: boolean): VectorExpect {
  const tiles = diagram.nodes.filter(node => node.type === 'tile')
  if (diagram.mode === 'river') {
    const river = tiles.map(vectorTile)
    const melds = diagram.nodes.flatMap(node =>
      node.type === 'meld' ? [vectorMeld(node.meld, saysSeats)] : []
    )
    return melds.length > 0 ? {river, melds} : {river}
  }
  const {nodes, apart, hand} = diagram
  const drawn = nodes[apart ?? -1]
  const last = drawn ?? tiles.find(({marks}) => marks.includes('tsumo') || marks.includes('ron'))
  const {win} = hand
  const shape = {
    concealed: tiles.filter(node => node !== drawn).map(vectorTile),
    draw: saysHowWon(drawn) ? null : hand.draw,
    win,
    last: last?.type === 'tile' ? {tile: nameOf(last), by: win?.by ?? null} : null,
    closed: tiles.filter(node => node !== last).map(vectorTile),
    melds: nodes.flatMap(node => (node.type === 'meld' ? [vectorMeld(node.meld, saysSeats)] : []))
  }
  return hand.riichi ? {...shape, riichi: true} : shape
}

/** Whether a tile that is set apart says how it was won: then it is only in `win`. */
function saysHowWon(node: Node | undefined): boolean {
  return node?.type === 'tile' && (node.marks.includes('tsumo') || node.marks.includes('ron'))
}

const nameOf = ({face}: TileNode) => (face === 'unknown' ? '?' : face)

function vectorTile(node: TileNode): VectorTile {
  const {marks} = node
  const t = nameOf(node)
  return marks.length === 0 ? t : Object.fromEntries([['t', t], ...marks.map(mark => [mark, true])])
}

function vectorMeld(meld: Meld, saysSeats: boolean): VectorMeld {
  const {type, tiles} = meld
  if (meld.type === 'ankan') {
    const closed = {type, tiles, called: null, from: null}
    return meld.faceDown === null ? closed : {...closed, faceDown: meld.faceDown}
  }
  if (!saysSeats) return {type, tiles, called: null, from: meld.type === 'chii' ? meld.from : null}
  const open = {type, tiles, called: meld.called, from: meld.from}
  return meld.type === 'kakan' ? {...open, added: meld.added} : open
}

function vectorMessage({id, start, end}: Message): VectorMessage {
  return {code: id, offset: start, length: end - start}
}
