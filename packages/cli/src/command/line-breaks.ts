/**
 * Line breaks of help: where a line may end, in any of the languages.
 */
import {countCells} from '../terminal/terminal.js'

/**
 * Pieces that stay whole: words of ASCII, of hangul and of katakana, or one other character, with the opening marks before it,
 * the closing marks and the small kana after it (禁則処理), and the blank after it.
 */
const pieces =
  /[（「『“]*(?:[!-~…가-힣]+|[ァ-ヺー]+|[^!-~…가-힣ァ-ヺー]ー*)[、。，；：？！）」』”・ぁぃぅぇぉっゃゅょ]* ?/gu

/**
 * Break a text into lines of at most `cells` cells: between words, in Japanese and Chinese between any two characters, but not
 * before a closing mark or after an opening one. A piece that is wider than a line has a line of its own.
 */
export function linesOf(text: string, cells: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.match(pieces) ?? ['']) {
    if (line !== '' && countCells(line + piece.trimEnd()) > cells) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return [...lines, line]
}
