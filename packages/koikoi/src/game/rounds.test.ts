/**
 * What must hold in every round: dozens of random ones, thousands with `THOROUGH=1`, by all rule sets.
 *
 * `ROUNDS=100000 npx vitest run packages/koikoi/src/game/rounds.test.ts` plays as many as you like.
 */
import {expect, test} from 'vitest'
import {mulberry32, randomBelow} from '../random/index.js'
import type {Random} from '../random/index.js'
import {defineRules, presets} from '../rules/index.js'
import type {GameRules} from '../rules/index.js'
import {availableActions, countPlaces, evolve, notStarted, rebuild} from '../round/index.js'
import type {GameEvent, GameState} from '../round/index.js'
import {KoiKoiGame} from './index.js'

const rounds = Number(process.env['ROUNDS'] ?? (process.env['THOROUGH'] ? 2000 : 60))

const ruleSets: readonly GameRules[] = [
  presets.standard,
  presets.nintendo,
  presets['koikoi-japan'],
  defineRules('nintendo', {
    manualDraw: true,
    dealOrder: 'traditional',
    exhaustedWithYaku: 'score',
    koiKoiMode: 'each',
    oyaKenScore: 6,
    monthlyScore: 4,
    fieldKuttsuki: 'redeal'
  }),
  defineRules('standard', {fieldFour: 'draw', rainSpoilsViewing: true, fogSpoilsViewing: true, maxTurns: 5})
]

/** Play a round to its end; returns a game saved at a random moment, and the numbers that chose the actions after it. */
function playOut(
  game: KoiKoiGame,
  random: Random
): {readonly saved: string; readonly choices: readonly number[]} {
  let saved = game.save()
  let choices: number[] = []
  for (let actions = game.getAvailableActions(); actions.length > 0; actions = game.getAvailableActions()) {
    if (randomBelow(random, 12) === 0) {
      saved = game.save()
      choices = []
    }
    const choice = randomBelow(random, actions.length)
    choices.push(choice)
    const result = game.executeAction(actions[choice]!)
    if (!result.success) throw new Error(result.errorMessage)
  }
  return {saved, choices}
}

/** Months by the number of their cards that were dealt to the field. */
function countField(events: readonly GameEvent[]): readonly number[] {
  const counts = Array.from({length: 12}, () => 0)
  const dealt = events.find(({type}) => type === 'Dealt')
  if (dealt?.type === 'Dealt') for (const card of dealt.field) counts[card >> 2]!++
  return counts
}

function expectRound(seed: number, rules: GameRules): void {
  const random = mulberry32(seed)
  const game = new KoiKoiGame((seed & 1) as 0 | 1, {seed, rules, month: 3, gameId: `round ${seed}`})
  const {saved, choices} = playOut(game, random)
  const events = game.getEvents()
  const state = game.getState()

  // It ends, and nothing can be done afterwards.
  expect(state.result).not.toBeNull()
  expect(availableActions(state)).toEqual([])
  expect(events.at(-1)!.type).toBe('GameEnded')

  // 48 cards at every step; a choice or three at once only where two or three were dealt.
  const counts = countField(events)
  let now: GameState = notStarted
  let isDealt = false
  for (const event of events) {
    now = evolve(now, event, rules)
    isDealt ||= event.type === 'Dealt'
    if (isDealt && countPlaces(now).some(count => count !== 1))
      throw new Error(`Cards are lost at event ${event.seq}`)
    if (event.type === 'FieldChoiceRequired') expect(counts[event.card >> 2]).toBe(2)
    if (event.type === 'CardsCaptured' && event.kuitsuki) expect(counts[event.cards[0]! >> 2]).toBe(3)
  }

  // Events contain everything but the order of the stock.
  expect({...now, deck: []}).toEqual({...state, deck: []})
  expect(new Set(now.deck)).toEqual(new Set(state.deck))
  expect(rebuild(events, rules)).toEqual(now)

  // A saved game goes on as the game did.
  const loaded = KoiKoiGame.load(saved)
  for (const choice of choices) loaded.executeActionOrThrow(loaded.getAvailableActions()[choice]!)
  expect(loaded.getState()).toEqual(state)
  expect(loaded.getEvents()).toEqual(events)
  loaded.reset(0)
  game.reset(0)
  expect(loaded.getState()).toEqual(game.getState())
}

test('a game that is saved after any action goes on as it did', () => {
  for (let seed = 0; seed < 30; seed++) {
    const random = mulberry32(seed)
    const game = new KoiKoiGame(0, {seed, rules: ruleSets[seed % ruleSets.length]!})
    let saved = game.save()
    for (let actions = game.getAvailableActions(); actions.length > 0; actions = game.getAvailableActions()) {
      const loaded = KoiKoiGame.load(saved)
      const choice = randomBelow(random, actions.length)
      game.executeActionOrThrow(actions[choice]!)
      loaded.executeActionOrThrow(loaded.getAvailableActions()[choice]!)
      saved = game.save()
      expect(loaded.save()).toBe(saved)
    }
  }
})

test(`${rounds} random rounds`, {timeout: 60_000 + rounds * 10}, () => {
  for (let seed = 0; seed < rounds; seed++) expectRound(seed, ruleSets[seed % ruleSets.length]!)
})
