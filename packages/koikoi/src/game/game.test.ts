import {expect, test} from 'vitest'
import {cardByCode} from '../cards/index.js'
import {codesOf, formatRecord, parseRecord} from '../notation/index.js'
import {mulberry32, shuffledDeck} from '../random/index.js'
import {defineRules, presets} from '../rules/index.js'
import {
  GameRuleViolationException,
  InvalidActionException,
  InvalidGameStateException
} from '../round/index.js'
import type {GameResult} from '../round/index.js'
import {
  answerPile,
  answerRound,
  answerScore,
  KoiKoiGame,
  matchWinner,
  nextRound,
  recordRound,
  replay,
  startMatch
} from './index.js'
import {parseSave} from './save.js'
import {testDecks} from './test-decks.js'

const card = (code: string): number => cardByCode(code)!

test('a game deals, lists the legal actions, and performs them', () => {
  const game = new KoiKoiGame(0, {seed: 19})
  expect(game.getState().dealer).toBe(0)
  expect(game.getPhase()).toBe('PlayerTurn')
  expect(game.getAvailableActions().length).toBe(8)
  const result = game.executeAction({type: 'PlayCard', card: card('2d')})
  expect(result.success).toBe(true)
  expect(result.newState).toBe(game.getState())
  expect(result.events.map(({type}) => type)).toEqual([
    'CardPlayed',
    'CardsCaptured',
    'CardDrawn',
    'CardsCaptured',
    'TurnEnded'
  ])
  expect(game.getEvents().length).toBe(6)
  expect(game.getActions()).toEqual([{type: 'PlayCard', card: card('2d')}])
})

test('a refused action changes nothing and says why', () => {
  const game = new KoiKoiGame(0, {seed: 19})
  const before = game.getState()
  const result = game.executeAction({type: 'PlayCard', card: card('3a')})
  expect(result).toMatchObject({success: false, events: [], refusal: {id: 'not-in-hand'}})
  expect(result.newState).toBe(before)
  expect(game.getState()).toBe(before)
  expect(() => game.executeActionOrThrow({type: 'CallShobu'})).toThrow(InvalidActionException)
  expect(game.getEvents().length).toBe(1)
})

test('the same seed gives the same rounds, and another deal after a reset', () => {
  const [first, second] = [new KoiKoiGame(0, {seed: 7}), new KoiKoiGame(0, {seed: 7})]
  expect(first.getState()).toEqual(second.getState())
  first.reset(1)
  second.reset(1)
  expect(first.getState()).toEqual(second.getState())
  expect(first.getState().dealer).toBe(1)
})

test('without a seed the deck is left to chance', () => {
  const deals = Array.from({length: 3}, () => new KoiKoiGame(0).getState().players[0].hand.join())
  expect(new Set(deals).size).toBeGreaterThan(1)
})

test('given decks are dealt one after another', () => {
  const game = new KoiKoiGame(0, {decks: [testDecks.fieldFour, testDecks.sanko, testDecks.teshi]})
  expect(game.getState().redeals).toBe(1)
  expect(game.getRecord().decks).toEqual([testDecks.fieldFour, testDecks.sanko])
  game.reset(1)
  expect(game.getRecord().decks).toEqual([testDecks.teshi])
  expect(() => game.reset(0)).toThrow(GameRuleViolationException)
})

test('rules are those of the printed examples', () => {
  const game = new KoiKoiGame(0, {
    decks: [testDecks.teshi],
    rules: defineRules('standard', {enableTeshi: true})
  })
  expect(game.getState().result?.scores).toEqual([0, 15])
  expect(game.getRules().enableTeshi).toBe(true)
})

test('a clock stamps events', () => {
  let now = 100
  const game = new KoiKoiGame(0, {seed: 19, clock: () => now++})
  game.executeAction(game.getAvailableActions()[0]!)
  expect(
    game
      .getEvents()
      .slice(0, 3)
      .map(({timestamp}) => timestamp)
  ).toEqual([100, 101, 102])
  expect(KoiKoiGame.load(game.save()).getEvents()).toEqual(game.getEvents())
})

test('a game becomes a record and back', () => {
  const game = new KoiKoiGame(1, {seed: 3, rules: presets.nintendo, month: 4})
  while (game.getAvailableActions().length > 0) game.executeAction(game.getAvailableActions().at(-1)!)
  const text = formatRecord(game.getRecord(), game.getEvents())
  expect(parseRecord(text)).toMatchObject({messages: [], events: game.getEvents(), state: game.getState()})
})

const saved = (() => {
  const game = new KoiKoiGame(0, {seed: 19})
  game.executeAction({type: 'PlayCard', card: card('2d')})
  return game.save()
})()

