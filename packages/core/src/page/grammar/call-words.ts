/**
 * Words for calls that an author may look for among the keys, as in `pon: 555z`. Calls are typed in the row of the hand.
 */
import {foldName} from '@tehai/kernel/block'

// How a call is typed, and its names.
const table: readonly (readonly [example: string, ...names: string[]])[] = [
  ["1'23m", 'chii', 'chi', 'チー', '吃', 'call', 'calls', 'meld', 'melds', '副露', '鳴き'],
  ["55'5z", 'pon', 'pung', 'ポン', '碰'],
  ["5'555z", 'kan', 'kong', 'minkan', 'daiminkan', 'カン', '明槓', '大明槓'],
  ["5'5'55z", 'kakan', 'shouminkan', '加槓', '小明槓'],
  ['5555+z', 'ankan', '暗槓']
]

const exampleByName: ReadonlyMap<string, string> = new Map(
  table.flatMap(([example, ...names]) => names.map(name => [foldName(name), example] as const))
)

/** How the call of a name is typed in a row; `undefined` if the word names none. */
export function exampleOfCall(name: string): string | undefined {
  return exampleByName.get(foldName(name))
}
