import {expect, test} from 'vitest'
import {cardByCode, codeOf} from '../cards/index.js'
import type {CardId} from '../cards/index.js'
import {testDecks} from '../game/test-decks.js'
import {cardsOf} from '../notation/index.js'
import {mulberry32, shuffledDeck} from '../random/index.js'
import {defaultRules, defineRules} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {
  applyAction,
  availableActions,
  captureAll,
  checkKuitsuki,
  checkTeshi,
  countPlaces,
  decksOf,
  evolve,
  executeKuitsuki,
  gamePhaseOf,
  GameRuleViolationException,
  hasFourOfSameMonth,
  InvalidGameStateException,
  isFourPairs,
  isSameAction,
  notStarted,
  PlayerId,
  rebuild,
  refusalSentence,
  startRound,
  turnsOf,
  validateAction,
  withCompletedYaku,
  withCurrentPlayer,
  withDeck,
  withField,
  withKoiKoiCalled,
  withPlayerState,
  withTurnPhase,
  withWinner
} from './index.js'
import type {GameAction, GameEvent, GameState, TurnPhase} from './index.js'

const id = (code: string): CardId => cardByCode(code)!

/** A deck that begins with the named cards, in their places; the others follow by id. */
function deckOf(parts: Readonly<Record<number, string>>): readonly CardId[] {
  const deck: (CardId | undefined)[] = Array.from({length: 48}, () => undefined)
  for (const [start, cards] of Object.entries(parts)) {
    for (const [index, card] of cardsOf(cards).entries()) deck[Number(start) + index] = card
  }
  const named = new Set(deck)
  const others = Array.from({length: 48}, (_, card) => card).filter(card => !named.has(card))
  return deck.map(card => card ?? others.shift()!)
}

function play(state: GameState, actions: readonly GameAction[], rules: GameRules = defaultRules): GameState {
  let now = state
  for (const action of actions) {
    const step = applyAction(now, action, rules)
    if (step.error) throw new Error(refusalSentence(step.error))
    now = step.state
  }
  return now
}

/** Play the first allowed action, koi-koi where it can be, until a state is reached or the round is over. */
function playUntil(
  state: GameState,
  done: (state: GameState) => boolean,
  rules: GameRules = defaultRules
): GameState {
  let now = state
  while (!now.result && !done(now)) now = play(now, [availableActions(now)[0]!], rules)
  return now
}

/** The first round of the seeds from 0 on that comes to a state. */
function find(done: (state: GameState) => boolean, rules: GameRules = defaultRules): GameState {
  for (let seed = 0; seed < 5000; seed++) {
    const {state} = startRound(decksOf(mulberry32(seed)), {rules})
    const reached = playUntil(state, done, rules)
    if (done(reached)) return reached
  }
  throw new Error('Expected such a round among 5000 seeds')
}

test('before the deal nothing has started', () => {
  expect(gamePhaseOf(notStarted)).toBe('NotStarted')
  const redealt = evolve(notStarted, {seq: 0, type: 'Redeal', reason: 'fieldFour', month: 8})
  expect(gamePhaseOf(redealt)).toBe('Dealing')
})

test('a deal gives eight cards to both and to the field; the dealer begins', () => {
  const {state, events} = startRound([testDecks.sanko], {dealer: 1, month: 3, gameId: 'g'})
  expect(state).toMatchObject({currentPlayer: 1, dealer: 1, month: 3, gameId: 'g', turnPhase: 'PlayFromHand'})
  expect([state.players[0].hand.length, state.players[1].hand.length, state.field.length]).toEqual([8, 8, 8])
  expect(state.deck).toEqual(testDecks.sanko.slice(24))
  expect(events.map(({type}) => type)).toEqual(['Dealt'])
  expect(gamePhaseOf(state)).toBe('PlayerTurn')
})

