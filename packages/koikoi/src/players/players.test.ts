import {expect, test} from 'vitest'
import type {CardId} from '../cards/index.js'
import {testDecks} from '../game/test-decks.js'
import {mulberry32} from '../random/index.js'
import {defaultRules, defineRules, presets} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {applyAction, availableActions, decksOf, InvalidActionException, startRound} from '../round/index.js'
import type {GameAction} from '../round/index.js'
import {dealTable} from './deal-table.js'
import {
  greedyPolicy,
  lookAheadPolicy,
  makeDice,
  playerOf,
  playRound,
  randomPlayer,
  randomPolicy,
  simulate,
  viewOf
} from './index.js'
import type {Policy} from './index.js'
import {makeTable, playOut} from './table.js'
import type {Table} from './table.js'

const ruleSets: readonly GameRules[] = [
  presets.standard,
  presets.nintendo,
  presets['koikoi-japan'],
  defineRules('nintendo', {
    exhaustedWithYaku: 'score',
    koiKoiMode: 'each',
    oyaKenScore: 6,
    monthlyScore: 4,
    fieldKuttsuki: 'draw'
  }),
  defineRules('standard', {
    rainSpoilsViewing: true,
    fieldFour: 'draw',
    koiKoiMode: 'calls',
    maxTurns: 6,
    fieldKuttsuki: 'redeal'
  })
]

/** A policy that writes down what it does, as actions. */
function noting(policy: Policy, actions: GameAction[]): Policy {
  return {
    name: policy.name,
    chooseHand(table, dice) {
      const place = policy.chooseHand(table, dice)
      actions.push({type: 'PlayCard', card: table.deck[table.own.hand + place]!})
      return place
    },
    chooseField(table, card, options, source, dice) {
      const place = policy.chooseField(table, card, options, source, dice)
      actions.push({type: 'SelectFieldCard', card: (card & ~3) + place})
      return place
    },
    callKoiKoi(table, points, dice) {
      const goesOn = policy.callKoiKoi(table, points, dice)
      actions.push({type: goesOn ? 'CallKoiKoi' : 'CallShobu'})
      return goesOn
    }
  }
}

/** Play noted actions in the engine; with the last card there is nothing to decide, so nothing was noted. */
function replayed(deck: readonly CardId[], table: Table, actions: readonly GameAction[], month: number) {
  const {rules, dealer} = table
  let {state} = startRound([deck], {dealer, rules, month: month as 1})
  const left = [...actions]
  while (!state.result) {
    const allowed = availableActions(state)
    const action = allowed.length === 1 && allowed[0]!.type === 'CallShobu' ? allowed[0] : left.shift()!
    const step = applyAction(state, action, rules)
    if (step.error) throw new Error(step.error.id)
    state = step.state
  }
  expect(left).toEqual([])
  return state.result
}

for (const [index, rules] of ruleSets.entries()) {
  test(`simulated rounds are rounds of the engine (rules ${index}: ${rules.name})`, () => {
    const table = makeTable(rules)
    const dice = makeDice(index + 1)
    for (let round = 0; round < 400; round++) {
      const actions: GameAction[] = []
      const policies = [noting(randomPolicy, actions), noting(greedyPolicy, actions)] as const
      const month = (round % 12) + 1
      if (!dealTable(table, (round & 1) as 0 | 1, month, dice)) playOut(table, policies, dice)
      // Hands and stock have kept their places, so the deck can be dealt again.
      const result = replayed([...table.deck], table, actions, month)
      const scores = table.seats.map(({paid}) => paid)
      expect([table.winner === 2 ? null : table.winner, scores]).toEqual([result.winner, result.scores])
    }
  })
}

test('the same seed gives the same rounds', () => {
  expect(simulate(500, randomPolicy, greedyPolicy, 9)).toEqual(simulate(500, randomPolicy, greedyPolicy, 9))
  expect(simulate(500, randomPolicy, greedyPolicy, 9)).not.toEqual(
    simulate(500, randomPolicy, greedyPolicy, 10)
  )
})

