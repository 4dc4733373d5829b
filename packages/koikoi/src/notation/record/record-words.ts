/**
 * Words of records in every language: the keys of the header, the players, and the two decisions.
 */
import {lookup} from '@tehai/kernel/source'

/** What a line of a header states. */
export type Key = 'deal' | 'seed' | 'dealer' | 'rules' | 'month'

// Keys in every language.
export const keyByWord: Readonly<Record<string, Key>> = lookup({
  deal: 'deal',
  配札: 'deal',
  配り: 'deal',
  发牌: 'deal',
  發牌: 'deal',
  분배: 'deal',
  seed: 'seed',
  シード: 'seed',
  种子: 'seed',
  種子: 'seed',
  시드: 'seed',
  dealer: 'dealer',
  親: 'dealer',
  亲: 'dealer',
  亲家: 'dealer',
  庄家: 'dealer',
  莊家: 'dealer',
  선: 'dealer',
  rules: 'rules',
  ルール: 'rules',
  规则: 'rules',
  規則: 'rules',
  규칙: 'rules',
  month: 'month',
  月: 'month',
  月份: 'month',
  월: 'month'
})

/** Words at the beginning of lines of records. */
export const recordWords: readonly string[] = Object.keys(keyByWord)

/** Other words for the players. */
export const playerWords: ReadonlyMap<string, string> = new Map([
  ...[
    'me',
    'i',
    'self',
    'one',
    'first',
    'player',
    '自分',
    '私',
    '先手',
    'プレイヤー',
    '我',
    '自己',
    '나'
  ].map(word => [word, '1'] as const),
  ...['you', 'opponent', 'two', 'second', 'cpu', '相手', '後手', '对手', '對手', '상대'].map(
    word => [word, '2'] as const
  )
])

/** Words of the two decisions. */
export const callByWord: Readonly<Record<string, 'CallKoiKoi' | 'CallShobu'>> = lookup({
  koi: 'CallKoiKoi',
  koikoi: 'CallKoiKoi',
  'koi-koi': 'CallKoiKoi',
  こいこい: 'CallKoiKoi',
  来来: 'CallKoiKoi',
  來來: 'CallKoiKoi',
  코이코이: 'CallKoiKoi',
  stop: 'CallShobu',
  shobu: 'CallShobu',
  勝負: 'CallShobu',
  あがり: 'CallShobu',
  上がり: 'CallShobu',
  胜负: 'CallShobu',
  结束: 'CallShobu',
  結束: 'CallShobu',
  승부: 'CallShobu',
  스톱: 'CallShobu'
})
