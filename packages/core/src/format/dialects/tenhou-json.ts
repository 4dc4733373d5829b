/**
 * tenhou-json: the entries of a log of `tenhou.net/6` as a JSON array, `[11,51,"c275226"]`.
 */
import {isTile, isRed, suitOf, suits, type Tile, seats, type Meld} from '@tehai/riichi/tile'
import type {TileNode} from '../../notation/tree.js'
import type {Loss} from '../formatted-row.js'
import {loseMarks, loseMeldMarks} from '../lose.js'
import {placeCalled} from '../meld-text.js'
import type {Writer} from '../writer.js'

const TSUMOGIRI = 60

function numberOf(tile: Tile): number {
  const group = suits.indexOf(suitOf(tile)) + 1
  return isRed(tile) ? 50 + group : group * 10 + Number(tile[0])
}

const letters = {chii: 'c', pon: 'p', daiminkan: 'm', kakan: 'k'} as const

/**
 * A call: its letter is written before the called tile, in a kakan before the added tile, which precedes the called one.
 * The called tile comes first from kamicha, second from toimen, last from shimocha (third in a kakan).
 */
function callOf(meld: Meld): string {
  const numbers = meld.tiles.map(numberOf)
  if (meld.type === 'ankan') return `${numbers.slice(0, 3).join('')}a${numbers[3]!}`
  const seat = meld.type === 'chii' ? 0 : seats.indexOf(meld.from)
  const place = meld.type === 'daiminkan' && seat === 2 ? 3 : seat
  const order = meld.type === 'kakan' ? placeCalled(meld, place + 1, place) : placeCalled(meld, place, null)
  const ordered = order.map(index => numbers[index]!)
  return [...ordered.slice(0, place), letters[meld.type], ...ordered.slice(place)].join('')
}

/** Write a row as the entries of a Tenhou log. */
export const tenhouJson: Writer = ({mode, nodes, draw, riichi}) => {
  const lost: Loss[] = riichi ? [{what: 'riichi', node: 0}] : []
  const entries: (number | string)[] = []
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'meld') {
      entries.push(callOf(node.meld))
      if (node.meld.type === 'chii' && node.meld.from !== 'kamicha')
        lost.push({what: 'direction', node: index})
      loseMeldMarks(lost, node.meld, node.nodes, index)
    } else if (node.type !== 'tile') lost.push({what: node.type, node: index})
    else {
      const entry = mode === 'river' ? discardOf(lost, node, index) : concealedOf(lost, node, index)
      if (entry !== null) entries.push(entry)
      if (index === draw) lost.push({what: 'draw', node: index})
    }
  }
  return {text: JSON.stringify(entries), lost}
}

function concealedOf(lost: Loss[], node: TileNode, index: number): number | string | null {
  const isAside = node.marks.includes('kita') && node.face === '4z'
  loseMarks(lost, node, index, isAside ? ['kita'] : [])
  if (isAside) return 'f44'
  if (isTile(node.face)) return numberOf(node.face)
  lost.push({what: 'face', node: index})
  return null
}

/**
 * A discard. `60` says that the tile just drawn was discarded, but not which: a tile that is known is written, and
 * that it was tsumogiri is lost.
 */
function discardOf(lost: Loss[], node: TileNode, index: number): number | string | null {
  const isUnseen = node.face === 'unknown' && node.marks.includes('tsumogiri')
  loseMarks(lost, node, index, isUnseen ? ['riichi', 'tsumogiri'] : ['riichi'])
  if (!isUnseen && !isTile(node.face)) {
    lost.push({what: 'face', node: index})
    return null
  }
  const number = isTile(node.face) ? numberOf(node.face) : TSUMOGIRI
  return node.marks.includes('riichi') ? `r${number}` : number
}
