/**
 * Minijong (ミニ雀君): a closed hand of numbered tiles, won by ron, scored by the compiler, as types to read and to
 * change.
 *
 *     MinijongKun<['o2', 'o3', 'o4', 'I2', …, 'o4'], 'o3'>  →  '1300'
 *
 * Tiles and names are those of the article 「TypeScriptの型で麻雀の点数計算をしたい」 of M3's tech blog. Its Minijong knows
 * tanyao and the closed wait, and sorted sets; this one takes tiles in any order and knows every yaku that such a hand can
 * have without riichi, by the rules that are the default of `@tehai/riichi`. Honors, melds, tsumo, dora and messages about
 * notation are in `@tehai/riichi/types`. The file imports nothing, so that all of it can be put into a playground.
 *
 * @packageDocumentation
 */

// Tiles

/** Bamboo (索子), circles (筒子), characters (萬子): letters that look like them. */
export type Suit = 'I' | 'o' | 'C'
export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
export type Tile = `${Suit}${Rank}`

/** Fourteen tiles in any order, the winning tile among them. */
export type Hand = readonly [...Tenpai, Tile]

/** Thirteen tiles, before the winning tile. */
// prettier-ignore
export type Tenpai = readonly [
  Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile, Tile
]

// Readings

/** The digits of one suit, in the order of the hand. */
type Digits<H extends readonly Tile[], S extends Suit> = H extends readonly [
  infer T,
  ...infer Rest extends readonly Tile[]
]
  ? `${T extends `${S}${infer D}` ? D : ''}${Digits<Rest, S>}`
  : ''

interface Next {
  '1': '2'
  '2': '3'
  '3': '4'
  '4': '5'
  '5': '6'
  '6': '7'
  '7': '8'
  '8': '9'
  '9': 'end'
}
interface Run {
  '1': '123'
  '2': '234'
  '3': '345'
  '4': '456'
  '5': '567'
  '6': '678'
  '7': '789'
  '8': never
  '9': never
}

/** Digits without those of a group, wherever they are; `never` if one is missing. */
type Without<D extends string, G> = G extends `${infer R}${infer Others}`
  ? D extends `${infer A}${R}${infer B}`
    ? Without<`${A}${B}`, Others>
    : never
  : D

/**
 * Every way to divide the digits of a suit into triplets, pairs and runs: `'11123'` is `'I11 I123 '`.
 *
 * Groups of the lowest rank are taken first, and at each rank a triplet before a pair before runs, so that each way is
 * made once.
 */
type Groups<S extends Suit, D extends string, R = '1', Least = 'triplet'> = D extends ''
  ? ''
  : R extends Rank
    ? D extends `${string}${R}${string}`
      ? | (Least extends 'triplet' ? Group<S, D, R, `${R}${R}${R}`, 'pair'> : never)
        | (Least extends 'triplet' | 'pair' ? Group<S, D, R, `${R}${R}`, 'run'> : never)
        | Group<S, D, R, Run[R], 'run'>
      : Groups<S, D, Next[R]>
    : never

type Group<S extends Suit, D extends string, R, G extends string, Least> =
  Without<D, G> extends infer Left extends string ? `${S}${G} ${Groups<S, Left, R, Least>}` : never

/** A tile that is there five times: its rank in one of the suits. */
type FiveAlike = {
  [R in Rank]: `${string}${R}${string}${R}${string}${R}${string}${R}${string}${R}${string}`
}[Rank]

type OfSuit<S extends Suit, D extends string> = D extends FiveAlike ? never : Groups<S, D>

type SixGroups = `${string} ${string} ${string} ${string} ${string} ${string} `
type SevenGroups = `${string} ${SixGroups}`

/** Four sets and a pair, or seven pairs; two sets with four pairs are neither. */
type Whole<F> = F extends SevenGroups ? F : F extends SixGroups ? never : F

/** The readings of digits by suit, as text. */
type OfDigits<C extends string, I extends string, O extends string> =
  OfSuit<'C', C> extends infer OfC extends string
    ? OfSuit<'I', I> extends infer OfI extends string
      ? OfSuit<'o', O> extends infer OfO extends string
        ? Whole<`${OfC}${OfI}${OfO}`>
        : never
      : never
    : never

type Texts<H extends readonly Tile[]> = OfDigits<Digits<H, 'C'>, Digits<H, 'I'>, Digits<H, 'o'>>

type Split<F, Sets extends string[] = []> = F extends `${infer G} ${infer Others}`
  ? Split<Others, [...Sets, G]>
  : Sets

