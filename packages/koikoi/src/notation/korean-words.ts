/**
 * Names of cards in 화투: 송학 광, 매조 홍단, 솔피, 국진. 비 and 오동 mean the plants, not their months in Korea.
 */
import {cardByCode, SpecialCardFlag, type Card, type CardId, type CardType} from '../cards/index.js'

/** The twelve plants, each by its usual name first. */
export const koreanPlants: readonly (readonly string[])[] = [
  '송학 솔 소나무',
  '매조 매화',
  '벚꽃 사쿠라',
  '흑싸리 등나무',
  '난초 난 창포',
  '모란 목단',
  '홍싸리 싸리',
  '공산 팔공산 억새',
  '국화',
  '단풍 풍',
  '비 버들',
  '오동 똥'
].map(row => row.split(' '))

/** The months to October: in Korea, November is 오동 and December 비. */
export const koreanMonths: readonly string[] = '일월 이월 삼월 사월 오월 유월 칠월 팔월 구월 시월'.split(' ')

/** Words of the types after a plant. */
export const koreanTypes: Readonly<Record<CardType, readonly string[]>> = {
  hikari: ['광'],
  tane: ['열끗', '열', '멍'],
  tanzaku: ['띠', '단'],
  kasu: ['피', '껍데기']
}

/** The colours of ribbons: 홍단, 청단, and 초단 for the plain red ones; that of the willow has none. */
const ribbons: ReadonlyMap<SpecialCardFlag, readonly string[]> = new Map([
  [SpecialCardFlag.RedPoetry, ['홍단', '홍띠']],
  [SpecialCardFlag.BluePoetry, ['청단', '청띠']],
  [SpecialCardFlag.None, ['초단', '초띠']]
])

const WILLOW = 11

/** The names of a card in 화투, with a blank after the plant and without. */
export function koreanNames({month, type, specialFlag, name}: Card): readonly string[] {
  const colors = type === 'tanzaku' && month !== WILLOW ? ribbons.get(specialFlag)! : []
  const double = type === 'kasu' && month === WILLOW ? ['쌍피'] : []
  // Plains have numbers, as pages show them: 송학 피 1.
  const numbered = (/\d$/.exec(name) ?? []).flatMap(number => [`피${number}`, `피 ${number}`])
  const kinds = [...koreanTypes[type], ...colors, ...double, ...numbered]
  return koreanPlants[month - 1]!.flatMap(plant => kinds.flatMap(kind => [plant + kind, `${plant} ${kind}`]))
}

/** Words for what is on a card, and its names by its month in Korea and in Japan. */
export const koreanMotifs: readonly (readonly [word: string, card: CardId])[] = [
  ['1a', '일광 학 두루미'],
  ['2a', '꾀꼬리 휘파람새'],
  ['4a', '두견새 두견'],
  ['6a', '나비'],
  ['7a', '멧돼지'],
  ['8a', '팔광 보름달 달'],
  ['8b', '기러기'],
  ['9a', '국진 국준 술잔'],
  ['10a', '사슴'],
  ['11b', '제비'],
  ['12a', '봉황']
].flatMap(([code, words]) => words!.split(' ').map((word): [string, CardId] => [word, cardByCode(code!)!]))
