/**
 * What a dictionary of `tehai koikoi play` holds: the table, the prompts, and what may be typed.
 */

/** What a person may type besides cards and numbers. */
export type PlayOrder =
  'koikoi' | 'shobu' | 'draw' | 'undo' | 'hint' | 'log' | 'save' | 'help' | 'quit' | 'next'

export interface PlayWords {
  /** The person and the opponent, beside the cards of each and in sentences. */
  readonly names: readonly [string, string]
  /** Words for each order; those of all languages are understood, and the first is shown. */
  readonly orders: Readonly<Record<PlayOrder, readonly [string, ...string[]]>>
  readonly field: string
  readonly hand: string
  readonly captured: string
  readonly empty: string
  /** `3 cards`. */
  cards(count: number): string
  /** Head of a table. */
  head(round: number, rounds: number, totals: readonly [number, number], rules: string): string
  deals(name: string): string
  /** 親決め: the cards that both have drawn. */
  drew(own: string, other: string): string
  readonly drawAgain: string
  /** What a card takes. */
  takes(cards: string): string
  readonly stays: string
  readonly chooseCard: string
  chooseField(card: string): string
  decide(points: string): string
  readonly mustStop: string
  readonly drawPrompt: string
  readonly helpText: string
  unknown(text: string): string
  ambiguous(text: string): string
  readonly nothingToUndo: string
  readonly undone: string
  hint(action: string, points: string, error: string): string
  readonly hintHead: string
  saved(file: string): string
  readonly nowhereToSave: string
  roundOver(round: number, totals: readonly [number, number]): string
  readonly pressEnter: string
  won(name: string, totals: readonly [number, number]): string
  readonly even: string
  readonly left: string
  recordWritten(file: string): string
  recordTitle(totals: readonly [number, number]): string
  roundTitle(round: number): string
}
