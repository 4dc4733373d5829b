/**
 * What an audit finds on a page. Plain JSON but for the markup of what it shows.
 */
import type {ClaimState} from '@tehai/core/page'
import type {MarkupElement} from '@tehai/kernel/markup'
import type {Language} from '@tehai/kernel/source'
import type {PassedReason} from '../words/passed-reason.js'
import type {Finding} from '../markdown/findings.js'

/** How many claims came out how. */
export type ClaimCounts = Readonly<Record<ClaimState, number>>

/** Something on a page, with what it shows. Lines and columns count from 1. */
interface OnPage {
  readonly line: number
  readonly column: number
  /** The text as it is on the page. */
  readonly source: string
  /** What it shows; `null` where that is unknown. */
  readonly markup: MarkupElement | null
}

/** A message of the check and the construct that it refers to. */
export interface AuditedFinding extends OnPage {
  readonly finding: Finding
}

/** A row of which the words beside it say something. */
export interface WouldBeClaim extends OnPage {
  readonly key: 'waits' | 'shanten'
  readonly value: string
  /** Whether the claim would be true. */
  readonly state: ClaimState
  /** What would be said of it; `null` where nothing is. */
  readonly message: string | null
  /** The construct with its claim. */
  readonly suggestion: string
}

/** A construct of another site or program. */
export interface ForeignFinding extends OnPage {
  /** `convertible`, `error`: it cannot be read; or why `tehai convert` passes it over. */
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
