/**
 * Koi-koi in Korean: cards with their names in 화투. The months are those of Japan, where the willow is the eleventh and
 * the paulownia the twelfth; 비 and 오동 keep their names, but not their months in Korea.
 */
import type {GameResult, PlayerId} from '../../round/index.js'
import type {KoiKoiWords} from './schema.js'

const points = (count: number): string => `${count}점`

export const ko: KoiKoiWords = {
  cardNames: {
    '1a': '송학 광',
    '1b': '송학 홍단',
    '1c': '송학 피 1',
    '1d': '송학 피 2',
    '2a': '매조 열끗',
    '2b': '매조 홍단',
    '2c': '매조 피 1',
    '2d': '매조 피 2',
    '3a': '벚꽃 광',
    '3b': '벚꽃 홍단',
    '3c': '벚꽃 피 1',
    '3d': '벚꽃 피 2',
    '4a': '흑싸리 열끗',
    '4b': '흑싸리 초단',
    '4c': '흑싸리 피 1',
    '4d': '흑싸리 피 2',
    '5a': '난초 열끗',
    '5b': '난초 초단',
    '5c': '난초 피 1',
    '5d': '난초 피 2',
    '6a': '모란 열끗',
    '6b': '모란 청단',
    '6c': '모란 피 1',
    '6d': '모란 피 2',
    '7a': '홍싸리 열끗',
    '7b': '홍싸리 초단',
    '7c': '홍싸리 피 1',
    '7d': '홍싸리 피 2',
    '8a': '공산 광',
    '8b': '공산 열끗',
    '8c': '공산 피 1',
    '8d': '공산 피 2',
    '9a': '국화 열끗',
    '9b': '국화 청단',
    '9c': '국화 피 1',
    '9d': '국화 피 2',
    '10a': '단풍 열끗',
    '10b': '단풍 청단',
    '10c': '단풍 피 1',
    '10d': '단풍 피 2',
    '11a': '비 광',
    '11b': '비 열끗',
    '11c': '비 띠',
    '11d': '비 쌍피',
    '12a': '오동 광',
    '12b': '오동 피 1',
    '12c': '오동 피 2',
    '12d': '오동 피 3'
  },
  monthNames: {
    1: '송학',
    2: '매조',
    3: '벚꽃',
    4: '흑싸리',
    5: '난초',
    6: '모란',
    7: '홍싸리',
    8: '공산',
    9: '국화',
    10: '단풍',
    11: '비',
    12: '오동'
  },
  types: {hikari: '광', tane: '열끗', tanzaku: '띠', kasu: '피'},
  yaku: {
    goko: '오광',
    shiko: '사광',
    ameShiko: '비사광',
    sanko: '삼광',
    inoshikacho: '멧돼지·사슴·나비',
    hanami: '꽃놀이 술잔',
    tsukimi: '달맞이 술잔',
    tane: '열끗',
    akatanAotan: '홍단·청단',
    akatan: '홍단',
    aotan: '청단',
    tanzaku: '띠',
    kasu: '피',
    monthly: '이달 패',
    teshi: '총통',
    kuttsuki: '네 쌍'
  },
  // The names have the type: 송학 광, 매조 홍단.
  typed: card => card,
  points,
  players: ['플레이어 1', '플레이어 2'],
  cards: items => items.join(', '),
  yakuPoints: (name, score) => `${name} ${points(score)}`,
  yakuList: (items, total) => (items.length === 1 ? items[0]! : `${items.join(', ')}, 모두 ${points(total)}`),
  result: resultOf
}

function resultOf(
  {winner, scores, base, reason, koiKoiMultiplierApplied}: GameResult,
  player: (player: PlayerId) => string
): string {
  if (winner === null) {
    const dealer = scores.findIndex(score => score > 0)
    if (dealer < 0) return '나가리. 비겼습니다.'
    return `나가리. 선 ${player(dealer as PlayerId)}에게 ${points(scores[dealer]!)}.`
  }
  const won = scores[winner]
  const before = koiKoiMultiplierApplied ? '족보' : '두 배 전'
  const from = won === base ? '' : ` (${before} ${points(base)})`
  const end = reason === 'Exhausted' ? '패가 다 떨어졌습니다. ' : ''
  return `${end}${player(winner)} 승리, ${points(won)}${from}.`
}
