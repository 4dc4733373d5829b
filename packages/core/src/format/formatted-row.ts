/**
 * What a written dialect makes of a row.
 */

/** Text in a dialect, and what of the row it cannot express. */
export interface FormattedRow {
  readonly text: string
  readonly lost: readonly Loss[]
}

/** Something a dialect cannot write, and the index of its node in the row. */
export interface Loss {
  readonly what:
    | 'direction'
    | 'red'
    | 'mark'
    | 'label'
    | 'gap'
    | 'face'
    | 'meld'
    | 'added'
    | 'draw'
    | 'river'
    | 'placeholder'
    | 'riichi'
    | 'text'
  readonly node: number
}
