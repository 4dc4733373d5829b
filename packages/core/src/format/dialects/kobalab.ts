/**
 * kobalab: 牌姿 of 電脳麻将, `m055z7z7,m78-9,z5555,z666=`, and discards `m1_*`.
 *
 * Concealed tiles stay in the order typed, melds come after them. Strings are those that majiang-core reads.
 */
import {isTile, type Tile, seats, type CalledMeld} from '@tehai/riichi/tile'
import type {MeldNode, TileNode, Tree} from '../../notation/tree.js'
import type {FormattedRow, Loss} from '../formatted-row.js'
import {loseMarks, loseMeldMarks} from '../lose.js'
import {placeCalled} from '../meld-text.js'
import type {Writer} from '../writer.js'
import {handSize, WHOLE} from '../../notation/hand-size.js'

/** Marks of the seats, in the order of `seats`. */
const SEAT_MARKS = '-=+'

/** Write a row as 電脳麻将 does. */
export const kobalab: Writer = tree => (tree.mode === 'river' ? writeRiver(tree) : writeHand(tree))

function writeHand({nodes, draw, riichi}: Tree): FormattedRow {
  const lost: Loss[] = []
  const faces: string[] = []
  const melds: string[] = []
  let drawn: string | null = null
  let lastMeld = -1
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'meld') {
      melds.push(meldText(lost, node, index))
      lastMeld = index
    } else if (node.type !== 'tile') lost.push({what: node.type, node: index})
    else {
      const face = faceText(lost, node, index)
      // Melds are written last, and the drawn tile as the last concealed one.
      if (drawn !== null || (lastMeld >= 0 && index === draw)) lost.push({what: 'draw', node: draw!})
      else if (lastMeld >= 0) lost.push({what: 'meld', node: lastMeld})
      if (face !== null && index === draw) drawn = face
      else if (face !== null) faces.push(face)
    }
  }
  const count = faces.length + (drawn === null ? 0 : 1)
  const last = drawn ?? faces.at(-1)
  const readsDraw = handSize(count, melds.length) === WHOLE && last !== '_'
  if (drawn !== null && !readsDraw) lost.push({what: 'draw', node: draw!})
  const justCalled = drawn === null && readsDraw && melds.length > 0
  if (drawn === null && readsDraw && !justCalled) {
    lost.push({what: 'draw', node: nodes.findLastIndex(({type}) => type === 'tile')})
  }
  const concealed = runsOf(faces) + (drawn ?? '') + (riichi ? '*' : '')
  return {text: [concealed, ...melds, ...(justCalled ? [''] : [])].join(','), lost}
}

/** The tile with its suit letter before it; an unknown tile is `_`. */
function faceText(lost: Loss[], node: TileNode, index: number): string | null {
  const isHidden = node.marks.includes('facedown')
  loseMarks(lost, node, index, ['facedown'])
  if (isTile(node.face) && !isHidden) return kobalabTile(node.face)
  if (node.face !== 'back') lost.push({what: 'face', node: index})
  return node.face === 'blank' || node.face === 'slot' ? null : '_'
}

const kobalabTile = (tile: Tile): string => tile[1]! + tile[0]!

/** Consecutive tiles of one suit share the letter. */
function runsOf(faces: readonly string[]): string {
  return faces
    .map((face, index) => (face !== '_' && faces[index - 1]?.[0] === face[0] ? face[1]! : face))
    .join('')
}

function meldText(lost: Loss[], {meld, nodes}: MeldNode, index: number): string {
  loseMeldMarks(lost, meld, nodes, index)
  const suit = meld.tiles[0]![1]!
  if (meld.type === 'ankan') return suit + digitsOf(meld.tiles)
  if (meld.type === 'chii') return suit + chiiText(lost, meld, index)
  const last = meld.type === 'daiminkan' ? 3 : 2
  const digits = digitsOf(placeCalled(meld, last, 3).map(index => meld.tiles[index]!))
  return suit + digits.slice(0, last + 1) + SEAT_MARKS[seats.indexOf(meld.from)]! + digits.slice(last + 1)
}

const digitsOf = (tiles: readonly Tile[]): string => tiles.map(tile => tile[0]!).join('')

/** The digits of a chii in ascending order, `-` after the called one: it can only come from kamicha. */
function chiiText(lost: Loss[], meld: CalledMeld, index: number): string {
  if (meld.from !== 'kamicha') lost.push({what: 'direction', node: index})
  return meld.tiles
    .map((tile, place) => ({text: tile[0]! + (place === meld.called ? '-' : ''), rank: Number(tile[0]) || 5}))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({text}) => text)
    .join('')
}

const discardMarks = ['tsumogiri', 'riichi', 'called'] as const

/** Each discard with its letter. Who called a tile is not known, so `-` is written and the direction is lost. */
function writeRiver({nodes}: Tree): FormattedRow {
  const lost: Loss[] = []
  const discards: string[] = []
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'tile') lost.push({what: node.type, node: index})
    else if (!isTile(node.face)) lost.push({what: 'face', node: index})
    else {
      const {marks} = node
      loseMarks(lost, node, index, discardMarks)
      if (marks.includes('called')) lost.push({what: 'direction', node: index})
      const marked = discardMarks.map((mark, at) => (marks.includes(mark) ? '_*-'[at]! : ''))
      discards.push(kobalabTile(node.face) + marked.join(''))
    }
  }
  return {text: discards.join(''), lost}
}
