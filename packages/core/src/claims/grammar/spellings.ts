/** Words that may occur in claims, to be proposed for misspelt words. */
import {inKatakana, inWritingOf, nearestOrSounding} from '@tehai/kernel/sounds'
import {
  nearest,
  nearestSpelling,
  readNumber,
  residentLanguages,
  spellingsOf,
  type Fold
} from '@tehai/kernel/source'
import {dictionaries} from '../../labels/words/scores.js'
import {unitsMeant} from '../../page/grammar/spelling/same-sound.js'
import {foldYaku, yakuSpellings} from './yaku-words.js'

// prettier-ignore
const amounts: readonly string[] = [
  'mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman', 'kiriage mangan',
  '満貫', '跳満', '倍満', '三倍満', '役満', '切り上げ満貫',
  'han', 'fu', 'points', 'all', 'honba', 'tsumo', 'ron', 'dealer', 'non-dealer',
  '翻', '符', '点', '本場', 'オール', 'ツモ', 'ロン', 'マンガン', 'ハネマン', 'バイマン', 'サンバイマン', 'ヤクマン',
  '满贯', '滿貫', '跳满', '跳滿', '倍满', '倍滿', '三倍满', '三倍滿', '役满', '役滿', '荣和', '榮和', '自摸',
  '만관', '하네만', '배만', '삼배만', '역만', '절상만관', '쯔모', '본장'
]

// prettier-ignore
const waits: readonly string[] = [
  'ryanmen', 'kanchan', 'penchan', 'shanpon', 'tanki', 'nobetan', 'kokushi', 'kinds', 'tiles', 'noten', 'east', 'south',
  'west', 'north', 'white', 'green', 'red', 'haku', 'hatsu', 'chun',
  '両面', 'リャンメン', '嵌張', 'カンチャン', '辺張', 'ペンチャン', '双碰', 'シャンポン', 'シャボ', '単騎', 'タンキ',
  'ノベタン', '三面張', '待ち', '枚',
  '两面', '兩面', '嵌张', '嵌張', '边张', '邊張', '单骑', '單騎', '三面张', '三面張',
  '亚两面', '亞兩面', '延单', '延單', '双碰', '雙碰', '两单', '兩單', '三面听', '三面聽', '龙卷', '龍捲', '亜両面', '中膨れ',
  '양면', '간짱', '변짱', '샨폰', '샤보', '단기', '노베탄', '3면', '대기'
]

// prettier-ignore
const shanten: readonly string[] = [
  'tenpai', 'noten', 'iishanten', 'ryanshanten', 'sanshanten', 'shanten', 'agari', 'complete', 'chiitoitsu', 'kokushi',
  '聴牌', 'テンパイ', '一向聴', '二向聴', '三向聴', 'イーシャンテン', 'リャンシャンテン', 'シャンテン', '和了', '七対子', '国士',
  '听牌', '聽牌', '一向听', '一向聽', '两向听', '兩向聽', '三向听', '三向聽', '텐파이', '이샹텐', '량샹텐', '산샹텐', '샹텐', '화료'
]

// prettier-ignore
const safety: readonly string[] = [
  'genbutsu', 'suji', 'naka-suji', 'half suji', 'no suji', 'no chance', 'one chance', 'honor', 'visible', 'safe', 'none',
  'toimen', 'kamicha', 'shimocha',
  '現物', '筋', '中筋', '片筋', '無筋', 'ノーチャンス', 'ワンチャンス', '字牌', '枚見え', '安全牌', 'なし', '対面', '上家', '下家',
  '现物', '无筋', '無筋', '对家', '對家', '现张',
  '현물', '스지', '나카스지', '카타스지', '무스지', '노찬스', '원찬스', '자패', '안전패', '없음', '대면', '상가', '하가'
]

// prettier-ignore
const value: readonly string[] = [
  'tenpai rate', 'win rate', 'expected points', 'points', 'turn', 'hand-change', 'shanten-back', 'no-ura', 'no-red', 'percent',
  '聴牌率', '和了率', '期待値', '巡目', '手替わり', '向聴戻し', '裏ドラなし', '赤なし',
  '裏なし', '听牌率', '聽牌率', '和牌率', '期望值', '期望値', '换手', '換手', '向听倒退', '向聽倒退', '不计里宝', '不計裏寶', '无赤宝', '無赤寶',
  '기댓값', '텐파이율', '화료율', '순째', '손바꿈', '뒷도라 없음', '적도라 없음'
]

// prettier-ignore
const readings: readonly string[] = [
  'left over', 'all', 'ways', 'readings', '余り', 'すべて', '通り', '剩余', '剩餘', '남는 패', '모두', '가지'
]

// prettier-ignore
const fu: readonly string[] = [
  'base', 'closed ron', 'concealed triplet', 'open triplet', 'concealed kan', 'open kan', 'pair', 'wait', 'rounding', 'open pinfu',
  '副底', '門前ロン', '門前加符', '雀頭', '中張', '么九牌', '役牌', '暗刻', '明刻', '暗槓', '明槓', '切り上げ',
  '底符', '门前清', '門前清', '暗杠', '明杠', '进位', '進位', '기본부', '올림'
]

/** What a claim is about, which determines its words. */
export type Vocabulary = 'fu' | 'yaku' | 'score' | 'waits' | 'shanten' | 'safety' | 'value' | 'readings'

