/**
 * Keys that are written together: about the value of a won hand, the waits of a hand, the result of each discard.
 */

/** Claims that occur together in a block, and the keys that a block has beside them. */
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

/** How many keys of the families of a key its block has, at most two of each family. */
export function matesOf(id: string, here: ReadonlySet<string>): number {
  return families.reduce((sum, [claims, around]) => {
    const mates = claims.includes(id) ? [...claims, ...around].filter(one => one !== id && here.has(one)) : []
    return sum + (mates.length > 1 ? 1.5 : mates.length)
  }, 0)
}
