import {expect, test} from 'vitest'
import {cardByCode, type CardId} from '../cards/index.js'
import {testDecks} from '../game/test-decks.js'
import {mulberry32, shuffledDeck} from '../random/index.js'
import {defineRules, presets} from '../rules/index.js'
import {chooseDealer, earlierOf} from './start/dealer.js'
import {eventsFor} from './player-events.js'
import {refusalWords} from './refusal.js'
import {calculateGameResult, handleDraw, handleTeshi, requiresRedeal} from './outcome.js'
import {
  applyAction,
  availableActions,
  checkDraw,
  decksOf,
  dealDeck,
  notStarted,
  rebuild,
  refusalSentence,
  startRound,
  type GameState
} from './index.js'
import {resultOfExhausted} from './result.js'
import {withPlayerState} from './state/with-state.js'
import {withHand} from './state/with.js'

const id = (code: string): CardId => cardByCode(code)!
const {state} = startRound([testDecks.sanko])

/** A round played with the first action that is allowed. */
function played(deck: readonly CardId[], goesOn = false): readonly GameState[] {
  const states = [startRound([deck, testDecks.sanko]).state]
  while (!states.at(-1)!.result) {
    const actions = availableActions(states.at(-1)!)
    const step = applyAction(states.at(-1)!, actions.at(goesOn ? 0 : -1)!)
    states.push(step.state!)
  }
  return states
}

test('what must be dealt again', () => {
  const {hands, field} = dealDeck(testDecks.fieldFour, 0, 'block')
  const dealt = {...withPlayerState(state, 0, withHand(state.players[0], hands[0])), field}
  expect(requiresRedeal(dealt)).toBe(true)
  expect(requiresRedeal(dealt, defineRules('standard', {fieldFour: 'draw'}))).toBe(false)
  expect(requiresRedeal(state)).toBe(false)
  const teshi = startRound([testDecks.teshi]).state
  expect([requiresRedeal(teshi), requiresRedeal(teshi, presets['koikoi-japan'])]).toEqual([false, true])
})

test('four pairs on the field are dealt again only where the rules say so', () => {
  const redeal = defineRules('standard', {fieldKuttsuki: 'redeal'})
  const field = [1, 2, 3, 4].flatMap(month => [id(`${month}a`), id(`${month}b`)])
  const pairs = {...state, field}
  expect(requiresRedeal(pairs, redeal)).toBe(true)
  expect(requiresRedeal(pairs, defineRules('standard', {fieldKuttsuki: 'play'}))).toBe(false)
  expect(requiresRedeal(state, redeal)).toBe(false)
})

test('every refusal is an error', () => {
  expect(new Set(Object.values(refusalWords).map(({severity}) => severity))).toEqual(new Set(['error']))
})

test('four of a month in the hand win where the rules say so', () => {
  const teshi = startRound([testDecks.teshi]).state
  expect(handleTeshi(teshi, 1)).toBeNull()
  expect(handleTeshi(teshi, 0, presets.nintendo)).toBeNull()
  const won = handleTeshi(teshi, 1, presets.nintendo)!
  expect([won.winner, won.result?.reason, won.result?.scores]).toEqual([1, 'Teshi', [0, 6]])
  expect(teshi.result).toBeNull()
  expect(() => handleTeshi(teshi, 2 as 1)).toThrow('Expected `player` to be 0 or 1, got `2`')
})

test('a round is drawn when its turns are played, and the engine ends it then', () => {
  let drawn = 0
  for (let seed = 0; seed < 60; seed++) {
    const states = played(shuffledDeck(mulberry32(seed)), true)
    const last = states.at(-1)!
    expect(states.slice(0, -1).some(one => checkDraw(one))).toBe(false)
    expect(checkDraw(last)).toBe(last.result!.isDraw)
    if (!last.result!.isDraw) continue
    drawn++
    expect(handleDraw({...last, result: null}).result).toEqual(last.result)
  }
  expect(drawn).toBeGreaterThan(5)
  expect(checkDraw({...state, turnCount: 8})).toBe(true)
  expect(checkDraw({...state, turnCount: 8, winner: 1})).toBe(false)
})

test('what a state pays is what the engine paid', () => {
  for (const deck of Object.values(testDecks).filter(deck => deck !== testDecks.fieldFour)) {
    const {result, ...last} = played(deck).at(-1)!
    expect(calculateGameResult({...last, result: null}).scores).toEqual(result!.scores)
    expect(calculateGameResult({...last, result})).toBe(result)
  }
  expect(calculateGameResult(state)).toMatchObject({winner: null, isDraw: true, scores: [0, 0]})
})

