/**
 * Makes `src/riichi/shanten/table.ts`: the automata that read a suit and answer how far it is from melds and a pair.
 *
 *     node packages/riichi/scripts/shanten-table.js
 *
 * From first principles. The *cost* of a suit is how many tiles it lacks for 0–4 melds, without and with a pair, ten
 * numbers in all, where no kind is used more than four times. We read the counts of a suit rank by rank and keep, for
 * every way to have begun runs, the least cost so far; readings that left the same costs are one state (forward), states
 * that lead to the same costs whatever follows are one node (backward). What remains is the smallest such automaton.
 *
 * A suit of more than 14 tiles does not occur: the edges to it repeat their left neighbour.
 */
import {writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

/** A hand has at most 14 tiles. */
const mostTiles = 14
/** No way there. */
const never = 99
/** Characters of the packed text: printable ASCII without the quote and the backslash. */
const characters = Array.from({length: 95}, (_, i) => String.fromCharCode(32 + i)).filter(
  c => !`'\\`.includes(c)
)
/** Numbers below this take one character, greater ones two. */
const oneCharacter = 80

/**
 * The least costs after one more rank.
 *
 * Costs are numbered [runs begun two ranks ago][runs begun one rank ago][pairs][melds]. Two runs from one rank are
 * enough: three of them are three triplets.
 *
 * @param {Uint8Array} costs
 * @param {number} have how many tiles of this rank are there, 0–4
 * @param {boolean} runs whether a run may begin here
 */
function afterRank(costs, have, runs) {
  const next = new Uint8Array(90).fill(never)
  for (let from = 0; from < 90; from++) {
    if (costs[from] === never) continue
    const older = Math.floor(from / 30)
    const newer = Math.floor(from / 10) % 3
    const pairs = Math.floor(from / 5) % 2
    const melds = from % 5
    for (let begun = 0; begun <= (runs ? 2 : 0); begun++) {
      for (let triplet = 0; triplet < 2 && melds + begun + triplet < 5; triplet++) {
        for (let pair = 0; pair < 2 - pairs; pair++) {
          const need = older + newer + begun + 3 * triplet + 2 * pair
          if (need > 4) continue
          const to = newer * 30 + begun * 10 + (pairs + pair) * 5 + melds + begun + triplet
          next[to] = Math.min(next[to], costs[from] + Math.max(0, need - have))
        }
      }
    }
  }
  return next
}

/**
 * All states by level: what the first ranks may have left, and how many tiles they took.
 *
 * @param {number} ranks 9 for a suit, 7 for honors
 * @param {boolean} runs whether there are runs
 */
function readForward(ranks, runs) {
  const nothing = new Uint8Array(90).fill(never)
  nothing[0] = 0
  const levels = [[{costs: nothing, tiles: 0, edges: []}]]
  for (let rank = 0; rank < ranks; rank++) {
    const states = new Map()
    for (const state of levels[rank]) {
      for (let have = 0; have <= 4 && state.tiles + have <= mostTiles; have++) {
        const costs = afterRank(state.costs, have, runs && rank < ranks - 2)
        const tiles = state.tiles + have
        const key = `${costs.join()};${tiles}`
        if (!states.has(key)) states.set(key, {costs, tiles, edges: []})
        state.edges.push(states.get(key))
      }
    }
    levels.push([...states.values()])
  }
  return levels
}

/** Compare two rows of numbers, the first difference deciding. */
function compareRows(a, b) {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : a[at] - b[at]
}

/** Compare two rows of numbers, the last difference deciding. */
const compareFromLast = (a, b) => compareRows(a.toReversed(), b.toReversed())

/** Number rows by their order; equal rows are one. */
function numberRows(rows, compare = compareRows) {
  const sorted = [...new Map(rows.map(row => [row.join(), row])).values()].toSorted(compare)
  return {sorted, numbers: new Map(sorted.map((row, number) => [row.join(), number]))}
}

/**
 * Merge states from the last level back.
 *
 * @returns rows of five edges by level: numbers of rows in the next level, of cost classes in the last
 */
function mergeBackward(levels, classes) {
  let numberOf = new Map(levels.at(-1).map(state => [state, classes.get(costsOf(state).join())]))
  const merged = []
  for (const level of levels.slice(0, -1).toReversed()) {
    const rowOf = new Map()
    for (const state of level) {
      const row = state.edges.map(next => numberOf.get(next))
      while (row.length < 5) row.push(row.at(-1))
      rowOf.set(state, row)
    }
    const {sorted, numbers} = numberRows([...rowOf.values()])
    numberOf = new Map([...rowOf].map(([state, row]) => [state, numbers.get(row.join())]))
    merged.unshift(sorted)
  }
  return merged
}

/** The ten costs of a suit that was read to its end; what is out of reach counts as 14. */
function costsOf(state) {
  return [...state.costs.subarray(0, 10)].map(cost => Math.min(cost, mostTiles))
}

/** Pack rows: column by column, each number as its difference to the one above. */
function pack(levels) {
  let text = ''
  for (const rows of levels) {
    for (let column = 0; column < 5; column++) {
      let above = 0
      for (const row of rows) {
        const difference = row[column] - above
        const value = difference < 0 ? -2 * difference - 1 : 2 * difference
        const rest = value - oneCharacter
        text +=
          rest < 0
            ? characters[value]
            : characters[oneCharacter + Math.floor(rest / characters.length)] +
              characters[rest % characters.length]
        above = row[column]
      }
    }
  }
  return text
}

/** All tables: costs by class, the automata of a suit and of honors packed, and their rows by level. */
export function shantenTable() {
  const suit = readForward(9, true)
  const honors = readForward(7, false)
  // Numbered by the last costs first, edges differ least from the row above: compressed, the table is a tenth smaller.
  const {sorted, numbers} = numberRows([...suit.at(-1), ...honors.at(-1)].map(costsOf), compareFromLast)
  const suitRows = mergeBackward(suit, numbers)
  const honorRows = mergeBackward(honors, numbers)
  return {
    costs: sorted.map(costs => costs.map(cost => cost.toString(15)).join('')).join(''),
    suitLevels: suitRows.map(rows => rows.length),
    suit: pack(suitRows),
    honorLevels: honorRows.map(rows => rows.length),
    honors: pack(honorRows)
  }
}

/** Text in lines of a hundred characters, as TypeScript. */
function inLines(text) {
  return text
    .match(/.{1,100}/g)
    .map(line => `\n  '${line}'`)
    .join(' +')
}

/** The source of `table.ts`. */
export function shantenSource() {
  const table = shantenTable()
  return `/**
 * Made by \`scripts/shanten-table.js\`, which says how; do not edit.
 * \`table.test.ts\` makes it again and compares.
 */

/** Tiles lacking for 0–4 melds without a pair, then with one; ten digits to base 15 a class. */
export const costs: string =${inLines(table.costs)}

/** Rows in each level of the automaton of a suit. */
export const suitLevels: readonly number[] = [${table.suitLevels.join(', ')}]

/** Edges of the automaton of a suit, packed. */
export const suitEdges: string =${inLines(table.suit)}

/** Rows in each level of the automaton of honors. */
export const honorLevels: readonly number[] = [${table.honorLevels.join(', ')}]

/** Edges of the automaton of honors, packed. */
export const honorEdges: string =${inLines(table.honors)}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../src/shanten/table.ts', import.meta.url), shantenSource())
}
