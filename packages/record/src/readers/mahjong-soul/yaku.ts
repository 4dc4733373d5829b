/**
 * Yaku by the numbers of Mahjong Soul (雀魂): 1–50, and those of a ron before one's first draw.
 *
 * Source: the numbers of `fans` in decoded records, as the converters to other formats list them; for 人和 those of
 * <https://github.com/Fat-pig-Cui/majsoul-replay-editor>.
 */
import type {RecordedYaku} from '../../game/record.js'
import {numberOfYaku} from '../../game/tenhou-yaku.js'

// prettier-ignore
const ids: readonly RecordedYaku['id'][] = [
  null, 'menzen_tsumo', 'riichi', 'chankan', 'rinshan', 'haitei', 'houtei', 'haku', 'hatsu', 'chun',
  'seat_wind', 'round_wind', 'tanyao', 'iipeikou', 'pinfu', 'chanta', 'ittsuu', 'sanshoku', 'double_riichi',
  'sanshoku_doukou', 'sankantsu', 'toitoi', 'sanankou', 'shousangen', 'honroutou', 'chiitoitsu', 'junchan', 'honitsu',
  'ryanpeikou', 'chinitsu', 'ippatsu', 'dora', 'aka', 'ura', 'kita', 'tenhou', 'chiihou', 'daisangen', 'suuankou',
  'tsuuiisou', 'ryuuiisou', 'chinroutou', 'kokushi', 'shousuushii', 'suukantsu', 'chuuren', 'paarenchan',
  'junsei_chuuren', 'suuankou_tanki', 'kokushi_13', 'daisuushii'
]

/** 人和: as a yakuman, and with five han. */
const renhou: ReadonlySet<number> = new Set([59, 65])

/** The yaku of a number, which may be none. */
export function yakuOfMahjongSoul(number: number, han: number, name: string): RecordedYaku {
  const id = renhou.has(number) ? 'renhou' : (ids[number] ?? null)
  return {id, number: id === 'seat_wind' || id === 'round_wind' ? -1 : numberOfYaku(id), name, han}
}
