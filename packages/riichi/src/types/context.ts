/**
 * Context: what is known of a win besides its tiles, as an object type.
 *
 *     {win: 'tsumo'; seat: 'east'; riichi: true; dora: '4m3z'; rules: {kiriage: true}}
 *
 * Names and meanings are those of `Situation` and `Rules` of `@tehai/riichi`. What is not given did not happen. Values
 * must be literal types: a `boolean` would leave open whether it is true.
 */
import type {TileCode} from './result.js'

/** A wind, 東南西北. */
export type Wind = 'east' | 'south' | 'west' | 'north'

/** A yakuman that rules may count double. */
export type DoubleYakumanName = 'kokushi_13' | 'junsei_chuuren' | 'suuankou_tanki' | 'daisuushii'

/** What is known of a win besides its tiles. */
export interface Ctx {
  /** How the hand was won. */
  readonly win: 'ron' | 'tsumo'
  /** The winning tile (default: the last group, if it is one tile). */
  readonly tile?: TileCode
  /** Seat wind (自風; default: `'south'`, not the dealer). */
  readonly seat?: Wind
  /** Round wind (場風; default: `'east'`). */
  readonly round?: Wind
  /** Riichi (立直), or double riichi (ダブル立直). */
  readonly riichi?: boolean | 'double'
  /** Won within one turn of riichi (一発). */
  readonly ippatsu?: boolean
  /** Won on the replacement tile of a kan (嶺上開花). */
  readonly rinshan?: boolean
  /** Won on a tile added to a pon (槍槓). */
  readonly chankan?: boolean
  /** Won on the last tile of the wall (海底摸月). */
  readonly haitei?: boolean
  /** Won on the last discard (河底撈魚). */
  readonly houtei?: boolean
  /** The dealer's hand was complete as dealt (天和). */
  readonly tenhou?: boolean
  /** Won on one's first draw by a player other than the dealer (地和). */
  readonly chiihou?: boolean
  /** Won by ron before one's first draw (人和), which counts by rule. */
  readonly renhou?: boolean
  /** Dora indicators (ドラ表示牌), the one of the deal first: `'4m3z'`. */
  readonly dora?: string
  /** Ura dora indicators (裏ドラ表示牌); they count after riichi. */
  readonly ura?: string
  /** Honba (本場) on the table (default: 0). */
  readonly honba?: number
  /** Riichi sticks on the table (供託; default: 0). */
  readonly sticks?: number
  /** Changes to the default rules. */
  readonly rules?: RuleSwitches
}

/** Rules that the types know, with the defaults of `@tehai/riichi`. */
export interface RuleSwitches {
  /** Open tanyao (喰いタン) counts (default: `true`). */
  readonly kuitan?: boolean
  /** 30 fu 4 han and 60 fu 3 han are a mangan (切り上げ満貫; default: `false`). */
  readonly kiriage?: boolean
  /** What thirteen han and more pay (数え役満; default: `'yakuman'`). */
  readonly kazoe?: 'yakuman' | 'sanbaiman'
  /** Yakuman that count double (default: `true`, all four). */
  readonly doubleYakuman?: boolean | readonly DoubleYakumanName[]
  /** What a hand that was complete as dealt waited for: the last tile, or what is worth most (default: `'drawn'`). */
  readonly tenhouWait?: 'drawn' | 'best'
  /** Several yakuman add up (default: `true`). */
  readonly multipleYakuman?: boolean
  /** Fu of a pair that is both round and seat wind (連風牌; default: 4). */
  readonly doubleWindPairFu?: 2 | 4
  /** Fu of an open hand won by ron that has none but the base (喰い平和形; default: 30). */
  readonly openPinfuFu?: 20 | 30
  /** Pinfu and tsumo together (ピンヅモ; default: `true`). */
  readonly pinfuTsumo?: boolean
  /** The replacement tile of a kan has the 2 fu of a tsumo (default: `true`). */
  readonly rinshanFu?: boolean
  /** What renhou (人和) is (default: `'off'`). */
  readonly renhou?: 'off' | 'mangan' | '5-han' | 'yakuman'
  /** Ryuuiisou (緑一色) needs 發 (default: `false`). */
  readonly ryuuiisouNeedsHatsu?: boolean
  /** Red fives in the set (赤ドラ; default: 3); with 0, red fives do not count. */
  readonly redFives?: number
  /** Ippatsu (一発) counts (default: `true`). */
  readonly ippatsu?: boolean
  /** Ura dora count (default: `true`). */
  readonly ura?: boolean
  /** Indicators after the first count (default: `true`). */
  readonly kanDora?: boolean
  /** Ura indicators after the first count (default: `true`). */
  readonly kanUra?: boolean
  /** Points of one honba from each player (default: 100). */
  readonly honba?: number
  /**
   * Three players (三人麻雀) are supported only by the run-time engine: with `true` the result is a sentence instead of a
   * score.
   */
  readonly sanma?: boolean
}
