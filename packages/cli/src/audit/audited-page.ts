/**
 * What an audit finds on a page. Plain JSON but for the markup of what it shows.
 */
import type {ClaimState} from '@tehai/core/page'
import type {MarkupElement} from '@tehai/kernel/markup'
import type {Language} from '@tehai/kernel/source'
import type {PassedReason} from '../words/passed-reason.js'
import type {Finding} from '../markdown/findings.js'

/** How many claims had each result. */
export type ClaimCounts = Readonly<Record<ClaimState, number>>

/** A part of a page, with what it shows. Lines and columns count from 1. */
interface OnPage {
  readonly line: number
  readonly column: number
  /** The text as it is on the page. */
  readonly source: string
  /** What it shows; `null` if that is unknown. */
  readonly markup: MarkupElement | null
}

/** A message of the check and the construct that it refers to. */
export interface AuditedFinding extends OnPage {
  readonly finding: Finding
}

/** A row that is described by the words beside it. */
export interface WouldBeClaim extends OnPage {
  readonly key: 'waits' | 'shanten'
  readonly value: string
  /** Whether the claim would be true. */
  readonly state: ClaimState
  /** The message that the claim would have; `null` if it would have none. */
  readonly message: string | null
  /** The construct with its claim. */
  readonly suggestion: string
}

/** A construct of another site or program. */
export interface ForeignFinding extends OnPage {
  /** `convertible`; `error` if it cannot be read; otherwise the reason why `tehai convert` skips it. */
  readonly reason: 'convertible' | 'error' | PassedReason
  /** What `tehai convert` would make of it. */
  readonly suggestion: string | null
}

export interface AuditedPage {
  readonly file: string
  readonly lang: Language
  /** Constructs of tiles: `:tiles[…]`, `::tiles[…]`, ```mahjong. */
  readonly constructs: number
  readonly claims: ClaimCounts
  readonly findings: readonly AuditedFinding[]
  readonly wouldBe: readonly WouldBeClaim[]
  readonly foreign: readonly ForeignFinding[]
}