/** The saved game with a change. */
function tampered(change: (game: Record<string, never>) => void): string {
  const copy = JSON.parse(saved)
  change(copy)
  return JSON.stringify(copy)
}

// [what is wrong, text, error, message]
const badSaves: ReadonlyArray<[string, string, new (...args: never[]) => Error, string]> = [
  ['no JSON', '{', SyntaxError, 'not JSON'],
  ['no saved game', '{}', SyntaxError, 'Expected a saved game'],
  ['null', 'null', SyntaxError, 'Expected a saved game'],
  ['another version', tampered(game => Object.assign(game, {version: 2})), SyntaxError, 'version 1'],
  ['cut short', tampered(game => Object.assign(game, {events: undefined})), SyntaxError, 'got a part of it'],
  ['no rules', tampered(game => Object.assign(game, {rules: undefined})), SyntaxError, 'Expected `rules`'],
  ['unknown rules', tampered(game => Object.assign(game['rules']!, {speed: 1})), TypeError, 'got `speed`'],
  ['random numbers lost', tampered(game => Object.assign(game, {random: 'x'})), SyntaxError, '`random`'],
  ['a broken deck', tampered(game => Object.assign(game, {dealt: [[1, 1]]})), TypeError, 'each card once'],
  [
    'other rules',
    tampered(game => Object.assign(game['rules']!, {teshiScore: 99})),
    InvalidGameStateException,
    'Expected the rules and the random numbers that the game was saved with'
  ],
  [
    'another seed',
    tampered(game => Object.assign(game, {random: game['random']! + 1})),
    InvalidGameStateException,
    'Expected the rules and the random numbers'
  ],
  [
    'other decks to come',
    tampered(game => Object.assign(game, {decks: [testDecks.sanko]})),
    InvalidGameStateException,
    'Expected the rules and the random numbers'
  ],
  [
    'no fingerprint',
    tampered(game => Object.assign(game, {check: undefined})),
    InvalidGameStateException,
    'Expected the rules and the random numbers'
  ],
  ['a deck that is none', tampered(game => Object.assign(game, {dealt: [7]})), SyntaxError, 'got `7`'],
  [
    'an action nested deep',
    saved.replace('"actions":[', `"actions":[${'['.repeat(9000)}${']'.repeat(9000)},`),
    TypeError,
    'got `[[[…]]]`'
  ],
  [
    'a card twice',
    tampered(game => Object.assign(game['state']!, {field: [1, 1]})),
    InvalidGameStateException,
    'each of the 48 cards'
  ],
  [
    'points that no player scored',
    tampered(game => Object.assign(game['state']!['players']![0]!, {currentScore: 99})),
    InvalidGameStateException,
    'the state that the saved actions lead to'
  ],
  [
    'events that did not happen',
    tampered(game => (game['events'] as unknown[]).pop()),
    InvalidGameStateException,
    'the state that the saved actions lead to'
  ],
  [
    'no players',
    tampered(game => Object.assign(game['state']!, {players: []})),
    InvalidGameStateException,
    'two players'
  ]
]
for (const [why, text, error, message] of badSaves) {
  test(`a saved game is refused: ${why}`, () => {
    expect(() => parseSave(text)).toThrow(error)
    expect(() => parseSave(text)).toThrow(message)
  })
}

test('a replay stops at the first refused action', () => {
  const {state, refused} = replay({
    decks: [testDecks.sanko],
    actions: [{type: 'PlayCard', card: card('2d')}, {type: 'CallShobu'}, {type: 'PlayCard', card: card('5b')}]
  })
  expect(refused).toMatchObject({index: 1, refusal: {id: 'wrong-phase'}})
  expect(state.plays).toBe(1)
})

const won = (winner: 0 | 1 | null, points: number): GameResult => ({
  winner,
  reason: winner === null ? 'Draw' : 'Shobu',
  base: points,
  scores: [winner === 0 ? points : 0, winner === 1 ? points : 0],
  completedYaku: [[], []],
  isKoiKoiWin: false,
  koiKoiMultiplierApplied: false,
  isDraw: winner === null
})

test('a match adds rounds up; the winner deals next', () => {
  let match = startMatch({rounds: 3, dealer: 1})
  expect(nextRound(match)).toMatchObject({dealer: 1, month: 1})
  match = recordRound(match, won(0, 6))
  expect(nextRound(match)).toMatchObject({dealer: 0, month: 2})
  match = recordRound(match, won(null, 0))
  expect(match.dealer).toBe(0)
  expect(matchWinner(match)).toBeUndefined()
  match = recordRound(match, won(1, 10))
  expect(match.totals).toEqual([6, 10])
  expect(matchWinner(match)).toBe(1)
  expect(nextRound(match)).toBeUndefined()
  expect(() => recordRound(match, won(1, 1))).toThrow('Expected at most 3 rounds')
})

