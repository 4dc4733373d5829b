/**
 * tempai: the picture names of api.tempai.net, `{{< t 123m_-123s >}}` in the wiki of mahjong.click.
 *
 * Before a digit: `-` lies on its side; a second sideways tile directly after another is on top of it (`5-5-55z`, an
 * added kan). `I` is a back and `_` an empty place for one tile; like digits, they need a suit letter somewhere after
 * them.
 *
 *     5-5-55z
 *        ^   this five is on top of the one before
 *     77-7-345s
 *         ^  the beginning of a chii: side by side, with a warning, as the program would stack these two
 *
 * Older pages write `0440z` with `0` for a back; it is read as a back, with a warning.
 *
 * Source: README, code and tests of <https://github.com/dnovikoff/mimage>; pages of MahjongRepository/mahjong_wiki.
 */
import {isTile, kindOf, type Face} from '@tehai/riichi/tile'
import {abandonRun, addDigit, closeRun, mpszFace, refuse, type FaceOf} from '../reading/digit-run.js'
import {beginReading, marksOf, putAmongDigits, report, type Reading} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import type {Dialect} from '../dialect.js'
import {gapNode, textNode, tileNode, type TileNode} from '../tree.js'

const faceOf: FaceOf = (digit, suit) => {
  if (digit === 'I' || (digit === '0' && suit === 'z')) return 'back'
  return mpszFace(digit, suit)
}

export const tempai: Dialect = {
  id: 'tempai',
  source: 'api.tempai.net (dnovikoff/mimage)',
  example: '123445679m_-123s',
  melds: 'none',
  signature: /-[0-9]|I|[mpsz]_/,
  parse(text, options) {
    const reading = beginReading('tempai', text.trimEnd(), options)
    const length = reading.text.length
    for (let at = length - reading.text.trimStart().length; at < length;) {
      const character = text[at]!
      if (isTileCharacter(character)) addDigit(reading, at++)
      else if (character === '_') putAmongDigits(reading, gapNode(at, ++at, 1))
      else if (character === '-' && isTileCharacter(text[at + 1])) {
        addDigit(reading, at, at + 2, marksOf.rotated)
        at += 2
      } else if (character === '-') {
        report(reading, 'dangling-modifier', at, at + 1)
        putAmongDigits(reading, textNode(character, at, ++at))
      } else if ('mpsz'.includes(character)) {
        if (character === 'z') warnOfBacks(reading)
        closeRun(reading, character, at++, {faceOf})
      } else at = refuse(reading, at)
    }
    abandonRun(reading)
    if (reading.mode === 'hand') stackPairs(reading)
    return finishReading(reading)
  }
}

function isTileCharacter(character: string | undefined): boolean {
  return character !== undefined && ((character >= '0' && character <= '9') || character === 'I')
}

function warnOfBacks(reading: Reading): void {
  for (const {digit, start, end} of reading.run) {
    if (digit === '0') report(reading, 'deprecated-form', start, end, {}, ['I'])
  }
}

/** Of two equal consecutive sideways tiles, the second is on top of the first. */
function stackPairs(reading: Reading): void {
  const {nodes} = reading
  let below: TileNode | null = null
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'tile' || node.marks !== marksOf.rotated) below = null
    else if (below === null) below = node
    else if (isSame(below.face, node.face)) {
      nodes[index] = tileNode(node.face, node.start, node.end, marksOf.top)
      below = null
    } else {
      const {start} = node
      report(reading, 'bad-mark-position', start, start + 1, {wanted: 'after-empty-place'}, [], 'warning')
      below = node
    }
  }
}

/** Whether two faces are of one kind; a red five is a five. */
function isSame(a: Face, b: Face): boolean {
  return a === b || (isTile(a) && isTile(b) && kindOf(a) === kindOf(b))
}