test('seats have names, and the second may deal', () => {
  const {state} = startRound([testDecks.sanko], {dealer: PlayerId.Player2})
  expect(state.players.map(({id}) => id)).toEqual([PlayerId.Player1, PlayerId.Player2])
  expect([state.dealer, state.currentPlayer]).toEqual([1, 1])
})

test('the traditional deal: two to the other, two to the field, two to the dealer', () => {
  const deck = Array.from({length: 48}, (_, card) => card)
  const {state} = startRound([shift(deck)], {
    dealer: 0,
    rules: defineRules('standard', {dealOrder: 'traditional'})
  })
  const dealt = shift(deck)
  expect(state.players[1].hand.slice(0, 4)).toEqual([dealt[0], dealt[1], dealt[6], dealt[7]])
  expect(state.field.slice(0, 2)).toEqual([dealt[2], dealt[3]])
  expect(state.players[0].hand.slice(0, 2)).toEqual([dealt[4], dealt[5]])
})

/** Every fifth card, so that no month is whole anywhere. */
function shift(deck: readonly CardId[]): readonly CardId[] {
  return deck.map((_, place) => deck[(place * 5) % 48]!)
}

test('場四 is dealt again, as often as it takes', () => {
  const {state, events} = startRound([testDecks.fieldFour, testDecks.fieldFour, testDecks.sanko])
  expect(events.map(({type}) => type)).toEqual(['Redeal', 'Redeal', 'Dealt'])
  expect(state.redeals).toBe(2)
})

test('without another deck, dealing again is a violation', () => {
  expect(() => startRound([testDecks.fieldFour])).toThrow(GameRuleViolationException)
  expect(() => startRound([])).toThrow('Expected a deck, got none')
})

test('場四 as a drawn round', () => {
  const {state} = startRound([testDecks.fieldFour], {rules: defineRules('standard', {fieldFour: 'draw'})})
  expect(state.result).toMatchObject({reason: 'Draw', isDraw: true, base: 0, koiKoiMultiplierApplied: false})
  expect(gamePhaseOf(state)).toBe('Draw')
})

const pairsOnField = deckOf({16: '1a1b2a2b3a3b4a4b'})
test('場くっつき is played, dealt again or drawn', () => {
  expect(startRound([pairsOnField]).state.result).toBeNull()
  const redeal = defineRules('standard', {fieldKuttsuki: 'redeal'})
  expect(startRound([pairsOnField, testDecks.sanko], {rules: redeal}).events[0]).toMatchObject({
    type: 'Redeal',
    reason: 'fieldKuttsuki',
    month: null
  })
  const draw = defineRules('standard', {fieldKuttsuki: 'draw'})
  expect(startRound([pairsOnField], {rules: draw}).state.result?.isDraw).toBe(true)
})

const teshi = defineRules('standard', {enableTeshi: true, kuttsukiScore: 6})
// [why, deck, reason, winner, scores]
const dealt: ReadonlyArray<[string, readonly CardId[], string, 0 | 1 | null, readonly [number, number]]> = [
  ['手四', testDecks.teshi, 'Teshi', 1, [0, 15]],
  ['手四 of both', deckOf({0: '1a1b1c1d', 8: '2a2b2c2d', 16: '3a4a5a6a7a8a9a10a'}), 'Draw', null, [0, 0]],
  [
    'くっつき',
    deckOf({0: '1a1b2a2b3a3b4a4b', 8: '5a6a7a8a9a10a11a12a', 16: '1c2c3c4c5b6b7b8b'}),
    'Kuttsuki',
    0,
    [6, 0]
  ],
  [
    'くっつき of both',
    deckOf({0: '1a1b2a2b3a3b4a4b', 8: '5a5b6a6b7a7b8a8b', 16: '1c2c3c4c5c6c7c8c'}),
    'Draw',
    null,
    [0, 0]
  ],
  [
    '手四 before くっつき',
    deckOf({0: '1a1b2a2b3a3b4a4b', 8: '5a5b5c5d9a10a11a12a', 16: '1c2c3c4c6c7c8c9c'}),
    'Teshi',
    1,
    [0, 15]
  ]
]
for (const [why, deck, reason, winner, scores] of dealt) {
  test(`a dealt hand: ${why}`, () => {
    const {state} = startRound([deck], {rules: teshi})
    const base = scores[0] + scores[1]
    const isDraw = winner === null
    expect(state.result).toMatchObject({reason, winner, scores, base, isDraw, koiKoiMultiplierApplied: false})
    expect(availableActions(state)).toEqual([])
  })
}

