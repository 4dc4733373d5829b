/**
 * Yaku as mjai names them, in the order of tenhou's numbers.
 *
 * Source: the list of `mjai`, <https://github.com/gimite/mjai>. `sangenpai` is any of the three dragons, so it has no id.
 */
import type {RecordedYaku} from '../../game/record.js'
import {yakuOfNumber} from '../../game/tenhou-yaku.js'

/** `-`: mjai has no name for it, or uses one name for several. */
const names = (
  'menzenchin_tsumoho reach ippatsu chankan rinshankaiho haiteiraoyue hoteiraoyui pinfu tanyaochu ipeko ' +
  'jikaze - - - bakaze - - - - - - double_reach chitoitsu honchantaiyao ikkitsukan sanshokudojun sanshokudoko ' +
  'sankantsu toitoiho sananko shosangen honroto ryanpeko junchantaiyao honiso chiniso - tenho chiho daisangen ' +
  'suanko - tsuiso ryuiso chinroto churenpoton - kokushimuso - daisushi shosushi sukantsu dora uradora akadora'
).split(' ')

/** The yaku of a name, which may be none. */
export function yakuOfMjai(name: string, han: number): RecordedYaku {
  const yaku = yakuOfNumber(name === '-' ? -1 : names.indexOf(name), han)
  // The name does not say which of the four winds it is.
  return {...yaku, number: name.endsWith('kaze') ? -1 : yaku.number, name}
}