const spellings: Readonly<Record<Vocabulary, readonly string[]>> = {
  fu: [...fu, ...amounts, ...waits],
  yaku: yakuSpellings,
  score: [...amounts, ...yakuSpellings],
  waits,
  shanten,
  safety,
  value,
  readings
}

/** Claims that may contain tiles. */
const tileVocabularies: ReadonlySet<Vocabulary> = new Set(['waits', 'safety', 'value', 'readings'])

/** The suit whose key is beside that of a letter. */
const suitBeside: ReadonlyMap<string, string> = new Map(
  ['nm', 'km', 'jm', 'op', 'lp', 'as', 'ds', 'ws', 'es', 'xz'].map(([letter, suit]) => [letter!, suit!])
)

/** Claims about fu and points. */
const pointVocabularies: ReadonlySet<Vocabulary> = new Set(['fu', 'score'])

/** Units by their initials. */
const initialsOfUnits: ReadonlyMap<string, string> = new Map([
  ['h', 'han'],
  ['f', 'fu'],
  ['p', 'points']
])

/** Tens from 20. */
const tensInWords: readonly string[] = [
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety'
]

/** Han and fu by their initials: `2h 30f`. */
const initials = /^(\d{1,2}) ?h[ ,/]{0,2}(?:(\d{2,3}) ?f)?$/i

function withUnits(text: string): string {
  return text.replace(
    initials,
    (_, han: string, fu: string | undefined) => `${han} han${fu ? ` ${fu} fu` : ''}`
  )
}

/** The names in a dictionary: its entries that are plain text, not sentences. */
const namesIn = (dictionary: object): readonly string[] =>
  Object.values(dictionary).flatMap((entry: unknown) =>
    typeof entry === 'string' ? [entry] : typeof entry === 'object' && entry !== null ? namesIn(entry) : []
  )

/** Words of claims, and words that a page shows for hands and scores. */
export const claimWords: readonly string[] = [
  ...amounts,
  ...waits,
  ...shanten,
  ...safety,
  ...value,
  ...readings,
  ...fu,
  ...yakuSpellings,
  ...residentLanguages.flatMap(language => namesIn(dictionaries[language]))
]

const asItIs = (word: string): string => word

const inLowerKatakana = (word: string): string => inKatakana(word).toLowerCase()

/** Words of a vocabulary by their folded form: the first word for each form, and all words. */
interface FoldedWords {
  readonly first: ReadonlyMap<string, string>
  readonly all: ReadonlyMap<string, readonly string[]>
}

const known = new Map<Vocabulary, Map<Fold, FoldedWords>>()

/** The words of a vocabulary, folded when a misspelt word is first looked up. */
function foldedWords(vocabulary: Vocabulary, fold: Fold): FoldedWords {
  const made = known.get(vocabulary)?.get(fold)
  if (made) return made
  const words = spellings[vocabulary]
  const all = new Map<string, string[]>()
  for (const word of words) {
    const folded = fold(word)
    all.set(folded, [...(all.get(folded) ?? []), word])
  }
  const found = {first: spellingsOf(words, fold), all}
  known.set(vocabulary, (known.get(vocabulary) ?? new Map<Fold, FoldedWords>()).set(fold, found))
  return found
}

const hangul = /[가-힣]/

/** What an author may have meant by a part of a claim that is not understood, in the spelling that the author uses. */
export function nearestInClaim(text: string, vocabulary: Vocabulary): string[] {
  const [, ranks, letter = ''] = (tileVocabularies.has(vocabulary) && /^(\d{1,4})([a-z])$/.exec(text)) || []
  const suit = suitBeside.get(letter)
  if (suit !== undefined) return [ranks! + suit]
  const [, count = '', counted = ''] = /^([一二三四五六七八九十]{1,3})([枚种種张張])$/u.exec(text) ?? []
  if (count !== '') return [readNumber(count) + counted]
  const unit = unitsMeant(text)
  if (unit !== null) return [unit]
  if (pointVocabularies.has(vocabulary)) {
    const short = initialsOfUnits.get(text.toLowerCase())
    const [tens] =
      short === undefined && /^[a-z]{5,8}$/i.test(text) ? nearest(text.toLowerCase(), tensInWords) : []
    if (tens !== undefined) return [`${tensInWords.indexOf(tens) + 2}0`]
    if (short !== undefined) return [short]
  }
  if (vocabulary === 'shanten' && /^[oO〇]$/.test(text)) return ['0']
  const spelledOut = vocabulary === 'score' ? withUnits(text) : text
  if (spelledOut !== text) return [spelledOut]
  const fold = hangul.test(text)
    ? asItIs
    : vocabulary === 'yaku' || vocabulary === 'score'
      ? foldYaku
      : inLowerKatakana
  const {first, all} = foldedWords(vocabulary, fold)
  const near = nearestSpelling(text, first, fold, nearestOrSounding)
  // 본장 sounds like 本场, but no author of one writes the other.
  return /[가-힣]/.test(text)
    ? near
    : near
        .filter(word => !/[가-힣]/.test(word))
        .map(word => inWritingOf(text, [...new Set([word, ...(all.get(fold(word)) ?? [])])])[0]!)
        // 본장 sounds like 本场, but no author of one writes the other.
        .filter(word => word !== text && (hangul.test(text) || !hangul.test(word)))
}
