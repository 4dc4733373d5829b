/**
 * The course of a round in words: who deals, what has happened, and what each choice is worth.
 */
import {actionValues, availableActions, logOf, opponentOf, viewOf, type GameEvent} from '@tehai/koikoi'
import {PERSON, type Course} from '@tehai/koikoi/session'
import type {Terminal} from '../../terminal/terminal.js'
import {dictionaries} from '../../words/play.js'
import type {Host} from './host.js'
import {actionInWords, named} from './table.js'

/** What has happened. */
export function logText(events: readonly GameEvent[], {terminal: {language}}: Host): readonly string[] {
  const words = dictionaries[language]
  const shown = events.filter(({type}) => type !== 'TurnEnded' && type !== 'FieldChoiceRequired')
  return logOf(shown, {language, names: words.names})
}

/** Who deals, and what happened before the first action. */
export function beginText({rounds}: Course, host: Host): readonly string[] {
  const words = dictionaries[host.terminal.language]
  const {events, state} = rounds.at(-1)!
  return [
    words.deals(words.names[state.dealer]),
    ...logText(events, host).filter((_, index) => events[index]!.type !== 'Dealt')
  ]
}

/** Which cards were drawn to choose the dealer. */
export function dealerText({dealer: {draws}}: Course, language: Terminal['language']): readonly string[] {
  const words = dictionaries[language]
  return draws.flatMap((pair, index) => [
    ...(index === 0 ? [] : [words.drawAgain]),
    words.drew(named(pair[PERSON], language), named(pair[opponentOf(PERSON)], language))
  ])
}

/** What each choice is worth, the best first. */
export function hintText({rounds}: Course, {terminal: {language}}: Host): readonly string[] {
  const words = dictionaries[language]
  const {state, header} = rounds.at(-1)!
  const values = actionValues(viewOf(state, PERSON, header.rules), availableActions(state), {samples: 2000})
  const lines = values.map(({action, points, standardError}) => {
    const shown = `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`
    return words.hint(actionInWords(action, language), shown, (2 * standardError).toFixed(2))
  })
  return [words.hintHead, ...lines]
}
