/**
 * Where and why nothing is converted.
 */

/** A place in which nothing is converted. `own`: our own constructs, which have a way of their own. */
export type ClosedPlace = 'code-span' | 'indented-code' | 'fenced-code' | 'comment' | 'front-matter' | 'own'

/** Why a construct is passed over: the place in which it stands, another notation than the one asked for, doubt. */
export type PassedReason = Exclude<ClosedPlace, 'own'> | 'other-notation' | 'uncertain'
