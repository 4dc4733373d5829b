/**
 * Deals of rare hands: blocks chosen for a yaku, then called, coloured and completed at random.
 *
 * Random blocks produce most yaku; these yaku would take minutes to occur.
 */
import {tileOf} from '../../packages/riichi/test/riichi/random.js'
import {pick, shuffled} from './written.js'

const below = (random, end) => Math.floor(random() * end)

// Blocks are lists of kinds: 0–8 man, 9–17 pin, 18–26 sou, 27–30 winds, 31–33 dragons.
const run = first => [first, first + 1, first + 2]
const triplet = kind => [kind, kind, kind]
const kan = kind => [kind, kind, kind, kind]
const pair = kind => [kind, kind]

const anyKind = random => below(random, 34)
const anyRun = random => run(9 * below(random, 3) + below(random, 7))
const anySet = random => (random() < 0.5 ? anyRun(random) : triplet(anyKind(random)))
const outerRun = random => run(9 * below(random, 3) + pick(random, [0, 6]))
const outerKind = (random, honors) => pick(random, [0, 8, 9, 17, 18, 26, ...(honors ? [27, 29, 31, 33] : [])])
const outerSet = (random, honors) => (random() < 0.6 ? outerRun(random) : triplet(outerKind(random, honors)))
const inEverySuit = make => [0, 9, 18].map(make)

/** Yaku and the blocks of a hand that has it, most times. */
const blocksFor = {
  suukantsu: random => [...shuffledKinds(random, 4).map(kan), pair(anyKind(random))],
  sankantsu: random => [...shuffledKinds(random, 3).map(kan), anySet(random), pair(anyKind(random))],
  sanshoku(random) {
    const rank = below(random, 7)
    return [...inEverySuit(suit => run(suit + rank)), anySet(random), pair(anyKind(random))]
  },
  sanshoku_doukou(random) {
    const rank = below(random, 9)
    return [...inEverySuit(suit => triplet(suit + rank)), anySet(random), pair(anyKind(random))]
  },
  ittsuu(random) {
    const suit = 9 * below(random, 3)
    return [run(suit), run(suit + 3), run(suit + 6), anySet(random), pair(anyKind(random))]
  },
  chanta: random => outerHand(random, true),
  junchan: random => outerHand(random, false),
  shousangen: random => someOf(random, [31, 32, 33], 2),
  daisangen: random => someOf(random, [31, 32, 33], 3),
  shousuushii: random => someOf(random, [27, 28, 29, 30], 3),
  daisuushii: random => someOf(random, [27, 28, 29, 30], 4),
  chuuren(random) {
    const suit = 9 * below(random, 3)
    const nine = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, below(random, 9)]
    return [nine.map(rank => suit + rank)]
  },
  ryanpeikou(random) {
    const runs = [anyRun(random), anyRun(random)]
    return [...runs, ...runs, pair(anyKind(random))]
  }
}

const shuffledKinds = (random, count) =>
  shuffled(
    random,
    Array.from({length: 34}, (_, kind) => kind)
  ).slice(0, count)

const outerHand = (random, honors) => [
  ...[1, 2, 3, 4].map(() => outerSet(random, honors)),
  pair(outerKind(random, honors))
]

/** Triplets of so many of the kinds, the next of them or any kind as the pair, other sets for the rest. */
function someOf(random, kinds, triplets) {
  const order = shuffled(random, kinds)
  const sets = order.slice(0, triplets).map(triplet)
  const others = Array.from({length: 4 - triplets}, () => anySet(random))
  return [...sets, ...others, pair(order[triplets] ?? anyKind(random))]
}

/** A win with a rare yaku, most times; by chance of any kind there are not more than four. */
export function rareDeal(random) {
  for (;;) {
    const blocks = blocksFor[pick(random, Object.keys(blocksFor))](random)
    const kinds = blocks.flat()
    const isPossible = kinds.every(kind => kinds.filter(other => other === kind).length <= 4)
    if (isPossible) return dealt(random, blocks)
  }
}

/** Blocks as a win: some called, some red, one tile won. */
function dealt(random, blocks) {
  const openness = pick(random, [0, 0, 0.3, 0.7])
  const hand = []
  const melds = []
  for (const block of blocks) {
    const isSet = block.length === 3 || block.length === 4
    const isKan = block.length === 4
    const tiles = block.map(kind =>
      kind < 27 && kind % 9 === 4 && random() < 0.15 ? `0${tileOf(kind)[1]}` : tileOf(kind)
    )
    if (isSet && (isKan || random() < openness)) melds.push(meldOf(random, tiles, block, openness > 0))
    else hand.push(...tiles)
  }
  const [win] = hand.splice(below(random, hand.length), 1)
  const isFirst = melds.length === 0 && random() < 0.3
  const by = isFirst || random() < 0.5 ? 'tsumo' : 'ron'
  const seat = pick(random, ['east', 'south', 'west', 'north'])
  const isClosed = melds.every(({type}) => type === 'ankan')
  return {
    hand,
    win,
    by,
    melds,
    situation: {...situationOf(random, seat), ...courseOf(random, {isFirst, isClosed, seat})}
  }
}

function meldOf(random, tiles, block, mayCall) {
  const from = pick(random, ['kamicha', 'toimen', 'shimocha'])
  if (block[0] !== block[1]) return {type: 'chii', tiles, from: 'kamicha', called: 0}
  if (tiles.length === 3) return {type: 'pon', tiles, from, called: 0}
  const type = mayCall ? pick(random, ['ankan', 'daiminkan', 'kakan']) : 'ankan'
  return type === 'ankan' ? {type, tiles} : {type, tiles, from, called: 0, added: 3}
}

const indicators = (random, most) =>
  Array.from({length: 1 + below(random, most)}, () => tileOf(anyKind(random)))

function situationOf(random, seat) {
  return {
    round: pick(random, ['east', 'south', 'west', 'north']),
    seat,
    dora: indicators(random, 3),
    ura: indicators(random, 3),
    honba: below(random, 4),
    sticks: below(random, 3)
  }
}

function courseOf(random, {isFirst, isClosed, seat}) {
  const riichi = isClosed && !isFirst && random() < 0.5 ? pick(random, [true, true, 'double']) : false
  return {
    riichi,
    ippatsu: riichi !== false && random() < 0.3,
    tenhou: isFirst && seat === 'east',
    chiihou: isFirst && seat !== 'east'
  }
}
