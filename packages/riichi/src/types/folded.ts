/**
 * Runs as the table of melds reads them.
 */
import type {Quote} from './characters.js'
import type {AsHonors} from './melds.js'

/** Whether a meld can be of a suit: there are no runs of honors. */
export type IsIn<Code, Z> = Z extends 'z' ? (AsHonors<Code> extends '-' ? false : true) : true

/** All quote marks as the same one, red fives as plain ones: as `melds.ts` reads them. */
export type Folded<P extends string, S extends string = ''> = P extends `${infer C}${infer Rest}`
  ? Folded<Rest, `${S}${C extends Quote ? "'" : C extends '0' ? '5' : C extends 'r' ? '' : C}`>
  : S
