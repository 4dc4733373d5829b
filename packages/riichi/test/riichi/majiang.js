/**
 * @kobalab/majiang-core as a second opinion: hands and wins of ours in its terms, its answers in ours.
 */
import Majiang from '@kobalab/majiang-core'

const winds = ['east', 'south', 'west', 'north']
const marks = {shimocha: '+', toimen: '=', kamicha: '-'}

/** Its names of yaku in ours. */
const yakuIds = {
  立直: 'riichi',
  ダブル立直: 'double_riichi',
  一発: 'ippatsu',
  海底摸月: 'haitei',
  河底撈魚: 'houtei',
  嶺上開花: 'rinshan',
  槍槓: 'chankan',
  天和: 'tenhou',
  地和: 'chiihou',
  門前清自摸和: 'menzen_tsumo',
  '翻牌 白': 'haku',
  '翻牌 發': 'hatsu',
  '翻牌 中': 'chun',
  平和: 'pinfu',
  断幺九: 'tanyao',
  一盃口: 'iipeikou',
  三色同順: 'sanshoku',
  一気通貫: 'ittsuu',
  混全帯幺九: 'chanta',
  七対子: 'chiitoitsu',
  対々和: 'toitoi',
  三暗刻: 'sanankou',
  三槓子: 'sankantsu',
  三色同刻: 'sanshoku_doukou',
  混老頭: 'honroutou',
  小三元: 'shousangen',
  混一色: 'honitsu',
  純全帯幺九: 'junchan',
  二盃口: 'ryanpeikou',
  清一色: 'chinitsu',
  国士無双十三面: 'kokushi_13',
  国士無双: 'kokushi',
  四暗刻単騎: 'suuankou_tanki',
  四暗刻: 'suuankou',
  大三元: 'daisangen',
  大四喜: 'daisuushii',
  小四喜: 'shousuushii',
  字一色: 'tsuuiisou',
  緑一色: 'ryuuiisou',
  清老頭: 'chinroutou',
  四槓子: 'suukantsu',
  純正九蓮宝燈: 'junsei_chuuren',
  九蓮宝燈: 'chuuren',
  ドラ: 'dora',
  赤ドラ: 'aka_dora',
  裏ドラ: 'ura_dora'
}

const flip = tile => tile[1] + tile[0]

/** A closed hand given by counts. */
export function shoupaiOf(counts) {
  let text = ''
  for (let part = 0; part < 4; part++) {
    text += 'mpsz'[part]
    for (let kind = part * 9; kind < Math.min(34, part * 9 + 9); kind++)
      text += String((kind % 9) + 1).repeat(counts[kind])
  }
  return Majiang.Shoupai.fromString(text.replace(/[mpsz](?=[mpsz]|$)/g, ''))
}

/** Shanten of the three forms. */
export function shantenOf(shoupai) {
  return {
    standard: Majiang.Util.xiangting_yiban(shoupai),
    chiitoitsu: Majiang.Util.xiangting_qidui(shoupai),
    kokushi: Majiang.Util.xiangting_guoshi(shoupai)
  }
}

/** Kinds that lower the shanten of thirteen tiles. */
export function acceptedBy(shoupai) {
  return Majiang.Util.tingpai(shoupai).map(([suit, rank]) => 9 * 'mpsz'.indexOf(suit) + Number(rank) - 1)
}

function meldText({type, tiles, from}) {
  const suit = tiles[0][1]
  const digits = tiles.map(tile => tile[0])
  const plainFirst = [
    ...digits.filter(digit => digit !== '0'),
    ...digits.filter(digit => digit === '0')
  ].join('')
  if (type === 'chii') return suit + digits[0] + marks[from] + digits.slice(1).join('')
  if (type === 'ankan') return suit + plainFirst
  if (type === 'kakan') return suit + plainFirst.slice(0, 3) + marks[from] + plainFirst[3]
  return suit + plainFirst + marks[from]
}

/** What its scorer takes: hand, winning tile of a ron, parameters. */
export function argumentsOf({win, rules}) {
  const {hand, by, melds, situation} = win
  const shoupai = Majiang.Shoupai.fromString([hand.map(flip).join(''), ...melds.map(meldText)].join(','))
  if (by === 'tsumo') shoupai.zimo(flip(win.win))
  const rule = Majiang.rule({
    クイタンあり: rules.kuitan,
    連風牌は2符: rules.doubleWindPairFu === 2,
    切り上げ満貫あり: rules.kiriage,
    数え役満あり: rules.kazoe === 'yakuman',
    ダブル役満あり: rules.doubleYakuman
  })
  const parameters = Majiang.Util.hule_param({
    rule,
    zhuangfeng: winds.indexOf(situation.round),
    menfeng: winds.indexOf(situation.seat),
    lizhi: situation.riichi === 'double' ? 2 : situation.riichi ? 1 : 0,
    yifa: situation.ippatsu,
    qianggang: situation.chankan,
    lingshang: situation.rinshan,
    haidi: situation.haitei ? 1 : situation.houtei ? 2 : 0,
    tianhu: situation.tenhou ? 1 : situation.chiihou ? 2 : 0,
    baopai: situation.dora.map(flip),
    fubaopai: situation.riichi ? situation.ura.map(flip) : null,
    changbang: situation.honba,
    lizhibang: situation.sticks
  })
  return [shoupai, by === 'ron' ? flip(win.win) + marks[situation.loser] : null, parameters]
}

/** Its score of a win; null without yaku. */
export function scoredBy(given) {
  const scored = Majiang.Util.hule(...given)
  if (!scored?.hupai?.length) return null
  const yaku = {}
  for (const {name, fanshu} of scored.hupai) {
    const id = name.startsWith('場風') ? 'round_wind' : name.startsWith('自風') ? 'seat_wind' : yakuIds[name]
    yaku[id] = typeof fanshu === 'string' ? 13 * fanshu.length : fanshu
  }
  const isYakuman = scored.damanguan !== undefined
  return {
    yaku,
    han: scored.fanshu ?? 0,
    fu: isYakuman ? 0 : scored.fu,
    yakuman: scored.damanguan ?? 0,
    points: scored.defen,
    payments: scored.fenpei
  }
}
