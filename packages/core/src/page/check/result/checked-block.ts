/**
 * Checked blocks: a ```mahjong block with every word and amount in its place. Plain JSON.
 *
 * A host only draws its rows and writes its words, and has nothing to compute.
 */
import type {Language, Message} from '@tehai/kernel/source'
import type {Claim, ClaimState} from './claims.js'
import type {KeyId} from '../../grammar/keys/keys.js'
import type {Who} from '../../grammar/situation/players.js'
import type {Markup, Words} from '@tehai/kernel/markup'
import type {RowOptions} from '../../row/row-options.js'

/** A line of a table of facts: `ドラ` and its tiles, `Waits` and the result of the claim. */
export interface Fact {
  readonly key: KeyId
  readonly term: string
  readonly words: Words
  /** What is shown below the words: flow content. */
  readonly more: readonly Markup[]
  /** For claims. */
  readonly state: ClaimState | null
}

/** A row of tiles. */
export interface RowPart {
  readonly type: 'row'
  /** Index of the row in the block. */
  readonly row: number
  readonly mode: 'hand' | 'river'
  readonly source: string
  /** The range of the source in the block. */
  readonly start: number
  readonly end: number
  readonly options: RowOptions
  /** The text above it (手牌A), or `null`. */
  readonly name: string | null
}

/** A table with four rivers, at one moment or at several. */
export interface BoardPart {
  readonly type: 'board'
  /** In wire format: see `row/board-row.ts`. */
  readonly source: string
  readonly options: RowOptions
}

/** What a page shows, in the order of the block. */
export type Part =
  | RowPart
  | BoardPart
  | {readonly type: 'separator'; readonly separator: string}
  | {readonly type: 'situation'; readonly items: readonly Words[]}
  | {readonly type: 'facts'; readonly facts: readonly Fact[]}
  | {readonly type: 'words'; readonly key: 'note' | 'question' | 'answer' | 'why'; readonly words: Words}
  | {
      readonly type: 'choices'
      readonly term: string
      readonly items: readonly Words[]
      /** Whether each item begins with a label of its own, such as `A)`. */
      readonly areLabelled: boolean
    }
  | {readonly type: 'unread'; readonly words: Words}
  | {readonly type: 'more'; readonly content: readonly Markup[]}
  | {readonly type: 'fold'; readonly summary: string; readonly parts: readonly Part[]}

/** The part of one player, or of none (`player: null`). `groups` are separated by blank lines. */
export interface CheckedSection {
  readonly player: {readonly who: Who; readonly name: string; readonly said: Words} | null
  readonly groups: readonly (readonly Part[])[]
}

/** A claim and its result. */
export interface CheckedClaim extends Claim {
  readonly state: ClaimState
}

/** A block that has been read and checked. */
export interface CheckedBlock {
  readonly lang: Language
  /** Its language if it differs from that of the page; the element then declares it. */
  readonly ownLang?: Language
  readonly title: Words | null
  readonly caption: Words | null
  readonly classes: readonly string[]
  readonly id: string | null
  readonly sections: readonly CheckedSection[]
  readonly claims: readonly CheckedClaim[]
  /** Messages about the body; spans are offsets into it. */
  readonly messages: readonly Message[]
  /** Messages about the meta; spans are offsets into it. */
  readonly metaMessages: readonly Message[]
}
