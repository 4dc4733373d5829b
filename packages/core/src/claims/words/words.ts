/**
 * What a dictionary of claims holds: words beside what the rules found.
 */
export interface ClaimWords {
  /** Headings of the table of discards. */
  readonly headings: Readonly<Record<'discard' | 'shanten' | 'accepts' | 'tiles', string>>
  /** Before a tile that is discarded. */
  readonly cut: string
  /** Between a discard and what it is good for. */
  readonly afterDiscard: string
  /** Between several discards that are as good as each other. */
  readonly orDiscard: string
  /** Between the waits after several discards. */
  readonly betweenWaits: string
  /** Said of waits that lie in the river of their hand. */
  readonly furiten: string
  /** The name of waits and how many tiles there are of them. */
  waitsAside(items: readonly string[]): string
  ukeire(kinds: string, tiles: string): string
  // What is paid. Amounts are words.
  amount(points: string): string
  allPay(amount: string): string
  /** By a dealer and by each of two others. */
  dealerPays(dealer: string, others: string): string
  /** By a dealer and the one other, with three players. */
  otherPays(dealer: string, other: string): string
  withHonba(amount: string): string
  withSticks(amount: string): string
  payments(items: readonly string[]): string
  /** What was assumed, in a list. */
  assumed(items: readonly string[]): string
}
