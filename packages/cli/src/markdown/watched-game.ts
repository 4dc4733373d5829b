/**
 * A game that reports every construct that it reads, to count rows and claims.
 */
import type {Span} from '@tehai/kernel/source'
import {openedFile, type MarkdownGame, type ReadConstruct} from '@tehai/kernel/markdown'
import {attachGame} from 'remark-mahjong/adapter'
import type {Processor} from 'unified'

/** Called with each construct. The span of the construct is in the document. */
export type See = (read: ReadConstruct, span: Span) => void

/** The game, reporting every construct that it reads. */
export function watched(game: MarkdownGame, see: See): MarkdownGame {
  return {
    ...game,
    repair: undefined, // texts that are read to find out what was meant are not constructs
    open(document, front) {
      const opened = openedFile(game, document, front)
      return {
        ...opened,
        readFence(fence) {
          const read = opened.readFence(fence)
          see(read, offsetsOf(fence.position))
          return read
        },
        readRow(row) {
          const read = opened.readRow(row)
          see(read, offsetsOf(row.position))
          return read
        }
      }
    }
  }
}

/** The plugin of a game. */
export function pluginOf(this: Processor, game: MarkdownGame): ReturnType<typeof attachGame> {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- unified calls it on a processor
  return attachGame(this, game)
}

interface Offsets {
  readonly start: {readonly offset?: number | undefined}
  readonly end: {readonly offset?: number | undefined}
}

function offsetsOf(position: Offsets | null | undefined): Span {
  return {start: position?.start.offset ?? 0, end: position?.end.offset ?? 0}
}
