/**
 * What a dictionary of the command line holds: the sentences of its output. Words of one command or option are beside it
 * (`Words` of `command.ts`).
 */
import type {InEachLanguage} from '@tehai/kernel/source'
import type {PassedReason} from '../convert/passed-reason.js'

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
  /** Points a round, with 95 % of its spread. */
  readonly margin: string
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
  /** A number of something. */
  counted(count: number, what: string): string
  /** Kinds and tiles that a hand accepts. */
  accepted(kinds: string, tiles: string): string
  /** Discards that the list does not show. */
  more(count: number): string
  /** Fu in a sum. */
  readonly plus: string
  /** `others`: what was passed over, in words. */
  converted(converted: number, left: number, others: string): string
  passed(count: number, what: string): string
  readonly passedReasons: Readonly<Record<PassedReason, string>>
  simulation(result: SimulationText): readonly string[]
}
