/**
 * The yaku of tenhou by number, 0–54, with the names that its records use.
 *
 * Source: the manual at <https://tenhou.net/man/> for the names; the order is that of the `yaku` attribute of the mjlog
 * format, as read from records with known hands.
 */
import type {RecordedYaku} from './record.js'

// prettier-ignore
const rows: readonly (readonly [id: NonNullable<RecordedYaku['id']>, name: string])[] = [
  ['menzen_tsumo', '門前清自摸和'], ['riichi', '立直'], ['ippatsu', '一発'], ['chankan', '槍槓'], ['rinshan', '嶺上開花'],
  ['haitei', '海底摸月'], ['houtei', '河底撈魚'], ['pinfu', '平和'], ['tanyao', '断幺九'], ['iipeikou', '一盃口'],
  ['seat_wind', '自風 東'], ['seat_wind', '自風 南'], ['seat_wind', '自風 西'], ['seat_wind', '自風 北'],
  ['round_wind', '場風 東'], ['round_wind', '場風 南'], ['round_wind', '場風 西'], ['round_wind', '場風 北'],
  ['haku', '役牌 白'], ['hatsu', '役牌 發'], ['chun', '役牌 中'],
  ['double_riichi', '両立直'], ['chiitoitsu', '七対子'], ['chanta', '混全帯幺九'], ['ittsuu', '一気通貫'],
  ['sanshoku', '三色同順'], ['sanshoku_doukou', '三色同刻'], ['sankantsu', '三槓子'], ['toitoi', '対々和'],
  ['sanankou', '三暗刻'], ['shousangen', '小三元'], ['honroutou', '混老頭'], ['ryanpeikou', '二盃口'],
  ['junchan', '純全帯幺九'], ['honitsu', '混一色'], ['chinitsu', '清一色'], ['renhou', '人和'],
  ['tenhou', '天和'], ['chiihou', '地和'], ['daisangen', '大三元'], ['suuankou', '四暗刻'],
  ['suuankou_tanki', '四暗刻単騎'], ['tsuuiisou', '字一色'], ['ryuuiisou', '緑一色'], ['chinroutou', '清老頭'],
  ['chuuren', '九蓮宝燈'], ['junsei_chuuren', '純正九蓮宝燈'], ['kokushi', '国士無双'],
  ['kokushi_13', '国士無双１３面'], ['daisuushii', '大四喜'], ['shousuushii', '小四喜'], ['suukantsu', '四槓子'],
  ['dora', 'ドラ'], ['ura', '裏ドラ'], ['aka', '赤ドラ']
]

const numbers: ReadonlyMap<string, number> = new Map(rows.map(([, name], number) => [name, number]))

/** The yaku of a number, which may be none. */
export function yakuOfNumber(number: number, han: number): RecordedYaku {
  const [id, name] = rows[number] ?? [null, '']
  return {id, number, name, han}
}

/** The yaku with a name as tenhou writes it, if there is one. */
export function yakuOfName(name: string, han: number): RecordedYaku {
  const number = numbers.get(name) ?? -1
  return {id: rows[number]?.[0] ?? null, number, name, han}
}

/** The number of a yaku at tenhou; -1 if it has none. Winds have one number for each wind. */
export function numberOfYaku(id: RecordedYaku['id'], wind = 0): number {
  const first = rows.findIndex(([known]) => known === id)
  return id === 'seat_wind' || id === 'round_wind' ? first + wind : first
}

/** The name of a number; '' for none. */
export function nameOfYaku(number: number): string {
  return rows[number]?.[1] ?? ''
}

/** Whether the number is that of a yakuman. */
export function isYakumanNumber(number: number): boolean {
  return number >= 37 && number <= 51
}
