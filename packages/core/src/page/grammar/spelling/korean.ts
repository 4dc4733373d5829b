/**
 * Korean words and the Japanese ones with the same number of characters: 리치 is 立直, 6순째 is 6巡目. A word that both
 * languages share then needs only one spelling, and offsets stay the same. Words without an equivalent of their length
 * are in the patterns that read them.
 */

import {lookup} from '@tehai/kernel/source'

/** Words and their Japanese equivalents; longer ones before those that they begin with. */
// prettier-ignore
const words: Readonly<Record<string, string>> = lookup({
  '더블 리치': 'ダブル立直', 더블리치: 'ダブリー', 더블: '二倍', 트리플: '三倍 ', 리치봉: '立直棒',
  리치: '立直', 일발: '一発', 영상개화: '嶺上開花', 영상: '嶺上', 창깡: '槍槓', 해저로월: '海底摸月',
  해저: '海底', 하저로어: '河底撈魚', 하저: '河底', 천화: '天和', 지화: '地和', 인화: '人和',
  황패유국: '荒牌流局', 도중유국: '途中流局', 유국: '流局', 구종구패: '九種九牌', 사풍연타: '四風連打',
  사가리치: '四家立直', 사깡유국: '四槓流局', 사깡산료: '四槓散了', 삼가화: '三家和', 공탁: '供託', 북도라: '北ドラ', 뒷도라: '裏ドラ', 적도라: '赤ドラ', 도라: 'ドラ',
  표시패: '表示牌', 초반: '序盤', 중반: '中盤', 종반: '終盤', 노텐: '不聴', '삼면 대기': '三面 待ち', 삼면대기: '三面待ち', 구면대기: '九面待ち', 펜짱: '辺張', 펜챤: '辺張', 사샹텐: '四向聴', 스샹텐: '四向聴', 오샹텐: '五向聴', 우샹텐: '五向聴', 육샹텐: '六向聴', 량샹텐: '両向聴', 량샨텐: '両向聴', 이샹텐: '一向聴', 이샨텐: '一向聴', 산샹텐: '三向聴', 산샨텐: '三向聴', 샨텐: '向聴', 샹텐: '向聴', 화료: '和了',
  쯔모: 'ツモ', 츠모: 'ツモ', 멘젠: '門前', 절상만관: '切上満貫', 하네만: 'ハネ満', 삼배만: '三倍満', 배만: '倍満',
  만관: '満貫', 역만: '役満', 치또이츠: 'チートイ', 치또이: '七対子', 국사무쌍: '国士無双', 국사: '国士',
  일반형: '一般形', '양면 단기': '양면 단기', '쌍간짱 단기': '쌍간짱 단기', '간짱 단기': '간짱 단기', '변짱 단기': '변짱 단기', 양면: '両面', 량멘: '両面', 간짱: '嵌張', 변짱: '辺張', 샤보: '双碰', 샨폰: '双碰',
  노베탄: '延べ単', 아량멘: '亜両面', 나카부쿠레: 'ナカブクレ', 엔토츠: '煙突形', 량탄: '両単',
  간탄간: '간탄간', 간탄: '嵌単', 변탄: '辺単', 타츠마키: 'タツマキ', 팔방미인: '八方美人',
  순정구련: '純正九蓮', '순정 구련': '純正 九蓮', 대기: '待ち', 단기: '単騎', 고목: '高目', 안목: '安目', 타카메: 'タカメ',
  야스메: 'ヤスメ', 타패: '打牌', 부저: '副底', 안커: '暗刻', 밍커: '明刻', 대명깡: '大明槓',
  가깡: '加槓', 안깡: '暗槓', 밍깡: '明槓', 머리: '雀頭', 역패: '役牌', 현물: '現物',
  나카스지: 'ナカスジ', 중스지: '中スジ', 반스지: '片スジ', 카타스지: 'カタスジ', 무스지: 'ムスジ', 스지: 'スジ', 자패: '字牌',
  안전패: '安全牌', 장풍: '場風', 자풍: '自風', 오야: '親家', 친가: '親家', 상가: '上家', 하가: '下家', 대면: '対面', 자가: '自家',
  동가: '東家', 남가: '南家', 서가: '西家', 북가: '北家', 동풍장: '東風場', 남풍장: '南風場', 서풍장: '西風場', 북풍장: '北風場', 동장: '東場', 남장: '南場', 서장: '西場',
  북장: '北場', 본장: '本場', 순째: '巡目', 순목: '巡目', 기댓값: '期待値', 텐파이율: '聴牌率 ', 화료율: '和了率', 손바꿈: '手替り', 있음: 'あり', 없음: 'なし'
})

/** Words that end with another word: 상대가, 절대가. */
const whole: Readonly<Record<string, string>> = lookup({대가: '対面'})

/** Characters after a number, of ranks before a suit, and single-character words. */
const units = ['판부점장종국순위개배만통삭', '翻符点枚種局巡着本倍万筒索'] as const
const ranks = ['일이삼사오육칠팔구', '一二三四五六七八九'] as const
const honors = ['동남서북백발중', '東南西北白発中'] as const
const single = ['친자벽적', '親子壁赤'] as const

const japaneseOf: ReadonlyMap<string, string> = new Map([
  ...Object.entries(words),
  ...Object.entries(whole),
  ...[units, ranks, honors, single].flatMap(([korean, japanese]) =>
    [...korean].map((character, index): [string, string] => [character, japanese[index]!])
  )
])

const hangul = '[\\uac00-\\ud7a3]'
const anyKorean = new RegExp(
  [
    ...Object.keys(words),
    `(?<!${hangul})(?:${Object.keys(whole).join('|')})`,
    // 삼만, 147만, 3면팅; 동남, 동1국; 적5통; 친에게서
    `(?<!${hangul})(?:적?[${ranks[0]}]+[만통삭])+(?!${hangul})`,
    `(?<=\\d ?)(?:면팅?|[${units[0]}])`,
    `(?<!${hangul})[${honors[0]}](?=은 ?(?:현물|안전|위험|자패))`,
    // 동과 남
    `(?<!${hangul})[${honors[0]}]+(?!${hangul})|(?<!${hangul})[${honors[0]}](?=(?:[과와]|이나) ?[${honors[0]}](?!${hangul}))`,
    `(?<!${hangul})적(?=[5오])`,
    `(?<!${hangul})[친자벽](?!${hangul}|에)`,
    `(?<!${hangul})[친자](?=에게|의|은|는|이)`
  ].join('|'),
  'g'
)

const waitSuffixes: ReadonlyMap<string, string> = new Map([
  ['면', '面'],
  ['팅', '聴']
])

/** Amounts: 만2천점, `2천 6백점`, `3천·6천`. 백 after a digit is a hundred; by itself it is a white dragon. */
const amounts = /(?<![\d천백만] ?)(?:(?:만 ?)?\d천(?: ?\d백)?|\d백)(?: ?[점点]|(?= ?[·・/-])|$)/g

const inKanji = (text: string): string =>
  text.replace('만', '万').replace('천', '千').replace('백', '百').replace('점', '点')

/** A text with Japanese words in place of Korean ones, unit for unit, so that offsets stay the same. */
export function foldKorean(text: string): string {
  if (!/[\uac00-\ud7a3]/.test(text)) return text
  return text
    .replace(anyKorean, found => japaneseOf.get(found) ?? [...found].map(foldCharacter).join(''))
    .replace(amounts, inKanji)
}

const foldCharacter = (character: string): string =>
  japaneseOf.get(character) ?? waitSuffixes.get(character) ?? character
