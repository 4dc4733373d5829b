/**
 * Seeded random hands of every shape, the same in every run. Needs nothing of the library, so that benches use it too.
 */

const everyKind = Array.from({length: 34}, (_, kind) => kind)

/** The tile of a kind. */
export const tileOf = kind => `${(kind % 9) + 1}${'mpsz'[Math.floor(kind / 9)]}`

/** Random numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const suitFrom = first => everyKind.filter(kind => kind >= first && kind < first + 9)
const honors = everyKind.slice(27)
const outer = everyKind.filter(kind => kind > 26 || kind % 9 === 0 || kind % 9 === 8)

/** Where the tiles of a hand come from, by shape. */
const pools = [
  ['any', () => everyKind],
  ['any', () => everyKind],
  ['flush', random => suitFrom(9 * Math.floor(random() * 3))],
  ['half flush', random => [...suitFrom(9 * Math.floor(random() * 3)), ...honors]],
  [
    'two suits',
    random => everyKind.slice(0, 27).filter(kind => Math.floor(kind / 9) !== Math.floor(random() * 3))
  ],
  ['terminals and honors', () => outer]
]

/** So many tiles drawn from the kinds, as counts. */
function draw(random, pool, size) {
  const wall = pool.flatMap(kind => [kind, kind, kind, kind])
  const counts = Array.from({length: 34}, () => 0)
  for (let left = size; left > 0; left--) counts[wall.splice(Math.floor(random() * wall.length), 1)[0]]++
  return counts
}

/** Counts of a hand that is mostly sets of four equal tiles. */
function drawFours(random, size) {
  const counts = Array.from({length: 34}, () => 0)
  for (let left = size; left > 0;) {
    const kind = Math.floor(random() * 34)
    const more = Math.min(left, random() < 0.6 ? 4 : 1 + Math.floor(random() * 3), 4 - counts[kind])
    counts[kind] += more
    left -= more
  }
  return counts
}

/** Counts of so many closed tiles, of a shape picked at random. */
export function randomCounts(random, size) {
  if (random() < 0.12) return drawFours(random, size)
  const [, poolOf] = pools[Math.floor(random() * pools.length)]
  const pool = poolOf(random)
  return draw(random, pool.length * 4 < size ? everyKind : pool, size)
}

const winds = ['east', 'south', 'west', 'north']
const froms = ['shimocha', 'toimen', 'kamicha']

/** Kinds that the sets of a win may come from, and the share of triplets among them. */
const styles = [
  ['any', () => everyKind, 0.3],
  ['runs', () => everyKind.slice(0, 27), 0.03],
  ['near one rank', random => nearRank(Math.floor(random() * 9), random), 0.15],
  ['flush', random => suitFrom(9 * Math.floor(random() * 3)), 0.3],
  ['half flush', random => [...suitFrom(9 * Math.floor(random() * 3)), ...honors], 0.4],
  ['five neighbours', random => fiveFrom(random), 0.3],
  ['honors', random => honors.concat(everyKind[Math.floor(random() * 34)]), 0.9],
  ['outer blocks', () => everyKind.filter(kind => kind > 26 || ![3, 4, 5].includes(kind % 9)), 0.35],
  ['terminals', () => everyKind.slice(0, 27).filter(kind => kind % 9 === 0 || kind % 9 === 8), 1],
  ['green', () => [19, 20, 21, 23, 25, 32], 0.5],
  ['triplets', () => everyKind, 0.95]
]

function nearRank(rank, random) {
  return everyKind
    .filter(kind => kind < 27 && Math.abs((kind % 9) - rank) < 2)
    .concat(random() < 0.5 ? honors : [])
}

function fiveFrom(random) {
  const first = 9 * Math.floor(random() * 3) + Math.floor(random() * 5)
  return [0, 1, 2, 3, 4].map(step => first + step)
}

/** A win and rules for it; seven pairs and kokushi are among them. */
export function randomWin(random) {
  const below = end => Math.floor(random() * end)
  for (;;) {
    const parts = random() < 0.08 ? pairsOrOrphans(random, below) : blocksOf(random, below)
    if (parts) return dressed(random, below, parts)
  }
}

function pairsOrOrphans(random, below) {
  if (random() < 0.3) return {closed: [...outer, outer[below(13)]], melds: []}
  const [, poolOf] = pools[below(pools.length)]
  const pool = poolOf(random)
  if (pool.length < 7) return null
  const chosen = new Set()
  while (chosen.size < 7) chosen.add(pool[below(pool.length)])
  return {closed: [...chosen, ...chosen], melds: []}
}

