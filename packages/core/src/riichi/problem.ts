/**
 * Problems: why a hand cannot be, as data. Sentences are made elsewhere.
 */
import type {Values} from '../source/message.js'

/** What can be wrong with a hand or its situation, with the values it names. */
export type ProblemId =
  /** `tiles`, `expected` */
  | 'hand-size'
  /** `melds` */
  | 'too-many-melds'
  /** `tile`, `copies` */
  | 'too-many-copies'
  /** `tile` */
  | 'win-not-in-hand'
  /** `tile`: 2m–8m, with three players */
  | 'not-in-sanma'
  /** `tiles`: with three players */
  | 'chii-in-sanma'
  | 'north-seat-in-sanma'
  | 'kita-with-four-players'
  /** `tiles`, `type`: a chii of three, a pon of three, a kan of four */
  | 'meld-size'
  /** `tiles` */
  | 'chii-of-honors'
  /** `tiles` */
  | 'not-a-run'
  /** `tiles`, `type` */
  | 'not-a-set'
  /** `tiles`, `from` */
  | 'chii-not-from-kamicha'
  | 'riichi-with-open-hand'
  | 'ippatsu-without-riichi'
  | 'open-riichi-without-riichi'
  | 'rinshan-with-ron'
  | 'chankan-with-tsumo'
  | 'haitei-with-ron'
  | 'haitei-with-rinshan'
  | 'houtei-with-tsumo'
  | 'tenhou-with-ron'
  | 'chiihou-with-ron'
  | 'renhou-with-tsumo'
  /** `yaku`: tenhou, chiihou or renhou */
  | 'first-turn-with-melds'
  /** `yaku`: as above. A north put aside ends the first turn as a call does. */
  | 'first-turn-with-kita'
  | 'tenhou-not-dealer'
  | 'chiihou-as-dealer'

export interface Problem {
  readonly id: ProblemId
  readonly values: Values
}