test('手四 is dealt again where the rules say so, and played where they do not mention it', () => {
  const rules = defineRules('standard', {redealOnTeshi: true})
  const {events} = startRound([testDecks.teshi, testDecks.sanko], {rules})
  expect(events[0]).toMatchObject({type: 'Redeal', reason: 'handFour', month: 1})
  expect(startRound([testDecks.teshi]).state.result).toBeNull()
})

test('a deck must be whole', () => {
  expect(() => startRound([[0, 0]])).toThrow('Expected a deck with each card once, got `1a` twice')
  expect(() => startRound([[47, 47]])).toThrow('Expected a deck with each card once, got `12d` twice')
  expect(() => startRound([[0, 1]])).toThrow('Expected a deck of 48 cards, got 2')
  expect(() => startRound([[48]])).toThrow('Expected a deck of card ids, 0 to 47, got `48`')
})

test('the helpers of the dealing rules', () => {
  expect(checkTeshi(cardsOf('1a1b1c1d2a'))).toBe(true)
  expect(hasFourOfSameMonth(cardsOf('1a1b1c2a'))).toBe(false)
  expect(isFourPairs(cardsOf('1a1b2a2b3a3b4a4b'))).toBe(true)
  expect(isFourPairs(cardsOf('1a1b1c1d3a3b4a4b'))).toBe(false)
})

test('喰い付き: the fourth card takes three, from the hand and from the deck', () => {
  const field = cardsOf('1a1b1c2a')
  expect(checkKuitsuki(id('1d'), field)).toBe(true)
  expect(checkKuitsuki(id('2b'), field)).toBe(false)
  expect(captureAll(id('1d'), field).map(codeOf)).toEqual(['1d', '1a', '1b', '1c'])
  const {state} = startRound([testDecks.kuitsuki])
  const after = play(state, [{type: 'PlayCard', card: id('4c')}])
  expect(after.players[0].capturedCards.slice(0, 4)).toEqual(cardsOf('4c4a4d4b'))
})

test('the helper with two cards wants them of one month', () => {
  expect(executeKuitsuki(id('1d'), id('1c'), cardsOf('1a1b1c')).map(codeOf)).toEqual(['1d', '1c', '1a', '1b'])
  expect(() => executeKuitsuki(id('1d'), id('2a'), [])).toThrow(GameRuleViolationException)
})

test('an action leaves the state before it as it was', () => {
  const {state} = startRound([testDecks.sanko])
  const before = structuredClone(state)
  play(state, [{type: 'PlayCard', card: id('2d')}])
  expect(state).toEqual(before)
})

const begun = startRound([testDecks.sanko]).state
const choosing = find(({turnPhase}) => turnPhase === 'SelectFieldCard')
const deciding = find(({turnPhase, players, currentPlayer}) => {
  return turnPhase === 'KoiKoiDecision' && players[currentPlayer].hand.length > 0
})
const lastDecision = find(({turnPhase, players, currentPlayer}) => {
  return turnPhase === 'KoiKoiDecision' && players[currentPlayer].hand.length === 0
})
const over = playUntil(begun, () => false)
const notOnField = choosing.players[choosing.currentPlayer].hand[0]!
const otherMonth = choosing.field.find(card => card >> 2 !== choosing.pendingCapture[0]! >> 2)!

