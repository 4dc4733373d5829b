/**
 * Three players by enumeration: every complete hand of the 108 tiles is a target, and the tiles lacking are counted.
 *
 * Shares nothing with the engine: no tables, no classes, no limits. Kinds are 0–33, those of 2m to 8m
 * are in no target.
 */

const kinds = Array.from({length: 34}, (_, kind) => kind).filter(kind => kind < 1 || kind > 7)
const orphans = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]

/** Triplets of all kinds, runs of pin and sou. */
const sets = [
  ...kinds.map(kind => [kind, kind, kind]),
  ...[9, 18].flatMap(first => [0, 1, 2, 3, 4, 5, 6].map(step => [0, 1, 2].map(more => first + step + more)))
]

/**
 * Tiles lacking to the nearest complete hands, and the kinds that these lack.
 *
 * @param counts
 *   The closed hand.
 * @param most
 *   How many copies of each kind the closed hand may hold.
 */
function nearest(counts, most) {
  const melds = Math.floor(counts.reduce((sum, count) => sum + count, 0) / 3)
  const standard = nearestStandard(counts, most, melds)
  if (melds < 4) return {standard, best: standard}
  const pairs = nearestPairs(counts, most)
  const thirteen = nearestOrphans(counts, most)
  const lack = Math.min(standard.lack, pairs.lack, thirteen.lack)
  const accepted = new Set()
  for (const one of [standard, pairs, thirteen]) {
    if (one.lack === lack) for (const kind of one.accepted) accepted.add(kind)
  }
  return {standard, pairs, thirteen, best: {lack, accepted}}
}

function nearestStandard(counts, most, melds) {
  const need = counts.map(() => 0)
  for (let bound = 0; ; bound++) {
    const accepted = new Set()
    let found = false
    const put = (tiles, cost) => {
      let more = cost
      for (const kind of tiles) if (++need[kind] > counts[kind]) more++
      return more
    }
    const take = tiles => tiles.forEach(kind => need[kind]--)
    const isPossible = tiles => tiles.every(kind => need[kind] <= most[kind])
    const addSets = (from, left, cost) => {
      if (left === 0) {
        found = true
        need.forEach((wanted, kind) => wanted > counts[kind] && accepted.add(kind))
        return
      }
      for (let index = from; index < sets.length; index++) {
        const after = put(sets[index], cost)
        if (after <= bound && isPossible(sets[index])) addSets(index, left - 1, after)
        take(sets[index])
      }
    }
    for (const kind of kinds) {
      const cost = put([kind, kind], 0)
      if (cost <= bound && isPossible([kind])) addSets(0, melds, cost)
      take([kind, kind])
    }
    if (found) return {lack: bound, accepted}
  }
}

const sum = numbers => numbers.reduce((all, one) => all + one, 0)

/** Lacking tiles of seven different pairs: the seven kinds that lack least. */
function lackOfPairs(counts, most) {
  const lacks = kinds.filter(kind => most[kind] > 1).map(kind => Math.max(0, 2 - counts[kind]))
  return sum(lacks.toSorted().slice(0, 7))
}

/** Lacking tiles of thirteen orphans, with each of them as the pair. */
function lackOfOrphans(counts, most) {
  const lacks = orphans.map(pair => {
    const wanted = orphans.map(kind => [kind, kind === pair ? 2 : 1])
    if (wanted.some(([kind, copies]) => most[kind] < copies)) return Infinity
    return sum(wanted.map(([kind, copies]) => Math.max(0, copies - counts[kind])))
  })
  return Math.min(...lacks)
}

const nearestPairs = (counts, most) => byTrying(lackOfPairs, counts, most)
const nearestOrphans = (counts, most) => byTrying(lackOfOrphans, counts, most)

/** A form by a function for what it lacks; it accepts whatever makes it lack less. */
function byTrying(lackOf, counts, most) {
  const lack = lackOf(counts, most)
  const helps = kind =>
    counts[kind] < most[kind] &&
    lackOf(
      counts.map((count, index) => count + (index === kind ? 1 : 0)),
      most
    ) < lack
  return {lack, accepted: new Set(kinds.filter(helps))}
}

const shantenOf = found => (found === undefined || found.lack === Infinity ? null : found.lack - 1)

/** What a hand of 3n+1 tiles is and accepts. `held`: tiles of melds and norths put aside; `seen`: tiles seen elsewhere. */
export function enumerated(counts, held, seen) {
  const found = nearest(
    counts,
    held.map(count => 4 - count)
  )
  const tiles = counts.map((count, kind) =>
    found.best.accepted.has(kind) ? Math.max(0, 4 - count - held[kind] - seen[kind]) : 0
  )
  const waits =
    found.best.lack === 1
      ? [...found.best.accepted].filter(kind => counts[kind] + held[kind] < 4).toSorted((a, b) => a - b)
      : []
  return {
    shanten: {
      standard: shantenOf(found.standard),
      chiitoitsu: shantenOf(found.pairs),
      kokushi: shantenOf(found.thirteen),
      best: found.best.lack - 1
    },
    tiles,
    total: sum(tiles),
    waits
  }
}

/** The 108 tiles as kinds. */
const wall = kinds.flatMap(kind => [kind, kind, kind, kind])

/**
 * A random hand of three players: tiles that lie together more often than chance has it, melds, norths put aside, and
 * tiles seen elsewhere.
 */
export function randomSanma(random, size) {
  const below = end => Math.floor(random() * end)
  const rest = wall.slice()
  const counts = Array.from({length: 34}, () => 0)
  const held = counts.slice()
  const seen = counts.slice()
  const take = kind => {
    const at = rest.indexOf(kind)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  }
  const kita = random() < 0.5 ? below(5) : 0
  for (let count = 0; count < kita; count++) take(30)
  held[30] += kita
  const melds = []
  while (melds.length < 3 && random() < 0.3) {
    const kind = kinds[below(kinds.length)]
    const copies = random() < 0.3 ? 4 : 3
    if (rest.filter(one => one === kind).length < copies) continue
    for (let count = 0; count < copies; count++) take(kind)
    held[kind] += copies
    melds.push({kind, copies})
  }
  let left = size - 3 * melds.length
  const style = below(5)
  while (left > 0) {
    if (style === 1 && left > 2 && random() < 0.8) {
      const set = sets[below(sets.length)]
      const taken = set.filter(take)
      for (const kind of taken) counts[kind]++
      left -= taken.length
    } else if (style === 2 && left > 1) {
      const kind = kinds[below(kinds.length)]
      const taken = [kind, kind].filter(take)
      for (const one of taken) counts[one]++
      left -= taken.length
    } else {
      const pool = style === 3 ? orphans : style === 4 ? kinds.slice(2, 11) : kinds
      const kind = random() < 0.85 ? pool[below(pool.length)] : rest[below(rest.length)]
      if (take(kind)) {
        counts[kind]++
        left--
      }
    }
  }
  for (let count = below(30); count > 0; count--) seen[rest.splice(below(rest.length), 1)[0]]++
  return {counts, held, seen, melds, kita}
}
