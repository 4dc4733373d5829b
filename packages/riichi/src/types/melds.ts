/**
 * Melds: from a written meld, without its suit letter and with plain fives, to its code.
 *
 *     MeldOf<'5-55'>  →  '.hE555'      MeldOf<'2-13'>  →  'a123'      MeldOf<'6-555'>  →  '-'
 *
 * Its digits show what it is, its marks how it was called. Both notations have the called tile after the digit before
 * the mark: 新篠 `-`, quotes `'`. A chii is from kamicha, so its mark comes after the first digit. A player who draws
 * the fourth tile adds it after `=`, or between two quotes; a concealed kan ends with `+` or hides two tiles, `5xx5`.
 */
import type {HasMinus, NoHonor, None, Rank} from './patterns.js'
import type {Sort} from './sort.js'
import type * as T from './tables.generated.js'

type FirstCalled = `${Rank}${'-' | "'"}${bigint}` | None
type OneCalled = `${bigint}${'-' | "'"}${bigint}` | `${bigint}${'-' | "'"}` | None
type Added = `${bigint}=${bigint}` | `${bigint}'${Rank}'${bigint}` | `${bigint}'${Rank}'` | None
type CalledAndAdded = `${bigint}-${bigint}=${Rank}` | `${bigint}${'-=' | '=-'}${Rank}` | None
type Concealed = `${bigint}+` | None
type Hidden = `${Rank}xx${Rank}` | None
/** A minus that the compiler would take for the minus of a number. */
type Negative = `-${string}` | `${string}${'-' | "'"}-${string}`

/** The code of a meld of a suit, or `-`. */
export type MeldOf<A extends string> = A extends Negative ? '-' : OfTiles<Sort<A>, A>

type OfTiles<D extends string, A extends string> = D extends keyof T.Chii
  ? A extends FirstCalled
    ? T.Chii[D]
    : '-'
  : D extends keyof T.Pon
    ? A extends OneCalled
      ? T.Pon[D]
      : '-'
    : D extends keyof T.OpenKan
      ? A extends OneCalled
        ? T.OpenKan[D]
        : A extends Concealed
          ? T.Ankan[D]
          : A extends HasMinus
            ? A extends CalledAndAdded
              ? T.OpenKan[D]
              : '-'
            : A extends Added
              ? T.OpenKan[D]
              : '-'
      : A extends Hidden
        ? `${D}${D}` extends infer Four extends keyof T.Ankan
          ? T.Ankan[Four]
          : '-'
        : '-'

/** The code of a set of honors from that of a suit, or `-`: there are no runs of honors, and seven ranks. */
export type AsHonors<S> = S extends NoHonor
  ? '-'
  : S extends `.h${infer D}`
    ? `.i${D}`
    : S extends `.Kj${infer D}`
      ? `.Kk${D}`
      : S extends `.*Kk${infer D}`
        ? `.*Kl${D}`
        : S
