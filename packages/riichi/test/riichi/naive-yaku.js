/**
 * Yaku of a reading, written down a second time: each a line, under every rule.
 */
import {countsOf, everyKind, isOuter, kindOf} from './naive-readings.js'

const winds = ['east', 'south', 'west', 'north']

/** What yaku are read from. */
export function factsOf({hand, win, by, melds, situation}) {
  const counts = countsOf([...hand, win, ...melds.flatMap(({tiles}) => tiles)])
  const kinds = everyKind.filter(kind => counts[kind] > 0)
  return {
    counts,
    kinds,
    win: kindOf(win),
    isRon: by === 'ron',
    isOpen: melds.some(({type}) => type !== 'ankan'),
    hasMelds: melds.length > 0,
    suits: new Set(kinds.filter(kind => kind < 27).map(kind => Math.floor(kind / 9))).size,
    hasHonors: kinds.some(kind => kind > 26),
    round: 27 + winds.indexOf(situation.round),
    seat: 27 + winds.indexOf(situation.seat)
  }
}

/** Ids with their numbers, of rows that hold. */
const those = rows =>
  Object.fromEntries(rows.filter(([, holds]) => holds).map(([id, , number]) => [id, number]))

/** 1112345678999 and one more of the suit, and whether it waited for all nine. */
function chuuren({counts, kinds, win, hasMelds, suits, hasHonors}) {
  if (hasMelds || hasHonors || suits !== 1) return null
  const first = 9 * Math.floor(kinds[0] / 9)
  const over = [3, 1, 1, 1, 1, 1, 1, 1, 3].map((needed, rank) => counts[first + rank] - needed)
  return over.some(count => count < 0) ? null : {isPure: over[win - first] === 1}
}

/** Yakuman, each with how often it counts. */
export function yakumanOf(reading, facts, situation, rules) {
  const {form, blocks, wait} = reading
  const {counts, kinds} = facts
  const triplets = blocks.filter(({type}) => type === 'triplet')
  const isTriplet = kind => triplets.some(one => one.kind === kind)
  const concealed = triplets.filter(({isOpen}) => !isOpen).length
  const pair = blocks.find(({type}) => type === 'pair')?.kind
  const isAnyWait = situation.tenhou && rules.tenhouWait === 'best'
  const windTriplets = [27, 28, 29, 30].filter(isTriplet).length
  const nine = chuuren(facts)
  const isPure = nine !== null && (isAnyWait || nine.isPure)
  const isSingle = isAnyWait || wait === 'tanki'
  const isThirteen = isAnyWait || wait === 'thirteen'
  const green = [19, 20, 21, 23, 25, 32]
  const {doubleYakuman: double} = rules
  const twice = id => (double === true || (double !== false && double.includes(id)) ? 2 : 1)
  return those([
    ['tenhou', situation.tenhou, 1],
    ['chiihou', situation.chiihou, 1],
    ['renhou', situation.renhou && rules.renhou === 'yakuman', 1],
    ['paarenchan', situation.paarenchan && rules.paarenchan, 1],
    ['tsuuiisou', kinds.every(kind => kind > 26), 1],
    ['chinroutou', kinds.every(kind => kind < 27 && isOuter(kind)), 1],
    [
      'ryuuiisou',
      kinds.every(kind => green.includes(kind)) && (counts[32] > 0 || !rules.ryuuiisouNeedsHatsu),
      1
    ],
    ['chuuren', nine !== null && !isPure, 1],
    ['junsei_chuuren', isPure, twice('junsei_chuuren')],
    [
      'daisharin',
      rules.daisharin && !facts.hasMelds && [10, 11, 12, 13, 14, 15, 16].every(kind => counts[kind] === 2),
      1
    ],
    ['kokushi', form === 'orphans' && !isThirteen, 1],
    ['kokushi_13', form === 'orphans' && isThirteen, twice('kokushi_13')],
    ['daichisei', form === 'pairs' && rules.daichisei && kinds.every(kind => kind > 26), 1],
    ['suuankou', concealed === 4 && !isSingle, 1],
    ['suuankou_tanki', concealed === 4 && isSingle, twice('suuankou_tanki')],
    ['daisangen', [31, 32, 33].every(isTriplet), 1],
    ['shousuushii', windTriplets === 3 && pair > 26 && pair < 31, 1],
    ['daisuushii', windTriplets === 4, twice('daisuushii')],
    ['suukantsu', triplets.filter(({isKan}) => isKan).length === 4, 1]
  ])
}

