/**
 * The dictionary of hanafuda pages. A language is one object of this type: a missing entry does not compile.
 */
import type {GameRules} from '@tehai/koikoi/rules'

/** Terms of a page: names of keys, headings, short answers. */
export type Term =
  | 'captured'
  | 'opponent'
  | 'hand'
  | 'field'
  | 'yaku'
  | 'score'
  | 'take'
  | 'near'
  | 'best'
  | 'koikoi'
  | 'month'
  | 'rounds'
  | 'rules'
  | 'answer'
  | 'none'
  | 'nothing'
  | 'farAway'
  | 'turn'
  | 'dealer'
  | 'played'
  | 'drawn'
  | 'decision'
  | 'toField'
  | 'koi'
  | 'shobu'
  | 'round'
  | 'cards'
  | 'points'
  | 'total'
  | 'opponentHand'
  | 'stock'
  | 'question'
  | 'why'
  | 'noRainMan'
  | 'noSakeCup'
  | 'isComplete'
  | 'isLost'
  | 'notByRules'
  | 'ofDealtHand'
  | 'ofCounts'
  | 'teshiCards'
  | 'kuttsukiCards'

/** Rules that have names: 雨流れ, 親権. */
export type NamedRule =
  'sakeAsKasu' | 'rainSpoilsViewing' | 'fogSpoilsViewing' | 'enableTeshi' | 'oyaKenScore'

/** Words of hanafuda pages in one language. */
export interface HanafudaWords {
  readonly terms: Readonly<Record<Term, string>>
  /** Rule sets by their names. */
  readonly presets: Readonly<Record<'standard' | 'nintendo' | 'koikoi-japan', string>>
  /** Whose koi-koi changes what is paid. */
  readonly koiKoiModes: Readonly<Record<GameRules['koiKoiMode'], string>>
  /** By how much koi-koi multiplies. */
  koiKoiTimes(times: number): string
  /** The multiplier for seven points and more. */
  sevenTimes(times: number): string
  /** Rules that are on or off, or that have points. */
  readonly ruleNames: Readonly<Record<NamedRule, string>>
  /** States that such a rule, or a yaku, is on or off. */
  ruleIs(name: string, isOn: boolean): string
  /** A card's name in the middle of a sentence. */
  inSentence(card: string): string
  backs(count: number): string
  /** States that koi-koi was called: by the owner of the cards, by the opponent, by both. */
  readonly calls: readonly [string, string, string]
  /** What the brights pay. */
  brights(goko: number, shiko: number, ameShiko: number, sanko: number): string
  /** A number of cards after a name. */
  count(count: number): string
  /** A number of cards or more. */
  atLeast(yaku: string, count: number): string
  /** The number of cards from which a yaku counts by the rules of a table. */
  countsFrom(yaku: string, count: number): string
  /** Text before cards of which some are taken. */
  anyOf(count: number): string
  /** Points that grow by one with each further card. */
  growing(points: string): string
  /** A month by number and plant. */
  monthOf(month: number, plant: string): string
  month(month: number): string
  /** A yaku and the number of cards that it lacks. */
  near(yaku: string, lacking: number): string
  /** Points won on average, and two standard errors. */
  average(points: string, error: string): string
  /** Points and how they were calculated: `7 × 2 × 2`, `3 + 1`. */
  reckoned(points: string, reckoning: string): string
  /** The end of a message about points that are right by other rules. */
  byOtherRules(rules: string): string
  /** A player by number, from 1. */
  player(number: number): string
  handOf(player: string): string
  capturedBy(player: string): string
  /** Between the yaku of a turn and the call. */
  readonly beforeCall: string
}
