/**
 * The hand: whether it is possible, how it can be read, and what the best reading is worth.
 *
 *     man 11, pin 234, sou 789, honors <.iE555; last group 9s; ron
 *       readings    'm=1p<bs<g~z<.iE555'      `readings.ts`
 *       worths      [['haku'], 1, 30, '1_30']   `value.ts`
 *       result      Result<'haku', 1, 30, 1000, …>   `choice.ts`, `points.ts`
 *
 * A fault is only named here: `faults.ts` reads the text again and writes its sentence.
 */
import type {Best} from './choice.js'
import type {Conflict} from './conflicts.js'
import type {Ctx} from './context.js'
import type {Dora} from './dora.js'
import type {Special, WorthOfPairs} from './pairs.js'
import type * as Pattern from './patterns.js'
import type {Readings} from './readings.js'
import type {Plain, RenhouMangan, WithTile} from './situations.js'
import type {Value} from './value.js'

/** Tiles by suit, the last group, red fives, the context; `O`: open or closed. */
export type Hand<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx,
  O
> = X extends Plain
  ? W extends Pattern.Apart
    ? Read<M, P, S, Z, W, R, X, O, X['win'], never>
    : Read<M, P, S, Z, OfPair<W, `${M}${P}${S}${Z}`>, R, X, O, X['win'], never>
  : [Conflict<X, X['win'], O, `${M}${P}${S}${Z}`>] extends [never]
    ? Read<
        M,
        P,
        S,
        Z,
        X extends WithTile ? Named<X['tile']> : W extends Pattern.Apart ? W : OfPair<W, `${M}${P}${S}${Z}`>,
        R,
        X,
        O,
        X['win'],
        X extends RenhouMangan ? WorthOfPairs<M, P, S, Z, X, X['win'], Dora<X, M, P, S, Z, R>> : never
      >
    : 'conflict'

/** The winning tile that the context names. */
type Named<N extends string> = N extends `0${infer Suit}` ? `5${Suit}` : N

/** With four melds the winning tile is one of the last two, which are equal. */
type OfPair<W extends string, All extends string> = All extends Pattern.FourMelds
  ? W extends Pattern.PairApart
    ? W extends `${infer R}${infer _}${infer Suit}`
      ? `${R}${Suit}`
      : never
    : 'other'
  : 'none'

/**
 * `More`: another worth. If ron before the first draw is a mangan, seven pairs may count more than the same tiles read
 * as runs, which otherwise never happens.
 */
type Read<
  M extends string,
  P extends string,
  S extends string,
  Z extends string,
  W extends string,
  R extends 'red'[],
  X extends Ctx,
  O,
  V,
  More
> = W extends 'none'
  ? 'no-win-tile'
  : Readings<M, P, S, Z, W, V> extends infer F extends string
    ? Best<Value<F, W, O, V, `${M}|${P}|${S}`, Z, X, Dora<X, M, P, S, Z, R>> | More, X, V> extends infer B
      ? [B] extends [never]
        ? [F] extends [Pattern.FourSetsAndPair]
          ? [F] extends [never]
            ? Special<M, P, S, Z, W, R, X, O, V>
            : 'no-yaku'
          : Special<M, P, S, Z, W, R, X, O, V>
        : B
      : never
    : never
