/**
 * Chinese characters, simplified and traditional, and their Japanese forms: 东 is 東, 聽 is 聴. A word that several
 * languages share then needs only one spelling.
 *
 * Source: the Unihan database (kSimplifiedVariant, kTraditionalVariant) and the jōyō table of 2010 for the Japanese
 * forms; only characters in words of the games are listed.
 */

/** Chinese characters and, at the same index, the Japanese ones. */
const chinese =
  '东场岭枪杠捞鱼听聽荣榮两兩单單骑张边邊满滿贯國无雙纯气氣带帶幺顺绿綠头对對莲连门里裡寶发點數开轮龙车庄莊烟种红规则缺终盘后见剩饼餅条條亚卷斷搶抢现计亞捲沒风个双雙复複亲闲閒进凤标准联赛响况战戰'
const japanese =
  '東場嶺槍槓撈魚聴聴栄栄両両単単騎張辺辺満満貫国無双純気気帯帯么順緑緑頭対対蓮連門裏裏宝発点数開輪竜車荘荘煙種紅規則欠終盤後見剰筒筒索索亜巻断槍槍現計亜巻没風個双双複複親閑閑進鳳標準聯賽響況戦戦'

const japaneseOf: ReadonlyMap<string, string> = new Map(
  [...chinese].map((character, index) => [character, japanese[index]!])
)
const anyChinese = new RegExp(`[${chinese}]`, 'g')

/** A text with Japanese characters in place of Chinese ones, unit for unit, so that offsets stay the same. */
export function foldHan(text: string): string {
  return text.replace(anyChinese, character => japaneseOf.get(character)!)
}
