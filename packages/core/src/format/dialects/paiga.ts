/**
 * 牌画 as text: honors are letters, prefixes and postfixes say how a tile lies.
 */
import type {Tile} from '@tehai/riichi/tile'
import type {Node} from '../../notation/tree.js'
import {PAIGA_RED, writePaigaMeld} from '../paiga-meld.js'
import {writeRow} from '../row-text.js'
import type {RowStyle} from '../row-style.js'
import type {Writer} from '../writer.js'

const style: RowStyle = {
  red: PAIGA_RED,
  gaps: true,
  handMarks: {
    rotated: ['before', 'y'],
    tsumogiri: ['before', 'g'],
    facedown: ['before', 'o'],
    tsumo: ['after-suit', 'm'],
    ron: ['after-suit', 'l'],
    dora: ['after-suit', 'd']
  },
  riverMarks: {
    riichi: ['before', 'y'],
    tsumogiri: ['before', 'g'],
    facedown: ['before', 'o'],
    ron: ['after-suit', 'l'],
    dora: ['after-suit', 'd']
  },
  faces: {back: ['o', '']},
  labels: false,
  placeholders: {},
  riverPrefix: 'j',
  meld: writePaigaMeld,
  honorLetter,
  clash
}

/** Write a row in 牌画 notation. */
export const paiga: Writer = tree => writeRow(tree, style)

const letters = 'tnsphrc'

/** `r` before a five would make it red: 發 is `6z` there. */
function honorLetter(tile: Tile, next: Node | undefined): string | null {
  const beforeFive = next?.type === 'tile' || next?.type === 'meld' ? next : undefined
  const face = beforeFive?.type === 'meld' ? beforeFive.meld.tiles[0] : beforeFive?.face
  if (tile === '6z' && (face?.startsWith('5') || face?.startsWith('0'))) return null
  return letters[Number(tile[0]) - 1]!
}

const ankanAtEnd = /o(a?[0-9]){2}[mpsz]o$/
const threeAtEnd = /([0-9])\1\1([mpsz])$/

/**
 * A back right before a tile would turn that tile over; a turned tile after three of its kind would be read as a
 * daiminkan.
 */
function clash(before: string, next: string): boolean {
  if (before.endsWith('o') && !next.startsWith('o')) return !ankanAtEnd.test(before.slice(-8))
  const three = threeAtEnd.exec(before.slice(-4))
  return three !== null && next.startsWith(`y${three[1]}${three[2]}`)
}
