/**
 * What the dictionaries of mahjong contain: the names of everything in a row, a hand or a score, and how a language
 * combines them. A language is an object of each type: a missing entry does not compile.
 */
import type {WaitShape, LimitId, Wind, WaitName, YakuId} from '@tehai/riichi'
import type {SafetyClass, SafetyReason} from '@tehai/riichi/safety'
import type {From, Meld} from '@tehai/riichi/tile'
import type {Circumstance, DecidingRule, DoraId, FuWord, GameLength, RiichiKind} from '../ids.js'
import type {en as english} from './en/clauses.js'

/** Names by id. */
type Names<Id extends string> = Readonly<Record<Id, string>>

/** Remarks on the tiles of a row, each with the text before it, and the names of its parts. */
export type RowWord =
  'drawn' | 'won' | 'won-by-ron' | 'kita' | 'river' | 'declared' | 'any-meld' | 'left-out' | RemarkWord

/** Remarks on one tile. */
export type RemarkWord = 'tsumo' | 'ron' | 'tsumogiri' | 'riichi' | 'called' | 'dora' | 'ring' | 'rotated'

/** Words of rows in one language. */
export interface RowWords {
  readonly suits: Names<'m' | 'p' | 's'>
  /** East, South, West, North, white, green, red. */
  readonly honors: readonly string[]
  /** By rank, from 0. */
  readonly ranks: readonly string[]
  /** The joker, plum, orchid, bamboo, chrysanthemum, spring, summer, autumn, winter. */
  readonly flowers: readonly string[]
  readonly faces: Names<'back' | 'blank' | 'unknown' | 'slot'>
  /** Before the rank of a red five. */
  readonly red: string
  /** A tile of a suit. */
  tile(rank: string, suit: string): string
  /** Groups of tiles in a row. */
  groups(items: readonly string[]): string
  /** The same face at least twice. */
  repeated(face: string, count: number): string
  readonly melds: Names<Meld['type']>
  /** The players from whom a meld can be called. */
  readonly seats: Names<From>
  /** `from`: `null` for a concealed kan. */
  meld(name: string, tiles: string, from: string | null): string
  /** Tiles of a meld, `reds` of them red (at least 1). */
  withReds(tiles: string, reds: number): string
  readonly row: Names<RowWord>
  /** The parts of a hand. */
  parts(items: readonly string[]): string
  /** How a hand was won, as it is written under a tile. */
  readonly wins: Names<'tsumo' | 'ron'>
}

/** Words for the state of play in one language. */
export interface PlayWords {
  readonly winds: Names<Wind>
  readonly players: Names<From | 'self'>
  seatWind(wind: string): string
  readonly circumstances: Names<Circumstance>
  readonly riichi: Names<RiichiKind>
  readonly stages: Names<'early' | 'middle' | 'late'>
  /** First to fourth. */
  readonly places: readonly string[]
  readonly draws: Names<'exhaustive' | 'abortive'>
  readonly tenpai: Names<'yes' | 'no'>
  readonly lastHand: string
  readonly gameLengths: Names<GameLength>
  readonly nonDealer: string
  readonly dama: string
  /** `hand`: 1–4, or `null` where it is not known. */
  round(wind: string, hand: number | null): string
  honba(count: number): string
  sticks(count: number): string
  kita(count: number): string
  turn(turn: number): string
  /** Tiles left in the wall. */
  left(count: number): string
  points(points: number): string
  /** Between the items of a line that is not a sentence. */
  readonly comma: string
  readonly answer: string
  hand(name: string): string
  from(player: string): string
}

/** Words for tables of reference in one language. */
export interface TableWords {
  /** Above a table of points. */
  readonly payers: Names<'non-dealer' | 'dealer'>
  /** Above the table of limits. */
  readonly limits: string
  readonly headings: Names<
    | 'fu'
    | 'han'
    | 'limit'
    | 'non-dealer'
    | 'dealer'
    | 'yaku'
    | 'closed'
    | 'open'
    | 'river'
    | 'suji'
    | 'half'
    | 'wall'
    | 'no-chance'
    | 'one-side'
  >
  /** Han from one number to another; `null`: no upper limit. */
  range(from: string, to: string | null): string
  /** A tsumo: from a dealer and from each other, or (`others` is `null`) from each. */
  tsumo(first: string, others: string | null): string
  /** What cannot be. */
  readonly none: string
}

