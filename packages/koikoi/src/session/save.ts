/**
 * A session as JSON text, and back.
 */
import {unknownFields} from '@tehai/kernel/fields'
import {shownValue} from '@tehai/kernel/source'
import {codeOf} from '../cards/index.js'
import type {MatchLength} from '../game/index.js'
import {formatRules, parseRules} from '../notation/index.js'
import {isAction} from '../round/index.js'
import type {GameAction} from '../round/index.js'
import {courseOf, matchLengths, opponents} from './session.js'
import type {OpponentName, Session} from './session.js'
import {wordOf} from './word.js'

const format = 'tehai-koikoi-match'
const fields = ['format', 'version', 'seed', 'rules', 'length', 'opponent', 'rounds']

/** A session as JSON text. */
export function formatSession({settings, rounds}: Session): string {
  const {seed, rules, opponent, rounds: length} = settings
  const saved = {format, version: 1, seed, rules: formatRules(rules), length, opponent, rounds}
  return `${JSON.stringify({...saved, rounds: rounds.map(actions => actions.map(wordOf))}, null, 1)}\n`
}

/**
 * Read a saved session.
 *
 * @throws {SyntaxError} if the text is not a session, has unknown fields, or cannot be replayed.
 */
export function parseSession(text: string): Session {
  const saved = objectOf(text)
  const [unknown] = unknownFields(saved, fields)
  if (unknown) throw new SyntaxError(`Expected a field of a saved match, got \`${unknown.field}\``)
  if (saved['format'] !== format || saved['version'] !== 1) {
    throw new SyntaxError(`Expected a saved match (\`${format}\`, version 1), got another text`)
  }
  const {seed, opponent, length} = saved
  const {rules, messages} = parseRules(String(saved['rules']))
  if (messages.length > 0) throw wrong('rules', saved['rules'])
  if (!Number.isInteger(seed) || (seed as number) < 0 || (seed as number) > 0xffffffff)
    throw wrong('seed', seed)
  if (!opponents.includes(opponent as OpponentName)) throw wrong('opponent', opponent)
  if (!matchLengths.includes(length as MatchLength)) throw wrong('length', length)
  if (!Array.isArray(saved['rounds']) || saved['rounds'].length === 0) throw wrong('rounds', saved['rounds'])
  const session: Session = {
    settings: {
      seed: seed as number,
      rules,
      rounds: length as MatchLength,
      opponent: opponent as OpponentName
    },
    rounds: saved['rounds'].map(actionsOf)
  }
  courseOf(session)
  return session
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Reported below, as any other text.
  }
  throw new SyntaxError(`Expected a saved match (\`${format}\`, version 1), got another text`)
}

function wrong(field: string, value: unknown): SyntaxError {
  return new SyntaxError(`Unexpected \`${field}\` of a saved match: \`${shownValue(value)}\``)
}

function actionsOf(value: unknown): readonly GameAction[] {
  if (!Array.isArray(value)) throw wrong('rounds', value)
  return value.map(actionOf)
}

const codes: ReadonlyMap<string, number> = new Map(
  Array.from({length: 48}, (_, card) => [codeOf(card), card])
)

function actionOf(word: unknown): GameAction {
  const [type, code] = String(word).split(' ')
  const action: unknown = code === undefined ? {type} : {type, card: codes.get(code)}
  if (!isAction(action)) throw wrong('rounds', word)
  return action
}
