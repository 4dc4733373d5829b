/**
 * Writes the JSON of tenhou.net/6: what `readTenhou6` reads.
 *
 * A tile that the record hides cannot be written; such a round throws.
 */
import {smallest} from '@tehai/kernel/source'
import {scoredGame} from '../check/scored-game.js'
import {winds, type LimitId} from '@tehai/riichi'
import {compareTiles, type Tile} from '@tehai/riichi/tile'
import type {CallEvent, DrawReason, Event, Player} from '../game/event.js'
import type {RecordedGame, RecordedRound, RecordedRules, RecordedYaku, WinResult} from '../game/record.js'
import {windOf} from '../game/seats.js'
import {nameOfYaku, numberOfYaku} from '../game/tenhou-yaku.js'
import {numberOfTile} from '../readers/tenhou6/items.js'
import {jpmlName, rulesOf} from '../readers/tenhou6/rules.js'
import {seated} from './tenhou-seats.js'
import {rulesField} from './stated-rules.js'

/** A document of tenhou.net/6. */
export interface Tenhou6 {
  readonly title: readonly [string, string]
  readonly name: readonly string[]
  /** `tehaiRules`: what a record says about its rules beyond `disp`, `aka` and the title. */
  readonly rule: {readonly disp: string; readonly aka: number; readonly tehaiRules?: RecordedRules}
  readonly log: readonly (readonly unknown[])[]
}

/**
 * A game as a document of tenhou.net/6. Results that the record does not state are scored.
 *
 * @throws {TypeError} if a hand or a draw of the record is hidden.
 */
export function toTenhou6(game: RecordedGame): Tenhou6 {
  const {format, players, names, rules, rounds} = seated(scoredGame(game))
  const {redFives = 3, kuitan = true, south = true, service = format, league} = rules
  const room = service === 'mahjong-soul' ? '雀魂' : '鳳'
  const disp = `${players === 3 ? '三' : ''}${room}${south ? '南' : '東'}${kuitan ? '喰' : ''}${redFives > 0 ? '赤' : ''}`
  const title = ['', league ? jpmlName : ''] as const
  const rule = {disp, aka: redFives > 0 ? 1 : 0}
  return {
    title,
    name: [0, 1, 2, 3].map(player => names[player] ?? ''),
    rule: {...rule, ...rulesField(game, 'tenhou6', rulesOf({rule, title}, players))},
    log: rounds.map(round => roundOf(round, players))
  }
}

/** Draws and discards of one player. */
interface Lists {
  readonly draws: (number | string)[]
  readonly discards: (number | string)[]
}

function roundOf(round: RecordedRound, players: 3 | 4): readonly unknown[] {
  const {kyoku, honba, sticks, scores, indicator, haipai, events} = round
  const lists: Lists[] = [0, 1, 2, 3].map(() => ({draws: [], discards: []}))
  const pons = new Map<string, string>()
  for (const event of events) addItem(lists, pons, event)
  const indicators = [indicator, ...events.flatMap(event => (event.type === 'dora' ? [event.tile] : []))]
  const ura = events.find(event => event.type === 'agari' && event.ura.length > 0)
  return [
    [kyoku, honba, sticks],
    [0, 1, 2, 3].map(player => scores[player] ?? 0),
    indicators.map(numberOfTile),
    ura?.type === 'agari' ? ura.ura.map(numberOfTile) : [],
    ...lists.flatMap(({draws, discards}, player) => [
      handOf(haipai[player], player, players),
      draws,
      discards
    ]),
    endOf(round, players)
  ]
}

function handOf(hand: readonly Tile[] | null | undefined, player: number, players: 3 | 4): readonly number[] {
  if (player >= players) return []
  if (!hand) throw new TypeError(`Expected the hand of player ${player}, got a hidden one`)
  return hand.map(numberOfTile)
}

function addItem(lists: readonly Lists[], pons: Map<string, string>, event: Event): void {
  if (!('player' in event)) return
  const {draws, discards} = lists[event.player]!
  switch (event.type) {
    case 'draw':
      if (event.tile === null) throw new TypeError('Expected the tile of a draw, got a hidden one')
      draws.push(numberOfTile(event.tile))
      return
    case 'discard': {
      const number = event.tsumogiri ? 60 : numberOfTile(event.tile)
      discards.push(event.riichi ? `r${number}` : number)
      return
    }
    case 'chii':
    case 'pon':
    case 'daiminkan': {
      const item = callItem(event)
      draws.push(item)
      if (event.type === 'daiminkan') discards.push(0)
      if (event.type === 'pon') pons.set(`${event.player} ${plain(event.tile)}`, item)
      return
    }
    case 'ankan': {
      const [last, ...rest] = event.tiles.map(numberOfTile).reverse()
      discards.push(`${rest.reverse().join('')}a${last}`)
      return
    }
    case 'kakan': {
      const pon = pons.get(`${event.player} ${plain(event.tile)}`) ?? ''
      discards.push(pon.replace('p', `k${numberOfTile(event.tile)}`))
      return
    }
    case 'kita':
      discards.push('f44')
  }
}