/** Every reading of a hand, such as `['C456', 'I234', 'I567', 'o234', 'o44']`; `never` if it does not win. */
export type Readings<H extends Hand> =
  Texts<H> extends infer F ? (F extends string ? Split<F> : never) : never

/** The tiles that a hand of thirteen waits for; `never` if it is not tenpai. */
export type Waits<H extends Tenpai> = WaitsOf<Digits<H, 'C'>, Digits<H, 'I'>, Digits<H, 'o'>>

/** Adds one tile to each suit in turn; the readings of the other suits are found once. */
type WaitsOf<C extends string, I extends string, O extends string> = {
  [R in Rank]:
    | ([OfDigits<`${C}${R}`, I, O>] extends [never] ? never : `C${R}`)
    | ([OfDigits<C, `${I}${R}`, O>] extends [never] ? never : `I${R}`)
    | ([OfDigits<C, I, `${O}${R}`>] extends [never] ? never : `o${R}`)
}[Rank]

// The wait: what the winning tile completed

/** The runs that a rank completes from one of two sides, in the middle, and at the end of the suit. */
interface TwoSided {
  '1': '123'
  '2': '234'
  '3': '345'
  '4': '456' | '234'
  '5': '567' | '345'
  '6': '678' | '456'
  '7': '567'
  '8': '678'
  '9': '789'
}
interface Middle {
  '1': never
  '2': '123'
  '3': '234'
  '4': '345'
  '5': '456'
  '6': '567'
  '7': '678'
  '8': '789'
  '9': never
}
interface End {
  '3': '123'
  '7': '789'
}

/** A reading with its wait and its concealed groups. A triplet completed by ron is not concealed. */
type Won<F, W> = F extends string
  ? W extends `${infer S}${infer R extends Rank}`
    ? | (F extends `${string}${S}${R}${R} ${string}` ? [F, 'pair', F] : never)
      | (F extends `${infer A}${S}${R}${R}${R} ${infer B}` ? [F, 'triplet', `${A}${B}`] : never)
      | (F extends `${string}${S}${TwoSided[R]} ${string}` ? [F, 'two-sided', F] : never)
      | (F extends `${string}${S}${Middle[R]} ${string}` ? [F, 'middle', F] : never)
      | (R extends keyof End ? (F extends `${string}${S}${End[R]} ${string}` ? [F, 'end', F] : never) : never)
    : never
  : never

// Yaku: a name once for each han, so that the length of the tuple is the han

type Inner = '2' | '3' | '4' | '5' | '6' | '7' | '8'
type AnyRun = Run[Rank]
type Triplet = {[R in Rank]: `${R}${R}${R}`}[Rank]
type InnerGroup = {[R in Inner]: `${R}${R}`}[Inner] | '234' | '345' | '456' | '567' | '678'
type TwoRuns = {[G in `${Suit}${AnyRun}`]: `${G} ${G} `}[`${Suit}${AnyRun}`]
type ThreeRuns = {[G in AnyRun]: `${string}C${G}${string}I${G}${string}o${G}${string}`}[AnyRun]
type ThreeTriplets = {[G in Triplet]: `${string}C${G}${string}I${G}${string}o${G}${string}`}[Triplet]
type Straight = {[S in Suit]: `${string}${S}123${string}${S}456${string}${S}789${string}`}[Suit]

/** A suit letter after which another one comes. */
type TwoSuits = `${string}C${string}I${string}` | `${string}${'C' | 'I'}${string}o${string}`

type Has<F, Part extends string> = F extends `${string}${Part}${string}` ? true : false

/** The triplets of a text, in a tuple. */
type TripletsOf<F> = F extends `${Suit}${infer G} ${infer Others}`
  ? [...(G extends Triplet ? [G] : []), ...TripletsOf<Others>]
  : []

type Tanyao<F> = Has<F, '1' | '9'> extends true ? [] : ['tanyao']
type Pinfu<F, V> = V extends 'two-sided' ? (Has<F, Triplet> extends true ? [] : ['pinfu']) : []
type Ryanpeikou = ['ryanpeikou', 'ryanpeikou', 'ryanpeikou']
/** Two equal runs are removed at a time: the rest has two more, or not. */
type Peikou<F> = F extends `${string}${TwoRuns}${string}`
  ? true extends {
      [D in TwoRuns]: F extends `${infer A}${D}${infer B}` ? Has<`${A}${B}`, TwoRuns> : false
    }[TwoRuns]
    ? Ryanpeikou
    : ['iipeikou']
  : []
