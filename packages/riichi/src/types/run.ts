/**
 * Runs: digits with their marks and suit, which become tiles or a meld.
 *
 *     Close<'406', '406', 'm'>    →  4m 0m 6m
 *     Close<'5-55', '5-55', 'z'>  →  5z 5z 5z, a meld
 *     Close<'8', '8z', 'z'>       →  '⚠ Unexpected `8z`, expected `1z` to `7z` (east, …)'
 */
import type {MeldFault} from './meld-fault.js'
import type {MeldOf} from './melds.js'
import type {Digit, Mark} from './characters.js'
import type {Folded, IsIn} from './folded.js'
import type {HasKan} from './patterns.js'
import type {MahjongError} from './result.js'
import type {DidYouMean, Fill, Say} from './sentence.js'
import type {Sentences} from './tables.generated.js'

/** What a run adds to a row. */
export interface Run<Tiles, Closed, Size, Meld, Opened, Elsewhere> {
  tiles: Tiles
  closed: Closed
  size: Size
  meld: Meld
  opened: Opened
  elsewhere: Elsewhere
}

/** What a run adds, or its error. `P`: digits, marks, `r`, `x`; `Raw`: the same as written, with the suit letter `Z`. */
export type Close<P extends string, Raw extends string, Z extends string> =
  NoSuchTile<P, Z> extends infer Fault extends string
    ? Fault extends ''
      ? P extends `${string}${Mark | 'x'}${string}`
        ? Meld<P, Raw, Z>
        : Run<TilesOf<P, Z, ''>, Joined<TilesOf<P, Z, ''>>, Ones<TilesOf<P, Z, ''>>, '', 'closed', never>
      : Fault
    : never

/** The error of the first tile that does not exist, or ''. */
type NoSuchTile<P extends string, Z extends string> = P extends `r${infer D extends Digit}${infer Rest}`
  ? D extends '5'
    ? Z extends 'z'
      ? NotRed<D, Rest, Z, P>
      : NoSuchTile<Rest, Z>
    : NotRed<D, Rest, Z, P>
  : P extends `${infer C}${infer Rest}`
    ? Z extends 'z'
      ? C extends '0' | '8' | '9'
        ? MahjongError<Fill<Sentences['bad-rank'], 'tile', `${C}z`>>
        : NoSuchTile<Rest, Z>
      : NoSuchTile<Rest, Z>
    : ''

/** A red tile that is not a five: it is quoted with the character after it, or with all such tiles that follow. */
type NotRed<
  D extends string,
  Rest extends string,
  Z extends string,
  P extends string
> = `${Say<'red-not-five', `r${D}${AlsoNot<Rest, Z> extends '' ? NextCharacter<Rest, Z> : AlsoNot<Rest, Z>}`>}${D extends '0'
  ? ''
  : Z extends 'z'
    ? ''
    : P extends string
      ? DidYouMean<`${D}${Z}`>
      : never}`

/** The character after the last tile of a run, or the mark after any. */
type NextCharacter<Rest extends string, Z extends string> = Rest extends ''
  ? Z
  : Rest extends `${infer C extends Mark}${string}`
    ? C
    : ''

/** Further adjacent tiles that do not exist; for a run with marks, only the first is quoted. */
type AlsoNot<
  P extends string,
  Z extends string,
  Seen extends string = ''
> = P extends `${string}${Mark | 'x'}${string}`
  ? ''
  : P extends `r${infer D extends Digit}${infer Rest}`
    ? D extends '5'
      ? Z extends 'z'
        ? AlsoNot<Rest, Z, `${Seen}r${D}`>
        : Seen
      : AlsoNot<Rest, Z, `${Seen}r${D}`>
    : P extends `${infer C}${infer Rest}`
      ? Z extends 'z'
        ? C extends '0' | '8' | '9'
          ? AlsoNot<Rest, Z, `${Seen}${C}`>
          : Seen
        : Seen
      : Seen

/** The tiles of a run; `H` is the rank of the tiles that `x` hides. */
type TilesOf<
  P extends string,
  Z extends string,
  H extends string,
  T extends string[] = []
> = P extends `r5${infer Rest}`
  ? TilesOf<Rest, Z, H, [...T, `0${Z}`]>
  : P extends `${infer C}${infer Rest}`
    ? C extends Digit
      ? TilesOf<Rest, Z, H, [...T, `${C}${Z}`]>
      : C extends 'x'
        ? TilesOf<Rest, Z, H, [...T, `${H}${Z}`]>
        : TilesOf<Rest, Z, H, T>
    : T

type Joined<T extends string[], S extends string = ''> = T extends [
  infer A extends string,
  ...infer Rest extends string[]
]
  ? Joined<Rest, `${S}${A}`>
  : S

type Ones<T extends string[]> = {[K in keyof T]: 0}

type Meld<P extends string, Raw extends string, Z extends string> =
  Folded<P> extends infer F extends string
    ? MeldOf<F> extends '-'
      ? F extends `${infer A}${infer B extends Digit}-${infer C extends Digit}`
        ? Elsewhere<`${B}-${A}${C}`, P, Raw, Z, 'toimen'>
        : F extends `${infer A}${infer B extends Digit}${infer C extends Digit}-`
          ? Elsewhere<`${C}-${A}${B}`, P, Raw, Z, 'shimocha'>
          : MeldFault<P, Raw, Z>
      : IsIn<MeldOf<F>, Z> extends true
        ? Laid<
            P,
            Z,
            MeldOf<F> extends HasKan ? '<K' : '<',
            MeldOf<F> extends `.*${string}` ? 'closed' : 'open',
            never
          >
        : MeldFault<P, Raw, Z>
    : never

/** A chii can only come from the left. 新篠 marks can write others, which is not an error of notation. */
type Elsewhere<
  Key extends string,
  P extends string,
  Raw extends string,
  Z extends string,
  From
> = Z extends 'z'
  ? MeldFault<P, Raw, Z>
  : MeldOf<Key> extends '-'
    ? MeldFault<P, Raw, Z>
    : Laid<P, Z, '<', 'open', From>

/** `L`: what represents the meld: `<`, or `<K` for a kan. */
type Laid<P extends string, Z extends string, L, O, E> = Run<
  TilesOf<P, Z, HiddenBy<P>>,
  '',
  [0, 0, 0],
  L,
  O,
  E
>

/** The rank hidden between the outer tiles of `4xx4`. */
type HiddenBy<P extends string> = P extends `${infer C extends Digit}${string}`
  ? C extends '0'
    ? '5'
    : C
  : P extends `r5${string}`
    ? '5'
    : ''
