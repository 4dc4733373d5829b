/**
 * Writes mjai: one JSON object per line, one event each.
 */
import type {Tile} from '@tehai/riichi/tile'
import type {Event} from '../game/event.js'
import {rulesOfRecord} from '../check/rules.js'
import {assertGame} from '../game/guards.js'
import type {RecordedGame, RecordedRound, Result} from '../game/record.js'
import {textOfTile} from '../readers/mjai/tiles.js'
import {rulesField} from './stated-rules.js'

/** A line of mjai. */
export type MjaiLine = Readonly<Record<string, unknown>>

/** A game as lines of mjai; hidden tiles are `?`. */
export function toMjai(game: RecordedGame): MjaiLine[] {
  assertGame(game)
  const hasReds = rulesOfRecord(game).redFives > 0
  const rules = rulesField(game, 'mjai', hasReds ? {} : {redFives: 0})
  return [
    {type: 'start_game', names: game.names, ...(hasReds ? {} : {aka_flag: false}), ...rules},
    ...game.rounds.flatMap(round => roundLines(round)),
    {type: 'end_game'}
  ]
}

const winds = 'ESWN'

function roundLines(round: RecordedRound): readonly MjaiLine[] {
  const {kyoku, honba, sticks, dealer, scores, indicator, haipai, events, results} = round
  let ended = 0
  const lines = events.flatMap((event, index) => {
    if (event.type === 'agari' || event.type === 'ryuukyoku') return [endLine(event, results[ended++])]
    const next = events[index + 1]
    const isWon = next?.type === 'agari' && next.player !== next.from
    return linesOf(event, isWon)
  })
  return [
    {
      type: 'start_kyoku',
      bakaze: winds[Math.floor(kyoku / 4) % 4],
      dora_marker: textOfTile(indicator),
      kyoku: (kyoku % 4) + 1,
      honba,
      kyotaku: sticks,
      oya: dealer,
      scores,
      tehais: haipai.map(hand => hand?.map(textOfTile) ?? Array.from({length: 13}, () => '?'))
    },
    ...lines,
    {type: 'end_kyoku'}
  ]
}

/** A riichi has a line before its discard, and one after the discard if no player wins by it. */
function linesOf(event: Event, isWon: boolean): readonly MjaiLine[] {
  switch (event.type) {
    case 'draw':
      return [{type: 'tsumo', actor: event.player, pai: event.tile === null ? '?' : textOfTile(event.tile)}]
    case 'discard': {
      const {player: actor, tile, tsumogiri, riichi} = event
      const discard = {type: 'dahai', actor, pai: textOfTile(tile), tsumogiri}
      if (!riichi) return [discard]
      return [{type: 'reach', actor}, discard, ...(isWon ? [] : [{type: 'reach_accepted', actor}])]
    }
    case 'chii':
    case 'pon':
    case 'daiminkan': {
      const {type, player: actor, from: target, tile, own} = event
      return [
        {type: type === 'chii' ? 'chi' : type, actor, target, pai: textOfTile(tile), consumed: texts(own)}
      ]
    }
    case 'ankan':
      return [{type: 'ankan', actor: event.player, consumed: texts(event.tiles)}]
    case 'kakan': {
      const plain = event.tile.replace('0', '5') as Tile
      return [
        {
          type: 'kakan',
          actor: event.player,
          pai: textOfTile(event.tile),
          consumed: texts([plain, plain, plain])
        }
      ]
    }
    case 'kita':
      return [{type: 'nukidora', actor: event.player, pai: 'N'}]
    case 'dora':
      return [{type: 'dora', dora_marker: textOfTile(event.tile)}]
    default:
      return []
  }
}

function texts(tiles: readonly Tile[]): readonly string[] {
  return tiles.map(textOfTile)
}

const reasons = {
  exhaustive: 'fanpai',
  nagashi: 'nagashimangan',
  kyuushu: 'kyushukyuhai',
  'suucha-riichi': 'suchareach',
  sanchahou: 'sanchaho',
  suukaikan: 'sukaikan',
  'suufon-renda': 'sufonrenta'
} as const

function endLine(event: Extract<Event, {type: 'agari' | 'ryuukyoku'}>, result: Result | undefined): MjaiLine {
  const deltas = result?.delta ?? undefined
  if (event.type === 'ryuukyoku') {
    const tenpais = result?.type === 'draw' ? (result.tenpai ?? undefined) : undefined
    return {type: 'ryukyoku', reason: reasons[event.reason], tenpais, deltas}
  }
  const win = result?.type === 'win' ? result : null
  return {
    type: 'hora',
    actor: event.player,
    target: event.from,
    pai: textOfTile(event.tile),
    ura_markers: texts(event.ura),
    fu: win?.fu ?? undefined,
    fan: win?.han ?? undefined,
    hora_points: win?.points ?? undefined,
    deltas
  }
}
