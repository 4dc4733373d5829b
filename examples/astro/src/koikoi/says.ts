/**
 * What the page says: the course of the round, and what the person is to do now.
 */
import {
  availableActions,
  cardName,
  eventsFor,
  logOf,
  yakuInWords,
  type ActionValue,
  type GameEventType
} from '@tehai/koikoi'
import {PERSON, winnerOf} from '@tehai/koikoi/session'
import type {Scene, Table} from './game.js'
import {words, type PageLanguage} from './words.js'

/** Events of which the cards themselves say enough. */
const unsaid: ReadonlySet<GameEventType> = new Set(['Dealt', 'TurnEnded', 'FieldChoiceRequired'])

/** The course of the round so far, a sentence an event. */
export function courseText({course, state}: Table, language: PageLanguage): readonly string[] {
  const say = words[language]
  const {events} = course.rounds.at(-1)!
  const seen = events.slice(0, state.seq).filter(({type}) => !unsaid.has(type))
  return [say.deals[state.dealer], ...logOf(eventsFor(PERSON, seen), {language, names: say.names})]
}

/** What the person is to do, or what has come of it. */
export function promptOf(scene: Scene, language: PageLanguage): string {
  const say = words[language]
  const {phase, table, hints} = scene
  if (!table) return say.lead
  if (phase === 'round-over' || phase === 'match-over') return resultOf(table, language)
  if (phase !== 'choosing') return table.state.currentPlayer === PERSON ? ' ' : say.thinking
  const best = hints?.[0]
  if (best) return say.hintLead(choiceName(best, language), signed(best.points))
  const {turnPhase, pendingCapture, players} = table.state
  switch (turnPhase) {
    case 'SelectFieldCard':
    case 'SelectFieldCardForDraw':
      return say.chooseField(cardName(pendingCapture[0]!, language))
    case 'KoiKoiDecision': {
      const question = availableActions(table.state).length > 1 ? say.decide : say.mustStop
      return `${yakuInWords(players[PERSON].completedYaku, language)}${say.sentenceGap}${question}`
    }
    case 'DrawFromDeck':
      return say.draw
    default:
      return say.choose
  }
}

function choiceName({action}: ActionValue, language: PageLanguage): string {
  if ('card' in action) return cardName(action.card, language)
  return action.type === 'CallKoiKoi' ? words[language].koikoi : words[language].shobu
}

/** Points with plus or minus: `+1.2`. */
export function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`
}

/** How the round ended. */
export function roundResult({state}: Table, language: PageLanguage): string {
  const say = words[language]
  const {result} = state
  if (!result || result.winner === null) return say.roundDrawn
  return say.roundWon(result.winner, result.scores[result.winner])
}

/** How the round ended, and the match with it if it is the last. */
export function resultOf(table: Table, language: PageLanguage): string {
  const {period, sentenceGap} = words[language]
  const results = [roundResult(table, language), matchResult(table, language)]
  return results.flatMap(result => (result ? [result + period] : [])).join(sentenceGap)
}

/** How the match ended; empty while it runs. */
export function matchResult({course}: Table, language: PageLanguage): string {
  const winner = winnerOf(course)
  const [own, other] = course.match.totals
  if (winner === undefined) return ''
  return winner === null ? words[language].matchEven(own) : words[language].matchWon(winner, own, other)
}
