import {expect, test} from 'vitest'
import {testDecks} from './game/test-decks.js'
import * as koikoi from './index.js'
import type {GameRules, Player} from './index.js'

const {state} = koikoi.startRound([testDecks.sanko])
const {gokoScore: _, ...withoutGoko} = koikoi.defaultRules
const wrong = <Value>(value: unknown): Value => value as Value

// [what a caller without types does, the call, the message]
const calls: ReadonlyArray<readonly [string, () => unknown, string]> = [
  [
    'a dealer by the name of the enumeration',
    () => new koikoi.KoiKoiGame(wrong('Player1')),
    'Expected `dealer` to be 0 or 1, got `Player1`'
  ],
  [
    'no dealer',
    () => new koikoi.KoiKoiGame(wrong(undefined)),
    'Expected `dealer` to be 0 or 1, got `undefined`'
  ],
  [
    'a misspelt option of a game',
    () => new koikoi.KoiKoiGame(0, wrong({sead: 1})),
    'got `sead`; did you mean `seed`?'
  ],
  [
    'a seed that is text',
    () => new koikoi.KoiKoiGame(0, wrong({seed: '19'})),
    'Expected a seed, a whole number from 0 to 4294967295, got `19`'
  ],
  ['a fraction as seed', () => new koikoi.KoiKoiGame(0, {seed: 0.5}), 'Expected a seed'],
  [
    'the name of rules instead of rules',
    () => new koikoi.KoiKoiGame(0, wrong({rules: 'nintendo'})),
    'Expected rules, such as `presets.nintendo`, got `nintendo`'
  ],
  [
    'rules without an option',
    () => koikoi.startRound([testDecks.sanko], {rules: wrong<GameRules>(withoutGoko)}),
    'got rules without `gokoScore`'
  ],
  [
    'rules with an unknown option',
    () => koikoi.applyAction(state, {type: 'CallShobu'}, wrong({...koikoi.defaultRules, gokuScore: 1})),
    'got `gokuScore`; did you mean `gokoScore`?'
  ],
  [
    'a misspelt option of a round',
    () => koikoi.startRound([testDecks.sanko], wrong({delaer: 1})),
    'got `delaer`; did you mean `dealer`?'
  ],
  ['a number instead of rules', () => koikoi.defineRules(wrong(1.5)), 'Expected a rule set, one of'],
  ['an object instead of rules', () => koikoi.defineRules(wrong({})), 'got `{}`'],
  ['a list instead of rules', () => koikoi.defineRules(wrong([1])), 'got `[1]`'],
  [
    'a number instead of changes',
    () => koikoi.defineRules('standard', wrong(5)),
    'Expected changes such as `{teshiScore: 10}`, got `5`'
  ],
  [
    'the changes of no rules',
    () => koikoi.ruleChanges(wrong('nintendo')),
    'Expected a rule set, one of `standard`'
  ],
  [
    'no calls',
    () => koikoi.finalScore(5, wrong(undefined)),
    'Expected calls such as `{winner: 1, loser: 0}`, got `undefined`'
  ],
  [
    'calls that are no numbers',
    () => koikoi.finalScore(5, wrong({winner: 0, loser: true})),
    'got `{"winner":0,"loser":true}`'
  ],
  [
    'the name of rules for a score',
    () => koikoi.finalScore(5, {winner: 1, loser: 0}, wrong('nintendo')),
    'Expected rules, such as'
  ],
  [
    'one deck instead of decks',
    () => koikoi.startRound(wrong(testDecks.sanko)),
    'Expected a deck of 48 cards, got '
  ],
  [
    'samples of the expert that are none',
    () => koikoi.expertPolicy(wrong({samples: 0})),
    'Expected `samples`'
  ],
  ['a thirteenth month', () => koikoi.startRound([testDecks.sanko], wrong({month: 13})), 'a month, 1 to 12'],
  ['an unknown card', () => koikoi.evaluateYaku([48]), 'Expected card ids, 0 to 47, got `48`'],
  [
    'nothing instead of cards',
    () => koikoi.evaluateYaku(wrong(null)),
    'Expected card ids, 0 to 47, got `null`'
  ],
  ['a name of no card', () => koikoi.cardName(99, wrong(undefined)), 'Expected a card id, 0 to 47, got 99'],
  ['a name of nothing', () => koikoi.cardName(wrong(null), 'en'), 'Expected a card id, 0 to 47, got null'],
  [
    'a seed instead of a stream',
    () => koikoi.chooseDealer(wrong(5)),
    'Expected a stream of random numbers, such as `mulberry32(1)`, got `5`'
  ],
  ['a code instead of an id', () => koikoi.evaluateYaku(wrong(['1a'])), 'got `1a`'],
  ['options as rules', () => koikoi.evaluateYaku([0], wrong({gokoScore: 20})), 'without `shikoScore`'],
  ['a negative score', () => koikoi.finalScore(-1, {winner: 0, loser: 0}), 'a whole number from 0, got `-1`'],
  [
    'a view of a third player',
    () => koikoi.viewOf(state, wrong(2)),
    'Expected `player` to be 0 or 1, got `2`'
  ],
  [
    'a player for a policy',
    () => koikoi.simulate(1, wrong(koikoi.randomPlayer), koikoi.greedyPolicy),
    'a policy'
  ],
  [
    'a misspelt option of a player',
    () => koikoi.lookAheadPolicy(wrong({sample: 3})),
    'did you mean `samples`?'
  ],
  ['a match of five rounds', () => koikoi.startMatch(wrong({rounds: 5})), 'a match of 12, 6, 3 or 1 rounds'],
  ['a word for a dealer of a match', () => koikoi.startMatch(wrong({dealer: 'me'})), 'got `me`'],
  [
    'a field that no saved game has',
    () =>
      koikoi.KoiKoiGame.load(
        new koikoi.KoiKoiGame(0, {seed: 1}).save().replace('"version":1', '"version":1,"note":"x"')
      ),
    'Expected a field of a saved game'
  ]
]
for (const [why, call, message] of calls) {
  test(`refused: ${why}`, () => {
    expect(call).toThrow(message)
  })
}

