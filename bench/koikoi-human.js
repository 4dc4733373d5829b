/**
 * Does the engine give the recorded results for rounds of people?
 *
 *     node bench/koikoi-human.js --peer <folder>
 *
 * The folder is a copy of <https://github.com/guansanghai/KoiKoi-AI> (MIT): `gamerecords_dataset/` holds 1,579 rounds
 * of finished games by the rules of KoiKoi-Japan. Every capture, every decision, the winner and the points of every
 * round are compared. Then each round is written as a record and read back.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {applyAction, formatRecord, parseRecord, presets, startRound} from '@tehai/koikoi'

const {values} = parseArgs({options: {peer: {type: 'string'}}})
const folder = values.peer && join(values.peer, 'gamerecords_dataset')
const rules = presets['koikoi-japan']

const idOf = ([month, place]) => (month - 1) * 4 + place - 1
const sorted = cards => cards.toSorted((a, b) => a - b).join()

/** The captures in a list of events, from the hand or from the deck. */
const captured = (events, source) =>
  sorted(
    events
      .filter(event => event.type === 'CardsCaptured' && event.source === source)
      .flatMap(({cards}) => cards)
  )

/** Replay one recorded round. @returns the differences, in words */
function replay({basic, ...turns}) {
  const differences = []
  const hands = [...basic.initHand1, ...basic.initHand2, ...basic.initBoard].map(idOf)
  const deck = [...hands, ...basic.initPile.map(idOf).toReversed()]
  const header = {decks: [deck], seed: null, dealer: basic.Dealer - 1, rules, month: null}
  let {state, events} = startRound([deck], header)
  const act = action => {
    const step = applyAction(state, action, rules)
    if (step.error) return differences.push(step.error.id)
    state = step.state
    events = [...events, ...step.events]
  }
  for (let count = 1; turns[`turn${count}`]; count++) {
    const {playerInTurn, discardCard, collectCard, drawCard, collectCard2, isKoiKoi} = turns[`turn${count}`]
    const from = events.length
    const choose = (cards, played) =>
      act({type: 'SelectFieldCard', card: cards.map(idOf).find(id => id !== idOf(played))})
    if (state.currentPlayer !== playerInTurn - 1) differences.push(`player of turn ${count}`)
    act({type: 'PlayCard', card: idOf(discardCard)})
    if (state.turnPhase === 'SelectFieldCard') choose(collectCard, discardCard)
    if (state.turnPhase === 'SelectFieldCardForDraw') choose(collectCard2, drawCard)
    const now = events.slice(from)
    if (captured(now, 'hand') !== sorted(collectCard.map(idOf))) differences.push(`capture of turn ${count}`)
    if (captured(now, 'deck') !== sorted(collectCard2.map(idOf)))
      differences.push(`second capture of turn ${count}`)
    if ((state.turnPhase === 'KoiKoiDecision') !== (isKoiKoi !== null))
      differences.push(`decision of turn ${count}`)
    if (state.turnPhase === 'KoiKoiDecision') act({type: isKoiKoi ? 'CallKoiKoi' : 'CallShobu'})
  }
  const {winner, scores} = state.result ?? {winner: 'none', scores: [0, 0]}
  if (winner !== (basic.roundWinner === 0 ? null : basic.roundWinner - 1))
    differences.push(`winner ${winner}`)
  if (scores[0] - scores[1] !== basic.player1RoundPts) differences.push(`points ${scores}`)
  const text = formatRecord(header, events)
  const again = parseRecord(text)
  if (again.messages.length > 0 || JSON.stringify(again.events) !== JSON.stringify(events))
    differences.push('record')
  return {differences, bytes: Buffer.byteLength(text)}
}

if (!folder || !existsSync(folder)) {
  console.log('(no recorded rounds: give the folder of KoiKoi-AI with --peer)')
} else {
  const games = readdirSync(folder).map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  const rounds = games.filter(({result}) => result.isOver).flatMap(({record}) => Object.values(record))
  const replays = rounds.map(replay)
  const wrong = replays.filter(({differences}) => differences.length > 0)
  for (const {differences} of wrong.slice(0, 10)) console.log(differences.join(', '))
  const bytes = replays.reduce((sum, one) => sum + one.bytes, 0) / replays.length
  console.log(`${rounds.length} rounds, ${wrong.length} differ; ${bytes.toFixed(0)} bytes a record`)
  if (wrong.length > 0) process.exitCode = 1
}
