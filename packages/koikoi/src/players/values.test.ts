import {expect, test} from 'vitest'
import {cardByCode, type CardId} from '../cards/index.js'
import {decksOf, applyAction, availableActions, startRound, type GameState} from '../round/index.js'
import {mulberry32} from '../random/index.js'
import {testDecks} from '../game/test-decks.js'
import {defineRules} from '../rules/index.js'
import {actionValues, expertPolicy, lookAheadPolicy, playerOf, simulate, viewOf} from './index.js'

const id = (code: string): CardId => cardByCode(code)!
const begun = startRound([testDecks.sanko]).state
const valuesOf = (state: GameState, samples = 200) =>
  actionValues(viewOf(state, state.currentPlayer), availableActions(state), {samples, seed: 3})

test('every allowed action has a value, the best first, and the same seed the same values', () => {
  const values = valuesOf(begun)
  expect(values.map(({action}) => (action as {card: CardId}).card).toSorted()).toEqual(
    [...begun.players[0].hand].toSorted()
  )
  expect(values[0]!.behind).toBe(0)
  expect(values.map(({behind}) => behind)).toEqual(values.map(({behind}) => behind).toSorted((a, b) => a - b))
  for (const {points, behind, standardError} of values) {
    expect(points).toBeCloseTo(values[0]!.points - behind)
    expect(standardError).toBeGreaterThan(0)
  }
  expect(valuesOf(begun)).toEqual(values)
})

test('values do not depend on what is hidden', () => {
  const [own, other] = begun.players
  const heap = [...other.hand, ...begun.deck].toReversed()
  const swapped = {
    ...begun,
    deck: heap.slice(8),
    players: [own, {...other, hand: heap.slice(0, 8)}] as const
  }
  expect(valuesOf(swapped)).toEqual(valuesOf(begun))
})

test('shobu is worth what is paid, without an error', () => {
  for (let seed = 0; seed < 1000; seed++) {
    let {state} = startRound(decksOf(mulberry32(seed)))
    while (!state.result && state.turnPhase !== 'KoiKoiDecision') {
      state = applyAction(state, availableActions(state)[0]!).state!
    }
    if (state.result) continue
    const shobu = valuesOf(state).find(({action}) => action.type === 'CallShobu')!
    const {result} = applyAction(state, shobu.action).state!
    expect([shobu.points, shobu.standardError]).toEqual([result!.scores[state.currentPlayer], 0])
    return
  }
  expect.fail('Expected a round in which koi-koi may be called')
})

test('choices, draws by hand and every phase have values', () => {
  const rules = defineRules('nintendo', {manualDraw: true})
  const phases = new Set<string>()
  for (let seed = 0; seed < 12; seed++) {
    let {state} = startRound(decksOf(mulberry32(seed)), {rules})
    while (!state.result) {
      const actions = availableActions(state)
      const values = actionValues(viewOf(state, state.currentPlayer, rules), actions, {samples: 2})
      expect(values.length).toBe(actions.length)
      phases.add(state.turnPhase)
      state = applyAction(state, values.at(-1)!.action, rules).state!
    }
  }
  expect([...phases].toSorted()).toEqual(
    ['DrawFromDeck', 'KoiKoiDecision', 'PlayFromHand', 'SelectFieldCard', 'SelectFieldCardForDraw'].toSorted()
  )
})

test('a yaku that one card completes is seen', () => {
  // 3a is on the field and 9a captured: any card of March makes 花見で一杯.
  const {state} = startRound([testDecks.sanko])
  const rest = Array.from({length: 48}, (_, card) => card)
  const hand = ['3c', '1d', '5c'].map(id)
  const field = ['3a', '7c'].map(id)
  const capturedCards = ['9a', '9c'].map(id)
  const unseen = rest.filter(card => ![...hand, ...field, ...capturedCards].includes(card))
  const [own, other] = state.players
  const made: GameState = {
    ...state,
    field,
    plays: 10,
    turnCount: 5,
    deck: unseen.slice(3),
    players: [
      {...own, hand, capturedCards},
      {...other, hand: unseen.slice(0, 3)}
    ]
  }
  expect(valuesOf(made)[0]!.action).toEqual({type: 'PlayCard', card: id('3c')})
})

test('wrong options are refused', () => {
  const view = viewOf(begun, 0)
  expect(() => actionValues(view, availableActions(begun), {samples: 1})).toThrow(
    'a whole number from 2, got `1`'
  )
  expect(() => actionValues(view, [], {sample: 4} as object)).toThrow('did you mean `samples`?')
})

test('the expert plays whole rounds, the same again with the same seed', () => {
  const options = {samples: 4, callSamples: 8}
  const play = () => simulate(20, expertPolicy(options), lookAheadPolicy(options), 5)
  expect(play()).toEqual(play())
  expect(playerOf(expertPolicy(options)).name).toBe('expert')
})
