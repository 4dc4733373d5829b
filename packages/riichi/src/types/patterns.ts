/**
 * Patterns for tests of texts, each a named type.
 *
 *     '234m 1z' extends HasBlank                one instantiation
 *     '234m 1z' extends `${string} ${string}`   two: the compiler builds the pattern again for every test
 *
 * The compiler does not look for type parameters in a named union, so it reuses the union as it is. A single pattern
 * is not a union: adding `None`, a text that never occurs, makes it one. `situations.ts` does the same for contexts.
 */

/** A text that never comes. */
export type None = '?'

/** Notation: what it may contain. */
export type Foldable = `${string}${' ' | ',' | '"' | '`' | 'r5'}${string}` | None
export type Rewritten = `${string}${',' | '"' | '`' | 'r5'}${string}` | None
export type HasBlank = `${string} ${string}` | None
export type FourBlanks = `${string} ${string} ${string} ${string} ${string}` | None
export type HasZero = `${string}0${string}` | None
/** An `r` that no digit follows. */
export type LoneRed = `${string}r${' ' | ','}${string}` | None
export type HasSuit = `${string}${'m' | 'p' | 's'}${string}` | None
/** A minus may begin what the compiler takes for a `bigint`. */
export type HasMinus = `${string}-${string}` | None

/** Notation: how it begins. A group is digits and a suit letter. */
export type InMan = `${bigint}m${string}` | None
export type InPin = `${bigint}p${string}` | None
export type InSou = `${bigint}s${string}` | None
export type InHonors = `${bigint}z${string}` | None

/** A meld is digits with marks, and a suit letter. */
type BeginsWithMeld<Z extends string> =
  | `${bigint}-${bigint}${Z}${string}`
  | `${bigint}-${Z}${string}`
  | `${bigint}'${bigint}${Z}${string}`
  | `${bigint}'${Z}${string}`
  | `${bigint}+${Z}${string}`
  | `${bigint}xx${bigint}${Z}${string}`
  | `${bigint}-${bigint}=${bigint}${Z}${string}`
  | `${bigint}${'-=' | '=-'}${bigint}${Z}${string}`
  | `${bigint}=${bigint}${Z}${string}`
  | `${bigint}'${bigint}'${bigint}${Z}${string}`
  | `${bigint}'${bigint}'${Z}${string}`
export type MeldOfMan = BeginsWithMeld<'m'>
export type MeldOfPin = BeginsWithMeld<'p'>
export type MeldOfSou = BeginsWithMeld<'s'>
export type MeldOfHonors = BeginsWithMeld<'z'>

/** A winning tile set apart from the hand, by suit. */
export type OneOfMan = `${Rank}m`
export type OneOfPin = `${Rank}p`
export type OneOfSou = `${Rank}s`
export type OneOfHonors = `${Rank}z`
export type Apart = OneOfMan | OneOfPin | OneOfSou | OneOfHonors

export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

/** Tiles: digits of one suit, then its melds, each after a `<`. */
export type HasMeld = `${string}<${string}` | None
/** Two equal tiles: all that remains besides four melds. */
export type PairApart =
  `${'11' | '22' | '33' | '44' | '55' | '66' | '77' | '88' | '99'}${'m' | 'p' | 's' | 'z'}`
export type FourMelds = `${string}<${string}<${string}<${string}<${string}` | None
/** Melds that open a hand: all but concealed kans. */
export type Called =
  `${string}<${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | '.K' | '.h' | '.i'}${string}` | None
/** Digits of the three suits with `|` between them, of which one is not empty. */
export type OneSuit = `${string}||` | `|${string}|` | `||${string}`
export type OnlySou = `||${string}` | None
export type NineGates =
  `111${string}2${string}3${string}4${string}5${string}6${string}7${string}8${string}999` | None
/** Honors that do not exist: other ranks, and runs. */
export type NoHonor = `${string}${'8' | '9'}${string}` | `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'}${string}`
export type HasOuter = `${string}${'1' | '9'}${string}` | None
/** Not green: a sou other than 23468, an honor other than 發. */
export type NotGreenSou = `${string}${'1' | '5' | '7' | '9'}${string}` | None
export type NotGreenHonor = `${string}${'1' | '2' | '3' | '4' | '5' | '7'}${string}` | None

/** Readings: how many sets, triplets, pairs. */
export type FourSetsAndPair = FourMelds & (`${string}=${string}` | None)
type TwoPairs = `${string}=${string}=${string}` | None
export type FiveSetsOrTwoPairs = `${string}<${string}<${string}<${string}<${string}<${string}` | TwoPairs
export type HasTriplet = `${string}.${string}` | None
export type ThreeTriplets = `${string}.${string}.${string}.${string}` | None
export type FourTriplets = `${string}.${string}.${string}.${string}.${string}` | None
export type HasConcealedTriplet = `${string}.*${string}` | None
export type ThreeConcealed = `${string}*${string}*${string}*${string}` | None
export type FourConcealed = `${string}*${string}*${string}*${string}*${string}` | None
export type HasKan = `${string}K${string}` | None
export type ThreeKans = `${string}K${string}K${string}K${string}` | None
export type FourKans = `${string}K${string}K${string}K${string}K${string}` | None
export type TwiceARun = `${string}"${string}` | None
export type TwoTimesTwiceARun = `${string}"${string}"${string}` | None
/** Readings: the wait. */
export type TwoSidedWait = `${string}~${string}` | None
export type PairWait = `${string}!${string}` | None
export type WaitWithFu = `${string}${'^' | '!'}${string}` | None
/** Readings: the pair is of honors. */
export type HonorPair = `${string}z${string}=${string}` | None
export type DragonPair = `${string}z${string}=${'5' | '6' | '7'}${string}` | None

/** Indicators: characters that may be omitted, and the suit of the first indicator. */
export type LooseIndicators = `${string}${' ' | ',' | 'r'}${string}` | None
export type IndicatesMan = `${Digit}m${string}` | None
export type IndicatesPin = `${Digit}p${string}` | None
export type IndicatesSou = `${Digit}s${string}` | None
type Digit = '0' | Rank
