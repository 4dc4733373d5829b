/**
 * Words that an author may try as keys, for things that are typed in the row of the hand: calls, as in `pon: 555z`, and
 * red fives, as in `aka: 1`.
 */
import {foldName} from '@tehai/kernel/block'

// How a call is typed, and its names.
const table: readonly (readonly [example: string, ...names: string[]])[] = [
  [
    "1'23m",
    'chii',
    'chi',
    'チー',
    '吃',
    '치',
    'call',
    'calls',
    'meld',
    'melds',
    '副露',
    '鳴き',
    '후로',
    '부로'
  ],
  ["55'5z", 'pon', 'pung', 'ポン', '碰', '퐁', '펑'],
  ["5'555z", 'kan', 'kong', 'minkan', 'daiminkan', 'カン', '明槓', '大明槓', '깡', '대명깡'],
  ["5'5'55z", 'kakan', 'shouminkan', '加槓', '小明槓', '가깡'],
  ['5555+z', 'ankan', '暗槓', '안깡']
]

const exampleByName: ReadonlyMap<string, string> = new Map(
  table.flatMap(([example, ...names]) => names.map(name => [foldName(name), example] as const))
)

/** Names for red fives, which are also typed among the tiles. */
const redFives: ReadonlySet<string> = new Set(
  [
    'aka',
    'akadora',
    'red',
    'reds',
    'red five',
    'red fives',
    'red dora',
    '赤',
    '赤ドラ',
    '赤五',
    '赤牌',
    '적도라'
  ].map(foldName)
)

/** Whether a name is one for red fives. */
export function isRedFive(name: string): boolean {
  return redFives.has(foldName(name))
}

/** How the call with a name is typed in a row; `undefined` if the word is not a call. */
export function exampleOfCall(name: string): string | undefined {
  return exampleByName.get(foldName(name))
}
