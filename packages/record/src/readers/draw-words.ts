/**
 * Why a round ended without a win, as the formats, their dialects and the converters between them write it.
 */
import type {DrawReason} from '../game/event.js'

/** In lower case, without blanks and `_`: `Nine Terminal Abortion`, `kyuushu_kyuuhai`. */
const words: Readonly<Record<DrawReason, string>> = {
  exhaustive: 'fanpai exhaustive exhaustivedraw howanpai ryuukyoku 流局 荒牌平局 テンパイ 全員聴牌 全員不聴',
  nagashi: 'nm nagashi nagashimangan manganatdraw 流し満貫',
  kyuushu: 'yao9 kyuushukyuuhai kyushukyuhai nineterminalabortion 九種九牌',
  'suucha-riichi': 'reach4 suuchariichi suchareach fourriichiabortion 四家立直',
  sanchahou: 'ron3 sanchahou sanchaho threeronabortion 三家和了 三家和',
  suukaikan: 'kan4 suukansansen suukaikan sukaikan suukantsu fourkanabortion 四槓散了 四開槓',
  'suufon-renda': 'kaze4 suufonrenda suufuurenta sufonrenta fourwindabortion 四風連打'
}

const reasons: ReadonlyMap<string, DrawReason> = new Map(
  (Object.keys(words) as DrawReason[]).flatMap(reason =>
    words[reason].split(' ').map((word): [string, DrawReason] => [word, reason])
  )
)

/** The reason that a word means; `undefined` for other words. */
export function reasonOfWord(word: string): DrawReason | undefined {
  return reasons.get(word.toLowerCase().replace(/[_ ]/g, ''))
}
