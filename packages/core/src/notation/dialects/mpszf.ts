/**
 * mpszf: the argument of `\mahjong{111m22z2-3*333z}` in the LaTeX package mahjong-tiles.
 *
 * After a tile: `*` or `'` lies on its side, `+` or `"` two stacked tiles, `[words]` a note. A stacked red five has the
 * plain one on top; `""` puts the red one on top, `"""` makes both red. `x` back, `?` unknown tile, `-` a gap of one
 * tile, `3-` a gap of three sevenths. Five equal digits are an ankan that shows two tiles, one of them red for fives.
 * `\mj{2z}` is the drawn tile. Case and blanks are ignored. Seasons are `1f`–`4f`, flowers 梅蘭竹菊 `5f`–`8f`, the joker 百搭
 * `0f`.
 *
 *     2-3*333z   55555p
 *     ^^ gap     ^^^^^ back, red five, five, back
 *
 * Source: manual and code of <https://github.com/DrCMWither/mahjong-tiles> (CTAN `mahjong-tiles` 2.6).
 */
import type {Flower, Tile} from '@tehai/riichi/tile'
import {
  abandonRun,
  addDigit,
  closeRun,
  lastDigit,
  mpszFace,
  refuse,
  type FaceOf
} from '../reading/digit-run.js'
import {beginReading, isBlank, marksOf, type Reading} from '../reading/reading.js'
import {finishReading} from '../reading/end-of-row.js'
import {markPrevious, putDanglingMark, type Join} from '../reading/previous-mark.js'
import type {Dialect} from '../dialect.js'
import {gapNode, meldNode, tileNode, type Mark, type Node} from '../tree.js'
import {quoteOf} from './quotes.js'

/** Two stacked red fives: the model has no such mark, so they become two nodes at the end. */
const bothRed: readonly Mark[] = ['stackedRedTop', 'top']

const join: Join = (before, mark, tile) => {
  if (mark === 'rotated' || !tile.startsWith('0')) return marksOf[mark]
  if (before === marksOf.stacked) return marksOf.stackedRedTop
  return before === marksOf.stackedRedTop || before === bothRed ? bothRed : marksOf.stacked
}