/** Four runs, a two-sided wait, a pair without fu, nothing called. */
export function isPinfu({blocks, wait}, {isOpen, isRon, round, seat}, rules) {
  const pair = blocks.find(({type}) => type === 'pair')?.kind
  const isShape = !isOpen && wait === 'ryanmen' && blocks.filter(({type}) => type === 'run').length === 4
  return isShape && pair < 31 && pair !== round && pair !== seat && (isRon || rules.pinfuTsumo)
}

/** Yaku, each with its han. */
export function yakuOf(reading, facts, situation, rules) {
  const {form, blocks} = reading
  const {kinds, isOpen, isRon, suits, hasHonors, round, seat} = facts
  const runs = blocks.filter(({type}) => type === 'run').map(({kind}) => kind)
  const triplets = blocks.filter(({type}) => type === 'triplet')
  const isTriplet = kind => triplets.some(one => one.kind === kind)
  const pair = blocks.find(({type}) => type === 'pair')?.kind
  const twins = everyKind.reduce((sum, kind) => sum + (runs.filter(run => run === kind).length >> 1), 0)
  const concealed = triplets.filter(({isOpen: open}) => !open).length
  const isOutside = ({type, kind}) => (type === 'run' ? kind % 9 === 0 || kind % 9 === 6 : isOuter(kind))
  const areOutside = runs.length > 0 && blocks.every(isOutside)
  const inEachSuit = has =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].some(rank => [0, 9, 18].every(suit => has(suit + rank)))
  const less = isOpen ? 1 : 0
  const {riichi} = situation
  return those([
    ['riichi', riichi === true, 1],
    ['double_riichi', riichi === 'double', 2],
    ['open_riichi', riichi && situation.openRiichi && rules.openRiichi, 1],
    ['ippatsu', riichi && situation.ippatsu && rules.ippatsu, 1],
    ['menzen_tsumo', !isOpen && !isRon, 1],
    ['rinshan', situation.rinshan, 1],
    ['chankan', situation.chankan, 1],
    ['haitei', situation.haitei, 1],
    ['houtei', situation.houtei, 1],
    ['renhou', situation.renhou && rules.renhou === '5-han', 5],
    ['tanyao', !kinds.some(isOuter) && (!isOpen || rules.kuitan), 1],
    ['honroutou', kinds.every(isOuter) && hasHonors && suits > 0, 2],
    ['honitsu', suits === 1 && hasHonors, 3 - less],
    ['chinitsu', suits === 1 && !hasHonors, 6 - less],
    ['chiitoitsu', form === 'pairs', 2],
    ['pinfu', isPinfu(reading, facts, rules), 1],
    ['iipeikou', !isOpen && twins === 1, 1],
    ['ryanpeikou', !isOpen && twins === 2, 3],
    ['sanshoku', inEachSuit(kind => runs.includes(kind)), 2 - less],
    ['ittsuu', [0, 9, 18].some(suit => [0, 3, 6].every(rank => runs.includes(suit + rank))), 2 - less],
    ['chanta', areOutside && hasHonors, 2 - less],
    ['junchan', areOutside && !hasHonors, 3 - less],
    ['toitoi', triplets.length === 4, 2],
    ['sanankou', concealed === 3, 2],
    ['sankantsu', triplets.filter(({isKan}) => isKan).length === 3, 2],
    ['sanshoku_doukou', inEachSuit(isTriplet), 2],
    ['round_wind', isTriplet(round), 1],
    ['seat_wind', isTriplet(seat), 1],
    ['haku', isTriplet(31), 1],
    ['hatsu', isTriplet(32), 1],
    ['chun', isTriplet(33), 1],
    ['shousangen', [31, 32, 33].filter(isTriplet).length === 2 && pair > 30, 2]
  ])
}