test('the earlier month deals, then the brighter card; two plains are drawn again', () => {
  expect(earlierOf(id('1d'), id('2a'))).toBe(0)
  expect(earlierOf(id('12a'), id('11d'))).toBe(1)
  expect(earlierOf(id('8b'), id('8a'))).toBe(1)
  expect(earlierOf(id('9a'), id('9b'))).toBe(0)
  expect(earlierOf(id('1c'), id('1d'))).toBeNull()
  const choices = Array.from({length: 400}, (_, seed) => chooseDealer(mulberry32(seed)))
  expect(choices).toEqual(Array.from({length: 400}, (_, seed) => chooseDealer(mulberry32(seed))))
  for (const {dealer, draws} of choices) {
    expect(draws.every(([a, b]) => a !== b)).toBe(true)
    expect(draws.map(pair => earlierOf(...pair))).toEqual([...draws.slice(1).map(() => null), dealer])
  }
  const first = choices.filter(({dealer}) => dealer === 0).length
  expect(first).toBeGreaterThan(150)
  expect(first).toBeLessThan(250)
})

test('a player sees every event and no hidden card', () => {
  const begun = startRound([testDecks.sanko])
  for (const player of [0, 1] as const) {
    const [dealt, ...more] = eventsFor(player, begun.events)
    expect(more).toEqual(begun.events.slice(1))
    const hidden = begun.state.players[1 - player]!.hand
    const text = JSON.stringify(dealt)
    expect(dealt).toMatchObject({type: 'Dealt', field: begun.state.field})
    expect((dealt as {hands: unknown[]}).hands[player]).toEqual(begun.state.players[player].hand)
    expect((dealt as {hands: unknown[]}).hands[1 - player]).toBeNull()
    expect(text).not.toContain(JSON.stringify(hidden))
  }
  expect(() => eventsFor(2 as 1, [])).toThrow('Expected `player` to be 0 or 1, got `2`')
})

/** A value that cannot be changed, at any depth. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

test('no state, event or action is changed by the engine', () => {
  for (let seed = 0; seed < 40; seed++) {
    const begun = frozen(startRound(decksOf(mulberry32(seed))))
    let now = begun.state
    const events = [...begun.events]
    while (!now.result) {
      const actions = frozen(availableActions(now))
      const step = frozen(applyAction(now, actions[(seed * 7 + now.seq) % actions.length]!))
      now = step.state!
      events.push(...step.events!)
    }
    expect(rebuild(frozen(events)).result).toEqual(now.result)
    expect(frozen(notStarted).seq).toBe(0)
  }
})

test('whose yaku are worth more is paid for an exhausted round, where the rules say so', () => {
  const rules = defineRules('standard', {exhaustedWithYaku: 'score'})
  const scored = (first: number, second: number): GameState =>
    withPlayerState(withPlayerState(state, 0, {...state.players[0], currentScore: first}), 1, {
      ...state.players[1],
      currentScore: second
    })
  const payment = (first: number, second: number) => {
    const {winner, reason, scores} = resultOfExhausted(scored(first, second), rules)
    return [winner, reason, scores]
  }
  expect(payment(5, 3)).toEqual([0, 'Exhausted', [5, 0]])
  expect(payment(2, 5)).toEqual([1, 'Exhausted', [0, 5]])
  expect(payment(5, 5).slice(0, 2)).toEqual([null, 'Draw'])
})

test('a refusal names the action that was expected, in words', () => {
  const refusal = {id: 'wrong-phase', values: {action: 'PlayCard', wanted: 'SelectFieldCard'}} as const
  expect(refusalSentence(refusal)).toContain('SelectFieldCard')
  expect(refusalSentence(refusal, 'ja')).not.toContain('SelectFieldCard')
})

test.each([
  ['PlayCard', '手札を出す'],
  ['SelectFieldCard', '場札を選ぶ'],
  ['DrawCard', '山札を引く'],
  ['CallKoiKoi', 'こいこいを宣言する'],
  ['CallShobu', '勝負を宣言する'],
  ['decide', 'こいこいか勝負を宣言する']
])('a refusal names %s in Japanese', (wanted, words) => {
  const refusal = {id: 'wrong-phase', values: {action: 'DrawCard', wanted}} as const
  expect(refusalSentence(refusal, 'ja')).toBe(`いまは${words}番なので、山札を引くことはできません`)
})
