/** What a dictionary of claims contains: the words beside the results of the rules. */
export interface ClaimWords {
  /** Headings of the table of discards. */
  readonly headings: Readonly<Record<'discard' | 'shanten' | 'accepts' | 'tiles', string>>
  /** Before a tile that is discarded. */
  readonly cut: string
  /** Between a discard and what follows from it: accepted tiles, or a figure. */
  readonly afterDiscard: string
  /** Between several discards that are equally good. */
  readonly orDiscard: string
  /** Between the waits after several discards. */
  readonly betweenWaits: string
  /** Used for waits that are in the river of the hand. */
  readonly furiten: string
  /** The name of waits and how many tiles there are of them. */
  waitsAside(items: readonly string[]): string
  ukeire(kinds: string, tiles: string): string
  // What is paid. Amounts are already words.
  amount(points: string): string
  allPay(amount: string): string
  /** By a dealer and by each of two others. */
  dealerPays(dealer: string, others: string): string
  /** By a dealer and the one other, with three players. */
  otherPays(dealer: string, other: string): string
  withHonba(amount: string): string
  withSticks(amount: string): string
  payments(items: readonly string[]): string
  /** The assumptions, in a list. */
  assumed(items: readonly string[]): string
}
