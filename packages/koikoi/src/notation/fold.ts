/**
 * Folding: full-width and half-width characters and upper-case letters become the characters of the notation, and every
 * folded unit keeps its original offset.
 */

export interface FoldedText {
  /** NFKC, lower case. */
  readonly text: string
  /** For each unit of `text`, the offset in the original where its character begins. */
  readonly starts: readonly number[]
  /** Where it ends. */
  readonly ends: readonly number[]
}

// A character with the marks that NFKC joins to it: voiced marks of kana, combining marks.
const cluster = /[\s\S](?:[\uFF9E\uFF9F]|\p{Mn})*/gu

/**
 * Fold a text.
 *
 *     １ｈ ﾏﾂ → 1h マツ
 */
export function fold(source: string): FoldedText {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  for (const {0: part, index} of source.matchAll(cluster)) {
    const folded = foldPart(part)
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(index)
      ends.push(index + part.length)
    }
    text += folded
  }
  return {text, starts, ends}
}

/** Chinese characters of the cards, and the Japanese ones at the same places. */
const chinese = '鹤樱櫻莺鹃桥凤红叶种风册豬枫蓝帘与黄'
const japanese = '鶴桜桜鶯鵑橋鳳紅葉種風冊猪楓藍簾與黄'

/** A character with the marks that belong to it, in the form used in the names of cards. */
export function foldPart(part: string): string {
  const folded = part.normalize('NFKC').toLowerCase()
  const index = chinese.indexOf(folded)
  return folded.length === 1 && index >= 0 ? japanese[index]! : folded
}

/** Span in the original of a range of the folded text. An empty range is mapped to the place before its offset. */
export function originalSpan(
  {starts, ends}: FoldedText,
  start: number,
  end: number
): {start: number; end: number} {
  if (end > start) return {start: starts[start]!, end: ends[end - 1]!}
  const place = starts[start] ?? ends.at(-1) ?? 0
  return {start: place, end: place}
}

/** A text with its katakana as hiragana, except the カ of 松カ; offsets stay the same. */
export const inHiragana = (text: string): string =>
  text.replace(/[ァ-オガ-ヶ]|(?<![一-龠])カ|カ(?=[スリエ])/g, kana =>
    String.fromCharCode(kana.charCodeAt(0) - 0x60)
  )