type Sanshoku<F> = F extends ThreeRuns ? ['sanshoku', 'sanshoku'] : []
type SanshokuDoukou<F> = F extends ThreeTriplets ? ['sanshoku_doukou', 'sanshoku_doukou'] : []
type Ittsuu<F> = F extends Straight ? ['ittsuu', 'ittsuu'] : []
type Toitoi<F> = Has<F, AnyRun> extends true ? [] : ['toitoi', 'toitoi']
type Sanankou<Closed> = TripletsOf<Closed>['length'] extends 3 ? ['sanankou', 'sanankou'] : []
type Junchan<F> = Has<F, `${InnerGroup} `> extends true ? [] : ['junchan', 'junchan', 'junchan']
// prettier-ignore
type Chinitsu<F> = F extends TwoSuits ? [] : ['chinitsu', 'chinitsu', 'chinitsu', 'chinitsu', 'chinitsu', 'chinitsu']

/** The yaku of four sets and a pair, or of seven pairs. */
type YakuOf<F, V, Closed> = F extends SevenGroups
  ? ['chiitoitsu', 'chiitoitsu', ...Tanyao<F>, ...Chinitsu<F>]
  : // prettier-ignore
    [
      ...Tanyao<F>, ...Pinfu<F, V>, ...Peikou<F>, ...Sanshoku<F>, ...SanshokuDoukou<F>, ...Ittsuu<F>,
      ...Toitoi<F>, ...Sanankou<Closed>, ...Junchan<F>, ...Chinitsu<F>
    ]

// Yakuman: a name, repeated for each yakuman that it counts as

type Chinroutou<F> = Has<F, Inner> extends true ? [] : ['chinroutou']
type Ryuuiisou<F> = Has<F, 'C' | 'o' | '1' | '5' | '7' | '9'> extends true ? [] : ['ryuuiisou']
type Suuankou<Closed> = TripletsOf<Closed>['length'] extends 4 ? ['suuankou_tanki', 'suuankou_tanki'] : []
/** The digits without 1112345678999: if the winning tile is what is left, the hand waited for nine kinds. */
type Chuuren<H extends Hand, W> = W extends `${infer S extends Suit}${infer R}`
  ? Without<Digits<H, S>, '1112345678999'> extends infer Left
    ? [Left] extends [never]
      ? []
      : Left extends R
        ? ['junsei_chuuren', 'junsei_chuuren']
        : ['chuuren']
    : never
  : never

type YakumanOf<H extends Hand, W, F, Closed> = F extends SevenGroups
  ? []
  : [...Chinroutou<F>, ...Ryuuiisou<F>, ...Suuankou<Closed>, ...Chuuren<H, W>]

// Fu: a tuple in units of two above the 30 of a closed ron

type FuOfTriplets<T> = T extends [infer G, ...infer Others]
  ? [...(Has<G, Inner> extends true ? [2, 2] : [2, 2, 2, 2]), ...FuOfTriplets<Others>]
  : []
type FuOfWait<V, W> = V extends 'two-sided'
  ? []
  : V extends 'triplet'
    ? W extends `${Suit}${Inner}`
      ? [2]
      : [2, 2]
    : [2]

// prettier-ignore
type RoundedUp = [30, 40, 40, 40, 40, 40, 50, 50, 50, 50, 50, 60, 60, 60, 60, 60]
type FuOf<F, V, Closed, W> = F extends SevenGroups
  ? 25
  : [...FuOfTriplets<TripletsOf<Closed>>, ...FuOfWait<V, W>]['length'] extends infer Units extends
        keyof RoundedUp
    ? RoundedUp[Units]
    : never

// Points

/** Points of a ron below five han by han and fu: for a non-dealer, for the dealer. */
// prettier-ignore
interface Below {
  1: {30: ['1000', '1500']; 40: ['1300', '2000']; 50: ['1600', '2400']; 60: ['2000', '2900']; 70: ['2300', '3400'];
      80: ['2600', '3900']; 90: ['2900', '4400']; 100: ['3200', '4800']; 110: ['3600', '5300']}
  2: {25: ['1600', '2400']; 30: ['2000', '2900']; 40: ['2600', '3900']; 50: ['3200', '4800']; 60: ['3900', '5800'];
      70: ['4500', '6800']; 80: ['5200', '7700']; 90: ['5800', '8700']; 100: ['6400', '9600']; 110: ['7100', '10600']}
  3: {25: ['3200', '4800']; 30: ['3900', '5800']; 40: ['5200', '7700']; 50: ['6400', '9600']; 60: ['7700', '11600'];
      70: Mangan; 80: Mangan; 90: Mangan; 100: Mangan; 110: Mangan}
  4: {25: ['6400', '9600']; 30: ['7700', '11600']; 40: Mangan; 50: Mangan; 60: Mangan;
      70: Mangan; 80: Mangan; 90: Mangan; 100: Mangan; 110: Mangan}
}
type Mangan = ['8000', '12000']
type Haneman = ['12000', '18000']
type Baiman = ['16000', '24000']
type Sanbaiman = ['24000', '36000']
/** Points from five han on, whatever the fu. From thirteen on and for yakuman, see `Yakuman`, by their number. */
// prettier-ignore
interface Limits {
  5: Mangan; 6: Haneman; 7: Haneman; 8: Baiman; 9: Baiman; 10: Baiman; 11: Sanbaiman; 12: Sanbaiman
}
interface Yakuman {
  1: ['32000', '48000']
  2: ['64000', '96000']
  3: ['96000', '144000']
}

