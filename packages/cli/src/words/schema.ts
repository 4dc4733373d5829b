/**
 * What a dictionary of the command line holds: sentences of its output with placeholders. Words without placeholders
 * are in `commands.ts`.
 */
import type {TileNode} from '@tehai/core/notation'
import type {InEachLanguage} from '@tehai/kernel/source'
import type {Face, Flower, Tile} from '@tehai/riichi/tile'
import type {PassedReason} from './passed-reason.js'

/** A mark of notation. */
type TileMark = TileNode['marks'][number]

/** A text in each language. */
export type Words = InEachLanguage<string>

/** Results of a simulation, as text. */
export interface SimulationText {
  readonly names: readonly [string, string]
  readonly rounds: number
  readonly rules: string
  readonly wins: readonly [number, number]
  readonly points: readonly [number, number]
  readonly draws: number
  /** Per cent of the rounds. */
  readonly share: (count: number) => string
  /** Points per round, with the interval of 95 %. */
  readonly margin: string
}

/** What a build made. */
export interface BuildText {
  readonly pages: number
  /** Rows and blocks. */
  readonly rows: number
  /** Claims. */
  readonly checked: number
  readonly unchecked: number
}

/** Words of footnotes. `reference`: which footnote, from 0; `repeat`: which reference to it, from 1. */
export interface Footnotes {
  readonly footnoteLabel?: string
  readonly footnoteBackLabel?: (reference: number, repeat: number) => string
}

/** Words of the command line in one language. */
export interface TerminalWords {
  /** In a line of usage. */
  readonly command: string
  /** How to get help, below a wrong call. */
  usageHint(call: string): string
  /** `''` for 0. */
  errors(count: number): string
  warnings(count: number): string
  /** `found`: errors and warnings in words, `''` if there are none. */
  checked(files: number, found: string): string
  /**
   * What a build made. `found`: as above, or `null` if it is not to be reported; `unchecked` claims are named if there
   * are any.
   */
  built(counts: BuildText, found: string | null): string
  /** A page that was built from a file that has been deleted. */
  removed(page: string): string
  /** A number of something. */
  counted(count: number, what: string): string
  /** Kinds and tiles that a hand accepts. */
  accepted(kinds: string, tiles: string): string
  /** Discards that the list does not show. */
  more(count: number): string
  /** Fu in a sum. */
  readonly plus: string
  /** `others`: what was skipped, in words. */
  converted(converted: number, left: number, others: string): string
  /** How many of some files were rewritten by `tehai format`, or would be. */
  formatted(changed: number, files: number, isWritten: boolean): string
  passed(count: number, what: string): string
  readonly passedReasons: Readonly<Record<PassedReason, string>>
  simulation(result: SimulationText): readonly string[]
  readonly severities: Readonly<Record<'error' | 'warning', string>>
  /** What a hand waits for and accepts. */
  readonly analysis: Readonly<Record<'waits' | 'accepts' | 'wider' | 'good' | 'nothing' | 'readings', string>>
  /** Figures of discards, by turn. */
  readonly values: {
    readonly tenpai: string
    readonly win: string
    readonly value: string
    /** What the figures do not take into account. */
    readonly model: string
    turn(turn: number): string
    tooWide(states: number): string
    /** Options that were left out. */
    without(options: readonly string[]): string
  }
  /** Parts of a row that are not tiles. */
  /** What is drawn in place of a tile. */
  readonly faces: Readonly<Record<Exclude<Face, Tile | Flower>, string>>
  /** What is marked at a tile. */
  readonly marks: Readonly<Record<TileMark, string>>
  readonly nodes: Readonly<Record<'gap' | 'any-meld' | 'left-out' | 'text' | 'draw', string>>
  /** A block of a document of Pandoc, from 1; 0 is its metadata. */
  block(index: number): string
  /** Points of all yaku, in words; `null` if there are none. */
  total(points: string | null): string
  /** What a notation, `{to}`, cannot express about a row. */
  cannotSay(loss: string): string
  /** Files that failed, at least one of all. */
  sumUp(failed: number, all: number): string
  /** Files that were changed before a fault. */
  changed(files: readonly string[]): string
  /** Words of footnotes for remark-rehype; empty for its own words. */
  readonly footnotes: Footnotes
}
