/**
 * Ordinary wins: hands as they come up at a table, of any shape and by any way that the types know.
 *
 * Sets and the pair are drawn at random; seven of ten sets are runs, one hand in four keeps to a suit and honors. A third
 * is open. A closed hand is riichi more often than not; one in five has a rule changed, one in three sticks or honba.
 */
import {tileOf} from '../../packages/riichi/test/riichi/random.js'
import {defined, randomRules, writeIndicators} from './contexts.js'
import {scoreOf} from './oracle.js'
import {pick, writeWin} from './written.js'

const below = (random, end) => Math.floor(random() * end)
const everyKind = Array.from({length: 34}, (_, kind) => kind)
const froms = ['kamicha', 'toimen', 'shimocha']

/** Kinds from which a hand is made. */
function poolOf(random) {
  if (random() < 0.75) return everyKind
  const suit = 9 * below(random, 3)
  return everyKind.filter(kind => kind > 26 || (kind >= suit && kind < suit + 9))
}

/** A set of the pool as kinds. */
function setOf(random, pool) {
  const kind = pick(random, pool)
  if (random() < 0.7) {
    const runs = pool.filter(first => first < 27 && first % 9 < 7)
    const first = pick(random, runs)
    return [first, first + 1, first + 2]
  }
  return Array(random() < 0.1 ? 4 : 3).fill(kind)
}

function sevenPairs(random, pool) {
  const chosen = new Set()
  while (chosen.size < 7) chosen.add(pick(random, pool))
  return [...chosen].map(kind => [kind, kind])
}

/** Blocks that fit into a wall. */
function blocksOf(random) {
  for (;;) {
    const pool = poolOf(random)
    const kind = pick(random, pool)
    const blocks =
      random() < 0.025
        ? sevenPairs(random, pool)
        : [...[1, 2, 3, 4].map(() => setOf(random, pool)), [kind, kind]]
    const kinds = blocks.flat()
    if (everyKind.every(one => kinds.filter(other => other === one).length <= 4)) return blocks
  }
}

function meldOf(random, block, isOpen) {
  const tiles = block.map(kind => tileOf(kind))
  if (block[0] !== block[1]) return {type: 'chii', tiles, from: 'kamicha', called: 0}
  const from = pick(random, froms)
  if (block.length === 3) return {type: 'pon', tiles, from, called: 0}
  const type = isOpen ? pick(random, ['ankan', 'daiminkan', 'kakan']) : 'ankan'
  return type === 'ankan' ? {type, tiles} : {type, tiles, from, called: 0, added: 3}
}

/** What is known of it. */
function contextOf(random, {melds, win}) {
  const isClosed = melds.every(({type}) => type === 'ankan')
  const riichi = isClosed && random() < 0.6
  const seat = pick(random, ['east', 'south', 'west', 'north'])
  const kans = melds.filter(({tiles}) => tiles.length === 4).length
  const indicators = () =>
    writeIndicators(
      random,
      everyKind.slice(0, 1 + kans).map(() => tileOf(below(random, 34)))
    )
  const isLast = random() < 0.02
  const hasTable = random() < 1 / 3
  return defined({
    win,
    seat: seat === 'south' ? undefined : seat,
    round: random() < 0.4 ? 'south' : undefined,
    riichi: riichi || undefined,
    ippatsu: (riichi && random() < 0.15) || undefined,
    rinshan: (win === 'tsumo' && !isLast && kans > 0 && random() < 0.1) || undefined,
    haitei: (win === 'tsumo' && isLast) || undefined,
    houtei: (win === 'ron' && isLast) || undefined,
    dora: indicators(),
    ura: riichi ? indicators() : undefined,
    honba: hasTable ? below(random, 4) : undefined,
    sticks: hasTable ? below(random, 3) : undefined,
    rules: random() < 0.5 ? randomRules(random) : undefined
  })
}

function written(random) {
  const openness = random() < 0.35 ? 0.5 : 0
  const hand = []
  const melds = []
  for (const block of blocksOf(random)) {
    const isSet = block.length > 2
    if (isSet && (block.length === 4 || random() < openness)) melds.push(meldOf(random, block, openness > 0))
    else hand.push(...block)
  }
  const reds = [4, 13, 22].filter(() => random() < 0.3)
  const tiles = hand.map(kind => {
    const at = reds.indexOf(kind)
    if (at < 0) return tileOf(kind)
    reds.splice(at, 1)
    return `0${tileOf(kind)[1]}`
  })
  const [win] = tiles.splice(below(random, tiles.length), 1)
  const context = contextOf(random, {melds, win: random() < 0.45 ? 'tsumo' : 'ron'})
  const text = writeWin(random, {hand: tiles, win, melds})
  return {text, context, score: scoreOf(text, context)}
}

/** So many wins as `{text, context, score}`. */
export function ordinaryWins(random, count) {
  const cases = []
  while (cases.length < count) {
    const one = written(random)
    if (one.score.outcome === 'win') cases.push(one)
  }
  return cases
}
