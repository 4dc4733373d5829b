/**
 * Yaku as 電脳麻将 names them: the names of tenhou, with a few exceptions.
 */
import type {RecordedYaku} from '../../game/record.js'
import {yakuOfName} from '../../game/tenhou-yaku.js'

/** Its names → those of tenhou. */
const names: ReadonlyMap<string, string> = new Map([
  ['ダブル立直', '両立直'],
  ['翻牌 白', '役牌 白'],
  ['翻牌 發', '役牌 發'],
  ['翻牌 中', '役牌 中'],
  ['国士無双十三面', '国士無双１３面']
])

/** The yaku of a name, which may be none. */
export function yakuOfKobalab(name: string, han: number): RecordedYaku {
  return {...yakuOfName(names.get(name) ?? name, han), name}
}
