/**
 * Sorting: the digits of one suit in order.
 *
 *     Sort<'31221'>  →  '11223'
 *
 * Nine tests with constant patterns, each of the whole text: does it contain `1`, twice, three times, …?
 * The suit letter is not part of the text, so the compiler reuses the result for all suits and all hands. A fifth copy
 * becomes `#`, which no later stage reads.
 */
import type * as T from './tables.generated.js'

export type Sort<S extends string> = S extends ''
  ? ''
  : `${S extends T.X11 ? (S extends T.X12 ? (S extends T.X13 ? (S extends T.X14 ? (S extends T.X15 ? '#' : '1111') : '111') : '11') : '1') : ''}${S extends T.X21 ? (S extends T.X22 ? (S extends T.X23 ? (S extends T.X24 ? (S extends T.X25 ? '#' : '2222') : '222') : '22') : '2') : ''}${S extends T.X31 ? (S extends T.X32 ? (S extends T.X33 ? (S extends T.X34 ? (S extends T.X35 ? '#' : '3333') : '333') : '33') : '3') : ''}${S extends T.X41 ? (S extends T.X42 ? (S extends T.X43 ? (S extends T.X44 ? (S extends T.X45 ? '#' : '4444') : '444') : '44') : '4') : ''}${S extends T.X51 ? (S extends T.X52 ? (S extends T.X53 ? (S extends T.X54 ? (S extends T.X55 ? '#' : '5555') : '555') : '55') : '5') : ''}${S extends T.X61 ? (S extends T.X62 ? (S extends T.X63 ? (S extends T.X64 ? (S extends T.X65 ? '#' : '6666') : '666') : '66') : '6') : ''}${S extends T.X71 ? (S extends T.X72 ? (S extends T.X73 ? (S extends T.X74 ? (S extends T.X75 ? '#' : '7777') : '777') : '77') : '7') : ''}${S extends T.X81 ? (S extends T.X82 ? (S extends T.X83 ? (S extends T.X84 ? (S extends T.X85 ? '#' : '8888') : '888') : '88') : '8') : ''}${S extends T.X91 ? (S extends T.X92 ? (S extends T.X93 ? (S extends T.X94 ? (S extends T.X95 ? '#' : '9999') : '999') : '99') : '9') : ''}` extends infer Sorted extends
        string
    ? Sorted
    : never
