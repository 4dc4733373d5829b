import {expect, test} from 'vitest'
import {availableActions} from '../round/index.js'
import {presets} from '../rules/index.js'
import {
  beginSession,
  courseOf,
  formatSession,
  matchMarkdown,
  opponentAction,
  parseSession,
  PERSON,
  winnerOf,
  withAction,
  withoutLastChoice,
  withRound,
  type Session
} from './index.js'

const settings = {seed: 19, rules: presets.nintendo, rounds: 3, opponent: 'greedy'} as const

/** A session up to the next choice of the person or the end of the round; `null` at its end. */
function answered(session: Session): Session | null {
  const course = courseOf(session)
  const {state} = course.rounds.at(-1)!
  if (state.result) return null
  return state.currentPlayer === PERSON
    ? session
    : answered(withAction(session, opponentAction(session, course)))
}

/** The session at the end of its round, the person taking the first choice each time. */
function playedOut(session: Session): Session {
  let at = session
  for (;;) {
    const {state} = courseOf(at).rounds.at(-1)!
    if (state.result) return at
    const [first] = availableActions(state)
    at = withAction(at, state.currentPlayer === PERSON ? first! : opponentAction(at))
  }
}

test('undo takes back the last choice of the person and all answers to it', () => {
  const begun = answered(beginSession(settings))!
  expect(withoutLastChoice(beginSession(settings))).toBe(null)
  const [, second] = availableActions(courseOf(begun).rounds[0]!.state)
  const later = answered(withAction(begun, second!))!
  expect(later.rounds[0]!.length).toBeGreaterThan(begun.rounds[0]!.length)
  expect(withoutLastChoice(later)).toEqual(begun)
})

test('undo reaches into the round before', () => {
  const first = playedOut(beginSession(settings))
  const before = withoutLastChoice(withRound(first))!
  expect(before.rounds.length).toBe(1)
  expect(courseOf(before).rounds[0]!.state.result).toBe(null)
})

test('a match adds up, is saved as text, and is written as Markdown', () => {
  let session = beginSession(settings)
  for (let round = 1; round < settings.rounds; round++) session = withRound(playedOut(session))
  expect(winnerOf(courseOf(session))).toBe(undefined)
  session = playedOut(session)
  const course = courseOf(session)
  expect(winnerOf(course)).not.toBe(undefined)
  expect(courseOf(parseSession(formatSession(session)))).toEqual(course)
  const markdown = matchMarkdown(course, {language: 'en', match: 'A match', round: count => `Round ${count}`})
  expect(markdown).toMatch(
    /^---\nlang: en\ntitle: "A match"\n---\n\n# A match\n\n```hanafuda\ntitle: Round 1\n/
  )
  expect(markdown.match(/```hanafuda/g)).toHaveLength(3)
  expect(() => courseOf(withRound(session))).toThrow('Expected at most 3 rounds, got 4')
})

test('a round that follows one that is not over is refused', () => {
  expect(() => courseOf(withRound(beginSession(settings)))).toThrow('Expected a round that is over')
})
