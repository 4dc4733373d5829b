/**
 * Problems: why a hand is impossible, as data. Sentences are made elsewhere.
 */
import type {Values} from '@tehai/kernel/source'

/** What can be wrong with a hand or its situation, with the values for its sentence. */
export type ProblemId =
  /** `tiles`, `expected` */
  | 'hand-size'
  /** `melds` */
  | 'too-many-melds'
  /** `tile`, `copies`: of hand, melds, indicators and norths put aside together */
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
  | 'ippatsu-with-rinshan'
  | 'open-riichi-without-riichi'
  | 'rinshan-with-ron'
  | 'rinshan-without-kan'
  | 'chankan-with-tsumo'
  | 'haitei-with-ron'
  | 'haitei-with-rinshan'
  | 'houtei-with-tsumo'
  | 'houtei-with-chankan'
  | 'tenhou-with-ron'
  | 'chiihou-with-ron'
  | 'renhou-with-tsumo'
  /** `yaku`: tenhou, chiihou or renhou */
  | 'first-turn-with-melds'
  /** `yaku`: as above. A north put aside ends the first turn as a call does. */
  | 'first-turn-with-kita'
  | 'tenhou-not-dealer'
  | 'chiihou-as-dealer'
  | 'renhou-as-dealer'

export interface Problem {
  readonly id: ProblemId
  readonly values: Values
}

/**
 * What each problem of a situation is about: a circumstance, or the declaration of riichi. For `first-turn-with-…` the
 * value `yaku` has it; the entry here is the one for the dealer.
 */
export const situationProblems = {
  'riichi-with-open-hand': 'riichi',
  'ippatsu-without-riichi': 'ippatsu',
  'ippatsu-with-rinshan': 'ippatsu',
  'open-riichi-without-riichi': 'open',
  'rinshan-with-ron': 'rinshan',
  'rinshan-without-kan': 'rinshan',
  'chankan-with-tsumo': 'chankan',
  'haitei-with-ron': 'haitei',
  'haitei-with-rinshan': 'haitei',
  'houtei-with-tsumo': 'houtei',
  'houtei-with-chankan': 'houtei',
  'tenhou-with-ron': 'tenhou',
  'chiihou-with-ron': 'chiihou',
  'renhou-with-tsumo': 'renhou',
  'tenhou-not-dealer': 'tenhou',
  'chiihou-as-dealer': 'chiihou',
  'renhou-as-dealer': 'renhou',
  'first-turn-with-melds': 'tenhou',
  'first-turn-with-kita': 'tenhou',
  'kita-with-four-players': 'kita'
} as const

/** Id of a problem of a situation. */
export type SituationProblemId = keyof typeof situationProblems
