/**
 * Context: what points depend on besides cards, as its values are written in lines and attributes.
 */
import type {Month} from '@tehai/koikoi'

/** Who has called koi-koi, and how often, in the words of a page. */
export interface Calls {
  readonly winner: number
  readonly loser: number
}

const callWords: readonly {readonly words: readonly string[]; readonly calls: Calls}[] = [
  {words: ['self', 'winner', '自分', 'あり', 'yes'], calls: {winner: 1, loser: 0}},
  {words: ['opponent', 'loser', '相手'], calls: {winner: 0, loser: 1}},
  {words: ['both', '両方', '双方'], calls: {winner: 1, loser: 1}},
  {words: ['none', 'なし', 'no'], calls: {winner: 0, loser: 0}}
]

/** Who has called; `undefined` where it cannot be read. */
export function readCalls(text: string): Calls | undefined {
  return callWords.find(({words}) => words.includes(text.toLowerCase()))?.calls
}

/** A month, as in `3` or 3月; `null` where it cannot be read. */
export function readMonth(text: string): Month | null {
  const month = Number(/^(\d{1,2})月?$/.exec(text.normalize('NFKC'))?.[1])
  return month >= 1 && month <= 12 ? (month as Month) : null
}
