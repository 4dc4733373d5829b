/**
 * Keys that are written together: what a won hand is worth, what a hand waits for, what comes of each discard.
 */

/** Claims that one block has together, and what it has where they are made. */
const families: readonly (readonly [claims: readonly string[], around: readonly string[]])[] = [
  [
    ['yaku', 'score', 'fu', 'payments', 'scores-after'],
    ['ron', 'win', 'pao', 'ura-indicator', 'ippatsu', 'rinshan', 'chankan', 'haitei', 'houtei']
  ],
  [['payments', 'scores-after'], ['scores']],
  [['waits', 'takame', 'yasume', 'readings'], []],
  [['takame', 'yasume'], []],
  [['shanten', 'ukeire', 'discard'], []],
  [['value', 'win-rate', 'tenpai-rate'], []]
]

/** How many keys of the families of a key are written in its block: of each family, two at most. */
export function matesOf(id: string, here: ReadonlySet<string>): number {
  return families.reduce((sum, [claims, around]) => {
    const mates = claims.includes(id) ? [...claims, ...around].filter(one => one !== id && here.has(one)) : []
    return sum + (mates.length > 1 ? 1.5 : mates.length)
  }, 0)
}
