/**
 * Koi-koi in simplified Chinese. Points are 文.
 */
import type {GameResult, PlayerId} from '../../round/index.js'
import type {KoiKoiWords} from './schema.js'

const points = (count: number): string => `${count}文`

export const zhHans: KoiKoiWords = {
  cardNames: {
    '1a': '松上鹤',
    '1b': '松上赤短',
    '1c': '松皮1',
    '1d': '松皮2',
    '2a': '梅上莺',
    '2b': '梅上赤短',
    '2c': '梅皮1',
    '2d': '梅皮2',
    '3a': '樱上幕',
    '3b': '樱上赤短',
    '3c': '樱皮1',
    '3d': '樱皮2',
    '4a': '藤上杜鹃',
    '4b': '藤上短册',
    '4c': '藤皮1',
    '4d': '藤皮2',
    '5a': '菖蒲八桥',
    '5b': '菖蒲短册',
    '5c': '菖蒲皮1',
    '5d': '菖蒲皮2',
    '6a': '牡丹蝴蝶',
    '6b': '牡丹青短',
    '6c': '牡丹皮1',
    '6d': '牡丹皮2',
    '7a': '萩上野猪',
    '7b': '萩上短册',
    '7c': '萩皮1',
    '7d': '萩皮2',
    '8a': '芒上月',
    '8b': '芒上雁',
    '8c': '芒皮1',
    '8d': '芒皮2',
    '9a': '菊上酒杯',
    '9b': '菊上青短',
    '9c': '菊皮1',
    '9d': '菊皮2',
    '10a': '红叶鹿',
    '10b': '红叶青短',
    '10c': '红叶皮1',
    '10d': '红叶皮2',
    '11a': '柳下小野道风',
    '11b': '柳上燕',
    '11c': '柳上短册',
    '11d': '柳皮',
    '12a': '桐上凤凰',
    '12b': '桐皮1',
    '12c': '桐皮2',
    '12d': '桐皮3'
  },
  monthNames: {
    1: '松',
    2: '梅',
    3: '樱',
    4: '藤',
    5: '菖蒲',
    6: '牡丹',
    7: '萩',
    8: '芒',
    9: '菊',
    10: '红叶',
    11: '柳',
    12: '桐'
  },
  types: {hikari: '光', tane: '种', tanzaku: '短册', kasu: '皮'},
  yaku: {
    goko: '五光',
    shiko: '四光',
    ameShiko: '雨四光',
    sanko: '三光',
    inoshikacho: '猪鹿蝶',
    hanami: '赏花酒',
    tsukimi: '赏月酒',
    tane: '种',
    akatanAotan: '赤短、青短重复',
    akatan: '赤短',
    aotan: '青短',
    tanzaku: '短册',
    kasu: '皮',
    monthly: '月札',
    teshi: '手四',
    kuttsuki: '四对'
  },
  // 松上赤短 says itself that it is a ribbon.
  typed: (card, type) => (/短册?$|短冊$/.test(card) ? card : `${card}（${type}）`),
  points,
  players: ['玩家1', '玩家2'],
  cards: items => items.join('、'),
  yakuPoints: (name, score) => name + points(score),
  yakuList: (items, total) => (items.length === 1 ? items[0]! : `${items.join('、')}，合计${points(total)}`),
  result: resultOf
}

function resultOf(
  {winner, scores, base, reason, koiKoiMultiplierApplied}: GameResult,
  player: (player: PlayerId) => string
): string {
  if (winner === null) {
    const dealer = scores.findIndex(score => score > 0)
    if (dealer < 0) return '流局，平手。'
    return `流局，庄家${player(dealer as PlayerId)}得${points(scores[dealer]!)}。`
  }
  const won = scores[winner]
  const from = won === base ? '' : `（${koiKoiMultiplierApplied ? '役' : '加倍之前'}是${points(base)}）`
  const end = reason === 'Exhausted' ? '牌已出完，' : ''
  return `${end}${player(winner)}获胜，得${points(won)}${from}。`
}
