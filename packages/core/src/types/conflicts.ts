/**
 * Conflicts: circumstances that exclude each other, and those that do not fit the hand.
 *
 *     Conflict<{win: 'ron'; rinshan: true}, 'ron', 'closed', ''>  →  'rinshan-with-ron'
 *
 * Ids are those of the problems of the run-time engine (`riichi/check.ts`), in its order.
 */

/** A context in which nothing can be wrong: one question for most hands. */
export interface Plain {
  readonly win: string
  readonly tile?: undefined
  readonly riichi?: false | undefined
  readonly ippatsu?: false | undefined
  readonly rinshan?: false | undefined
  readonly chankan?: false | undefined
  readonly haitei?: false | undefined
  readonly houtei?: false | undefined
  readonly tenhou?: false | undefined
  readonly chiihou?: false | undefined
  readonly renhou?: false | undefined
}

/** The first conflict, or `never`. `V`: how it was won; `O`: open or closed; `C`: `''` for a hand without melds. */
export type Conflict<X, V, O, C> = X extends {riichi: true | 'double'}
  ? O extends 'open'
    ? 'riichi-with-open-hand'
    : Course<X, V, C>
  : X extends {ippatsu: true}
    ? 'ippatsu-without-riichi'
    : Course<X, V, C>

type Course<X, V, C> = V extends 'ron'
  ? X extends {rinshan: true}
    ? 'rinshan-with-ron'
    : X extends {haitei: true}
      ? 'haitei-with-ron'
      : X extends {tenhou: true}
        ? 'tenhou-with-ron'
        : X extends {chiihou: true}
          ? 'chiihou-with-ron'
          : X extends {renhou: true}
            ? WithMelds<C, 'renhou'>
            : never
  : X extends {chankan: true}
    ? 'chankan-with-tsumo'
    : X extends {haitei: true; rinshan: true}
      ? 'haitei-with-rinshan'
      : X extends {houtei: true}
        ? 'houtei-with-tsumo'
        : X extends {renhou: true}
          ? 'renhou-with-tsumo'
          : X extends {tenhou: true}
            ? X extends {seat: 'south' | 'west' | 'north'}
              ? 'tenhou-not-dealer'
              : X extends {chiihou: true; seat: 'east'}
                ? 'chiihou-as-dealer'
                : WithMelds<C, 'tenhou'>
            : X extends {chiihou: true}
              ? X extends {seat: 'east'}
                ? 'chiihou-as-dealer'
                : WithMelds<C, 'chiihou'>
              : never

type WithMelds<C, Name extends string> = C extends '' ? never : `first-turn-with-melds ${Name}`
