/**
 * A page after an edit between the fences of one block: the block is read as a page by itself (`page/read-alone.ts`),
 * which needs no Markdown parser, and what services read next of the same block has then been read already.
 *
 *     ```mahjong
 *     123m456p789s11z 2|      the edit
 *     ```
 *
 * The result is the same as that of reading the whole text (`test/edits.test.js`). Any other edit is left to the
 * parser.
 */
import type {Span} from '@tehai/kernel/source'
import {inOrder} from '../page/diagnostic.js'
import type {Edit} from './text-difference.js'
import type {Construct, Page} from '../page/model.js'
import {inPlace, shifted} from '../page/text-edit.js'
import {aloneOf} from '../claims/truth.js'

/** The fence that opens a block at the beginning of a line, with its language. */
const opening = /^(`{3,})(?:mahjong|hanafuda)(?:[ \t][^\n\r]*)?\n/

/**
 * The page of an edited text, made from the page before the edit; `null` if the edit is not within the lines of one
 * block.
 *
 * @param readAlone
 *   Reads a page of one block; `null` for any other.
 */
export function readBlockEdit(
  page: Page,
  text: string,
  edit: Edit,
  readAlone: (text: string) => Page | null
): Page | null {
  const index = page.sections.findLastIndex(({start}) => start <= edit.start)
  const section = page.sections[index]
  const block = section && page.constructs.find(({start}) => start === section.start)
  if (!section || block?.kind !== 'block' || section.type !== block.game || section.end !== block.end)
    return null
  const moved = edit.newEnd - edit.end
  const lines = linesBetween(page.text, block)
  if (!lines || edit.start < lines.start || edit.end > lines.end) return null
  const value = text.slice(lines.start, lines.end + moved)
  if (page.text.slice(lines.start, lines.end) !== block.value || value.includes(lines.fence)) return null
  const alone = readAlone(aloneOf(page, block, value))
  const [read] = alone?.constructs ?? []
  if (!alone || read?.value !== value) return null
  const from = alone.text.lastIndexOf('\n', read.end - 1) - value.length
  const own = alone.diagnostics.filter(({start}) => start >= page.frontMatter.length)
  // Messages about the fences are elsewhere on the page.
  if (own.some(({start, end}) => start < from || end > from + value.length)) return null
  const end = block.end + moved
  return {
    ...page,
    text,
    constructs: inPlace<Construct>(page.constructs, block, [{...read, start: block.start, end}], moved),
    diagnostics: inOrder(
      inPlace(
        page.diagnostics,
        block,
        own.map(one => shifted(one, lines.start - from)),
        moved
      )
    ),
    sections: inPlace(page.sections, block, [{...section, end}], moved)
  }
}

/** The lines between the fences of a block, and its fence; `null` if other marks are around them. */
function linesBetween(text: string, {start, end}: Span): (Span & {readonly fence: string}) | null {
  if (start > 0 && text[start - 1] !== '\n') return null
  const [line, fence] = opening.exec(text.slice(start, end)) ?? []
  if (line === undefined || fence === undefined) return null
  const lines = {start: start + line.length, end: end - fence.length - 1, fence}
  return lines.end >= lines.start && text.slice(lines.end, end) === `\n${fence}` ? lines : null
}