test('a simulation adds up', () => {
  const {rounds, wins, draws, difference, points, standardError} = simulate(
    1000,
    randomPolicy,
    randomPolicy,
    3
  )
  expect(wins[0] + wins[1] + draws).toBe(rounds)
  expect(difference).toBeCloseTo((points[0] - points[1]) / rounds)
  expect(Math.abs(difference)).toBeLessThan(4 * standardError)
  expect(simulate(0, randomPolicy, randomPolicy)).toMatchObject({rounds: 0, difference: 0, standardError: 0})
  expect(() => simulate(1.5, randomPolicy, randomPolicy)).toThrow('Expected a number of rounds, got 1.5')
})

test('greedy beats random beyond chance', () => {
  const {difference, standardError} = simulate(2000, greedyPolicy, randomPolicy, 1)
  expect(difference).toBeGreaterThan(5 * standardError)
})

// 2,000 rounds of the default player are measured by bench/koikoi-players.js; a quick one shows the same here.
test.runIf(process.env['THOROUGH'])('looking ahead beats greedy beyond chance', {timeout: 60_000}, () => {
  const rounds = 600
  const {difference, standardError} = simulate(rounds, lookAheadPolicy({samples: 32}), greedyPolicy, 1)
  expect(difference).toBeGreaterThan(2 * standardError)
})

test('a look ahead does not depend on what is hidden', () => {
  const rules = defaultRules
  const table = makeTable(rules)
  const deal = makeDice(4)
  const policy = lookAheadPolicy({samples: 40})
  for (let round = 0; round < 20; round++) {
    dealTable(table, 0, 0, deal)
    const view = table.deck.slice()
    const chosen = policy.chooseHand(table, makeDice(round))
    expect(table.deck).toEqual(view)
    expect(chosen).toBeLessThan(8)
  }
  const seen: unknown[] = []
  const spy = {...greedyPolicy, chooseHand: (at: Table) => (seen.push(at.own.player), 0)}
  lookAheadPolicy({samples: 1, playout: spy}).chooseHand(table, makeDice(1))
  expect(new Set(seen)).toEqual(new Set([0, 1]))
})

test('a player of the engine is shown no hidden card', () => {
  const {state} = startRound([testDecks.sanko])
  const view = viewOf(state, 1)
  expect(view).toMatchObject({player: 1, otherHandCount: 8, deckCount: 24, hand: state.players[1].hand})
  const swapped = {...state, deck: [...state.players[0].hand, ...state.deck.slice(8)]}
  const other = {
    ...swapped,
    players: [{...state.players[0], hand: state.deck.slice(0, 8)}, state.players[1]] as const
  }
  expect(viewOf(other, 1)).toEqual(view)
})

test('players of the engine play whole rounds', () => {
  const names = [
    playerOf(greedyPolicy),
    playerOf(lookAheadPolicy({samples: 4})),
    randomPlayer,
    playerOf(randomPolicy)
  ]
  for (const rules of ruleSets) {
    for (let seed = 0; seed < 8; seed++) {
      const players = [names[seed % 4]!, names[(seed + 1) % 4]!] as const
      const {state, events, actions} = playRound(decksOf(mulberry32(seed)), players, mulberry32(seed), {
        rules,
        month: 5
      })
      expect(state.result).not.toBeNull()
      expect(events.at(-1)?.type).toBe('GameEnded')
      expect(
        playRound(decksOf(mulberry32(seed)), players, mulberry32(seed), {rules, month: 5}).actions
      ).toEqual(actions)
    }
  }
})

test('a player who draws by hand draws', () => {
  const rules = defineRules('standard', {manualDraw: true})
  const players = [playerOf(greedyPolicy), playerOf(greedyPolicy)] as const
  const {actions} = playRound([testDecks.sanko], players, mulberry32(1), {rules})
  expect(actions.filter(({type}) => type === 'DrawCard').length).toBeGreaterThan(3)
})

test('a player who cheats is found out', () => {
  const cheat = {name: 'cheat', choose: () => ({type: 'CallShobu'}) as const}
  expect(() => playRound([testDecks.sanko], [cheat, cheat], mulberry32(1))).toThrow(InvalidActionException)
})
