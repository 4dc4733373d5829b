import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {readRecord, tablesOf, type RecordedGame, type TableState} from '@tehai/record'
import {element, htmlOf} from '@tehai/kernel/markup'
import {boardOf, describeTable, kifuMarkup, kifuOf, roundsOf, stepsOf} from './index.js'

function gameOf(file: string): RecordedGame {
  const {game} = readRecord(
    readFileSync(new URL(`../../../record/test/logs/${file}`, import.meta.url), 'utf8')
  )
  if (game === null) throw new TypeError(`Expected a game in ${file}`)
  return game
}

const game = gameOf('2011020401gm-00a9-0000-f6eff225.xml')
const east3 = game.rounds[2]!
const beforeRon: TableState = tablesOf(east3, game).at(-2)!

test('a board has what one player sees', () => {
  const {seats, lines} = boardOf(beforeRon, {player: 3, isOpen: false, language: 'en'})
  expect(lines).toEqual(['East 3', '26 left'])
  expect(seats.self).toMatchObject({name: ['South', '20,400'], isDealer: false})
  expect(seats.kamicha).toMatchObject({name: ['East', '31,600'], isDealer: true})
  expect(new Set(seats.toimen!.hand)).toEqual(new Set(['back']))
  expect(
    new Set(boardOf(beforeRon, {player: 3, isOpen: true, language: 'en'}).seats.toimen!.hand)
  ).not.toContain('back')
})

test('a table in words: the position in one sentence, then each player', () => {
  const english = describeTable(beforeRon, {player: 3, isOpen: false, language: 'en'})
  expect(english.sentence).toBe('East 3, North seat has discarded 5 sou, 26 tiles left, dora indicator 3 pin')
  expect(english.seats[0]).toBe(
    'South seat, Self, 20,400 points. 7 7 pin, 2 3 3 4 4 7 8 9 sou; pon of green dragon from kamicha (left). ' +
      'River: north, 1 man (tsumogiri), north (tsumogiri), 1 sou, 9 man, white dragon, west (tsumogiri), 9 pin, east (tsumogiri), 3 sou, red dragon (tsumogiri).'
  )
  expect(english.seats[1]).toMatch(
    /^West seat, Shimocha \(right\), 23,700 points\. 10 face-down tiles; pon of red dragon/
  )
  const japanese = describeTable(beforeRon, {player: 3, isOpen: false, language: 'ja'})
  expect(japanese.sentence).toBe('東3局、北家の打 五索、残り26枚、ドラ表示牌 三筒')
  expect(japanese.seats[0]).toMatch(/^南家、自家、20400点。/)
})

test('steps: the deal, every discard with the calls before it, and the end with the hands that won', () => {
  const steps = stepsOf(east3, game, 'en')
  const discards = east3.events.filter(({type}) => type === 'discard')
  expect(steps).toHaveLength(discards.length + 2)
  expect(steps[0]).toMatchObject({count: 1, turn: 0, caption: 'Tiles are dealt'})
  expect(steps.map(({caption}) => caption)).toContain(
    'South: pon of green dragon from kamicha (left), South discards 9 man'
  )
  expect(steps.at(-1)).toMatchObject({caption: 'South wins by ron from North', winners: [3]})
  expect(stepsOf(east3, game, 'ja').at(-1)!.caption).toBe('南家のロン（北家から）')
})

test('rounds of a game: who won what, and the scores after it', () => {
  const {players, rows} = roundsOf(game, 'en')
  expect(players).toEqual(['A', 'B', 'C', 'D'])
  expect(rows[0]).toEqual({
    name: 'East 1',
    results: [{words: 'West wins by tsumo: riichi, menzen tsumo, pinfu', points: 2700, limit: ''}],
    scores: [23700, 24300, 27700, 24300],
    changes: [-1300, -700, 2700, -700]
  })
  expect(rows.at(-1)!.scores).toEqual([20700, 13600, 33600, 32100])
})

test('rounds: two winners are two results, a draw has no points', () => {
  const double = roundsOf(gameOf('double-ron.xml'), 'en')
  expect(double.rows.some(({results}) => results.length === 2)).toBe(true)
  const drawn = roundsOf(gameOf('nagashi-mangan.xml'), 'ja')
  expect(drawn.rows.flatMap(({results}) => results.map(({words}) => words))).toContain('流し満貫')
})

test('the printed form: dealt tiles, and turns with calls, riichi, kans and the win', () => {
  const players = kifuOf(east3, game, 'en')
  expect(players.map(({seat}) => seat)).toEqual(['East', 'South', 'West', 'North'])
  const south = players[1]!
  expect(south.dealt).toHaveLength(13)
  expect(south.turns[4]).toEqual({
    gained: '6z',
    by: 'pon',
    discard: '9m',
    tsumogiri: false,
    riichi: false,
    move: null
  })
  expect(south.turns.at(-1)).toMatchObject({gained: '5s', discard: null, move: 'agari'})
  const sanma = gameOf('sanma2.xml')
  const moves = sanma.rounds.flatMap(round => kifuOf(round, sanma, 'en')).flatMap(({turns}) => turns)
  expect(moves.find(({move}) => move === 'kita')).toMatchObject({gained: expect.any(String), discard: null})
  const riichi = kifuMarkup(kifuOf(sanma.rounds[5]!, sanma, 'ja'), 'ja', ([tile]) => element('i', {}, tile!))
  expect(htmlOf(riichi)).toContain('<small>立直</small><span role="img" aria-label="ツモ切り">↓</span>')
  const kans = gameOf('four-kans.xml')
  const inKans = kans.rounds.flatMap(round => kifuOf(round, kans, 'en')).flatMap(({turns}) => turns)
  const count = (type: string): number =>
    kans.rounds.flatMap(({events}) => events).filter(event => event.type === type).length
  expect(inKans.filter(({move}) => move === 'ankan')).toHaveLength(count('ankan'))
  expect(inKans.filter(({by}) => by === 'daiminkan')).toHaveLength(count('daiminkan'))
})
