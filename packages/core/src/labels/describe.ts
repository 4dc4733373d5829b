/**
 * Text alternatives: a row in the words that a listener needs, one sentence for one picture.
 *
 *     1 2 3 man, 5 5 pin; pon of 5 sou from toimen (across); drawn: 5 pin
 *     一二三萬 五五筒、五索ポン（対面から）、ツモ 五筒
 */
import {compareTiles, isRed, plainOf, type Face, type Tile} from '../tile/tile.js'
import type {From, Meld} from '../tile/meld.js'
import type {Diagram, HandDiagram, Node, RiverDiagram, TileNode} from '../model/diagram.js'
import type {Language} from '../source/message.js'
import {nameOf, nameTiles} from './tiles.js'

const seatNames = {
  en: {kamicha: 'kamicha (left)', toimen: 'toimen (across)', shimocha: 'shimocha (right)'},
  ja: {kamicha: '上家', toimen: '対面', shimocha: '下家'}
} as const

const meldNames = {
  en: {chii: 'chii', pon: 'pon', daiminkan: 'open kan', kakan: 'added kan', ankan: 'concealed kan'},
  ja: {chii: 'チー', pon: 'ポン', daiminkan: '大明槓', kakan: '加槓', ankan: '暗槓'}
} as const

/** Where a tile was called from, in words. */
export function nameOfSeat(from: From, language: Language): string {
  return seatNames[language][from]
}

/** A meld in words: `pon of 5 pin from toimen (across)`, 五筒ポン（対面から）; red fives are said. */
export function nameOfMeld(meld: Meld, language: Language): string {
  const name = meldNames[language][meld.type]
  const tiles = meldTiles(meld, language)
  const from = meld.type === 'ankan' ? '' : nameOfSeat(meld.from, language)
  if (language === 'ja') return `${tiles}${name}${from && `（${from}から）`}`
  return `${name} of ${tiles}${from && ` from ${from}`}`
}

function meldTiles(meld: Meld, language: Language): string {
  if (meld.type === 'chii') return nameTiles([...meld.tiles].sort(compareTiles), language)
  const plain = nameOf(plainOf(meld.tiles[0]!), language)
  const reds = meld.tiles.filter(isRed).length
  if (reds === 0) return plain
  if (language === 'ja') return `${plain}（赤${reds === 1 ? '' : `${reds}枚`}入り）`
  return `${plain} (${reds === 1 ? 'one' : reds} red)`
}

const words = {
  en: {
    drawn: 'drawn: ',
    tsumo: ' (won by tsumo)',
    ron: ' (won by ron)',
    tsumogiri: ' (tsumogiri)',
    riichi: ' (riichi)',
    called: ' (called)',
    dora: ' (dora)',
    ring: ' (ringed)',
    rotated: ' (sideways)',
    'any-meld': 'any meld',
    'left-out': 'and so on',
    kita: 'put aside: ',
    river: 'river: ',
    declared: 'riichi'
  },
  ja: {
    drawn: 'ツモ ',
    tsumo: '（ツモアガリ）',
    ron: '（ロンアガリ）',
    tsumogiri: '（ツモ切り）',
    riichi: '（立直）',
    called: '（鳴かれた牌）',
    dora: '（ドラ）',
    ring: '（丸印）',
    rotated: '（横向き）',
    'any-meld': '任意の面子',
    'left-out': 'ほか',
    kita: '抜きドラ ',
    river: '河 ',
    declared: '立直'
  }
} as const

/** A row in words. Empty for a row with nothing in it. */
export function describe(diagram: Diagram, language: Language): string {
  return diagram.mode === 'river' ? describeRiver(diagram, language) : describeHand(diagram, language)
}

function describeHand({nodes, apart, hand}: HandDiagram, language: Language): string {
  const clauses: string[] = []
  const last = nodes[apart ?? -1]
  let plain: Face[] = []
  let aside: Face[] = []
  const flush = () => {
    if (plain.length > 0) clauses.push(nameTiles(plain, language))
    if (aside.length > 0) clauses.push(words[language].kita + nameTiles(aside, language))
    plain = []
    aside = []
  }
  for (const node of nodes) {
    if (node.type === 'gap' || node === last) continue
    if (node.type === 'tile' && node.marks.length > 0 && node.marks.includes('kita')) {
      if (plain.length > 0) flush()
      aside.push(node.face)
      continue
    }
    if (aside.length > 0) flush()
    if (node.type === 'tile' && isPlain(node)) {
      plain.push(faceOf(node))
      continue
    }
    flush()
    clauses.push(describeNode(node, language))
  }
  flush()
  if (last?.type === 'tile') clauses.push(drawnWords(hand, last, language))
  if (hand.riichi) clauses.push(words[language].declared)
  return clauses.join(language === 'ja' ? '、' : '; ')
}

function drawnWords({win}: HandDiagram['hand'], node: TileNode, language: Language): string {
  const won = win && !node.marks.includes(win.by) ? words[language][win.by] : ''
  return words[language].drawn + describeNode(node, language) + won
}

function describeRiver({nodes, discards}: RiverDiagram, language: Language): string {
  const spoken: string[] = []
  let at = 0
  for (const node of nodes) {
    if (node.type === 'gap') continue
    if (node.type !== 'tile') {
      spoken.push(describeNode(node, language))
      continue
    }
    const discard = discards[at++]
    const notes = discard
      ? (['riichi', 'tsumogiri', 'called'] as const)
          .filter(note => discard[note])
          .map(note => words[language][note])
      : []
    spoken.push(nameOf(faceOf(node), language) + notes.join('') + labelOf(node.label, language))
  }
  if (spoken.length === 0) return ''
  return words[language].river + spoken.join(language === 'ja' ? '、' : ', ')
}

const isPlain = ({marks, label}: TileNode): boolean =>
  label === null && marks.every(mark => mark === 'facedown' || mark === 'dim')

const faceOf = ({face, marks}: TileNode): Face => (marks.includes('facedown') ? 'back' : face)

function describeNode(node: Node, language: Language): string {
  switch (node.type) {
    case 'tile':
      return nameOf(faceOf(node), language) + marksOf(node, language) + labelOf(node.label, language)
    case 'meld':
      return nameOfMeld(node.meld, language) + node.nodes.map(({label}) => labelOf(label, language)).join('')
    case 'placeholder':
      return words[language][node.placeholder] + labelOf(node.label, language)
    case 'text':
      return node.value
    case 'gap':
      return ''
  }
}

const spokenMarks = ['rotated', 'riichi', 'tsumogiri', 'called', 'tsumo', 'ron', 'dora', 'ring'] as const

function marksOf({marks}: TileNode, language: Language): string {
  return spokenMarks
    .filter(mark => marks.includes(mark))
    .map(mark => words[language][mark])
    .join('')
}

function labelOf(label: string | null, language: Language): string {
  if (label === null) return ''
  return language === 'ja' ? `「${label}」` : ` “${label}”`
}

/** A list of tiles in words, each by itself: `2 pin, 5 pin`; 二筒、五筒. */
export function listTiles(tiles: readonly Tile[], language: Language): string {
  return tiles.map(tile => nameOf(tile, language)).join(language === 'ja' ? '、' : ', ')
}
