/**
 * `tehai koikoi simulate`: many rounds between two players.
 */
import {
  expertPolicy,
  greedyPolicy,
  lookAheadPolicy,
  randomPolicy,
  simulate,
  type Policy,
  type Simulation
} from '@tehai/koikoi'
import {
  isSet,
  valueOf,
  type Command,
  type ExitCode,
  type CommandArguments,
  type OptionSpec
} from '../../command/command.js'
import {gameRules, rulesOption} from '../../koikoi/options.js'
import {numberOf} from '../../command/options.js'
import {write, type Terminal} from '../../terminal/terminal.js'
import {usageError} from '../../terminal/usage.js'
import {dictionaries as terminalWords} from '../../words/index.js'
import {commandWords} from '../../words/commands.js'

const players = ['random', 'greedy', 'look-ahead', 'expert'] as const

const player: OptionSpec = {
  type: 'string',
  value: players.join('|'),
  choices: players,
  about: commandWords.koikoiSimulate.a
}

export const command: Command = {
  name: 'koikoi simulate',
  usage: ['[--rounds <number>] [--a <player>] [--b <player>] [--seed <number>]'],
  about: commandWords.koikoiSimulate.about,
  notes: commandWords.koikoiSimulate.notes,
  options: {
    rounds: {
      type: 'string',
      short: 'n',
      value: 'number',
      about: commandWords.koikoiSimulate.rounds
    },
    a: player,
    b: {...player, about: commandWords.koikoiSimulate.b},
    samples: {
      type: 'string',
      value: 'number',
      about: commandWords.koikoiSimulate.samples
    },
    seed: {
      type: 'string',
      value: 'number',
      about: commandWords.koikoiSimulate.seed
    },
    rules: rulesOption,
    json: {type: 'boolean', about: commandWords.koikoiSimulate.json}
  },
  examples: [
    'tehai koikoi simulate --rounds 100000',
    'tehai koikoi simulate --a look-ahead --b greedy -n 2000 --rules nintendo'
  ],
  run: simulateRounds
}

async function simulateRounds(given: CommandArguments, {language, stdout}: Terminal): Promise<ExitCode> {
  const [extra] = given.positionals
  if (extra !== undefined) throw usageError('too-many-inputs', {actual: extra, wanted: 'round'})
  const rounds = numberOf(given, 'rounds', {low: 1, high: 1_000_000_000, missing: 10_000})
  const seed = numberOf(given, 'seed', {low: 0, high: 0xffffffff, missing: 0})
  const samples = numberOf(given, 'samples', {low: 1, high: 100_000, missing: 32})
  const rules = gameRules(given)
  const a = policyOf(valueOf(given, 'a') ?? 'greedy', samples)
  const b = policyOf(valueOf(given, 'b') ?? 'random', samples)
  const result = simulate(rounds, a, b, seed, rules)
  const named = {a: a.name, b: b.name, seed, rules: rules.name, ...result}
  await write(stdout, isSet(given, 'json') ? `${JSON.stringify(named)}\n` : textOf(named, language))
  return 0
}

function policyOf(name: string, samples: number): Policy {
  if (name === 'look-ahead') return lookAheadPolicy({samples})
  if (name === 'expert') return expertPolicy({samples})
  return name === 'greedy' ? greedyPolicy : randomPolicy
}

/** A simulation with the names of its players and rules. */
interface NamedSimulation extends Simulation {
  readonly a: string
  readonly b: string
  readonly rules: string
}

function textOf(named: NamedSimulation, language: Terminal['language']): string {
  const {a, b, rules, rounds, wins, draws, points, difference, standardError} = named
  const share = (count: number) => `${((100 * count) / rounds).toFixed(1)}%`
  const plusOrMinus = difference < 0 ? '−' : '+'
  const margin = `${plusOrMinus}${Math.abs(difference).toFixed(3)} ± ${(2 * standardError).toFixed(3)}`
  const text = {names: [a, b] as const, rounds, rules, wins, points, draws, share, margin}
  const rows = terminalWords[language].simulation(text)
  return `${rows.join('\n')}\n`
}
