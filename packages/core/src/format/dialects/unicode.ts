/**
 * unicode: the characters U+1F000–U+1F02B, a blank for a gap.
 *
 * 🀄 (U+1F004) is followed by VS15, else most systems show it as a coloured picture beside plain characters.
 */
import {isFlower, isRed, isTile, kindOf, plainOf, type Face, type Tile} from '@tehai/riichi/tile'
import type {Loss} from '../formatted-row.js'
import {loseMarks} from '../lose.js'
import type {Writer} from '../writer.js'

const BACK = '\u{1F02B}'
const JOKER = '\u{1F02A}'
/** The plum; the other flowers and the seasons follow it. */
const PLUM = 0x1f022
const AS_TEXT = '\uFE0E'

/** Code point of each kind: man, pin, sou, then 東南西北白發中 (the dragons run 中發白 in Unicode). */
function codeOfKind(kind: number): number {
  if (kind < 9) return 0x1f007 + kind
  if (kind < 18) return 0x1f019 + kind - 9
  if (kind < 27) return 0x1f010 + kind - 18
  return kind < 31 ? 0x1f000 + kind - 27 : 0x1f006 - (kind - 31)
}

function characterOf(tile: Tile): string {
  const character = String.fromCodePoint(codeOfKind(kindOf(plainOf(tile))))
  return tile === '7z' ? character + AS_TEXT : character
}

function characterOfFace(face: Face): string | null {
  if (face === 'back') return BACK
  if (face === '0f') return JOKER
  if (isFlower(face)) return String.fromCodePoint(PLUM + Number(face[0]) - 1)
  return face === 'unknown' || face === 'blank' || face === 'slot' ? null : characterOf(face)
}

/** Write a row in the characters of Unicode; melds and the drawn tile are set off by blanks. */
export const unicode: Writer = ({nodes, draw, riichi}) => {
  const lost: Loss[] = riichi ? [{what: 'riichi', node: 0}] : []
  let text = ''
  // Whether a blank would make a difference. Checking the end of the growing text instead would copy it each time.
  let isOpen = false
  const blank = () => {
    if (isOpen) text += ' '
    isOpen = false
  }
  const write = (characters: string) => {
    text += characters
    isOpen = true
  }
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'meld') {
      blank()
      write(node.meld.tiles.map(characterOf).join(''))
      blank()
      lost.push({what: 'meld', node: index})
      if (node.meld.tiles.some(isRed)) lost.push({what: 'red', node: index})
    } else if (node.type === 'gap') {
      const isSeen = node.width === null && isOpen && index < nodes.length - 1
      if (!isSeen) lost.push({what: 'gap', node: index})
      blank()
    } else if (node.type !== 'tile') lost.push({what: node.type, node: index})
    else {
      if (index === draw) {
        blank()
        lost.push({what: 'draw', node: index})
      }
      const character = characterOfFace(node.face)
      if (character === null) lost.push({what: 'face', node: index})
      else write(character)
      if (isTile(node.face) && isRed(node.face)) lost.push({what: 'red', node: index})
      loseMarks(lost, node, index)
    }
  }
  return {text: text.trimEnd(), lost}
}