// [why, state, action, id of the refusal, a part of the sentence]
const refusals: ReadonlyArray<[string, GameState, GameAction, string, string]> = [
  [
    'a card of the other hand',
    begun,
    {type: 'PlayCard', card: begun.players[1].hand[0]!},
    'not-in-hand',
    'a card of the hand'
  ],
  [
    'a choice before a card',
    begun,
    {type: 'SelectFieldCard', card: begun.field[0]!},
    'wrong-phase',
    'expected PlayCard'
  ],
  ['koi-koi without a yaku', begun, {type: 'CallKoiKoi'}, 'wrong-phase', 'expected PlayCard'],
  [
    'shobu without a yaku',
    begun,
    {type: 'CallShobu'},
    'wrong-phase',
    'Unexpected CallShobu in phase PlayFromHand'
  ],
  ['a draw, which is automatic', begun, {type: 'DrawCard'}, 'wrong-phase', 'expected PlayCard'],
  [
    'the other player',
    begun,
    {type: 'PlayCard', card: begun.players[1].hand[0]!, player: 1},
    'not-your-turn',
    'Player1'
  ],
  [
    'a card in place of a choice',
    choosing,
    {type: 'PlayCard', card: notOnField},
    'wrong-phase',
    'SelectFieldCard'
  ],
  [
    'a choice that is not on the field',
    choosing,
    {type: 'SelectFieldCard', card: notOnField},
    'not-on-field',
    'on the field'
  ],
  [
    'a choice of another month',
    choosing,
    {type: 'SelectFieldCard', card: otherMonth},
    'other-month',
    'its own month'
  ],
  [
    'a card in place of a decision',
    deciding,
    {type: 'PlayCard', card: 0},
    'wrong-phase',
    'CallKoiKoi or CallShobu'
  ],
  ['koi-koi with the last card', lastDecision, {type: 'CallKoiKoi'}, 'last-card', 'only shobu'],
  ['anything after the end', over, {type: 'CallShobu'}, 'round-over', 'the round is over']
]
for (const [why, state, action, refusal, words] of refusals) {
  test(`refused: ${why}`, () => {
    const step = applyAction(state, action)
    expect(step.error?.id).toBe(refusal)
    expect(validateAction(action, state)).toMatchObject({
      isValid: false,
      errorMessage: expect.stringContaining(words)
    })
    expect(refusalSentence(step.error!, 'ja')).not.toContain('{')
    expect(
      availableActions(state).some(other => isSameAction(other, action) && action.player === undefined)
    ).toBe(false)
  })
}

test('phases while a choice or a decision is due', () => {
  expect(gamePhaseOf(choosing)).not.toBe(gamePhaseOf(deciding))
  expect(gamePhaseOf(deciding)).toBe('KoiKoiDecision')
})

test('a refusal lists all cards that could be chosen', () => {
  const {error} = applyAction(choosing, {type: 'SelectFieldCard', card: otherMonth})
  const options = availableActions(choosing).flatMap(action =>
    'card' in action ? [codeOf(action.card!)] : []
  )
  expect(options.length).toBeGreaterThan(1)
  expect(refusalSentence(error!, 'en')).toContain(options.join(' '))
})

test('errors have names', () => {
  const {name} = new InvalidGameStateException(begun, 'no')
  expect(name).toBe('InvalidGameStateException')
})

test('what is allowed validates', () => {
  for (const state of [begun, choosing, deciding, lastDecision]) {
    for (const action of availableActions(state))
      expect(validateAction(action, state)).toEqual({isValid: true})
  }
  expect(availableActions(lastDecision)).toEqual([{type: 'CallShobu'}])
})

// Wrong calls, not wrong moves.
const malformed: readonly unknown[] = [
  undefined,
  null,
  'PlayCard',
  {},
  {type: 'Pass'},
  {type: 'PlayCard'},
  {type: 'PlayCard', card: 48},
  {type: 'SelectFieldCard', card: '1a'},
  {type: 'CallKoiKoi', player: 2}
]
for (const action of malformed) {
  test(`throws: ${JSON.stringify(action) ?? 'undefined'} is no action`, () => {
    expect(() => applyAction(begun, action as GameAction)).toThrow(TypeError)
  })
}