function plain(tile: Tile): string {
  return tile.replace('0', '5')
}

const letters = {chii: 'c', pon: 'p', daiminkan: 'm'} as const

/** The place of the letter shows from whom: first kamicha, then toimen, last shimocha. */
function callItem({type, player, tile, own, from}: CallEvent): string {
  const numbers = own.toSorted(compareTiles).map(tile => String(numberOfTile(tile)))
  const place = [0, numbers.length, 1, 0][(from - player + 4) % 4]!
  numbers.splice(place, 0, `${letters[type]}${numberOfTile(tile)}`)
  return numbers.join('')
}

const reasons: Readonly<Record<DrawReason, string>> = {
  exhaustive: '流局',
  nagashi: '流し満貫',
  kyuushu: '九種九牌',
  'suucha-riichi': '四家立直',
  sanchahou: '三家和了',
  suukaikan: '四槓散了',
  'suufon-renda': '四風連打'
}

function endOf(round: RecordedRound, players: 3 | 4): readonly unknown[] {
  const {results} = round
  const [first] = results
  if (!first) return []
  const fill = (delta: readonly number[] | null): readonly number[] =>
    [0, 1, 2, 3].map(player => delta?.[player] ?? 0)
  if (first.type === 'draw') return [reasons[first.reason], fill(first.delta)]
  return [
    '和了',
    ...results.flatMap(win => (win.type === 'win' ? [fill(win.delta), winOf(win, round, players)] : []))
  ]
}

const limits: Readonly<Record<LimitId, string>> = {
  mangan: '満貫',
  haneman: '跳満',
  baiman: '倍満',
  sanbaiman: '三倍満',
  'kazoe-yakuman': '数え役満',
  yakuman: '役満'
}

function winOf(win: WinResult, {kyoku, dealer}: RecordedRound, players: 3 | 4): readonly unknown[] {
  const {player, from, pao, yaku} = win
  const seat = winds.indexOf(windOf(player, dealer, players))
  const names = yaku.map(one => nameOf(one, one.id === 'round_wind' ? Math.floor(kyoku / 4) : seat))
  return [player, from, pao ?? player, amountOf(win, players), ...names]
}

/** The name that tenhou gives a yaku, whatever the record calls it. */
function nameOf({id, number, name, han}: RecordedYaku, wind: number): string {
  const known = nameOfYaku(number < 0 ? numberOfYaku(id, wind) : number) || name
  return `${known}(${han >= 13 ? '役満' : `${han}飜`})`
}

/** `30符3飜3900点`, `満貫2000-4000点`, `20符4飜1300点∀`. */
function amountOf({fu, han, points, limit, player, from, delta}: WinResult, players: 3 | 4): string {
  const worth = limit === null ? `${fu}符${han}飜` : limits[limit]
  if (points === null) return worth
  if (player !== from) return `${worth}${points}点`
  const shares = sharesOf(points, delta, player, players)
  return shares.length === 1 ? `${worth}${shares[0]}点∀` : `${worth}${shares.join('-')}点`
}

/** What each pays: one amount where all pay the same. */
function sharesOf(
  points: number,
  delta: readonly number[] | null,
  winner: Player,
  players: 3 | 4
): readonly number[] {
  const paid = (delta ?? [])
    .slice(0, players)
    .flatMap((change, player) => (player === winner ? [] : [-change]))
  const least = smallest(paid, Infinity)
  const others = paid.length
  if (paid.every(amount => amount === least)) return [points / others]
  // The dealer, one of n payers, pays a double share; shares are rounded up to hundreds.
  const share = Math.ceil(points / (others + 1) / 100) * 100
  for (const small of [share, share - 100]) {
    const dealer = points - small * (others - 1)
    if (dealer === 2 * small || dealer === 2 * small - 100) return [small, dealer]
  }
  return [share, points - share * (others - 1)]
}
