/**
 * The outcome of one construct: its edits, or that it is left unchanged, and its messages.
 */
import type {DialectId, ParseOptions, WrittenDialect} from '@tehai/core'
import type {Message} from '@tehai/kernel/source'
import type {Edit} from './edit.js'
import type {SiteConstructs} from './foreign/foreign-construct.js'
import {readsIn, type ConvertedRow} from './row.js'

export interface MarkdownConversion {
  readonly from: DialectId
  readonly to: WrittenDialect
  readonly y: ParseOptions['y']
  /** Notation of our own constructs that do not name one, from the front matter; `null` if it names none. */
  readonly pageDialect: DialectId | null
  /** Inline code that begins with this is in the notation `from`; empty for none. */
  readonly inlineCode: string
  /** Leave constructs unchanged that would lose something. */
  readonly strict: boolean
  /** Convert in blocks of HTML as well, for hosts that read `:tiles[…]` there. */
  readonly inHtml: boolean
  /** Pictures and constructs of the site. */
  readonly site: SiteConstructs
}

/** The outcome of one selected construct: its edits, or `null` if it is left unchanged. */
export interface Outcome {
  readonly edits: readonly Edit[] | null
  readonly messages: readonly Message[]
}

/** The notation in which a page reads a construct that does not name one. */
export const readAs = ({pageDialect}: MarkdownConversion): DialectId => pageDialect ?? 'auto'

/** Whether a page would read the new text differently unless it names its notation. */
export function needsName(row: ConvertedRow, conversion: MarkdownConversion): boolean {
  return !readsIn(readAs(conversion), row, conversion.to, conversion.y)
}

/** A construct as it would be written. */
export interface RewriteOutcome {
  /** Whether all of it could be written. */
  readonly isWhole: boolean
  /** What is wrong with the construct before the conversion. */
  readonly messages: readonly Message[]
  /** What would be lost. */
  readonly losses: readonly Message[]
}

/** The outcome of a construct: nothing is changed if there is an error or, with `strict`, a loss. */
export function outcomeOf(
  {strict}: MarkdownConversion,
  {isWhole, messages, losses}: RewriteOutcome,
  edits: () => Edit[]
): Outcome {
  const errors = messages.filter(({severity}) => severity === 'error')
  const isLeft = !isWhole || errors.length > 0 || (strict && losses.length > 0)
  return {edits: isLeft ? null : edits(), messages: [...errors, ...losses]}
}