test('the draw can be a separate action', () => {
  const rules = defineRules('standard', {manualDraw: true})
  const {state} = startRound([testDecks.sanko], {rules})
  const played = play(state, [{type: 'PlayCard', card: id('2d')}], rules)
  expect(played.turnPhase).toBe('DrawFromDeck')
  expect(gamePhaseOf(played)).toBe('DrawFromDeck')
  expect(availableActions(played)).toEqual([{type: 'DrawCard'}])
  const drawn = play(played, [{type: 'DrawCard'}], rules)
  const automatic = play(startRound([testDecks.sanko]).state, [{type: 'PlayCard', card: id('2d')}])
  expect(drawn).toEqual(automatic)
})

test('after koi-koi only more points bring the next decision', () => {
  const called = play(deciding, [{type: 'CallKoiKoi'}])
  const player = called.players[deciding.currentPlayer]
  expect(player).toMatchObject({hasCalledKoiKoi: true, koiKoiCalls: 1, scoreAtCall: player.currentScore})
  expect(called.currentPlayer).not.toBe(deciding.currentPlayer)
})

/** A drawn round in which a player held a yaku. */
function isHeld({result, players}: GameState): boolean {
  return result?.reason === 'Draw' && players.some(({currentScore}) => currentScore > 0)
}

test('koi-koi that never improves ends in a drawn round, or in points where the rules say so', () => {
  const state = find(isHeld)
  expect(state.result).toMatchObject({winner: null, scores: [0, 0], base: 0})
  const rules = defineRules('standard', {exhaustedWithYaku: 'score'})
  const scored = find(({result}) => result?.reason === 'Exhausted', rules)
  const winner = scored.result!.winner!
  expect(scored.result!.base).toBe(scored.players[winner].currentScore)
  expect(scored.result!.scores[winner]).toBeGreaterThanOrEqual(scored.result!.base)
})

test('親権: the dealer is paid for a drawn round, which stays drawn', () => {
  const rules = defineRules('standard', {oyaKenScore: 6})
  const state = find(({result}) => result?.isDraw === true, rules)
  expect(state.result).toMatchObject({winner: null, reason: 'Draw', base: 6, scores: [6, 0]})
})

test('fewer turns end a round earlier', () => {
  const rules = defineRules('standard', {maxTurns: 1})
  const {state} = startRound([testDecks.draw], {rules})
  const end = playUntil(state, () => false, rules)
  expect(end).toMatchObject({turnCount: 1, plays: 2, result: {isDraw: true}})
})

test('a result names both players and what koi-koi did', () => {
  const won = play(play(deciding, [{type: 'CallShobu'}]), [])
  expect(won.result).toMatchObject({isKoiKoiWin: false, koiKoiMultiplierApplied: false, isDraw: false})
  expect(won.result!.completedYaku.length).toBe(2)
  expect(gamePhaseOf(won)).toBe('GameOver')
})

test('a state without a stock cannot go on', () => {
  expect(() => applyAction(withDeck(begun, []), {type: 'PlayCard', card: begun.players[0].hand[0]!})).toThrow(
    InvalidGameStateException
  )
})

/** All events of a round in which each player takes the first allowed action, and the state at its end. */
function recordOf(
  decks: Iterable<readonly CardId[]>,
  rules: GameRules,
  call: 'CallKoiKoi' | 'CallShobu'
): {readonly state: GameState; readonly events: readonly GameEvent[]} {
  const {state, events} = startRound(decks, {rules})
  const record = [...events]
  let now = state
  while (!now.result) {
    const actions = availableActions(now)
    const step = applyAction(now, actions.find(({type}) => type === call) ?? actions[0]!, rules)
    if (step.error) throw new Error(refusalSentence(step.error))
    record.push(...step.events)
    now = step.state
  }
  return {state: now, events: record}
}

