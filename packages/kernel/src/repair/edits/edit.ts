/**
 * An edit: a change of a text that its author may have meant.
 */
import type {Span} from '../../source/message/message.js'

/** A change of a text and its distance from what was typed, as a cost: the smaller, the likelier. */
export interface Edit extends Span {
  readonly text: string
  readonly cost: number
}

/** A change without what it costs. */
export type TextChange = Omit<Edit, 'cost'>

/** Gives the edits of a text, as changes from `start` to `end`, offsets into the whole text. */
export type AddEdit = (start: number, end: number, text: string, cost: number) => void
