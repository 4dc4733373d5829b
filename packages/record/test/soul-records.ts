/**
 * Records of Mahjong Soul, made of the rounds of other formats: nothing writes them, and no sample is free to copy.
 */
import type {RecordedRound} from '../src/index.js'

type Line = Readonly<Record<string, unknown>>

/** The records of a round: what `GameDetailRecords` has of it, zeros and false left out. */
export function soulOf(
  round: RecordedRound,
  players: number
): readonly {readonly name: string; readonly data: Line}[] {
  const [first, ...events] = round.events
  const doras: string[] = [round.indicator]
  const records: {name: string; data: Line}[] = []
  const add = (name: string, data: Line): void => {
    const kept = Object.entries(data).filter(([, value]) => value !== 0 && value !== false)
    records.push({name: `.lq.${name}`, data: Object.fromEntries(kept)})
  }
  add('RecordNewRound', {
    chang: Math.floor(round.kyoku / 4),
    ju: round.dealer,
    ben: round.honba,
    liqibang: round.sticks,
    scores: round.scores.slice(0, players),
    doras: [round.indicator],
    ...Object.fromEntries(
      round.haipai.map((hand, player) => [
        `tiles${player}`,
        player === round.dealer && first?.type === 'draw' ? [...hand!, first.tile] : hand
      ])
    )
  })
  for (const event of events) {
    if (event.type === 'dora') {
      doras.push(event.tile)
      const last = records.at(-1)!
      records[records.length - 1] = {...last, data: {...last.data, doras: doras.slice()}}
    } else if (event.type === 'draw') add('RecordDealTile', {seat: event.player, tile: event.tile})
    else if (event.type === 'discard')
      add('RecordDiscardTile', {
        seat: event.player,
        tile: event.tile,
        moqie: event.tsumogiri,
        is_liqi: event.riichi
      })
    else if (event.type === 'ankan' || event.type === 'kakan')
      add('RecordAnGangAddGang', {
        seat: event.player,
        type: event.type === 'ankan' ? 3 : 2,
        tiles: event.type === 'ankan' ? event.tiles.at(-1) : event.tile
      })
    else if (event.type === 'kita') add('RecordBaBei', {seat: event.player})
    else if (event.type === 'chii' || event.type === 'pon' || event.type === 'daiminkan')
      add('RecordChiPengGang', {
        seat: event.player,
        type: ['chii', 'pon', 'daiminkan'].indexOf(event.type),
        tiles: [...event.own, event.tile],
        froms: [...event.own.map(() => event.player), event.from]
      })
  }
  const wins = round.events.filter(event => event.type === 'agari')
  if (wins.length > 0)
    add('RecordHule', {
      hules: wins.map(({player, from, tile, ura}) => ({
        seat: player,
        hu_tile: tile,
        zimo: player === from,
        liqi: ura.length > 0,
        li_doras: ura,
        doras
      }))
    })
  return records
}
