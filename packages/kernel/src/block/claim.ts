/**
 * Claims: what an author states, and what came of it.
 */

/** `true` and `false`: checked; `filled`; `partly`: some of it is unchecked; `unchecked`: shown as written. */
export type ClaimState = 'true' | 'false' | 'filled' | 'partly' | 'unchecked'
