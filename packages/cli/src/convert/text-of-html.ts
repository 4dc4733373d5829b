/**
 * Where hosts that parse HTML read `:tiles[…]`: in texts between tags, outside of code and of elements that cannot
 * contain pictures.
 */
import type {Span} from '@tehai/core'
import {htmlTexts} from '@tehai/kernel/markdown'

/** The texts in blocks of HTML, which are in order and do not overlap. Takes time proportional to their length. */
export function textsOfHtml(text: string, blocks: readonly Span[]): Span[] {
  return blocks.flatMap(block =>
    htmlTexts(text.slice(block.start, block.end))
      .filter(({within}) => within === null)
      .map(({start, end}) => ({start: start + block.start, end: end + block.start}))
  )
}

/** Whether an offset is in one of the spans, which are in order and do not overlap. */
export function isInSpans(spans: readonly Span[], offset: number): boolean {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.end <= offset) low = middle + 1
    else high = middle
  }
  return low < spans.length && spans[low]!.start <= offset
}
