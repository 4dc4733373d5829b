/**
 * Names of yaku as authors write them.
 */
import {nearestSpelling} from '@tehai/kernel/source'
import {yakuNames} from '@tehai/koikoi/labels/reading'
import {inHiragana} from '@tehai/koikoi/notation/reading'
import type {YakuType} from '@tehai/koikoi/yaku/reading'

/** Everything that is named as a yaku: those of captured cards, and the two of a dealt hand. */
export type YakuId = YakuType | 'teshi' | 'kuttsuki'

/** A name without marks and blanks, its long vowels short, in hiragana: `Sankō`, `sankou` and `sanko` are one. */
export const foldYakuName = (name: string): string =>
  inHiragana(
    name
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s・·、,'-]/g, '')
      .replace(/o[uo]/g, 'o')
  )

/** Other names that are read, by yaku. */
const aliases: Readonly<Partial<Record<YakuId, string>>> = {
  tane: '種 种 種札 タネ札 열끗 열 타네 animal',
  tanzaku: '短冊 短 短册 短冊札 띠 단 탄 탄자쿠 ribbon',
  hanami:
    '花見酒 hanamizake 花見 花见酒 花见 赏花酒 赏花 賞花酒 賞花 cherryblossomviewing blossomviewing ' +
    '꽃놀이술잔 꽃놀이 꽃구경 꽃구경술 하나미 하나미자케 하나미데잇파이',
  tsukimi:
    'tsukimizake 月見酒 月見 月见酒 月见 赏月酒 赏月 賞月酒 賞月 ' +
    '달맞이술잔 달맞이 달구경 달구경술 츠키미 쓰키미 츠키미자케 쓰키미자케 츠키미데잇파이',
  akatanAotan: '赤短青短 赤短青短重复 赤短青短重複 홍단청단',
  kasu: '皮 渣 粕 素 カス札 피 껍데기 카스 plain chaff junk',
  inoshikacho: '豬鹿蝶 boardeerbutterfly 멧돼지사슴나비 이노시카쵸 이노시카초',
  goko: '오광 고코',
  shiko: '사광 시코',
  ameShiko: '비사광 아메시코 rainyfour rainfourbrights rainmanfourbrights',
  sanko: '삼광 산코',
  akatan: '赤タン 紅短 红短 poetryribbons redribbons 홍단 아카탄',
  aotan: '青タン bluepoetryribbons 蓝短 藍短 청단 아오탄',
  monthly: '月牌 当月牌 當月牌 이달패 이달의패 월패 monthcards',
  teshi: '총통 테시 fourofakind',
  kuttsuki: '食い付き 喰い付き 食いつき 四对 四對 네쌍 쿳츠키 쿠쓰키 쿠츠키'
}

/** The yaku of each name that an author may write, without marks and blanks. */
export const yakuByName: ReadonlyMap<string, YakuId> = new Map([
  ...Object.entries(yakuNames).flatMap(([type, {ja, kana, en, romaji}]) =>
    [ja, kana, en, romaji, type].map((name): [string, YakuId] => [foldYakuName(name), type as YakuId])
  ),
  ...Object.entries(aliases).flatMap(([type, names]) =>
    names.split(' ').map((name): [string, YakuId] => [foldYakuName(name), type as YakuId])
  )
])

/** The yaku of a name, perhaps followed by another name of the same yaku: `Aotan (Blue Ribbons)`. */
export function yakuOfName(name: string): YakuId | undefined {
  const known = yakuByName.get(foldYakuName(name))
  const [, outer, inner] = /^([^(（]+)[(（]([^()（）]+)[)）]?$/.exec(name) ?? []
  if (known || outer === undefined) return known
  const type = yakuByName.get(foldYakuName(outer))
  return yakuByName.get(foldYakuName(inner!)) === type ? type : undefined
}

/** The yaku that a name may mean: `3 brights` is `three brights`, 3光 is 三光. */
export function yakuNear(name: string): string[] {
  const [, digit = '', rest = ''] = /^([345])\s?(.*)$/u.exec(name.normalize('NFKC')) ?? []
  const at = Number(digit) - 3
  const inWords = at < 0 ? [] : [`${['three', 'four', 'five'][at]} ${rest}`, '三四五'[at]! + rest]
  const known = inWords.filter(one => yakuByName.has(foldYakuName(one)))
  const names = Object.values(yakuNames).flatMap(({ja, en}) => [ja, en])
  return known.length > 0 ? known : nearestSpelling(name, [...names, ...yakuByName.keys()], foldYakuName)
}

/** Words for no yaku, and for a card that takes nothing. */
const noneWords =
  'none|no yaku|nothing|なし|取れる札なし|取れる札はなし|取れる札はない|取れる札はありません|何も取れ|無し|役なし|役無し|取れません|取れない|无|無|没有|沒有|拿不到|족보 없음|족보없음|없음'.split(
    '|'
  )

/** Whether a text states that there is nothing, perhaps with more words after it. */
export function saysNone(text: string): boolean {
  const folded = text.normalize('NFKC').trim().toLowerCase()
  return noneWords.some(word => folded.startsWith(word) && !/[a-z]/.test(folded[word.length] ?? ''))
}

/** A text with full-width digits as ASCII ones; offsets stay the same. */
export function withPlainDigits(text: string): string {
  return text.replace(/[０-９]/g, digit => digit.normalize('NFKC'))
}
