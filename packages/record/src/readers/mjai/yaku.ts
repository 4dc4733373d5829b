/**
 * Yaku as mjai names them.
 *
 * Source: the list of `mjai`, <https://github.com/gimite/mjai>. `sangenpai` is any of the three dragons, so it has no id.
 */
import type {RecordedYaku} from '../../game/record.js'
import {numberOfYaku} from '../../game/tenhou-yaku.js'

// prettier-ignore
const ids: ReadonlyMap<string, RecordedYaku['id']> = new Map([
  ['reach', 'riichi'], ['double_reach', 'double_riichi'], ['ippatsu', 'ippatsu'], ['menzenchin_tsumoho', 'menzen_tsumo'],
  ['pinfu', 'pinfu'], ['tanyaochu', 'tanyao'], ['ipeko', 'iipeikou'], ['jikaze', 'seat_wind'], ['bakaze', 'round_wind'],
  ['rinshankaiho', 'rinshan'], ['chankan', 'chankan'], ['haiteiraoyue', 'haitei'], ['hoteiraoyui', 'houtei'],
  ['sanshokudojun', 'sanshoku'], ['ikkitsukan', 'ittsuu'], ['honchantaiyao', 'chanta'], ['chitoitsu', 'chiitoitsu'],
  ['toitoiho', 'toitoi'], ['sananko', 'sanankou'], ['honroto', 'honroutou'], ['sanshokudoko', 'sanshoku_doukou'],
  ['sankantsu', 'sankantsu'], ['shosangen', 'shousangen'], ['honiso', 'honitsu'], ['junchantaiyao', 'junchan'],
  ['ryanpeko', 'ryanpeikou'], ['chiniso', 'chinitsu'], ['dora', 'dora'], ['uradora', 'ura'], ['akadora', 'aka'],
  ['tenho', 'tenhou'], ['chiho', 'chiihou'], ['kokushimuso', 'kokushi'], ['suanko', 'suuankou'],
  ['daisangen', 'daisangen'], ['tsuiso', 'tsuuiisou'], ['ryuiso', 'ryuuiisou'], ['chinroto', 'chinroutou'],
  ['churenpoton', 'chuuren'], ['sukantsu', 'suukantsu'], ['daisushi', 'daisuushii'], ['shosushi', 'shousuushii']
])

/** The yaku of a name, which may be none. */
export function yakuOfMjai(name: string, han: number): RecordedYaku {
  const id = ids.get(name) ?? null
  return {id, number: id === 'seat_wind' || id === 'round_wind' ? -1 : numberOfYaku(id), name, han}
}