test('the deal changes after a drawn round where it is agreed so; equal points have no winner', () => {
  const match = recordRound(startMatch({rounds: 1, afterDraw: 'changes'}), won(null, 0))
  expect(match.dealer).toBe(1)
  expect(matchWinner(match)).toBeNull()
})

test('matches have twelve rounds, six, three or one', () => {
  expect([12, 6, 3, 1].map(rounds => startMatch({rounds: rounds as 12}).rounds)).toEqual([12, 6, 3, 1])
  expect(() => startMatch({rounds: 5 as 6})).toThrow('Expected a match of 12, 6, 3 or 1 rounds, got 5')
})

// [what is wrong, answer, place]
const badLines: ReadonlyArray<[string, unknown, object]> = [
  ['no object', answerPile('1h'), {}],
  ['no cards', answerPile({id: 1}), {}],
  ['an unreadable card', answerPile({cards: '1h 13k'}), {field: 'cards', start: 3, end: 6}],
  ['a card twice', answerPile({cards: '1h 1a'}), {field: 'cards', start: 3, end: 5}],
  ['an id that is none', answerPile({ids: [0, 48]}), {field: 'ids', index: 1}],
  ['an id twice', answerPile({ids: [3, 3]}), {field: 'ids', index: 1}],
  ['cards and ids that differ', answerPile({cards: '1h', ids: [1]}), {field: 'ids'}],
  ['unknown rules', answerPile({cards: '1h', rules: 'sega'}), {field: 'rules'}],
  ['an unknown option', answerPile({cards: '1h', override: {goko: 1}}), {field: 'override'}],
  ['a month that is none', answerPile({cards: '1h', context: {month: 13}}), {field: 'context'}],
  ['a score of no number', answerScore({base: 'many'}), {field: 'base'}],
  ['a deck of seven', answerRound({decks: ['1a1b1c1d2a2b2c'], actions: []}), {field: 'decks', index: 0}],
  [
    'a deck with a card twice',
    answerRound({decks: ['1a1a'], actions: []}),
    {field: 'decks', index: 0, start: 2, end: 4}
  ],
  ['an unknown action', answerRound({seed: 19, actions: ['play 2d', 'pass']}), {field: 'actions', index: 1}],
  ['two cards at once', answerRound({seed: 19, actions: ['play 2d 3c']}), {field: 'actions', index: 0}],
  ['a refused action', answerRound({seed: 19, actions: ['play 2d', 'shobu']}), {field: 'actions', index: 1}],
  ['actions that are no list', answerRound({seed: 19, actions: 'play 2d'}), {field: 'actions'}],
  ['a dealer that is none', answerRound({seed: 19, dealer: 2, actions: []}), {field: 'dealer'}],
  ['no deck after a redeal', answerRound({decks: [testDecks.fieldFour], actions: []}), {}]
]
for (const [why, answer, place] of badLines) {
  test(`a line is answered with what is wrong: ${why}`, () => {
    expect(answer).toMatchObject({
      error: {message: expect.stringMatching(/^(Expected|Unexpected) /), ...place}
    })
  })
}

test('what was played before a refused action is answered', () => {
  const answer = answerRound({id: 'x', seed: 19, actions: ['play 2d', 'koikoi']})
  expect(answer).toMatchObject({
    id: 'x',
    result: null,
    events: expect.arrayContaining([{seq: 1, type: 'CardPlayed', player: 0, card: '2d'}])
  })
})

test('a pile is answered with the cards of its yaku', () => {
  expect(answerPile({id: 'a', cards: '松鶴 桜幕 芒月', rules: 'nintendo'})).toEqual({
    id: 'a',
    yaku: [{type: 'sanko', base: 5, bonus: 0, cards: '1a 3a 8a'}],
    total: 5
  })
})

test('cards in a list, one deck without a list, and seats by name are understood', () => {
  const sanko = {yaku: [{type: 'sanko', base: 6, bonus: 0, cards: '1a 3a 8a'}], total: 6}
  expect(answerPile({cards: ['1h', '桜幕', 'moon']})).toMatchObject(sanko)
  expect(answerPile({cards: 7})).toMatchObject({error: {field: 'cards'}})
  const deck = codesOf(shuffledDeck(mulberry32(19)))
  const request = {id: 1, seed: 19, dealer: 1, actions: ['play 5b']}
  const expected = answerRound(request)
  expect(expected).not.toHaveProperty('error')
  expect(answerRound({...request, decks: deck})).toEqual(expected)
  expect(answerRound({...request, dealer: 'Player2'})).toEqual(expected)
})
