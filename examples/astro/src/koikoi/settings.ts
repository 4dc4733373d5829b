/**
 * The settings of a match in the address and in the form: `#rules=nintendo&opponent=expert&rounds=3&seed=19`.
 */
import {isPresetName, presets, type MatchLength, type PresetName} from '@tehai/koikoi'
import {matchLengths, opponents, type OpponentName, type Settings} from '@tehai/koikoi/session'

/** What the form shows; a seed of `null` is any. */
export interface Choices {
  readonly rules: PresetName
  readonly opponent: OpponentName
  readonly rounds: MatchLength
  readonly seed: number | null
}

export const usualChoices: Choices = {rules: 'standard', opponent: 'look-ahead', rounds: 3, seed: null}

/** Seeds are below this number. */
const SEEDS = 0x100000000

/** Choices as texts, of an address or a form; what is missing or wrong is as usual. */
export function choicesOf(texts: Iterable<readonly [string, unknown]>): Choices {
  const given = new Map(texts)
  const text = (name: string) => String(given.get(name) ?? '').trim()
  const seed = text('seed').normalize('NFKC')
  return {
    rules: isPresetName(text('rules')) ? (text('rules') as PresetName) : usualChoices.rules,
    opponent: opponents.find(name => name === text('opponent')) ?? usualChoices.opponent,
    rounds: matchLengths.find(length => String(length) === text('rounds')) ?? usualChoices.rounds,
    seed: /^\d{1,10}$/.test(seed) ? Number(seed) % SEEDS : null
  }
}

/** The settings of a match; `chance` (0 ≤ n < 1) chooses the seed where none is given. */
export function settingsOf({rules, opponent, rounds, seed}: Choices, chance: number): Settings {
  return {rules: presets[rules], opponent, rounds, seed: seed ?? Math.floor(chance * SEEDS)}
}

/** The fragment of an address that leads to the same deal. */
export function fragmentOf({rules, opponent, rounds, seed}: Settings): string {
  return `#${new URLSearchParams({rules: rules.name, opponent, rounds: String(rounds), seed: String(seed)})}`
}