// What a round waits for after each event; a function where it depends on whose card it was, none where nothing changes.
const phaseAfter: Readonly<
  Record<GameEvent['type'], TurnPhase | ((event: {source?: string}) => TurnPhase) | null>
> = {
  Redeal: null,
  Dealt: 'PlayFromHand',
  CardPlayed: 'SelectFieldCard',
  CardDrawn: 'SelectFieldCardForDraw',
  FieldChoiceRequired: null,
  CardPlaced: ({source}) => (source === 'hand' ? 'DrawFromDeck' : 'YakuCheck'),
  CardsCaptured: ({source}) => (source === 'hand' ? 'DrawFromDeck' : 'YakuCheck'),
  YakuCompleted: 'KoiKoiDecision',
  KoiKoiCalled: 'TurnEnd',
  ShobuCalled: 'TurnEnd',
  TurnEnded: 'PlayFromHand',
  GameEnded: 'TurnEnd',
  Teshi: null,
  Kuttsuki: null
}

test('a record can be resumed after any event: the phase, the cards, and at the end the round that was played', () => {
  const seen = new Set<string>()
  for (const call of ['CallKoiKoi', 'CallShobu'] as const) {
    for (let seed = 0; seed < 8; seed++) {
      const {state, events} = recordOf(decksOf(mulberry32(seed)), defaultRules, call)
      let before = notStarted
      for (const event of events) {
        seen.add(event.type)
        const now = evolve(before, event, defaultRules)
        const phase = phaseAfter[event.type]
        const expected = typeof phase === 'function' ? phase(event as {source?: string}) : phase
        expect(now.turnPhase, event.type).toBe(expected ?? before.turnPhase)
        expect(now.seq).toBe(event.seq + 1)
        if (event.type === 'TurnEnded') expect(now.currentPlayer).not.toBe(event.player)
        if (event.type !== 'Redeal') expect(countPlaces(now)).toEqual(Array.from({length: 48}, () => 1))
        before = now
      }
      expect(before).toEqual(rebuild(events))
      const byId = (cards: readonly CardId[]) => cards.toSorted((a, b) => a - b)
      expect({...before, deck: byId(before.deck)}).toEqual({...state, deck: byId(state.deck)})
    }
  }
  for (const type of ['KoiKoiCalled', 'ShobuCalled', 'FieldChoiceRequired', 'GameEnded'])
    expect(seen).toContain(type)
})

test('an action may name its player, the first as well as the second', () => {
  const first = {type: 'PlayCard', card: begun.players[0].hand[0]!, player: 0} as const
  expect(validateAction(first, begun)).toEqual({isValid: true})
  const after = playUntil(
    begun,
    ({currentPlayer, turnPhase}) => currentPlayer === 1 && turnPhase === 'PlayFromHand'
  )
  const second = {type: 'PlayCard', card: after.players[1].hand[0]!, player: 1} as const
  expect(validateAction(second, after)).toEqual({isValid: true})
  expect(validateAction({...second, player: 0}, after)).toMatchObject({
    refusal: {id: 'not-your-turn', values: {player: 1, current: 2}}
  })
})

test('actions are the same by type and card', () => {
  const play = {type: 'PlayCard', card: 0} as const
  expect(isSameAction(play, {type: 'PlayCard', card: 0})).toBe(true)
  expect(isSameAction(play, {type: 'PlayCard', card: 1})).toBe(false)
  expect(isSameAction(play, {type: 'SelectFieldCard', card: 0})).toBe(false)
  expect(isSameAction({type: 'CallShobu'}, {type: 'CallShobu'})).toBe(true)
  expect(isSameAction({type: 'CallShobu'}, {type: 'CallKoiKoi'})).toBe(false)
})

