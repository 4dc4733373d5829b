/**
 * Folding: full-width and half-width signs, upper-case letters become the signs of the notation, and every folded
 * unit remembers where it stood.
 */

export interface Folded {
  /** NFKC, lower case. */
  readonly text: string
  /** Offset in the original of each unit of `text`, and one more for its end. */
  readonly offsets: readonly number[]
}

// A character with the marks that NFKC joins to it: voiced marks of kana, combining marks.
const cluster = /[\s\S](?:[\uFF9E\uFF9F]|\p{Mn})*/gu

/**
 * Fold a text.
 *
 *     １ｈ ﾏﾂ → 1h マツ
 */
export function fold(source: string): Folded {
  const offsets: number[] = []
  let text = ''
  for (const {0: part, index} of source.matchAll(cluster)) {
    const folded = part.normalize('NFKC').toLowerCase()
    for (let unit = 0; unit < folded.length; unit++) offsets.push(index)
    text += folded
  }
  offsets.push(source.length)
  return {text, offsets}
}

/** Span in the original of a stretch of the folded text. */
export function originalSpan({offsets}: Folded, start: number, end: number): {start: number; end: number} {
  return {start: offsets[start]!, end: offsets[end]!}
}
