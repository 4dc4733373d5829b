/**
 * The structure of a page as editors show it: symbols of an outline, and ranges that fold.
 */
import type {Span} from '@tehai/kernel/source'
import {linesOf} from './syntax/block-line.js'
import {keyOfName} from './syntax/game-keys.js'
import type {Page} from './page/page.js'

/** A block in the outline of a page. */
export interface DocumentSymbol extends Span {
  /** Its title, otherwise its question, otherwise its first row. */
  readonly name: string
  /** The game: the language of its fence. */
  readonly detail: string
}

/** The blocks of a page, in their order. */
export function symbolsOf({text, constructs}: Page): readonly DocumentSymbol[] {
  return constructs
    .filter(({kind}) => kind === 'block')
    .map(block => {
      const lines = linesOf(text, block)
      const valueOf = (id: string) => {
        const line = lines.find(
          ({key, value}) => value && keyOfName(block.game, text.slice(key.start, key.end))?.id === id
        )
        return line?.value ? text.slice(line.value.start, line.value.end) : ''
      }
      const [first] = lines
      const row = first ? text.slice(first.key.start, first.value?.end ?? first.key.end) : ''
      const name = valueOf('title') || valueOf('question') || row || block.game
      return {name, detail: block.game, start: block.start, end: block.end}
    })
}

/** Ranges of more than one line that fold. Each block is one. */
export function foldingOf({text, constructs}: Page): readonly Span[] {
  return constructs
    .filter(({kind, start, end}) => kind === 'block' && text.slice(start, end).includes('\n'))
    .map(({start, end}) => ({start, end}))
}