// [mode, calls of the winner, calls of the loser, what the yaku are multiplied by]
const multiplied: ReadonlyArray<[GameRules['koiKoiMode'], number, number, number]> = [
  ['either', 0, 0, 1],
  ['either', 1, 0, 2],
  ['either', 0, 1, 2],
  ['opponent', 1, 0, 1],
  ['opponent', 0, 1, 2],
  ['self', 0, 1, 1],
  ['self', 1, 0, 2],
  ['each', 1, 1, 4],
  ['calls', 2, 1, 4]
]
test.each(multiplied)(
  'shobu under `%s`: %i calls of the winner and %i of the loser pay %i times the yaku',
  (...row) => {
    const [koiKoiMode, own, others, factor] = row
    const rules = defineRules('standard', {koiKoiMode, koiKoiMultiplier: 2, sevenPointMultiplier: 1})
    const winner = deciding.currentPlayer
    const calls = [own, others] as const
    const players = deciding.players.map(player => {
      const koiKoiCalls = calls[player.id === winner ? 0 : 1]
      return {...player, koiKoiCalls, hasCalledKoiKoi: koiKoiCalls > 0}
    }) as unknown as GameState['players']
    const {result} = play({...deciding, players}, [{type: 'CallShobu'}], rules)
    const base = deciding.players[winner].currentScore
    const scores = winner === 0 ? [base * factor, 0] : [0, base * factor]
    expect(result).toMatchObject({winner, reason: 'Shobu', base, scores, isDraw: false})
    expect(result).toMatchObject({isKoiKoiWin: own > 0, koiKoiMultiplierApplied: factor !== 1})
  }
)

test('an event out of turn cannot be applied', () => {
  expect(() => evolve(begun, {seq: 9, type: 'KoiKoiCalled', player: 0})).toThrow(
    'Expected event 1, got event 9'
  )
})

test('the changes of a state make new ones', () => {
  const player = begun.players[0]
  const yaku = [{type: 'sanko', baseScore: 6, bonusScore: 0, totalScore: 6, cards: [0, 8, 28]}] as const
  const rich = withKoiKoiCalled(withCompletedYaku(player, yaku), true)
  expect(rich).toMatchObject({currentScore: 6, scoreAtCall: 6, koiKoiCalls: 1})
  expect(withKoiKoiCalled(rich, false)).toMatchObject({
    hasCalledKoiKoi: false,
    koiKoiCalls: 0,
    scoreAtCall: 0
  })
  expect(withPlayerState(begun, 0, rich).players).toEqual([rich, begun.players[1]])
  expect(withPlayerState(begun, 1, rich).players).toEqual([begun.players[0], rich])
  expect(withCurrentPlayer(begun, 1).currentPlayer).toBe(1)
  expect(withTurnPhase(begun, 'TurnEnd').turnPhase).toBe('TurnEnd')
  expect(withField(begun, []).field).toEqual([])
  expect(withWinner(begun, 1, over.result!)).toMatchObject({winner: 1, result: {winner: 1, isDraw: false}})
})

test('every card is in one place, also while one waits for a choice', () => {
  expect(countPlaces(choosing).every(count => count === 1)).toBe(true)
  expect(countPlaces(withField(begun, [])).filter(count => count === 0).length).toBe(8)
})

test('turns gather what each player did', () => {
  const {state, events} = startRound([testDecks.sanko])
  const step = applyAction(state, {type: 'PlayCard', card: id('2d')})
  const [turn] = turnsOf([...events, ...step.events!])
  expect(turn).toEqual({
    player: 0,
    played: {card: id('2d'), taken: [id('2c')]},
    drawn: {card: id('8d'), taken: [id('8a')]},
    yaku: null,
    call: null
  })
})

test('decks of a stream follow one another', () => {
  const [first, second] = [...take(decksOf(mulberry32(5)), 2)]
  const random = mulberry32(5)
  expect([first, second]).toEqual([shuffledDeck(random), shuffledDeck(random)])
})

function* take<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let taken = 0
  for (const item of items) {
    if (taken++ === count) return
    yield item
  }
}
