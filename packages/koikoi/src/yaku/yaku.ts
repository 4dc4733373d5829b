/**
 * What a yaku (役) is.
 */
import type {CardId, Month} from '../cards/index.js'

/** Yaku made of captured cards, in the order in which they are listed. */
export const yakuTypes = [
  'goko',
  'shiko',
  'ameShiko',
  'sanko',
  'inoshikacho',
  'hanami',
  'tsukimi',
  'tane',
  'akatanAotan',
  'akatan',
  'aotan',
  'tanzaku',
  'kasu',
  'monthly'
] as const

export type YakuType = (typeof yakuTypes)[number]

/** A completed yaku. */
export interface Yaku {
  readonly type: YakuType
  /** Points of the yaku itself (文). */
  readonly baseScore: number
  /** Points for cards beyond the number it needs. */
  readonly bonusScore: number
  /** `baseScore` + `bonusScore`. */
  readonly totalScore: number
  /** The cards that make it, by id. */
  readonly cards: readonly CardId[]
}

/** What a pile alone does not show. */
export interface YakuContext {
  /** Month the round represents, for 月札; none by default. */
  readonly month?: Month | null | undefined
  /** How often the player has called koi-koi (default: 0). */
  readonly koiKoiCalls?: number | undefined
}