const [own, other] = state.players
const [first] = own.hand
const play = {type: 'PlayCard', card: first!} as const

// [what cannot be, the state, the message]
const states: ReadonlyArray<readonly [string, unknown, string]> = [
  [
    'a card twice',
    {...state, field: [...state.field.slice(1), first!]},
    'Expected each of the 48 cards in one place, got'
  ],
  ['a card too many', {...state, field: [...state.field, first!]}, `got ${koikoi.codeOf(first!)} in 2`],
  ['a card too few', {...state, deck: state.deck.slice(1)}, `got ${koikoi.codeOf(state.deck[0]!)} in 0`],
  ['an unknown card', {...state, deck: [...state.deck, 48]}, 'Expected the 48 cards, 0 to 47, got 49'],
  [
    'a card that waits in no choice',
    {...state, field: state.field.slice(1), pendingCapture: state.field.slice(0, 1)},
    'Expected no card in `pendingCapture` in the phase PlayFromHand, got 1'
  ],
  [
    'a choice for which none waits',
    {...state, turnPhase: 'SelectFieldCard'},
    'Expected one card in `pendingCapture` in the phase SelectFieldCard, got 0'
  ],
  ['a third player', {...state, currentPlayer: 2}, 'Expected `currentPlayer` to be 0 or 1, got 2'],
  ['half a call', {...state, players: [{...own, koiKoiCalls: 0.5}, other]}, 'whole numbers from 0'],
  ['turns of no number', {...state, turnCount: NaN}, 'whole numbers from 0']
]
test.each(states)('a state that cannot be is refused: %s', (_, given, message) => {
  for (const call of [
    () => koikoi.applyAction(wrong(given), play),
    () => koikoi.validateAction(play, wrong(given))
  ]) {
    expect(call).toThrow(koikoi.InvalidGameStateException)
    expect(call).toThrow(message)
  }
})

test.each([undefined, null, 5, [], {}, {...state, players: [own]}, {...state, players: [own, {}]}])(
  'what is no state is refused: %#',
  given => {
    const message = 'Expected a state of a round, as `startRound` gives it, got '
    expect(() => koikoi.applyAction(wrong(given), play)).toThrow(message)
    for (const call of [
      () => koikoi.validateAction(play, wrong(given)),
      () => koikoi.availableActions(wrong(given)),
      () => koikoi.viewOf(wrong(given), 0),
      () => koikoi.requiresRedeal(wrong(given)),
      () => koikoi.handleTeshi(wrong(given), 0),
      () => koikoi.handleDraw(wrong(given)),
      () => koikoi.calculateGameResult(wrong(given))
    ]) {
      expect(call).toThrow(TypeError)
      expect(call).toThrow(message)
    }
  }
)

test('a state that an action led to is one that can be, also where another was played in between', () => {
  const one = koikoi.applyAction(state, play).state!
  koikoi.applyAction(state, play)
  const action = koikoi.availableActions(one)[0]!
  expect(koikoi.applyAction(one, action).state).toBeDefined()
  expect(koikoi.validateAction({type: 'DrawCard'}, koikoi.notStarted).isValid).toBe(false)
})

test('what is no action is recognized', () => {
  expect(koikoi.isAction({type: 'PlayCard', card: 3})).toBe(true)
  expect([null, 'play', {type: 'PlayCard', card: '3'}, {type: 'Play'}].some(koikoi.isAction)).toBe(false)
})

test('players may take time, and see what they may see', async () => {
  const seen: string[] = []
  const slow = (player: Player): koikoi.AsyncPlayer => ({
    name: player.name,
    choose: async (...given) => {
      await Promise.resolve()
      return player.choose(...given)
    },
    observe: (events, view) => {
      for (const event of events) {
        seen.push(event.type)
        if (event.type === 'Dealt') expect(event.hands[1 - view.player]).toBeNull()
      }
    }
  })
  const greedy = koikoi.playerOf(koikoi.greedyPolicy)
  const random = () => koikoi.mulberry32(3)
  const decks = [testDecks.sanko]
  const direct = koikoi.playRound(decks, [greedy, koikoi.randomPlayer], random())
  const waited = await koikoi.playRoundAsync(decks, [slow(greedy), slow(koikoi.randomPlayer)], random())
  expect(waited).toEqual(direct)
  expect(await koikoi.playRoundAsync(decks, [greedy, koikoi.randomPlayer], random())).toEqual(direct)
  expect(seen.length).toBe(direct.events.length * 2)
  const cheat = {name: 'cheat', choose: () => ({type: 'CallShobu'}) as const}
  await expect(koikoi.playRoundAsync(decks, [cheat, cheat], random())).rejects.toThrow(
    koikoi.InvalidActionException
  )
})
