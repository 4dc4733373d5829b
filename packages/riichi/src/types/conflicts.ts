/**
 * Conflicts: circumstances that exclude each other, and those that do not fit the hand.
 *
 *     Conflict<{win: 'ron'; rinshan: true}, 'ron', 'closed', ''>  →  'rinshan-with-ron'
 *
 * Ids are those of the problems of the run-time engine (`hand/check.ts`), in its order.
 */

import type {HasKan, HasMeld} from './patterns.js'
import type * as Situation from './situations.js'

/**
 * The first conflict, or `never`. `V`: how it was won; `O`: open or closed; `C`: a text with a `<` for each
 * meld, and a `K` after it for a kan.
 */
export type Conflict<X, V, O, C> = X extends Situation.AnyRiichi
  ? O extends 'open'
    ? 'riichi-with-open-hand'
    : Course<X, V, C>
  : X extends Situation.Ippatsu
    ? 'ippatsu-without-riichi'
    : Course<X, V, C>

type Course<X, V, C> = X extends Situation.NothingRare
  ? never
  : V extends 'ron'
    ? X extends Situation.Rinshan
      ? 'rinshan-with-ron'
      : X extends Situation.Haitei
        ? 'haitei-with-ron'
        : X extends Situation.HouteiWithChankan
          ? 'houtei-with-chankan'
          : X extends Situation.Tenhou
            ? 'tenhou-with-ron'
            : X extends Situation.Chiihou
              ? 'chiihou-with-ron'
              : X extends Situation.Renhou
                ? X extends Situation.Dealer
                  ? 'renhou-as-dealer'
                  : WithMelds<C, 'renhou'>
                : never
    : X extends Situation.Rinshan
      ? C extends HasKan
        ? X extends Situation.Ippatsu
          ? 'ippatsu-with-rinshan'
          : OfDraw<X, C>
        : 'rinshan-without-kan'
      : OfDraw<X, C>

type OfDraw<X, C> = X extends Situation.Chankan
  ? 'chankan-with-tsumo'
  : X extends Situation.Haitei
    ? X extends Situation.Rinshan
      ? 'haitei-with-rinshan'
      : OfTsumo<X, C>
    : OfTsumo<X, C>

type OfTsumo<X, C> = X extends Situation.Houtei
  ? 'houtei-with-tsumo'
  : X extends Situation.Renhou
    ? 'renhou-with-tsumo'
    : X extends Situation.Tenhou
      ? X extends Situation.NotDealer
        ? 'tenhou-not-dealer'
        : X extends Situation.Chiihou
          ? X extends Situation.Dealer
            ? 'chiihou-as-dealer'
            : WithMelds<C, 'tenhou'>
          : WithMelds<C, 'tenhou'>
      : X extends Situation.Chiihou
        ? X extends Situation.Dealer
          ? 'chiihou-as-dealer'
          : WithMelds<C, 'chiihou'>
        : never

type WithMelds<C, Name extends string> = C extends HasMeld ? `first-turn-with-melds ${Name}` : never
