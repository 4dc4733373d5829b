/**
 * Yaku as mjai names them, in the order of tenhou's numbers.
 *
 * Source: the list of `mjai`, <https://github.com/gimite/mjai>. `sangenpai` is any of the three dragons, so it has no id.
 */
import type {RecordedYaku} from '../../game/record.js'
import {yakuOfNumber} from '../../game/tenhou-yaku.js'

/** `-`: what mjai has no name for, or one that stands for several. */
const names = (
  'menzenchin_tsumoho reach ippatsu chankan rinshankaiho haiteiraoyue hoteiraoyui pinfu tanyaochu ipeko ' +
  'jikaze - - - bakaze - - - - - - double_reach chitoitsu honchantaiyao ikkitsukan sanshokudojun sanshokudoko ' +
  'sankantsu toitoiho sananko shosangen honroto ryanpeko junchantaiyao honiso chiniso - tenho chiho daisangen ' +
  'suanko - tsuiso ryuiso chinroto churenpoton - kokushimuso - daisushi shosushi sukantsu dora uradora akadora'
).split(' ')

/** The yaku of a name, which may be none. */
export function yakuOfMjai(name: string, han: number): RecordedYaku {
  const yaku = yakuOfNumber(name === '-' ? -1 : names.indexOf(name), han)
  // Which of the four winds it is the name does not say.
  return {...yaku, number: name.endsWith('kaze') ? -1 : yaku.number, name}
}