/** Words for the safety of tiles in one language. */
export interface SafetyWords {
  readonly classes: Names<SafetyClass>
  readonly reasons: Names<Exclude<SafetyReason, 'river' | 'passed'>>
  /** How many copies of an honor are seen. */
  visible(count: number): string
  /** Reasons of one tile. */
  together(items: readonly string[]): string
  /** Waits with their combinations, each a `wait`. */
  waits(items: readonly string[]): string
  wait(shape: string, combinations: number): string
  /** Before the statement about one of several opponents. */
  against(player: string): string
  /** Between groups of equally safe tiles. */
  readonly between: string
  readonly headings: Names<'tile' | 'safety' | 'waits'>
  /** Above a table of combinations. */
  readonly combinations: string
}

/** Words for tenpai rates, win rates and expected points. */
export interface ValueWords {
  /** Headings of columns. */
  readonly measures: Names<'tenpai' | 'win' | 'value'>
  percent(number: string): string
  points(number: string): string
  /** Parts of the model that can be named. */
  readonly switches: Names<'handChange' | 'shantenBack' | 'noUra' | 'noRed'>
  /** A line that says what the figures measure. `switches`: what was followed or left out on request. */
  model(turn: number, switches: readonly string[]): string
  /** A sentence after that, for what was requested but is too much to compute. */
  left(switches: readonly string[]): string
}

/** Words for scores and waits in one language. */
export interface HandWords {
  readonly yaku: Names<YakuId | DoraId>
  readonly limits: Names<LimitId>
  readonly fuWords: Names<FuWord>
  /** As an author writes them after `rules:`. */
  readonly rules: Names<DecidingRule>
  /** Several yakuman, from 2; `''` for one. */
  times(yakuman: number): string
  han(han: number): string
  fu(fu: number): string
  /** A limit and the han and fu that reach it. */
  limitOf(limit: string, worth: readonly string[]): string
  /** Han and fu below the limits. */
  worth(han: string, fu: string): string
  /** A tsumo: from the dealer and from each other, or (`others` is `null`) from each. */
  tsumo(first: number, others: number | null): string
  score(worth: string, payment: string): string
  /** Points of players after a hand. */
  settled(items: readonly string[]): string
  /** A yaku in a list, with its han. */
  yakuHan(yaku: string, han: number): string
  /** A line of fu in a sum. */
  fuLine(word: string, fu: string): string
  /** Lines of fu as a sum. */
  sum(items: readonly string[]): string
  readonly shapes: Names<WaitShape>
  readonly waits: Names<WaitName>
  readonly complete: string
  readonly tenpaiHand: string
  /** From 1. */
  shanten(shanten: number): string
  tiles(count: number): string
  kinds(count: number): string
  readonly forms: Names<'standard' | 'chiitoitsu' | 'kokushi'>
  /** The shanten of one form of hand. */
  form(form: string, shanten: string): string
  /** Groups of tiles in a hand; `toitsu` is one of seven pairs. */
  readonly groups: Names<'run' | 'triplet' | 'kan' | 'pair' | 'toitsu' | 'single' | 'left'>
  /** How many ways there are to make up a hand. */
  ways(count: number): string
  readonly blocks: Names<'run' | 'triplet' | 'kan' | 'pair'>
  /** A block of a hand, with `{block}` and `{tiles}`. */
  readonly block: string
  /** Groups of yaku for hands that have one of several. */
  readonly yakuGroups: Names<'yakuhai' | 'east_wind' | 'south_wind' | 'west_wind' | 'north_wind'>
  readonly openness: Names<'yes' | 'no'>
  readonly clauses: Readonly<Record<keyof typeof english, string>>
}
