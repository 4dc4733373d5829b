/**
 * `tehai koikoi play`: a match against a player of the engine, at the terminal.
 */
import type {MatchLength} from '@tehai/koikoi'
import {
  beginSession,
  matchLengths,
  opponents,
  parseSession,
  type OpponentName,
  type Session
} from '@tehai/koikoi/session'
import type {Command, ExitCode, CommandArguments, OptionSpec} from '../../command/command.js'
import {isSet, valueOf} from '../../command/command.js'
import {readText} from '../../files/files.js'
import {playMatch} from '../../koikoi/play/match.js'
import {gameRules, rulesOption} from '../../koikoi/options.js'
import {numberOf} from '../../command/options.js'
import type {Terminal} from '../../terminal/terminal.js'
import {usageError} from '../../terminal/usage.js'
import {commandWords} from '../../words/commands.js'

const lengths = matchLengths.map(String)

const file = (about: OptionSpec['about'], short?: string): OptionSpec => ({
  type: 'string',
  value: 'file',
  about,
  ...(short && {short})
})

export const command: Command = {
  name: 'koikoi play',
  usage: [
    '[--opponent <player>] [--rounds <number>] [--rules <rules>] [--seed <number>]',
    '--resume <game.json>'
  ],
  about: commandWords.koikoiPlay.about,
  notes: commandWords.koikoiPlay.notes,
  options: {
    opponent: {
      type: 'string',
      value: opponents.join('|'),
      choices: opponents,
      about: commandWords.koikoiPlay.opponent
    },
    rounds: {
      type: 'string',
      short: 'n',
      value: lengths.join('|'),
      choices: lengths,
      about: commandWords.koikoiPlay.rounds
    },
    rules: rulesOption,
    seed: {type: 'string', value: 'number', about: commandWords.koikoiPlay.seed},
    save: file(commandWords.koikoiPlay.save),
    resume: file(commandWords.koikoiPlay.resume),
    output: file(commandWords.koikoiPlay.output, 'o')
  },
  examples: [
    'tehai koikoi play',
    'tehai koikoi play --opponent expert --rounds 12 --rules nintendo -o match.md',
    'tehai koikoi play --seed 19 --save game.json'
  ],
  run: play
}

async function play(given: CommandArguments, terminal: Terminal): Promise<ExitCode> {
  const [extra] = given.positionals
  if (extra !== undefined) throw usageError('too-many-inputs', {actual: extra, wanted: 'round'})
  const resume = valueOf(given, 'resume')
  const session = resume === undefined ? newSession(given) : await resumed(resume, given, terminal)
  const options = {save: valueOf(given, 'save') ?? resume, output: valueOf(given, 'output')}
  await playMatch(session, options, terminal)
  return 0
}

function newSession(given: CommandArguments): Session {
  const chance = Math.floor(Math.random() * 0x100000000)
  return beginSession({
    seed: numberOf(given, 'seed', {low: 0, high: 0xffffffff, missing: chance}),
    rules: gameRules(given),
    rounds: Number(valueOf(given, 'rounds') ?? '3') as MatchLength,
    opponent: (valueOf(given, 'opponent') ?? 'look-ahead') as OpponentName
  })
}

/** What a saved match has settled already. */
const settled = ['opponent', 'rounds', 'rules', 'seed']

async function resumed(path: string, given: CommandArguments, terminal: Terminal): Promise<Session> {
  const both = settled.find(name => isSet(given, name))
  if (both) throw usageError('not-together', {actual: `--${both}`, other: '--resume'})
  const text = await readText(path, terminal)
  try {
    return parseSession(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw usageError('bad-save', {actual: path, why: error.message})
  }
}
