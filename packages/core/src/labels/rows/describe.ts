/**
 * Text alternatives: a row in the words that a screen reader announces, one sentence for each picture.
 *
 *     1 2 3 man, 5 5 pin; pon of 5 sou from toimen (across); drawn: 5 pin
 *     一二三萬 五五筒、五索ポン（対面から）、ツモ 五筒
 */
import {compareTiles, isRed, plainOf, type Face, type From, type Meld} from '@tehai/riichi/tile'
import type {Diagram, Discard, HandDiagram, Node, RiverDiagram, TileNode} from '../../model/diagram.js'
import {grammars, type Language} from '@tehai/kernel/source'
import {assertLanguage} from '../assert-language.js'
import {nameOf, nameTiles} from './tiles.js'
import {dictionaries as rowWords} from '../words/rows.js'
import type {RemarkWord} from '../words/schema.js'

/** Where a tile was called from, in words. */
export function nameOfSeat(from: From, language: Language): string {
  return rowWords[language].seats[from]
}

/** A meld in words: `pon of 5 pin from toimen (across)`, 五筒ポン（対面から）; red fives are mentioned. */
export function nameOfMeld(meld: Meld, language: Language): string {
  const words = rowWords[language]
  const from = meld.type === 'ankan' ? null : words.seats[meld.from]
  return words.meld(words.melds[meld.type], meldTiles(meld, language), from)
}

function meldTiles(meld: Meld, language: Language): string {
  if (meld.type === 'chii') return nameTiles([...meld.tiles].sort(compareTiles), language)
  const plain = nameOf(plainOf(meld.tiles[0]!), language)
  const reds = meld.tiles.filter(isRed).length
  return reds === 0 ? plain : rowWords[language].withReds(plain, reds)
}

/** A row in words. Empty for a row with no content. @throws {TypeError} if the language is not one of `languages`. */
export function describe(diagram: Diagram, language: Language): string {
  assertLanguage(language)
  return diagram.mode === 'river' ? describeRiver(diagram, language) : describeHand(diagram, language)
}

function describeHand({nodes, apart, hand, isWon, groups = []}: HandDiagram, language: Language): string {
  const {row, parts} = rowWords[language]
  const clauses: string[] = []
  const last = nodes[apart ?? -1]
  let plain: Face[] = []
  let aside: Face[] = []
  const flush = () => {
    if (plain.length > 0) clauses.push(nameTiles(plain, language))
    if (aside.length > 0) clauses.push(row.kita + nameTiles(aside, language))
    plain = []
    aside = []
  }
  let next = 0
  const endGroup = () => {
    flush()
    const said = clauses.pop() ?? ''
    clauses.push(said + labelOf(groups[next++]!.label || null, language))
  }
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]!
    if (groups[next]?.to === index) endGroup()
    if (groups[next]?.from === index) flush()
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
  if (next < groups.length) endGroup()
  flush()
  if (last?.type === 'tile') clauses.push(drawnWords(hand, last, isWon === true, language))
  if (hand.riichi) clauses.push(row.declared)
  return parts(clauses)
}

function drawnWords({win}: HandDiagram['hand'], node: TileNode, isWon: boolean, language: Language): string {
  const {row} = rowWords[language]
  const isMarked = win !== null && node.marks.includes(win.by)
  // A tile won by ron is the discard of another player, not a drawn tile.
  if (win?.by === 'ron') return (isMarked ? '' : row['won-by-ron']) + describeNode(node, language)
  return (isWon ? row.won : row.drawn) + describeNode(node, language) + (win && !isMarked ? row[win.by] : '')
}

function describeRiver({nodes, discards}: RiverDiagram, language: Language): string {
  const {row} = rowWords[language]
  const spoken: string[] = []
  let at = 0
  for (const node of nodes) {
    if (node.type === 'gap') continue
    if (node.type !== 'tile') {
      spoken.push(describeNode(node, language))
      continue
    }
    const discard = discards[at++]
    const face = faceOf(node)
    const name = discard ? nameOfDiscard(face, discard, language) : nameOf(face, language)
    spoken.push(name + labelOf(node.label, language))
  }
  if (spoken.length === 0) return ''
  return row.river + grammars[language].list(spoken)
}

/** A discard in words: `3 pin (riichi) (called)`. */
export function nameOfDiscard(face: Face, discard: Omit<Discard, 'tile'>, language: Language): string {
  const {row} = rowWords[language]
  let words = nameOf(face, language)
  if (discard.riichi) words += row.riichi
  if (discard.tsumogiri) words += row.tsumogiri
  if (discard.called) words += row.called
  return words
}

const isPlain = ({marks, label, bar}: TileNode): boolean =>
  label === null && bar === undefined && marks.every(mark => mark === 'facedown' || mark === 'dim')

const faceOf = ({face, marks}: TileNode): Face =>
  marks.length > 0 && marks.includes('facedown') ? 'back' : face

function describeNode(node: Node, language: Language): string {
  switch (node.type) {
    case 'tile':
      return (
        nameOf(faceOf(node), language) +
        marksOf(node, language) +
        labelOf(node.label, language) +
        labelOf(node.bar ?? null, language)
      )
    case 'meld':
      return nameOfMeld(node.meld, language) + node.nodes.map(({label}) => labelOf(label, language)).join('')
    case 'placeholder':
      return rowWords[language].row[node.placeholder] + labelOf(node.label, language)
    case 'text':
      return node.value
    case 'gap':
      return ''
  }
}

const spokenMarks: readonly RemarkWord[] = [
  'rotated',
  'riichi',
  'tsumogiri',
  'called',
  'tsumo',
  'ron',
  'dora',
  'ring'
]

function marksOf({marks}: TileNode, language: Language): string {
  if (marks.length === 0) return ''
  const {row} = rowWords[language]
  return spokenMarks
    .filter(mark => marks.includes(mark))
    .map(mark => row[mark])
    .join('')
}

function labelOf(label: string | null, language: Language): string {
  return label === null ? '' : grammars[language].label(label)
}
