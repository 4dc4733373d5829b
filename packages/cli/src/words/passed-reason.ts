/**
 * Where and why nothing is converted.
 */

/** A place in which nothing is converted. `own`: our own constructs, which are converted elsewhere. */
export type ClosedPlace = 'code-span' | 'indented-code' | 'fenced-code' | 'comment' | 'front-matter' | 'own'

/** Why a construct is skipped: its place, a notation other than the one requested, or doubt. */
export type PassedReason = Exclude<ClosedPlace, 'own'> | 'other-notation' | 'uncertain'
