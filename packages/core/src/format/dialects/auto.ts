/**
 * auto as text: quote marks for melds, 新篠 marks for discards and for what quote marks cannot say, 牌画 letters and
 * display marks for single tiles. The richest of the written dialects.
 */
import type {Mark, MeldNode, TileNode} from '../../notation/tree.js'
import type {Loss} from '../formatted-row.js'
import {writeMarkedMeld, type MeldTileMarks} from '../marked-meld.js'
import {writeAnkanBetweenBacks} from '../paiga-meld.js'
import {writeRow} from '../row-text.js'
import type {WrittenMarks, NodeText, RowStyle} from '../row-style.js'
import type {Writer} from '../writer.js'

const displayMarks: WrittenMarks = {ring: ['before', '!'], dim: ['before', '~'], facedown: ['before', 'o']}

const style: RowStyle = {
  red: '0',
  gaps: true,
  handMarks: {
    ...displayMarks,
    kita: ['before', 'f'],
    rotated: ['before', 'y'],
    tsumogiri: ['before', 'g'],
    tsumo: ['after-suit', 'm'],
    ron: ['after-suit', 'l'],
    dora: ['after-suit', 'd']
  },
  riverMarks: {
    ...displayMarks,
    tsumogiri: ['after-digit', '='],
    riichi: ['after-digit', '+'],
    called: ['after-digit', '-'],
    ron: ['after-suit', 'l'],
    dora: ['after-suit', 'd']
  },
  faces: {
    back: ['0', 'x'],
    unknown: ['?', ''],
    slot: ['_', ''],
    ...Object.fromEntries([...'012345678'].map(digit => [`${digit}f`, [digit, 'f'] as const]))
  },
  labels: true,
  placeholders: {'any-meld': '___', 'left-out': '…'},
  riverPrefix: 'j',
  meld: writeMeld,
  clash: (before, next) => joinsUnderscores(before, next) || (before.endsWith('f') && /^4{1,4}z/.test(next))
}

/** Write a row in auto. */
export const auto: Writer = tree => writeRow(tree, style)

function writeMeld(node: MeldNode): NodeText {
  const {meld, nodes} = node
  const isPlain = nodes.every(({marks, label}) => marks.length === 0 && label === null)
  if (meld.type === 'ankan') {
    if (meld.faceDown === 'outer' && isPlain) return writeAnkanBetweenBacks(meld, '0')
    const isInner = meld.faceDown === 'inner' && isPlain
    return writeMarkedMeld(node, isInner ? 'quote' : 'arashino', marksInMeld)
  }
  const notation = meld.type === 'chii' && meld.from !== 'kamicha' ? 'arashino' : 'quote'
  return writeMarkedMeld(node, notation, marksInMeld)
}

const prefixByMark: Readonly<Partial<Record<Mark, string>>> = {ring: '!', dim: '~'}

function marksInMeld({marks, label}: TileNode): MeldTileMarks {
  const lost: Loss['what'][] = marks.filter(mark => prefixByMark[mark] === undefined).map(() => 'mark')
  const before = marks.map(mark => prefixByMark[mark] ?? '').join('')
  const isReadable = label !== null && !label.includes('}') && label === label.trim()
  if (label !== null && !isReadable) lost.push('label')
  return {before, after: isReadable ? `{${label}}` : '', lost}
}

/** Three consecutive underscores mean any meld, so adjacent slots must not add up to three. */
function joinsUnderscores(before: string, next: string): boolean {
  if (!next.startsWith('_')) return false
  const slots = (/_+$/.exec(before.slice(-2))?.[0].length ?? 0) % 3
  return slots > 0 && (next.startsWith('___') || slots === 2)
}
