/**
 * Readings of a win, written down a second time and as simply as can be: every way to divide the tiles, and every block that
 * the winning tile may have completed.
 */

/** Index of a tile, 0–33; a red five is a five. */
export const kindOf = tile => 9 * 'mpsz'.indexOf(tile[1]) + (tile[0] === '0' ? 5 : Number(tile[0])) - 1

/** Whether a kind is a one, a nine or an honor. */
export const isOuter = kind => kind > 26 || kind % 9 === 0 || kind % 9 === 8

export const everyKind = Array.from({length: 34}, (_, kind) => kind)

/** Counts of tiles by kind. */
export function countsOf(tiles) {
  const kinds = tiles.map(kindOf)
  return everyKind.map(kind => kinds.filter(one => one === kind).length)
}

/** A meld as a block. */
function blockOf({type, tiles}) {
  const kind = Math.min(...tiles.map(kindOf))
  const isRun = type === 'chii'
  return {type: isRun ? 'run' : 'triplet', kind, isKan: tiles.length === 4, isOpen: type !== 'ankan'}
}

/** Every way to divide counts into runs, triplets and one pair. */
function divisionsOf(counts, hasPair = false) {
  const kind = counts.findIndex(count => count > 0)
  if (kind < 0) return hasPair ? [[]] : []
  const without = kinds => kinds.reduce((rest, taken) => rest.with(taken, rest[taken] - 1), counts)
  const after = (type, kinds, paired = hasPair) =>
    divisionsOf(without(kinds), paired).map(rest => [{type, kind, isKan: false, isOpen: false}, ...rest])
  const found = []
  if (!hasPair && counts[kind] >= 2) found.push(...after('pair', [kind, kind], true))
  if (counts[kind] >= 3) found.push(...after('triplet', [kind, kind, kind]))
  const beginsRun = kind < 27 && kind % 9 < 7 && counts[kind + 1] > 0 && counts[kind + 2] > 0
  if (beginsRun) found.push(...after('run', [kind, kind + 1, kind + 2]))
  return found
}

function waitOf({type, kind}, win) {
  if (type === 'pair') return 'tanki'
  if (type === 'triplet') return 'shanpon'
  if (win === kind + 1) return 'kanchan'
  const isEdge = (win === kind && kind % 9 === 6) || (win === kind + 2 && kind % 9 === 0)
  return isEdge ? 'penchan' : 'ryanmen'
}

/** Readings as four sets and a pair. */
function standardReadings({win, by, melds}, counts) {
  const last = kindOf(win)
  const called = melds.map(blockOf)
  return divisionsOf(counts).flatMap(blocks =>
    blocks.flatMap((block, index) => {
      const has = block.type === 'run' ? last >= block.kind && last <= block.kind + 2 : block.kind === last
      if (!has) return []
      const own = blocks.with(index, {...block, isOpen: block.type === 'triplet' && by === 'ron'})
      return [{form: 'standard', blocks: [...own, ...called], wait: waitOf(block, last)}]
    })
  )
}

/** Every reading of a win. `wait` of thirteen orphans is `thirteen` where any of them would have done. */
export function readingsOf(win) {
  const counts = countsOf([...win.hand, win.win])
  const found = standardReadings(win, counts)
  if (win.melds.length > 0) return found
  if (counts.filter(count => count === 2).length === 7) found.push({form: 'pairs', blocks: [], wait: 'tanki'})
  if (everyKind.every(kind => counts[kind] > 0 === isOuter(kind))) {
    found.push({form: 'orphans', blocks: [], wait: counts[kindOf(win.win)] === 2 ? 'thirteen' : 'one'})
  }
  return found
}