export type Seat = 'east' | 'south' | 'west' | 'north'
type OfSeat<Row, S> = Row extends [infer Other, infer Dealer] ? (S extends 'east' ? Dealer : Other) : never

/**
 * Points of a ron, as text: `PointsOf<1, 40>` is `'1300'`; `'arienai'` (あり得ない) if no closed ron can have this value.
 */
export type PointsOf<
  Han extends number,
  Fu extends number,
  S extends Seat = 'south'
> = Han extends keyof Below
  ? Fu extends keyof Below[Han]
    ? OfSeat<Below[Han][Fu], S>
    : 'arienai'
  : Han extends keyof Limits
    ? OfSeat<Limits[Han], S>
    : `${Han}` extends '0' | `${string}${'-' | '.'}${string}`
      ? 'arienai'
      : OfSeat<Yakuman[1], S>

// The hand

/** What a reading is worth. */
export interface Worth<Reading, Wait, Yaku, Han, Fu, Points> {
  reading: Reading
  wait: Wait
  yaku: Yaku
  han: Han
  fu: Fu
  points: Points
}

/** One reading with one place of the winning tile. A hand without yaku is worth nothing. */
type WorthOf<H extends Hand, W, S extends Seat, In> = In extends [infer F, infer V, infer Closed]
  ? YakumanOf<H, W, F, Closed> extends infer Y extends string[]
    ? Y['length'] extends infer N extends keyof Yakuman
      ? Worth<Split<F>, V, Y[number], 0, 0, OfSeat<Yakuman[N], S>>
      : FuOf<F, V, Closed, W> extends infer Fu extends number
        ? WorthBelow<F, V, S, YakuOf<F, V, Closed>, Fu>
        : never
    : never
  : never

type WorthBelow<F, V, S extends Seat, Y extends string[], Fu extends number> = Y extends []
  ? never
  : Worth<Split<F>, V, Y[number], Y['length'], Fu, PointsOf<Y['length'], Fu, S>>

/** Every way to read a hand and its winning tile, with what it is worth; `never` for a hand without yaku. */
export type Worths<H extends Hand, W extends H[number], S extends Seat = 'south'> = WorthOf<
  H,
  W,
  S,
  Won<Texts<H>, W>
>

/** All points, the least first. */
type Order =
  '(1000)(1300)(1500)(1600)(2000)(2300)(2400)(2600)(2900)(3200)(3400)(3600)(3900)(4400)(4500)(4800)(5200)(5300)(5800)(6400)(6800)(7100)(7700)(8000)(8700)(9600)(10600)(11600)(12000)(16000)(18000)(24000)(32000)(36000)(48000)(64000)(96000)(144000)'

/** The highest of some points. */
type Most<P, All = P> = P extends string
  ? Order extends `${string}(${P})${string}(${All & string})${string}`
    ? never
    : P
  : never

/**
 * The points of a closed ron, as text; a sentence for a hand that does not win, or has no yaku.
 *
 * @example
 *   const points: MinijongKun<
 *     ['o2', 'o3', 'o4', 'I2', 'I3', 'I4', 'C4', 'C5', 'C6', 'I5', 'I6', 'I7', 'o4', 'o4'], 'o3'
 *   > = '1300'
 */
export type MinijongKun<H extends Hand, W extends H[number], S extends Seat = 'south'> = [Texts<H>] extends [
  never
]
  ? '⚠ Unexpected hand that is not complete, expected four sets and a pair, or seven pairs'
  : [Worths<H, W, S>] extends [never]
    ? '⚠ Unexpected hand without yaku, expected at least one'
    : Most<Worths<H, W, S>['points']>
