/**
 * What the words of the page are.
 */
import type {PresetName} from '@tehai/koikoi'
import type {OpponentName} from '@tehai/koikoi/session'

export interface Words {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly noScript: string
  readonly settings: {
    readonly rules: string
    readonly opponent: string
    readonly rounds: string
    readonly seed: string
    readonly seedHint: string
    readonly begin: string
  }
  /** The rules to choose from. */
  readonly rules: Readonly<Record<PresetName, string>>
  /** The rules as they are named at the table. */
  readonly inPlay: Readonly<Record<PresetName, string>>
  readonly opponents: Readonly<Record<OpponentName, string>>
  readonly rounds: (count: number) => string
  /** The person and the opponent, at the table and in sentences of the course. */
  readonly names: readonly [string, string]
  readonly table: string
  readonly round: (round: number, rounds: number) => string
  readonly points: (points: number) => string
  readonly dealer: string
  readonly field: string
  readonly emptyPlace: string
  readonly stock: (count: number) => string
  readonly backs: (count: number) => string
  readonly captured: (name: string) => string
  readonly pile: (type: string, count: number) => string
  readonly hand: string
  readonly takes: (card: string, cards: readonly string[]) => string
  readonly stays: (card: string) => string
  readonly hint: string
  readonly hintOf: (points: string, error: string) => string
  readonly hintLead: (card: string, points: string) => string
  readonly undo: string
  readonly leave: string
  readonly months: string
  readonly course: string
  /** Who deals, by seat. */
  readonly deals: readonly [string, string]
  readonly thinking: string
  readonly choose: string
  readonly chooseField: (card: string) => string
  readonly decide: string
  readonly mustStop: string
  readonly draw: string
  readonly koikoi: string
  readonly shobu: string
  readonly koikoiCall: string
  readonly shobuCall: string
  readonly next: string
  readonly roundWon: (winner: 0 | 1, points: number) => string
  readonly roundDrawn: string
  readonly matchWon: (winner: 0 | 1, own: number, other: number) => string
  readonly matchEven: (points: number) => string
  readonly again: string
  readonly same: string
  readonly record: string
  readonly recordLead: string
  readonly copy: string
  readonly copied: string
  readonly recordTitle: (own: number, other: number) => string
  readonly roundTitle: (round: number) => string
  /** End of a sentence, and what is between two. */
  readonly period: string
  readonly sentenceGap: string
  readonly comma: string
  readonly keys: string
  readonly keyList: readonly (readonly [string, string])[]
}
