import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {allCards} from '../cards/index.js'
import {KoiKoiGame} from '../game/index.js'
import {testDecks} from '../game/test-decks.js'
import {cardsOf} from '../notation/index.js'
import {mulberry32} from '../random/index.js'
import {presets} from '../rules/index.js'
import {startRound} from '../round/index.js'
import type {GameEvent} from '../round/index.js'
import {
  cardLabel,
  describeEvent,
  logOf,
  monthName,
  pointsInWords,
  resultInWords,
  typeName,
  yakuNames
} from './index.js'
import {yakuTypes} from '../yaku/index.js'

test('every yaku has names; their kanji are those of the chart', () => {
  const chart = JSON.parse(
    readFileSync(new URL('../../../../vectors/koikoi-cards.json', import.meta.url), 'utf8')
  ).yakuNames as Readonly<Record<string, readonly [string, string]>>
  for (const type of yakuTypes) expect(yakuNames[type].kana).toBe(chart[type]![1])
  expect(Object.keys(yakuNames).toSorted()).toEqual(Object.keys(chart).toSorted())
})

test('a text alternative says name and type', () => {
  expect(cardLabel(0, 'ja')).toBe('松に鶴（光）')
  expect(cardLabel(0, 'en')).toBe('Pine with crane (bright)')
  expect(cardLabel(2, 'ja')).toBe('松のカス1')
  expect(new Set(allCards.map(({id}) => cardLabel(id, 'en'))).size).toBe(48)
})

test('a result says what the yaku are worth, and what was doubled', () => {
  const won = {
    winner: 0,
    reason: 'Shobu',
    base: 8,
    scores: [32, 0],
    completedYaku: [[], []],
    isKoiKoiWin: true,
    koiKoiMultiplierApplied: true,
    isDraw: false
  } as const
  expect(resultInWords(won, 'en')).toBe('Player 1 wins 32 points (8 from the yaku).')
  expect(resultInWords(won, 'ja')).toContain('（役は8文）')
  const doubled = {...won, scores: [16, 0], koiKoiMultiplierApplied: false} as const
  expect(resultInWords(doubled, 'en')).toBe('Player 1 wins 16 points (8 before doubling).')
})

test('points are counted in 文', () => {
  expect([pointsInWords(6, 'ja'), pointsInWords(1, 'en'), pointsInWords(2, 'en')]).toEqual([
    '6文',
    '1 point',
    '2 points'
  ])
  expect([monthName(9, 'ja'), monthName(9, 'en'), typeName('tane', 'ja')]).toEqual([
    '菊',
    'Chrysanthemum',
    'タネ'
  ])
})

/** Rounds in which everything happens. */
function manyEvents(): readonly GameEvent[] {
  const events: GameEvent[] = []
  for (let seed = 0; seed < 400; seed++) {
    const game = new KoiKoiGame(0, {seed, rules: seed % 2 ? presets.nintendo : presets['koikoi-japan']})
    const random = mulberry32(seed)
    for (let actions = game.getAvailableActions(); actions.length > 0; actions = game.getAvailableActions()) {
      game.executeAction(actions[Math.floor(random.next() * actions.length)]!)
    }
    events.push(...game.getEvents())
  }
  return events
}

test('every event has a sentence in both languages, with nothing left open', () => {
  const events = manyEvents()
  const seen = new Set(events.map(({type}) => type))
  expect([...seen].toSorted()).toEqual([
    'CardDrawn',
    'CardPlaced',
    'CardPlayed',
    'CardsCaptured',
    'Dealt',
    'FieldChoiceRequired',
    'GameEnded',
    'KoiKoiCalled',
    'Kuttsuki',
    'Redeal',
    'ShobuCalled',
    'Teshi',
    'TurnEnded',
    'YakuCompleted'
  ])
  for (const sentence of new Set(events.map(event => describeEvent(event)))) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(sentence).not.toMatch(/undefined|null|NaN/)
  }
  for (const sentence of new Set(events.map(event => describeEvent(event, {language: 'ja'})))) {
    expect(sentence).toMatch(/。$/)
    expect(sentence).not.toMatch(/undefined|null|NaN|[A-Za-z]/)
  }
})

test('the log of a won round', () => {
  const game = new KoiKoiGame(0, {decks: [testDecks.sanko]})
  for (const card of cardsOf('2d5b3c4a7b3b9b')) game.executeAction({type: 'PlayCard', card})
  game.executeAction({type: 'CallShobu'})
  expect(logOf(game.getEvents().slice(-7), {names: ['Aki', 'Haru']})).toEqual([
    'Aki plays Chrysanthemum with blue ribbon.',
    'Aki captures Chrysanthemum (plain) 2 with Chrysanthemum with blue ribbon.',
    'Aki draws Paulownia (plain) 2.',
    'Aki captures Paulownia with phoenix with Paulownia (plain) 2.',
    'Aki has Three Brights (6).',
    'Aki stops (shobu).',
    'Aki wins 6 points.'
  ])
  expect(logOf(game.getEvents().slice(-7), {names: ['You', 'Haru']})).toEqual([
    'You play Chrysanthemum with blue ribbon.',
    'You capture Chrysanthemum (plain) 2 with Chrysanthemum with blue ribbon.',
    'You draw Paulownia (plain) 2.',
    'You capture Paulownia with phoenix with Paulownia (plain) 2.',
    'You have Three Brights (6).',
    'You stop (shobu).',
    'You win 6 points.'
  ])
  expect(logOf(game.getEvents().slice(-3), {language: 'ja', names: ['あき', 'はる']})).toEqual([
    'あきに役ができました。三光6文。',
    'あきがあがりました（勝負）。',
    'あきの勝ち、6文です。'
  ])
})

test('a deal that is thrown away', () => {
  const {events} = startRound([testDecks.fieldFour, testDecks.sanko])
  expect(describeEvent(events[0]!)).toBe(
    'All four cards of Pampas grass lie on the field: the cards are dealt again.'
  )
  expect(describeEvent(events[0]!, {language: 'ja'})).toBe('場札に芒が4枚そろったので、配り直します。')
})
