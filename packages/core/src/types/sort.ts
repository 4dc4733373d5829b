/**
 * Sorting: the digits of one suit in order.
 *
 *     Sort<'31221'>  →  '11223'
 *
 * Nine questions with constant patterns, each asked of the whole text: does `1` stand in it twice, three times, …?
 * The suit letter is no part of the text, so the compiler answers a suit once for all suits and all hands.
 * A fifth copy becomes `#`, which no later stage reads.
 */
import type * as T from './tables.generated.js'

export type Sort<S extends string> = S extends ''
  ? ''
  : `${S extends T.X15 ? '#' : S extends T.X14 ? '1111' : S extends T.X13 ? '111' : S extends T.X12 ? '11' : S extends T.X11 ? '1' : ''}${S extends T.X25 ? '#' : S extends T.X24 ? '2222' : S extends T.X23 ? '222' : S extends T.X22 ? '22' : S extends T.X21 ? '2' : ''}${S extends T.X35 ? '#' : S extends T.X34 ? '3333' : S extends T.X33 ? '333' : S extends T.X32 ? '33' : S extends T.X31 ? '3' : ''}${S extends T.X45 ? '#' : S extends T.X44 ? '4444' : S extends T.X43 ? '444' : S extends T.X42 ? '44' : S extends T.X41 ? '4' : ''}${S extends T.X55 ? '#' : S extends T.X54 ? '5555' : S extends T.X53 ? '555' : S extends T.X52 ? '55' : S extends T.X51 ? '5' : ''}${S extends T.X65 ? '#' : S extends T.X64 ? '6666' : S extends T.X63 ? '666' : S extends T.X62 ? '66' : S extends T.X61 ? '6' : ''}${S extends T.X75 ? '#' : S extends T.X74 ? '7777' : S extends T.X73 ? '777' : S extends T.X72 ? '77' : S extends T.X71 ? '7' : ''}${S extends T.X85 ? '#' : S extends T.X84 ? '8888' : S extends T.X83 ? '888' : S extends T.X82 ? '88' : S extends T.X81 ? '8' : ''}${S extends T.X95 ? '#' : S extends T.X94 ? '9999' : S extends T.X93 ? '999' : S extends T.X92 ? '99' : S extends T.X91 ? '9' : ''}` extends infer Sorted extends
        string
    ? Sorted
    : never