function blocksOf(random, below) {
  const [, poolOf, triplets] = styles[below(styles.length)]
  const pool = poolOf(random)
  const counts = Array.from({length: 34}, () => 0)
  const take = (kind, copies) => (counts[kind] += copies) <= 4
  const closed = []
  const melds = []
  const openness = [0, 0, 0.3, 0.6][below(4)]
  for (let set = 0; set < 4; set++) {
    const kind = pool[below(pool.length)]
    const isRun = random() >= triplets
    if (isRun) {
      const fits = kind < 27 && kind % 9 < 7 && pool.includes(kind + 1) && pool.includes(kind + 2)
      if (!fits || ![0, 1, 2].every(step => take(kind + step, 1))) return null
      if (random() < openness) melds.push({type: 'chii', kinds: [kind, kind + 1, kind + 2]})
      else closed.push(kind, kind + 1, kind + 2)
      continue
    }
    const isKan = random() < 0.15
    if (!take(kind, isKan ? 4 : 3)) return null
    if (isKan) {
      const type = ['ankan', 'daiminkan', 'kakan'][openness === 0 ? 0 : below(3)]
      melds.push({type, kinds: [kind, kind, kind, kind]})
    } else if (random() < openness) melds.push({type: 'pon', kinds: [kind, kind, kind]})
    else closed.push(kind, kind, kind)
  }
  const pair = pool[below(pool.length)]
  if (!take(pair, 2)) return null
  return {closed: [...closed, pair, pair], melds}
}

/** Give a complete hand a winning tile, red fives, a situation and rules. */
function dressed(random, below, {closed, melds}) {
  const hand = [...closed]
  const [win] = hand.splice(below(hand.length), 1)
  const by = random() < 0.5 ? 'ron' : 'tsumo'
  const isOpen = melds.some(({type}) => type !== 'ankan')
  const reds = [4, 13, 22].filter(() => random() < 0.4)
  const tileFrom = kind => {
    const at = reds.indexOf(kind)
    if (at < 0) return tileOf(kind)
    reds.splice(at, 1)
    return `0${tileOf(kind)[1]}`
  }
  const flag = share => random() < share
  const isFirstTurn = melds.length === 0 && by === 'tsumo' && flag(0.02)
  const seat = winds[below(4)]
  const riichi = !isOpen && !isFirstTurn && flag(0.5) ? (flag(0.2) ? 'double' : true) : false
  const hasKan = melds.some(({kinds: of}) => of.length === 4)
  const seen = [...closed, ...melds.flatMap(({kinds: of}) => of)]
  // An indicator is none of the four tiles in hand: the next kind then.
  const shown = () => {
    let kind = below(34)
    while (seen.filter(one => one === kind).length === 4) kind = (kind + 1) % 34
    seen.push(kind)
    return tileOf(kind)
  }
  const last = flag(0.1)
  const kan = !last && flag(0.1)
  return {
    win: {
      hand: hand.map(tileFrom),
      win: tileFrom(win),
      by,
      melds: melds.map(({type, kinds: of}) => {
        const tiles = of.map(tileFrom)
        const from = type === 'chii' ? 'kamicha' : froms[below(3)]
        if (type === 'ankan') return {type, tiles, faceDown: null}
        return type === 'kakan' ? {type, tiles, called: 0, added: 3, from} : {type, tiles, called: 0, from}
      }),
      situation: {
        round: winds[below(4)],
        seat,
        riichi,
        ippatsu: riichi !== false && flag(0.3) && !(kan && by === 'tsumo' && hasKan),
        tenhou: isFirstTurn && seat === 'east',
        chiihou: isFirstTurn && seat !== 'east',
        haitei: !isFirstTurn && last && by === 'tsumo',
        houtei: last && by === 'ron',
        rinshan: !isFirstTurn && kan && by === 'tsumo' && hasKan,
        chankan: kan && by === 'ron',
        dora: Array.from({length: 1 + below(2)}, shown),
        ura: riichi ? Array.from({length: 1 + below(2)}, shown) : [],
        loser: froms[below(3)],
        honba: below(4),
        sticks: below(3)
      }
    },
    rules: {
      doubleWindPairFu: flag(0.5) ? 2 : 4,
      kiriage: flag(0.5),
      kuitan: flag(0.5),
      kazoe: flag(0.5) ? 'yakuman' : 'sanbaiman',
      doubleYakuman: flag(0.5)
    }
  }
}
