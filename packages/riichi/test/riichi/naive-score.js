/**
 * What a win is worth, written down a second time under every rule but liability: dora, fu, points, payments.
 */
import {isOuter, kindOf, readingsOf} from './naive-readings.js'
import {factsOf, isPinfu, yakumanOf, yakuOf} from './naive-yaku.js'

const winds = ['east', 'south', 'west', 'north']
const inHundreds = points => Math.ceil(points / 100) * 100
const sum = numbers => numbers.reduce((total, number) => total + number, 0)

/** The kind that an indicator shows. */
function shownBy(indicator, {sanma}) {
  const kind = kindOf(indicator)
  if (kind > 30) return 31 + ((kind - 30) % 3)
  if (kind > 26) return 27 + ((kind - 26) % 4)
  if (sanma && kind === 0) return 8
  return kind % 9 === 8 ? kind - 8 : kind + 1
}

function doraOf({hand, win, melds, situation}, {counts}, rules) {
  const {kita = 0, dora = [], ura = [], riichi} = situation
  const by = (indicators, ofKans) => {
    const counted = ofKans ? indicators : indicators.slice(0, 1)
    const kinds = counted.map(one => shownBy(one, rules))
    return sum(kinds.map(kind => counts[kind] + (rules.sanma && kind === 30 ? kita : 0)))
  }
  const reds = [...hand, win, ...melds.flatMap(({tiles}) => tiles)].filter(([rank]) => rank === '0').length
  return (
    by(dora, rules.kanDora) +
    (riichi && rules.ura ? by(ura, rules.kanUra) : 0) +
    (rules.redFives > 0 ? reds : 0) +
    (rules.sanma && rules.northDora ? kita : 0)
  )
}

function fuOf(reading, facts, situation, rules) {
  const {form, blocks, wait} = reading
  const {isRon, isOpen, round, seat} = facts
  if (form === 'pairs') return 25
  const ofBlock = ({type, kind, isKan, isOpen: open}) => {
    if (type === 'triplet') return 2 * (isOuter(kind) ? 2 : 1) * (open ? 1 : 2) * (isKan ? 4 : 1)
    if (type === 'run') return 0
    if (kind === round && kind === seat) return rules.doubleWindPairFu
    return kind > 30 || kind === round || kind === seat ? 2 : 0
  }
  const fu = 20 + sum(blocks.map(ofBlock)) + (['tanki', 'kanchan', 'penchan'].includes(wait) ? 2 : 0)
  if (isRon && isOpen) return fu === 20 ? rules.openPinfuFu : Math.ceil(fu / 10) * 10
  const hasTsumoFu = !isPinfu(reading, facts, rules) && (!situation.rinshan || rules.rinshanFu)
  return Math.ceil((fu + (isRon ? 10 : hasTsumoFu ? 2 : 0)) / 10) * 10
}

function baseOf(han, fu, {kazoe, kiriage}) {
  if (han === 0) return 0
  if (han >= 13 && kazoe === 'yakuman') return 8000
  if (han >= 11) return 6000
  if (han >= 8) return 4000
  if (han >= 6) return 3000
  if (han === 5 || (kiriage && ((han === 4 && fu === 30) || (han === 3 && fu === 60)))) return 2000
  return Math.min(2000, fu * 2 ** (han + 2))
}

/** What each player pays for a tsumo, by seat. The share of a missing player is lost, or halved between the two. */
function sharesOf(base, winner, {sanma, sanmaTsumo}) {
  const missing = winner === 0 ? 2 * base : base
  const more = sanma && sanmaTsumo === 'split' ? missing / 2 : 0
  return winds.slice(0, sanma ? 3 : 4).map((_, seat) => {
    if (seat === winner) return 0
    return inHundreds((winner === 0 || seat === 0 ? 2 * base : base) + more)
  })
}

/** The seat of another player; `null` for the empty one of three players. */
function seatOf(winner, from, {sanma}) {
  const steps = {shimocha: 1, toimen: 2, kamicha: 3}[from]
  const seat = (winner + steps) % 4
  if (!sanma || seat < 3) return seat
  return from === 'toimen' ? null : (winner + (steps === 1 ? 1 : 2)) % 3
}

function paymentsOf(base, winner, {isRon}, situation, rules) {
  const {honba = 0, sticks = 0, laterRon = false, loser} = situation
  const players = rules.sanma ? 3 : 4
  const ofHonba = laterRon ? 0 : honba * rules.honba
  const from = isRon ? seatOf(winner, loser, rules) : null
  if (isRon && from === null) return null
  const shares = sharesOf(base, winner, rules)
  const paid = shares.map((share, seat) => {
    if (seat === winner) return 0
    if (!isRon) return share + ofHonba
    return seat === from ? inHundreds(base * (winner === 0 ? 6 : 4)) + ofHonba * (players - 1) : 0
  })
  const won = sum(paid) + (laterRon ? 0 : sticks * 1000)
  return paid.map((points, seat) => (seat === winner ? won : 0 - points))
}

/** The score of a win as `answerOf` has it; `null` without a yaku. */
export function naiveScore(win, rules) {
  const {situation} = win
  const facts = factsOf(win)
  const dora = doraOf(win, facts, rules)
  const winner = winds.indexOf(situation.seat)
  const scored = readingsOf(win).map(reading => {
    const own = yakumanOf(reading, facts, situation, rules)
    const often = Object.values(own)
    const yakuman = rules.multipleYakuman ? sum(often) : Math.max(0, ...often)
    if (yakuman > 0) {
      const yaku = Object.fromEntries(Object.entries(own).map(([id, times]) => [id, 13 * times]))
      return {yaku, han: 0, fu: 0, yakuman, base: 8000 * yakuman}
    }
    const yaku = yakuOf(reading, facts, situation, rules)
    const ofYaku = sum(Object.values(yaku))
    const han = ofYaku === 0 ? 0 : ofYaku + dora
    const fu = fuOf(reading, facts, situation, rules)
    const base = baseOf(han, fu, rules)
    const isRenhou = situation.renhou && rules.renhou === 'mangan' && base < 2000
    if (isRenhou) return {yaku: {renhou: 5}, han: 5, fu, yakuman, base: 2000}
    return {yaku, han, fu, yakuman, base}
  })
  const orderOf = ({base, yakuman, han, fu, yaku}) => [base, yakuman, han, fu, Object.keys(yaku).length]
  const best = scored.toSorted((a, b) => {
    const [one, other] = [orderOf(a), orderOf(b)]
    const at = one.findIndex((number, index) => number !== other[index])
    return at < 0 ? 0 : other[at] - one[at]
  })[0]
  if (best.base === 0) return null
  const {base, ...answer} = best
  const shares = sharesOf(base, winner, rules)
  const points = facts.isRon ? inHundreds(base * (winner === 0 ? 6 : 4)) : sum(shares)
  return {...answer, points, payments: paymentsOf(base, winner, facts, situation, rules)}
}
