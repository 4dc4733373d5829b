/**
 * Wins as text: every way in which the notation of the types may write the same tiles.
 *
 *     {hand: ['2m', …], win: '9s', melds: [pon of 5z]}  →  "43m25'55z4p 0p6p … 9s"
 *
 * Tiles come in any order, groups are split and separated, melds are anywhere but at the place of the winning tile.
 */
import {meldPatterns} from '@tehai/core/notation'

/** One of a list. */
export const pick = (random, list) => list[Math.floor(random() * list.length)]

/** The list in an order of chance. */
export function shuffled(random, list) {
  const rest = [...list]
  return list.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0])
}

const separators = ['', '', '', '', '', ' ', ',', ', ', '  ']

/**
 * Write a win.
 *
 * @returns
 *   Text that the run-time parser reads with `dialect: 'typed'`; its drawn tile is the winning one.
 */
export function writeWin(random, {hand, win, melds = []}) {
  const order = pick(random, [sorted, sorted, bySuit, shuffled])
  const parts = groupsOf(random, order(random, hand)).map(tiles => writeGroup(random, tiles))
  for (const meld of melds)
    parts.splice(Math.floor(random() * (parts.length + 1)), 0, writeMeld(random, meld))
  // The winning tile is the last concealed group; melds may still follow it.
  const after = random() < 0.15 ? parts.length - trailingMelds(parts) : parts.length
  parts.splice(after, 0, writeTile(random, win))
  return parts.map((part, index) => (index === 0 ? '' : pick(random, separators)) + part).join('')
}

const sorted = (_, tiles) => tiles.toSorted((a, b) => key(a) - key(b))
const bySuit = (random, tiles) => shuffled(random, tiles).sort((a, b) => suitAt(a) - suitAt(b))
const suitAt = tile => 'mpsz'.indexOf(tile[1])
const key = tile => 10 * suitAt(tile) + (tile[0] === '0' ? 5 : Number(tile[0]))

/** Neighbours of one suit become one group, now and then two. */
function groupsOf(random, tiles) {
  const groups = []
  for (const tile of tiles) {
    const last = groups.at(-1)
    if (last && last[0][1] === tile[1] && random() < 0.97) last.push(tile)
    else groups.push([tile])
  }
  return groups
}

const writeDigit = (random, tile) => (tile[0] === '0' && random() < 0.3 ? 'r5' : tile[0])
const writeTile = (random, tile) => writeDigit(random, tile) + tile[1]
const writeGroup = (random, tiles) => tiles.map(tile => writeDigit(random, tile)).join('') + tiles[0][1]

const isMeld = part => /[-=+'"`x]/.test(part)
const trailingMelds = parts => parts.length - 1 - parts.findLastIndex(part => !isMeld(part))

/** Write a meld in one of the patterns that mean it. */
export function writeMeld(random, {type, tiles, from = null}) {
  const shape = type === 'chii' ? 'row' : 'same'
  const rows = meldPatterns.filter(row => row.type === type && row.tiles === shape && row.from === from)
  const {pattern} = pick(random, rows)
  const order = shuffled(random, tiles)
  // A red five is never one of the tiles that lie face down.
  if (pattern.includes('x')) order.sort((a, b) => Number(b[0] === '0') - Number(a[0] === '0'))
  let next = 0
  const digits = pattern.replaceAll('#', () => writeDigit(random, order[next++]))
  const quote = random() < 0.7 ? "'" : pick(random, ['"', '`'])
  return digits.replaceAll("'", quote) + tiles[0][1]
}