export const mpszf: Dialect = {
  id: 'mpszf',
  source: 'CTAN mahjong-tiles (DrCMWither/mahjong-tiles)',
  example: '111m456s22z2-3*333z',
  melds: 'none',
  signature: /[*\\[]|[0-9][-+]/,
  parse(text, options) {
    const reading = beginReading('mpszf', text, options)
    let draw: number | null = null
    for (let at = 0; at < text.length;) {
      const character = text[at]!.toLowerCase()
      const quote = quoteOf(character)
      if (character >= '0' && character <= '9') addDigit(reading, at++)
      else if ('mpszf'.includes(character)) closeGroup(reading, character, at++)
      else if (character === '-') readGap(reading, at++)
      else if (character === 'x' || character === '?') {
        abandonRun(reading)
        reading.nodes.push(tileNode(character === 'x' ? 'back' : 'unknown', at, ++at))
      } else if (character === '*' || character === '+' || quote) {
        const mark = character === '*' || quote === "'" ? 'rotated' : 'stacked'
        if (!markPrevious(reading, mark, at, {anywhere: true, join})) putDanglingMark(reading, at, at + 1)
        at++
      } else if (character === '[' && noteEnd(text, at) > 0) at = readNote(reading, at)
      else if (character === '\\' && drawnTile(text, at)) {
        abandonRun(reading)
        const [whole, digit, suit] = drawnTile(text, at)!
        draw = reading.nodes.length
        reading.nodes.push(tileNode(`${digit}${suit}` as Tile, at, (at += whole!.length)))
      } else if (isBlank(character)) at++
      else at = refuse(reading, at)
    }
    const parsed = finishReading(reading, {draw})
    if (!parsed.tree.nodes.some(isBothRed)) return parsed
    return {tree: {...parsed.tree, ...parted(parsed.tree.nodes, draw)}, messages: parsed.messages}
  }
}

/** `\mj{2z}` at an offset: the whole, the digit, the suit letter. */
function drawnTile(text: string, at: number): RegExpExecArray | null {
  return /^\\mj\{([0-9](?=[mps])|[1-7](?=z))([mpsz])\}/.exec(text.slice(at, at + 7))
}

/** Digits before `-` say how wide the gap is, in sevenths of a tile. */
function readGap(reading: Reading, at: number): void {
  const {run, text} = reading
  if (run.some(item => item.node !== null || item.marks.length > 0)) abandonRun(reading)
  const start = reading.run[0]?.start ?? at
  const sevenths = reading.run.length === 0 ? 7 : Number(text.slice(start, at).replace(/\s/g, ''))
  reading.run = []
  reading.nodes.push(gapNode(start, at + 1, Math.min(sevenths, MOST_SEVENTHS) / 7))
}

/** No gap is wider than a row of tiles. */
const MOST_SEVENTHS = 98

/** Seasons come before flowers here; elsewhere, including Unicode, they come after them. */
const flowerFace: FaceOf = digit => (digit === '9' ? null : (`${'056781234'[Number(digit)]!}f` as Flower))

function closeGroup(reading: Reading, suit: string, at: number): void {
  const {run} = reading
  const digit = run[0]?.digit
  const plain = run.every(item => item.node === null && item.marks.length === 0 && item.digit === digit)
  if (suit === 'f') closeRun(reading, suit, at, {faceOf: flowerFace})
  else if (run.length !== 5 || !plain || mpszFace(digit!, suit) === null) closeRun(reading, suit, at)
  else putShownAnkan(reading, digit!, suit, at)
}

/** Five equal digits: back, two tiles, back. */
function putShownAnkan(reading: Reading, digit: string, suit: string, at: number): void {
  const {run} = reading
  reading.run = []
  const outer = (digit === '0' ? `5${suit}` : `${digit}${suit}`) as Tile
  const shown: readonly [Tile, Tile] =
    digit === '5' && suit !== 'z'
      ? [`0${suit}` as Tile, outer]
      : [`${digit}${suit}` as Tile, `${digit}${suit}` as Tile]
  const tiles = [outer, ...shown, outer]
  const nodes = tiles.map((tile, index) =>
    tileNode(tile, run[index]!.start, index === 3 ? at + 1 : run[index]!.end)
  )
  reading.nodes.push(meldNode({type: 'ankan', tiles, faceDown: 'outer'}, nodes, run[0]!.start, at + 1))
}

/** Where the note that begins at `[` ends; 0 if it is not closed. A note is at most 200 units long. */
function noteEnd(text: string, at: number): number {
  const end = text.slice(at, at + 200).indexOf(']')
  return end < 0 ? 0 : at + end + 1
}

function readNote(reading: Reading, at: number): number {
  const end = noteEnd(reading.text, at)
  const words = reading.text.slice(at + 1, end - 1)
  const digit = lastDigit(reading)
  const node = reading.nodes.at(-1)
  if (digit) {
    digit.label = words
    digit.end = end
  } else if (node?.type === 'tile') {
    reading.nodes[reading.nodes.length - 1] = tileNode(node.face, node.start, end, node.marks, words)
  } else {
    putDanglingMark(reading, at, end)
  }
  return end
}

function isBothRed(node: Node): boolean {
  return node.type === 'tile' && node.marks === bothRed
}

/** Two stacked red fives as two nodes, and the resulting index of the drawn tile. */
function parted(nodes: readonly Node[], draw: number | null): {nodes: Node[]; draw: number | null} {
  const shift = draw === null ? 0 : nodes.slice(0, draw).filter(isBothRed).length
  return {
    nodes: nodes.flatMap(node =>
      node.type === 'tile' && node.marks === bothRed
        ? [
            tileNode(node.face, node.start, node.end, marksOf.rotated),
            tileNode(node.face, node.start, node.end, marksOf.top, node.label)
          ]
        : [node]
    ),
    draw: draw === null ? null : draw + shift
  }
}
